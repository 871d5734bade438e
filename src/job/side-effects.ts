import type { Attachment } from '../messages/types.js';
import type { CallResult, Denial } from '../pipeline/types.js';
import type { Budget } from './budget.js';
import type { JobContext } from './gather-context.js';

/** What happens in a job beside its own conversation: inside of a call, or because of one. */
export interface SideEffects {
  readonly context: JobContext;
  readonly budget: Budget;
  /** Calls that were made by the commands of skills and by sub-agents. */
  readonly results: CallResult[];
  /** Commands of skills that were refused before anything ran. */
  readonly denials: Denial[];
  /** Files that a loaded skill names; they come behind the results of the turn that loaded it. */
  readonly attachments: Attachment[];
  /** The calls that these files were read by. */
  readonly mentioned: CallResult[];
}
