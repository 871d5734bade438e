import { realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/** A file that a process touched, by its real path. */
export interface Touched {
  readonly kind: 'read' | 'write' | 'delete';
  readonly path: string;
  readonly call: string;
}

/** The system calls that open, make, change and remove files; strace names the directories of relative paths. */
export const traced =
  '?open,openat,?openat2,?creat,?mkdir,mkdirat,?rmdir,?unlink,unlinkat,?rename,?renameat,renameat2,?link,linkat,?symlink,symlinkat,?chmod,fchmodat,fchmod,?chown,?lchown,fchownat,fchown,truncate,?utime,?utimes,?futimesat,utimensat,?mknod,mknodat,chdir,fchdir';

/**
 * Reads a log of `strace -f -y -z`, cut into parts where a file named `mark-N` is opened. Throws where the
 * directory of a relative path is not known, so that nothing is passed over.
 */
export function readTrace(log: string): Map<number, Touched[]> {
  const parts = new Map<number, Touched[]>();
  const directories = new Map<string, string>();
  let part: Touched[] = [];
  for (const line of wholeLines(log)) {
    const match = /^(\d+)\s+(\w+)\((.*)\)\s+= (?:\d+)(?:<(.*)>)?/.exec(line);
    if (match === null) continue;
    const [, pid = '', name = '', args = '', result] = match;
    const here = /AT_FDCWD<([^>]*)>/.exec(args)?.[1];
    if (here !== undefined) directories.set(pid, here);
    const mark = /mark-(\d+)$/.exec(result ?? '')?.[1];
    if (mark !== undefined) {
      part = [];
      parts.set(Number(mark), part);
    } else if (name === 'chdir' || name === 'fchdir') {
      const [to] = pathsOf(args, directories.get(pid));
      if (to !== undefined) directories.set(pid, to);
    } else part.push(...touchedBy(name, args, result, directories.get(pid)));
  }
  return parts;
}

/** A call during which another process made one is written in two parts; they are put together where it ended. */
function* wholeLines(log: string): Generator<string> {
  const begun = new Map<string, string>();
  for (const line of log.split('\n')) {
    const first = /^(\d+)(\s+\w+\(.*) <unfinished \.\.\.>$/.exec(line);
    const second = /^(\d+)\s+<\.\.\. \w+ resumed>(.*)$/.exec(line);
    if (first !== null) begun.set(first[1] ?? '', first[2] ?? '');
    else if (second !== null) yield `${second[1] ?? ''}${begun.get(second[1] ?? '') ?? ''}${second[2] ?? ''}`;
    else yield line;
  }
}

function touchedBy(name: string, args: string, result: string | undefined, directory: string | undefined): Touched[] {
  if (/^(?:open|creat)/.test(name)) {
    if (result === undefined || /O_PATH|O_DIRECTORY/.test(args)) return [];
    const path = result.replace(/ ?\(deleted\)$/, '').replace(/>\(deleted\)$/, '');
    const kinds = /O_RDWR/.test(args)
      ? (['read', 'write'] as const)
      : /O_RDONLY/.test(args)
        ? (['read'] as const)
        : (['write'] as const);
    const made = /O_CREAT|O_TRUNC/.test(args) && !kinds.includes('write' as never) ? (['write'] as const) : [];
    return [...kinds, ...made].map((kind) => ({ kind, path, call: `${name}(${args})` }));
  }
  const found = pathsOf(args, directory).map(realParent);
  const [first, second] = found;
  const call = `${name}(${args})`;
  const as = (kind: Touched['kind'], path: string | undefined): Touched[] =>
    path === undefined ? [] : [{ kind, path, call }];
  if (/^(?:unlink|rmdir)/.test(name)) return as('delete', first);
  if (name.startsWith('rename')) return [...as('delete', first), ...as('write', second)];
  // A second name for a file gives its content; the text of a symbolic link gives nothing by itself.
  if (name.startsWith('link')) return [...as('read', first), ...as('write', second)];
  if (name.startsWith('symlink')) return as('write', found.at(-1));
  return as('write', first);
}

/** Absolute paths in the arguments of a call, in order; a descriptor without a name is its file. */
function pathsOf(args: string, directory: string | undefined): string[] {
  const found: string[] = [];
  let base = directory;
  for (const match of args.matchAll(/(?:AT_FDCWD|\d+)<((?:[^>\\]|\\.)*)>|"((?:[^"\\]|\\.)*)"/g)) {
    const [, place, text] = match;
    if (text === undefined) {
      base = unescape(place ?? '');
      if (!args.slice(match.index + match[0].length).startsWith(', "')) found.push(base);
      continue;
    }
    const path = unescape(text);
    if (!path.startsWith('/') && base === undefined) throw new Error(`the directory of ${path} is not known`);
    found.push(resolve(base ?? '/', path));
    base = directory;
  }
  return found;
}

function unescape(text: string): string {
  return text
    .replace(/\\([\\"])/g, '$1')
    .replaceAll('\\n', '\n')
    .replaceAll('\\t', '\t');
}

function realParent(path: string): string {
  try {
    return join(realpathSync(dirname(path)), basename(path));
  } catch {
    return path;
  }
}
