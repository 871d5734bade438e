import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const source = resolve(import.meta.dirname, '../src');

/** The layers of src/README.md; a file belongs to the longest prefix. */
const layers: readonly (readonly [prefix: string, layer: number])[] = [
  ['bundle.ts', 15],
  ['action.ts', 14],
  ['cli.ts', 14],
  ['app/', 13],
  ['commands/', 13],
  ['batch/', 12],
  ['start/', 11],
  ['publish/', 10],
  ['report/', 9],
  ['job/', 8],
  ['settings/', 6],
  ['context/', 7],
  ['agent/', 5],
  ['prompt/', 5],
  ['github-writes/', 4],
  ['pipeline/', 4],
  ['mcp/', 4],
  ['tools/', 3],
  ['hooks/', 3],
  ['model/', 3],
  ['event/', 3],
  ['platform/', 2],
  ['sanitize/', 2],
  ['policy/', 1],
  ['messages/', 1],
  ['errors.ts', 0],
  ['fingerprint.ts', 0],
  ['text.ts', 0],
  ['lazy-reg-exp.ts', 0],
  ['format-number.ts', 0],
  ['parsed-json.ts', 0],
  ['plain-text.ts', 0],
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

function folderOf(file: string): readonly [string, number] {
  const folder = layers.find(([prefix]) => file === prefix || (prefix.endsWith('/') && file.startsWith(prefix)));
  if (folder === undefined) throw new Error(`${file} is in no layer: add it to the layers here and in src/README.md`);
  return folder;
}

test('every folder of test/ is a folder of src/, except for doubles, cases, fixtures and e2e', () => {
  const ofTests = /^(doubles|cases|fixtures|e2e)(\/|$)/;
  const folders = readdirSync(import.meta.dirname, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => relative(import.meta.dirname, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((folder) => !ofTests.test(folder) && !existsSync(join(source, folder)));
  expect(folders).toEqual([]);
});

describe('layers', () => {
  test('every file belongs to a layer', () => {
    expect(() => files.map(folderOf)).not.toThrow();
  });

  test('every import goes to a lower layer or stays in its folder', () => {
    const breaches = imports.flatMap((one) => {
      const target = targetOf(one);
      if (target === null) return [];
      const [fromFolder, fromLayer] = folderOf(one.from);
      const [toFolder, toLayer] = folderOf(target);
      return fromFolder === toFolder || toLayer < fromLayer ? [] : [`${one.from} → ${target}`];
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

describe('rooms', () => {
  const folders = [...new Set(files.map((file) => file.split('/')[0] ?? ''))].filter((name) => !name.endsWith('.ts'));

  test.each(folders)('the subfolders and files of %s/ import each other without a circle', (folder) => {
    const edges = edgesOf(folder);
    const circular = [...edges].flatMap(([from, targets]) =>
      [...targets].filter((to) => reaches(to, from, edges)).map((to) => `${from} → ${to}`),
    );
    expect(circular).toEqual([]);
  });

  test('job/ has at most 18 rooms on 8 levels', () => {
    const edges = edgesOf('job');
    const rooms = new Set(files.map((file) => roomOf(file, 'job')).filter((room) => room !== null));
    const levelOf = (room: string): number =>
      Math.max(0, ...[...(edges.get(room) ?? [])].map((target) => 1 + levelOf(target)));
    expect(rooms.size).toBeLessThanOrEqual(18);
    expect(Math.max(...[...rooms].map(levelOf)) + 1).toBeLessThanOrEqual(8);
  });

  test('no folder has more than 30 files, except for the programs of the policy', () => {
    const counts = new Map<string, number>();
    for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
    const crowded = [...counts].filter(([folder, count]) => count > 30 && folder !== 'policy/programs');
    expect(crowded).toEqual([]);
  });

  function edgesOf(folder: string): ReadonlyMap<string, ReadonlySet<string>> {
    const edges = new Map<string, Set<string>>();
    for (const one of imports) {
      const target = targetOf(one);
      const from = roomOf(one.from, folder);
      const to = target === null ? null : roomOf(target, folder);
      if (from !== null && to !== null && from !== to) edges.set(from, (edges.get(from) ?? new Set()).add(to));
    }
    return edges;
  }

  function roomOf(file: string, folder: string): string | null {
    return file.startsWith(`${folder}/`) ? (file.slice(folder.length + 1).split('/')[0] ?? null) : null;
  }
});

function reaches(start: string, goal: string, edges: ReadonlyMap<string, Iterable<string>>): boolean {
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

describe('usual changes', () => {
  const table =
    /## Usual changes\n.*?(\n\| .*?)\n\n[^|]/s.exec(readFileSync(join(source, 'README.md'), 'utf8'))?.[1] ?? '';
  const rows = [...table.matchAll(/^\| (a .+?) \| `(.+?)` \| (.+) \|$/gm)].map(
    ([, change = '', example = '', named = '']) => ({
      ...{ change, example },
      named: [...named.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
    }),
  );

  test('src/README.md has examples of them', () => {
    expect(rows.map(({ change }) => change)).toEqual([
      'a program',
      'a setting',
      'a GitHub write',
      'a provider',
      'a tool',
    ]);
  });

  test.each(rows)('$change touches the files that src/README.md lists: $example', ({ example, named }) => {
    const fileName = example.replace(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase();
    const word = new RegExp(`\\b${example}|${example}\\b|/${fileName}\\.js`);
    const touched = files.filter((file) => word.test(texts.get(file) ?? ''));
    expect(touched.sort()).toEqual([...named].sort());
  });
});

describe('ports', () => {
  const matching = (pattern: RegExp, except: (file: string) => boolean) =>
    files.filter((file) => !except(file) && pattern.test(texts.get(file) ?? ''));
  const inPlatform = (file: string) => file.startsWith('platform/');
  const isEntry = (file: string) => file === 'action.ts' || file === 'cli.ts';

  test.each([
    ['only the entries read the environment and the arguments', /process\s*\.\s*(env|argv)/, isEntry],
    [
      'only platform/ touches files, processes and the network',
      /['"](node:)?(fs|fs\/promises|child_process|http|https|net|tls|dns|worker_threads|execa)['"]|\bfetch\(/,
      inPlatform,
    ],
    ['only platform/ writes to the terminal', /process\s*\.\s*(stdout|stderr|stdin)|console\./, inPlatform],
    ['only the action knows @actions/core', /['"]@actions\/core['"]/, (file: string) => file === 'action.ts'],
    [
      'time limits come from platform/process/time-limit.ts: Node 20 loses others',
      /AbortSignal\.(any|timeout)\(/,
      () => false,
    ],
    ['only platform/ knows @actions/github', /['"]@actions\/github['"]/, inPlatform],
  ] as const)('ports: %s', (_name, pattern, except) => {
    expect(matching(pattern, except)).toEqual([]);
  });

  test('nothing starts a shell by option and nothing evaluates text', () => {
    expect(matching(/shell:\s*true|\beval\(|new Function\(/, () => false)).toEqual([]);
  });
});

describe('form', () => {
  test('no file only re-exports', () => {
    const barrels = files.filter((file) => /^export (\*|\{[^}]*\}) from /m.test(texts.get(file) ?? ''));
    expect(barrels).toEqual([]);
  });

  test('no two exports share a name', () => {
    const homes = new Map<string, Set<string>>();
    const declared = /^export (?:async )?(?:const|function\*?|class|interface|type) (\w+)/gm;
    for (const [file, text] of texts)
      for (const [, name = ''] of text.matchAll(declared)) homes.set(name, (homes.get(name) ?? new Set()).add(file));
    const shared = [...homes].filter(([, where]) => where.size > 1).map(([name, where]) => [name, ...where].join(' '));
    expect(shared).toEqual([]);
  });

  test('only errors are classes', () => {
    const classes = files.flatMap((file) =>
      [...(texts.get(file) ?? '').matchAll(/^\s*(?:export )?(?:default )?(?:abstract )?class (\w+)( extends (\w+))?/gm)]
        .filter((match) => match[3] !== 'Error')
        .map((match) => `${file}: ${match[1] ?? ''}`),
    );
    expect(classes).toEqual([]);
  });
});
