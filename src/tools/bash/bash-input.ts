import * as z from 'zod/mini';
import { booleanInput, type InputOf, integerInput, textInput } from '../input.js';
import type { TextLimits } from '../truncate.js';

/** No setting allows a longer time. */
const longestTimeoutMs = 1_800_000;

const maxPattern = 1_000;

export const bashInput = () =>
  z.strictObject({
    command: textInput('Command line for bash.', { empty: true }),
    timeout_ms: z.optional(integerInput('Time limit in milliseconds.', 1, longestTimeoutMs)),
    directory: z.optional(textInput('Directory in the workspace to run in; the workspace by default.')),
    background: z.optional(booleanInput('Start the command and continue; it ends with the job.')),
    wait_for: z.optional(
      textInput('With background: wait until the output matches this regular expression.', { most: maxPattern }),
    ),
    for_model: z.optional(
      booleanInput('False for output that is used as it is: every exit code except 0 is a failure.'),
    ),
    description: z.optional(textInput('Purpose of the command, in a few words.', { empty: true })),
  });
export type BashInput = InputOf<typeof bashInput>;

export interface CommandLimits extends TextLimits {
  readonly timeoutMs: number;
  /** The longest time that a call may ask for. */
  readonly maxTimeoutMs: number;
}
