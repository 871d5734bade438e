import { withoutQuotes } from './quotes.js';

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
export function isCheck(command: string): boolean {
  const plain = command.trim().replace(prefixes, '');
  return tools.test(plain) || (runners.test(plain) && tasks.test(plain));
}

const exitCodes = '; echo "[Exit codes of the pipe: ${PIPESTATUS[*]}.]"';

/** Programs that shorten what a check prints, and whose own exit code says nothing about it. */
const filter = /^\s*(?:tail|head|grep|egrep|rg|tee|sed|awk|cut|sort|uniq|tr|wc|cat)(?:\s[^&;]*)?$/;

/** What could make the added command a part of another one, or the pipe not the last that runs. */
const unclear = /[\n#`(){}\\&]|<<|\|\|/;

/** The line with the exit codes of its pipe behind its output; `null` if it is no check with filters behind it. */
export function withExitCodes(line: string): string | null {
  const plain = withoutQuotes(line)
    .replaceAll(/\d?>&\d|&>/g, ' ')
    .replaceAll('&&', ';');
  const [before = '', ...filters] = plain.split('|');
  const isRecorded =
    line === line.trim() && filters.length > 0 && filters.every((part) => filter.test(part)) && !unclear.test(plain);
  return isRecorded && isCheck(before.split(';').at(-1) ?? '') ? `${line}${exitCodes}` : null;
}

export function withoutExitCodes(line: string): string {
  return line.endsWith(exitCodes) ? line.slice(0, -exitCodes.length) : line;
}

/** The exit code of the check in a line of `withExitCodes`; `null` if it did not run, or its filter ended it. */
export function recordedCode(line: string, output: string): number | null {
  if (!line.endsWith(exitCodes)) return null;
  const found = output.slice(output.lastIndexOf('[Exit codes of the pipe: ')).match(/^[^\d]*([\d ]+)\.\]/)?.[1];
  const codes = (found ?? '').split(' ').map(Number);
  const isWhole = codes.length === withoutQuotes(withoutExitCodes(line)).split('|').length;
  return isWhole && codes[0] !== endedByFilter ? (codes[0] ?? null) : null;
}

/** SIGPIPE, of a check whose output `head` or `grep -q` no longer read. */
const endedByFilter = 141;
