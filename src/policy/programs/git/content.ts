import { absolutePath, isInside, relativeInside } from '../../files/paths.js';
import { quoted } from '../../shell/line-edits.js';
import type { MoreWords, Word } from '../../shell/types.js';
import { literalOf } from '../../shell/words.js';
import type { Effect, PathFacts } from '../../types.js';
import { readsHistory } from '../shared/bulk.js';
import { type CommandContext, gatherEffects, type PartialEffects } from '../shared/define.js';
import { operandReads, revisionsAndPaths } from './operands.js';

/** Options that show lines of files, or search in them. */
const patches = split(
  '-p -u --patch --patch-with-raw --patch-with-stat -U --unified --binary -W --function-context --word-diff --word-diff-regex --color-words --color-moved -c --cc --dd --remerge-diff --combined-all-paths -m -t --diff-merges -L -S -G --check --submodule --ws-error-highlight',
);

/** Options that show names and numbers in place of lines. */
const summaries = split(
  '-s --no-patch --stat --shortstat --numstat --name-only --name-status --raw --summary --compact-summary --dirstat --cumulative --dirstat-by-file --quiet',
);

/** Options that choose and format commits, names and numbers, and nothing that depends on the lines of a file. */
const namesAndNumbers: ReadonlySet<string> = new Set([
  ...summaries.filter((name) => name !== '--raw'),
  ...split(
    '-q --exit-code -z --stat-width --stat-name-width --stat-count --stat-graph-width --no-color --color --no-ext-diff --no-textconv --no-renames --relative --no-relative --diff-filter -R -r --cached --staged --merge-base --root --no-commit-id --oneline --graph --no-graph --abbrev-commit --no-abbrev-commit --follow --decorate --no-decorate --all --branches --tags --remotes --count --reverse -n --max-count --skip --since --after --until --before --author --committer --grep -i -E -F --merges --no-merges --first-parent --full-history --date --format --pretty --no-notes --numbered --email -e',
  ),
]);

function split(names: string): readonly string[] {
  return names.split(' ');
}

/** Operands of a command that shows commits: no more than that paths exist, unless an option asks for it. */
export function loggedPaths(context: CommandContext): PartialEffects {
  const { scan, invocation, world } = context;
  const top = topOf(invocation.cwd, world);
  const listed = revisionsAndPaths(context, 0, 'list');
  // git compares the lines of two files if one of them is outside of the repository.
  const isInRepository = (effect: Effect): boolean =>
    'path' in effect && typeof effect.path === 'string' && isInside({ path: effect.path, directory: top ?? '' });
  const areNames =
    top !== null &&
    scan.options.every(({ name }) => namesAndNumbers.has(name)) &&
    listed.effects?.every(isInRepository) === true;
  return areNames ? listed : revisionsAndPaths(context);
}

/** The same for a command that shows lines or object names unless an option asks for less. */
export function comparedPaths(context: CommandContext): PartialEffects {
  return context.scan.has(...summaries) ? loggedPaths(context) : revisionsAndPaths(context);
}

export function contentIfAsked(context: CommandContext): PartialEffects {
  return context.scan.has(...patches) ? content(context) : fromInput(context);
}

export function contentUnlessLess(context: CommandContext): PartialEffects {
  const { scan } = context;
  return scan.has(...summaries) && !scan.has(...patches) ? fromInput(context) : content(context);
}

/** Shows lines of the files that the operands name, or of any; the first `skip` operands are not files. */
export function content(context: CommandContext, skip = 0): PartialEffects {
  const { invocation, scan, world } = context;
  const top = topOf(invocation.cwd, world);
  // Without a repository in the workspace git takes one around it.
  if (top === null) return { readsMore: true };
  const named = scan.operands.slice(skip).map((word, at): readonly string[] => {
    const paths = operandReads(word, skip + at, context);
    return paths.length === 0 || isExact(word, invocation.cwd === top) ? paths : [top];
  });
  // Commits that touch these paths are shown as a whole.
  const paths = scan.has('--full-diff') ? [] : named.flat();
  const excluded = excludedFiles(context, top, skip);
  const leaveOut = leftOutOfHistory(context, top, paths.length > 0);
  return gatherEffects([
    readsHistory(paths.length === 0 ? [top] : paths, top, context, { excluded, leaveOut }),
    fromInput(context),
  ]);
}

/** Revisions and paths from standard input are not known. */
function fromInput({ scan }: CommandContext): PartialEffects {
  return { readsMore: scan.has('--stdin', '--annotate-stdin') };
}

/** `src/a.ts`, and `HEAD:src/a.ts` at the top of the repository: no pattern and no magic. */
function isExact(word: Word, isTop: boolean): boolean {
  const text = literalOf(word) ?? ':';
  return /^[\w@+./ -]+$/.test(text) || (isTop && /^[\w@^~./-]+:[\w@+./ -]+$/.test(text));
}

function topOf(cwd: string, world: PathFacts): string | null {
  for (let at = cwd; isInside({ path: at, directory: world.workspace }); at = absolutePath('..', at)) {
    if (world.kindOf(`${at}/.git`) !== 'missing') return at;
    if (at === '/') return null;
  }
  return null;
}

/** https://git-scm.com/docs/gitglossary#Documentation/gitglossary.txt-pathspec */
const leavesOut = ':(exclude,top,literal)';

/** The files that pathspecs of this form leave out. */
function excludedFiles({ scan }: CommandContext, top: string, skip: number): ReadonlySet<string> {
  // The whole of a commit that touches another path.
  if (scan.has('--full-diff')) return new Set();
  const texts = scan.operands.slice(skip).map((word) => literalOf(word) ?? '');
  return new Set(
    texts.flatMap((text) => (text.startsWith(leavesOut) ? [absolutePath(text.slice(leavesOut.length), top)] : [])),
  );
}

/** Commands whose operands are revisions, then paths. */
const comparing = /^(?:diff|show|log|whatchanged|grep)$/;

/** Whether it may name a file's content (`HEAD:x`), which no pathspec omits. `log` and `a...b` take commits only. */
function mayBeContent(word: Word, command: string): boolean {
  const text = literalOf(word);
  if (text === null) return word.kind === 'literal' || word.plain !== true || command !== 'log';
  if (text.includes(':')) return !text.startsWith(':(');
  if (command === 'log' || command === 'whatchanged' || text.includes('...')) return false;
  return text.split('..').some((side) => /^[0-9a-f]{4,64}$/i.test(side));
}

/** `-- ':(exclude,top,literal).npmrc'` after the revisions and paths. */
function leftOutOfHistory(
  { scan, invocation }: CommandContext,
  top: string,
  hasPaths: boolean,
): (paths: readonly string[]) => MoreWords | null {
  const words = invocation.argv.slice(1).map((word) => literalOf(word));
  const command = words.find((word) => word !== null && comparing.test(word)) ?? '';
  const isStash = words.includes('stash');
  return (paths) => {
    const names = paths.map((path) => relativeInside({ path, directory: top }));
    if (command === '' || isStash || names.includes(null)) return null;
    if (scan.operands.slice(0, scan.beforeDashes).some((word) => mayBeContent(word, command))) return null;
    const dashes = scan.dashes || hasPaths ? '' : '-- ';
    return { text: dashes + names.map((name) => quoted(`${leavesOut}${name ?? ''}`)).join(' ') };
  };
}
