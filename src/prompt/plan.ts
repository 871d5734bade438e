import type { SecondParser } from '../host/types.js';
import type { Judge, Outcome, Verdict } from '../policy/types.js';
import { resolveCommands } from './processors/arguments.js';
import { judgeCommands } from './processors/shell.js';
import { type Given, valuesOf } from './processors/values.js';
import { parseTemplate } from './template.js';
import type { PromptFormat, PromptSpec, Segment } from './types.js';

/** What `render --plan --json` prints, as it is. */
export interface Plan {
  readonly format: PromptFormat;
  readonly description: string | null;
  readonly segments: readonly Segment[];
  /** Each different command once, arguments inserted. */
  readonly commands: readonly PlannedCommand[];
}

export interface PlannedCommand {
  readonly command: string;
  readonly decision: Verdict;
  readonly outcome: Outcome;
  readonly reason: string;
  /** The rules that would let a refused command run; empty if no rule may. */
  readonly suggest: readonly string[];
}

/**
 * What rendering would do, without doing it: nothing is read and nothing runs. Rejects with UserError:
 * `placeholder-unclosed`, `placeholder-quoted`.
 */
export async function planPrompt(
  spec: PromptSpec,
  given: Given,
  doors: { readonly judge: Judge; readonly secondParser: SecondParser; readonly cwd: string },
): Promise<Plan> {
  const segments = parseTemplate(spec);
  const judged = await judgeCommands(await resolveCommands(spec, segments, valuesOf(spec, given, doors.cwd)), doors);
  return {
    format: spec.format,
    description: spec.description,
    segments,
    commands: judged.map(({ command, judgement: { decision, outcome, reason, suggest } }) => ({
      command,
      decision,
      outcome,
      reason,
      suggest: outcome === 'refuse' ? suggest : [],
    })),
  };
}
