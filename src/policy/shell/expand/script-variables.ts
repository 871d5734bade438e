import { isRegistryVariable } from '../../registries.js';

/** Exported by Sallyport: an assignment would reach every later command. Not `OS`: scripts use it, only Windows has it. */
const exported =
  /^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_(?:FILE|DIR)|REQUESTS_CA_BUNDLE|CURL_CA_BUNDLE|PIP_CERT|ASDF_DATA_DIR|DOTNET_ROOT|JAVA_HOME|RUSTUP_HOME|VOLTA_HOME|[A-Z]+ENV_ROOT|CLAUDE_PROJECT_DIR|DO_NOT_TRACK|\w*TELEMETRY\w*|CHECKPOINT_DISABLE|NG_CLI_ANALYTICS|WRANGLER_SEND_METRICS|SCARF_ANALYTICS|APPDATA|LOCALAPPDATA|USERPROFILE|USERNAME|TE?MP|SystemRoot|SystemDrive|windir|ComSpec|PATHEXT|ProgramData|ProgramFiles|ProgramW6432|CommonProgramFiles|NUMBER_OF_PROCESSORS|PROCESSOR_ARCHITECTURE)$/i;

/** Whether Sallyport gives commands a value of this variable that nothing may replace. */
export function isExported(name: string): boolean {
  return exported.test(name) || isRegistryVariable(name);
}

/** Names that control bash, the loader or a well-known program. Script variables with other names are not exported. */
const controlling =
  /^(?:PATH|HOME|SHELL|USER|LOGNAME|IFS|ENV|PS[0-4]|CDPATH|GLOBIGNORE|EXECIGNORE|FIGNORE|OPTIND|OPTARG|OPTERR|RANDOM|SRANDOM|SECONDS|LINENO|DIRSTACK|FUNCNAME|FUNCNEST|GROUPS|E?UID|PPID|PWD|OLDPWD|SHELLOPTS|SHLVL|POSIXLY_CORRECT|TMOUT|TIMEFORMAT|TMPDIR|LANG|LANGUAGE|LC_.*|TZ|TERM|CI|NO_COLOR|TEXTDOMAIN|TEXTDOMAINDIR|PROMPT_.*|MAIL.*|HIST.*|COMP_.*|COMPREPLY|READLINE_.*|COPROC|EPOCH.*|MAPFILE|PIPESTATUS|IGNOREEOF|INPUTRC|HOSTFILE|HOSTNAME|HOSTTYPE|MACHTYPE|OSTYPE|EDITOR|VISUAL|BROWSER|TERMINFO|TERMCAP|CC|CXX|CPP|LD|AR|AS|_)$|^(?:BASH|LD_|DYLD_|GIT_|GH_|GITHUB_|ACTIONS_|RUNNER_|NODE_|NPM_|PYTHON|PERL|RUBY|GEM_|BUNDLE_|JAVA|JDK_|MAVEN_|GRADLE_|GO[A-Z]|CARGO_|RUST|DOCKER_|KUBE|AWS_|AZURE_|GOOGLE_|SSH_|SALLYPORT_|LESS|MAN|XDG_|PIP_|UV_|MAKE|DOTNET_|ELECTRON_|PYTEST_|MALLOC_|GCONV_|OPENSSL_|SSL_|CURL_|LOCPATH|NLSPATH)|(?:FLAGS|_OPTIONS|_OPTS|_ARGS|_PROXY|PAGER|PATH)$/;

/** Controlling names that are also read in lower case. */
const controllingLowerCase = /^(?:npm_.*|.*_proxy|auto_resume|histchars)$/i;

const identifier = /^[A-Za-z_]\w*$/;

/** Names that programs read from their environment, but bash does not. */
const readByPrograms = /^(?!BASH|LD_|DYLD_|GIT_|GH_|SALLYPORT_|NPM_CONFIG)[A-Z]\w*_(?:PATH|FILE|DIR|NAME|VERSION)$/i;

/** No command has it in its environment, so the value stays in the script; an export is evaluated separately. */
export function staysInScript(name: string): boolean {
  return isScriptVariable(name) || (readByPrograms.test(name) && !isExported(name));
}

/** Whether a script may assign this variable, for itself and before a command. */
export function isScriptVariable(name: string): boolean {
  return identifier.test(name) && !controlling.test(name) && !controllingLowerCase.test(name) && !isExported(name);
}
