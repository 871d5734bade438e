import type * as z from 'zod/mini';
import { nearest } from '../errors.js';
import { formatCount } from '../format-number.js';
import type { JsonSchema } from '../messages/types.js';
import { asRecord, isRecord } from '../parsed-json.js';
import type { CommandNeeds, DeclaredEffect } from '../policy/types.js';
import { oneLine, shorten } from '../text.js';
import type { InputSchema } from './input.js';
import inputSchemas from './input-schemas.json' with { type: 'json' };
import type { Tool, ToolOutput } from './types.js';

export interface ToolDefinition<Input> {
  readonly name: string;
  /** For the model: what the tool does, then what it must know to use it. */
  readonly description: string;
  /** The schema of an object whose fields have descriptions. */
  readonly input: InputSchema<Input>;
  readonly readOnly: boolean;
  readonly concurrent?: boolean;
  /** All effects of the call; a tool never evaluates them. */
  effects(input: Input): readonly DeclaredEffect[];
  /** A short label for the log, on one line. */
  label(input: Input): string;
  /** Compared with a literal rule specifier if a tool has neither a path nor a command. */
  subject?(input: Input): string;
  /** The change that the call would make; see BoundCall. */
  preview?(input: Input): Promise<string | null>;
  /** Resolves for every failure of the tool; rejects only because of a bug. */
  run(input: Input, signal: AbortSignal, needs?: CommandNeeds, callId?: string): Promise<ToolOutput>;
}

/** A tool with the schema from which its JSON Schema is generated. */
export interface DefinedTool extends Tool {
  readonly input: InputSchema<unknown>;
}

/** The JSON Schemas by the names of their tools; a tool that was just added has none before `npm run docs`. */
const schemas: Readonly<Record<string, JsonSchema>> = inputSchemas;

export function defineTool<Input>(definition: ToolDefinition<Input>): DefinedTool {
  const { name, description, readOnly, concurrent = false, input } = definition;
  const inputSchema = schemas[name] ?? {};
  let schema: ReturnType<InputSchema<Input>> | null = null;
  return {
    name,
    description,
    readOnly,
    ...(concurrent ? { concurrent } : {}),
    input,
    inputSchema,
    bind(value) {
      schema ??= input();
      const accepted = acceptSynonyms(value, inputSchema);
      const parsed = schema.safeParse(accepted);
      if (!parsed.success) return { ok: false, problems: describeProblems(parsed.error.issues, accepted, inputSchema) };
      const { data } = parsed;
      const subject = definition.subject?.(data);
      return {
        ok: true,
        call: {
          effects: definition.effects(data),
          input: data,
          get label() {
            return oneLine(definition.label(data));
          },
          ...(subject === undefined ? {} : { subject }),
          ...(definition.preview === undefined
            ? {}
            : { preview: async () => (await definition.preview?.(data)) ?? null }),
          run: (signal, needs, callId) => definition.run(data, signal, needs, callId),
        },
      };
    },
  };
}

/** Names in other products whose values mean something else here, so that they cannot simply be renamed. */
const otherNames: Readonly<Record<string, string>> = { end_line: 'limit' };

type Issue = z.core.$ZodIssue;

