import { UserError } from '../../errors.js';
import { type BatchFile, type KeyPartName, keyPartNames, type PlannedJob } from '../model/types.js';
import { createPlanFacts, type FactPorts, keyOf } from './job-facts.js';
import { keyPartWord } from './job-key.js';

interface Comparing extends FactPorts {
  /** Digest of a file of the workspace, as in the item of this path. */
  readonly contentOf: (path: string) => string;
  /** What to do about jobs that have changed. */
  readonly hint: string;
}

/**
 * Refuses to run jobs of a frozen plan that would have another key now: their answers would be stored as those of other
 * jobs, to be reused for these, and paid for again by the next plan. Rejects with UserError. Returns the jobs of which
 * only the content of files has changed: a job that was interrupted may have changed its own.
 */
export async function requirePlannedKeys(
  file: BatchFile,
  jobs: readonly PlannedJob[],
  { hint, contentOf, ...ports }: Comparing,
): Promise<ReadonlySet<PlannedJob>> {
  const factsOf = createPlanFacts(file, ports, []);
  const entries = new Map(file.jobs.map((entry) => [entry.id, entry]));
  const changed = new Map<string, { readonly parts: Set<KeyPartName>; count: number }>();
  const withOtherFiles = new Set<PlannedJob>();
  for (const job of jobs) {
    const entry = entries.get(job.id);
    if (entry === undefined) continue;
    const resolved = await ports.resolver.resolve(entry, job);
    const facts = await factsOf(resolved, entry);
    const { item } = job;
    const now = item === null || item.content === null ? item : { ...item, content: contentOf(item.id) };
    const { key, keyParts } = keyOf(resolved, facts, { ...job, item: now });
    if (key === job.key) continue;
    const isOfFiles = (name: KeyPartName) => name === 'content' || (name === 'prompt' && facts.insertsFiles);
    const parts = keyPartNames.filter((name) => !isOfFiles(name) && keyParts[name] !== job.keyParts[name]);
    if (parts.length === 0) {
      withOtherFiles.add(job);
      continue;
    }
    const change = changed.get(job.id) ?? { parts: new Set(), count: 0 };
    for (const part of parts) change.parts.add(part);
    change.count += 1;
    changed.set(job.id, change);
  }
  if (changed.size === 0) return withOtherFiles;
  throw new UserError(
    [...changed].map(([id, { parts, count }]) => ({
      code: 'batch-plan',
      location: entries.get(id)?.location ?? id,
      message: `${count === 1 ? '1 job of' : `${String(count)} jobs of`} ${id} changed after the plan was made`,
      found: [...parts].map(keyPartWord).join(', '),
      hint,
    })),
  );
}
