import { forEachChild, type SyntaxNode } from 'unbash';
import type { ReadValue } from '../types.js';
import { parseLine } from './parse/parse.js';

/** A command that names a commit, with constant words. */
const naming = /^\$\((git (?:describe|merge-base|rev-parse)(?: (?:[\w./~^@{}=*+:-]+|'[\w.*/-]+'|2>\/dev\/null))*)\)$/;

/** The substitutions of a line whose values git can give before it runs. */
export function gitValuesIn(line: string): readonly ReadValue[] {
  const parsed = line.includes('$(git ') ? parseLine(line) : null;
  if (parsed === null || 'problem' in parsed) return [];
  const values: ReadValue[] = [];
  const visit = (node: SyntaxNode): void => {
    const command = node.type === 'CommandExpansion' ? naming.exec(node.text)?.[1] : undefined;
    // Positions in another script have another text.
    if (node.type === 'CommandExpansion' && command !== undefined && line.slice(node.pos, node.end) === node.text)
      values.push({ from: node.pos, to: node.end, command });
    else forEachChild(node, visit);
  };
  visit(parsed.script);
  return values;
}
