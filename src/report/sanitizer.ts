import type { Redact } from '../platform/types.js';
import { addUp } from '../sanitize/counts.js';
import { sanitisePlain } from '../sanitize/hidden.js';
import { sanitiseOutgoing } from '../sanitize/outgoing.js';
import type { OutgoingOptions, Sanitised } from '../sanitize/types.js';

/** A model's Markdown as it can be posted: redacted, and nothing in it hides, loads, notifies or acts. */
export function harmless(
  text: string,
  { redact, outgoing }: { readonly redact: Redact; readonly outgoing: OutgoingOptions },
): Sanitised {
  // What does not show goes before redaction, for it may stand between the halves of a secret.
  const plain = sanitisePlain(text);
  const answer = sanitiseOutgoing(redact(plain.text), outgoing);
  return { text: answer.text, changes: addUp(plain.changes, answer.changes) };
}
