import { resolve } from 'node:path';
import { allOrFaults } from '../errors.js';
import type { SecondParser } from '../platform/types.js';
import type { Judge, Judgement, Outcome, Verdict } from '../policy/types.js';
import { resolveCommands } from './processors/arguments.js';
import { checkFiles } from './processors/check-files.js';
import { printedVariable } from './processors/echo.js';
import type { ReadableFiles } from './processors/read.js';
import { judgeCommands } from './processors/shell.js';
import { checkValues, type Given, valuesOf } from './processors/values.js';
import { parseTemplate } from './template.js';
import type { PromptFormat, PromptSpec, Segment } from './types.js';

/** What `render --plan --json` prints, as it is. */
export interface Plan {
  readonly format: PromptFormat;
  readonly description: string | null;
  readonly segments: readonly Segment[];
  /** Each different command once, arguments inserted. */
  readonly commands: readonly PlannedCommand[];
  /** Placeholders, as written, whose command only prints a variable: its value comes from `vars`, and nothing runs. */
  readonly printed: readonly string[];
  /** Each different path that would be read, once; a directory with all below it. */
  readonly files: readonly PlannedFile[];
}

export interface PlannedFile extends Omit<PlannedCommand, 'command'> {
  readonly path: string;
}

export interface PlannedCommand {
  readonly command: string;
  readonly decision: Verdict;
  readonly outcome: Outcome;
  readonly reason: string;
  /** The rules that would let a refused command run; empty if no rule may. */
  readonly suggest: readonly string[];
}

export interface PlanDoors {
  readonly judge: Judge;
  readonly secondParser: SecondParser;
  readonly files: ReadableFiles;
  readonly cwd: string;
}

/** Rejects with the UserError of rendering for missing or ignored files and for variables without a value. */
export async function checkPlan(
  spec: PromptSpec,
  given: Given,
  doors: PlanDoors,
  { missingFiles }: { readonly missingFiles: 'error' | 'keep' },
): Promise<void> {
  const segments = parseTemplate(spec);
  await allOrFaults(
    () => checkValues(spec, segments, given, valuesOf(spec, given, doors.cwd)),
    () => checkFiles(spec, segments, doors, { missingFiles }),
  );
}

/**
 * What rendering would do, without doing it: nothing is read and nothing runs. Rejects with UserError:
 * `placeholder-unclosed`, `placeholder-quoted`. What else would fail is told by `checkPlan`.
 */
export async function planPrompt(
  spec: PromptSpec,
  given: Given,
  doors: Pick<PlanDoors, 'judge' | 'secondParser' | 'cwd'>,
): Promise<Plan> {
  const segments = parseTemplate(spec);
  const judged = await judgeCommands(await resolveCommands(spec, segments, valuesOf(spec, given, doors.cwd)), doors);
  return {
    format: spec.format,
    description: spec.description,
    segments,
    commands: judged.map(({ command, judgement }) => ({ command, ...planned(judgement) })),
    files: judgeFiles(segments, doors),
    printed: segments.filter((segment) => printedVariable(spec, segment) !== null).map(({ source }) => source),
  };
}

/** Judges by the path as it is written; where its links lead is looked at, what it holds is not. */
function judgeFiles(
  segments: readonly Segment[],
  { judge, cwd }: { readonly judge: Judge; readonly cwd: string },
): readonly PlannedFile[] {
  const paths = segments.flatMap(({ kind, content }) => (kind === 'file' && content !== '' ? [content] : []));
  return [...new Set(paths)].map((path) => ({
    path,
    ...planned(judge({ tool: 'Read', effects: [{ kind: 'read', path: resolve(cwd, path) }] })),
  }));
}

function planned({ decision, outcome, reason, suggest }: Judgement): Omit<PlannedFile, 'path'> {
  return { decision, outcome, reason, suggest: outcome === 'refuse' ? suggest : [] };
}
