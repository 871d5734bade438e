import type { ArithmeticExpression } from 'unbash';
import { type State, Undecidable } from './context.js';

const assigning = new Set(['=', '+=', '-=', '*=', '/=', '%=', '<<=', '>>=', '&=', '^=', '|=', '++', '--', ',']);
const integer = /^(?:\d{1,18}|0[xX][0-9a-fA-F]{1,15})$/;

/**
 * Lets arithmetic through that computes with integers only. bash evaluates the value of a variable as an
 * expression once more (`x='a[$(id)]'; echo $((x))` runs id), so a name counts only if its value is known to
 * be an integer. Throws Undecidable for anything else.
 */
export function checkArithmetic(expression: ArithmeticExpression, state: State): void {
  switch (expression.type) {
    case 'ArithmeticBinary':
      checkOperator(expression.operator);
      checkArithmetic(expression.left, state);
      checkArithmetic(expression.right, state);
      return;
    case 'ArithmeticUnary':
      checkOperator(expression.operator);
      checkArithmetic(expression.operand, state);
      return;
    case 'ArithmeticTernary':
      checkArithmetic(expression.test, state);
      checkArithmetic(expression.consequent, state);
      checkArithmetic(expression.alternate, state);
      return;
    case 'ArithmeticGroup':
      checkArithmetic(expression.expression, state);
      return;
    case 'ArithmeticWord':
      checkOperand(expression.value, state);
      return;
    case 'ArithmeticCommandExpansion':
      throw new Undecidable('arithmetic with the output of a command may run anything');
  }
}

function checkOperator(operator: string): void {
  if (assigning.has(operator)) throw new Undecidable('arithmetic assigns a variable');
}

function checkOperand(value: string, state: State): void {
  const text = value.trim();
  if (integer.test(text)) return;
  const name = /^\$?\{?#?([A-Za-z_][A-Za-z0-9_]*)\}?$/.exec(text)?.[1];
  if (text === '$?' || text === '$#') return;
  const known = name === undefined ? null : state.variables.get(name);
  if (typeof known === 'string' && integer.test(known)) return;
  throw new Undecidable('arithmetic uses a value that is not known to be an integer');
}
