import { type Diagnostic, nearest } from '../../errors.js';
import { isMapping } from '../../prompt/formats/yaml.js';
import type { GivenSetting } from '../../settings/parse-settings.js';
import { settingNames } from '../../settings/table.js';
import { isUntrustedField, knownFields } from '../items/item-fields.js';
import type { ItemSource, Scalar } from '../items/item-types.js';
import type { BatchFile, BatchJobSpec, Repeat } from '../model/types.js';
import type { BatchDocument } from './batch-document.js';
import { jobSettingNames, promptKeys, readJobSettings } from './job-settings.js';
import { type BatchPlaceholder, hasPlaceholder, placeholdersIn, textsIn, unknownPlaceholders } from './placeholders.js';
import { readEvaluation } from './read-evaluation.js';
import { readItemSource } from './read-items.js';
import { type EntryValue, entryKeys, entrySchema, evaluationSchema, keysByParent } from './schema.js';

/** What has the right form is checked although other parts do not, so that all problems are reported at once. */
export function readEntries(document: BatchDocument, diagnostics: Diagnostic[]): Pick<BatchFile, 'defaults' | 'jobs'> {
  const raw = isMapping(document.value) ? document.value : {};
  const defaults = isMapping(raw['defaults'])
    ? readJobSettings(raw['defaults'], { document, path: ['defaults'], otherKeys: [] }, diagnostics)
    : [];
  const listed: readonly unknown[] = Array.isArray(raw['jobs']) ? raw['jobs'] : [];
  const settings = listed.map((entry, index) =>
    isMapping(entry)
      ? readJobSettings(entry, { document, path: ['jobs', index], otherKeys: entryKeys }, diagnostics)
      : [],
  );
  const jobs = listed.flatMap((entry, index) => {
    const usable = usableEntry(entry, index);
    if (usable === null) return [];
    return readEntry(usable, { document, index, defaults, settings: settings[index] ?? [] }, diagnostics);
  });
  diagnostics.push(...repeatedIds(jobs));
  return { defaults, jobs };
}

interface UsableEntry {
  readonly value: EntryValue;
  readonly left: ReadonlySet<PropertyKey>;
  /** As written: one with the wrong form does not hide the problems of the others. */
  readonly evaluations: readonly unknown[];
}

/** The entry without the keys whose form is wrong; `null` if it is not a mapping. */
function usableEntry(entry: unknown, index: number): UsableEntry | null {
  if (!isMapping(entry)) return null;
  const evaluations: readonly unknown[] = Array.isArray(entry['evaluate']) ? entry['evaluate'] : [];
  const parsed = entrySchema.safeParse(entry);
  if (parsed.success) return { value: parsed.data, left: new Set(), evaluations };
  const left = new Set(parsed.error.issues.flatMap(({ path: [key] }) => key ?? []));
  const kept = Object.entries(entry).filter(([key]) => !left.has(key));
  const again = entrySchema.safeParse({ id: `entry-${String(index + 1)}`, ...Object.fromEntries(kept) });
  return again.success ? { value: again.data, left, evaluations } : null;
}

interface EntryParts {
  readonly document: BatchDocument;
  readonly index: number;
  readonly defaults: readonly GivenSetting[];
  readonly settings: readonly GivenSetting[];
}

