import type { SecondParser } from '../platform/types.js';
import type { Evaluation } from '../policy/types.js';
import { isPlainLine } from './plain-line.js';

/**
 * What the rules let run is read once more, by a parser that shares no code with the first: where the two do not
 * agree that a text is well-formed bash, one of them misreads it, and what would run is not what was judged. No rule
 * changes that. Any other evaluation comes back as it is. A promise only if the parser is asked: a plain line leaves it
 * nothing to object to.
 */
export function withSecondParse<T extends Evaluation>(evaluation: T, parser: SecondParser): T | Promise<T> {
  if (evaluation.outcome === 'refuse') return evaluation;
  const scripts = evaluation.scripts.filter((script) => !isPlainLine(script));
  return scripts.length === 0 ? evaluation : asked(evaluation, scripts, parser);
}

async function asked<T extends Evaluation>(
  evaluation: T,
  scripts: readonly string[],
  parser: SecondParser,
): Promise<T> {
  for (const script of scripts) {
    const objection = await parser.objection(script);
    if (objection !== null) return { ...evaluation, ...refusal(objection) };
  }
  return evaluation;
}

function refusal(objection: string): Omit<Evaluation, 'effects' | 'parts' | 'scripts'> {
  return {
    decision: 'deny',
    outcome: 'refuse',
    rule: null,
    reason: `The command line is refused: a second parser does not read it as the first one does (${objection}). Write it more plainly, or as several commands; no allow rule can change this`,
    suggest: [],
    refusal: {
      kind: 'form',
      missing: [`a second parser does not read it as the first one does (${objection})`],
      rewrites: ['use plainer syntax, or several commands'],
      permitted: [],
      nearest: [],
    },
  };
}
