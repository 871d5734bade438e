import type { DiffCoverage } from '../event/context/diff.js';
import type { GitHubWriteResult } from '../github-writes/write-result.js';
import type { LastCheck } from '../job/result/last-check.js';
import type { Result } from '../job/result/types.js';
import type { JsonSchema } from '../messages/types.js';
import { plainText } from '../plain-text.js';
import { redactData, withSchema } from '../platform/secrets/redact-data.js';
import type { Redact } from '../platform/types.js';
import type { SanitizedText } from '../sanitize/types.js';
import type { Finding } from '../tools/self-report/types.js';
import { findingsOf, invalidFindingsNotices } from './findings.js';
import { ownFormat } from './own-format.js';
import { groupDenials, type RefusedCall, suggestedRules, unpasteableRules } from './suggested-rules.js';

/** Where a reader finds more; a field is `null` if there is nothing. */
export interface Links {
  /** The run on the server, `https://…/actions/runs/1`. */
  readonly run: string | null;
  /** File with the whole report. */
  readonly reportPath: string | null;
  /** File with the changes, for `git apply`; absent if nothing was changed. */
  readonly patchPath?: string;
  /** The paths are on a runner that is deleted after the job. */
  readonly onRunner: boolean;
}

/** What the run is about; a field is `null` if it is not known. */
export interface Subject {
  /** The full id of the commit that the run worked on. */
  readonly commit: string | null;
  /** The login of the person whose comment started the run. */
  readonly requestedBy: string | null;
  /** The issue was opened by someone who does not maintain the repository; absent if not. */
  readonly isFromOutside?: true;
  /** Which changed files of the pull request the model has seen; absent if unknown. */
  readonly coverage?: DiffCoverage;
  /** The last test or build of the run; absent if there was none. */
  readonly lastCheck?: LastCheck;
  /** The id of the run under which its conversation was stored; absent if it was not. */
  readonly conversation?: string;
}

const nothingKnown: Subject = { commit: null, requestedBy: null };

/** The source of every form of the report. Redacted, and without control or invisible characters. */
export interface Report {
  readonly result: Result;
  readonly refused: readonly RefusedCall[];
  /** Rules that can be pasted into `allow`. */
  readonly suggested: readonly string[];
  /** Number of further rules that would help but cannot be shown safely. */
  readonly unpasteable: number;
  /** All findings that the model reported, without duplicates. */
  readonly findings: readonly Finding[];
  readonly writes: readonly GitHubWriteResult[];
  /** The whole result was posted as a review. */
  readonly isReview: boolean;
  readonly links: Links;
  readonly subject: Subject;
}

/** A report whose answer is shown as Markdown; a run in a terminal makes none. */
export interface MarkdownReport extends Report {
  /** The answer as Markdown that is safe to post, and how it was changed; `result` has the original. */
  readonly answer: SanitizedText;
}

export interface ReportOptions {
  readonly redact: Redact;
  readonly links: Links;
  readonly subject?: Subject;
  readonly writes?: readonly GitHubWriteResult[];
  readonly isReview?: boolean;
  /** The schema of the structured answer. */
  readonly outputSchema?: JsonSchema | null;
}

/** Pure. Redacts before anything is shortened, so that no part of a secret remains. */
export function createReport(
  result: Result,
  { redact, links, subject = nothingKnown, writes = [], isReview = false, outputSchema = null }: ReportOptions,
): Report {
  const shown = cleaned(result, redact, outputSchema);
  const { findings, invalid } = findingsOf(shown);
  return {
    result: { ...shown, notices: [...shown.notices, ...invalidFindingsNotices(invalid)] },
    refused: groupDenials(shown.denials),
    suggested: suggestedRules(shown.denials),
    unpasteable: unpasteableRules(shown.denials),
    findings,
    writes: cleaned(writes, redact),
    isReview,
    links,
    // Only the command is a text of the model.
    subject: subject.lastCheck === undefined ? subject : { ...subject, lastCheck: cleaned(subject.lastCheck, redact) },
  };
}

/** The value with every text in it redacted and without terminal sequences and invisible characters. */
export function cleaned<T>(value: T, redact: Redact, schema: JsonSchema | null = null): T {
  const format = schema === null ? ownFormat : withSchema(ownFormat, schema);
  return redactData(value, (text) => redact(plainText(text)), format);
}
