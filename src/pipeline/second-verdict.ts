import type { SecondParser } from '../host/types.js';
import type { Judgement } from '../policy/types.js';

/**
 * What the rules let run is read once more, by a parser that shares no code with the first: where the two do not
 * agree that a text is well-formed bash, one of them misreads it, and what would run is not what was judged. No rule
 * changes that. Any other judgement comes back as it is, and the parser is not asked.
 */
export async function withSecondVerdict<T extends Judgement>(judgement: T, parser: SecondParser): Promise<T> {
  if (judgement.outcome === 'refuse') return judgement;
  for (const script of judgement.scripts) {
    const objection = await parser.objection(script);
    if (objection !== null) return { ...judgement, ...refusal(objection) };
  }
  return judgement;
}

function refusal(objection: string): Pick<Judgement, 'decision' | 'outcome' | 'rule' | 'reason' | 'suggest'> {
  return {
    decision: 'deny',
    outcome: 'refuse',
    rule: null,
    reason: `The command line is refused: a second parser does not read it as the first one does (${objection}). Write it more plainly, or as several commands; no allow rule changes that`,
    suggest: [],
  };
}
