/** Which files the pages are cut into: few for the first page, so that a slow connection has few to wait for. */
import type { GetManualChunk } from 'rollup';
import { LATER } from '../src/lib/words/languages';

type ModuleInfo = Parameters<GetManualChunk>[1]['getModuleInfo'];

/** Whatever the first page needs is one file; so are the words of a language. */
export function chunks(): GetManualChunk {
  let first: ReadonlySet<string> | null = null;
  return (id, { getModuleInfo, getModuleIds }) => {
    const [, language, name = ''] = /locales\/(\w+)\/(\w+)\.ftl/.exec(id) ?? [];
    if (language) return LATER.includes(name) ? `${language}.${name}` : `${language}.words`;
    first ??= needed([...getModuleIds()].find((each) => each.endsWith('/src/main.ts')) ?? '', getModuleInfo);
    return first.has(id) ? 'first' : undefined;
  };
}

/** Everything that a module imports, and what that imports, unless it is fetched later. */
function needed(entry: string, getModuleInfo: ModuleInfo): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [entry];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    open.push(...(getModuleInfo(id)?.importedIds ?? []));
  }
  found.delete(entry);
  return found;
}
