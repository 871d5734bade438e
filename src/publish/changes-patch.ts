import { patchBytes, redactedChanges } from '../job/result/patch-bytes.js';
import type { ChangedFile } from '../job/result/types.js';
import type { Artifacts } from '../platform/files/state/artifacts.js';
import type { Redact } from '../platform/types.js';
import { listed } from '../text.js';

/** For `git apply`; names what the file lacks. No path if no change fits; the text is empty unless it is all. */
export function writeChangesPatch(
  changes: readonly ChangedFile[],
  { artifacts, redact }: { readonly artifacts: Pick<Artifacts, 'writeRedacted'>; readonly redact: Redact },
) {
  const { kept, redacted, secret } = redactedChanges(changes, redact);
  const bytes = patchBytes(kept);
  const notices = [
    ...(redacted.length === 0
      ? []
      : [`A secret is redacted in changes.patch, which may not apply: ${listed(redacted, 5)}.`]),
    ...(secret.length === 0 ? [] : [`Not in changes.patch, because they contain a secret: ${listed(secret, 5)}.`]),
  ];
  if (bytes.length === 0) return { path: null, text: '', notices };
  const isShown = changes.every(({ patch }) => patch === undefined);
  return {
    path: artifacts.writeRedacted('changes.patch', bytes),
    text: isShown ? bytes.toString('utf8') : '',
    notices,
  };
}
