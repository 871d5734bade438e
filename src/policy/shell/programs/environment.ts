/** Variables that may go into the environment of a command, and what they may hold. */
const harmless: readonly { readonly name: RegExp; readonly value: RegExp }[] = [
  { name: /^(?:LANG|LANGUAGE|LC_[A-Z]+)$/, value: /^[\w.@-]*$/ },
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
    name: /^(?:PYTHONUNBUFFERED|PYTHONDONTWRITEBYTECODE|PYTHONHASHSEED|PYTHONIOENCODING|SOURCE_DATE_EPOCH)$/,
    value: /^[\w:-]*$/,
  },
  { name: /^GIT_(?:PAGER|TERMINAL_PROMPT|OPTIONAL_LOCKS|EDITOR)$/, value: /^(?:cat|true|0|1|)$/ },
  { name: /^(?:PAGER|GH_PAGER|MANPAGER)$/, value: /^(?:cat|)$/ },
];

/**
 * True where `NAME=value` changes nothing but how a command speaks. Any other variable can name programs,
 * libraries, configuration or servers (LD_PRELOAD, GIT_SSH_COMMAND, NODE_OPTIONS …).
 */
export function isHarmlessVariable(name: string, value: string): boolean {
  return harmless.some((row) => row.name.test(name) && row.value.test(value));
}
