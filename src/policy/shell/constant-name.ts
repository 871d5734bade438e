import type { Word as Node } from 'unbash';
import { Undecidable } from './context.js';
import { checkBraces, joined, plainSource } from './expand-word.js';
import { isConstant, partsOf } from './word-parts.js';

/** The name of a command: constant, unquoted meanings absent. Throws Undecidable for every other word. */
export function constantName(node: Node): string {
  if (plainSource.test(node.text)) return node.text;
  // Where a command may begin bash reads on up to the bracket that closes, blanks and all: it may be an assignment.
  if (/^[A-Za-z_]\w*\[/.test(joined(node.text))) throw new Undecidable('the name of a command may be a subscript');
  const constant = partsOf(node).every(isConstant) && !joined(node.text).startsWith('~');
  if (!constant) throw new Undecidable(`the name of a command (${shorten(node.text)}) is not constant`);
  checkBraces(partsOf(node));
  if (node.value === '') throw new Undecidable('the name of a command is empty');
  return node.value;
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
