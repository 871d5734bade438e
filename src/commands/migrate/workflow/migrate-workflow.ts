import { type Document, isMap, isScalar, isSeq, type Pair, parseDocument, stringify, type YAMLMap } from 'yaml';
import { plainText } from '../../../plain-text.js';
import { defaultSettings } from '../../../settings/table.js';
import { oneLine } from '../../../text.js';
import { type ItemKind, permissionNeeds } from '../../permission-needs.js';
import type { ListName, Migrated } from '../types.js';
import { convertInference } from './ai-inference.js';
import { convertClaude } from './claude.js';
import { convertCodex } from './codex.js';
import { convertGemini, convertQwen } from './gemini.js';
import { convertPromptfoo } from './promptfoo.js';
import type { ConvertStep, GivenStep, NewFile, NewStep } from './types.js';

const products: readonly (readonly [action: RegExp, convert: ConvertStep])[] = [
  [/^anthropics\/claude-code-(?:base-)?action(?:\/base-action)?@/i, convertClaude],
  [/^google-(?:github-actions|gemini)\/(?:run-gemini-cli|gemini-cli-action)@/i, convertGemini],
  [/^QwenLM\/qwen-code-action@/i, convertQwen],
  [/^openai\/codex-action@/i, convertCodex],
  [/^actions\/ai-inference@/i, convertInference],
  [/^promptfoo\/promptfoo-action@/i, convertPromptfoo],
];

export interface MigratedWorkflow {
  readonly files: readonly NewFile[];
  readonly rules: readonly Migrated[];
  /** What someone has to look at. */
  readonly open: readonly string[];
}

/** Whether a text may be a workflow with a step of a product that is known. */
export function hasKnownAction(text: string): boolean {
  return /^\s*-?\s*uses:/m.test(text) && usesIn(text).some((uses) => productOf(uses) !== undefined);
}

