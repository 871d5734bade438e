import type { Redact } from '../platform/types.js';
import { sumChanges } from '../sanitize/counts.js';
import { sanitizePlain } from '../sanitize/hidden.js';
import { sanitizeOutgoing } from '../sanitize/outgoing.js';
import type { OutgoingOptions, SanitizedText } from '../sanitize/types.js';

/** A model's Markdown as it can be posted: redacted, and nothing in it hides, loads, notifies or acts. */
export function sanitizeForPosting(
  text: string,
  { redact, outgoing }: { readonly redact: Redact; readonly outgoing: OutgoingOptions },
): SanitizedText {
  // What does not show goes before redaction, for it may stand between the halves of a secret.
  const plain = sanitizePlain(text);
  const answer = sanitizeOutgoing(redact(plain.text), outgoing);
  return { text: answer.text, changes: sumChanges(plain.changes, answer.changes) };
}
