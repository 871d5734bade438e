import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GitHubBridgeOptions } from '../process/github-bridge-types.js';
import { findBash, findExecutable } from '../process/program-path.js';
import { recordPath } from './paths.js';

/** Replaces the token: gh refuses to start without one, and prints this one to whoever asks for it. */
const placeholder = 'sallyport-placeholder-the-token-is-held-outside';

const quote = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** A program `gh` that comes first on the PATH, and the configuration that leads the real gh to the socket. */
export function writeGhFiles(directory: string, socket: string, { path, answered }: GitHubBridgeOptions): void {
  const bash = findBash(path) ?? '/bin/bash';
  const gh = findExecutable('gh', path);
  mkdirSync(join(directory, 'bin'));
  mkdirSync(join(directory, 'config'));
  // With a version, gh does not try to convert the configuration of older versions.
  const settings = ['version: "1"', 'prompt: disabled', 'telemetry: disabled', 'pager: cat', 'git_protocol: https'];
  writeFileSync(
    join(directory, 'config', 'config.yml'),
    `${[...settings, `http_unix_socket: ${JSON.stringify(socket)}`].join('\n')}\n`,
    { mode: 0o400 },
  );
  const program = join(directory, 'bin', 'gh');
  writeFileSync(program, gh === null ? missingGh(bash) : frontOfGh(bash, gh, answered), { mode: 0o500 });
  chmodSync(program, 0o500);
}

/** Commands that change something go to this process, with words and body; gh runs all others. Needs only bash. */
function frontOfGh(bash: string, gh: string, answered: readonly string[]): string {
  return `#!${bash}
# Written by Sallyport. Changes on GitHub are recorded and posted at the end of the run.
gh=${quote(gh)}
case "\${1-} \${2-}" in
  ${answered.map(quote).join('|')}) ;;
  *) exec "$gh" "$@" ;;
esac
file= before=
for word; do
  case $word in -h|--help) exec "$gh" "$@" ;; esac
  case $before in -F|--body-file) file=$word ;; esac
  case $word in
    --body-file=*) file=\${word#*=} ;;
    -F|--*) ;;
    -F?*) file=\${word#-F}; file=\${file#=} ;;
  esac
  before=$word
done
if [[ -n $file && $file != - && ! -r $file ]]; then
  printf 'open %s: no such file, or it is not readable\\n' "$file" >&2
  exit 1
fi
answer=$({
  printf '%s\\0' "$#" "$@"
  case $file in '') ;; -) printf 'f-\\0'; cat ;; *) printf 'f%s\\0' "$file"; cat -- "$file" ;; esac
} | "$gh" api --method POST --input - ${recordPath.slice(1)}) || { printf '%s\\n' "$answer" >&2; exit 1; }
answer=\${answer%.}
code=\${answer%%$'\\n'*}
answer=\${answer#*$'\\n'}
stderr=\${answer%%$'\\n'*}
stdout=\${answer#*$'\\n'}
[[ -n $stdout ]] && printf '%s\\n' "$stdout"
[[ -n $stderr ]] && printf '%s\\n' "$stderr" >&2
exit "$code"
`;
}

function missingGh(bash: string): string {
  return `#!${bash}
# Written by Sallyport.
echo 'gh is not installed on this machine. Use the context in the prompt to read, and the tools of this run (Comment, Review, Label, ...) to write.' >&2
exit 127
`;
}

export function ghVariables(
  directory: string,
  { path, serverUrl, repository }: Pick<GitHubBridgeOptions, 'path' | 'serverUrl' | 'repository'>,
): Readonly<Record<string, string>> {
  const { host } = new URL(serverUrl);
  const isDotcom = host === 'github.com';
  const slug = `${repository.owner}/${repository.name}`;
  return {
    PATH: `${join(directory, 'bin')}:${path}`,
    GH_CONFIG_DIR: join(directory, 'config'),
    ...(isDotcom ? { GH_TOKEN: placeholder } : { GH_HOST: host, GH_ENTERPRISE_TOKEN: placeholder }),
    GH_REPO: isDotcom ? slug : `${host}/${slug}`,
    GH_PROMPT_DISABLED: '1',
    GH_NO_UPDATE_NOTIFIER: '1',
    GH_NO_EXTENSION_UPDATE_NOTIFIER: '1',
    GH_TELEMETRY: 'false',
    DO_NOT_TRACK: '1',
    GH_PAGER: 'cat',
    GH_BROWSER: 'false',
    // No extension is installed there.
    XDG_DATA_HOME: join(directory, 'data'),
  };
}
