import type { Word } from '../../shell/types.js';
import { knownText, literalOf, literalWord } from '../../shell/words.js';
import { findUtility } from '../find/find.js';
import { listedNames } from '../git/listed.js';
import { type CommandContext, defineProgram, gatherEffects, type PartialEffects } from '../shared/define.js';
import type { GivenOption } from '../shared/scan.js';
import { grantsEveryProgram, startedCommand } from './wrapper.js';

/** xargs: its input becomes arguments at the end of the command, or replaces a placeholder. */
function checkXargs(context: CommandContext): PartialEffects {
  const { scan } = context;
  if (scan.operands.length === 0) return {};
  const marked = scan.options.findLast((option) => ['-I', '-i', '--replace'].includes(option.name));
  const known = forFound(context, marked);
  if (known !== null) return known;
  if (marked === undefined) return startedCommand([...scan.operands, appended]);
  const mark = (marked.value === null ? '' : literalOf(marked.value)) ?? '';
  const sign = mark === '' ? '{}' : mark;
  const later = scan.options.slice(scan.options.indexOf(marked) + 1).some((option) => lines.has(option.name));
  const filled = scan.operands.map((word): Word => {
    const at = knownText(word).indexOf(sign);
    return at < 0 ? word : { kind: 'partial', prefix: knownText(word).slice(0, at), source: word.source };
  });
  return gatherEffects([startedCommand(filled), later ? startedCommand([...scan.operands, appended]) : {}]);
}

const appended: Word = { kind: 'unknown', source: 'what xargs reads' };

/** After -I they cancel it: the input is appended to the command again. */
const lines: ReadonlySet<string> = new Set(['-L', '-l', '--max-lines', '-n', '--max-args']);

/** Programs with a table that end their options at `--` and take files after it. */
const takesFiles: ReadonlySet<string> = new Set(
  'b2sum cat cksum cut du egrep eslint expand fgrep file fmt fold grep head ls md5sum nl od prettier rg rm sed sha1sum sha256sum sha512sum sort stat tac tail touch uniq wc'.split(
    ' ',
  ),
);

/**
 * `git ls-files -z | xargs -0 command --`: the command with each sensitive name that git would list. The names may
 * begin with a dash, so the command has to end its options.
 */
function forListed({ scan, invocation, world }: CommandContext, listing: readonly Word[]): PartialEffects | null {
  const program = knownText(scan.operands[0] as Word);
  if (!takesFiles.has(program) || literalOf(scan.operands.at(-1)) !== '--') return null;
  const names = listedNames(listing, invocation, world);
  if (names === null) return null;
  // A rule may deny files that are not sensitive.
  return gatherEffects([startedCommand([...scan.operands, ...names.words]), names.links, { readsMore: true }]);
}

/** `find … -print0 | xargs -0 command` does what `find … -exec command {} +` does, and with `-I{}` what it does with `;`. */
function forFound({ scan, invocation, world }: CommandContext, marked: GivenOption | undefined): PartialEffects | null {
  const { listing: listing } = invocation;
  const parted = scan.has('-0', '--null') && !scan.has('-d', '--delimiter', '-a', '--arg-file', '-E', '-e', '--eof');
  const isMarked = marked !== undefined && /^(?:\{\})?$/.test(literalOf(marked.value) ?? '');
  const mentioned = scan.operands.some((word) => knownText(word).includes('{}'));
  const takenBack = marked !== undefined && scan.options.some((option) => lines.has(option.name));
  if (listing === undefined || !parted || isMarked !== mentioned || takenBack) return null;
  if (marked !== undefined && !isMarked) return null;
  if (literalOf(listing[0]) === 'git')
    return marked === undefined ? forListed({ scan, invocation, world }, listing) : null;
  const end = isMarked ? [literalWord(';')] : [literalWord('{}'), literalWord('+')];
  const argv = [...listing.slice(0, -1), literalWord('-exec'), ...scan.operands, ...end];
  const { effects, inner, risks } = findUtility.read({ argv, cwd: invocation.cwd }, world);
  return { effects, inner, risks };
}

export const xargsProgram = defineProgram({
  names: 'xargs gxargs',
  reads: 'files',
  source: 'https://www.gnu.org/software/findutils/manual/html_node/find_html/xargs-options.html',
  grants: grantsEveryProgram,
  options: {
    stopAtOperand: true,
    flag: '-0 --null -o --open-tty -p --interactive -r --no-run-if-empty -t --verbose -x --exit --show-limits',
    value: '-d --delimiter -E -I -L -n --max-args -P --max-procs -s --max-chars',
    optional: '-e --eof -i --replace -l --max-lines',
    read: '-a --arg-file',
    risks: { 'sets a variable that can change what runs': '--process-slot-var' },
  },
  check: checkXargs,
});