function readEntry(
  { value: entry, left, evaluations }: UsableEntry,
  { document, index, defaults, settings }: EntryParts,
  diagnostics: Diagnostic[],
): BatchJobSpec {
  const at = (...path: readonly (string | number)[]): string => document.locationOf(['jobs', index, ...path]);
  const items = entry.items === undefined ? null : readItemSource(entry.items, at('items'), diagnostics);
  const evaluate = evaluations.flatMap((evaluation, number) => {
    const parsed = evaluationSchema.safeParse(evaluation);
    return parsed.success ? (readEvaluation(parsed.data, at('evaluate', number), diagnostics) ?? []) : [];
  });
  const spec: BatchJobSpec = {
    id: entry.id,
    settings,
    items,
    matrix: entry.matrix ?? {},
    repeat: repeatOf(entry.repeat, at('repeat'), diagnostics),
    outputFile: entry.output?.file ?? null,
    evaluate,
    ...(entry['min-score'] === undefined ? {} : { minScore: entry['min-score'] }),
    ...(entry.findings === true ? { findings: true } : {}),
    changes: entry.changes ?? 'none',
    target: entry.target ?? (items?.kind === 'issues' || items?.kind === 'pulls' ? '{{item.number}}' : null),
    location: at(),
  };
  // A prompt of the wrong form was reported as such.
  const hasPrompt = promptKeys.some((key) => key in entry);
  if (!hasPrompt || settings.some(({ name }) => promptKeys.includes(name)))
    diagnostics.push(...promptProblems(spec, defaults));
  // Both would be one job with one key, whose cost and verdict would count twice.
  diagnostics.push(
    ...unreplaced(entry, at),
    ...Object.entries(spec.matrix).flatMap(([name, values]) =>
      values.flatMap((value, index): readonly Diagnostic[] => {
        if (values.indexOf(value) === index) return [];
        const message = `matrix.${name} has the value ${JSON.stringify(value)} twice`;
        const hint = 'remove one of them; to run each job several times, use repeat';
        return [{ code: 'batch-invalid', location: at('matrix', name, index), message, hint }];
      }),
    ),
  );
  const uses: readonly PlaceholderUse[] = [
    ...defaults.filter(({ name }) => !isReplaced(name, spec)),
    ...settings,
    ...(spec.outputFile === null ? [] : [{ name: 'output', value: spec.outputFile, location: at('output') }]),
    ...(entry.target === undefined ? [] : [{ name: 'target', value: entry.target, location: at('target') }]),
    ...evaluate.map(({ name, check, location }) => ({
      name: 'evaluate',
      value: { name, check },
      location,
      evaluation: name,
    })),
  ];
  const isInvalid = left.has('items') || (entry.items !== undefined && items === null);
  const replaceable = {
    items: isInvalid ? undefined : items,
    matrix: left.has('matrix') ? undefined : spec.matrix,
  };
  diagnostics.push(...checkPlaceholders(uses, replaceable), ...unusedDimensions(spec, uses, at));
  return spec;
}

/** A setting of an entry or its matrix replaces that of the defaults; the rule lists of both are combined. */
export function isReplaced(name: string, entry: BatchJobSpec): boolean {
  const isPrompt = promptKeys.includes(name);
  return settingNamesOf(entry).some((settingName) =>
    isPrompt ? promptKeys.includes(settingName) : settingName === name,
  );
}

function settingNamesOf({ settings, matrix }: BatchJobSpec): readonly string[] {
  return [...new Set([...settings.map(({ name }) => name), ...Object.keys(matrix)])];
}

function repeatOf(value: EntryValue['repeat'], location: string, diagnostics: Diagnostic[]): Repeat {
  if (value === undefined) return { times: 1, atLeast: 1 };
  if (typeof value === 'number') return { times: value, atLeast: value };
  const { times, 'at-least': atLeast = times } = value;
  if (atLeast > times) {
    diagnostics.push({
      code: 'batch-invalid',
      location,
      message: `at-least is ${String(atLeast)}, but each job runs only ${String(times)} times`,
      hint: 'lower at-least, or raise times',
    });
  }
  return { times, atLeast };
}

/** An entry over the rows of a .prompt.yml runs that prompt, unless it names another. */
function promptProblems(entry: BatchJobSpec, defaults: readonly GivenSetting[]): Diagnostic[] {
  const { items, location } = entry;
  const ownKeys = settingNamesOf(entry).filter((name) => promptKeys.includes(name));
  const inherited = defaults.map(({ name }) => name).filter((name) => promptKeys.includes(name));
  const keys: readonly string[] = ownKeys.length === 0 ? inherited : ownKeys;
  if (keys.length === 1 || (keys.length === 0 && items?.kind === 'test-data')) return [];
  const names = keys.join(' and ');
  return [
    {
      code: 'batch-invalid',
      location,
      message: keys.length === 0 ? 'the entry has no prompt' : `the entry has more than one prompt: ${names}`,
      hint: 'set exactly one of prompt, prompt-file and command, in the entry or in defaults',
    },
  ];
}

/** Where a placeholder is not replaced, one is a mistake. */
function unreplaced(entry: EntryValue, at: (key: string) => string): readonly Diagnostic[] {
  return (['items', 'matrix'] as const)
    .filter((key) => hasPlaceholder(entry[key]))
    .map((key) => ({
      code: 'batch-invalid',
      location: at(key),
      message: `placeholders are not replaced in ${key}`,
      hint: `write the value itself in ${key}`,
    }));
}

/** A dimension with the name of something else looks as if it set that. */
function unusedDimensions(
  { matrix }: BatchJobSpec,
  uses: readonly PlaceholderUse[],
  at: (...path: readonly (string | number)[]) => string,
): readonly Diagnostic[] {
  const inserted = new Set(
    uses.flatMap(({ value }) => textsIn(value).flatMap(placeholdersIn)).map(({ kind, name }) => `${kind}.${name}`),
  );
  return Object.keys(matrix)
    .filter((name) => !jobSettingNames.some((known) => known === name) && !inserted.has(`matrix.${name}`))
    .filter((name) => [...settingNames, ...entryKeys, ...(keysByParent[''] ?? [])].includes(name))
    .map((name) => ({
      code: 'batch-invalid',
      location: at('matrix', name),
      message: `matrix.${name} does not set ${name}, which is not a setting of a single job`,
      hint: `insert its values with {{matrix.${name}}}, or remove the dimension`,
    }));
}

