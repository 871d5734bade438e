import type { Provenance } from '../job/types.js';
import { shorten } from '../text.js';
import { formatCount } from './headline.js';
import { inlineCode, literalMarkdown } from './literal.js';

/** Sentences about what was left out. */
const most = 20;

/** Which commit the run trusted, and what the model was not told. Empty where there is nothing to say. */
export function provenanceLines({ trustedCommit, omitted }: Provenance): string {
  const more = omitted.length - most;
  const trusted = `Trusted commit: ${inlineCode(trustedCommit ?? '')}. Prompt, configuration, commands, skills and instruction files come from it.`;
  return [
    ...(trustedCommit === null ? [] : [trusted]),
    ...omitted.slice(0, most).map((sentence) => literalMarkdown(shorten(sentence, 500))),
    ...(more > 0 ? [`And ${formatCount(more, 'more thing')} left out.`] : []),
  ].join('\n\n');
}
