/** The seats on which somebody sits who did not before; at first nobody has just come. */
export function arrivals(before: readonly string[] | null, now: readonly string[]): readonly number[] {
  return now.flatMap((name, seat) => (before !== null && name !== '' && name !== before[seat] ? [seat] : []));
}
