import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { commands } from '../src/commands/flags.js';
import { parseInvocation } from '../src/commands/parse.js';
import { writerEvents } from '../src/event/writers.js';
import { exitCodeOf } from '../src/job/conclude.js';
import { conclusions } from '../src/job/result/types.js';
import { providers } from '../src/model/providers.js';
import {
  commandDirectories,
  folderInstructions,
  rootInstructions,
  skillDirectories,
} from '../src/prompt/well-known-folders.js';
import { handoffLimits } from '../src/report/handoff.js';
import { settingNames } from '../src/settings/table.js';

const root = resolve(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const pages = [
  'README.md',
  'CHANGELOG.md',
  'SECURITY.md',
  '.github/CONTRIBUTING.md',
  'src/README.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' }).map((name) => `docs/${name}`),
]
  .filter((path) => path.endsWith('.md'))
  .map((path) => path.replaceAll('\\', '/'));

/** Prose alone: fences and quoted comments are examples. */
const prose = (page: string) =>
  read(page)
    .replace(/^(`{3,})[^\n]*\n.*?^\1$/gms, '')
    .replace(/^>.*$/gm, '');
const links = (page: string) =>
  [
    ...prose(page)
      .replace(/`[^`\n]*`/g, '')
      .matchAll(/\]\(([^)\s]+)\)/g),
  ]
    .map(([, target = '']) => target)
    .filter((target) => !/^https?:/.test(target));

