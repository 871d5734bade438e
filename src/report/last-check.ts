import type { RunEvent } from '../agent/events.js';

/** The last command of a run that tests or builds something, and how it ended. */
export interface LastCheck {
  readonly command: string;
  /** `null`: it was stopped or did not start. */
  readonly exitCode: number | null;
}

/** Commands by which people tell whether a change works. */
const checks =
  /(?:^|[\s;&|/])(?:test|tests|check|lint|typecheck|build|tsc|pytest|vitest|jest|mocha|rspec|phpunit|tox|ctest|eslint|mypy|clippy|vet)(?=$|[\s;&|:])/;

/** The last check after an event; the same value if the event is none. */
export function lastCheckAfter(last: LastCheck | null, event: RunEvent): LastCheck | null {
  if (event.type !== 'tool-end' || event.result.status === 'refused' || event.result.status === 'invalid') return last;
  const { call, parts, isError } = event.result;
  const command = (call.input as { readonly command?: unknown } | null)?.command;
  if (call.name !== 'Bash' || typeof command !== 'string' || !checks.test(command)) return last;
  const text = parts.map((part) => (part.type === 'text' ? part.text : '')).join('\n');
  const code = /\[Exit code (\d+)[^\]]*\](?![\s\S]*\[Exit code)/.exec(text)?.[1];
  return { command, exitCode: isError ? (code === undefined ? null : Number(code)) : 0 };
}

/** `Last check: npm test passed.` The command is one of the model. */
export function lastCheckText({ command, exitCode }: LastCheck): string {
  const ended =
    exitCode === null ? 'did not end' : exitCode === 0 ? 'passed' : `failed with exit code ${String(exitCode)}`;
  return `Last check: \`${command.replace(/\s+/g, ' ').replaceAll('`', "'").trim().slice(0, 120)}\` ${ended}.`;
}
