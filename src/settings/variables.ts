import type { Document, Node } from 'yaml';
import { type Diagnostic, UserError } from '../errors.js';
import type { PromptVariables } from '../prompt/types.js';

/**
 * The values for the variables of a prompt: YAML text (the input `vars`), or `name=value` items (`--var`). Every
 * value is the text that stands there: `1.10` stays `1.10`. Rejects with UserError `setting-invalid`, all faults at once.
 */
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
    if (name === undefined) diagnostics.push(diagnostic('--var', 'a variable is written name=value', { found: item }));
    else if (!namePattern.test(name)) diagnostics.push(wrongName('--var', name));
    else if (values.has(name))
      diagnostics.push(diagnostic('--var', `the variable ${name} is given twice`, { hint: 'give it once' }));
    else values.set(name, value);
  }
  if (diagnostics.length > 0) throw new UserError(diagnostics);
  return Object.fromEntries(values);
}

async function readText(text: string): Promise<PromptVariables> {
  const { isMap, isScalar, LineCounter, parseDocument } = await import('yaml');
  const lineCounter = new LineCounter();
  // In this schema every scalar is a string, as it is written.
  const document: Document = parseDocument(text, { schema: 'failsafe', lineCounter, uniqueKeys: true });
  const placeOf = (offset: number): string => {
    const { line, col } = lineCounter.linePos(offset);
    return `vars:${String(line)}:${String(col)}`;
  };
  const diagnostics = document.errors.map((error) =>
    diagnostic(placeOf(error.pos[0]), 'this is no valid YAML', {
      found: error.message.split('\n')[0]?.replace(/ at line \d+, column \d+:?/, '') ?? '',
    }),
  );
  const root: unknown = document.contents;
  if (diagnostics.length > 0) throw new UserError(diagnostics);
  if (root === null) return {};
  if (!isMap(root)) throw new UserError(diagnostic('vars', 'variables are a mapping'));
  const values: [string, string][] = [];
  for (const { key, value } of root.items) {
    const offset = (key as Node | null)?.range?.[0] ?? 0;
    const name = isScalar(key) ? String(key.value) : '';
    if (!namePattern.test(name)) diagnostics.push(wrongName(placeOf(offset), name));
    else if (value !== null && !isScalar(value)) {
      diagnostics.push(
        diagnostic(placeOf(offset), `the variable ${name} is no text`, {
          hint: 'write the value in quotes, or behind | on lines of its own',
        }),
      );
    } else values.push([name, value === null ? '' : String(value.value)]);
  }
  if (diagnostics.length > 0) throw new UserError(diagnostics);
  return Object.fromEntries(values);
}

function wrongName(where: string, name: string): Diagnostic {
  return diagnostic(where, `${JSON.stringify(name)} cannot be the name of a variable`, {
    hint: 'use letters, digits, dots, dashes and underscores, a letter first',
  });
}

function diagnostic(where: string, what: string, { found, hint }: { found?: string; hint?: string } = {}): Diagnostic {
  return {
    code: 'setting-invalid',
    location: where,
    message: what,
    ...(found === undefined ? {} : { found }),
    hint: hint ?? 'write one `name: value` a line, or --var name=value',
  };
}
