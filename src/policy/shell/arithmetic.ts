import type { ArithmeticExpression } from 'unbash';
import { spend, Undecidable, type WordContext } from './context.js';

const assigning = new Set(['=', '+=', '-=', '*=', '/=', '%=', '<<=', '>>=', '&=', '^=', '|=', '++', '--', ',']);
const integer = /^(?:\d{1,18}|0[xX][0-9a-fA-F]{1,15})$/;

/**
 * Lets arithmetic through that computes with integers only. bash evaluates the value of a variable as an
 * expression once more (`x='a[$(id)]'; echo $((x))` runs id), so a name counts only if its value is known to
 * be an integer. Throws Undecidable for anything else.
 */
export function checkArithmetic(expression: ArithmeticExpression, context: WordContext): void {
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
      throw new Undecidable('arithmetic with the output of a command may run anything');
  }
}

function checkOperator(operator: string): void {
  if (assigning.has(operator)) throw new Undecidable('arithmetic assigns a variable');
}

function checkOperand(value: string, context: WordContext): void {
  const text = value.trim();
  if (integer.test(text)) return;
  const name = /^\$?\{?#?([A-Za-z_][A-Za-z0-9_]*)\}?$/.exec(text)?.[1];
  if (text === '$?' || text === '$#') return;
  const known = name === undefined ? null : context.state.variables.get(name);
  if (typeof known === 'string' && integer.test(known)) return;
  throw new Undecidable('arithmetic uses a value that is not known to be an integer');
}
