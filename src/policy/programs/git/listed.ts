import { absolutePath, relativeInside } from '../../files/paths.js';
import { sensitivity } from '../../files/sensitivity.js';
import { quoted } from '../../shell/line-edits.js';
import type { Invocation, Word, WordEdit } from '../../shell/types.js';
import { knownText, literalOf, literalWord } from '../../shell/words.js';
import type { PathFacts } from '../../types.js';
import { gatherEffects, type PartialEffects } from '../shared/define.js';
import { followTree } from '../shared/follow.js';
import { candidate, type FileTest } from '../shared/picked.js';
import { pathspecTest, readPathspec } from './operands.js';

const maxNames = 5000;

/** The maximum number of sensitive files that are evaluated one by one. */
const maxSensitive = 100;

/** The words and links with which the command that receives the names is evaluated. */
export interface ListedNames {
  /** The directory, which represents every other name below it, and each sensitive file that git would list. */
  readonly words: readonly Word[];
  /** The links that the names may be. */
  readonly links: PartialEffects;
  readonly lists: FileTest;
  /** The sensitive files that it lists, relative to its directory. */
  readonly sensitive: readonly string[];
}

/** `null` if too many. A diff may name files of other commits that exist untracked, so all files count. */
export function listedNames(words: readonly Word[], { cwd, argv }: Invocation, world: PathFacts): ListedNames | null {
  const rest = words.slice(2);
  const isIndex = knownText(words[1] ?? literalWord('')) === 'ls-files' && !rest.some(listsOthers);
  const all = rest.filter((word) => !knownText(word).startsWith('-')).flatMap((word) => readPathspec(word) ?? []);
  const excluded = new Set(all.filter((spec) => spec.excludes).map((spec) => spec.pattern));
  const tests = (isIndex ? all : []).filter((spec) => !spec.excludes).map((spec) => pathspecTest(spec.pattern));
  const tracked = isIndex ? (world.sensitiveInGit(cwd)?.tracked ?? null) : null;
  const below = tracked === null ? world.sensitiveBelow(cwd, maxNames) : { paths: tracked, names: 0 };
  if (below.names >= maxNames) return null;
  const isListed = (path: string): boolean =>
    !excluded.has(path) && (tests.length === 0 || tests.some((test) => test(path)));
  const sensitive = below.paths.filter((path) => !path.includes('/.git/') && isListed(candidate(path, '.', cwd).path));
  if (sensitive.length > maxSensitive) return null;
  const named = sensitive.flatMap((path) => relativeInside({ path, directory: cwd }) ?? []);
  const dot = literalWord('.');
  const mayBeTracked = (shown: string): boolean => {
    const path = absolutePath(shown, cwd);
    return tracked === null || sensitivity(path) === 'low' || tracked.includes(path);
  };
  return {
    sensitive: named,
    lists: ({ path, shown }) => !/(?:^|\/)\.git\//.test(path) && isListed(path) && mayBeTracked(shown),
    words: [dot, dot, ...named.map((name) => literalWord(`./${name}`))],
    links: gatherEffects(
      world
        .entries(cwd)
        .filter((name) => !neverTracked.has(name))
        .map((name) => linkedFrom(name, { invocation: { argv, cwd }, world }, isListed)),
    ),
  };
}

/** Directories without tracked files: git's own, and installed packages, which repositories ignore. */
export const neverTracked: ReadonlySet<string> = new Set(['.git', 'node_modules']);

function linkedFrom(
  name: string,
  place: { readonly invocation: Invocation; readonly world: PathFacts },
  isListed: (path: string) => boolean,
): PartialEffects {
  const path = absolutePath(name, place.invocation.cwd);
  if (place.world.kindOf(path) === 'link') return isListed(name) ? { effects: [{ kind: 'read', path }] } : {};
  return followTree(literalWord(name), place, (file) => isListed(`${name}/${file.path}`));
}

function listsOthers(word: Word): boolean {
  return /^(?:-[a-z]*o|--others$)/.test(knownText(word));
}

const excludes = ':(exclude,top,literal)';

/** The listing without these files, and without deleted ones. */
export function listsLess(listing: readonly Word[], paths: readonly string[]): readonly WordEdit[] {
  const why = 'lists names of any form, in another script';
  const [, command] = listing;
  const last = listing.at(-1);
  const texts = listing.map(literalOf);
  const isDiff = literalOf(command) === 'diff' && !texts.includes('--diff-filter=d');
  const specs = paths.map((path) => quoted(`${excludes}${path}`)).join(' ');
  const dashes = texts.includes('--') || literalOf(command) === 'ls-files' ? '' : '-- ';
  return [
    ...(isDiff && command !== undefined ? [{ word: command, text: `${command.source} --diff-filter=d`, why }] : []),
    ...(specs !== '' && last !== undefined ? [{ word: last, text: `${last.source} ${dashes}${specs}`, why }] : []),
  ];
}
