import type { SecondParser } from '../platform/types.js';
import type { Judgement } from '../policy/types.js';
import { isPlainLine } from './plain-line.js';

/**
 * What the rules let run is read once more, by a parser that shares no code with the first: where the two do not
 * agree that a text is well-formed bash, one of them misreads it, and what would run is not what was judged. No rule
 * changes that. Any other judgement comes back as it is. A promise only if the parser is asked: a plain line leaves it
 * nothing to object to.
 */
export function withSecondVerdict<T extends Judgement>(judgement: T, parser: SecondParser): T | Promise<T> {
  if (judgement.outcome === 'refuse') return judgement;
  const scripts = judgement.scripts.filter((script) => !isPlainLine(script));
  return scripts.length === 0 ? judgement : asked(judgement, scripts, parser);
}

async function asked<T extends Judgement>(judgement: T, scripts: readonly string[], parser: SecondParser): Promise<T> {
  for (const script of scripts) {
    const objection = await parser.objection(script);
    if (objection !== null) return { ...judgement, ...refusal(objection) };
  }
  return judgement;
}

function refusal(objection: string): Omit<Judgement, 'effects' | 'parts' | 'scripts'> {
  return {
    decision: 'deny',
    outcome: 'refuse',
    rule: null,
    reason: `The command line is refused: a second parser does not read it as the first one does (${objection}). Write it more plainly, or as several commands; no allow rule changes that`,
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
