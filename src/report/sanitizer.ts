import type { Redact } from '../platform/types.js';
import { fenced } from '../sanitize/code.js';
import { sumChanges } from '../sanitize/counts.js';
import { sanitizePlain } from '../sanitize/hidden.js';
import { sanitizeOutgoing } from '../sanitize/outgoing.js';
import type { OutgoingOptions, SanitizedText } from '../sanitize/types.js';
import type { MarkdownReport, Report } from './report.js';

interface Ports {
  readonly redact: Redact;
  readonly outgoing: OutgoingOptions;
}

/** A model's Markdown, safe to post: redacted, and nothing in it hides, loads, notifies or acts. */
export function sanitizeForPosting(text: string, { redact, outgoing }: Ports): SanitizedText {
  // Invisible characters are removed before redaction, because they could separate the parts of a secret.
  const plain = sanitizePlain(text);
  const answer = sanitizeOutgoing(redact(plain.text), outgoing);
  return { text: answer.text, changes: sumChanges(plain.changes, answer.changes) };
}

/** The report with its answer: the structured one as code, in which nothing is a link, an image or a mention. */
export function withAnswer(report: Report, text: string, ports: Ports): MarkdownReport {
  const { structured } = report.result;
  if (structured === undefined) return { ...report, answer: sanitizeForPosting(text, ports) };
  return { ...report, answer: { text: fenced(JSON.stringify(structured, null, 2), 'json'), changes: [] } };
}
