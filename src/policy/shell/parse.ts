import { type Command, type ParsedScript, parse } from 'unbash';
import { guard } from './guard.js';
import { limitProblem } from './limits.js';

/** A tree with every simple command in it, to check that none is passed over. */
export type ParsedLine =
  | { readonly script: ParsedScript; readonly commands: readonly Command[] }
  | { readonly problem: string };

/** One call asks about its line several times. What lives longer is a burden for the collector of garbage. */
const mostKept = 20;

const cache = new Map<string, ParsedLine>();

/**
 * A command line as a tree of bash's grammar, or the reason (a clause) why none can be trusted: bounds,
 * syntax, or a place where the tree does not account for the source. Never throws.
 */
export function parseLine(line: string): ParsedLine {
  const known = cache.get(line);
  if (known !== undefined) return known;
  const parsed = parseAfresh(line);
  if (cache.size >= mostKept) cache.clear();
  cache.set(line, parsed);
  return parsed;
}

function parseAfresh(line: string): ParsedLine {
  const bounds = limitProblem(line);
  if (bounds !== null) return { problem: bounds };
  try {
    const script = parse(line);
    const commands = guard(script, line);
    return typeof commands === 'string' ? { problem: commands } : { script, commands };
  } catch (error) {
    return { problem: `it cannot be parsed (${error instanceof Error ? error.message : 'unknown fault'})` };
  }
}
