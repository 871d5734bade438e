import { allNamesBelow } from '../../files/files-below.js';
import { absolutePath } from '../../files/paths.js';
import type { Program, Word } from '../../shell/types.js';
import { xargsInput } from '../../shell/unknown-target.js';
import { knownText, literalOf, literalWord } from '../../shell/words.js';
import type { Effect } from '../../types.js';
import { findUtility } from '../find/find.js';
import { listedNames, listsLess } from '../git/listed.js';
import { readsBelow } from '../shared/bulk.js';
import { type CommandContext, defineProgram, gatherEffects, type PartialEffects } from '../shared/define.js';
import { candidate } from '../shared/picked.js';
import type { GivenOption } from '../shared/scan.js';
import { grantsEveryProgram, startedCommand } from './wrapper.js';

/** xargs: its input becomes arguments at the end of the command, or replaces a placeholder. */
function checkXargs(context: CommandContext): PartialEffects {
  const { scan } = context;
  if (scan.operands.length === 0) return { readsMore: true };
  const marked = scan.options.findLast((option) => ['-I', '-i', '--replace'].includes(option.name));
  const known = forFound(context, marked);
  if (known !== null) return known;
  if (marked === undefined) return gatherEffects([startedCommand([...scan.operands, appended]), { readsMore: true }]);
  const mark = (marked.value === null ? '' : literalOf(marked.value)) ?? '';
  const sign = mark === '' ? '{}' : mark;
  const later = scan.options.slice(scan.options.indexOf(marked) + 1).some((option) => lines.has(option.name));
  const filled = scan.operands.map((word): Word => {
    const at = knownText(word).indexOf(sign);
    return at < 0 ? word : { kind: 'partial', prefix: knownText(word).slice(0, at), source: word.source };
  });
  return gatherEffects([
    startedCommand(filled),
    later ? startedCommand([...scan.operands, appended]) : {},
    { readsMore: true },
  ]);
}

const appended: Word = { kind: 'unknown', source: xargsInput };

/** After -I they cancel it: the input is appended to the command again. */
const lines: ReadonlySet<string> = new Set(['-L', '-l', '--max-lines', '-n', '--max-args']);

/** Programs with a table that end their options at `--` and take files after it. */
const takesFiles: ReadonlySet<string> = new Set(
  'b2sum cat cksum cut du egrep eslint expand fgrep file fmt fold grep head ls md5sum nl od prettier rg rm sed sha1sum sha256sum sha512sum sort stat tac tail touch uniq wc'.split(
    ' ',
  ),
);

/** The names may begin with a dash, so the command must end its options: `xargs -0 command --`. */
function forListed({ scan, invocation, world }: CommandContext, listing: readonly Word[]): PartialEffects | null {
  if (!takesFiles.has(knownText(scan.operands[0] as Word))) return null;
  if (invocation.parted !== true) return forLines({ scan, invocation, world }, listing);
  const names = literalOf(scan.operands.at(-1)) === '--' ? listedNames(listing, invocation, world) : null;
  if (names === null) return null;
  return gatherEffects([
    startedCommand([...scan.operands, ...names.words]),
    names.links,
    // A rule may deny files that are not sensitive.
    readsBelow([literalWord('.')], { invocation, world }, names.lists),
  ]);
}

/** If each tracked name is one word and no option. git omits sensitive names that exist, and deleted ones. */
function forLines({ scan, invocation, world }: CommandContext, listing: readonly Word[]): PartialEffects | null {
  const isTop = world.kindOf(`${invocation.cwd}/.git`) !== 'missing';
  const names = isTop ? listedNames(listing, invocation, world) : null;
  const inGit = world.sensitiveInGit(invocation.cwd)?.namesInGit;
  if (names === null || inGit?.arePlain !== true) return null;
  const links = inGit.links.filter((path) => names.lists(candidate(path, '.', invocation.cwd)));
  const dot = literalWord('.');
  return gatherEffects([
    startedCommand([...scan.operands, dot, dot]),
    { effects: links.map((path): Effect => ({ kind: 'read', path })) },
    readsBelow([dot], { invocation, world }, (file) => names.lists(file) && !names.sensitive.includes(file.path)),
    { edits: listsLess(listing, names.sensitive) },
  ]);
}

/** Names of files and directories below these places that xargs would take for several. */
const splits = /[\s"'\\]/;

/** Whether xargs takes each line of `find` for one name, as far as the files that exist tell. */
function areLines(listing: readonly Word[], { invocation: { cwd }, world }: CommandContext): boolean {
  const end = listing.findIndex((word, at) => at > 0 && /^[-(!,]/.test(knownText(word)));
  const starts = listing.slice(1, end < 0 ? undefined : end).map((word) => literalOf(word) ?? ' ');
  return (starts.length === 0 ? ['.'] : starts).every((start) => {
    const names = splits.test(start) ? null : allNamesBelow(absolutePath(start, cwd), world);
    return names !== null && !names.some((name) => splits.test(name));
  });
}

/** `find … -print0 | xargs -0 command` does what `find … -exec command {} +` does, and with `-I{}` what it does with `;`. */
function forFound(context: CommandContext, marked: GivenOption | undefined): PartialEffects | null {
  const { scan, invocation, world } = context;
  const { listing, parted } = invocation;
  const isParted = scan.has('-0', '--null');
  const isOther = scan.has('-d', '--delimiter', '-a', '--arg-file', '-E', '-e', '--eof');
  const isMarked = marked !== undefined && /^(?:\{\})?$/.test(literalOf(marked.value) ?? '');
  const mentioned = scan.operands.some((word) => knownText(word).includes('{}'));
  const takenBack = marked !== undefined && scan.options.some((option) => lines.has(option.name));
  if (listing === undefined || isParted !== parted || isOther || isMarked !== mentioned || takenBack) return null;
  if (marked !== undefined && !isMarked) return null;
  if (literalOf(listing[0]) === 'git') return marked === undefined ? forListed(context, listing) : null;
  if (!isParted && !areLines(listing, context)) return null;
  const end = isMarked ? [literalWord(';')] : [literalWord('{}'), literalWord('+')];
  const last = literalOf(listing.at(-1)) ?? '';
  const found = /^-print0?$/.test(last) ? listing.slice(0, -1) : listing;
  const argv = [...found, literalWord('-exec'), ...scan.operands, ...end];
  const { effects, inner, risks, bulk = [], readsOnlyFiles } = findUtility.read({ argv, cwd: invocation.cwd }, world);
  return { effects, inner, risks, bulk, readsMore: readsOnlyFiles !== true };
}

const xargs = defineProgram({
  names: 'xargs gxargs',
  reads: 'files',
  source: 'https://www.gnu.org/software/findutils/manual/html_node/find_html/xargs-options.html',
  grants: grantsEveryProgram,
  stopAtOperand: true,
  flag: '-0 --null -o --open-tty -p --interactive -r --no-run-if-empty -t --verbose -x --exit --show-limits',
  value: '-d --delimiter -E -I -L -n --max-args -P --max-procs -s --max-chars',
  optional: '-e --eof -i --replace -l --max-lines',
  read: '-a --arg-file',
  risks: { 'sets a variable that can change what runs': '--process-slot-var' },
  check: checkXargs,
});

export const xargsProgram: Program = { ...xargs, startsOnly: true };
