import type { Result } from '../job/types.js';
import type { JsonSchema } from '../messages/types.js';
import { plainText } from '../plain-text.js';
import { redactData, withSchema } from '../platform/secrets/redact-data.js';
import type { Redact } from '../platform/types.js';
import { fenced } from '../sanitize/code.js';
import type { OutgoingOptions, SanitizedText } from '../sanitize/types.js';
import type { Finding } from '../tools/github/types.js';
import { findingsOf } from './findings.js';
import { ownFormat } from './own-format.js';
import { sanitizeForPosting } from './sanitizer.js';
import { groupDenials, type RefusedCall, suggestedRules, unpasteableRules } from './suggested-rules.js';
import type { GitHubWriteResult } from './write-result.js';

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
  /** The answer as Markdown that can be posted, and what was changed for it; `result` has it as it was. */
  readonly answer: SanitizedText;
  readonly refused: readonly RefusedCall[];
  /** Rules that can be pasted into `allow`. */
  readonly suggested: readonly string[];
  /** How many more would help but cannot be pasted. */
  readonly unpasteable: number;
  /** All findings that the model reported, each once. */
  readonly findings: readonly Finding[];
  /** What became of each write. */
  readonly writes: readonly GitHubWriteResult[];
  readonly links: Links;
}

export interface ReportOptions {
  readonly redact: Redact;
  readonly links: Links;
  readonly outgoing: OutgoingOptions;
  readonly writes?: readonly GitHubWriteResult[];
  /** What the structured answer has to fit. */
  readonly outputSchema?: JsonSchema | null;
}

/** Pure. Redaction comes first, before anything is shortened, so that no piece of a secret is left at a cut. */
export function createReport(
  result: Result,
  { redact, links, outgoing, writes = [], outputSchema = null }: ReportOptions,
): Report {
  const shown = cleaned(result, redact, outputSchema);
  const { findings, odd } = findingsOf(shown);
  return {
    result: odd === 0 ? shown : { ...shown, notices: [...shown.notices, oddFindings(odd)] },
    answer:
      shown.structured === undefined ? sanitizeForPosting(result.text, { redact, outgoing }) : asCode(shown.structured),
    refused: groupDenials(shown.denials),
    suggested: suggestedRules(shown.denials),
    unpasteable: unpasteableRules(shown.denials),
    findings,
    writes: cleaned(writes, redact),
    links,
  };
}

function oddFindings(odd: number): string {
  const what =
    odd === 1
      ? '1 of the findings in the structured answer has'
      : `${String(odd)} of the findings in the structured answer have`;
  return `${what} not the form of docs/findings.md and stands only in the answer.`;
}

/** In a block of code nothing is a link, an image or a mention. */
function asCode(value: unknown): SanitizedText {
  return { text: fenced(JSON.stringify(value, null, 2), 'json'), changes: [] };
}

/** The value with every text in it redacted and without what only a terminal or nobody sees. */
export function cleaned<T>(value: T, redact: Redact, schema: JsonSchema | null = null): T {
  const format = schema === null ? ownFormat : withSchema(ownFormat, schema);
  return redactData(value, (text) => redact(plainText(text)), format);
}
