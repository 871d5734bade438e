import { canAllowTool } from '../../policy/rules/can-allow-tool.js';
import type { PlannedJob } from '../model/types.js';
import type { BatchRunContext, PreparedBatchJob } from '../open/types.js';

/** Jobs that may write do not share a directory: neither their files nor their changes could be distinguished. */
export function usesWorktree(
  batch: Pick<BatchRunContext, 'file' | 'hasCommit'>,
  job: PlannedJob,
  { lists, runContext: { settings } }: Pick<PreparedBatchJob, 'lists' | 'runContext'>,
): boolean {
  if (!batch.hasCommit) return false;
  const { mode } = settings;
  const writes =
    mode === 'auto-edit' || ['Write', 'Edit', 'NotebookEdit'].some((tool) => canAllowTool(tool, lists, mode));
  return writes || batch.file.jobs.find(({ id }) => id === job.id)?.changes !== 'none';
}
