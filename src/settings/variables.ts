import type { Document, Node, Scalar } from 'yaml';
import { type Diagnostic, UserError } from '../errors.js';
import type { PromptVariables } from '../prompt/types.js';

/** YAML (input `vars`) or `name=value` items (`--var`), as written: `1.10`. Rejects with UserError `setting-invalid`. */
export async function readVariables(given: string | readonly string[] | undefined): Promise<PromptVariables> {
  if (given === undefined) return {};
  return typeof given === 'string' ? await readText(given) : readItems(given);
}

const namePattern = /^[A-Za-z_][\w.-]*$/;

function readItems(items: readonly string[]): PromptVariables {
  const diagnostics: Diagnostic[] = [];
  const values = new Map<string, string>();
  for (const item of items) {
    const [, name, value = ''] = /^([^=]*)=(.*)$/s.exec(item) ?? [];
    if (name === undefined)
      diagnostics.push(diagnostic('--var', 'a variable must have the form name=value', undefined, item));
    else if (!namePattern.test(name)) diagnostics.push(invalidName('--var', name));
    else if (values.has(name))
      diagnostics.push(diagnostic('--var', `the variable ${name} is given twice`, 'give it once'));
    else values.set(name, value);
  }
  if (diagnostics.length > 0) throw new UserError(diagnostics);
  return Object.fromEntries(values);
}

async function readText(text: string): Promise<PromptVariables> {
  const { isMap, isScalar, LineCounter, parseDocument } = await import('yaml');
  const lineCounter = new LineCounter();
  // In this schema, every scalar is a string, as written.
  const document: Document = parseDocument(text, { schema: 'failsafe', lineCounter, uniqueKeys: true });
  const locationOf = (offset: number): string => {
    const { line, col } = lineCounter.linePos(offset);
    return `vars:${String(line)}:${String(col)}`;
  };
  const diagnostics = document.errors.map((error) => {
    const found = error.message.split('\n')[0]?.replace(/ at line \d+, column \d+:?/, '') ?? '';
    return diagnostic(locationOf(error.pos[0]), 'invalid YAML', undefined, found);
  });
  const root: unknown = document.contents;
  if (diagnostics.length > 0) throw new UserError(diagnostics);
  if (root === null) return {};
  if (!isMap(root)) throw new UserError(diagnostic('vars', 'variables must be a mapping'));
  const values: [string, string][] = [];
  for (const { key, value } of root.items) {
    const offset = (key as Node | null)?.range?.[0] ?? 0;
    const name = isScalar(key) ? String(key.value) : '';
    if (!namePattern.test(name)) diagnostics.push(invalidName(locationOf(offset), name));
    else if (value !== null && !isScalar(value)) {
      const quoting = 'write the value in quotes, or after | on separate lines';
      diagnostics.push(diagnostic(locationOf(offset), `the variable ${name} is not text`, quoting));
    } else values.push([name, value === null || isNull(value) ? '' : String(value.value)]);
  }
  if (diagnostics.length > 0) throw new UserError(diagnostics);
  return Object.fromEntries(values);
}

/** What `toJSON()` makes of a value that is missing, such as the text of an issue without one. Texts are in quotes. */
const isNull = ({ type, value }: Scalar): boolean => type === 'PLAIN' && value === 'null';

function invalidName(location: string, name: string): Diagnostic {
  const hint = 'start with a letter, followed by letters, digits, dots, dashes and underscores';
  return diagnostic(location, `${JSON.stringify(name)} is not a valid variable name`, hint);
}

const form = 'write one `name: value` per line, or --var name=value';

function diagnostic(location: string, message: string, hint = form, found?: string): Diagnostic {
  return { code: 'setting-invalid', location, message, ...(found === undefined ? {} : { found }), hint };
}
