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
import {
  copyState,
  countValue,
  isNumber,
  noteFileChanges,
  numberValue,
  plainValue,
  type ShellState,
  type ShellValue,
  setVariable,
} from './context.js';
import { assignedBy, runArithmetic } from './expand/arithmetic.js';
import { evaluateValue, evaluateWord } from './expand/expand-word.js';
import { isScriptVariable } from './expand/script-variables.js';
import type { Word } from './types.js';
import { Undecidable } from './undecidable.js';
import { type WalkContext, walkMaybe } from './walk-context.js';

/** Loops with more iterations are walked once, with an unknown variable. */
const maxIterations = 64;

/** Walks `if`: the first condition always runs; the rest may run. */
export function walkIf(node: If, walkContext: WalkContext): void {
  walkContext.statements(node.clause.commands, walkContext);
  const branches = [
    node.then,
    ...node.elif.flatMap((branch) => [branch.clause, branch.then]),
    ...(node.else === undefined ? [] : [node.else]),
  ];
  for (const branch of branches) walkMaybe(walkContext, () => walkContext.statements(branch.commands, walkContext));
}

/** Walks `while` and `until`, whose parts may run any number of times. */
export function walkWhile(node: While, walkContext: WalkContext): void {
  // The loop is walked once, and a later iteration may find files that an earlier one created.
  noteFileChanges(walkContext.context.progress);
  loop(node, walkContext, () => {
    walkContext.statements(node.clause.commands, walkContext);
    walkContext.statements(node.body.commands, walkContext);
  });
}

/** The variable `_`, which bash changes with every command. */
const changingVariable = '_';

/** Walks a `for` loop: one walk per word if all words are known, else one walk with an unknown variable. */
export function walkFor(node: For, walkContext: WalkContext): void {
  const name = node.name.value;
  if (!isScriptVariable(name) && name !== changingVariable)
    throw new Undecidable('variable', 'the variable of a loop is not a script variable');
  const words = node.wordlist?.flatMap((word) => [...evaluateWord(word, walkContext.context)]) ?? null;
  const iterations = knownIterations(words);
  if (iterations.some((value) => typeof value !== 'string')) noteFileChanges(walkContext.context.progress);
  for (const value of iterations) {
    loop(node, walkContext, () => {
      setVariable(walkContext.context.state, name, name === changingVariable ? null : value);
      walkContext.statements(node.body.commands, walkContext);
    });
  }
  setVariable(walkContext.context.state, name, null);
}

function knownIterations(words: readonly Word[] | null): readonly ShellValue[] {
  if (words === null || words.length === 0 || words.length > maxIterations) return [null];
  const [only] = words;
  if (words.length === 1 && only?.kind === 'unknown' && only.plain === true)
    return [only.number === true ? countValue : plainValue];
  const values = words.map((word) => (word.kind === 'literal' ? word.value : null));
  return values.includes(null) ? [null] : values;
}

/** Walks `for ((i = 0; i < n; i++))`, whose variable is a number in every iteration. */
export function walkArithmeticFor(node: ArithmeticFor, walkContext: WalkContext): void {
  noteFileChanges(walkContext.context.progress);
  if (node.initialize !== undefined) runArithmetic(node.initialize, walkContext.context);
  loop(node, walkContext, () => {
    if (node.test !== undefined) runArithmetic(node.test, walkContext.context);
    walkContext.statements(node.body.commands, walkContext);
    if (node.update !== undefined) runArithmetic(node.update, walkContext.context);
  });
}

/** Walks `case`: every branch may run, and patterns are expanded too. */
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
  if (state.cwd !== before.cwd) throw new Undecidable('directory', 'a loop changes the directory');
}

/** Whether an assignment gives a number: `i=$((i + 1))`, `i=0`. */
function isCounting(node: Assignment): boolean {
  if (node.append === true || node.index !== undefined || node.value.type === 'ArrayValue') return false;
  const parts = node.value.parts ?? [];
  return /^\d{1,9}$/.test(node.value.text) || (parts.length === 1 && parts[0]?.type === 'ArithmeticExpansion');
}

const assigners = /^(?:read|export|declare|typeset|local|readonly|unset|printf|for)$/;

/** The value of a counter in later iterations. */
function numberIn({ variables }: ShellState, name: string): ShellValue {
  const value = variables.get(name);
  return typeof value === 'string' || value?.filled === true ? numberValue : countValue;
}

/** Cache of `assignedIn`, which every iteration calls. */
const assigned = new WeakMap<SyntaxNode, ReadonlyMap<string, boolean>>();

/** The variables that it may assign, `true` if only by arithmetic. A second iteration has the first one's values. */
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
