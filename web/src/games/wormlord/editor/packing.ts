/** A map in a link: its text, packed into letters that any messenger leaves alone. */

/** The part of the address after the hash. */
export const pack = (text: string): string => {
  const bytes = new TextEncoder().encode(text.replace(/^([.o#1-4 ]+)$/gm, (line) => line.replaceAll(' ', '')));
  return `map=${btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
};

/** The text in an address; nothing where there is none, or only a torn piece of one. */
export function unpack(hash: string): string | null {
  const packed = /^#?map=([\w-]+)$/.exec(hash)?.[1];
  if (!packed) return null;
  try {
    const bytes = Uint8Array.from(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), (each) => each.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
