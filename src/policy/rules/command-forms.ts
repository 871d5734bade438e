import { programFor } from '../programs/table.js';
import type { MatchedWord } from '../shell/command-pattern.js';
import { bareName } from '../shell/commands.js';
import type { CommandForms, SimpleCommand } from '../shell/simple-command.js';
import { literalOf } from '../shell/words.js';

/** Options before the sub-command. Ask and deny rules (`git push`) skip all of them, allow rules the harmless ones. */
interface GlobalOptions {
  readonly valued: ReadonlySet<string>;
  readonly harmless: ReadonlySet<string>;
}

/** Options of programs that take the next word as their value. */
const valued: Readonly<Record<string, string>> = {
  git: '-C -c --git-dir --work-tree --namespace --exec-path --config-env --super-prefix --attr-source --list-cmds',
  npm: '--prefix -C -w --workspace --userconfig --globalconfig --registry --loglevel --cache',
  pnpm: '-C --dir --filter -F --config',
  yarn: '--cwd --use-yarnrc',
  bun: '--cwd -c --config --env-file -F --filter',
  cargo: '--config -C -Z --color --manifest-path',
  go: '-C',
  docker: '-H --host -c --context --config -l --log-level --tlscacert --tlscert --tlskey',
  podman: '--url --connection -c --root --runroot --log-level',
  kubectl: '-n --namespace --context --kubeconfig --cluster --user -s --server --as --token',
  gh: '-R --repo',
  sudo: '-u -g -C -D -h -p -R -r -t -T -U --user --group --chdir --host --prompt',
  pip: '--python --log --proxy --cert --client-cert --cache-dir --retries --timeout',
  python: '-W -X -Q',
  make: '-C -f -I -j -l -o -W --directory --file --makefile --jobs',
};

const harmless: Readonly<Record<string, string>> = {
  git: '--no-pager -P --no-optional-locks --no-advice --literal-pathspecs --no-replace-objects',
};

const table: ReadonlyMap<string, GlobalOptions> = new Map(
  Object.entries(valued).map(([name, names]) => [
    name,
    { valued: new Set(names.split(' ')), harmless: new Set(harmless[name]?.split(' ')) },
  ]),
);

/** Programs that run each of their operands as a target, with the options that take the next word as their value. */
const targetRunners: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  (
    [
      ['make gmake', valued['make'] ?? ''],
      ['mvn mvnw', '-f -file -T -threads -P -activate-profiles -pl -projects -rf -resume-from -s -gs -l -t -b'],
      ['gradle gradlew', '-x -p -b -c -g -I -P -D --exclude-task --project-dir --tests --init-script --console'],
      ['ninja', '-C -f -j -k -l -d -t'],
    ] as const
  ).flatMap(([names, options]) => names.split(' ').map((name) => [name, new Set(options.split(' '))] as const)),
);

/** As `mvn clean …` and as `mvn verify …`. The unknown word at the end keeps a rule without `:*` exact. */
function targetForms([program = null, ...words]: readonly MatchedWord[]): CommandForms {
  const options = targetRunners.get((program ?? '').slice((program ?? '').lastIndexOf('/') + 1));
  if (options === undefined) return [];
  const targets = words.filter(
    (word, at) => word !== null && !word.startsWith('-') && !word.includes('=') && !options.has(words[at - 1] ?? ''),
  );
  return targets.map((target) => [program, target, null]);
}

/** The words of a command, with the bare name of its program; `null` for an unknown word. */
export function patternWords(step: Pick<SimpleCommand, 'argv' | 'name'>): readonly MatchedWord[] {
  return step.argv.map((word, at) => (word.kind !== 'literal' ? null : at === 0 ? bareName(step.name) : word.value));
}

export function allowForms(step: SimpleCommand): CommandForms {
  step.forms.allow ??= [step.argv, ...(step.alias === undefined ? [] : [step.alias])].flatMap((argv) =>
    findAllowForms({ argv, name: argv === step.argv ? step.name : (literalOf(argv[0]) ?? '') }),
  );
  return step.forms.allow;
}

/** The command in other words, with those of what it does first. Only prefix rules are compared with these. */
export function sameForms(step: SimpleCommand): CommandForms {
  return step.same().flatMap((same) => [patternWords(same), ...targetForms(patternWords(same)), ...(same.also ?? [])]);
}

function findAllowForms(step: Pick<SimpleCommand, 'argv' | 'name'>): CommandForms {
  const words = patternWords(step);
  const options = optionsOf(words[0] ?? '');
  if (options === undefined || options.harmless.size === 0) return [words, ...targetForms(words)];
  let at = 1;
  while (options.harmless.has(words[at] ?? '')) at += 1;
  return at === 1 ? [words] : [words, [words[0] ?? null, ...words.slice(at)]];
}

/** As written, without global options, and every command that its words may contain. */
export function denyForms(step: SimpleCommand): CommandForms {
  step.forms.deny ??= findDenyForms(step);
  return step.forms.deny;
}

function findDenyForms(step: SimpleCommand): CommandForms {
  const words = patternWords(step);
  const options = optionsOf(words[0] ?? '');
  const stripped = options === undefined ? null : withoutGlobals(words, options);
  const same = step.same().map(patternWords);
  return [words, ...(stripped === null ? [] : [stripped]), ...targetForms(words), ...same, ...possibleCommands(step)];
}

function optionsOf(name: string): GlobalOptions | undefined {
  const base = name.slice(name.lastIndexOf('/') + 1).toLowerCase();
  const family = /^python[\d.]*$/.test(base) ? 'python' : /^pip[\d.]*$/.test(base) ? 'pip' : base;
  return table.get(family);
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

const maxCommands = 256;

const maxWords = 16;

/** In words of an unknown program (`watch rm x`), risky ones of a known one (`ssh h rm x`), for ask and deny rules. */
function possibleCommands(step: SimpleCommand): readonly (readonly string[])[] {
  const words = step.argv.slice(1).map((word) => (word.kind === 'literal' ? word.value : ''));
  const risky = new Set(
    step.risks
      .filter((risk) => risk.openedBy === undefined && risk.alsoCoveredBy === undefined)
      .map(({ word }) => word),
  );
  if (step.role !== 'unknown' && risky.size === 0) return [];
  const bare = bareName(step.name);
  const hasSubCommands = programFor(bare.slice(bare.lastIndexOf('/') + 1))?.subCommands !== undefined;
  const commands: (readonly string[])[] = [];
  for (const [at, word] of words.entries()) {
    if (commands.length >= maxCommands) break;
    const plain = /^[\w./+-]*$/.test(word);
    // The risky word of `docker rm` is a sub-command, not a program.
    if (step.role !== 'unknown' && (!risky.has(word) || (plain && hasSubCommands))) continue;
    const rest = words.slice(at + 1, at + maxWords);
    const tokens = plain ? [word] : word.split(/[^\w./+-]+/).slice(0, maxCommands);
    for (const [place, token] of tokens.entries())
      if (/^[\w./]/.test(token)) commands.push([token, ...tokens.slice(place + 1, place + maxWords), ...rest]);
  }
  return commands.slice(0, maxCommands);
}
