import { type Diagnostic, nearest, UserError } from '../../errors.js';
import type { Trust } from '../../event/context/types.js';
import { plainSpec } from '../../prompt/formats/spec.js';
import { inlinePrompt } from '../../prompt/formats/text.js';
import { isMapping } from '../../prompt/formats/yaml.js';
import { type PromptFiles, pickPrompt } from '../../prompt/pick.js';
import { argsPlaceholder } from '../../prompt/placeholders/braces.js';
import { parseTemplate } from '../../prompt/template.js';
import type { PromptSpec, PromptVariables } from '../../prompt/types.js';
import type { RuleLocation } from '../../settings/check-rules.js';
import type { SettingName, Settings } from '../../settings/table.js';
import { shorten } from '../../text.js';
import { type BatchPlaceholder, placeholdersIn, replaceIn } from '../file/placeholders.js';
import { fieldOf, fieldText, isUntrustedField } from '../items/item-fields.js';
import type { BatchItem, Scalar } from '../items/item-types.js';
import { untrustedText } from '../items/search-items.js';
import type { BatchFile, BatchJobSpec, EvaluationSpec } from '../model/types.js';
import {
  type EntrySettings,
  entrySettings,
  locationOfSetting,
  parsedSetting,
  type WorkflowSettings,
} from './entry-settings.js';

export interface JobResolver {
  /** Rejects with UserError: `batch-invalid`, `batch-items`, and those of loading a prompt. */
  resolve(entry: BatchJobSpec, cell: JobCell): Promise<ResolvedVariant>;
  /** The settings of an entry that no item changes, such as its rules. */
  settingsOf(entry: BatchJobSpec, matrix: JobCell['matrix']): EntrySettings;
  locationOf(entry: BatchJobSpec, name: SettingName): string;
}

export interface ResolvedVariant extends ResolvedJob {
  /** The same for jobs that differ only in their item, arguments and variables. */
  readonly variant: string;
  /** The inline prompt before its placeholders were replaced; `null` for any other prompt. */
  readonly template: string | null;
}

export function createJobResolver(
  file: BatchFile,
  workflow: WorkflowSettings,
  sources: Omit<PromptFiles, 'readInput'>,
): JobResolver {
  const known = new Map<string, EntrySettings>();
  const settingsOf: JobResolver['settingsOf'] = (entry, matrix) => {
    const name = `${entry.id} ${JSON.stringify(matrix)}`;
    const settings = known.get(name) ?? entrySettings(file, entry, matrix, workflow);
    known.set(name, settings);
    return settings;
  };
  const promptOf = createPromptLoader(sources);
  return {
    settingsOf,
    locationOf: (entry, name) => locationOfSetting(name, file, entry, workflow),
    async resolve(entry, cell) {
      const base = settingsOf(entry, cell.matrix);
      const options: InsertOptions = { entry, minimumTrust: base.settings['minimum-trust'] };
      const { settings, vars, changed } = replaced(base, cell, options);
      const variant = `${entry.id} ${JSON.stringify([cell.matrix, changed])}`;
      const { value, location } = base.varying.find(({ name }) => name === 'prompt')?.setting ?? {};
      const template =
        typeof value === 'string' && location !== undefined && placeholdersIn(value).length > 0
          ? { text: value, location }
          : null;
      const narrowing = narrowingOf(base, file);
      const { locationOfRule } = base;
      if (template === null)
        return { settings, ...(await promptOf(entry, settings, vars)), narrowing, locationOfRule, variant, template };
      const text = inlineText(template.text, settings.args, (value) => insertInto(value, cell, options));
      requireText(text, cell, template.location);
      return {
        settings: settings.args === '' ? settings : { ...settings, args: '' },
        ...literalPrompt(text, file),
        narrowing,
        locationOfRule,
        variant,
        template: template.text,
      };
    },
  };
}

type PromptLoader = (
  entry: BatchJobSpec,
  settings: Settings,
  vars: PromptVariables,
) => Promise<Pick<ResolvedJob, 'spec' | 'vars'>>;

