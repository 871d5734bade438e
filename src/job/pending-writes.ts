import { type Intent, isPost, type Recorder } from '../tools/github/types.js';
import { count } from '../tools/output.js';

/** Calls of one kind in a job. More than these are a model that went astray. */
const most: Readonly<Record<Intent['kind'], number>> = {
  comment: 3,
  review: 1,
  label: 5,
  assign: 2,
  issue: 3,
  'pull-request': 1,
  'check-run': 5,
  findings: 20,
  noop: 1,
  incomplete: 5,
};

/** Keeps what the model wants to be written, up to the limits; `onKept` sees each as it comes. */
export interface Outbox extends Recorder {
  readonly intents: readonly Intent[];
}

/** `maxWrites` bounds all posts of the job together. */
export function createOutbox(maxWrites: number, onKept: (intent: Intent) => void): Outbox {
  const intents: Intent[] = [];
  return {
    intents,
    keep(intent) {
      const limit = most[intent.kind];
      if (intents.filter(({ kind }) => kind === intent.kind).length >= limit) {
        return `Not recorded: a job has at most ${count(limit, 'call')} of this tool. What was recorded before stays.`;
      }
      if (isPost(intent) && intents.filter(isPost).length >= maxWrites) {
        return `Not recorded: max-writes of this job is ${String(maxWrites)}. What was recorded before stays.`;
      }
      intents.push(intent);
      onKept(intent);
      return null;
    },
  };
}
