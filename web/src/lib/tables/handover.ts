/** Games from a file on their way to the study page: nobody else knows them. */

interface Handed {
  game: string;
  records: readonly string[];
}

let handed: Handed | null = null;

/** Give games from a file to the study page. */
export function handOver(games: Handed): void {
  handed = games;
}

/** The games from a file that were given to the study page. */
export const handedOver = (): Handed | null => handed;
