import { type Command, type ParsedScript, parse } from 'unbash';
import { limitProblem } from '../limits.js';
import { checkTree, ShellSyntaxError } from './check-tree.js';

/** A syntax tree with all its simple commands, to verify that the walk reaches each of them. */
export type ParsedLine = { readonly script: ParsedScript; readonly commands: readonly Command[] } | UnparsedLine;

export interface UnparsedLine {
  /** Why the line is refused, as a clause. */
  readonly problem: string;
  /** What the parser reports about a line that is not in bash's grammar. */
  readonly syntaxError?: string;
}

/** Cached lines: one call parses its line several times. A larger cache is slower, since its trees outlive their call. */
const maxCachedLines = 4;

const cache: { readonly line: string; readonly parsed: ParsedLine }[] = [];

/**
 * Parses a command line with bash's grammar. Returns a reason (a clause) if the tree cannot be trusted: the line exceeds a
 * limit, has a syntax error, or does not match its tree. Never throws.
 */
export function parseLine(line: string): ParsedLine {
  const known = cache.find((entry) => entry.line === line);
  if (known !== undefined) return known.parsed;
  const parsed = parseUncached(line);
  if (cache.length >= maxCachedLines) cache.shift();
  cache.push({ line, parsed });
  return parsed;
}

function parseUncached(line: string): ParsedLine {
  const problem = limitProblem(line);
  if (problem !== null) return { problem };
  try {
    const script = parse(line);
    const commands = checkTree(script, line);
    return typeof commands === 'string' ? { problem: commands } : { script, commands };
  } catch (error) {
    if (error instanceof ShellSyntaxError)
      return { problem: `it has a syntax error: ${error.message}`, syntaxError: error.message };
    return { problem: `it cannot be parsed (${error instanceof Error ? error.message : 'unknown error'})` };
  }
}
