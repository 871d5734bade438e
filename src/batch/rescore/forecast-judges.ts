import { storedResult } from '../evaluate/evaluate.js';
import { estimateJudges } from '../model/estimate.js';
import type { JobRecord } from '../model/job-record.js';
import type { PlannedJob } from '../model/types.js';
import type { OpenBatch } from '../open/open-batch.js';
import { evaluationsOf, withJudge } from '../plan/resolve-job.js';

/** What the judges of a stored answer are expected to cost, which a run asks directly; `null` if a price is unknown. */
export function forecastJudges(
  { file, resolver }: OpenBatch,
  { scoresAll }: { readonly scoresAll: boolean },
): (job: PlannedJob, record: JobRecord) => number | null {
  const entries = new Map(file.jobs.map((entry) => [entry.id, entry]));
  return (job, { evaluations }) => {
    const entry = entries.get(job.id);
    if (entry === undefined) return 0;
    const all = evaluationsOf(entry, job).map((spec) => withJudge(spec, file.judge));
    const specs = all.filter((spec) => scoresAll || storedResult(spec, evaluations) === null);
    const { prices } = resolver.settingsOf(entry, job.matrix).settings;
    return estimateJudges(specs, {
      judge: file.judge ?? job.model,
      delivery: file.delivery === 'flex' ? 'flex' : 'now',
      prices,
    });
  };
}
