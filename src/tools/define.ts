import * as z from 'zod/mini';
import type { JsonSchema } from '../messages/types.js';
import type { Declared } from '../policy/types.js';
import { describeProblems } from './problems.js';
import type { Tool, ToolOutput } from './types.js';

export interface ToolDefinition<Input> {
  readonly name: string;
  /** What the model is told: what the tool does, then what it must know to use it. */
  readonly description: string;
  /** A strict object; each field says what it means by `z.describe`. */
  readonly input: z.core.$ZodType<Input>;
  readonly readOnly: boolean;
  /** All the call would do; nothing is judged here. */
  effects(input: Input): readonly Declared[];
  /** A few words for the log, on one line. */
  label(input: Input): string;
  /** Resolves for every failure of the tool; rejects for our own bugs only. */
  run(input: Input, signal: AbortSignal): Promise<ToolOutput>;
}

/** Makes a tool of a schema and four functions. The JSON schema is computed when it is first asked for. */
export function defineTool<Input>(definition: ToolDefinition<Input>): Tool {
  const { name, description, readOnly } = definition;
  let schema: JsonSchema | null = null;
  const inputSchema = (): JsonSchema => (schema ??= toPlainSchema(definition.input));
  return {
    name,
    description,
    readOnly,
    get inputSchema() {
      return inputSchema();
    },
    bind(input) {
      const parsed = z.safeParse(definition.input, input);
      if (!parsed.success) {
        return { ok: false, problems: describeProblems(parsed.error.issues, input, inputSchema()) };
      }
      const { data } = parsed;
      return {
        ok: true,
        call: {
          effects: definition.effects(data),
          label: oneLine(definition.label(data)),
          run: (signal) => definition.run(data, signal),
        },
      };
    },
  };
}

function toPlainSchema(schema: z.core.$ZodType): JsonSchema {
  // The dialect is the same for every tool and tells a model nothing.
  const entries = Object.entries(z.toJSONSchema(schema, { io: 'input' }));
  return Object.fromEntries(entries.filter(([key]) => key !== '$schema'));
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
