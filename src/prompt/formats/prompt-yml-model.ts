import { type Diagnostic, didYouMean, messageOf } from '../../errors.js';
import type { JsonSchema } from '../../messages/types.js';
import type { ModelParameters } from '../../model/types.js';
import { nameOfType, noEffect } from './value.js';
import { isMapping, type YamlFile } from './yaml.js';

interface ReadFields {
  readonly diagnostics: Diagnostic[];
  readonly notices: string[];
}

interface Parameter {
  readonly name: keyof ModelParameters;
  readonly accepts: (value: unknown) => boolean;
  readonly what: string;
  readonly read?: (value: unknown) => unknown;
}

const isNumberIn = (least: number, largest: number) => (value: unknown) =>
  typeof value === 'number' && value >= least && value <= largest;
const isCount = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 1;
const isStop = (value: unknown) =>
  typeof value === 'string' || (Array.isArray(value) && value.every((item) => typeof item === 'string'));

const parameters: Readonly<Record<string, Parameter>> = {
  temperature: { name: 'temperature', accepts: isNumberIn(0, 2), what: 'a number from 0 to 2' },
  topP: { name: 'topP', accepts: isNumberIn(0, 1), what: 'a number from 0 to 1' },
  maxTokens: { name: 'maxOutputTokens', accepts: isCount, what: 'a whole number above 0' },
  max_tokens: { name: 'maxOutputTokens', accepts: isCount, what: 'a whole number above 0' },
  max_completion_tokens: { name: 'maxOutputTokens', accepts: isCount, what: 'a whole number above 0' },
  top_p: { name: 'topP', accepts: isNumberIn(0, 1), what: 'a number from 0 to 1' },
  maxCompletionTokens: { name: 'maxOutputTokens', accepts: isCount, what: 'a whole number above 0' },
  stop: {
    name: 'stop',
    accepts: isStop,
    what: 'text or a list of texts',
    read: (value) => (typeof value === 'string' ? [value] : value),
  },
};

/** `modelParameters`: those that a request supports; a notice names the others. */
export function readParameters(file: YamlFile, source: string, { diagnostics, notices }: ReadFields): ModelParameters {
  const settings = file.value['modelParameters'] ?? {};
  if (!isMapping(settings)) {
    diagnostics.push(
      file.diagnostic(['modelParameters'], {
        message: `\`modelParameters\` must be a mapping, but is ${nameOfType(settings)}`,
        hint: 'write one `name: value` per line below it, indented',
      }),
    );
    return {};
  }
  const read: [string, unknown][] = [];
  for (const [key, value] of Object.entries(settings)) {
    const parameter = Object.hasOwn(parameters, key) ? parameters[key] : undefined;
    if (parameter === undefined) {
      notices.push(`${source}: ${noEffect('model parameter', key, Object.keys(parameters))}`);
    } else if (parameter.accepts(value)) {
      read.push([parameter.name, parameter.read === undefined ? value : parameter.read(value)]);
    } else {
      diagnostics.push(
        file.diagnostic(['modelParameters', key], {
          message: `\`${key}\` must be ${parameter.what}`,
          hint: 'correct the value',
        }),
      );
    }
  }
  return Object.fromEntries(read);
}

const formats = ['text', 'json_object', 'json_schema'];

/** `responseFormat` with `jsonSchema`, as JSON text or a mapping, directly or wrapped in `{name, strict, schema}`. */
export function readPromptOutputSchema(
  file: YamlFile,
  source: string,
  { diagnostics, notices }: ReadFields,
): JsonSchema | null {
  const format = file.value['responseFormat'] ?? null;
  const hasSchema = (file.value['jsonSchema'] ?? null) !== null;
  if (format !== null && !formats.includes(format as string)) {
    const guess = typeof format === 'string' ? didYouMean(format, formats) : null;
    diagnostics.push(
      file.diagnostic(['responseFormat'], {
        message: `\`responseFormat\` must be one of ${formats.join(', ')}`,
        hint: guess ?? 'correct the value, or remove it',
      }),
    );
    return null;
  }
  if (format !== 'json_schema') {
    if (hasSchema) notices.push(`${source}: jsonSchema has no effect without responseFormat: json_schema`);
    return format === 'json_object' ? { type: 'object' } : null;
  }
  if (hasSchema) return readSchema(file, diagnostics);
  diagnostics.push(
    file.diagnostic(['responseFormat'], {
      message: '`responseFormat: json_schema` needs a `jsonSchema`',
      hint: 'add `jsonSchema` with the schema of the answer',
    }),
  );
  return null;
}

function readSchema(file: YamlFile, diagnostics: Diagnostic[]): JsonSchema | null {
  const setting = file.value['jsonSchema'];
  const fail = (what: string, hint: string, at: number | null = null): null => {
    diagnostics.push(file.diagnostic(['jsonSchema'], { message: what, hint }, at));
    return null;
  };
  let schema: unknown = setting;
  if (typeof setting === 'string') {
    try {
      schema = JSON.parse(setting);
    } catch (error) {
      const [why = '', position] = messageOf(error).split(/ (?:in JSON )?at position (\d+).*/s);
      const at = position === undefined && /end of JSON/.test(why) ? setting.trimEnd().length : position;
      return fail(`\`jsonSchema\` is not valid JSON: ${why}`, 'correct the JSON', at === undefined ? null : Number(at));
    }
  }
  if (isMapping(schema) && isMapping(schema['schema'])) schema = schema['schema'];
  if (isMapping(schema)) return schema;
  return fail(
    `\`jsonSchema\` must be an object, but is ${nameOfType(schema)}`,
    'write a JSON schema such as `{"type": "object"}`',
  );
}
