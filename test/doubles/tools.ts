import type { CallContext, CallHooks } from '../../src/pipeline/types.js';
import type { Decision, Evaluation } from '../../src/policy/types.js';
import type { Tool, ToolOutput } from '../../src/tools/types.js';

export interface Run {
  readonly tool: string;
  readonly input: unknown;
}

/** A tool that accepts any object and gives the configured answer; `runs` records actual executions. */
export function aTool(
  name: string,
  answer: (input: unknown) => ToolOutput | Promise<ToolOutput>,
  runs: Run[] = [],
): Tool {
  return {
    name,
    description: `${name} for tests`,
    inputSchema: { type: 'object' },
    readOnly: name.startsWith('Read'),
    bind: (input) =>
      typeof input === 'object' && input !== null && !('broken' in input)
        ? {
            ok: true,
            call: {
              effects: [{ kind: 'read', path: `/w/${name}` }],
              label: JSON.stringify(input),
              run: async () => {
                runs.push({ tool: name, input });
                return await answer(input);
              },
            },
          }
        : { ok: false, problems: ['broken is not a parameter'] },
  };
}

export const text = (value: string): ToolOutput => ({ parts: [{ type: 'text', text: value }] });
export const failure = (value: string): ToolOutput => ({ parts: [{ type: 'text', text: value }], isError: true });

export function aEvaluation(decision: Decision): Evaluation {
  return {
    decision,
    code: 'rule',
    outcome: decision === 'allow' ? 'run' : 'refuse',
    rule: null,
    reason: `the test decides ${decision}`,
    effects: [],
    parts: [],
    scripts: [],
    suggest: decision === 'allow' ? [] : ['Read'],
  };
}

/** Hooks that pass every call, with these changes. */
export function someHooks(changes: Partial<CallHooks>): CallHooks {
  return {
    before: () => Promise.resolve({ kind: 'pass' }),
    beforeEdits: () => Promise.resolve({ kind: 'pass' }),
    confirm: () => Promise.resolve({ kind: 'pass' }),
    refused: () => Promise.resolve([]),
    after: () => Promise.resolve({ context: [] }),
    ...changes,
  };
}

export function aCallContext(tools: readonly Tool[], changes: Partial<CallContext> = {}): CallContext {
  return {
    tools: new Map(tools.map((tool) => [tool.name, tool])),
    policy: () => aEvaluation('allow'),
    secondParser: { objection: () => Promise.resolve(null) },
    beforeEffects: () => undefined,
    hooks: null,
    mode: 'default',
    clock: { now: () => 0 },
    origin: 'model',
    ...changes,
  };
}
