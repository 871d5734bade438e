import type { Limits } from '../agent/limits.js';
import type { JsonSchema } from '../messages/types.js';
import type { RuleLists } from '../policy/types.js';
import type { Plan, PlannedFile } from '../prompt/plan.js';
import { startOf } from '../text.js';

export interface DryRun {
  /** Why the event would start the run; `null` on a terminal. */
  readonly start: string | null;
  readonly prompt: string;
  readonly model: string;
  readonly mode: string;
  /** The setting, and the level that this machine has. */
  readonly sandbox: string;
  readonly workspace: string;
  /** The commit that provides the prompt and the configuration; `null` for the working tree. */
  readonly trustedCommit: string | null;
  readonly rules: RuleLists;
  readonly tools: readonly string[];
  /** Instruction files of the root directory, with their sizes. */
  readonly instructions: readonly string[];
  /** Names of the skills in the skill list for the model. */
  readonly skills: readonly string[];
  /** Event, matcher and command of each hook. */
  readonly hooks: readonly string[];
  readonly limits: Limits;
  /** The schema of the answer; `null` for text. */
  readonly outputSchema: JsonSchema | null;
  readonly plan: Plan;
  /** The kinds of GitHub writes available to the model and their targets, or why there are none. */
  readonly writes: readonly string[];
  /** Where the result would be published. */
  readonly publish: readonly string[];
  /** The model's context about the issue or pull request. */
  readonly context: readonly { readonly title: string; readonly text: string; readonly images: readonly string[] }[];
  readonly notices: readonly string[];
}

export function dryRunText(dryRun: DryRun): string {
  const { plan, rules, limits } = dryRun;
  const placeholders = plan.segments
    .filter((segment) => segment.kind !== 'text')
    .map(({ kind, source }) => `${kind}: ${source}`);
  const rows: readonly (readonly [string, readonly string[]])[] = [
    ...(dryRun.start === null ? [] : [['start', [dryRun.start]] as const]),
    ['prompt', [dryRun.prompt]],
    ['source', [dryRun.trustedCommit === null ? 'the working tree' : `the trusted commit ${dryRun.trustedCommit}`]],
    ['model', [dryRun.model]],
    ['workspace', [dryRun.workspace]],
    ['mode', [dryRun.mode]],
    ['sandbox', [dryRun.sandbox]],
    ['allow', rules.allow],
    ['ask', rules.ask],
    ['deny', rules.deny],
    ['tools', [dryRun.tools.join(', ')]],
    ['instructions', dryRun.instructions],
    ['skills', dryRun.skills.length === 0 ? [] : [dryRun.skills.join(', ')]],
    ...(dryRun.hooks.length === 0 ? [] : [['hooks', dryRun.hooks] as const]),
    ['limits', [limitsText(limits)]],
    [
      'answer',
      [dryRun.outputSchema === null ? 'text' : `JSON that matches the schema ${schemaText(dryRun.outputSchema)}`],
    ],
    ['placeholders', placeholders],
    ['files', plan.files.flatMap(({ path, ...evaluated }) => evaluatedLines(path, evaluated))],
    ['commands', plan.commands.flatMap(({ command, ...evaluated }) => evaluatedLines(command, evaluated))],
    ['writes', dryRun.writes],
    ['publish', dryRun.publish],
    ...(dryRun.notices.length === 0 ? [] : [['notices', dryRun.notices] as const]),
  ];
  const lines = rows.flatMap(([name, values]) =>
    (values.length === 0 ? ['none'] : values).map((value, index) => `${(index === 0 ? name : '').padEnd(10)} ${value}`),
  );
  const contextLines = dryRun.context.flatMap(({ title, text, images }) => ['', `${title}:`, '', text, ...images]);
  const context = contextLines.length === 0 ? [] : ['', 'context about the item for the model:', ...contextLines];
  return ['dry run: no model is called, no command runs', ...lines, ...context].join('\n');
}

/** A larger schema would hide the rows around it. */
const longestSchema = 300;

function schemaText(schema: JsonSchema): string {
  const text = JSON.stringify(schema);
  return text.length > longestSchema ? `${startOf(text, longestSchema)}… (${text.length} characters)` : text;
}

function evaluatedLines(what: string, { outcome, reason, suggest }: Omit<PlannedFile, 'path'>): readonly string[] {
  const line = `${outcome}: ${what} (${reason})`;
  if (outcome !== 'refuse') return [line];
  return [
    line,
    `        ${suggest.length === 0 ? 'no rule can allow it' : `would be allowed by: ${suggest.join('  ')}`}`,
  ];
}

function limitsText({ maxTurns, maxCostUsd, maxOutputTokens, timeoutMs }: Limits): string {
  return [
    `${String(maxTurns)} turns`,
    `${String(timeoutMs / 60_000)} minutes`,
    ...(maxCostUsd === null ? [] : [`${String(maxCostUsd)} US dollars`]),
    ...(maxOutputTokens === null ? [] : [`${String(maxOutputTokens)} output tokens`]),
  ].join(', ');
}
