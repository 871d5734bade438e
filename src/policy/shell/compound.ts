import {
  type ArithmeticFor,
  type Assignment,
  type Case,
  type For,
  forEachChild,
  type If,
  type SyntaxNode,
  type While,
} from 'unbash';
import { assignedBy, runArithmetic } from './arithmetic.js';
import {
  copyState,
  countValue,
  disturb,
  isNumber,
  numberValue,
  plainValue,
  type ShellState,
  type ShellValue,
  setVariable,
  Undecidable,
} from './context.js';
import { evaluateValue, evaluateWord } from './expand-word.js';
import { isOwnVariable } from './own-variables.js';
import type { Word } from './types.js';
import { type WalkContext, walkMaybe } from './walk-context.js';

/** Rounds of a loop that are walked one by one; beyond, one round stands for all. */
const maxRounds = 64;

/** The first condition always runs; everything else may. */
export function walkIf(node: If, walkContext: WalkContext): void {
  walkContext.statements(node.clause.commands, walkContext);
  const branches = [
    node.then,
    ...node.elif.flatMap((branch) => [branch.clause, branch.then]),
    ...(node.else === undefined ? [] : [node.else]),
  ];
  for (const branch of branches) walkMaybe(walkContext, () => walkContext.statements(branch.commands, walkContext));
}

/** `while` and `until`: both parts may run any number of times. */
export function walkWhile(node: While, walkContext: WalkContext): void {
  // One walk stands for all rounds, and a later round may find files that an earlier one made.
  disturb(walkContext.context.progress);
  loop(node, walkContext, () => {
    walkContext.statements(node.clause.commands, walkContext);
    walkContext.statements(node.body.commands, walkContext);
  });
}

/** `for _ in 1 2 3`: bash gives it another value with every command. */
const bashOwn = '_';

/** A loop over words that are all known is walked round by round; else its variable is unknown. */
export function walkFor(node: For, walkContext: WalkContext): void {
  const name = node.name.value;
  if (!isOwnVariable(name) && name !== bashOwn) throw new Undecidable('the variable of a loop is not the script’s own');
  const words = node.wordlist?.flatMap((word) => [...evaluateWord(word, walkContext.context)]) ?? null;
  const rounds = knownRounds(words);
  if (rounds.some((value) => typeof value !== 'string')) disturb(walkContext.context.progress);
  for (const value of rounds) {
    loop(node, walkContext, () => {
      setVariable(walkContext.context.state, name, name === bashOwn ? null : value);
      walkContext.statements(node.body.commands, walkContext);
    });
  }
  setVariable(walkContext.context.state, name, null);
}

function knownRounds(words: readonly Word[] | null): readonly ShellValue[] {
  if (words === null || words.length === 0 || words.length > maxRounds) return [null];
  const [only] = words;
  if (words.length === 1 && only?.kind === 'unknown' && only.plain === true)
    return [only.number === true ? countValue : plainValue];
  const values = words.map((word) => (word.kind === 'literal' ? word.value : null));
  return values.includes(null) ? [null] : values;
}

/** `for ((i = 0; i < n; i++))`: its variable is a number in every round. */
export function walkArithmeticFor(node: ArithmeticFor, walkContext: WalkContext): void {
  disturb(walkContext.context.progress);
  if (node.initialize !== undefined) runArithmetic(node.initialize, walkContext.context);
  loop(node, walkContext, () => {
    if (node.test !== undefined) runArithmetic(node.test, walkContext.context);
    walkContext.statements(node.body.commands, walkContext);
    if (node.update !== undefined) runArithmetic(node.update, walkContext.context);
  });
}

/** Every branch may run; patterns are expanded too. */
export function walkCase(node: Case, walkContext: WalkContext): void {
  evaluateValue(node.word, walkContext.context);
  for (const item of node.items) {
    for (const pattern of item.pattern) evaluateValue(pattern, walkContext.context);
    walkMaybe(walkContext, () => walkContext.statements(item.body.commands, walkContext));
  }
}

function loop(node: SyntaxNode, walkContext: WalkContext, body: () => void): void {
  const { state, progress } = walkContext.context;
  for (const [name, isCounted] of assignedIn(node))
    setVariable(state, name, isCounted && isNumber(state.variables.get(name)) ? numberIn(state, name) : null);
  const before = copyState(state, progress);
  const { steps, timeline } = walkContext.walk;
  const from = steps.length;
  walkMaybe(walkContext, body);
  timeline.spans.push({ from, to: steps.length });
  if (state.cwd !== before.cwd) throw new Undecidable('a loop changes the directory');
}

/** `i=$((i + 1))`, `i=0`. */
function isCounting(node: Assignment): boolean {
  if (node.append === true || node.index !== undefined || node.value.type === 'ArrayValue') return false;
  const parts = node.value.parts ?? [];
  return /^\d{1,9}$/.test(node.value.text) || (parts.length === 1 && parts[0]?.type === 'ArithmeticExpansion');
}

const assigners = /^(?:read|export|declare|typeset|local|readonly|unset|printf|for)$/;

/** In later rounds it holds what arithmetic made of it. */
function numberIn({ variables }: ShellState, name: string): ShellValue {
  const value = variables.get(name);
  return typeof value === 'string' || value?.filled === true ? numberValue : countValue;
}

/** Every round asks. */
const assigned = new WeakMap<SyntaxNode, ReadonlyMap<string, boolean>>();

/**
 * Names that something below a node may assign, and whether nothing but arithmetic does: in a second round they hold
 * what the first one left.
 */
function assignedIn(node: SyntaxNode): ReadonlyMap<string, boolean> {
  const known = assigned.get(node);
  if (known !== undefined) return known;
  const names = new Map<string, boolean>();
  const add = (name: string, isCounted: boolean): void => {
    names.set(name, isCounted && names.get(name) !== false);
  };
  const visit = (inner: SyntaxNode): void => {
    if (inner.type === 'Assignment') add(inner.name, isCounting(inner));
    if (inner.type === 'For') add(inner.name.value, false);
    if (inner.type === 'ArithmeticBinary' || inner.type === 'ArithmeticUnary') {
      const name = assignedBy(inner);
      if (name !== null) add(name, true);
    }
    if (inner.type === 'Command' && assigners.test(inner.name?.value ?? '')) {
      for (const word of inner.args) if (word.type === 'Word') add(word.value, false);
    }
    forEachChild(inner, visit);
  };
  visit(node);
  assigned.set(node, names);
  return names;
}
