import { UserError } from '../../errors.js';
import { hasBatchApi, hasFlexTier, parseModelName, providersWith } from '../../model/providers.js';
import type { BatchFile, BatchJobSpec, PlannedJob } from '../model/types.js';
import type { EntrySettings } from './entry-settings.js';

/** Rejects a delivery that the provider of a job does not have: the normal price would be twice what is expected. */
export function checkDelivery({ delivery, path }: BatchFile, jobs: readonly PlannedJob[]): void {
  if (delivery === 'now') return;
  const without = [...new Set(jobs.map(({ model }) => model))].filter((name) => !hasDelivery(name, delivery));
  if (without.length === 0) return;
  throw new UserError({
    code: 'batch-invalid',
    location: `${path}, delivery`,
    message:
      delivery === 'flex'
        ? `${without.join(', ')}: this provider has no flex tier that is supported`
        : `${without.join(', ')}: this provider has no batch API that is supported`,
    found: delivery,
    hint: hints[delivery],
  });
}

const hints = {
  flex: `use delivery: now, delivery: batch for jobs without tools, or a model of ${providersWith(({ flex }) => flex !== undefined)}`,
  batch: `use delivery: now, or a model of ${providersWith(({ batchApi }) => batchApi !== undefined)}`,
} as const;

/** Rejects entries that need tools or times of answers. Returns notices on rules that have no effect on the model. */
export function checkEntriesOfBatchApi(
  { delivery, jobs }: BatchFile,
  settingsOf: (entry: BatchJobSpec) => Pick<EntrySettings, 'settings' | 'ownAllow'>,
): readonly string[] {
  if (delivery !== 'batch') return [];
  const notices: string[] = [];
  for (const entry of jobs) {
    const {
      settings: { mode },
      ownAllow,
    } = settingsOf(entry);
    const rule = ownAllow.find((allowed) => /^(Write|Edit|NotebookEdit)\b/.test(allowed));
    const why =
      mode === 'auto-edit' || mode === 'yolo'
        ? `mode is ${mode}`
        : rule !== undefined
          ? `the rule ${rule}`
          : entry.changes !== 'none' && entry.outputFile === null
            ? `changes is ${entry.changes}, and output is not set`
            : entry.findings === true
              ? 'findings is true'
              : null;
    if (why !== null) {
      throw new UserError({
        code: 'batch-invalid',
        location: entry.location,
        message: `jobs of a batch API have no tools, and entry ${entry.id} needs them: ${why}`,
        hint: 'use delivery: flex or now, or let output write the answer to a file',
      });
    }
    requireNoTimes(entry);
    if (ownAllow.length > 0)
      notices.push(
        `entry ${entry.id}: delivery: batch offers the model no tools; rules apply to commands of the prompt only`,
      );
  }
  return notices;
}

/** The time that a batch API took for an answer is not known, and reading it takes a moment: each answer would pass. */
function requireNoTimes({ evaluate }: BatchJobSpec): void {
  const limit = evaluate.find(({ check }) => check.kind === 'max-seconds');
  if (limit === undefined) return;
  throw new UserError({
    code: 'batch-invalid',
    location: limit.location,
    message: 'max-seconds cannot be evaluated with delivery: batch: the time of an answer is unknown',
    hint: 'use delivery: flex or now, or remove max-seconds',
  });
}

/** A script costs nothing at any tier. */
function hasDelivery(name: string, delivery: 'flex' | 'batch'): boolean {
  const { provider } = parseModelName(name);
  if (provider === 'script') return true;
  return delivery === 'flex' ? hasFlexTier(name) : hasBatchApi(name);
}
