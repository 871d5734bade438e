import type { ArithmeticExpression } from 'unbash';
import { isNumber, numberValue, setVariable, spend, type WordContext } from '../context.js';
import { Undecidable } from '../undecidable.js';
import { isScriptVariable } from './script-variables.js';

const assigning = new Set(['=', '+=', '-=', '*=', '/=', '%=', '<<=', '>>=', '&=', '^=', '|=', '++', '--', ',']);
const integer = /^(?:\d{1,18}|0[xX][0-9a-fA-F]{1,15})$/;

/** Integers only: bash evaluates values again (`x='a[$(id)]'; echo $((x))` runs id). Else throws Undecidable. */
function checkArithmetic(expression: ArithmeticExpression, context: WordContext): void {
  spend(context.progress, 1);
  switch (expression.type) {
    case 'ArithmeticBinary':
      checkOperator(expression.operator);
      checkArithmetic(expression.left, context);
      checkArithmetic(expression.right, context);
      return;
    case 'ArithmeticUnary':
      checkOperator(expression.operator);
      checkArithmetic(expression.operand, context);
      return;
    case 'ArithmeticTernary':
      checkArithmetic(expression.test, context);
      checkArithmetic(expression.consequent, context);
      checkArithmetic(expression.alternate, context);
      return;
    case 'ArithmeticGroup':
      checkArithmetic(expression.expression, context);
      return;
    case 'ArithmeticWord':
      checkOperand(expression.value, context);
      return;
    case 'ArithmeticCommandExpansion':
      throw new Undecidable('number', 'arithmetic on the output of a command may run any command');
  }
}

/** The outermost operator may assign a number to a script variable: `((i++))`, `((i += 2))`. */
export function runArithmetic(expression: ArithmeticExpression, context: WordContext): void {
  const name = assignedBy(expression);
  if (name === null) {
    checkArithmetic(expression, context);
    return;
  }
  if (!isScriptVariable(name)) throw new Undecidable('environment', `${name}=… changes what later commands do`);
  if (expression.type === 'ArithmeticBinary') checkArithmetic(expression.right, context);
  const isPlainAssignment = expression.type === 'ArithmeticBinary' && expression.operator === '=';
  if (!isPlainAssignment && !isNumber(context.state.variables.get(name)))
    throw new Undecidable('number', 'arithmetic uses a value that is not known to be an integer');
  setVariable(context.state, name, numberValue);
}

/** The variable that the outermost operator assigns; `null` if there is none. */
export function assignedBy(expression: ArithmeticExpression): string | null {
  const counts = expression.type === 'ArithmeticUnary' && /^(?:\+\+|--)$/.test(expression.operator);
  const sets = expression.type === 'ArithmeticBinary' && /^[-+*]?=$/.test(expression.operator);
  const target = counts ? expression.operand : sets ? expression.left : null;
  return target?.type === 'ArithmeticWord' && /^[A-Za-z_]\w*$/.test(target.value.trim()) ? target.value.trim() : null;
}

function checkOperator(operator: string): void {
  if (assigning.has(operator))
    throw new Undecidable('number', 'arithmetic assigns a variable within a longer expression');
}

function checkOperand(value: string, context: WordContext): void {
  const text = value.trim();
  if (integer.test(text)) return;
  const name = /^\$?\{?#?([A-Za-z_][A-Za-z0-9_]*)\}?$/.exec(text)?.[1];
  if (text === '$?' || text === '$#') return;
  if (name !== undefined && isNumber(context.state.variables.get(name))) return;
  throw new Undecidable('number', 'arithmetic uses a value that is not known to be an integer');
}

/** The value if every number in it is known and small, else `null`. Throws like `checkArithmetic`. */
export function computeArithmetic(expression: ArithmeticExpression, context: WordContext): number | null {
  checkArithmetic(expression, context);
  return valueOf(expression, context);
}

function valueOf(expression: ArithmeticExpression, context: WordContext): number | null {
  switch (expression.type) {
    case 'ArithmeticWord':
      return operandValue(expression.value.trim(), context);
    case 'ArithmeticGroup':
      return valueOf(expression.expression, context);
    case 'ArithmeticBinary': {
      const left = valueOf(expression.left, context);
      const right = valueOf(expression.right, context);
      const value = left === null || right === null ? null : combine(expression.operator, left, right);
      return value !== null && Number.isSafeInteger(value) ? value : null;
    }
    default:
      return null;
  }
}

function operandValue(text: string, { state }: WordContext): number | null {
  const known = state.variables.get(
    /^\$?(?:([A-Za-z_]\w*)|\{([A-Za-z_]\w*)\})$/.exec(text)?.slice(1).find(Boolean) ?? '',
  );
  const digits = typeof known === 'string' ? known : text;
  // A leading zero makes a number octal.
  return /^(?:0|-?[1-9]\d{0,8})$/.test(digits) ? Number(digits) : null;
}

function combine(operator: string, left: number, right: number): number | null {
  switch (operator) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    default:
      return null;
  }
}
