import { literalSegment } from '../files/glob.js';
import { sensitivity } from '../files/sensitivity.js';
import { programs } from '../programs/table.js';
import type { PathFacts } from '../types.js';
import type { Note } from './lint-command.js';
import type { Rule } from './parse-rules.js';
import type { PathPattern } from './path-pattern.js';
import { editDistance } from './tool-names.js';

/** Lint messages for an ask or deny rule that matches nothing, or less than it seems to, as it is written. `world`: the files, if known. */
export function notesOnForbidding(
  { text, specifier }: Rule,
  world: PathFacts | null,
): readonly Note<'never-matches' | 'only-at-top'>[] {
  if (specifier.kind === 'path')
    return [
      ...onlyAtTop(text, specifier.pattern),
      ...(world === null ? [] : missingDirectory(specifier.pattern, world)),
    ];
  if (specifier.kind !== 'command') return [];
  const [word] = specifier.pattern.words;
  const name = word?.kind === 'literal' ? word.text : word?.kind === 'pieces' ? (word.pieces[0] ?? '') : '';
  const [, program = '', subCommand = ''] = /^([\w.-]+):([\w-]+)/.exec(name) ?? [];
  if (program !== '')
    return [
      {
        id: 'never-matches',
        message: `no program is called ${name}, so the rule forbids nothing`,
        hint: `write Bash(${program} ${subCommand}:*)`,
      },
    ];
  const meant = word?.kind === 'literal' ? misspelledProgram(word.text) : undefined;
  return meant === undefined
    ? []
    : [
        {
          id: 'never-matches',
          message: `no known program is called ${name}, so the rule may forbid nothing`,
          hint: `did you mean ${meant}?`,
        },
      ];
}

/** The known program that is one typing error away: a letter, or two letters in the wrong order. */
function misspelledProgram(name: string): string | undefined {
  const names = programs.flatMap((program) => program.names);
  if (names.includes(name) || !/^[a-z-]{3,20}$/.test(name)) return undefined;
  const sorted = (text: string): string => Array.from(text).sort().join('');
  return names.find(
    (known) =>
      known.length > 2 &&
      (sorted(known) === sorted(name)
        ? editDistance(known, name) === 2
        : name.length > 4 && editDistance(known, name) === 1),
  );
}

/** Ignore files, and the lists of other products, mean a name without a slash in every directory. */
function onlyAtTop(rule: string, { base }: PathPattern): readonly Note<'only-at-top'>[] {
  const name = rule.slice(rule.indexOf('(') + 1, -1).trim();
  if (base !== 'workspace' || name.includes('/') || /^\*+$/.test(name) || sensitivity(`/x/${name}`) === 'high')
    return [];
  return [
    {
      id: 'only-at-top',
      message: `it forbids ${name} in the directory of the rules only`,
      hint: `write **/${name} for every directory, or ./${name} for this one`,
    },
  ];
}

/** A directory before the wildcards that the workspace does not have. */
function missingDirectory(
  { base, globs, literal, up }: PathPattern,
  world: PathFacts,
): readonly Note<'never-matches'>[] {
  const directories = [...globs, ...(literal?.globs ?? [])].map((glob) => {
    const end = glob.findIndex((segment) => literalSegment(segment) === null);
    return glob
      .slice(0, Math.max(0, end))
      .map((segment) => literalSegment(segment) ?? '')
      .join('/');
  });
  const isMissing = (directory: string): boolean =>
    directory !== '' && world.kindOf(`${world.workspace}/${directory}`) === 'missing';
  if (base !== 'workspace' || up.some((levels) => levels > 0) || !directories.every(isMissing)) return [];
  return [
    {
      id: 'never-matches',
      message: `the workspace has no directory ${directories[0] ?? ''}, so the rule forbids nothing now`,
      hint: 'correct the path, or keep the rule for later',
    },
  ];
}
