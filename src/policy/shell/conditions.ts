import type { Word as Node, TestExpression } from 'unbash';
import { isNumber, type ShellValue, spend, type WordContext } from './context.js';
import { evaluateValue } from './expand/expand-word.js';
import type { Word } from './types.js';
import { Undecidable } from './undecidable.js';

const arithmeticOperator = /^-(?:eq|ne|lt|le|gt|ge)$/;

/** Checks `[[ … ]]`: operands are expanded but not split; `-eq` and similar operators evaluate them as arithmetic, `-v` as a subscript. */
export function checkCondition(expression: TestExpression, context: WordContext): void {
  spend(context.progress, 1);
  switch (expression.type) {
    case 'TestUnary':
      checkUnary(expression.operator, evaluateValue(expression.operand, context));
      return;
    case 'TestBinary':
      checkBinary(expression.operator, expression.left, expression.right, context);
      return;
    case 'TestLogical':
      for (const operand of expression.operands) checkCondition(operand, context);
      return;
    case 'TestNot':
      checkCondition(expression.operand, context);
      return;
    case 'TestGroup':
      checkCondition(expression.expression, context);
  }
}

function checkUnary(operator: string, operand: ShellValue): void {
  if (operator !== '-v' && operator !== '-R') return;
  if (typeof operand !== 'string' || !/^[A-Za-z_]\w*$/.test(operand))
    throw new Undecidable('number', `${operator} evaluates a subscript, which may run a command`);
}

/** A regular expression without expansions: no quotes, no unescaped spaces, `$` only at the end of a branch. */
const constantExpression = /^(?:[\w.,:@%/+*?^|()[\]{}=-]|\\[\w .*+?^|()[\]{}/-]|\$(?=[)|]|$))+$/;

/** Unclosed parentheses would make bash read past the end of the word. */
function isBalanced(text: string): boolean {
  let open = 0;
  for (const char of text.replace(/\\[\s\S]/g, '')) {
    if (char === '(') open += 1;
    else if (char === ')') open -= 1;
    if (open < 0) return false;
  }
  return open === 0;
}

function checkBinary(operator: string, left: Node, right: Node, context: WordContext): void {
  // Whether a regular expression is constant: the parser does not split it, and its parentheses are groups, not
  // commands.
  if (operator === '=~' && right.parts === undefined && constantExpression.test(right.text) && isBalanced(right.text)) {
    evaluateValue(left, context);
    return;
  }
  const values = [evaluateValue(left, context), evaluateValue(right, context)];
  if (!arithmeticOperator.test(operator)) return;
  for (const [at, value] of values.entries()) {
    const node = at === 0 ? left : right;
    const isNumeric = /^"?\$(?:\?|#|\{#\w+\})"?$/.test(node.text);
    if (!isNumeric && !isNumber(value)) {
      throw new Undecidable(
        'number',
        `${operator} evaluates a value that is not known to be an integer, which may run a command`,
      );
    }
  }
}

const unary = /^-[abcdefghknoprstuwxzGLNOS]$/;
const binary = /^(?:=|==|!=|<|>|-(?:eq|ne|lt|le|gt|ge|ef|nt|ot))$/;

/** With unknown values, only short forms with a literal operator are unambiguous: `[ -n "$x" ]`, `[ ! "$x" = y ]`. */
export function checkTest(args: readonly Word[]): void {
  const words = args[0]?.kind === 'literal' && args[0].value === '!' ? args.slice(1) : args;
  const values = words.map((word) => (word.kind === 'literal' ? word.value : null));
  const dangerous = values.findIndex((value, at) => (value === '-v' || value === '-R') && at < values.length - 1);
  if (dangerous >= 0 && !/^[A-Za-z_]\w*$/.test(values[dangerous + 1] ?? '')) {
    throw new Undecidable('number', `${values[dangerous] ?? ''} evaluates a subscript, which may run a command`);
  }
  if (!values.includes(null)) return;
  const isUnambiguous =
    words.every((word) => word.kind !== 'unknown' || word.number === true) &&
    (values.length === 1 ||
      (values.length === 2 && unary.test(values[0] ?? '')) ||
      (values.length === 3 && binary.test(values[1] ?? '')));
  if (!isUnambiguous)
    throw new Undecidable(
      'quotes',
      'the operator of a test is not constant (quote a value to keep it one word: [ "$x" -gt 0 ])',
    );
}

const fileTest = /^-[abcdefghkprsuwxGLNOS]$/;

export function testedFiles(words: readonly Word[]): readonly Word[] {
  return words.filter((_, at) => {
    const before = words[at - 1];
    return before?.kind === 'literal' && fileTest.test(before.value);
  });
}
