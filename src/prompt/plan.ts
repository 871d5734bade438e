import { resolve } from 'node:path';
import { allOrDiagnostics } from '../errors.js';
import type { SecondParser } from '../platform/types.js';
import type { Decision, Evaluation, Outcome, PolicyEngine } from '../policy/types.js';
import { resolveCommands } from './processors/arguments.js';
import { checkFiles } from './processors/check-files.js';
import { printedVariable } from './processors/echo.js';
import type { ReadableFiles } from './processors/read.js';
import { evaluatePromptCommands } from './processors/shell.js';
import { checkValues, type GivenValues, valuesFor } from './processors/values.js';
import { parseTemplate } from './template.js';
import type { PromptFormat, PromptSpec, TemplateSegment } from './types.js';

/** What `render --plan --json` prints, as it is. */
export interface Plan {
  readonly format: PromptFormat;
  readonly description: string | null;
  readonly segments: readonly TemplateSegment[];
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
  readonly decision: Decision;
  readonly outcome: Outcome;
  readonly reason: string;
  /** The rules that would let a refused command run; empty if no rule may. */
  readonly suggest: readonly string[];
}

export interface PlanPorts {
  readonly policy: PolicyEngine;
  readonly secondParser: SecondParser;
  readonly files: ReadableFiles;
  readonly cwd: string;
}

/** Rejects with the UserError of rendering for missing or ignored files and for variables without a value. */
export async function checkPlan(
  spec: PromptSpec,
  given: GivenValues,
  ports: PlanPorts,
  { missingFiles }: { readonly missingFiles: 'error' | 'keep' },
): Promise<void> {
  const segments = parseTemplate(spec);
  await allOrDiagnostics(
    () => checkValues(spec, segments, given, valuesFor(spec, given, ports.cwd)),
    () => checkFiles(spec, segments, ports, { missingFiles }),
  );
}

/**
 * What rendering would do, without doing it: nothing is read and nothing runs. Rejects with UserError:
 * `placeholder-unclosed`, `placeholder-quoted`. What else would fail is told by `checkPlan`.
 */
export async function planPrompt(
  spec: PromptSpec,
  given: GivenValues,
  ports: Pick<PlanPorts, 'policy' | 'secondParser' | 'cwd'>,
): Promise<Plan> {
  const segments = parseTemplate(spec);
  const evaluated = await evaluatePromptCommands(
    await resolveCommands(spec, segments, valuesFor(spec, given, ports.cwd)),
    ports,
  );
  return {
    format: spec.format,
    description: spec.description,
    segments,
    commands: evaluated.map(({ command, evaluation }) => ({ command, ...planned(evaluation) })),
    files: evaluateFiles(segments, ports),
    printed: segments.filter((segment) => printedVariable(spec, segment) !== null).map(({ source }) => source),
  };
}

/** Judges by the path as it is written; where its links lead is looked at, what it holds is not. */
function evaluateFiles(
  segments: readonly TemplateSegment[],
  { policy, cwd }: { readonly policy: PolicyEngine; readonly cwd: string },
): readonly PlannedFile[] {
  const paths = segments.flatMap(({ kind, content }) => (kind === 'file' && content !== '' ? [content] : []));
  return [...new Set(paths)].map((path) => ({
    path,
    ...planned(policy({ tool: 'Read', effects: [{ kind: 'read', path: resolve(cwd, path) }] })),
  }));
}

function planned({ decision, outcome, reason, suggest }: Evaluation): Omit<PlannedFile, 'path'> {
  return { decision, outcome, reason, suggest: outcome === 'refuse' ? suggest : [] };
}
