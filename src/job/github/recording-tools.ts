import type { CheckTree } from '../../github-writes/kind.js';
import { kindOfTool, type RequestRecorder } from '../../github-writes/kinds.js';
import { createNoopTool, createReportIncompleteTool } from '../../tools/self-report/self-report.js';
import type { Tool } from '../../tools/types.js';
import type { WriteTargets } from './github-writes.js';

/** The tools that record a request or the model's report on its own work. */
export async function recordingTools(
  recorder: RequestRecorder,
  names: readonly string[],
  { findings }: Pick<WriteTargets, 'findings'>,
  check: CheckTree = () => Promise.resolve(null),
): Promise<readonly Tool[]> {
  const reporting = findings
    ? [(await import('../../tools/self-report/findings.js')).createFindingsTool(recorder)]
    : [];
  return [
    ...names.flatMap((name) => kindOfTool(name)?.createTool(recorder, check) ?? []),
    ...reporting,
    createReportIncompleteTool(recorder),
    createNoopTool(recorder),
  ];
}
