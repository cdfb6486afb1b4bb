/** A map by its name, where there is no room for its picture. */

/** The name of the map that was chosen; nothing where nobody chose one. */
export function mapInShort(_seats: number, options: Readonly<Record<string, unknown>>): string {
  const map = options['map'];
  if (typeof map !== 'string') return '';
  return map.includes('\n') ? (/^name:(.*)$/m.exec(map)?.[1]?.trim() ?? '') : map;
}

/** How high the maps are that a host chooses from, and the one that guests see, in rem. */
export const MAP_ROOM = [25, 7] as const;
