/** Variables that may go into the environment of a command, and what they may hold. */
const harmless: readonly { readonly name: RegExp; readonly value: RegExp }[] = [
  // From the next line on, bash splits characters by this locale; in some, a letter and the byte after it are one.
  { name: /^(?:LANG|LC_[A-Z]+)$/, value: /^(?:C|POSIX|[\w-]+\.utf-?8(?:@\w+)?|)$/i },
  { name: /^LANGUAGE$/, value: /^[\w.@:-]*$/ },
  { name: /^TZ$/, value: /^(?:[A-Za-z_]+(?:\/[A-Za-z0-9_+-]+){0,2}|[A-Z]{3,4}[+-]?\d{0,2})?$/ },
  {
    name: /^(?:NO_COLOR|FORCE_COLOR|CLICOLOR|CLICOLOR_FORCE|COLOR|CI|DEBIAN_FRONTEND|TERM|COLUMNS|LINES)$/,
    value: /^[\w-]*$/,
  },
  {
    name: /^(?:NODE_ENV|RAILS_ENV|RACK_ENV|APP_ENV|MIX_ENV|GOOS|GOARCH|CGO_ENABLED|RUST_BACKTRACE|RUST_LOG)$/,
    value: /^[\w,=:-]*$/,
  },
  {
    name: /^(?:PYTHONUNBUFFERED|PYTHONDONTWRITEBYTECODE|PYTHONHASHSEED|PYTHONIOENCODING|PYTHONUTF8|PYTHONFAULTHANDLER|SOURCE_DATE_EPOCH)$/,
    value: /^[\w:-]*$/,
  },
  {
    name: /^(?:CARGO_TERM_COLOR|CARGO_TERM_PROGRESS_WHEN|CARGO_INCREMENTAL|RUST_TEST_THREADS|NODE_NO_WARNINGS|NODE_DISABLE_COLORS|PIP_DISABLE_PIP_VERSION_CHECK|PIP_NO_INPUT|\w*TELEMETRY\w*|CHECKPOINT_DISABLE|NG_CLI_ANALYTICS|WRANGLER_SEND_METRICS|SCARF_ANALYTICS|DO_NOT_TRACK|PY_COLORS)$/,
    value: /^\w*$/,
  },
  // Options of node that load nothing and write nothing.
  {
    name: /^NODE_OPTIONS$/,
    value:
      /^(?:(?:--max[-_]old[-_]space[-_]size=\d+|--max-http-header-size=\d+|--stack-trace-limit=\d+|--no-warnings|--no-deprecation|--trace-warnings|--trace-deprecation|--trace-uncaught|--enable-source-maps|--experimental-vm-modules|--experimental-strip-types|--unhandled-rejections=[\w-]+|--dns-result-order=\w+)(?: +|$))*$/,
  },
  // Levels of lints; other flags of the compiler can name a linker.
  { name: /^RUST(?:DOC)?FLAGS$/, value: /^(?:-[ADFW] ?[a-z][\w:-]*(?: +|$))*$/ },
  { name: /^GOFLAGS$/, value: /^(?:-(?:mod=(?:mod|readonly|vendor)|v|race|short|count=\d+)(?: +|$))*$/ },
  { name: /^GOTOOLCHAIN$/, value: /^local$/ },
  { name: /^GOPROXY$/, value: /^off$/ },
  // A category is the name of a class, which Python imports.
  {
    name: /^PYTHONWARNINGS$/,
    value: /^(?:(?:default|error|always|module|once|ignore)(?:::(?:[A-Z]\w*Warning)?)?(?:,|$))*$/,
  },
  { name: /^(?:TESTING|DEBUG|VERBOSE)$/, value: /^(?:\d|true|false)?$/i },
  { name: /^GIT_(?:PAGER|TERMINAL_PROMPT|OPTIONAL_LOCKS|EDITOR)$/, value: /^(?:cat|true|0|1|)$/ },
  { name: /^(?:PAGER|GH_PAGER|MANPAGER)$/, value: /^(?:cat|)$/ },
];

/** Whether it only changes the output format: others can name programs, libraries or servers (NODE_OPTIONS …). */
export function isSafeVariable(name: string, value: string): boolean {
  return harmless.some((row) => row.name.test(name) && row.value.test(value));
}
