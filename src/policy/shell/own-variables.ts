/**
 * Names by which bash itself, the loader or a well-known program is steered. A variable of the script may
 * have any other name: it is not exported, since what a command gets is an environment of our making.
 */
const steering =
  /^(?:PATH|HOME|SHELL|USER|LOGNAME|IFS|ENV|PS[0-4]|CDPATH|GLOBIGNORE|EXECIGNORE|FIGNORE|OPTIND|OPTARG|OPTERR|RANDOM|SRANDOM|SECONDS|LINENO|DIRSTACK|FUNCNAME|FUNCNEST|GROUPS|E?UID|PPID|PWD|OLDPWD|SHELLOPTS|SHLVL|POSIXLY_CORRECT|TMOUT|TIMEFORMAT|TMPDIR|LANG|LANGUAGE|LC_.*|TZ|TERM|CI|NO_COLOR|TEXTDOMAIN|TEXTDOMAINDIR|PROMPT_.*|MAIL.*|HIST.*|COMP_.*|COMPREPLY|READLINE_.*|COPROC|EPOCH.*|MAPFILE|PIPESTATUS|IGNOREEOF|INPUTRC|HOSTFILE|HOSTNAME|HOSTTYPE|MACHTYPE|OSTYPE|EDITOR|VISUAL|BROWSER|TERMINFO|TERMCAP|CC|CXX|CPP|LD|AR|AS|_)$|^(?:BASH|LD_|DYLD_|GIT_|GH_|GITHUB_|ACTIONS_|RUNNER_|NODE_|NPM_|PYTHON|PERL|RUBY|GEM_|BUNDLE_|JAVA|JDK_|MAVEN_|GRADLE_|GO[A-Z]|CARGO_|RUST|DOCKER_|KUBE|AWS_|AZURE_|GOOGLE_|SSH_|SALLYPORT_|LESS|MAN|XDG_|PIP_|UV_|MAKE|DOTNET_|ELECTRON_|PYTEST_|MALLOC_|GCONV_|OPENSSL_|SSL_|CURL_|LOCPATH|NLSPATH)|(?:FLAGS|_OPTIONS|_OPTS|_ARGS|_PROXY|PAGER|PATH)$/;

/** The few that are read in small letters. */
const steeringInSmallLetters = /^(?:npm_.*|.*_proxy|auto_resume|histchars)$/i;

const identifier = /^[A-Za-z_]\w*$/;

/** Names that programs read from their environment, and bash itself does not. */
const readByPrograms = /^(?!BASH|LD_|DYLD_|GIT_|NPM_CONFIG)[A-Z]\w*_(?:PATH|FILE|DIR|NAME|VERSION)$/i;

/**
 * Whether a script may give a value to this variable where it stands alone: nothing of that name is in the
 * environment of a command, so the value stays in the script until something exports it, which is judged by itself.
 */
export function staysInScript(name: string): boolean {
  return isOwnVariable(name) || readByPrograms.test(name);
}

/** Whether a script may give a value to this variable, for itself and in front of a command. */
export function isOwnVariable(name: string): boolean {
  return identifier.test(name) && !steering.test(name) && !steeringInSmallLetters.test(name);
}
