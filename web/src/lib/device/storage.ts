/** What this browser keeps for its reader. Nobody depends on it: without storage a page begins afresh and forgets. */

/** What was kept under a key; null where nothing was, or where it is no text of ours. */
export function kept(key: string, storage: () => Storage = () => localStorage): unknown {
  try {
    return JSON.parse(storage().getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** The same where an object is expected, whose fields may be anything. */
export function keptFields(key: string): Readonly<Record<string, unknown>> {
  const found = kept(key);
  return typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : {};
}

/** Keep something; a browser may refuse. */
export function keep(key: string, value: unknown, storage: () => Storage = () => localStorage): void {
  try {
    storage().setItem(key, JSON.stringify(value));
  } catch {
    // No storage, or none left.
  }
}
