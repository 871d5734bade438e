import type { Redact } from '../platform/types.js';
import { sumChanges } from '../sanitize/counts.js';
import { sanitizePlain } from '../sanitize/hidden.js';
import { sanitizeOutgoing } from '../sanitize/outgoing.js';
import type { OutgoingOptions, SanitizedText } from '../sanitize/types.js';

/** A model's Markdown, safe to post: redacted, and nothing in it hides, loads, notifies or acts. */
export function sanitizeForPosting(
  text: string,
  { redact, outgoing }: { readonly redact: Redact; readonly outgoing: OutgoingOptions },
): SanitizedText {
  // Invisible characters are removed before redaction, because they could separate the parts of a secret.
  const plain = sanitizePlain(text);
  const answer = sanitizeOutgoing(redact(plain.text), outgoing);
  return { text: answer.text, changes: sumChanges(plain.changes, answer.changes) };
}
