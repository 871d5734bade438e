import { isRecord } from '../parsed-json.js';

/** A directory of this machine, and the placeholder that stands for it in what is pinned. */
export interface MachinePath {
  readonly path: string;
  readonly placeholder: string;
}

/** Where the home and temporary directories of machines are. */
const usual =
  /(?<![\w.:/-])\/(?:home|Users|root|tmp|var\/(?:tmp|folders)|private\/(?:tmp|var)|workspaces|github|__w)(?:\/[\w.@+~-]+)*(?=$|[^\w/-])/g;
const fillIn = '${PATH}';

/** So that a pin is the same on a laptop and in CI: some servers describe their working directory or mounted folders. */
export function withoutMachinePaths<T>(value: T, paths: readonly MachinePath[]): T {
  const longestFirst = paths.filter(({ path }) => path.length > 1).toSorted((a, b) => b.path.length - a.path.length);
  return replaced(value, (text) => onceEach(longestFirst.reduce(replacePath, text).replaceAll(usual, fillIn))) as T;
}

function replaced(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((one) => replaced(one, change));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, replaced(one, change)]));
}

/** Only whole path segments, and not the end of a longer path. */
function replacePath(text: string, { path, placeholder }: MachinePath): string {
  let rest = text;
  let done = '';
  for (let at = rest.indexOf(path); at >= 0; at = rest.indexOf(path)) {
    const before = `${done}${rest.slice(0, at)}`.at(-1) ?? '';
    const after = rest.charAt(at + path.length);
    const isWhole = !/[\w.:/-]/.test(before) && !/[\w-]/.test(after);
    done += rest.slice(0, at) + (isWhole ? placeholder : path);
    rest = rest.slice(at + path.length);
  }
  return done + rest;
}

/** One line for all mounted folders: their number is one of the machine. */
function onceEach(text: string): string {
  const lines = text.split('\n');
  return lines.filter((line, at) => line !== lines[at - 1] || !line.includes('${')).join('\n');
}
