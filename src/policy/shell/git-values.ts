import { forEachChild, type SyntaxNode } from 'unbash';
import type { ReadValue } from '../types.js';
import { parseLine } from './parse/parse.js';

/** A command that names a commit, with constant words. */
const naming = String.raw`\$\((git (?:describe|merge-base|rev-parse)(?: (?!-- )(?:[\w./~^@{}=*+:-]+|'[\w.*/-]+'|2>\/dev\/null))+|git describe)\)`;

/** An operand that is such a value, or the range between two of them, or from one of them. */
const operand = new RegExp(String.raw`^("?)${naming}(?:\.{2,3}(?:[\w./~^]*|${naming}))?\1$`);

/** The substitutions in operands of git commands of a line whose values git can give before it runs. */
export function gitValuesIn(line: string): readonly ReadValue[] {
  const parsed = line.includes('$(git ') ? parseLine(line) : null;
  if (parsed === null || 'problem' in parsed) return [];
  const values: ReadValue[] = [];
  const visit = (node: SyntaxNode): void => {
    for (const word of node.type === 'Command' && node.name?.text === 'git' ? node.args : []) {
      // A word of another script has another text there.
      const isThere = line.slice(word.pos, word.end) === word.text && operand.test(word.text);
      for (const found of isThere ? word.text.matchAll(new RegExp(naming, 'g')) : []) {
        const from = word.pos + found.index;
        values.push({ from, to: from + found[0].length, command: found[1] ?? '' });
      }
    }
    forEachChild(node, visit);
  };
  visit(parsed.script);
  return values;
}
