import { matchesName, parseSegment } from '../../files/glob.js';
import { foldPath } from '../../files/paths.js';
import { sensitivity } from '../../files/sensitivity.js';
import type { Risk, Word } from '../../shell/types.js';
import { knownText, literalOf } from '../../shell/words.js';
import { type CommandContext, gatherEffects, type PartialEffects } from '../shared/define.js';
import { aboutSecrets, type FileTest, isWhole, testOf } from '../shared/picked.js';
import { riskOf } from '../shared/risks.js';

export interface Selection {
  /** False if no test picks: the expression reads everything below its starting points. */
  readonly picks: boolean;
  readonly test: FileTest;
  /** What the patterns alone are about. */
  readonly about: PartialEffects;
}

interface NameTest {
  readonly word: Word;
  readonly kind: string;
  readonly negated: boolean;
  /** It prunes a directory at the beginning of the expression. */
  readonly prunes: boolean;
  readonly matches: FileTest;
}

/** With only "and" a file has to pass all tests; with an "or" or parentheses one not negated is enough. */
export function selectionOf(
  words: readonly Word[],
  place: Pick<CommandContext, 'invocation'> & { readonly starts: readonly Word[] },
): Selection {
  const values = words.map(literalOf);
  const pruning = pruningWords(values);
  const tests = words.flatMap((_, at) => testAt(words, at, pruning) ?? []).filter(({ word }) => !isWhole(word));
  const pruned = tests.filter((test) => test.prunes);
  const wanted = tests.filter((test) => !test.prunes && !test.negated);
  const excluded = tests.filter((test) => !test.prunes && test.negated);
  const joined = !values.slice(pruning).some((value) => /^(?:-o|-or|,|\(|\))$/.test(value ?? ''));
  const depth = depthOf(values);
  return {
    picks: wanted.length > 0,
    test: (file) => {
      const matches = (test: NameTest): boolean => test.matches(file);
      if (file.path.split('/').length > depth || pruned.some((test) => isBelow(test, file))) return false;
      return joined ? wanted.every(matches) && !excluded.some(matches) : wanted.some(matches);
    },
    about: gatherEffects(wanted.map((test) => aboutOf(test, place))),
  };
}

function depthOf(values: readonly (string | null)[]): number {
  const at = values.indexOf('-maxdepth');
  const depth = at < 0 ? Number.NaN : Number(values[at + 1]);
  return Number.isNaN(depth) ? Number.POSITIVE_INFINITY : depth;
}

function isBelow({ matches }: NameTest, { shown, path }: Parameters<FileTest>[0]): boolean {
  const names = path.split('/');
  return names.slice(0, -1).some((name, at) => {
    const below = names.slice(at + 1).join('/');
    const directory = { shown: shown.slice(0, -below.length - 1), path: names.slice(0, at + 1).join('/'), name };
    return matches(directory);
  });
}

/** How many words at the beginning are `-path a -prune -o`; with `-depth` nothing is pruned. */
function pruningWords(values: readonly (string | null)[]): number {
  if (values.some((value) => /^(?:-depth|-d|-delete)$/.test(value ?? ''))) return 0;
  let at = 0;
  while (
    /^-(?:name|path|wholename)$/.test(values[at] ?? '') &&
    values[at + 2] === '-prune' &&
    /^-or?$/.test(values[at + 3] ?? '')
  )
    at += 4;
  return at;
}

function testAt(words: readonly Word[], at: number, pruning: number): NameTest | null {
  const kind = /^-i?(name|path|wholename|regex)$/.exec(literalOf(words[at - 1]) ?? '')?.[1];
  const word = words[at];
  if (kind === undefined || word === undefined) return null;
  let signs = 0;
  while (/^(?:!|-not)$/.test(literalOf(words[at - 2 - signs]) ?? '')) signs += 1;
  return { word, kind, negated: signs % 2 === 1, prunes: at < pruning, matches: matcherOf(kind, word) };
}

function matcherOf(kind: string, word: Word): FileTest {
  if (kind === 'name') {
    const test = testOf(word);
    return ({ name }) => test(name);
  }
  if (kind === 'regex') {
    const extensions = extensionsOf(word);
    return ({ name }) =>
      extensions.length === 0 || extensions.some((extension) => foldPath(name).endsWith(`.${extension}`));
  }
  // A star of `-path` matches slashes too.
  const pattern = word.kind === 'literal' && !/\[[:.=]/.test(word.value) ? parseSegment(foldPath(word.value)) : null;
  return ({ shown }) => pattern === null || matchesName(pattern, foldPath(shown));
}

function aboutOf({ kind, word }: NameTest, place: Parameters<typeof selectionOf>[1]): PartialEffects {
  if (kind !== 'regex') return aboutSecrets([word], kind === 'name' ? 'name' : 'path', place);
  return { risks: expressionRisk(word) };
}

/** The risk of a regular expression of paths: it is about secrets, or it cannot be read. */
export function expressionRisk(word: Word): Risk[] {
  const extensions = extensionsOf(word);
  const isAbout = extensions.some(
    (extension) => sensitivity(`/.${extension}`) !== 'low' || sensitivity(`/x.${extension}`) !== 'low',
  );
  return extensions.length === 0 || isAbout ? [riskOf(word, 'may match files that contain secrets')] : [];
}

/** `\\.ts`, `\\.\\(c\\|h\\)`, `\\.(c|h)$`: the end of an expression of whole paths, in the syntax of Emacs or of POSIX. */
const endings = /\\\.(?:(\w+)|\\?\((\w+(?:\\?\|\w+)*)\\?\))\$?$/;

/** The extensions that a regular expression of whole paths ends in; none if it ends in another way. */
function extensionsOf(word: Word): readonly string[] {
  const [, single, several] = endings.exec(foldPath(knownText(word))) ?? [];
  return word.kind === 'literal' ? ((single ?? several)?.split(/\\?\|/) ?? []) : [];
}
