import type { Redact } from '../host/types.js';
import { sanitisePlain } from '../trigger/sanitise/hidden.js';
import { sanitiseOutgoing } from '../trigger/sanitise/outgoing.js';
import { addUp } from '../trigger/sanitise/tally.js';
import type { OutgoingOptions, Sanitised } from '../trigger/sanitise/types.js';

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
