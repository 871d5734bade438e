import type { Result } from '../batch/types.js';
import { mapTexts } from '../host/redact.js';
import type { Redact } from '../host/types.js';
import { plainText } from '../host/workflow-commands.js';
import { groupDenials, type RefusedCall, suggestedRules, unpasteableRules } from './rules.js';

/** Where a reader finds more; null where there is nothing. */
export interface Links {
  /** The run on the server, `https://…/actions/runs/1`. */
  readonly run: string | null;
  /** File with the whole report. */
  readonly reportPath: string | null;
  /** The paths lie on a runner that is thrown away after the job. */
  readonly onRunner: boolean;
}

/** What every form of the report is made from. Redacted, and without control or invisible characters. */
export interface Report {
  readonly result: Result;
  readonly refused: readonly RefusedCall[];
  /** Rules that can be pasted into `allow`. */
  readonly suggested: readonly string[];
  /** How many more would help but cannot be pasted. */
  readonly unpasteable: number;
  readonly links: Links;
}

/** Pure. Redaction comes first, before anything is shortened, so that no piece of a secret is left at a cut. */
export function createReport(result: Result, { redact, links }: { redact: Redact; links: Links }): Report {
  const shown = cleanResult(result, redact);
  return {
    result: shown,
    refused: groupDenials(shown.denials),
    suggested: suggestedRules(shown.denials),
    unpasteable: unpasteableRules(shown.denials),
    links,
  };
}

/** The result with every text in it redacted and without what only a terminal or nobody sees. */
export function cleanResult(result: Result, redact: Redact): Result {
  return { ...mapTexts(result, (text) => redact(plainText(text))), conclusion: result.conclusion };
}