function repeatedIds(jobs: readonly BatchJobSpec[]): readonly Diagnostic[] {
  return jobs
    .filter(({ id }, index) => jobs.findIndex((other) => other.id === id) < index)
    .map(({ id, location }) => ({
      code: 'batch-invalid',
      location,
      message: `the id ${id} is used twice`,
      hint: 'give each entry its own id: it names the results of the entry',
    }));
}

/** A value of an entry whose placeholders are replaced. */
export interface PlaceholderUse {
  readonly name: string;
  readonly value: unknown;
  readonly location: string;
  /** The name of the evaluation, whose built-in question the user has not seen; absent if it is not part of one. */
  readonly evaluation?: string;
}

/** Only a prompt marks inserted text as data; a path, a command or a setting cannot. */
const forUntrusted = ['prompt', 'args', 'vars'];

/** The names that placeholders can use; `undefined` if they are given, but invalid: then every name is accepted. */
export interface Replaceable {
  readonly items: BatchJobSpec['items'] | undefined;
  readonly matrix: BatchJobSpec['matrix'] | undefined;
}

/** All placeholders that cannot be replaced, with the nearest that can. */
function checkPlaceholders(uses: readonly PlaceholderUse[], { items, matrix }: Replaceable): readonly Diagnostic[] {
  const fields = items === undefined ? null : items === null ? [] : knownFields(items);
  const names = [
    ...(items === undefined ? ['NAME'] : (fields ?? [])).map((name) => `item.${name}`),
    ...(matrix === undefined ? ['NAME'] : Object.keys(matrix)).map((name) => `matrix.${name}`),
  ];
  return uses.flatMap(({ name, value, location, evaluation }) => {
    const place = evaluation === undefined ? '' : ` in the evaluation ${evaluation}`;
    return textsIn(value).flatMap((text): readonly Diagnostic[] => [
      ...unknownPlaceholders(text).map((source) => unknownPlaceholder(source, { location, names, place })),
      ...placeholdersIn(text).flatMap((placeholder) => {
        if (isUnknown(placeholder, fields, matrix)) {
          if (placeholder.kind === 'item' && items === null) return [withoutItems(placeholder, location, place)];
          return [unknownPlaceholder(placeholder.source, { location, names, place })];
        }
        if (items === null || items === undefined || forUntrusted.includes(name)) return [];
        return untrustedUse(placeholder, items, location);
      }),
    ]);
  });
}

function isUnknown(
  { kind, name }: BatchPlaceholder,
  fields: readonly string[] | null,
  matrix: Readonly<Record<string, readonly Scalar[]>> | undefined,
): boolean {
  if (kind === 'matrix') return matrix !== undefined && !Object.hasOwn(matrix, name);
  return fields !== null && !fields.includes(name) && !fields.includes(name.split('.', 1)[0] ?? '');
}

/** The name in the nearest placeholder is the useful part: braces would outweigh a typo in a short name. */
function unknownPlaceholder(
  source: string,
  {
    location,
    names: known,
    place,
  }: { readonly location: string; readonly names: readonly string[]; readonly place: string },
): Diagnostic {
  const guess = nearest(source.replace(/^\{\{\s*|\s*\}\}$/g, ''), known);
  const all =
    known.length === 0 ? 'this entry has neither items nor a matrix' : `known: ${known.map(braces).join(', ')}`;
  return {
    code: 'batch-invalid',
    location,
    message: `unknown placeholder ${source}${place}`,
    hint: guess === undefined ? all : `did you mean ${braces(guess)}?`,
  };
}

function braces(name: string): string {
  return `{{${name}}}`;
}

function withoutItems({ source }: BatchPlaceholder, location: string, place: string): Diagnostic {
  return {
    code: 'batch-invalid',
    location,
    message: `${source}${place} has no value: this entry has no items`,
    hint: 'add items to the entry, or remove the placeholder',
  };
}

function untrustedUse({ name, source }: BatchPlaceholder, items: ItemSource, location: string): readonly Diagnostic[] {
  if (!isUntrustedField(items, name)) return [];
  return [
    {
      code: 'batch-invalid',
      location,
      message: `${source} can be written by outside contributors, so it can only be part of prompt, args or vars`,
      hint: 'use {{item.number}} here',
    },
  ];
}
