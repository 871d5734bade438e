import { absolutePath, relativeInside } from '../../files/paths.js';
import { quoted } from '../../shell/line-edits.js';
import type { MoreWords, Word } from '../../shell/types.js';
import { literalOf } from '../../shell/words.js';
import type { CommandContext } from '../shared/define.js';

/** https://git-scm.com/docs/gitglossary#Documentation/gitglossary.txt-pathspec */
const leavesOut = ':(exclude,top,literal)';

/** The files that pathspecs of this form leave out. */
export function excludedFiles({ scan }: CommandContext, top: string, skip: number): ReadonlySet<string> {
  // The whole of a commit that touches another path.
  if (scan.has('--full-diff')) return new Set();
  const texts = scan.operands.slice(skip).map((word) => literalOf(word) ?? '');
  return new Set(
    texts.flatMap((text) => (text.startsWith(leavesOut) ? [absolutePath(text.slice(leavesOut.length), top)] : [])),
  );
}

/** Commands whose operands are revisions, then paths. */
const comparing = /^(?:diff|show|log|whatchanged|grep)$/;

/**
 * Whether a revision may name the content of a file (`HEAD:x`, an object), which no pathspec leaves out. `log` takes
 * commits only, and so does a range of three dots.
 */
function mayBeContent(word: Word, command: string): boolean {
  const text = literalOf(word);
  if (text === null) return word.kind === 'literal' || word.plain !== true || command !== 'log';
  if (text.includes(':')) return !text.startsWith(':(');
  if (command === 'log' || command === 'whatchanged' || text.includes('...')) return false;
  return text.split('..').some((side) => /^[0-9a-f]{4,64}$/i.test(side));
}

/** `-- ':(exclude,top,literal).npmrc'` after the revisions and paths. */
export function leftOutOfHistory(
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
