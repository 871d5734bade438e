import { formatCount } from '../format-number.js';
import type { Provenance } from '../job/types.js';
import { shorten } from '../text.js';
import { inlineCode, literalMarkdown } from './literal.js';

/** Maximum number of sentences about omissions. */
const maxSentences = 20;

/** The commit that the run trusted, and what was omitted from the model's context. Empty if there is nothing to report. */
export function provenanceLines({ trustedCommit, omitted }: Provenance): string {
  const more = omitted.length - maxSentences;
  const trusted = `Trusted commit: ${inlineCode(trustedCommit ?? '')}. Prompt, configuration, commands, skills and instruction files come from it.`;
  return [
    ...(trustedCommit === null ? [] : [trusted]),
    ...omitted.slice(0, maxSentences).map((sentence) => literalMarkdown(shorten(sentence, 500))),
    ...(more > 0 ? [`And ${formatCount(more, 'more omission')}.`] : []),
  ].join('\n\n');
}
