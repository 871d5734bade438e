import { readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { programFor, programs } from '../../../src/policy/programs/table.js';
import type { Program, Word } from '../../../src/policy/shell/types.js';
import { anyOf } from '../../../src/policy/types.js';
import { summary, world } from './describe.js';

const names = programs.flatMap((program) => program.names);
const folder = resolve(import.meta.dirname, '../../../src/policy/programs');

/** Files that are named after a family of programs instead of one of them. */
const families = [
  ...['builtins', 'guarded-programs', 'python', 'shells', 'forges', 'formatters', 'cloud-clients'],
  ...['coreutils', 'copying', 'text-files', 'system', 'file-viewers', 'system-information', 'system-packages'],
  ...['cpp-checkers', 'file-linters', 'go-checkers', 'security-scanners', 'language-builds', 'compilers'],
  ...['javascript-checkers', 'javascript-runners', 'javascript-test-runners', 'web-builds', 'network-queries'],
  ...[
    'build-tools',
    'php',
    'python-runners',
    'python-tools',
    'ruby-tools',
    'wrappers',
    'zip',
    'downloads',
    'kubernetes',
  ],
];

async function exportedPrograms(): Promise<readonly { file: string; program: Program }[]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const found = files.map(async (file) => {
    const name = basename(file, '.ts');
    const exported = Object.values((await import(join(folder, file))) as Record<string, unknown>);
    // Other files list programs of several.
    const own = families.includes(name) ? exported.flat() : exported;
    return own.filter(isProgram).map((program) => ({ file: name, program }));
  });
  return (await Promise.all(found)).flat();
}

function isProgram(value: unknown): value is Program {
  return typeof value === 'object' && value !== null && 'names' in value && 'read' in value;
}

describe('the table', () => {
  test('the table contains every name once', () => {
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test('the table contains every exported program exactly once (npm run programs)', async () => {
    const exported = (await exportedPrograms()).map(({ program }) => program);
    expect(exported.filter((program) => !programs.includes(program)).map((program) => program.names)).toEqual([]);
    expect(programs.length).toBe(new Set(exported).size);
  });

  test('every file of programs is named after one of them or after their family', async () => {
    const misnamed = (await exportedPrograms()).filter(
      ({ file, program }) =>
        !families.includes(file) && !program.names.some((name) => name.replace(/[_.]/g, '-') === file),
    );
    expect(misnamed.map(({ file, program }) => `${file}: ${program.names.join(' ')}`)).toEqual([]);
  });

  test('programs are found by bare, case-sensitive names', () => {
    expect(programFor('git')?.names).toEqual(['git']);
    for (const name of ['GIT', './git', 'git-log', '', 'constructor', '__proto__'])
      expect(programFor(name)).toBeUndefined();
  });

  test('every program names a published source, and one sentence if a rule grants more', () => {
    for (const program of programs) {
      expect(program.source).toMatch(/^https:\/\//);
      if (program.grants !== null) expect(program.grants).toMatch(/^[A-Z].*\.$/);
    }
  });
});

/** Programs for which every word is data. */
const harmless = ['echo', 'true', 'false', ':', 'pwd', 'yes', 'expr', 'factor', 'test', '['];

describe('every program', () => {
  const known = names.filter((name) => !harmless.includes(name));

  test.each([
    ['an unknown option', '--zzz-unknown'],
    ['a word that may become an option', '$X'],
    ['a word that begins with an unknown value', '"$X"'],
  ])('no program accepts %s', (_, word) => {
    expect(known.filter((name) => !/!|>/.test(summary(`${name} ${word}`).join(' ')))).toEqual([]);
  });

  test('every program evaluates any words, with absolute paths in its effects', () => {
    const word = fc.oneof(
      fc.constantFrom(
        '-',
        '--',
        '-c',
        '-e',
        '-f',
        '-o',
        '-x',
        '-i',
        '-m',
        '--output=x',
        '-exec',
        '{}',
        ';',
        '+',
        'a=b',
        '../x',
        '',
        's/a/b/',
        'log',
        'run',
        'pr',
        'view',
        'api',
        'test',
      ),
      fc.string({ maxLength: 12 }),
    );
    const words = fc.array(
      fc.oneof(
        word.map((value): Word => ({ kind: 'literal', value, source: value })),
        word.map((prefix): Word => ({ kind: 'partial', prefix, source: `"${prefix}$X"` })),
        fc.constant<Word>({ kind: 'unknown', source: '$X' }),
      ),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(fc.constantFrom(...names), words, (name, rest) => {
        const reading = programFor(name)?.read(
          { argv: [{ kind: 'literal', value: name, source: name }, ...rest], cwd: '/w' },
          world,
        );
        for (const effect of reading?.effects ?? []) {
          if ('path' in effect && anyOf(effect) === null) expect(effect.path).toMatch(/^\/(?!\/)/);
        }
        for (const risk of reading?.risks ?? []) expect(risk.why).not.toBe('');
      }),
      { numRuns: 3000 },
    );
  });
});