/** One line per problem of an input, with what the model should change. */
export function describeProblems(issues: readonly Issue[], input: unknown, schema: JsonSchema): readonly string[] {
  return issues.flatMap((issue) => {
    const path = issue.path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`)).join('');
    const name = path === '' ? 'the input' : JSON.stringify(path.replace(/^\./, ''));
    if (issue.code === 'unrecognized_keys') {
      let node: unknown = schema;
      for (const step of issue.path) node = valueAt(node, typeof step === 'number' ? ['items'] : ['properties', step]);
      const properties = valueAt(node, ['properties']);
      const known = typeof properties === 'object' && properties !== null ? Object.keys(properties) : [];
      const where = path === '' ? '' : ` in ${name}`;
      return issue.keys.map((key) => unknownKey(key, known, where));
    }
    return [`${name} ${expectation(issue)}${found(issue, valueAt(input, issue.path))}`];
  });
}

function unknownKey(key: string, known: readonly string[], where: string): string {
  // The model chooses the key: only own properties count, not `constructor`.
  const other = Object.hasOwn(otherNames, key) ? otherNames[key] : undefined;
  const suggestion = other !== undefined && known.includes(other) ? other : nearest(key, known);
  const hint = suggestion === undefined ? '' : `; use ${JSON.stringify(suggestion)}`;
  return `unknown parameter ${JSON.stringify(key)}${where}${hint} (parameters: ${known.join(', ')})`;
}

function expectation(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${typeNames[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `must be one of ${issue.values.map((value) => JSON.stringify(value)).join(', ')}`;
    case 'too_small':
      if (issue.origin === 'array') return `must have at least ${formatCount(Number(issue.minimum), 'item')}`;
      return issue.origin === 'string' ? 'must not be empty' : `must be at least ${String(issue.minimum)}`;
    case 'too_big':
      return `must be at most ${String(issue.maximum)}`;
    default:
      return `is invalid (${issue.message})`;
  }
}

const typeNames: Readonly<Record<string, string>> = {
  int: 'a whole number',
  number: 'a number',
  string: 'a string',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

function found(issue: Issue, value: unknown): string {
  if (value === undefined) return ', but is missing';
  if (issue.code === 'too_small' && issue.origin === 'string') return '';
  if (value === null) return ', found null (leave it out instead)';
  const json = JSON.stringify(value);
  return `, found ${shorten(json, 80)}`;
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, step) ? Reflect.get(value, step) : undefined,
    input,
  );
}

/** Of tools on which models were trained. Not if the value means something else (`end_line`): the error names it. */
const synonyms = Object.entries({
  file_path: 'path file notebook_path filename absolute_path filePath',
  cell: 'cell_number',
  from: 'old_path source',
  to: 'new_path destination',
  path: 'directory dir_path file_path',
  content: 'text contents file_text',
  old_string: 'old_str oldString search',
  pattern: 'search query regex',
  new_string: 'new_str newString replace replacement',
  replace_all: 'allow_multiple',
  offset: 'start_line',
  glob: 'include include_pattern',
  ignore_case: '-i',
  after: '-A',
  before: '-B',
  context: '-C',
  limit: 'head_limit',
  skill: 'name skill_name',
  args: 'arguments',
  command: 'cmd script',
  timeout_ms: 'timeout',
  background: 'run_in_background is_background',
  directory: 'workdir working_directory cwd',
  id: 'bash_id shell_id task_id',
  todos: 'items',
  subagent_type: 'agent agent_type agent_name',
  prompt: 'task',
}).map(([name, others]) => [name, others.split(' ')] as const);

/** Parameters without an effect here, by the values that may be left out; `null`: every value. */
const withoutEffect: Readonly<Record<string, readonly unknown[] | null>> = {
  description: null,
  explanation: null,
  activeForm: null,
  id: null,
  priority: null,
  '-n': null,
  model: null,
};

/** A number out of range is moved into it: it says how much, and not which line, cell or comment is meant. */
const amounts = new Set(['after', 'before', 'column', 'context', 'limit', 'max_results', 'offset', 'timeout_ms']);

type Fields = Readonly<Record<string, unknown>>;

/**
 * A turn is not lost over a synonym, `"1"` or `"true"`. Names that the schema knows, or given twice, stay; it reports
 * the rest. Pure; the same value if nothing changes.
 */
export function acceptSynonyms(value: unknown, schema: JsonSchema, name = ''): unknown {
  if (Array.isArray(value)) {
    const { items } = schema;
    if (!isRecord(items)) return value;
    const accepted = value.map((item) => acceptSynonyms(item, items));
    return accepted.some((item, at) => item !== value[at]) ? accepted : value;
  }
  const { properties } = schema;
  if (!isRecord(value) || !isRecord(properties)) return inForm(value, schema, name);
  if (isAccepted(value, properties)) return value;
  const entries = Object.entries(value).flatMap(([key, one]): (readonly [string, unknown])[] => {
    const known = Object.hasOwn(properties, key) ? key : renamed(key, properties, value);
    if (known !== null) return [[known, acceptSynonyms(one, asRecord(properties[known]), known)]];
    if ((key === 'files_only' || key === 'names_only') && 'output_mode' in properties)
      return one === true || one === 'true' ? [['output_mode', 'files_with_matches']] : [];
    return hasNoEffect(key, one) ? [] : [[key, one]];
  });
  return Object.fromEntries(entries);
}

/** Whether nothing would change, as in most calls. */
function isAccepted(given: Fields, properties: Fields): boolean {
  for (const key of Object.keys(given)) {
    if (!Object.hasOwn(properties, key)) return false;
    const one = given[key];
    if (acceptSynonyms(one, asRecord(properties[key]), key) !== one) return false;
  }
  return true;
}

function renamed(key: string, properties: Fields, given: Fields): string | null {
  const isMeant = (name: string) => Object.hasOwn(properties, name) && !Object.hasOwn(given, name);
  return synonyms.find(([name, others]) => others.includes(key) && isMeant(name))?.[0] ?? null;
}

function hasNoEffect(key: string, value: unknown): boolean {
  if (!Object.hasOwn(withoutEffect, key)) return false;
  const values = withoutEffect[key] ?? null;
  return values === null || values.includes(value);
}

/** A number or a truth value that was sent as text, a number that is to be text, or an amount that is out of range. */
function inForm(value: unknown, schema: JsonSchema, name: string): unknown {
  const { type } = schema;
  if (type === 'string' && typeof value === 'number') return String(value);
  const inRange = (number: number) => (amounts.has(name) ? nearestNumber(number, schema) : number);
  if (type === 'integer' && typeof value === 'number') return inRange(value);
  if (typeof value !== 'string') return value;
  if (type === 'integer' && /^\d{1,15}$/.test(value)) return inRange(Number(value));
  if (type === 'boolean' && (value === 'true' || value === 'false')) return value === 'true';
  return value;
}

function nearestNumber(value: number, { minimum, maximum }: JsonSchema): number {
  if (typeof minimum === 'number' && value < minimum) return minimum;
  return typeof maximum === 'number' && value > maximum ? maximum : value;
}
