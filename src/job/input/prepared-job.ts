import type { RunContext } from '../../context/run-context.js';
import type { JsonSchema } from '../../messages/types.js';
import type { Model } from '../../model/types.js';
import type { RuleLists } from '../../policy/types.js';
import type { CommandSources } from '../../prompt/find.js';
import type { PromptSpec, PromptVariables } from '../../prompt/types.js';

export interface PreparedJob {
  readonly runContext: RunContext;
  /** Where commands, skills and instruction files come from. */
  readonly sources: CommandSources;
  readonly spec: PromptSpec;
  readonly vars: PromptVariables;
  /** Valid rules. */
  readonly lists: RuleLists;
  /** Rules of a batch file that must cover every call too, as a prompt's `allowed-tools`; absent for a single run. */
  readonly narrowing?: PromptSpec | null;
  readonly model: Model;
  /** A cheaper model for requests outside the conversations; absent without the setting. */
  readonly smallModel?: Model;
  /** Another model, for agents that name one. Rejects with UserError. Absent in a batch. */
  readonly modelNamed?: (name: string) => Promise<Model | null>;
  /** A valid schema for the answer; `null` = text. */
  readonly outputSchema: JsonSchema | null;
}
