import type { RunEvent } from '../agent/events.js';
import { commandIn } from './progress.js';

/** The last command of a run that tests or builds something, and how it ended. */
export interface LastCheck {
  readonly command: string;
  /** `null`: it was stopped or did not start. */
  readonly exitCode: number | null;
  /** The exit code may be that of another command, as in `npm test | tail`. */
  readonly isOtherCode: boolean;
}

/** What may precede the program of a command. */
const prefixes =
  /^(?:\w+=\S*\s+|(?:time|env|nice|command|exec)\s+|timeout\s+(?:-[ks]\s+\S+\s+|-\S+\s+)*[\d.]+[smhd]?\s+)*/;
const tools =
  /^(?:\S*\/)?(?:tsc|pytest|vitest|jest|mocha|rspec|phpunit|tox|nox|ctest|eslint|mypy)(?=$|\s)|^\S*\/(?:test|tests|check|lint|build)(?:\.\w+)?(?=$|\s)/;
const runners =
  /^(?:\S*\/)?(?:npm|npx|pnpm|yarn|bun|bunx|node|deno|make|cmake|ninja|meson|cargo|go|mvnw?|gradlew?|dotnet|uv|uvx|poetry|pdm|hatch|python3?|bundle|rake|rails|composer|php|just|task|mix|swift|bazel|turbo|nx|bash|sh)\s+(?!(?:install|i|add|remove)\s)/;
const tasks =
  /[\s:/.-](?:test|tests|check|lint|typecheck|build|verify|vet|clippy|pytest|vitest|jest|mocha|rspec|phpunit|tsc|eslint|mypy)(?:\.\w+)?(?=$|[\s:])/;

/** Whether a simple command is one by which people see whether a change works. */
function isCheck(command: string): boolean {
  const plain = command.trim().replace(prefixes, '');
  return tools.test(plain) || (runners.test(plain) && tasks.test(plain));
}

/** The last check after an event; the same value if the event is none. */
export function lastCheckAfter(last: LastCheck | null, event: RunEvent): LastCheck | null {
  if (event.type !== 'tool-end' || event.result.status === 'refused' || event.result.status === 'invalid') return last;
  const { call, parts, isError } = event.result;
  const command = call.name === 'Bash' ? commandIn(call.input) : null;
  if (command === null) return last;
  const commands = command.replace(/\d?>&\d|&>/g, ' ').split(/(&&|\|\|?|[;&\n])/);
  const at = commands.findLastIndex((part, index) => index % 2 === 0 && isCheck(part));
  if (at < 0) return last;
  const text = parts.map((part) => (part.type === 'text' ? part.text : '')).join('\n');
  if (text.startsWith('[Started as background command ')) return last;
  const code = /\[Exit code (\d+)[^\]]*\](?![\s\S]*\[Exit code)/.exec(text)?.[1];
  const isOtherCode = commands.some((part, index) => index > at && index % 2 === 1 && part !== '&&');
  return { command, exitCode: isError ? (code === undefined ? null : Number(code)) : 0, isOtherCode };
}

/** `Last check: npm test passed.` The command is one of the model. */
export function lastCheckText({ command, exitCode, isOtherCode }: LastCheck): string {
  const shown = command.replace(/\s+/g, ' ').replaceAll('`', "'").trim().slice(0, 120);
  return `Last check: \`${shown}\` ${endOf(exitCode, isOtherCode)}.`;
}

function endOf(exitCode: LastCheck['exitCode'], isOtherCode: boolean): string {
  if (exitCode === null) return 'did not end';
  if (isOtherCode) return 'ended; the exit code of the check itself is unknown';
  return exitCode === 0 ? 'passed' : `failed with exit code ${String(exitCode)}`;
}
