import { createHash } from 'node:crypto';
import { formatCount } from '../../format-number.js';
import type { BatchAccess } from '../../model/batch-api/types.js';
import type { Model, ModelError, ModelEvent, ModelRequest } from '../../model/types.js';
import { withStream } from '../../model/with-stream.js';
import { type DeliveryFiles, isUnprocessed, jobPrefixOf, type UnusableFile } from '../delivery/delivery-files.js';
import { answerReason, answersNotice } from '../delivery/unusable-files.js';
import type { JobModels } from '../job/job-models.js';
import type { BatchFile } from '../model/types.js';
import type { BatchRunContext } from '../open/types.js';
import type { FatalProblem } from '../run/classify-end.js';
import type { Task } from '../run/run-jobs.js';
import { createSubmitter, firstProblem, type Submitter } from './submitter.js';

export type JudgeDelivery = Readonly<ReturnType<typeof createJudgeDelivery>>;

export interface JudgeDeliveryOptions {
  readonly batch: BatchRunContext;
  readonly files: DeliveryFiles;
  readonly onExpired: BatchFile['onExpired'];
  /** Questions that are at the provider, by id. */
  readonly waiting: ReadonlyMap<string, string>;
  /** Why nothing is sent; `null` if questions are. */
  readonly held: string | null;
}

interface Questions {
  /** Why the job waits; `null` if it does not. */
  waits: string | null;
  /** Something was asked directly in this run, which would be paid for again if the job waited. */
  isPaid: boolean;
  /** The ids of outcomes that were used. */
  readonly used: Set<string>;
  /** The questions to send, by id. */
  readonly asked: Map<string, Submitter>;
}

export function createJudgeDelivery(options: JudgeDeliveryOptions) {
  const { batch, files } = options;
  const submitters = new Map<string, Submitter>();
  const questions = new Map<string, Questions>();
  const unusable: UnusableFile[] = [];
  const submitterOf = (model: string, { api }: BatchAccess): Submitter => {
    const known = submitters.get(model) ?? createSubmitter({ model, api, files, batch });
    submitters.set(model, known);
    return known;
  };
  return {
    /** The models of a job whose answer has arrived: a question to a judge gets its verdict, or is kept for `send`. */
    modelsFor: ({ job }: Task, models: JobModels): JobModels => {
      const ofJob: Questions = { waits: null, isPaid: false, used: new Set(), asked: new Map() };
      questions.set(job.key, ofJob);
      return {
        ...models,
        modelOf: async (prepared, order) => watched(await models.modelOf(prepared, order), ofJob),
        judgesFor: (prepared, start) => {
          const open = models.judgesFor(prepared, start);
          return async (name) => {
            const [model, access] = [await open(name), await models.judgeAccess(name, prepared)];
            if (access === null)
              return withStream(model, (request, signal) => askNow(model, request, { questions: ofJob, signal }));
            const submitter = () => submitterOf(name, access);
            return deliveredJudge(model, { ...options, access, submitter, unusable, key: job.key, questions: ofJob });
          };
        },
        judgesWait: () => ofJob.waits,
      };
    },
    /** Removes the verdicts that the record of a job contains. */
    forget: async ({ job }: Task): Promise<void> => {
      for (const id of questions.get(job.key)?.used ?? []) await files.removeOutcome(id);
    },
    send: async (): Promise<void> => {
      for (const submitter of submitters.values()) await submitter.close();
      const sent = [...submitters].map(
        ([model, submitter]) => `${formatCount(submitter.submitted(), 'question')} to ${model}`,
      );
      if (sent.length > 0) batch.log.info(`Sent to the batch API for judging: ${sent.join(', ')}.`);
      const notice = answersNotice(unusable);
      if (notice !== null) batch.log.warning(notice);
    },
    firstProblem: (kind: 'fatal' | 'refusal'): FatalProblem | null => firstProblem(submitters.values(), kind),
    /** Why a question about this job was not sent; `null` if all were. */
    problemOf: ({ job }: Task): string | null => {
      const asked = [...(questions.get(job.key)?.asked ?? [])];
      const problem = asked.map(([id, submitter]) => submitter.problemOf(id)).find((reason) => reason !== null);
      return problem === undefined ? null : `its answer has arrived; the question to its judge: ${problem}`;
    },
  };
}

