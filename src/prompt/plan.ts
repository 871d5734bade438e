import { resolve } from 'node:path';
import { allOrDiagnostics } from '../errors.js';
import type { Decision, Evaluation, Outcome } from '../policy/types.js';
import { resolveCommands } from './processors/arguments.js';
import { checkFiles } from './processors/check-files.js';
import { printedVariable } from './processors/echo.js';
import type { MissingFiles } from './processors/file.js';
import type { ReadableFiles } from './processors/read.js';
import { readTemplate } from './processors/read-template.js';
import { evaluatePromptCommands, type ShellInsertPorts } from './processors/shell.js';
import { checkValues, type GivenValues, valuesFor } from './processors/values.js';
import type { PromptFormat, PromptSpec, TemplateSegment } from './types.js';

export interface Plan {
  readonly format: PromptFormat;
  readonly description: string | null;
  readonly segments: readonly TemplateSegment[];
  /** Each distinct command once, with inserted arguments. */
  readonly commands: readonly PlannedCommand[];
  /** Placeholders, as written, whose command only prints a variable: the value comes from `vars`, and no command runs. */
  readonly printed: readonly string[];
  /** Each distinct path that would be read, once; a directory includes everything below it. */
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
  /** The rules that would allow a refused command; empty if no rule can. */
  readonly suggest: readonly string[];
}

export type PromptPlanPorts = Pick<ShellInsertPorts, 'policy' | 'secondParser' | 'cwd'> & {
  readonly files: ReadableFiles;
};

/** Rejects with the UserError of rendering for missing or ignored files and for variables without a value. */
export async function checkPlan(
  spec: PromptSpec,
  input: GivenValues,
  ports: PromptPlanPorts,
  options: { readonly missingFiles: MissingFiles },
): Promise<void> {
  const segments = await readTemplate(spec, ports.files);
  await allOrDiagnostics(
    () => checkValues(spec, segments, input, valuesFor(spec, input, ports.cwd)),
    () => checkFiles(spec, segments, ports, options),
  );
}

/**
 * Reads and runs nothing. Rejects with UserError: `placeholder-unclosed`, `placeholder-quoted`, `placeholder-failed`
 * for commands that bash cannot parse; `checkPlan` has the others.
 */
export async function planPrompt(spec: PromptSpec, input: GivenValues, ports: PromptPlanPorts): Promise<Plan> {
  const segments = await readTemplate(spec, ports.files);
  const commands = await resolveCommands(spec, segments, valuesFor(spec, input, ports.cwd));
  const evaluated = await evaluatePromptCommands(spec, commands, ports);
  return {
    format: spec.format,
    description: spec.description,
    segments,
    commands: evaluated.map(({ command, evaluation }) => ({ command, ...planned(evaluation) })),
    files: evaluateFiles(segments, ports),
    printed: segments.filter((segment) => printedVariable(spec, segment) !== null).map(({ source }) => source),
  };
}

/** Evaluates the path as written and the targets of links, but not the contents. */
function evaluateFiles(
  segments: readonly TemplateSegment[],
  { policy, cwd }: Pick<PromptPlanPorts, 'policy' | 'cwd'>,
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
