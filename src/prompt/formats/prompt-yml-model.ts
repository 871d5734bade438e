import type { Fault } from '../../errors.js';
import { nearest } from '../../errors.js';
import type { JsonSchema } from '../../messages/types.js';
import type { ModelParameters } from '../../model/types.js';
import { nameOfType } from './value.js';
import type { YamlFile } from './yaml.js';
import { isMapping } from './yaml.js';

interface Findings {
  readonly faults: Fault[];
  readonly notices: string[];
}

interface Parameter {
  readonly name: keyof ModelParameters;
  readonly accepts: (value: unknown) => boolean;
  readonly what: string;
  readonly read?: (value: unknown) => unknown;
}

const isNumberIn = (least: number, most: number) => (value: unknown) =>
  typeof value === 'number' && value >= least && value <= most;
const isCount = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 1;
const isStop = (value: unknown) =>
  typeof value === 'string' || (Array.isArray(value) && value.every((item) => typeof item === 'string'));

const parameters: Readonly<Record<string, Parameter>> = {
  temperature: { name: 'temperature', accepts: isNumberIn(0, 2), what: 'a number from 0 to 2' },
  topP: { name: 'topP', accepts: isNumberIn(0, 1), what: 'a number from 0 to 1' },
  maxTokens: { name: 'maxOutputTokens', accepts: isCount, what: 'a whole number above 0' },
  maxCompletionTokens: { name: 'maxOutputTokens', accepts: isCount, what: 'a whole number above 0' },
  stop: {
    name: 'stop',
    accepts: isStop,
    what: 'text or a list of texts',
    read: (value) => (typeof value === 'string' ? [value] : value),
  },
};

/** `modelParameters`: what a request can carry; the others are named in a notice. */
export function readParameters(file: YamlFile, source: string, { faults, notices }: Findings): ModelParameters {
  const given = file.value['modelParameters'] ?? {};
  if (!isMapping(given)) {
    faults.push(
      file.fault(['modelParameters'], {
        what: `\`modelParameters\` must be a mapping and is ${nameOfType(given)}`,
        mend: 'write one `name: value` a line below it, indented',
      }),
    );
    return {};
  }
  const read: [string, unknown][] = [];
  for (const [key, value] of Object.entries(given)) {
    const parameter = Object.hasOwn(parameters, key) ? parameters[key] : undefined;
    if (parameter === undefined) {
      const guess = nearest(key, Object.keys(parameters));
      notices.push(
        `${source}: the model parameter ${JSON.stringify(key)} has no effect${guess === undefined ? '' : `; did you mean ${guess}?`}`,
      );
    } else if (parameter.accepts(value)) {
      read.push([parameter.name, parameter.read === undefined ? value : parameter.read(value)]);
    } else {
      faults.push(
        file.fault(['modelParameters', key], { what: `\`${key}\` is ${parameter.what}`, mend: 'correct the value' }),
      );
    }
  }
  return Object.fromEntries(read);
}

const formats = ['text', 'json_object', 'json_schema'];

/** `responseFormat` with `jsonSchema`, as JSON text or as a mapping, bare or in the wrapping `{name, strict, schema}` of the format. */
export function readOutputSchema(file: YamlFile, source: string, { faults, notices }: Findings): JsonSchema | null {
  const format = file.value['responseFormat'] ?? null;
  const hasSchema = (file.value['jsonSchema'] ?? null) !== null;
  if (format !== null && !formats.includes(format as string)) {
    const guess = typeof format === 'string' ? nearest(format, formats) : undefined;
    faults.push(
      file.fault(['responseFormat'], {
        what: `\`responseFormat\` is one of ${formats.join(', ')}`,
        mend: guess === undefined ? 'correct the value, or leave it out' : `did you mean ${guess}?`,
      }),
    );
    return null;
  }
  if (format !== 'json_schema') {
    if (hasSchema) notices.push(`${source}: jsonSchema has no effect without responseFormat: json_schema`);
    return format === 'json_object' ? { type: 'object' } : null;
  }
  if (hasSchema) return readSchema(file, faults);
  faults.push(
    file.fault(['responseFormat'], { what: '`responseFormat: json_schema` needs a `jsonSchema`', mend: 'add it' }),
  );
  return null;
}

function readSchema(file: YamlFile, faults: Fault[]): JsonSchema | null {
  const given = file.value['jsonSchema'];
  const fail = (what: string, mend: string): null => {
    faults.push(file.fault(['jsonSchema'], { what, mend }));
    return null;
  };
  let schema: unknown = given;
  if (typeof given === 'string') {
    try {
      schema = JSON.parse(given);
    } catch (error) {
      return fail(
        `\`jsonSchema\` is no JSON: ${error instanceof Error ? error.message : String(error)}`,
        'correct the JSON',
      );
    }
  }
  if (isMapping(schema) && isMapping(schema['schema'])) schema = schema['schema'];
  if (isMapping(schema)) return schema;
  return fail(
    `\`jsonSchema\` must be an object and is ${nameOfType(schema)}`,
    'write a JSON schema such as `{"type": "object"}`',
  );
}