function usesIn(text: string): readonly string[] {
  return [...text.matchAll(/uses:\s*['"]?([^\s'"#]+)/g)].map(([, uses = '']) => uses);
}

const productOf = (uses: string): ConvertStep | undefined => products.find(([action]) => action.test(uses))?.[1];

/** A change of the text of a workflow. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The same workflow with Sallyport in place of each step of another product; `null` for an invalid one. */
export function migrateWorkflow(path: string, text: string): MigratedWorkflow | null {
  const document = parseDocument(text);
  if (document.errors.length > 0) return null;
  const jobs = document.get('jobs');
  const events = eventsOf(document);
  const found: FoundStep[] = [];
  const workflow = path.replace(/^.*\//, '').replace(/\.ya?ml$/i, '');
  const convertAll = (job: YAMLMap): void => {
    const steps = job.get('steps');
    if (!isSeq(steps)) return;
    for (const map of steps.items) {
      if (!isMap(map)) continue;
      const convert = productOf(textAt(map, 'uses') ?? '');
      if (convert === undefined) continue;
      const at = map.range?.[0] ?? 0;
      const given: GivenStep = {
        inputs: valuesOf(map.get('with')),
        env: valuesOf(map.get('env')),
        name: found.length === 0 ? workflow : `${workflow}-${String(found.length + 1)}`,
        location: `${path}:${String(text.slice(0, at).split('\n').length)}`,
      };
      found.push({ id: textAt(map, 'id'), map, job, events, given, made: convert(given) });
    }
  };
  if (isMap(jobs)) for (const { value } of jobs.items) if (isMap(value)) convertAll(value);
  const runs = document.get('runs');
  if (isMap(runs)) convertAll(runs);
  const steps = found;
  const edits = steps.flatMap((step) => editsOf(step, text));
  let changed = text;
  for (const { start, end, text: replacement } of edits.toSorted((a, b) => b.start - a.start))
    changed = `${changed.slice(0, start)}${replacement}${changed.slice(end)}`;
  for (const { id, made } of steps) changed = withOutputs(changed, id, made.outputs);
  const files = steps.flatMap(({ made }) => made.files);
  return {
    files: [{ path, text: changed }, ...files],
    rules: steps.flatMap(({ made }) => made.rules),
    open: steps.flatMap(({ made, given }) => made.open.map((note) => `${given.location}: ${note}`)),
  };
}

interface FoundStep {
  readonly id: string | null;
  readonly map: YAMLMap;
  readonly job: YAMLMap;
  readonly events: readonly string[];
  readonly given: GivenStep;
  readonly made: NewStep;
}

function textAt(map: YAMLMap, key: string): string | null {
  const value = map.get(key);
  return typeof value === 'string' ? value : null;
}

function eventsOf(document: Document): readonly string[] {
  const on = document.get('on') ?? document.get(true);
  if (typeof on === 'string') return [on];
  const value: unknown = isMap(on) || isSeq(on) ? on.toJSON() : null;
  return Array.isArray(value) ? value.map(String) : Object.keys((value as object | null) ?? {});
}

function valuesOf(value: unknown): ReadonlyMap<string, string> {
  if (!isMap(value)) return new Map();
  return new Map(
    value.items.map(({ key, value: node }) => {
      const plain: unknown = isScalar(node)
        ? (node.source ?? node.value)
        : isMap(node) || isSeq(node)
          ? node.toJSON()
          : node;
      return [
        String(isScalar(key) ? key.value : key),
        typeof plain === 'string' ? plain : plain === null ? '' : JSON.stringify(plain),
      ];
    }),
  );
}

function editsOf(step: FoundStep, text: string): readonly Edit[] {
  const pairs = new Map(step.map.items.map((pair) => [String(isScalar(pair.key) ? pair.key.value : pair.key), pair]));
  const uses = pairs.get('uses');
  const usesRange = isScalar(uses?.value) ? uses.value.range : undefined;
  if (usesRange === undefined || usesRange === null || step.map.flow === true) return [];
  const indent = ' '.repeat(columnOf(text, keyStart(uses)));
  const lines = [
    ...step.made.open.map((note) => `# TODO ${oneLine(note)}`),
    ...(step.made.unneeded.length === 0 ? [] : [`# not needed here: ${[...new Set(step.made.unneeded)].join(', ')}`]),
    ...[...step.made.inputs]
      .sort((a, b) => rankOf(a.name) - rankOf(b.name))
      .flatMap(({ name, value, why }) => [
        ...(why === name ? [] : [`# ${oneLine(why)}`]),
        ...stringify(
          { [name]: value.includes('\n') ? `${value.trimEnd()}\n` : value },
          { lineWidth: 0, blockQuote: 'literal' },
        )
          .trimEnd()
          .split('\n'),
      ]),
    ...listNames.flatMap((list) => ruleLines(list, step.made.rules)),
  ];
  const body = ['with:', ...lines.map((line) => (line === '' ? '' : `${indent}  ${plainText(line)}`))].join('\n');
  const withPair = pairs.get('with');
  const lineEnd = endOfLine(text, usesRange[1]);
  const name = `OWNER/sallyport@v1${withPair === undefined ? `\n${indent}${body}` : ''}`;
  const edits: Edit[] = [{ start: usesRange[0], end: lineEnd, text: name }];
  if (withPair !== undefined) edits.push({ start: keyStart(withPair), end: endOfPair(withPair, text), text: body });
  const environment = pairs.get('env');
  if (environment !== undefined) edits.push(lineEdit(environment, text));
  return [...edits, ...permissionEdits(step, text)];
}

const keyStart = (pair: Pair | undefined): number => (isScalar(pair?.key) ? (pair.key.range?.[0] ?? 0) : 0);

const columnOf = (text: string, offset: number): number => offset - (text.lastIndexOf('\n', offset - 1) + 1);

function endOfLine(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end < 0 ? text.length : end;
}

/** The end of its value, without the blank lines and comments after it. */
function endOfPair({ value }: Pair, text: string): number {
  const range = (value as { range?: readonly number[] } | null)?.range ?? [0, 0];
  const start = range[0] ?? 0;
  return start + text.slice(start, range[1] ?? start).trimEnd().length;
}

/** The whole lines of a pair that is not the first of its step, without its value's trailing comment. */
function lineEdit(pair: Pair, text: string): Edit {
  const start = keyStart(pair);
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const isAlone = text.slice(lineStart, start).trim() === '';
  const end = endOfLine(text, endOfPair(pair, text));
  return isAlone
    ? { start: lineStart, end: Math.min(end + 1, text.length), text: '' }
    : { start, end: endOfPair(pair, text), text: 'env: {}' };
}

const listNames: readonly ListName[] = ['allow', 'ask', 'deny'];

const order = ['batch', 'prompt', 'prompt-file', 'command', 'args', 'vars', 'model', 'base-url', 'api-key'];

function rankOf(name: string): number {
  const rank = order.indexOf(name);
  return rank < 0 ? order.length : rank;
}

function ruleLines(list: ListName, all: readonly Migrated[]): readonly string[] {
  const entries = all.filter((entry) => entry.list === list);
  const lines = new Map<string, string>();
  for (const { rules, entry, why } of entries)
    for (const rule of rules)
      if (!lines.has(rule)) lines.set(rule, why === null ? '' : `  # ${oneLine(entry)}: ${oneLine(why)}`);
  const left = entries.filter(({ rules }) => rules.length === 0);
  return [
    ...left.map(({ entry, why }) => `# ${list} without ${oneLine(entry)}: ${oneLine(why ?? '')}`),
    ...(lines.size === 0 ? [] : [`${list}: |`]),
    ...[...lines].flatMap(([rule, why]) => [...(why === '' ? [] : [why]), `  ${rule}`]),
  ];
}

function withOutputs(text: string, id: string | null, outputs: NewStep['outputs']): string {
  if (id === null) return text;
  const pattern = new RegExp(`(steps\\.${id}\\.outputs)(?:\\.([\\w-]+)|\\[\\s*'([\\w-]+)'\\s*\\])`, 'g');
  return text.replace(pattern, (whole, start: string, plain?: string, quoted?: string) => {
    const name = plain ?? quoted ?? '';
    return Object.hasOwn(outputs, name) ? `${start}.${outputs[name] ?? ''}` : whole;
  });
}

/** The job posts, and not an app with another token: what it lacks is added to its permissions. */
function permissionEdits({ job, events, made }: FoundStep, text: string): readonly Edit[] {
  const pair = job.items.find(({ key }) => isScalar(key) && key.value === 'permissions');
  if (pair === undefined || !isMap(pair.value) || pair.value.items.length === 0 || pair.value.flow === true) return [];
  const permissions = pair.value;
  const published = made.inputs.find(({ name }) => name === 'publish')?.value;
  const allow = made.rules.filter(({ list }) => list === 'allow').flatMap(({ rules }) => rules);
  const settings = {
    ...defaultSettings(),
    ...(published === undefined ? {} : { publish: [published] }),
    batch: made.inputs.find(({ name }) => name === 'batch')?.value,
    lists: { allow, ask: [], deny: [] },
  } as Parameters<typeof permissionNeeds>[0];
  const kinds = new Set<ItemKind>();
  for (const event of events) {
    if (event === 'issues' || event === 'issue_comment') kinds.add('issue');
    if (event.startsWith('pull_request') || event === 'issue_comment') kinds.add('pull-request');
  }
  const needed = new Map<string, { readonly level: string; readonly feature: string }>();
  for (const { feature, anyOf } of permissionNeeds(settings, kinds))
    for (const line of anyOf) {
      const [name = '', level = ''] = line.split(':').map((word) => word.trim());
      if (needed.get(name)?.level !== 'write') needed.set(name, { level, feature });
    }
  const edits: Edit[] = [];
  for (const [name, { level, feature }] of needed) {
    const known = permissions.items.find(({ key }) => isScalar(key) && key.value === name);
    if (known === undefined) {
      const last = permissions.items.at(-1);
      if (last === undefined) continue;
      const at = endOfLine(text, endOfPair(last, text));
      const indent = ' '.repeat(columnOf(text, keyStart(last)));
      edits.push({ start: at, end: at, text: `\n${indent}${name}: ${level} # ${feature}` });
    } else if (level === 'write' && isScalar(known.value) && known.value.value === 'read') {
      const [start, end] = known.value.range ?? [0, 0];
      if (end > 0) edits.push({ start, end, text: 'write' });
    }
  }
  return edits;
}