interface DeliveredJudge extends JudgeDeliveryOptions {
  readonly access: BatchAccess;
  readonly submitter: () => Submitter;
  /** Collects verdicts that cannot be used. */
  readonly unusable: UnusableFile[];
  /** Of the job. */
  readonly key: string;
  readonly questions: Questions;
}

/** Notes what follows the answer that has arrived, such as its correction. */
function watched(model: Model, questions: Questions): Model {
  let isFirst = true;
  return withStream(model, (request, signal) => {
    if (!isFirst) questions.isPaid = true;
    isFirst = false;
    return model.stream(request, signal);
  });
}

/** While the job waits for another verdict, an answer that is paid for would be lost. */
async function* askNow(
  model: Model,
  request: ModelRequest,
  { questions, signal }: { readonly questions: Questions; readonly signal: AbortSignal },
): AsyncGenerator<ModelEvent> {
  if (questions.waits !== null) {
    yield { type: 'error', modelError: notJudged };
    return;
  }
  questions.isPaid = true;
  yield* model.stream(request, signal);
}

/** A question that follows a reply that was not a verdict is asked directly: it would take another run. */
function deliveredJudge(model: Model, judge: DeliveredJudge): Model {
  return withStream(model, async function* (request, signal): AsyncGenerator<ModelEvent> {
    const { access, files, onExpired, questions, waiting } = judge;
    if (request.messages.length > 1) {
      yield* askNow(model, request, { questions, signal });
      return;
    }
    // The same question about the same job; a changed one is asked again.
    const text = JSON.stringify([model.name, request.system, request.messages, request.outputSchema ?? null]);
    const prefix = jobPrefixOf(judge.key);
    const id = `${prefix}${createHash('sha256').update(text).digest('hex').slice(prefix.length)}`;
    const outcome = waiting.has(id) ? null : await files.outcome(id);
    const isAgain = outcome !== null && onExpired !== 'fail' && isUnprocessed(outcome);
    if (outcome !== null && !isAgain) {
      questions.used.add(id);
      yield* access.events(request, outcome, signal);
    } else if (questions.isPaid || (isAgain && onExpired === 'now')) {
      questions.used.add(id);
      yield* askNow(model, request, { questions, signal });
    } else {
      if (isAgain) await files.removeOutcome(id);
      const unknown = waiting.has(id) ? null : await whyUnknown(id, judge);
      const modelError = waiting.has(id) || unknown !== null ? null : await prepare(request, id, judge, signal);
      const waits = unknown ?? `${model.name} judges it by the batch API`;
      if (modelError === null) questions.waits = `its answer has arrived; ${waits}`;
      yield { type: 'error', modelError: modelError ?? notJudged };
    }
  });
}

/** Why a question is not sent, which may be paid for already; `null` if it is. */
async function whyUnknown(id: string, { files, held, unusable }: DeliveredJudge): Promise<string | null> {
  const file = await files.unusableOutcome(id);
  if (file === null) return held === null ? null : `the question to its judge: ${held}`;
  unusable.push(file);
  return `the verdict about it: ${answerReason(file)}`;
}

/** Keeps the question for the next batch; returns why it cannot be asked. */
async function prepare(
  request: ModelRequest,
  id: string,
  { access, submitter, questions }: DeliveredJudge,
  signal: AbortSignal,
): Promise<ModelError | null> {
  const prepared = await access.prepare(request, signal);
  if ('modelError' in prepared) return prepared.modelError;
  // Evaluations that differ only in their threshold ask the same: ids are unique in a batch.
  if (questions.asked.has(id)) return null;
  questions.asked.set(id, submitter());
  await submitter().add({ id, ...prepared });
  return null;
}

/** A job with this error waits and leaves no result. */
const notJudged: ModelError = {
  kind: 'rate-limit',
  message: 'The question is sent by the batch API.',
  hint: 'A later run collects the verdict.',
  retryable: false,
};
