import { expect } from 'vitest';
import { programFor } from '../../../src/policy/programs/table.js';
import type { ProgramEffects, Word } from '../../../src/policy/shell/types.js';
import { anyOf, type PathFacts } from '../../../src/policy/types.js';

/** A workspace with a few files in it; nothing else exists. */
const files = ['README.md', 'a.txt', 'b.txt', 'src', 'src/main.c', '.env'];

export const world: PathFacts = {
  workspace: '/w',
  home: '/home/u',
  commandHome: '/home/u',
  realpath: (path) => path,
  kindOf: (path) => {
    if (!files.includes(path.replace(/^\/w\//, ''))) return 'missing';
    return path === '/w/src' ? 'directory' : 'file';
  },
  entries: () => [],
  linksBelow: () => ({ links: [], names: 0 }),
  packageManifest: () => null,
  repository: 'https://github.com/acme/widgets',
  sensitiveBelow: (directory) => ({ paths: directory === '/w' ? ['/w/.env'] : [], names: 6 }),
  sensitiveInGit: () => ({ tracked: [], untracked: ['/w/.env'] }),
};

/** Words with blanks between them. `'…'` is literal, `$X` any number of words, `"a$X"` one that begins with a. */
export function toWords(command: string): Word[] {
  return [...command.matchAll(/'([^']*)'|"([^"]*)\$\w+"|(\$\w+)|(\S+)/g)].map((match): Word => {
    const [source, quoted, prefix, unknown] = match;
    if (unknown !== undefined) return { kind: 'unknown', source };
    if (prefix !== undefined) return { kind: 'partial', prefix, source };
    return { kind: 'literal', value: quoted ?? source, source };
  });
}

export function readingOf(command: string): ProgramEffects {
  const argv = toWords(command);
  const program = programFor(argv[0]?.kind === 'literal' ? argv[0].value : '');
  if (program === undefined) throw new Error(`no table for ${command}`);
  return program.read({ argv, cwd: '/w' }, world);
}

/**
 * Everything that a reading says, sorted: `read a`, `write a`, `delete a`, `fetch url`; `!word` a hazard, `!!word`
 * one that no rule may allow, `!word?program sub` one that an open rule of these words covers; `> argv` an inner
 * command; `changes` where it is not read-only.
 */
export function summary(command: string): string[] {
  const reading = readingOf(command);
  // Program text that may touch anything is a hazard by the same text already.
  const effects = reading.effects.filter((effect) => /^$|\$X/.test(anyOf(effect) ?? ''));
  const lines = [
    ...effects.map((effect) => {
      const any = anyOf(effect);
      if (any !== null) return `${effect.kind} any ${any}`;
      if (effect.kind === 'fetch') return `fetch ${effect.url as string}`;
      if (effect.kind === 'post') return ['post', effect.what, effect.target].filter(Boolean).join(' ');
      return 'path' in effect ? `${effect.kind} ${(effect.path as string).replace(/^\/w\/?/, '') || '.'}` : effect.kind;
    }),
    ...reading.risks.map((risk) => {
      const also = risk.alsoCoveredBy === undefined ? '' : `?${risk.alsoCoveredBy.join(' ')}`;
      return `${risk.never === true ? '!!' : '!'}${risk.word}${also}`;
    }),
    ...reading.inner.map(
      (inner) => `> ${inner.kind === 'line' ? inner.command : inner.argv.map((word) => word.source).join(' ')}`,
    ),
    ...(reading.readOnly && effects.every(({ kind }) => kind === 'read' || kind === 'list') ? [] : ['changes']),
  ];
  return lines.sort();
}

/** A row of a table: a command, then everything that its reading says. */
export type Row = readonly string[];

export function check([command = '', ...found]: Row): void {
  expect({ command, found: summary(command) }).toEqual({ command, found: [...found].sort() });
}