function createPromptLoader(sources: Omit<PromptFiles, 'readInput'>): PromptLoader {
  const specs = new Map<string, Promise<PromptSpec>>();
  const specOf = async (settings: Settings): Promise<PromptSpec> => {
    const choice = {
      prompt: settings.prompt,
      'prompt-file': settings['prompt-file'],
      'prompt-format': settings['prompt-format'],
      command: settings.command,
    };
    const commands = { ...sources.commands, directories: settings['command-directories'] };
    const name = JSON.stringify([choice, commands.directories]);
    const spec = specs.get(name) ?? pickPrompt(choice, { ...sources, commands, readInput: noInput });
    specs.set(name, spec);
    return await spec;
  };
  const testDataSpecs = new Map<PromptSpec, TestDataSpec>();
  return async (entry, settings, vars) => {
    const spec = await specOf(settings);
    if (entry.items?.kind !== 'test-data') return { spec, vars };
    const known = testDataSpecs.get(spec) ?? testDataSpec(spec);
    testDataSpecs.set(spec, known);
    const used = Object.entries(vars).filter(([name]) => known.variables.has(name));
    return { spec: known.spec, vars: Object.fromEntries(used) };
  };
}

interface TestDataSpec {
  readonly spec: PromptSpec;
  /** The variables of the template: a row has further fields, for its evaluations. */
  readonly variables: ReadonlySet<string>;
}

/** A batch is what the test data of a prompt is for, so the notice that it has no effect would be wrong. */
function testDataSpec(spec: PromptSpec): TestDataSpec {
  const variables = parseTemplate(spec).flatMap(({ kind, content }) => (kind === 'variable' ? [content] : []));
  const notices = spec.notices.filter((notice) => notice !== spec.evaluationNotice);
  return { spec: { ...spec, notices }, variables: new Set(variables) };
}

function noInput(): Promise<never> {
  return Promise.reject(
    new UserError({
      code: 'batch-invalid',
      message: 'a job of a batch cannot read its prompt from standard input',
      hint: 'use prompt or the path of a prompt file',
    }),
  );
}

function replaced(
  { settings, varying }: EntrySettings,
  cell: JobCell,
  options: InsertOptions,
): { readonly settings: Settings; readonly vars: PromptVariables; readonly changed: object } {
  const values: Record<string, unknown> = {};
  const diagnostics: Diagnostic[] = [];
  let vars = options.entry.items?.kind === 'test-data' ? textsOf(cell.item?.fields ?? {}) : {};
  for (const { name, setting } of varying) {
    if (name === 'vars') {
      vars = textsOf(isMapping(setting.value) ? insertInto(setting.value, cell, options) : {});
    } else if (name !== 'prompt') {
      const value = insertInto(setting.value, cell, options);
      values[name] = parsedSetting(name, value, `${setting.location}, item ${cell.item?.id ?? ''}`, diagnostics);
    }
  }
  if (diagnostics.length > 0) throw new UserError(diagnostics);
  const { args: _, ...changed } = values;
  const isSame = Object.keys(values).length === 0;
  return { settings: isSame ? settings : { ...settings, ...values }, vars, changed };
}

function textsOf(values: Readonly<Record<string, unknown>>): PromptVariables {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, fieldText(value)]));
}

/** An item can leave nothing of a prompt. Its row is what has to change. */
function requireText(text: string, { item }: JobCell, location: string): void {
  if (text.trim() !== '') return;
  throw new UserError({
    code: 'prompt-missing',
    location: item === null ? location : (item.location ?? `${location}, item ${shorten(item.id, 60)}`),
    message: item === null ? 'the prompt is empty' : 'the prompt of this item is empty',
    hint: 'add the task for the agent to the prompt, or leave the item out',
  });
}

/** Both kinds of placeholders are replaced in one pass, so that neither is found in what the other inserts. */
function inlineText(template: string, args: string, insert: (text: string) => string): string {
  const parts = template.split(argsPlaceholder).map(insert);
  const text = parts.join(args);
  return parts.length > 1 || args === '' ? text : `${text}\n\n${args}`;
}

/** A prompt whose whole text, arguments included, is inserted as data: nothing in it is a placeholder. */
function literalPrompt(text: string, { path }: BatchFile): Pick<ResolvedJob, 'spec' | 'vars'> {
  const { source } = inlinePrompt(text, path);
  return { spec: plainSpec('prompt-yml', source, '{{text}}'), vars: { text } };
}

export function narrowingOf({ narrowing }: EntrySettings, { path }: BatchFile): PromptSpec | null {
  return narrowing === null ? null : { ...plainSpec('inline', path, ''), allowedTools: narrowing };
}

