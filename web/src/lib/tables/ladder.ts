/** Bots as people choose them: a ladder from the first rung up. */

/** How high a bot stands; 0 if its name does not say. */
export const rung = (bot: string): number => (/^\d+$/.test(bot) ? Number(bot) : 0);

/** The bots to choose from, weakest first; those named for studies are left out. */
export function ladder(bots: readonly string[]): string[] {
  return bots.filter((bot) => !bot.includes('@')).sort((one, other) => rung(one) - rung(other));
}

/** The bot for somebody who does not choose: not the weakest, far from the strongest. */
export function friendlyBot(bots: readonly string[]): string | undefined {
  const known = ladder(bots);
  return known.find((bot) => rung(bot) === 2) ?? known[Math.min(1, known.length - 1)];
}
