import type { Provenance } from './types.js';

/** For the log and the transcript; the report shows them in a separate section. */
export function provenanceSentences({ trustedCommit, omitted }: Provenance): readonly string[] {
  if (trustedCommit === null) return omitted;
  const from = 'Prompt, configuration, commands, skills and instruction files come from the trusted commit';
  return [`${from} ${trustedCommit}.`, ...omitted];
}
