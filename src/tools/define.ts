import type { DeclaredEffect } from '../policy/types.js';
import type { Shape } from './input.js';
import { describeProblems } from './problems.js';
import type { Tool, ToolOutput } from './types.js';

export interface ToolDefinition<Input> {
  readonly name: string;
  /** For the model: what the tool does, then what it must know to use it. */
  readonly description: string;
  /** The shape of an object whose fields have descriptions. */
  readonly input: Shape<Input>;
  readonly readOnly: boolean;
  /** All effects of the call; a tool never evaluates them. */
  effects(input: Input): readonly DeclaredEffect[];
  /** A short label for the log, on one line. */
  label(input: Input): string;
  /** Compared with a literal rule specifier if a tool has neither a path nor a command. */
  subject?(input: Input): string;
  /** Resolves for every failure of the tool; rejects only because of a bug. */
  run(input: Input, signal: AbortSignal): Promise<ToolOutput>;
}

/** Creates a tool from an input shape and functions. */
export function defineTool<Input>(definition: ToolDefinition<Input>): Tool {
  const { name, description, readOnly, input: shape } = definition;
  return {
    name,
    description,
    readOnly,
    inputSchema: shape.json,
    bind(input) {
      if (!shape.fits(input)) {
        const issues = shape.check().safeParse(input).error?.issues ?? [];
        return { ok: false, problems: describeProblems(issues, input, shape.json) };
      }
      const data = input as Input;
      const subject = definition.subject?.(data);
      return {
        ok: true,
        call: {
          effects: definition.effects(data),
          get label() {
            return oneLine(definition.label(data));
          },
          ...(subject === undefined ? {} : { subject }),
          run: (signal) => definition.run(data, signal),
        },
      };
    },
  };
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
