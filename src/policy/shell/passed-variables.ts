import { isSafeVariable } from './environment.js';
import { isExported } from './expand/script-variables.js';

/** A variable for commands: `NAME` has the value of the step, `NAME=value` its own. */
export interface PassedVariable {
  readonly name: string;
  /** `null`: that of the step. */
  readonly value: string | null;
}

/** Names by which bash reads a line differently from how it was evaluated, or which it sets itself. */
const ofBash =
  /^(?:PATH|HOME|SHELL|USER|LOGNAME|IFS|ENV|PS[0-4]|CDPATH|GLOBIGNORE|EXECIGNORE|FIGNORE|OPT(?:IND|ARG|ERR)|S?RANDOM|SECONDS|LINENO|DIRSTACK|FUNCNAME|FUNCNEST|GROUPS|E?UID|PPID|(?:OLD)?PWD|SHELLOPTS|SHLVL|POSIXLY_CORRECT|TMOUT|TIMEFORMAT|TMPDIR|LANG|LANGUAGE|LC_.*|TZ|TERM|CI|NO_COLOR|PAGER|TEXTDOMAIN(?:DIR)?|PROMPT_(?:COMMAND|DIRTRIM)|MAIL(?:PATH|CHECK)?|HIST(?:CMD|CONTROL|FILE|FILESIZE|IGNORE|SIZE|TIMEFORMAT)|COMP(?:REPLY|_.*)|READLINE_.*|COPROC|EPOCH(?:SECONDS|REALTIME)|MAPFILE|PIPESTATUS|IGNOREEOF|INPUTRC|HOSTFILE|_)$/;

/** Whether bash gives this variable a value, or reads its lines by it. */
export function isSetByBash(name: string): boolean {
  return ofBash.test(name);
}

/** Names that choose libraries, programs or servers, and those of Sallyport and the runner. */
const controlling =
  /^(?:BASH|LD_|DYLD_|GIT_|GH_|GITHUB_|ACTIONS_|RUNNER_|INPUT_|SALLYPORT_|PYTHON|XDG_)|_(?:OPTIONS|PROXY)$|^(?:NODE_USE_ENV_PROXY|npm_config_update_notifier)$/i;

/** The few of these whose harmless values may be changed. */
const changeable = /^(?:CI|LANG|LC_[A-Z]+|TZ|TERM|NO_COLOR|PYTHONUNBUFFERED)$/;

/** The variable that an entry of the setting `command-env` names; a clause if it cannot be passed. */
export function parsePassedVariable(entry: string): PassedVariable | string {
  const [, name, value = null] = /^([A-Za-z_]\w*)(?:=([^\0]*))?$/.exec(entry) ?? [];
  if (name === undefined) return 'must be names of variables, or NAME=value, one per line';
  const isReserved = ofBash.test(name) || controlling.test(name) || isExported(name);
  if (!isReserved || (value !== null && changeable.test(name) && isSafeVariable(name, value))) return { name, value };
  return `must not name ${name}, which controls how commands run`;
}
