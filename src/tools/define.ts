import type { JsonSchema } from '../messages/types.js';
import type { CommandNeeds, DeclaredEffect } from '../policy/types.js';
import { oneLine } from '../text.js';
import { acceptSynonyms } from './accept-synonyms.js';
import type { InputSchema } from './input.js';
import inputSchemas from './input-schemas.json' with { type: 'json' };
import { describeProblems } from './problems.js';
import type { Tool, ToolOutput } from './types.js';

export interface ToolDefinition<Input> {
  readonly name: string;
  /** For the model: what the tool does, then what it must know to use it. */
  readonly description: string;
  /** The schema of an object whose fields have descriptions. */
  readonly input: InputSchema<Input>;
  readonly readOnly: boolean;
  readonly concurrent?: boolean;
  /** All effects of the call; a tool never evaluates them. */
  effects(input: Input): readonly DeclaredEffect[];
  /** A short label for the log, on one line. */
  label(input: Input): string;
  /** Compared with a literal rule specifier if a tool has neither a path nor a command. */
  subject?(input: Input): string;
  /** The change that the call would make; see BoundCall. */
  preview?(input: Input): Promise<string | null>;
  /** Resolves for every failure of the tool; rejects only because of a bug. */
  run(input: Input, signal: AbortSignal, needs?: CommandNeeds, callId?: string): Promise<ToolOutput>;
}

/** A tool with the schema from which its JSON Schema is generated. */
export interface DefinedTool extends Tool {
  readonly input: InputSchema<unknown>;
}

/** The JSON Schemas by the names of their tools; a tool that was just added has none before `npm run docs`. */
const schemas: Readonly<Record<string, JsonSchema>> = inputSchemas;

/** Creates a tool from an input schema and functions. */
export function defineTool<Input>(definition: ToolDefinition<Input>): DefinedTool {
  const { name, description, readOnly, concurrent = false, input } = definition;
  const inputSchema = schemas[name] ?? {};
  let schema: ReturnType<InputSchema<Input>> | null = null;
  return {
    name,
    description,
    readOnly,
    ...(concurrent ? { concurrent } : {}),
    input,
    inputSchema,
    bind(value) {
      schema ??= input();
      const accepted = acceptSynonyms(value, inputSchema);
      const parsed = schema.safeParse(accepted);
      if (!parsed.success) return { ok: false, problems: describeProblems(parsed.error.issues, accepted, inputSchema) };
      const { data } = parsed;
      const subject = definition.subject?.(data);
      return {
        ok: true,
        call: {
          effects: definition.effects(data),
          input: data,
          get label() {
            return oneLine(definition.label(data));
          },
          ...(subject === undefined ? {} : { subject }),
          ...(definition.preview === undefined
            ? {}
            : { preview: async () => (await definition.preview?.(data)) ?? null }),
          run: (signal, needs, callId) => definition.run(data, signal, needs, callId),
        },
      };
    },
  };
}