/** As GitHub makes them of headings. */
function anchors(page: string): readonly string[] {
  return [...prose(page).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

describe('links', () => {
  test.each(pages)('every link in %s has an existing target', (page) => {
    for (const link of links(page)) {
      const [path = '', anchor] = link.split('#');
      const target = path === '' ? page : relative(root, resolve(root, dirname(page), path));
      expect(existsSync(join(root, target)), link).toBe(true);
      if (anchor !== undefined) expect(anchors(target), link).toContain(anchor);
    }
  });

  test('every page can be reached from the README', () => {
    const reached = new Set(['README.md']);
    for (const page of reached) {
      for (const link of links(page)) {
        const target = relative(root, resolve(root, dirname(page), link.split('#')[0] ?? '')).replaceAll('\\', '/');
        if (pages.includes(target)) reached.add(target);
      }
    }
    expect([...reached].sort()).toEqual([...pages].sort());
  });
});

describe('paths', () => {
  test.each([
    'SECURITY.md',
    '.github/CONTRIBUTING.md',
    'src/README.md',
    'README.md',
  ])('every path in %s exists', (page) => {
    const withoutQuotes = read(page).replace(/^>.*$/gm, '');
    const paths = [...withoutQuotes.matchAll(/(?:^|[\s`(])((?:src|test|scripts|examples|docs|\.ci)\/[\w./-]*\w\/?)/gm)]
      .map(([, path = '']) => path)
      .filter((path) => !/NAME|KIND/.test(path) && !path.endsWith('github-write'));
    expect(paths.length).toBeGreaterThan(0);
    for (const path of paths) expect(existsSync(join(root, path)), path).toBe(true);
  });
});

test('src/README.md names only files and folders that exist', () => {
  const named = [...read('src/README.md').matchAll(/`([a-z][\w-]*(?:\/[\w-]+)*(?:\.ts|\/))`/g)].map(
    ([, path = '']) => path,
  );
  expect(named.length).toBeGreaterThan(20);
  for (const path of named)
    expect(existsSync(join(root, 'src', path)) || existsSync(join(root, path)), path).toBe(true);
});

describe('command lines', () => {
  const lines = pages.flatMap((page) =>
    [...read(page).matchAll(/(?:^|`)(?:node (?:dist|PATH\/dist)\/cli\.js|sallyport) ([a-z][^`\n]*)/gm)].map(
      ([, line = '']) => ({ page, words: wordsOf(line) }),
    ),
  );

  test('the pages contain command lines', () => {
    expect(lines.length).toBeGreaterThan(30);
  });

  test.each(lines)('$page: sallyport $words', ({ words: [name = '', ...rest] }) => {
    // `…` stands for what a reader fills in.
    const given = rest.filter((word) => !word.includes('…') && word !== '--help');
    const last = given.at(-1) ?? '';
    const open = rest.some((word) => word.includes('…')) && last.startsWith('--');
    if (name !== 'PROMPT') expect(() => parseInvocation(name, open ? given.slice(0, -1) : given)).not.toThrow();
  });

  test.each(pages)('every flag in the prose of %s exists', (page) => {
    const known = new Set(commands.flatMap(({ flags }) => flags.map(({ name }) => `--${name}`)));
    const inProse = prose(page).replace(/^\| `[^|]*\|/gm, '');
    for (const [, flag = ''] of inProse.matchAll(/`(--[a-z][\w-]*)[ =`]/g)) {
      if (!ofOthers.has(flag)) expect([...known, '--help', '--version'], flag).toContain(flag);
    }
  });
});

/** Flags of git, gh, bash and model servers that the pages mention, a removed flag, and a typing error that docs/errors.md shows. */
const ofOthers = new Set([
  '--pathspec-from-file',
  '--stat',
  '--jq',
  '--template',
  '--web',
  '--editor',
  '--approve',
  '--request-changes',
  '--body',
  '--body-file',
  '--comment',
  '--add-label',
  '--remove-label',
  '--add-assignee',
  '--name-only',
  '--force',
  '--include',
  '--exclude',
  '--exclude-dir',
  '--second-verdict',
  '--output',
  '--noprofile',
  '--norc',
  '--modle',
  '--enable-auto-tool-choice',
  '--tool-call-parser',
  '--jinja',
]);

/** The words of a shell line up to a comment, a pipe or a redirection; quotes taken away. */
function wordsOf(line: string): readonly string[] {
  const words = [...line.matchAll(/(?:'[^']*'|"[^"]*"|[^\s'"])+/g)].map(([word]) => word);
  const end = words.findIndex((word) => /^(#|\||<|>|&&|;)/.test(word));
  return words.slice(0, end < 0 ? words.length : end).map((word) => word.replaceAll(/['"]/g, ''));
}

/** The rows of a table below a heading, as cells. */
function rowsBelow(page: string, heading: string): readonly (readonly string[])[] {
  const section = read(page).split(`\n${heading}\n`)[1]?.split(/\n#+ /)[0] ?? '';
  return [...section.matchAll(/^\| (.+) \|$/gm)].map(([, row = '']) => row.split(' | ')).slice(2);
}

const codes = (text = '') => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

describe('the reference', () => {
  test('docs/outputs.md has every conclusion with its exit code', () => {
    const rows = rowsBelow('docs/outputs.md', '## How a job ends').flatMap(([names, code]) =>
      codes(names).map((name) => [name, Number(code)]),
    );
    expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(conclusions.map((one) => [one, exitCodeOf(one)])));
  });

  test.each(Object.entries(providers))('docs/models.md names the provider %s and the variable of its key', (name, {
    keyVariables,
  }) => {
    const named = codes(prose('docs/models.md'));
    expect(named.some((code) => code.startsWith(`${name}/`))).toBe(true);
    expect(named).toContain(keyVariables[0]);
  });
});

describe('the pages', () => {
  const moves = [...read('docs/migrate.md').matchAll(/^## (From .+)$/gm)].map(([, title = '']) => title);

  test.each(moves)('every replacement in docs/migrate.md is an input: %s', (title) => {
    const rows = rowsBelow('docs/migrate.md', `## ${title}`);
    expect(rows.length).toBeGreaterThan(3);
    for (const code of rows.flatMap(([, ours]) => codes(ours))) {
      const name = /^([a-z][a-z-]+)(?:: .*)?$/.exec(code)?.[1];
      if (name !== undefined && !notInputs.has(name)) expect(settingNames, code).toContain(name);
    }
  });

  test.each([
    ['docs/commands.md', commandDirectories.map(({ path }) => path)],
    ['docs/skills.md', skillDirectories],
    ['docs/instructions.md', [...folderInstructions, ...rootInstructions]],
  ])('%s lists the folders in search order', (page, places) => {
    const found = codes(prose(page)).filter((code) => places.includes(code));
    expect([...new Set(found)]).toEqual(places);
  });

  test('docs/forks.md names every limit of a hand-off', () => {
    const named = new Set(read('docs/forks.md').match(/[\d,]*\d(?: MB)?/g));
    const { fileBytes, ...others } = handoffLimits;
    expect(named).toContain(`${String(fileBytes / 1_000_000)} MB`);
    for (const limit of Object.values(others)) expect(named).toContain(limit.toLocaleString('en'));
  });

  test('docs/start.md names the events that only writers can cause', () => {
    const row = rowsBelow('docs/start.md', '## Which events start a run').find(([, , who]) =>
      who?.startsWith('no check: '),
    );
    expect(codes(row?.[0]).sort()).toEqual(writerEvents.filter((name) => !notEvents.has(name)).sort());
  });
});

/** Outputs and values in the tables that are not inputs. */
const notInputs = new Set([
  'result',
  'reason',
  'branch',
  'transcript-path',
  'system',
  'structured-output',
  'append',
  'github',
]);

/** A terminal, and a call of a workflow by another, whose event is that of the caller. */
const notEvents = new Set(['none', 'workflow_call']);
