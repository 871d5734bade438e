import type { Basis } from '../job/types.js';
import { shorten } from '../text.js';
import { counted } from './headline.js';
import { inlineCode, literal } from './literal.js';

/** Sentences about what was left out. */
const most = 20;

/** Which commit the run trusted, and what the model was not told. Empty where there is nothing to say. */
export function basisLines({ trustedCommit, leftOut }: Basis): string {
  const more = leftOut.length - most;
  const trusted = `Trusted commit: ${inlineCode(trustedCommit ?? '')}. Prompt, configuration, commands, skills and instruction files come from it.`;
  return [
    ...(trustedCommit === null ? [] : [trusted]),
    ...leftOut.slice(0, most).map((sentence) => literal(shorten(sentence, 500))),
    ...(more > 0 ? [`And ${counted(more, 'more thing')} left out.`] : []),
  ].join('\n\n');
}
