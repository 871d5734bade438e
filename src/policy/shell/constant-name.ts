import type { Word as Node } from 'unbash';
import { Undecidable } from './context.js';
import { checkBraces, joinLines, plainSource } from './expand-word.js';
import { isConstant, partsOf } from './word-parts.js';

/** The constant name of a command. Throws Undecidable if the name is not constant or has special characters. */
export function constantName(node: Node): string {
  if (plainSource.test(node.text)) return node.text;
  // At the start of a command, bash reads up to the closing bracket, including spaces: it may be an assignment.
  if (/^[A-Za-z_]\w*\[/.test(joinLines(node.text))) throw new Undecidable('the name of a command may be a subscript');
  const constant = partsOf(node).every(isConstant) && !joinLines(node.text).startsWith('~');
  if (!constant) throw new Undecidable(`the name of a command (${shorten(node.text)}) is not constant`);
  checkBraces(partsOf(node));
  if (node.value === '') throw new Undecidable('the name of a command is empty');
  return node.value;
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