/** The evaluations of a job, with their placeholders replaced; inserted text is never syntax of a pattern. */
export function evaluationsOf(entry: BatchJobSpec, cell: JobCell): readonly EvaluationSpec[] {
  return entry.evaluate.map((evaluation) => {
    const options = { entry, minimumTrust: 'anyone', evaluation: evaluation.name } as const;
    return {
      ...evaluation,
      name: insertInto(evaluation.name, cell, options),
      check: insertInto(
        evaluation.check,
        cell,
        evaluation.check.kind === 'matches' ? { ...options, written: asPattern } : options,
      ),
    };
  });
}

export function withJudge(spec: EvaluationSpec, judge: BatchFile['judge']): EvaluationSpec {
  const { check } = spec;
  return check.kind === 'judge' ? { ...spec, check: { ...check, model: check.model ?? judge } } : spec;
}

function asPattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}

export function outputFileOf(entry: BatchJobSpec, cell: JobCell): string | null {
  return entry.outputFile === null ? null : insertInto(entry.outputFile, cell, { entry, minimumTrust: 'anyone' });
}

/** The number of the issue or pull request that the job may write to; `null` if it has none. Throws UserError. */
export function targetOf(entry: BatchJobSpec, cell: JobCell): number | null {
  if (entry.target === null) return null;
  const text = insertInto(entry.target, cell, { entry, minimumTrust: 'anyone' });
  const number = /^\s*#?([1-9]\d{0,9})\s*$/.exec(text)?.[1];
  if (number !== undefined) return Number(number);
  throw new UserError({
    code: 'batch-items',
    location: cell.item?.location ?? `entry ${entry.id}, item ${cell.item?.id ?? ''}`,
    message: 'target is not the number of an issue or pull request',
    found: shorten(text, 60),
    hint: 'let target insert a field with the number, such as {{item.number}}',
  });
}

export interface ResolvedJob {
  readonly settings: Settings;
  readonly spec: PromptSpec;
  readonly vars: PromptVariables;
  /** In the form of a prompt's `allowed-tools`; `null` if the workflow or the batch file has none. */
  readonly narrowing: PromptSpec | null;
  /** Where each rule of the settings was given. */
  readonly locationOfRule: RuleLocation;
}

export interface JobInputs {
  readonly evaluations: readonly EvaluationSpec[];
  readonly outputFile: string | null;
  /** The number of the issue or pull request that the job may write to; `null` if it has none. */
  readonly target: number | null;
}

export interface JobCell {
  readonly item: BatchItem | null;
  readonly matrix: Readonly<Record<string, Scalar>>;
}

export interface InsertOptions {
  readonly entry: BatchJobSpec;
  readonly minimumTrust: Trust;
  /** The name of the evaluation that the value belongs to; absent if it is not part of one. */
  readonly evaluation?: string;
  /** How a value is written in the text; by default as it is. */
  readonly written?: (text: string) => string;
}

/** Throws UserError `batch-items` if the item lacks a field. Untrusted text, which only prompts contain, is quoted. */
function insertInto<T>(value: T, cell: JobCell, { written = (text) => text, ...options }: InsertOptions): T {
  return replaceIn(value, (placeholder) => written(valueOf(placeholder, cell, options)));
}

function valueOf(
  placeholder: BatchPlaceholder,
  { item, matrix }: JobCell,
  { entry, minimumTrust, evaluation }: InsertOptions,
): string {
  const { kind, name } = placeholder;
  if (kind === 'matrix') return String(matrix[name] ?? '');
  const value = item === null ? undefined : fieldOf(item.fields, name);
  if (item === null || value === undefined)
    throw new UserError(missingField(placeholder, item, { id: entry.id, evaluation }));
  if (entry.items !== null && isUntrustedField(entry.items, name))
    return untrustedText(item.fields, name, minimumTrust);
  return fieldText(value);
}

function missingField(
  { source, name }: BatchPlaceholder,
  item: BatchItem | null,
  { id, evaluation }: { readonly id: string; readonly evaluation: string | undefined },
): Diagnostic {
  const names = Object.keys(item?.fields ?? {});
  const guess = nearest(name, names);
  return {
    code: 'batch-items',
    location: item?.location ?? `entry ${id}, item ${item?.id ?? ''}`,
    message:
      evaluation === undefined
        ? `the item has no field for ${source}`
        : `the item has no field ${name}, which the evaluation ${evaluation} needs`,
    hint: guess === undefined ? `its fields are ${names.join(', ')}` : `did you mean {{item.${guess}}}?`,
  };
}
