import type { Redact } from '../types.js';
import { type OwnFormat, redactData } from './redact-data.js';

/**
 * Redacted JSON of objects that are written again and again, such as the tools of the jobs of a batch: made once for
 * each object, which must not change.
 */
export function createRepeatedJson(redact: Redact, format: OwnFormat): (value: object) => string {
  let known = new WeakMap<object, string>();
  let additions = redact.additions?.();
  return (value) => {
    const now = redact.additions?.();
    if (now !== additions) known = new WeakMap();
    additions = now;
    const json = known.get(value) ?? JSON.stringify(redactData(value, redact, format));
    known.set(value, json);
    return json;
  };
}
