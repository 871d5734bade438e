import type { OnEvent } from '../../agent/events.js';
import type { CheckTree } from '../../github-writes/kind.js';
import type { CollectedTree } from '../../github-writes/tree-change.js';
import type { Mode, RuleLists } from '../../policy/types.js';
import type { PromptSpec } from '../../prompt/types.js';
import { createPendingGitHubWrites } from '../result/pending-writes.js';
import { offerWriteTools, type WriteTargets } from './github-writes.js';
import { recordingTools } from './recording-tools.js';

interface WriteContext {
  readonly job: {
    readonly lists: RuleLists;
    readonly spec: PromptSpec;
    readonly runContext: { readonly settings: { readonly mode: Mode } };
  };
  readonly writes: WriteTargets;
}

/** The tools with which the model requests writes on GitHub, and where their requests are recorded. */
export async function writeTools(
  { job, writes }: WriteContext,
  onEvent: OnEvent,
  collect: () => Promise<CollectedTree>,
) {
  const { lists, spec, runContext } = job;
  const offered = offerWriteTools(writes, { lists, mode: runContext.settings.mode, spec });
  const pendingWrites = createPendingGitHubWrites(writes.maxWrites, (request) =>
    onEvent({ type: 'write-request', request }),
  );
  const checkTree = refusalOf(collect);
  const tools = await recordingTools(pendingWrites, offered.names, writes, checkTree);
  return { offered, pendingWrites, tools, checkTree };
}

/** Why the changed files cannot be posted; `null` if they can. */
function refusalOf(collect: () => Promise<CollectedTree>): CheckTree {
  return async () => {
    const collected = await collect();
    return 'refused' in collected ? collected.refused : null;
  };
}
