import { couldOffer } from '../../job/github/github-writes.js';
import type { RuleLists } from '../../policy/types.js';
import type { PromptSpec } from '../../prompt/types.js';

/** What a job of a batch can change on its issue or pull request. Commits are what `changes` is for. */
const tools = ['Comment', 'Review', 'Label', 'Assign', 'UpdateItem', 'Close', 'Reopen', 'Milestone'];

/** Those that a rule could allow, whatever the mode: no person has started the job for this item. */
export function writeToolsOf(
  lists: RuleLists,
  spec: Pick<PromptSpec, 'allowedTools'>,
  narrowing: Pick<PromptSpec, 'allowedTools'> | null = null,
): readonly string[] {
  const specs = narrowing === null ? [spec] : [spec, narrowing];
  return tools.filter((tool) => specs.every((rules) => couldOffer(tool, { lists, mode: 'default', spec: rules })));
}
