import { posix } from 'node:path';

/** `@path` after a blank, an emphasis, Chinese or Japanese punctuation, or at the start of a line; not inside code. */
const reference = /(?:^|[\s(（、，。：*_])@((?:\\ |[^\s@`()、，。；：！？）」』】》])+)/g;

/** The paths that an instruction file imports with `@path`, as written, without duplicates. */
export function importsIn(text: string): readonly string[] {
  const imports = new Set<string>();
  let fence: string | null = null;
  for (const line of text.split('\n')) {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    if (mark !== undefined && (fence === null || (mark.startsWith(fence) && line.trim() === mark))) {
      fence = fence === null ? mark : null;
      continue;
    }
    if (fence !== null) continue;
    for (const [, written = ''] of withoutCode(line).matchAll(reference)) {
      const path = written.replace(/[.,;:!?'"\]}*_]+$/, '');
      if (path !== '') imports.add(path);
    }
  }
  return [...imports];
}

/** Whether a file contains only imports. */
export function onlyImports(text: string): boolean {
  return importsIn(text).length > 0 && text.replace(reference, '').trim() === '';
}

function withoutCode(line: string): string {
  return line.replace(/(`+)(?:(?!\1).)+\1/g, '``');
}

/** The target of an import (`@a\ b.md`, `@a.md#part`) relative to the workspace; `null` if it leaves the
 * directory that the importer is in: the workspace, or the one above it. */
export function importTarget(importer: string, written: string): string | null {
  const path = written.replace(/#.*$/, '').replaceAll('\\ ', ' ');
  if (/^([/~\\]|[A-Za-z]:)|\0/.test(path)) return null;
  const target = posix.join(posix.dirname(importer), path);
  const up = /^(?:\.\.\/)*/.exec(importer)?.[0] ?? '';
  return target.startsWith(up) && !/^\.\.(?:\/|$)/.test(target.slice(up.length)) ? target : null;
}
