import type { ModelMessage, ToolSpec } from '../../messages/types.js';
import type { Mode, RuleLists } from '../../policy/types.js';

/** The conversation of a finished run, as the next run about the same item continues it. */
export interface StoredConversation {
  readonly version: typeof conversationVersion;
  /** GITHUB_RUN_ID, which GitHub counts up; empty outside of a workflow. */
  readonly run: string;
  /** The page of the run; `null` outside of a workflow. */
  readonly url: string | null;
  readonly prompt: string;
  /** In milliseconds since the epoch. */
  readonly endedAt: number;
  readonly person: ConversationPerson;
  readonly model: string;
  /** Of what only a system prompt can say: instructions of the prompt, answer schema and output style. */
  readonly shape: string;
  readonly rules: ConversationRules;
  /** Absolute: calls and answers name files in it. */
  readonly workspace: string;
  readonly system: string;
  readonly toolSpecs: readonly ToolSpec[];
  readonly messages: readonly ModelMessage[];
  /** What was shown to the model about its surroundings and the item, by title. */
  readonly context: Readonly<Record<string, string>>;
  /** Calls whose results show files, pages or answers of servers. */
  readonly reads: readonly StoredCall[];
  readonly turns: number;
  /** The last answers, one per run. */
  readonly answers: readonly string[];
}

export const conversationVersion = 1;

export interface StoredCall {
  readonly tool: string;
  readonly input: unknown;
}

export interface ConversationRules extends RuleLists {
  readonly mode: Mode;
  readonly readOnlyCommands: boolean;
}

/** Who started a run; `rank` is 0 for an administrator and grows as the permission gets smaller. */
export interface ConversationPerson {
  readonly login: string;
  readonly rank: number;
}

/** What a job leaves for the next run; the rest is known to who stores it. */
export type EndedConversation = Omit<StoredConversation, 'version' | 'run' | 'url' | 'endedAt' | 'person'>;

/** The conversation that a job continues and leaves. */
export interface Continuation {
  /** `null` = the job begins one. */
  readonly stored: StoredConversation | null;
  readonly onEnd: (conversation: EndedConversation) => void;
}
