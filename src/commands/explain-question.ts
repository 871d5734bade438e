import { nearest } from '../errors.js';
import { type Mode, modes } from '../policy/types.js';
import { shorten } from '../text.js';

/** One line of `explain --jsonl`: a call, and the rules that it is judged under instead of those of flags and file. */
export interface Question {
  readonly id: string | number | null;
  readonly allow: readonly string[];
  readonly ask: readonly string[];
  readonly deny: readonly string[];
  readonly mode: Mode;
  readonly tool: string;
  readonly input: unknown;
  /** Short for the input of Bash. */
  readonly command: string | undefined;
}

interface Key {
  readonly wanted: string;
  readonly fits: (value: unknown) => boolean;
}

const isText = (value: unknown): boolean => typeof value === 'string';
const rules: Key = { wanted: 'a list of rules', fits: Array.isArray };

const keys: Readonly<Record<keyof Question, Key>> = {
  id: {
    wanted: 'a string, a number or null',
    fits: (value) => value === null || /^(?:string|number)$/.test(typeof value),
  },
  allow: rules,
  ask: rules,
  deny: rules,
  mode: { wanted: `one of ${modes.join(', ')}`, fits: (value) => modes.some((mode) => mode === value) },
  tool: { wanted: 'the name of a tool', fits: isText },
  input: { wanted: 'anything', fits: () => true },
  command: { wanted: 'a string', fits: isText },
};
const names = Object.keys(keys) as readonly (keyof Question)[];

const none: readonly string[] = [];

/** Faults of one line that are told. */
const mostDiagnostics = 10;

/**
 * The question that a line of JSON holds, or what is wrong with it. Read by hand, since lines come by the ten
 * thousand.
 */
export function readQuestion(line: unknown): Question | { readonly error: string } {
  if (typeof line !== 'object' || line === null || Array.isArray(line))
    return { error: `the line is a JSON object; found ${shown(line)}` };
  const diagnostics = diagnosticsOf(line as Readonly<Record<string, unknown>>);
  if (diagnostics.length > 0) return { error: explainedError(diagnostics) };
  const given = line as Partial<Question>;
  const { id = null, allow = none, ask = none, deny = none, mode = 'default', tool = 'Bash', input, command } = given;
  return { id, allow, ask, deny, mode, tool, input, command };
}

/** Each fault as it is told; a line can hold thousands, of which a few are. */
function diagnosticsOf(line: Readonly<Record<string, unknown>>): (() => string)[] {
  const diagnostics: (() => string)[] = [];
  for (const name of names) {
    const value = line[name];
    if (value === undefined) continue;
    if (!keys[name].fits(value)) diagnostics.push(() => `${name} is ${keys[name].wanted}; found ${shown(value)}`);
    else if (keys[name] === rules) addRuleDiagnostics(name, value as readonly unknown[], diagnostics);
  }
  for (const key of Object.keys(line)) if (!Object.hasOwn(keys, key)) diagnostics.push(() => unknownKey(key));
  return diagnostics;
}

function addRuleDiagnostics(name: string, list: readonly unknown[], diagnostics: (() => string)[]): void {
  for (const [at, rule] of list.entries())
    if (typeof rule !== 'string') diagnostics.push(() => `${name}[${at}] is a rule as text; found ${shown(rule)}`);
}

function explainedError(diagnostics: readonly (() => string)[]): string {
  const left = diagnostics.length - mostDiagnostics;
  const texts = diagnostics.slice(0, mostDiagnostics).map((diagnostic) => diagnostic());
  return [...texts, ...(left > 0 ? [`and ${left} more`] : [])].join('; ');
}

function unknownKey(key: string): string {
  const guess = nearest(key, names);
  const hint = guess === undefined ? '' : `did you mean ${guess}? `;
  return `there is no key ${shown(key)}; ${hint}The keys are ${names.join(', ')}`;
}

function shown(value: unknown): string {
  return shorten(JSON.stringify(value), 80);
}
