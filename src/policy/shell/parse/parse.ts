import { type Command, type ParsedScript, parse } from 'unbash';
import { checkLimits } from '../limits.js';
import { Undecidable, type UnreadableLine } from '../undecidable.js';
import { checkTree } from './check-tree.js';

/** A syntax tree with all its simple commands, to verify that the walk reaches each of them. */
export type ParsedLine = { readonly script: ParsedScript; readonly commands: readonly Command[] } | UnreadableLine;

/** Cached lines: one call parses its line several times. A larger cache is slower, since its trees outlive their call. */
const maxCachedLines = 4;

const cache: { readonly line: string; readonly parsed: ParsedLine }[] = [];

/** A reason (a clause) if the tree cannot be trusted: over a limit, a syntax error, or no match. Never throws. */
export function parseLine(line: string): ParsedLine {
  const known = cache.find((entry) => entry.line === line);
  if (known !== undefined) return known.parsed;
  const parsed = parseUncached(line);
  if (cache.length >= maxCachedLines) cache.shift();
  cache.push({ line, parsed });
  return parsed;
}

function parseUncached(line: string): ParsedLine {
  try {
    checkLimits(line);
    const script = parse(line);
    return { script, commands: checkTree(script, line) };
  } catch (error) {
    if (error instanceof Undecidable) return error.line;
    const cause = error instanceof Error ? error.message : 'unknown error';
    return { form: 'other', problem: `it cannot be parsed (${cause})` };
  }
}
