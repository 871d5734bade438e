import { findInCommand } from '../template.js';
import type { PromptSpec, TemplateSegment } from '../types.js';

/** `echo $NAME`, with braces and quotes or without, and `printenv NAME`. */
const printed = /^(?:echo[ \t]+(?:\$(\w+)|\$\{(\w+)\}|"\$(\w+)"|"\$\{(\w+)\}")|printenv[ \t]+(\w+))$/;

/** Variables that bash sets by itself or that are in the environment of a command. */
const known =
  /^(?:\d.*|BASH\w*|GIT_\w+|LC_\w+|CI|COLUMNS|COMP_\w+|DIRSTACK|EPOCH\w+|EUID|GROUPS|HIST\w+|HOME|HOST\w+|IFS|LANG|LANGUAGE|LINENO|LINES|LOGNAME|MACHTYPE|NO_COLOR|OLDPWD|OPT\w+|OSTYPE|PAGER|PATH|PIPESTATUS|PPID|PS4|PWD|RANDOM|SECONDS|SHELL|SHELLOPTS|SHLVL|SRANDOM|TERM|TMPDIR|TZ|UID|USER|_)$/;

/**
 * The name of the variable if the command only prints one. The command files of run-gemini-cli and qwen-code-action read
 * the environment of their workflow step this way; here the value comes from `vars`, without running a command. `null`
 * for every other command, and for variables that exist in the environment of a command.
 */
export function printedVariable(spec: PromptSpec, { kind, content }: TemplateSegment): string | null {
  if (kind !== 'shell') return null;
  const name = printed.exec(content)?.slice(1).find(Boolean);
  if (name === undefined || known.test(name)) return null;
  return findInCommand(spec, content).length === 0 ? name : null;
}
