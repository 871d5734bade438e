import type { OnEvent } from '../../agent/events.js';
import type { Limits } from '../../agent/limits.js';
import type { AgentCalls } from '../../agent/options.js';
import type { Attachment } from '../../messages/types.js';
import type { Model } from '../../model/types.js';
import type { Clock } from '../../platform/types.js';
import type { RenderInput } from '../../prompt/render.js';
import type { PromptSpec } from '../../prompt/types.js';
import type { JobChanges } from '../changes/job-changes.js';
import type { HookPoints } from '../hooks/hook-points.js';
import type { JobContext } from '../input/gather-context.js';
import type { InstructionOptions } from '../input/instructions.js';
import type { PendingGitHubWrites } from '../result/pending-writes.js';
import type { Provenance } from '../result/types.js';
import type { JobRuntime } from '../runtime/runtime.js';
import type { Replay } from '../transcript/replay.js';
import type { EndReminders } from './end-reminders.js';
import type { Continuation } from './stored-conversation.js';

/** The prompt, and how its placeholders are filled. */
export interface JobPrompt
  extends Required<Pick<RenderInput, 'args' | 'vars' | 'rawInvocation' | 'missingFiles' | 'failedCommands'>> {
  readonly spec: PromptSpec;
  /** The command that the prompt comes from; absent for any other prompt. */
  readonly command?: string | undefined;
}

/** What the model reads in addition to the prompt, and what people read about it. */
export interface JobInput {
  readonly instructions: Omit<InstructionOptions, 'workspace'>;
  /** Instruction files and skills. */
  readonly repository: JobContext;
  readonly attachments: readonly Attachment[];
  readonly forSubAgents: readonly Attachment[];
  readonly notices: readonly string[];
  /** The configuration files that were read, relative to the workspace. */
  readonly configFiles: readonly string[];
  readonly provenance: Provenance;
}

/** What the model of the job is asked for besides the conversation; each is off by default. */
export interface ModelHelp {
  readonly summarizesOutput: boolean;
  readonly correctsEdits: boolean;
  /** Whether the content of a Write was escaped once too often. */
  readonly correctsWrites: boolean;
  /** Searches with the tool of the model's provider. */
  readonly searchesNatively: boolean;
}

export interface ModelsOfJob {
  readonly model: Model;
  /** Another model, for agents that name one. Rejects with UserError. Absent if they use that of the job. */
  readonly modelNamed?: (name: string) => Promise<Model | null>;
  /** A cheaper model for requests outside the conversations. Default: `model`. */
  readonly smallModel?: Model;
  readonly modelHelp?: ModelHelp;
}

export interface JobRecording {
  readonly transcriptPath: string | null;
  /** Restores an interrupted run. */
  readonly replay?: Replay | null;
  /** Stores what does not fit into the conversation where the Read tool can open it. */
  readonly saveRest?: AgentCalls['saveRest'];
  /** Absent if no conversation is stored between runs. */
  readonly continuation?: Continuation | undefined;
}

export interface JobOptions {
  readonly runtime: JobRuntime;
  readonly models: ModelsOfJob;
  readonly prompt: JobPrompt;
  readonly limits: Limits;
  readonly onDenied: AgentCalls['onDenied'];
  /** The model is offered no tools: its first answer is the result. */
  readonly withoutTools?: boolean;
  readonly context: JobInput;
  readonly changes: Pick<JobChanges, 'ready' | 'since'>;
  /** Holds the requests that the tools record. */
  readonly pendingWrites: Pick<PendingGitHubWrites, 'requests' | 'keep'>;
  /** The hooks of the project; absent if there are none. */
  readonly hooks?: HookPoints | null;
  readonly reminders?: EndReminders;
  readonly recording: JobRecording;
  readonly clock: Clock;
  readonly onEvent: OnEvent;
  readonly signal: AbortSignal;
}
