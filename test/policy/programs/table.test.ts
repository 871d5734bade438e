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

async function exportedPrograms(): Promise<readonly { file: string; program: Program }[]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    // Modules of `python -m` have the form of programs, and no name of their own on a PATH.
    (file) => file.endsWith('.ts') && file !== 'table.ts' && basename(file) !== 'standard-modules.ts',
  );
  const programsOf = files.map(async (file) => {
    const exported = Object.values((await import(join(folder, file))) as Record<string, unknown>);
    return exported
      .flat()
      .filter(isProgram)
      .map((program) => ({ file: basename(file, '.ts'), program }));
  });
  return (await Promise.all(programsOf)).flat();
}

function isProgram(value: unknown): value is Program {
  return typeof value === 'object' && value !== null && 'names' in value && 'read' in value;
}

const asFileName = (name: string): string => name.replace(/[_.]/g, '-');

describe('the table', () => {
  test('the table contains every name once', () => {
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test('the table contains every exported program exactly once (npm run programs)', async () => {
    const exported = (await exportedPrograms()).map(({ program }) => program);
    expect(exported.filter((program) => !programs.includes(program)).map((program) => program.names)).toEqual([]);
    expect(programs.length).toBe(new Set(exported).size);
  });

  test('a file with one name of a program, and only that file, is named after it; other names are of families', async () => {
    const namesIn = new Map<string, Set<string>>();
    for (const { file, program } of await exportedPrograms())
      namesIn.set(file, new Set([...(namesIn.get(file) ?? []), ...program.names.map(asFileName)]));
    const known = new Set(names.map(asFileName));
    const misnamed = [...namesIn].filter(
      ([file, programNames]) => !programNames.has(file) && (programNames.size === 1 || known.has(file)),
    );
    expect(misnamed.map(([file, programNames]) => `${file}: ${[...programNames].join(' ')}`)).toEqual([]);
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
