import { defineTool, type ToolDefinition } from '../define.js';
import { failedOutput } from '../output.js';
import type { Tool } from '../types.js';
import { postEffects } from './post-effects.js';
import { recordRequest } from './record.js';
import type { CheckTree, GitHubWriteRequest, RequestRecorder } from './types.js';

interface WriteToolDefinition<Input> extends Pick<ToolDefinition<Input>, 'name' | 'description' | 'input' | 'label'> {
  /** The change that the call requests; the rules evaluate its effects. */
  readonly request: (input: Input) => GitHubWriteRequest;
  /** Why nothing is recorded, as a sentence; `null` if the request can be. */
  readonly problem?: (input: Input) => string | null;
  /** The request commits the changed files, which must be possible now. */
  readonly commits?: boolean;
}

export type CreateWriteTool = (recorder: RequestRecorder, check: CheckTree) => Tool;

/** A tool that records a change for the end of the run, and writes nothing. */
export function writeTool<Input>({
  request,
  problem = () => null,
  commits = false,
  ...definition
}: WriteToolDefinition<Input>): CreateWriteTool {
  return (recorder, check) =>
    defineTool({
      ...definition,
      readOnly: false,
      effects: (input) => postEffects(request(input)),
      run: async (input) => {
        const invalid = problem(input);
        if (invalid !== null) return failedOutput(invalid);
        const closed = commits ? await check() : null;
        return closed === null
          ? await recordRequest(recorder, withoutRepeats(request(input)))
          : failedOutput(`Not recorded: ${closed}.`);
      },
    });
}

/** A name that is given twice counts once. */
function withoutRepeats(request: GitHubWriteRequest): GitHubWriteRequest {
  const fields = Object.entries(request).map(([name, value]: [string, unknown]): [string, unknown] => [
    name,
    Array.isArray(value) ? [...new Set<unknown>(value)] : value,
  ]);
  return Object.fromEntries(fields) as unknown as GitHubWriteRequest;
}
