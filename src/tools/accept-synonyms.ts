import type { JsonSchema } from '../messages/types.js';
import { asRecord, isRecord } from '../parsed-json.js';

/**
 * Names of parameters in the tools of other products, on which models were trained. A parameter whose value means
 * something else is not here (`end_line` is not a number of lines): its error names the right one.
 */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  path: ['file_path'],
  file: ['file_path'],
  notebook_path: ['file_path'],
  cell_number: ['cell'],
  old_path: ['from'],
  source: ['from'],
  new_path: ['to'],
  destination: ['to'],
  filename: ['file_path'],
  absolute_path: ['file_path'],
  filePath: ['file_path'],
  directory: ['path'],
  dir_path: ['path'],
  file_path: ['path'],
  text: ['content'],
  contents: ['content'],
  file_text: ['content'],
  old_str: ['old_string'],
  oldString: ['old_string'],
  search: ['old_string', 'pattern'],
  new_str: ['new_string'],
  newString: ['new_string'],
  replace: ['new_string'],
  replacement: ['new_string'],
  allow_multiple: ['replace_all'],
  start_line: ['offset'],
  query: ['pattern'],
  regex: ['pattern'],
  include: ['glob'],
  include_pattern: ['glob'],
  '-i': ['ignore_case'],
  '-A': ['after'],
  '-B': ['before'],
  '-C': ['context'],
  head_limit: ['limit'],
  name: ['skill'],
  skill_name: ['skill'],
  arguments: ['args'],
  cmd: ['command'],
  script: ['command'],
  timeout: ['timeout_ms'],
  run_in_background: ['background'],
  is_background: ['background'],
  workdir: ['directory'],
  working_directory: ['directory'],
  cwd: ['directory'],
  bash_id: ['id'],
  shell_id: ['id'],
  task_id: ['id'],
  items: ['todos'],
  agent: ['subagent_type'],
  agent_type: ['subagent_type'],
  agent_name: ['subagent_type'],
  task: ['prompt'],
};

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
 * The input with the names and forms that the schema has: a turn is not lost over a synonym, `"1"` for a number, or
 * `"true"`. A name that the schema knows, or that is given under both names, is left as it is. Whatever remains unknown
 * is reported by the schema. Pure; returns the same value if nothing changes.
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
  const names = Object.hasOwn(synonyms, key) ? (synonyms[key] ?? []) : [];
  return names.find((name) => Object.hasOwn(properties, name) && !Object.hasOwn(given, name)) ?? null;
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
  const inRange = (number: number) => (amounts.has(name) ? nearest(number, schema) : number);
  if (type === 'integer' && typeof value === 'number') return inRange(value);
  if (typeof value !== 'string') return value;
  if (type === 'integer' && /^\d{1,15}$/.test(value)) return inRange(Number(value));
  if (type === 'boolean' && (value === 'true' || value === 'false')) return value === 'true';
  return value;
}

/** The nearest number that the schema takes. */
function nearest(value: number, { minimum, maximum }: JsonSchema): number {
  if (typeof minimum === 'number' && value < minimum) return minimum;
  return typeof maximum === 'number' && value > maximum ? maximum : value;
}
