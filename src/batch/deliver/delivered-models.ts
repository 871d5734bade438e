import type { BatchAccess, BatchRequest, RequestOutcome } from '../../model/batch-api/types.js';
import type { Model, ModelError, ModelEvent } from '../../model/types.js';
import { withStream } from '../../model/with-stream.js';
import type { JobModels } from '../job/job-models.js';

/** The models of a job whose request has an outcome: the first request gets it, later ones are sent as usual. */
export function answeredModels(models: JobModels, outcome: RequestOutcome): JobModels {
  const answering = answeringFirst(models, (access) => (request, signal) => access.events(request, outcome, signal));
  return outcome.kind === 'answer' ? { ...answering, isAnswered: true } : answering;
}

/** The models of a job whose request is not sent, but handed to `onPrepared`. */
export function preparingModels(models: JobModels, { id, onPrepared }: Preparation): JobModels {
  return answeringFirst(
    models,
    (access) =>
      async function* (request, signal): AsyncGenerator<ModelEvent> {
        const prepared = await access.prepare(request, signal);
        if ('body' in prepared) await onPrepared({ id, ...prepared });
        yield { type: 'error', modelError: 'body' in prepared ? notSent : prepared.modelError };
      },
  );
}

export interface Preparation {
  readonly id: string;
  readonly onPrepared: (request: BatchRequest) => Promise<void>;
}

/** Requests depend on settings in which jobs with the same model can differ, so each job has an access of its own. */
function answeringFirst(models: JobModels, answer: (access: BatchAccess) => Model['stream']): JobModels {
  return {
    ...models,
    modelOf: async (job, order) => {
      const [model, access] = [await models.modelOf(job, order), await models.accessOf(job)];
      return access === null ? model : firstAnsweredBy(model, answer(access));
    },
  };
}

function firstAnsweredBy(model: Model, answer: Model['stream']): Model {
  let isFirst = true;
  return withStream(model, (request, signal) => {
    if (!isFirst) return model.stream(request, signal);
    isFirst = false;
    return answer(request, signal);
  });
}

/** A job with this kind of error is deferred and leaves no result. */
const notSent: ModelError = {
  kind: 'rate-limit',
  message: 'The request is sent by the batch API.',
  hint: 'A later run collects its answer.',
  retryable: false,
};
