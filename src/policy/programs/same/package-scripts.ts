import type { SameCommand, Word } from '../../shell/types.js';
import { literalOf } from '../../shell/words.js';
import { isScriptName } from '../scripts/script-names.js';
import { matching, type PlainOptions, skipOptions, withStart } from './words.js';

/** A package or a folder of the workspace; the patterns of pnpm select packages of the workspace only. */
const packageName = /^(?!-)(?!.*(?:^|\/)\.\.(?:\/|$))[\w@.!^{[][\w@./*!^{}[\]:~-]*$/;

const optionsOf: Readonly<Record<string, PlainOptions>> = {
  npm: {
    flags:
      /^(?:-s|-q|--silent|--quiet|--no-color|--color|--no-fund|--no-audit|--no-progress|--no-update-notifier|--if-present|-ws|--workspaces|--include-workspace-root)$/,
    values: new Map([
      ['-w', matching(packageName)],
      ['--workspace', matching(packageName)],
      ['--loglevel', matching(/^(?:silent|error|warn|notice)$/)],
    ]),
  },
  pnpm: {
    flags:
      /^(?:-s|--silent|--no-color|--color|--if-present|-r|--recursive|--parallel|--stream|--aggregate-output|--no-bail|--no-sort|--sort|-w|--workspace-root)$/,
    values: new Map([
      ['--filter', matching(packageName)],
      ['-F', matching(packageName)],
      ['--loglevel', matching(/^(?:silent|error|warn|info)$/)],
      ['--reporter', matching(/^(?:silent|default|append-only)$/)],
      ['--workspace-concurrency', matching(/^\d+$/)],
    ]),
  },
  yarn: { flags: /^(?:-s|--silent)$/ },
  bun: {
    flags: /^(?:--silent|--if-present)$/,
    values: new Map([
      ['--filter', matching(packageName)],
      ['-F', matching(packageName)],
    ]),
  },
};

/** Sub-commands of the package managers: a script of this name runs only after `run`. */
const ownCommand =
  /^(?:access|add|adduser|approve-builds|audit|bin|bugs|build|c|cache|ci|clean-install|completion|config|constraints|create|dedupe|deploy|dlx|doctor|docs|edit|env|exec|explain|explore|find-dupes|fetch|fund|generate-lock-entry|get|global|help|i|import|info|init|install|install-test|it|licenses|link|list|ll|ln|login|logout|ls|node|npm|outdated|owner|pack|patch|patch-commit|patches|patch-remove|pkg|plugin|pm|policies|prefix|prune|publish|query|rb|rebuild|recursive|remove|repl|repo|rm|root|run|run-script|sbom|search|self-update|server|set|setup|setup-ci|stage|store|test|tag|team|token|unlink|unplug|un|uninstall|unset|up|update|upgrade|upgrade-interactive|version|versions|view|whoami|why|workspace|workspaces|x)$/;

const scriptName = /^[A-Za-z][\w:.-]*$/;

/** A script without `run` before it. */
const short: Readonly<Record<string, RegExp>> = {
  npm: /^(?:test|start|stop)$/,
  pnpm: /^(?:test|start)$/,
  yarn: /^(?:test|start)$/,
  // `bun test` is another program.
  bun: /^start$/,
};

const shorterStill: Readonly<Record<string, RegExp>> = { npm: /^(?:t|tst)$/, pnpm: /^t$/ };

/** `npm -s t`, `npm -w core test`, `pnpm --filter core run test` and `yarn workspace core test` as `npm test`, `npm run test` … */
export function sameScript(program: string, argv: readonly Word[]): readonly SameCommand[] {
  const options = optionsOf[program];
  if (options === undefined) return [];
  let at = skipOptions(argv, 1, options);
  if (at === null) return [];
  if (program === 'yarn' && literalOf(argv[at]) === 'workspace') {
    if (!packageName.test(literalOf(argv[at + 1]) ?? '')) return [];
    at = skipOptions(argv, at + 2, options);
    if (at === null) return [];
  }
  const verb = literalOf(argv[at]) ?? '';
  const isRun = /^(?:run|run-script)$/.test(verb) || (program === 'npm' && /^(?:rum|urn)$/.test(verb));
  const nameAt = isRun ? skipOptions(argv, at + 1, options) : at;
  const written = nameAt === null ? null : literalOf(argv[nameAt]);
  if (nameAt === null || written === null || !scriptName.test(written)) return [];
  const name = !isRun && shorterStill[program]?.test(written) === true ? 'test' : written;
  return startsOf(program, name, isRun).map((start) => withStart(start, argv, nameAt + 1));
}

function startsOf(program: string, name: string, isRun: boolean): readonly (readonly string[])[] {
  const isShort = short[program]?.test(name) === true;
  const isOwn = ownCommand.test(name) && !isShort;
  if (!isRun && (isOwn || (program === 'npm' && !isShort))) return [];
  const runs = [
    [program, 'run', name],
    [program, 'run-script', name],
  ];
  // Without `run`, a name that is not a script may be a program.
  const mayRun = isRun || isShort || isScriptName(name) ? runs : [];
  const bare = isShort || (program !== 'npm' && !isOwn) ? [[program, name]] : [];
  const shorter = name === 'test' && isShort && program !== 'yarn' ? [[program, 't']] : [];
  return [...bare, ...mayRun, ...shorter];
}
