import type { Provenance } from './types.js';

/** For the log and the transcript; the report shows it in a separate section. */
export function trustedSentence({ trustedCommit }: Provenance): string | null {
  if (trustedCommit === null) return null;
  return `Prompt, configuration, commands, skills and instruction files come from the trusted commit ${trustedCommit}.`;
}

/** Whether there is anything to report. */
export function hasProvenance({ trustedCommit, omitted }: Provenance): boolean {
  return trustedCommit !== null || omitted.length > 0;
}
