import type { Stop } from '../../agent/events.js';
import { type ModelError, modelErrorKinds } from '../../model/types.js';
import { asArray, asRecord } from '../../parsed-json.js';
import { numberIn, textIn, wordIn } from './untrusted-json.js';

/** Only the fields that a conclusion is made of; `null` for what a later version may have written. */
export function recordedStop(value: unknown): Stop | null {
  const stop = asRecord(value);
  const limit = numberIn(stop['limit']);
  switch (stop['kind']) {
    case 'final-text':
    case 'no-output':
    case 'announced-only':
    case 'truncated':
      return { kind: stop['kind'] };
    case 'turns':
    case 'cost':
    case 'tokens':
    case 'time':
      return { kind: stop['kind'], limit };
    case 'repeated-call':
      return { kind: 'repeated-call', label: textIn(stop['label']), times: numberIn(stop['times']) };
    case 'context-full':
      return { kind: 'context-full', window: numberIn(stop['window']) };
    case 'denied':
      return { kind: 'denied', label: textIn(stop['label']) };
    case 'wrong-form':
      return { kind: 'wrong-form', problems: asArray(stop['problems']).map(textIn) };
    case 'hook':
      return { kind: 'hook', event: textIn(stop['event']), reason: textIn(stop['reason']) };
    case 'cancelled':
      return { kind: 'cancelled', signal: textIn(stop['signal']) };
    case 'model-error':
      return { kind: 'model-error', modelError: modelErrorIn(stop['modelError']) };
    default:
      return null;
  }
}

function modelErrorIn(value: unknown): ModelError {
  const { kind, message, hint } = asRecord(value);
  return {
    kind: wordIn(kind, modelErrorKinds, 'server'),
    ...{ message: textIn(message), hint: textIn(hint), retryable: false },
  };
}
