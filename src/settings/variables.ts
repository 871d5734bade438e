import type { Document, Node } from 'yaml';
import { type Fault, UserError } from '../errors.js';
import type { Variables } from '../prompt/types.js';

/**
 * The values for the variables of a prompt: YAML text (the input `vars`), or `name=value` items (`--var`). Every
 * value is the text that stands there: `1.10` stays `1.10`. Rejects with UserError `setting-invalid`, all faults at once.
 */
export async function readVariables(given: string | readonly string[] | undefined): Promise<Variables> {
  if (given === undefined) return {};
  return typeof given === 'string' ? await readText(given) : readItems(given);
}

const namePattern = /^[A-Za-z_][\w.-]*$/;

function readItems(items: readonly string[]): Variables {
  const faults: Fault[] = [];
  const values = new Map<string, string>();
  for (const item of items) {
    const [, name, value = ''] = /^([^=]*)=(.*)$/s.exec(item) ?? [];
    if (name === undefined) faults.push(fault('--var', 'a variable is written name=value', { found: item }));
    else if (!namePattern.test(name)) faults.push(wrongName('--var', name));
    else if (values.has(name))
      faults.push(fault('--var', `the variable ${name} is given twice`, { mend: 'give it once' }));
    else values.set(name, value);
  }
  if (faults.length > 0) throw new UserError(faults);
  return Object.fromEntries(values);
}

async function readText(text: string): Promise<Variables> {
  const { isMap, isScalar, LineCounter, parseDocument } = await import('yaml');
  const lineCounter = new LineCounter();
  // In this schema every scalar is a string, as it is written.
  const document: Document = parseDocument(text, { schema: 'failsafe', lineCounter, uniqueKeys: true });
  const placeOf = (offset: number): string => {
    const { line, col } = lineCounter.linePos(offset);
    return `vars:${String(line)}:${String(col)}`;
  };
  const faults = document.errors.map((error) =>
    fault(placeOf(error.pos[0]), 'this is no valid YAML', {
      found: error.message.split('\n')[0]?.replace(/ at line \d+, column \d+:?/, '') ?? '',
    }),
  );
  const root: unknown = document.contents;
  if (faults.length > 0) throw new UserError(faults);
  if (root === null) return {};
  if (!isMap(root)) throw new UserError(fault('vars', 'variables are a mapping'));
  const values: [string, string][] = [];
  for (const { key, value } of root.items) {
    const offset = (key as Node | null)?.range?.[0] ?? 0;
    const name = isScalar(key) ? String(key.value) : '';
    if (!namePattern.test(name)) faults.push(wrongName(placeOf(offset), name));
    else if (value !== null && !isScalar(value)) {
      faults.push(
        fault(placeOf(offset), `the variable ${name} is no text`, {
          mend: 'write the value in quotes, or behind | on lines of its own',
        }),
      );
    } else values.push([name, value === null ? '' : String(value.value)]);
  }
  if (faults.length > 0) throw new UserError(faults);
  return Object.fromEntries(values);
}

function wrongName(where: string, name: string): Fault {
  return fault(where, `${JSON.stringify(name)} cannot be the name of a variable`, {
    mend: 'use letters, digits, dots, dashes and underscores, a letter first',
  });
}

function fault(where: string, what: string, { found, mend }: { found?: string; mend?: string } = {}): Fault {
  return {
    code: 'setting-invalid',
    where,
    what,
    ...(found === undefined ? {} : { found }),
    mend: mend ?? 'write one `name: value` a line, or --var name=value',
  };
}
