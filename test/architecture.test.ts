import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const source = resolve(import.meta.dirname, '../src');

/** The floors of src/README.md; a file belongs to the longest prefix. */
const floors: readonly (readonly [prefix: string, floor: number])[] = [
  ['bundle.ts', 10],
  ['action.ts', 9],
  ['cli.ts', 9],
  ['main.ts', 8],
  ['main/', 8],
  ['commands/', 8],
  ['config/', 7],
  ['report/', 7],
  ['batch/', 6],
  ['agent/', 5],
  ['prompt/', 5],
  ['pipeline/', 4],
  ['tools/', 3],
  ['model/', 3],
  ['trigger/', 3],
  ['host/', 2],
  ['policy/', 1],
  ['messages/', 1],
  ['errors.ts', 0],
  ['text.ts', 0],
  ['version.ts', 0],
];

interface Import {
  readonly from: string;
  readonly to: string;
}

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts'));
const texts = new Map(files.map((file) => [file, readFileSync(join(source, file), 'utf8')]));
const imports = files.flatMap((from) => specifiersOf(from).map((to): Import => ({ from, to })));

function specifiersOf(file: string): readonly string[] {
  const text = texts.get(file) ?? '';
  return [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map((match) => match[1] ?? '');
}

function targetOf({ from, to }: Import): string | null {
  if (!to.startsWith('.')) return null;
  return relative(source, resolve(source, dirname(from), to))
    .replaceAll('\\', '/')
    .replace(/\.js$/, '.ts');
}

function roomOf(file: string): readonly [string, number] {
  const room = floors.find(([prefix]) => file === prefix || (prefix.endsWith('/') && file.startsWith(prefix)));
  if (room === undefined) throw new Error(`${file} stands in no room: add it to the floors here and in src/README.md`);
  // main.ts and the chapters of its story in main/ are one room.
  return room[0] === 'main/' ? ['main.ts', room[1]] : room;
}

describe('floors', () => {
  test('every file stands in a room', () => {
    expect(() => files.map(roomOf)).not.toThrow();
  });

  test('imports run downward only, never to a neighbour', () => {
    const breaches = imports.flatMap((one) => {
      const target = targetOf(one);
      if (target === null) return [];
      const [fromRoom, fromFloor] = roomOf(one.from);
      const [toRoom, toFloor] = roomOf(target);
      return fromRoom === toRoom || toFloor < fromFloor ? [] : [`${one.from} → ${target}`];
    });
    expect(breaches).toEqual([]);
  });

  test('no file imports itself in a circle', () => {
    const edges = new Map<string, string[]>();
    for (const one of imports) {
      const target = targetOf(one);
      if (target !== null) edges.set(one.from, [...(edges.get(one.from) ?? []), target]);
    }
    const inCircle = files.filter((file) => reaches(file, file, edges));
    expect(inCircle).toEqual([]);
  });
});

function reaches(start: string, goal: string, edges: ReadonlyMap<string, readonly string[]>): boolean {
  const seen = new Set<string>();
  const queue = [...(edges.get(start) ?? [])];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    if (next === goal) return true;
    if (seen.has(next)) continue;
    seen.add(next);
    queue.push(...(edges.get(next) ?? []));
  }
  return false;
}

describe('doors', () => {
  const matching = (pattern: RegExp, except: (file: string) => boolean) =>
    files.filter((file) => !except(file) && pattern.test(texts.get(file) ?? ''));
  const inHost = (file: string) => file.startsWith('host/');
  const isEntry = (file: string) => file === 'action.ts' || file === 'cli.ts';

  test.each([
    ['only the entries read the environment and the arguments', /process\s*\.\s*(env|argv)/, isEntry],
    [
      'only host/ touches files, processes and the network',
      /['"](node:)?(fs|fs\/promises|child_process|http|https|net|tls|dns|worker_threads|execa)['"]|\bfetch\(/,
      inHost,
    ],
    ['only host/ writes to the terminal', /process\s*\.\s*(stdout|stderr|stdin)|console\./, inHost],
    ['only the action knows @actions/core', /['"]@actions\/core['"]/, (file: string) => file === 'action.ts'],
    ['time limits come from host/time-limit.ts: Node 20 loses others', /AbortSignal\.(any|timeout)\(/, () => false],
    ['only host/ knows @actions/github', /['"]@actions\/github['"]/, inHost],
  ] as const)('%s', (_name, pattern, except) => {
    expect(matching(pattern, except)).toEqual([]);
  });

  test('nothing starts a shell by option and nothing evaluates text', () => {
    expect(matching(/shell:\s*true|\beval\(|new Function\(/, () => false)).toEqual([]);
  });
});

describe('form', () => {
  test('no barrels: no file only re-exports', () => {
    const barrels = files.filter((file) => /^export (\*|\{[^}]*\}) from /m.test(texts.get(file) ?? ''));
    expect(barrels).toEqual([]);
  });

  test('no class but errors', () => {
    const classes = files.flatMap((file) =>
      [...(texts.get(file) ?? '').matchAll(/^\s*(?:export )?(?:default )?(?:abstract )?class (\w+)( extends (\w+))?/gm)]
        .filter((match) => match[3] !== 'Error')
        .map((match) => `${file}: ${match[1] ?? ''}`),
    );
    expect(classes).toEqual([]);
  });
});
