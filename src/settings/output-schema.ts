import { type Diagnostic, messageOf, rethrowUnless, UserError, userError } from '../errors.js';
import type { JsonSchema } from '../messages/types.js';
import { diagnosticInFile } from '../prompt/position.js';
import type { PromptSource } from '../prompt/types.js';
import { readText } from './read-text.js';

const setting = 'output-schema';

/** Text that begins with `{`, or a JSON or YAML file. Rejects with UserError: `file-unreadable`, `schema-invalid`. */
export async function readOutputSchema(
  given: string | undefined,
  source: Pick<PromptSource, 'read'>,
): Promise<JsonSchema | null> {
  if (given === undefined) return null;
  if (given.trimStart().startsWith('{')) return await checkedSchema(parseJson(given, setting), setting);
  const path = given.trim();
  const text = await readSchema(path, source);
  const value = /\.ya?ml$/i.test(path) ? await parseYaml(text, path) : parseJson(text, path);
  return await checkedSchema(value, path);
}

/** Returns the value if it is a valid schema. Rejects with UserError `schema-invalid`, with all invalid locations. */
export async function checkedSchema(value: unknown, location: string): Promise<JsonSchema> {
  const { schemaProblems } = await import('../messages/json-schema.js');
  const diagnostics = schemaProblems(value).map(
    ({ pointer, what }): Diagnostic => ({
      code: 'schema-invalid',
      location: `${location}#${pointer}`,
      message: what,
      hint: 'correct the schema at this location',
    }),
  );
  if (diagnostics.length > 0) throw new UserError(diagnostics);
  return value as JsonSchema;
}

async function readSchema(path: string, source: Pick<PromptSource, 'read'>): Promise<string> {
  const text = await readText(path, source);
  if (typeof text === 'string') return text;
  const hint = 'correct the path, which is relative to the workspace, or give the schema itself, starting with {';
  throw userError(['file-unreadable', setting], 'the schema cannot be read', hint, text.message);
}

const hint = 'correct the JSON at this location';

function parseJson(text: string, location: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = messageOf(error);
    const offset = Number(/at position (\d+)/.exec(reason)?.[1] ?? text.trimEnd().length);
    const message = `invalid JSON: ${reason.replace(/ in JSON at position.*$/s, '').replace(/, "[\s\S]*$/, '')}`;
    throw new UserError(diagnosticInFile(location, text, offset, { code: 'schema-invalid', message, hint }));
  }
}

async function parseYaml(text: string, location: string): Promise<unknown> {
  const { parseDocument } = await import('yaml');
  const document = parseDocument(text, { uniqueKeys: true });
  const diagnostics = document.errors.map((error) =>
    diagnosticInFile(location, text, error.pos[0], {
      code: 'schema-invalid',
      message: `invalid YAML: ${error.message.split('\n')[0]?.replace(/ at line \d+.*$/, '') ?? ''}`,
      hint: 'correct the YAML at this location',
    }),
  );
  if (diagnostics.length > 0) throw new UserError(diagnostics);
  try {
    return document.toJS({ maxAliasCount: 100 }) as unknown;
  } catch (error) {
    rethrowUnless(error, ReferenceError);
    const hint = 'write out the value instead of an alias';
    throw userError(['schema-invalid', location], `invalid YAML: ${error.message}`, hint);
  }
}
