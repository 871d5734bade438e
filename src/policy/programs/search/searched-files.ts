import { matchesGlob, parseGlob } from '../../files/glob.js';
import { foldPath } from '../../files/paths.js';
import type { Word } from '../../shell/types.js';
import { type CommandContext, gatherEffects, type PartialEffects } from '../shared/define.js';
import { followTree } from '../shared/follow.js';
import { aboutSecrets, type FileTest, isWhole, pickedBelow, testOf } from '../shared/picked.js';
import { hasOption } from '../shared/scan.js';
import { dropStart, knownText, treeEffects } from '../shared/words.js';

/** The first operand is the pattern unless an option gives one; the others are files and directories. */
export function searchedPaths(context: CommandContext, ...patternOptions: readonly string[]): readonly Word[] {
  return hasOption(context.scan, ...patternOptions) ? context.scan.operands : context.scan.operands.slice(1);
}

export function searchEffects(context: CommandContext, paths: readonly Word[]): PartialEffects {
  return gatherEffects(paths.map((word) => treeEffects(word, context.invocation.cwd)));
}

export function followedLinks(context: CommandContext, paths: readonly Word[]): PartialEffects {
  return gatherEffects(paths.map((word) => followTree(word, context)));
}

/** Patterns that say which files below a directory are searched; one that begins with `!` excludes. */
interface Patterns {
  readonly files: readonly Word[];
  readonly excludedFiles?: readonly Word[];
  readonly excludedDirectories?: readonly Word[];
}

/**
 * File name patterns that pick secrets (`--include=.env`, `-g '.e*'`): a search of a directory would open files that
 * may not be named outright. Without such a pattern it is a plain search of everything.
 */
export function selectedFiles(context: CommandContext, starts: readonly Word[], patterns: Patterns): PartialEffects {
  const excludes = (word: Word): boolean => knownText(word).startsWith('!');
  const wanted = patterns.files.filter((word) => !excludes(word) && !isWhole(word));
  if (wanted.length === 0) return {};
  const unwanted = [
    ...(patterns.excludedFiles ?? []),
    ...patterns.files.filter(excludes).map((word) => dropStart(word, 1)),
  ];
  const [names, notNames] = [wanted, unwanted.filter(isKnown)].map((words) => words.map(patternTest));
  const notBelow = (patterns.excludedDirectories ?? []).filter(isKnown).map(testOf);
  const test: FileTest = (file) =>
    names?.some((one) => one(file)) === true &&
    notNames?.some((one) => one(file)) !== true &&
    !directoriesOf(file.path).some((name) => notBelow.some((one) => one(name)));
  return gatherEffects([aboutSecrets(wanted, 'path', { ...context, starts }), pickedBelow(starts, context, test)]);
}

/** One that cannot be read excludes nothing. */
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
