import type { DeclaredEffect } from '../policy/types.js';
import type { Shape } from './input.js';
import { describeProblems } from './problems.js';
import type { Tool, ToolOutput } from './types.js';

export interface ToolDefinition<Input> {
  readonly name: string;
  /** What the model is told: what the tool does, then what it must know to use it. */
  readonly description: string;
  /** An object; each field says what it means. */
  readonly input: Shape<Input>;
  readonly readOnly: boolean;
  /** All the call would do; nothing is judged here. */
  effects(input: Input): readonly DeclaredEffect[];
  /** A few words for the log, on one line. */
  label(input: Input): string;
  /** Compared with a literal specifier of a rule, where a tool has neither path nor command. */
  subject?(input: Input): string;
  /** Resolves for every failure of the tool; rejects for our own bugs only. */
  run(input: Input, signal: AbortSignal): Promise<ToolOutput>;
}

/** Makes a tool of the shape of its input and three functions. */
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
