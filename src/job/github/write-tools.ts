import type { OnEvent } from '../../agent/events.js';
import type { CheckTree } from '../../github-writes/kind.js';
import type { AnyWriteKind, RequestRecorder } from '../../github-writes/kinds.js';
import type { CollectedTree } from '../../github-writes/tree-change.js';
import { gitHubWriteTools } from '../../policy/rules/tool-names.js';
import type { CallResult } from '../../tools/call-result.js';
import { withNestedCalls } from '../../tools/nested-calls.js';
import { createNoopTool, createReportIncompleteTool } from '../../tools/self-report/self-report.js';
import type { Tool } from '../../tools/types.js';
import type { PreparedJob } from '../input/prepared-job.js';
import { createPendingGitHubWrites } from '../result/pending-writes.js';
import type { UnrecordedWrite } from '../result/types.js';
import { offerWrites, type WriteTargets } from './github-writes.js';

/** The tools with which the model requests writes on GitHub, and where their requests are recorded. */
export async function writeTools(
  { lists, spec, runContext }: PreparedJob,
  writes: WriteTargets,
  { onEvent, collect }: { readonly onEvent: OnEvent; readonly collect: () => Promise<CollectedTree> },
) {
  const offered = await offerWrites(writes, { lists, mode: runContext.settings.mode, spec });
  const pendingWrites = createPendingGitHubWrites(writes.maxWrites, (request) =>
    onEvent({ type: 'write-request', request }),
  );
  const checkTree = refusalOf(collect);
  const tools = await recordingTools(pendingWrites, offered.kinds, writes, checkTree);
  return { offered, pendingWrites, tools, checkTree };
}

/** Why the changed files cannot be posted; `null` if they can. */
function refusalOf(collect: () => Promise<CollectedTree>): CheckTree {
  return async () => {
    const collected = await collect();
    return 'refused' in collected ? collected.refused : null;
  };
}

/** The tools that record a request or the model's report on its own work. */
export async function recordingTools(
  recorder: RequestRecorder,
  kinds: readonly AnyWriteKind[],
  { findings }: { readonly findings: boolean },
  check: CheckTree = () => Promise.resolve(null),
): Promise<readonly Tool[]> {
  const reporting = findings
    ? [(await import('../../tools/self-report/findings.js')).createFindingsTool(recorder)]
    : [];
  return [
    ...kinds.map(({ createTool }) => createTool(recorder, check)),
    ...reporting,
    createReportIncompleteTool(recorder),
    createNoopTool(recorder),
  ];
}

/**
 * Writes that the model wanted and that could not be recorded, so that people read of them even if the model reports
 * them as done. A failed call is forgotten if a later call of the tool succeeded.
 */
export function unrecordedWrites(results: readonly CallResult[]): readonly UnrecordedWrite[] {
  const calls = withNestedCalls(results).filter(({ call }) => gitHubWriteTools.includes(call.name));
  return calls.flatMap((result, index) => {
    const hasFailed = result.isError && result.status !== 'refused';
    const isRepaired = calls.slice(index + 1).some(({ call, isError }) => call.name === result.call.name && !isError);
    if (!hasFailed || isRepaired) return [];
    const reason = result.parts
      .map((part) => (part.type === 'text' ? part.text : ''))
      .join(' ')
      .trim();
    return [{ tool: result.call.name, label: result.label, reason }];
  });
}
