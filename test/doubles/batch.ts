import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { BatchResult } from '../../src/batch/model/result-types.js';
import { openBatch } from '../../src/batch/open/open-batch.js';
import { planFor } from '../../src/batch/open/plan-batch.js';
import { readShard } from '../../src/batch/plan/shard.js';
import { mergeBatch } from '../../src/batch/steps/merge-batch.js';
import { type BatchOutcome, type RunBatchRequest, runBatch } from '../../src/batch/steps/run-batch.js';
import { runStep } from '../../src/batch/steps/run-step.js';
import type { StorageChoice } from '../../src/batch/storage/open-storage.js';
import { createRedactor } from '../../src/platform/secrets/redact.js';
import type { RunOutcome } from '../../src/publish/outcome.js';
import { parseInputs } from '../../src/settings/inputs.js';
import { aFolder } from './place.js';
import { aStdio } from './stdio.js';

export interface PlayedBatch {
  readonly outcome: RunOutcome & Partial<Pick<BatchOutcome, 'summary' | 'headline'>>;
  readonly result: BatchResult;
  /** Everything that was logged, one line per entry. */
  readonly lines: readonly string[];
}

export interface BatchOptions
  extends Partial<Pick<RunBatchRequest, 'resume' | 'retryFailed' | 'rescore' | 'evaluate'>> {
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly state?: string;
  readonly storage?: Pick<StorageChoice, 'kind'> & Partial<StorageChoice>;
  readonly plan?: string;
  readonly shard?: string;
  readonly concurrency?: number;
  readonly signal?: AbortSignal;
  readonly environment?: Readonly<Record<string, string>>;
  readonly temporary?: string;
  /** Values that the run knows as secrets. */
  readonly secrets?: readonly string[];
}

/** A host environment without a terminal; what is logged goes to `lines`. */
function aHost(
  directory: string,
  { signal, environment, temporary }: Pick<BatchOptions, 'signal' | 'environment' | 'temporary'>,
) {
  const lines: string[] = [];
  const note = (text: string): void => void lines.push(text);
  const log = { info: note, warning: note, error: note };
  const hostEnvironment = {
    environment: { PATH: process.env['PATH'], ...environment },
    directory,
    home: aFolder(),
    temporary: temporary ?? aFolder(),
    stdio: aStdio(),
    program: '',
    onRunner: false,
    signal: signal ?? new AbortController().signal,
  };
  return { lines, log, hostEnvironment };
}

/** Merges state directories of this folder in this process. */
export async function playMerge(
  directory: string,
  from: readonly string[],
  out: string,
  key: string | null = null,
  { batch, settings = {}, ...options }: { readonly batch?: string } & BatchOptions = {},
): Promise<PlayedBatch> {
  const { lines, log, hostEnvironment } = aHost(directory, options);
  const open = batch === undefined ? null : () => openBatch(batch, parseInputs(givenOf(settings)), hostEnvironment);
  const redactor = createRedactor([]);
  const { redact } = redactor;
  const outcome = await mergeBatch(
    { from, plan: options.plan ?? null, out, key, open, ...storageOf(options) },
    { hostEnvironment, redactor, redact, log, writeSummary: null },
  );
  return { outcome, result: JSON.parse(readFileSync(outcome.valuePath ?? '', 'utf8')) as BatchResult, lines };
}

/** Runs a batch file of this folder in this process, with real files and git. */
export async function playBatch(directory: string, path: string, options: BatchOptions = {}): Promise<PlayedBatch> {
  const { lines, log, hostEnvironment } = aHost(directory, options);
  const open = await openBatch(path, parseInputs(givenOf(options.settings ?? {})), hostEnvironment);
  if ('refusal' in open) throw new Error(open.refusal.reason);
  const redactor = createRedactor(options.secrets ?? []);
  const shard = options.shard === undefined ? null : readShard(options.shard, {});
  const outcome = await runBatch(
    {
      open,
      plan: {
        isFrozen: options.plan !== undefined,
        make: () => planFor(open, { path: options.plan ?? null, shard, hostEnvironment, redactor }),
      },
      shard,
      statePath: options.state === undefined ? null : resolve(directory, options.state),
      concurrency: options.concurrency ?? null,
      resume: options.resume ?? false,
      retryFailed: options.retryFailed ?? false,
      rescore: options.rescore ?? false,
      ...storageOf(options),
      ...(options.evaluate === undefined ? {} : { evaluate: options.evaluate }),
    },
    { hostEnvironment, redactor, log },
  );
  return { outcome, result: JSON.parse(readFileSync(outcome.valuePath ?? '', 'utf8')) as BatchResult, lines };
}

/** Starts the step of a batch that these inputs ask for, like both entry points do. */
export async function playStart(
  directory: string,
  settings: Readonly<Record<string, unknown>>,
  options: Pick<BatchOptions, 'environment'> = {},
): Promise<Pick<PlayedBatch, 'outcome' | 'lines'>> {
  const { lines, log, hostEnvironment } = aHost(directory, options);
  const redactor = createRedactor([]);
  const { redact } = redactor;
  const ports = { hostEnvironment, redactor, redact, log, writeSummary: null };
  return { outcome: await runStep(parseInputs(givenOf(settings)), ports), lines };
}

function storageOf({ storage }: Pick<BatchOptions, 'storage'>): { readonly storage?: StorageChoice } {
  return storage === undefined ? {} : { storage: { branch: null, token: null, ...storage } };
}

const givenOf = (settings: Readonly<Record<string, unknown>>) =>
  Object.entries(settings).map(([name, value]) => ({ name, value, location: name }));

/** The conclusions of the jobs in plan order. */
export function conclusionsOf({ result }: PlayedBatch): readonly string[] {
  return result.jobs.map(({ conclusion, reused }) => (reused ? `${conclusion} (reused)` : conclusion));
}
