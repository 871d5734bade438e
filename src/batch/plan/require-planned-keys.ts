import { UserError } from '../../errors.js';
import { type BatchFile, type KeyPartName, keyPartNames, type PlannedJob } from '../types.js';
import { createPlanFacts, type FactPorts, keyOf } from './job-facts.js';
import { keyPartWord } from './key-part-word.js';

/**
 * Refuses to run jobs of a frozen plan that would have another key now: their answers would be stored as those of other
 * jobs, to be reused for these, and paid for again by the next plan. Contents of files do not count: jobs that were
 * interrupted may have changed their own. Rejects with UserError.
 * @param hint what to do about it
 */
export async function requirePlannedKeys(
  file: BatchFile,
  jobs: readonly PlannedJob[],
  { hint, ...ports }: FactPorts & { readonly hint: string },
): Promise<void> {
  const factsOf = createPlanFacts(file, ports, []);
  const entries = new Map(file.jobs.map((entry) => [entry.id, entry]));
  const changed = new Map<string, { readonly parts: Set<KeyPartName>; count: number }>();
  for (const job of jobs) {
    const entry = entries.get(job.id);
    if (entry === undefined) continue;
    const resolved = await ports.resolver.resolve(entry, job);
    const facts = await factsOf(resolved, entry);
    const { keyParts } = keyOf(resolved, facts, job);
    const compared = keyPartNames.filter((name) => name !== 'prompt' || facts.insertedCharacters === 0);
    const parts = compared.filter((name) => keyParts[name] !== job.keyParts[name]);
    if (parts.length === 0) continue;
    const found = changed.get(job.id) ?? { parts: new Set(), count: 0 };
    for (const part of parts) found.parts.add(part);
    found.count += 1;
    changed.set(job.id, found);
  }
  if (changed.size === 0) return;
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
