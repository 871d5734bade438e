import { resolve } from 'node:path';
import { lazyRegExp } from '../lazy-reg-exp.js';
import { createPathFacts } from '../platform/files/path-facts.js';

const commandName = lazyRegExp(String.raw`^/?[\p{L}\p{M}\p{N}_-]+(?::[\p{L}\p{M}\p{N}_.-]+)*$`, 'u');

/** Whether an operand can be the name of a command; a file of the same name takes precedence. */
export const couldBeCommand = (operand: string): boolean => commandName().test(operand) && operand !== '-';

export function isCommandOperand(operand: string, directory: string, cwd: string | undefined): boolean {
  if (!couldBeCommand(operand)) return false;
  const root = resolve(directory, cwd ?? '.');
  return createPathFacts(root, root).kindOf(resolve(root, operand)) === 'missing';
}
