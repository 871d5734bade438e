import { findInCommand } from '../template.js';
import type { PromptSpec, TemplateSegment } from '../types.js';

/** `echo $NAME`, with braces and quotes or without, and `printenv NAME`. */
const printed = /^(?:echo[ \t]+(?:\$(\w+)|\$\{(\w+)\}|"\$(\w+)"|"\$\{(\w+)\}")|printenv[ \t]+(\w+))$/;

/** Variables that bash sets by itself or that are in the environment of a command. */
const known =
  /^(?:\d.*|BASH\w*|GIT_\w+|LC_\w+|CI|COLUMNS|COMP_\w+|DIRSTACK|EPOCH\w+|EUID|GROUPS|HIST\w+|HOME|HOST\w+|IFS|LANG|LANGUAGE|LINENO|LINES|LOGNAME|MACHTYPE|NO_COLOR|OLDPWD|OPT\w+|OSTYPE|PAGER|PATH|PIPESTATUS|PPID|PS4|PWD|RANDOM|SECONDS|SHELL|SHELLOPTS|SHLVL|SRANDOM|TERM|TMPDIR|TZ|UID|USER|_)$/;

/**
 * If a command only prints one: run-gemini-cli and qwen-code-action read their step's environment so; here `vars` has
 * it. `null` for others, and for variables in the environment of a command.
 */
export function printedVariable(spec: PromptSpec, { kind, content }: TemplateSegment): string | null {
  if (kind !== 'shell') return null;
  const name = printed.exec(content)?.slice(1).find(Boolean);
  if (name === undefined || known.test(name)) return null;
  return findInCommand(spec, content).length === 0 ? name : null;
}
