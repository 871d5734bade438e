import type { OnEvent } from '../../agent/events.js';
import { formatCount } from '../../format-number.js';
import type { CheckTree } from '../../github-writes/kind.js';
import type { AnyWriteKind, RequestRecorder } from '../../github-writes/kinds.js';
import type { CollectedTree } from '../../github-writes/tree-change.js';
import { gitHubWriteTools } from '../../policy/rules/tool-names.js';
import { type CallResult, withNestedCalls } from '../../tools/call-result.js';
import { listedPath } from '../../tools/output.js';
import { createNoopTool, createReportIncompleteTool } from '../../tools/self-report/self-report.js';
import type { Tool } from '../../tools/types.js';
import type { NamedFiles } from '../changes/named-files.js';
import type { PreparedJob } from '../input/prepared-job.js';
import { createPendingGitHubWrites } from '../result/pending-writes.js';
import type { UnrecordedWrite } from '../result/types.js';
import { offerWrites, type WriteTargets } from './github-writes.js';

export async function writeTools(
  { lists, spec, runContext }: PreparedJob,
  writes: WriteTargets,
  { onEvent, collect, isWritten }: WriteToolPorts,
) {
  const offered = await offerWrites(writes, { lists, mode: runContext.settings.mode, spec });
  const pendingWrites = createPendingGitHubWrites(writes.maxWrites, (request) =>
    onEvent({ type: 'write-request', request }),
  );
  // Which changed files a commit would take, for the model: it knows what a command only made by the way.
  const checkTree: CheckTree = async (paths) => {
    const collected = await collect(paths);
    if ('refused' in collected) return collected;
    const { tree, leftOut = [] } = collected;
    const lines = tree.files.map(({ path, content }) => {
      const kind = content === null ? ', deleted' : '';
      return `- ${listedPath(path)}${kind}${isWritten(path) ? '' : ', changed by a command'}`;
    });
    const more = lines.length - mostListed;
    const { merged } = tree;
    return {
      files: [
        ...(merged === undefined
          ? []
          : [
              `It merges ${merged.commit.slice(0, 7)} of the base branch. Only files that differ from both are listed.`,
            ]),
        lines.length === 0 ? 'It takes no files.' : 'It takes these files:',
        ...lines.slice(0, mostListed),
        ...(more > 0 ? [`and ${formatCount(more, 'more file')}.`] : []),
        ...(leftOut.length === 0
          ? []
          : [
              `Left out, since only a command made them and no call named them: ${leftOut.slice(0, mostListed).map(listedPath).join(', ')}. If some belong to it, call the tool again with all paths.`,
            ]),
      ].join('\n'),
    };
  };
  const tools = await recordingTools(pendingWrites, offered.kinds, writes, checkTree);
  return { offered, pendingWrites, tools, checkTree };
}

interface WriteToolPorts extends Pick<NamedFiles, 'isWritten'> {
  readonly onEvent: OnEvent;
  /** The changes for a commit of these paths. */
  readonly collect: (paths: readonly string[] | undefined) => Promise<CollectedTree>;
}

const mostListed = 50;

/** The tools that record a request or the model's report on its own work. */
export async function recordingTools(
  recorder: RequestRecorder,
  kinds: readonly AnyWriteKind[],
  { findings, only }: Pick<WriteTargets, 'findings' | 'only'>,
  check: CheckTree = () => Promise.resolve({ files: '' }),
): Promise<readonly Tool[]> {
  const reporting = findings
    ? [(await import('../../tools/self-report/findings.js')).createFindingsTool(recorder)]
    : [];
  return [
    ...kinds.map(({ createTool }) => createTool(recorder, check, only !== undefined)),
    ...reporting,
    createReportIncompleteTool(recorder),
    createNoopTool(recorder),
  ];
}

/** What could not be recorded, even if the model reports it as done; not after a later success of the tool. */
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
