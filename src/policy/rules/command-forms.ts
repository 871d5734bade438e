import { literalOf } from '../programs/shared/words.js';
import { bareName } from '../shell/commands.js';
import type { CommandForms, SimpleCommand } from '../shell/simple-command.js';
import type { MatchedWord } from './command-pattern.js';
import { possibleCommands } from './possible-commands.js';

/**
 * Options that programs accept before their sub-command. Rules name sub-commands (`git push`), so ask and deny rules skip
 * all of these options, and allow rules skip the harmless ones.
 */
interface GlobalOptions {
  /** Options that take the next word as their value. */
  readonly valued: ReadonlySet<string>;
  /** Options that do not change what the sub-command does. */
  readonly harmless: ReadonlySet<string>;
}

const none: ReadonlySet<string> = new Set();

const table: Readonly<Record<string, GlobalOptions>> = {
  git: {
    valued: new Set([
      '-C',
      '-c',
      '--git-dir',
      '--work-tree',
      '--namespace',
      '--exec-path',
      '--config-env',
      '--super-prefix',
      '--attr-source',
      '--list-cmds',
    ]),
    harmless: new Set([
      '--no-pager',
      '-P',
      '--no-optional-locks',
      '--no-advice',
      '--literal-pathspecs',
      '--no-replace-objects',
    ]),
  },
  npm: {
    valued: new Set([
      '--prefix',
      '-C',
      '-w',
      '--workspace',
      '--userconfig',
      '--globalconfig',
      '--registry',
      '--loglevel',
      '--cache',
    ]),
    harmless: none,
  },
  pnpm: { valued: new Set(['-C', '--dir', '--filter', '-F', '--config']), harmless: none },
  yarn: { valued: new Set(['--cwd', '--use-yarnrc']), harmless: none },
  bun: { valued: new Set(['--cwd', '-c', '--config', '--env-file', '-F', '--filter']), harmless: none },
  cargo: { valued: new Set(['--config', '-C', '-Z', '--color', '--manifest-path']), harmless: none },
  go: { valued: new Set(['-C']), harmless: none },
  docker: {
    valued: new Set([
      '-H',
      '--host',
      '-c',
      '--context',
      '--config',
      '-l',
      '--log-level',
      '--tlscacert',
      '--tlscert',
      '--tlskey',
    ]),
    harmless: none,
  },
  podman: { valued: new Set(['--url', '--connection', '-c', '--root', '--runroot', '--log-level']), harmless: none },
  kubectl: {
    valued: new Set([
      '-n',
      '--namespace',
      '--context',
      '--kubeconfig',
      '--cluster',
      '--user',
      '-s',
      '--server',
      '--as',
      '--token',
    ]),
    harmless: none,
  },
  gh: { valued: new Set(['-R', '--repo']), harmless: none },
  sudo: {
    valued: new Set([
      '-u',
      '-g',
      '-C',
      '-D',
      '-h',
      '-p',
      '-R',
      '-r',
      '-t',
      '-T',
      '-U',
      '--user',
      '--group',
      '--chdir',
      '--host',
      '--prompt',
    ]),
    harmless: none,
  },
  pip: {
    valued: new Set([
      '--python',
      '--log',
      '--proxy',
      '--cert',
      '--client-cert',
      '--cache-dir',
      '--retries',
      '--timeout',
    ]),
    harmless: none,
  },
  python: { valued: new Set(['-W', '-X', '-Q']), harmless: none },
  make: {
    valued: new Set(['-C', '-f', '-I', '-j', '-l', '-o', '-W', '--directory', '--file', '--makefile', '--jobs']),
    harmless: none,
  },
};

/** The words of a command, with the bare name of its program; `null` for an unknown word. */
export function patternWords(step: Pick<SimpleCommand, 'argv' | 'name'>): readonly MatchedWord[] {
  return step.argv.map((word, at) => (word.kind !== 'literal' ? null : at === 0 ? bareName(step.name) : word.value));
}

/** The forms of a command that allow rules are compared with. */
export function allowForms(step: SimpleCommand): CommandForms {
  step.forms.allow ??= [step.argv, ...(step.alias === undefined ? [] : [step.alias])].flatMap((argv) =>
    findAllowForms({ argv, name: argv === step.argv ? step.name : (literalOf(argv[0]) ?? '') }),
  );
  return step.forms.allow;
}

function findAllowForms(step: Pick<SimpleCommand, 'argv' | 'name'>): CommandForms {
  const words = patternWords(step);
  const options = optionsOf(words[0] ?? '');
  if (options === undefined || options.harmless.size === 0) return [words];
  let at = 1;
  while (options.harmless.has(words[at] ?? '')) at += 1;
  return at === 1 ? [words] : [words, [words[0] ?? null, ...words.slice(at)]];
}

/**
 * The forms of a command that ask and deny rules are compared with: as written, without global options, and every
 * command that its words may contain.
 */
export function denyForms(step: SimpleCommand): CommandForms {
  step.forms.deny ??= findDenyForms(step);
  return step.forms.deny;
}

function findDenyForms(step: SimpleCommand): CommandForms {
  const words = patternWords(step);
  const options = optionsOf(words[0] ?? '');
  const stripped = options === undefined ? null : withoutGlobals(words, options);
  return [words, ...(stripped === null ? [] : [stripped]), ...possibleCommands(step)];
}

function optionsOf(name: string): GlobalOptions | undefined {
  const base = name.slice(name.lastIndexOf('/') + 1).toLowerCase();
  const family = /^python[\d.]*$/.test(base) ? 'python' : /^pip[\d.]*$/.test(base) ? 'pip' : base;
  return Object.hasOwn(table, family) ? table[family] : undefined;
}

function withoutGlobals(words: readonly MatchedWord[], options: GlobalOptions): readonly MatchedWord[] | null {
  let at = 1;
  while (at < words.length) {
    const word = words[at];
    if (word === null || word === undefined || !/^[-+]/.test(word) || word === '--') break;
    at += options.valued.has(word) ? 2 : 1;
  }
  return at === 1 ? null : [words[0] ?? null, ...words.slice(at)];
}
