import { allFilesBelow } from '../files/files-below.js';
import { relativeInside } from '../files/paths.js';
import type { Rule } from '../rules/parse-rules.js';
import { matchesPath } from '../rules/path-pattern.js';
import { editFor } from '../shell/line-edits.js';
import type { LineEdit, SimpleCommand } from '../shell/simple-command.js';
import type { BulkRead } from '../shell/types.js';
import { decide, type EffectDecision, strictest } from './effect-decision.js';
import { countRules, evaluateFile, type PolicyContext } from './file.js';
import { fileEditsOf } from './file-edits.js';

/** Allowed if proven to only read, unless it reads unnamed files that the rules do not permit; or to only change files that its words name. */
export function evaluateWithoutRule(step: SimpleCommand, called: string, context: PolicyContext): EffectDecision {
  if (context.mode === 'yolo') return decide('allow', null, `mode yolo allows ${called}`);
  const set = step.assigned.find(({ isSafe }) => !isSafe);
  const also = set === undefined ? '' : `; it would have to name ${set.name} too`;
  const missing: EffectDecision = {
    decision: 'ask',
    code: 'missing-rule',
    rule: null,
    reason: `no rule allows ${called}${also}`,
  };
  if (!context.readOnlyCommands || set !== undefined) return missing;
  if (!step.readsOnlyFiles) return byItsEdits(step, called, context) ?? missing;
  const edits: LineEdit[] = [];
  for (const read of step.bulk) {
    const closed = closedIn(read, context);
    const edit = typeof closed === 'string' || closed.length === 0 ? null : leftOut(read, closed, step);
    if (edit !== null) edits.push(edit);
    else if (closed.length > 0)
      return { ...missing, reason: `${missing.reason}, and ${whyClosed(closed, read, context)}` };
  }
  context.edits.push(...edits);
  return decide('allow', null, `${called} only reads files that the rules allow`);
}

/** A command that only changes files needs what a tool for these files needs. `null` for any other command. */
function byItsEdits(step: SimpleCommand, called: string, context: PolicyContext): EffectDecision | null {
  const edits = fileEditsOf(step, context.world);
  if (edits === null) return null;
  // What the words name is evaluated as an effect of the command.
  const named = new Set(step.effects.map((effect) => ('path' in effect ? effect.path : '')));
  const others = edits.filter(({ path }) => !named.has(path));
  const worst = strictest(others.map(({ access, path }) => evaluateFile(access, path, 'Bash', context)));
  if (worst !== undefined && worst.decision !== 'allow') return worst;
  return decide('allow', null, `${called} only changes the files that its words name`);
}

/** A log in git is a fixture that every reader has: `git diff` needs no rule for it. Reading the file does. */
const committedLog = /\.log(?:\.\d+)?$/i;

const maxLeftOut = 64;

/** How the line would leave these files out; `null` if it cannot. */
function leftOut({ leaveOut }: BulkRead, paths: readonly string[], { place }: SimpleCommand): LineEdit | null {
  const more = paths.length > maxLeftOut ? null : (leaveOut?.(paths) ?? null);
  return more === null ? null : editFor(more, place);
}

/** The files that it would read and the rules do not allow, or why they are not known, as a clause. */
function closedIn(read: BulkRead, context: PolicyContext): readonly string[] | string {
  const { world } = context;
  const [readRule] = strictReadRules(context);
  if (read.of === 'history' && readRule !== undefined)
    return `git shows the content of files in any commit, where the rule ${readRule.text} cannot be applied`;
  const tooMany = `there are too many files in ${shownPath(read.path, context) || 'the workspace'} to check each of them`;
  const sensitive = read.sensitive();
  if (sensitive === null) return tooMany;
  const isShown = (path: string): boolean => read.of === 'history' && committedLog.test(path);
  const isClosed = (path: string): boolean =>
    read.includes(path) && evaluateFile('read', path, 'Bash', context).decision !== 'allow';
  const closed = sensitive.filter((path) => !isShown(path) && isClosed(path));
  if (read.of === 'history' || (readRule === undefined && world.hiddenBy === undefined)) return closed;
  const files = allFilesBelow(read.path, world);
  if (files === null) return readRule === undefined ? closed : tooMany;
  // Readers of directories do not follow the links in them, but a rule may be about the name of a link.
  const isCovered = (path: string): boolean =>
    read.includes(path) && strictRule(path, strictReadRules(context), context) !== undefined;
  const isOpen = (path: string): boolean => (world.kindOf(path) === 'link' ? !isCovered(path) : !isClosed(path));
  return [...new Set([...closed, ...files.filter((path) => !isOpen(path))])];
}

function strictReadRules({ rules }: PolicyContext): readonly Rule[] {
  return [...rules.deny, ...rules.ask].filter(({ tool }) => tool === 'Read');
}

function shownPath(path: string, { world }: PolicyContext): string {
  return relativeInside({ path, directory: world.workspace }) ?? path;
}

function whyClosed(closed: readonly string[] | string, { of }: BulkRead, context: PolicyContext): string {
  const instead = of === 'directory' ? ': use the tool Grep, which leaves out files that the rules deny' : '';
  if (typeof closed === 'string') return `${closed}${instead}`;
  const [path = ''] = closed;
  const rule = strictRule(path, strictReadRules(context), context);
  return rule === undefined
    ? `it would read ${shownPath(path, context)}, which needs a rule of its own${instead}`
    : `it would read ${shownPath(path, context)}, which the rule ${rule.text} covers${instead}`;
}

function strictRule(path: string, strict: readonly Rule[], context: PolicyContext): Rule | undefined {
  return countRules(strict, context).find(
    ({ specifier }) =>
      specifier.kind === 'any' ||
      (specifier.kind === 'path' && matchesPath(specifier.pattern, path, context.world, true)),
  );
}
