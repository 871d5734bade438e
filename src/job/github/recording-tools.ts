import { createNoopTool, createReportIncompleteTool } from '../../tools/github/self-report.js';
import type { CheckTree, RequestRecorder } from '../../tools/github/types.js';
import type { Tool } from '../../tools/types.js';
import type { WriteTargets } from './github-writes.js';

/** The tools that record a request or the model's report on its own work. */
export async function recordingTools(
  recorder: RequestRecorder,
  names: readonly string[],
  { findings }: Pick<WriteTargets, 'findings'>,
  check: CheckTree = () => Promise.resolve(null),
): Promise<readonly Tool[]> {
  // Most runs outside of GitHub offer none of them.
  const writing = names.length === 0 ? {} : (await import('../../tools/github/table.js')).gitHubWriteTools;
  const reporting = findings ? [(await import('../../tools/github/findings.js')).createFindingsTool(recorder)] : [];
  return [
    ...names.flatMap((name) => writing[name]?.(recorder, check) ?? []),
    ...reporting,
    createReportIncompleteTool(recorder),
    createNoopTool(recorder),
  ];
}
