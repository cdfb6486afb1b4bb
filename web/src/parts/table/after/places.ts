/** Which place everybody has: the winners share the first, the others stand by what they have. */
export function places(seats: readonly number[], winners: readonly number[], standing: readonly number[] | null): ReadonlyMap<number, number> {
  const has = (seat: number): number => standing?.[seat] ?? 0;
  const isAhead = (one: number, other: number): boolean => {
    if (winners.includes(one) !== winners.includes(other)) return winners.includes(one);
    return !winners.includes(one) && has(one) > has(other);
  };
  return new Map(seats.map((seat) => [seat, 1 + seats.filter((other) => isAhead(other, seat)).length]));
}

/** Who is ahead of all the others: nobody while all have the same. */
export function leaders(points: readonly number[]): ReadonlySet<number> {
  const most = Math.max(...points);
  return new Set(points.every((each) => each === most) ? [] : points.flatMap((each, index) => (each === most ? [index] : [])));
}
