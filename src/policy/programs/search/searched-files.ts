import { matchesGlob, parseGlob } from '../../files/glob.js';
import { foldPath } from '../../files/paths.js';
import type { Word } from '../../shell/types.js';
import { dropStart, knownText, literalOf } from '../../shell/words.js';
import { type CommandContext, effectsFor, gatherEffects, type PartialEffects } from '../shared/define.js';
import { followTree } from '../shared/follow.js';
import { aboutSecrets, type Candidate, type FileTest, isWhole, pickedBelow, testOf } from '../shared/picked.js';

/** The first operand is the pattern unless an option gives one; the others are files and directories. */
export function searchedPaths(context: CommandContext, ...patternOptions: readonly string[]): readonly Word[] {
  return context.scan.has(...patternOptions) ? context.scan.operands : context.scan.operands.slice(1);
}

export function searchEffects(context: CommandContext, paths: readonly Word[]): PartialEffects {
  return effectsFor('tree', paths, context.invocation.cwd);
}

export function followedLinks(context: CommandContext, paths: readonly Word[]): PartialEffects {
  return gatherEffects(paths.map((word) => followTree(word, context)));
}

/** Patterns for the files that are searched below a directory; one that begins with `!` excludes. */
export interface SearchPatterns {
  readonly files: readonly Word[];
  readonly excludedFiles?: readonly Word[];
  readonly excludedDirectories?: readonly Word[];
}

/** Patterns that pick secrets (`-g '.e*'`) open files that may not be named; other searches read everything. */
export function selectedFiles(
  context: CommandContext,
  starts: readonly Word[],
  patterns: SearchPatterns,
): PartialEffects {
  const wanted = patterns.files.filter((word) => !isExcluding(word) && !isWhole(word));
  if (wanted.length === 0) return {};
  const unwanted = [
    ...(patterns.excludedFiles ?? []),
    ...patterns.files.filter(isExcluding).map((word) => dropStart(word, 1)),
  ];
  const [names, notNames] = [wanted, unwanted.filter(isKnown)].map((words) => words.map(patternTest));
  const notBelow = (patterns.excludedDirectories ?? []).filter(isKnown).map(testOf);
  const test: FileTest = (file) =>
    names?.some((matches) => matches(file)) === true &&
    notNames?.some((matches) => matches(file)) !== true &&
    !directoriesOf(file.path).some((name) => notBelow.some((matches) => matches(name)));
  return gatherEffects([aboutSecrets(wanted, 'path', { ...context, starts }), pickedBelow(starts, context, test)]);
}

/** A pattern that means the same to every program, in any letter case. */
const clearPattern = /^[a-z0-9._*-]+$/;

/** A pattern of names in the order of the options, of which the last one that matches decides. */
export interface OrderedPattern {
  readonly excludes: boolean;
  readonly word: Word;
}

/** The files that a search is not certain to omit. `isExact`: whether a pattern means this very file. */
export function includedBy(
  patterns: readonly OrderedPattern[],
  excludedDirectories: readonly Word[],
  isExact: (pattern: string, file: Candidate) => boolean,
): FileTest {
  const [first] = patterns;
  const isListed = first === undefined || first.excludes || isWhole(first.word);
  const tests = patterns.map(({ excludes, word }): { readonly excludes: boolean; readonly test: FileTest } => ({
    excludes,
    test: excludes ? excludesCertainly(word, isExact) : patternTest(word),
  }));
  const notBelow = excludedDirectories.filter(isClear).map(testOf);
  return (file) => {
    const last = tests.findLast(({ test }) => test(file));
    const isIn = last === undefined ? isListed : !last.excludes;
    return isIn && !directoriesOf(file.path).some((name) => isLower(name) && notBelow.some((test) => test(name)));
  };
}

function excludesCertainly(word: Word, isExact: (pattern: string, file: Candidate) => boolean): FileTest {
  const isName = isClear(word) ? testOf(word) : () => false;
  const pattern = literalOf(word);
  return (file) => (isLower(file.name) && isName(file.name)) || (pattern !== null && isExact(pattern, file));
}

function isLower(name: string): boolean {
  return name === name.toLowerCase();
}

function isClear(word: Word): boolean {
  return word.kind === 'literal' && clearPattern.test(word.value);
}

export function isExcluding(word: Word): boolean {
  return knownText(word).startsWith('!');
}

export function isHidden(path: string): boolean {
  return path.split('/').some((name) => name.startsWith('.'));
}

/** A pattern that cannot be read excludes nothing. */
function isKnown(word: Word): boolean {
  return word.kind === 'literal' && !/\[[:.=]/.test(word.value);
}

function directoriesOf(path: string): readonly string[] {
  return path.split('/').slice(0, -1);
}

/** A pattern without a slash means names in every directory; with one it is compared with the end of the path too. */
function patternTest(word: Word): FileTest {
  const text = knownText(word).replace(/\/+$/, '/**');
  if (word.kind !== 'literal' || !text.includes('/')) {
    const test = testOf(word);
    return ({ name }) => test(name);
  }
  const globs = parseGlob(foldPath(`**/${text}`));
  return ({ path }) => globs?.some((glob) => matchesGlob(glob, foldPath(path).split('/'), false)) ?? true;
}
