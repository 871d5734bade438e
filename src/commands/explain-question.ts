import { nearest } from '../errors.js';
import { type Mode, modes } from '../policy/types.js';
import { shorten } from '../text.js';

export interface ExplainQuestion {
  readonly id: string | number | null;
  readonly allow: readonly string[];
  readonly ask: readonly string[];
  readonly deny: readonly string[];
  readonly mode: Mode;
  readonly tool: string;
  readonly input: unknown;
  /** Short form of the input of Bash. */
  readonly command: string | undefined;
}

interface Key {
  readonly expected: string;
  readonly isValid: (value: unknown) => boolean;
}

const isText = (value: unknown): boolean => typeof value === 'string';
const rules: Key = { expected: 'a list of rules', isValid: Array.isArray };

const keys: Readonly<Record<keyof ExplainQuestion, Key>> = {
  id: {
    expected: 'a string, a number or null',
    isValid: (value) => value === null || /^(?:string|number)$/.test(typeof value),
  },
  allow: rules,
  ask: rules,
  deny: rules,
  mode: { expected: `one of ${modes.join(', ')}`, isValid: (value) => modes.some((mode) => mode === value) },
  tool: { expected: 'the name of a tool', isValid: isText },
  input: { expected: 'anything', isValid: () => true },
  command: { expected: 'a string', isValid: isText },
};
const names = Object.keys(keys) as readonly (keyof ExplainQuestion)[];

const none: readonly string[] = [];

const maxDiagnostics = 10;

/** The question in a line of JSON, or its problems. Checked by hand for speed: there may be tens of thousands of lines. */
export function readQuestion(line: unknown): ExplainQuestion | { readonly error: string } {
  if (typeof line !== 'object' || line === null || Array.isArray(line))
    return { error: `the line must be a JSON object; found ${shown(line)}` };
  const diagnostics = diagnosticsOf(line as Readonly<Record<string, unknown>>);
  if (diagnostics.length > 0) return { error: explainedError(diagnostics) };
  const question = line as Partial<ExplainQuestion>;
  const {
    id = null,
    allow = none,
    ask = none,
    deny = none,
    mode = 'default',
    tool = 'Bash',
    input,
    command,
  } = question;
  return { id, allow, ask, deny, mode, tool, input, command };
}

/** The texts of all problems, as functions: a line can have thousands, and only a few are reported. */
function diagnosticsOf(line: Readonly<Record<string, unknown>>): (() => string)[] {
  const diagnostics: (() => string)[] = [];
  for (const name of names) {
    const value = line[name];
    if (value === undefined) continue;
    if (!keys[name].isValid(value))
      diagnostics.push(() => `${name} must be ${keys[name].expected}; found ${shown(value)}`);
    else if (keys[name] === rules) addRuleDiagnostics(name, value as readonly unknown[], diagnostics);
  }
  for (const key of Object.keys(line)) if (!Object.hasOwn(keys, key)) diagnostics.push(() => unknownKey(key));
  return diagnostics;
}

function addRuleDiagnostics(name: string, list: readonly unknown[], diagnostics: (() => string)[]): void {
  for (const [at, rule] of list.entries())
    if (typeof rule !== 'string') diagnostics.push(() => `${name}[${at}] must be a rule as text; found ${shown(rule)}`);
}

function explainedError(diagnostics: readonly (() => string)[]): string {
  const left = diagnostics.length - maxDiagnostics;
  const texts = diagnostics.slice(0, maxDiagnostics).map((diagnostic) => diagnostic());
  return [...texts, ...(left > 0 ? [`and ${left} more`] : [])].join('; ');
}

function unknownKey(key: string): string {
  const guess = nearest(key, names);
  const hint = guess === undefined ? '' : `did you mean ${guess}? `;
  return `unknown key ${shown(key)}; ${hint}The keys are ${names.join(', ')}`;
}

const shown = (value: unknown): string => shorten(JSON.stringify(value), 80);
