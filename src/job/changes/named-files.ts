import { type CallResult, withNestedCalls } from '../../tools/call-result.js';

/** Which files the calls of a run named: a commit takes no new file that only a command made, such as a report of tests. */
export type NamedFiles = Readonly<ReturnType<typeof createNamedFiles>>;

const fillsDirectory = /(?:^|[\s;&|(])(?:cp|mv|rsync|tar|unzip|git)\s/;
const mostWords = 20_000;

export function createNamedFiles(relative: (path: string) => string) {
  const written = new Set<string>();
  const words = new Set<string>();
  const directories = new Set<string>();
  const observe = (result: CallResult): void => {
    for (const { call, changes } of withNestedCalls([result])) {
      for (const { path } of changes) written.add(relative(path));
      const { command } = (call.input ?? {}) as { readonly command?: unknown };
      if (call.name !== 'Bash' || typeof command !== 'string' || words.size > mostWords) continue;
      for (const word of command.split(/[\s"'`=,:;()<>|&{}]+/).flatMap((word) => {
        const path = word.startsWith('/') ? relative(word) : word.replace(/^(?:\.\/)+/, '');
        return path === '' || path.startsWith('-') || path === '.' ? [] : [path];
      })) {
        words.add(word);
        if (fillsDirectory.test(command)) directories.add(word.replace(/\/$/, ''));
      }
    }
  };
  // The workspace may be below the top of the repository.
  const isWritten = (path: string): boolean => endsOf(path).some((end) => written.has(end));
  const isNamed = (path: string): boolean => {
    if (isWritten(path)) return true;
    const parts = path.split('/');
    const within = parts.flatMap((_, from) =>
      parts.slice(from, -1).map((__, to) => parts.slice(from, from + to + 1).join('/')),
    );
    // After `cd`, only the end of the path is there.
    return endsOf(path).some((end) => words.has(end)) || within.some((directory) => directories.has(directory));
  };
  return { observe, isWritten /** A file tool wrote it, or the words of a command name it. */, isNamed };
}

function endsOf(path: string): readonly string[] {
  const parts = path.split('/');
  return parts.map((_, at) => parts.slice(at).join('/'));
}
