import { findInCommand } from '../template.js';
import type { PromptSpec, TemplateSegment } from '../types.js';

/** `echo $NAME`, with braces and quotes or without, and `printenv NAME`. */
const printed = /^(?:echo[ \t]+(?:\$(\w+)|\$\{(\w+)\}|"\$(\w+)"|"\$\{(\w+)\}")|printenv[ \t]+(\w+))$/;

/** What bash sets by itself, and what a command gets in its environment. */
const known =
  /^(?:\d.*|BASH\w*|GIT_\w+|LC_\w+|CI|COLUMNS|COMP_\w+|DIRSTACK|EPOCH\w+|EUID|GROUPS|HIST\w+|HOME|HOST\w+|IFS|LANG|LANGUAGE|LINENO|LINES|LOGNAME|MACHTYPE|NO_COLOR|OLDPWD|OPT\w+|OSTYPE|PAGER|PATH|PIPESTATUS|PPID|PS4|PWD|RANDOM|SECONDS|SHELL|SHELLOPTS|SHLVL|SRANDOM|TERM|TMPDIR|TZ|UID|USER|_)$/;

/**
 * The variable that a command does nothing but print. The command files of run-gemini-cli and qwen-code-action read the
 * environment of their workflow step so; a command gets none of it here, and the value comes from `vars`, which needs no
 * command. Null for every other command, and for a variable that a command has.
 */
export function printedVariable(spec: PromptSpec, { kind, content }: TemplateSegment): string | null {
  if (kind !== 'shell') return null;
  const name = printed.exec(content)?.slice(1).find(Boolean);
  if (name === undefined || known.test(name)) return null;
  return findInCommand(spec, content).length === 0 ? name : null;
}
