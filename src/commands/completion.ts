import { didYouMean, UserError } from '../errors.js';
import type { HostEnvironment } from '../platform/host/host-environment.js';
import type { Command } from './flag-types.js';
import { commands } from './flags.js';
import type { CliInvocation } from './parse.js';

const scripts = { bash: bashScript, zsh: zshScript, fish: fishScript } as const;
const shells = Object.keys(scripts) as readonly (keyof typeof scripts)[];

/** `sallyport completion SHELL`: a script that completes commands and flags, made from the same table as the help. */
export function completion({ operands: [name] }: CliInvocation, { stdio }: HostEnvironment): number {
  const shell = shells.find((candidate) => candidate === name);
  if (shell === undefined) {
    throw new UserError({
      code: 'argument-invalid',
      ...(name === undefined ? {} : { location: name }),
      message: name === undefined ? 'the shell is missing' : 'unknown shell',
      hint:
        didYouMean(name ?? '', shells) ??
        `write one of: ${shells.map((shellName) => `sallyport completion ${shellName}`).join(', ')}`,
    });
  }
  stdio.out(scripts[shell](commands));
  return 0;
}

/** Words other than flags are completed as file names. */
function bashScript(all: readonly Command[]): string {
  return `_sallyport() {
  local word="\${COMP_WORDS[COMP_CWORD]}" words=''
  if [ "$COMP_CWORD" -eq 1 ]; then
    words='${all.map(({ name }) => name).join(' ')} --help --version'
  else
    case "\${COMP_WORDS[1]}" in
${all.map((command) => `      ${command.name}) words='${command.flags.flatMap(({ name, short }) => [`--${name}`, ...(short === undefined ? [] : [`-${short}`])]).join(' ')} --help' ;;`).join('\n')}
    esac
    case "$word" in -*) ;; *) words='' ;; esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "$word"))
}
complete -o default -F _sallyport sallyport
`;
}

function zshScript(all: readonly Command[]): string {
  return `autoload -U +X bashcompinit && bashcompinit\n${bashScript(all)}`;
}

function fishScript(all: readonly Command[]): string {
  const quoted = (text: string) => `'${text.replaceAll(/['\\]/g, String.raw`\$&`)}'`;
  const lines = all.flatMap(({ name, text, flags }) => [
    `complete -c sallyport -n __fish_use_subcommand -f -a ${name} -d ${quoted(text)}`,
    ...flags.map(
      (flag) =>
        `complete -c sallyport -n '__fish_seen_subcommand_from ${name}' -l ${flag.name}${flag.short === undefined ? '' : ` -s ${flag.short}`}${flag.value === undefined ? '' : ' -r'} -d ${quoted(flag.text)}`,
    ),
  ]);
  return `${lines.join('\n')}\n`;
}
