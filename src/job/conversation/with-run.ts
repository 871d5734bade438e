import type { Tool, ToolOutput } from '../../tools/types.js';

export interface WrappedCall {
  readonly input: Readonly<Record<string, unknown>>;
  readonly label: string;
  readonly signal: AbortSignal;
  /** Runs the call, or the same tool with another valid input. */
  readonly run: (other?: object) => Promise<ToolOutput>;
}

/** The tool with another way to run its calls; effects, label and preview stay. */
export function withRun(tool: Tool, wrapped: (call: WrappedCall) => Promise<ToolOutput>): Tool {
  return {
    ...tool,
    bind: (value) => {
      const bound = tool.bind(value);
      if (!bound.ok) return bound;
      const { call } = bound;
      const input = (call.input ?? value) as WrappedCall['input'];
      return {
        ok: true,
        call: {
          ...call,
          run: async (signal, ...rest) => {
            const run: WrappedCall['run'] = async (other) => {
              const again = other === undefined ? bound : tool.bind(other);
              if (!again.ok) throw new Error(`the other input is invalid: ${again.problems.join('; ')}`);
              return await again.call.run(signal, ...rest);
            };
            return await wrapped({ input, label: call.label, signal, run });
          },
        },
      };
    },
  };
}
