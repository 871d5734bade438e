import type { GitCredential } from '../../platform/git/credentials.js';
import type { ExecRequest, ExecResult } from '../../platform/process/types.js';

/** Words that every shell reads alike: no variable, pattern, substitution or redirection. */
const word = String.raw`(?:[\w./:@=,+^-]+|"[\w ./:@=,+^-]*"|'[\w ./:@=,+^-]*')`;
const plainGit = new RegExp(String.raw`^ *git +(push|fetch|pull|ls-remote)((?: +${word})*) *$`);

/** Options that start no other program and change no address. */
const options: ReadonlySet<string> = new Set(
  [
    '-u -f -d -n -q -v -p -t -r -h --set-upstream --force --force-with-lease --delete --dry-run --quiet --verbose',
    '--tags --no-tags --follow-tags --no-follow-tags --all --mirror --branches --prune --no-prune --atomic --porcelain',
    '--progress --no-progress --no-verify --thin --no-thin --unshallow --depth --deepen --shallow-since --jobs --append',
    '--rebase --no-rebase --ff --no-ff --ff-only --commit --no-commit --edit --no-edit --stat --no-stat --squash',
    '--autostash --no-autostash --allow-unrelated-histories --heads --refs --exit-code --symref --sort --get-url',
    '--no-recurse-submodules --update-head-ok --prune-tags --refetch --keep --force-if-includes',
  ].flatMap((line) => line.split(' ')),
);

/** A remote by its name, or by an address that begins like this. */
const remoteName = /^[\w][\w.-]*$/;

/**
 * The settings that make git send these credentials to the repository at `address`, and to no other address; `null`
 * unless the line is a single plain `git push`, `fetch`, `pull` or `ls-remote`.
 */
export function credentialSettings(
  line: string,
  credentials: readonly GitCredential[],
  address: string | null,
): NonNullable<ExecRequest['gitSettings']> | null {
  if (address === null || !isPlainNetworkCommand(line, address)) return null;
  const headers = new Set(
    credentials.filter((credential) => covers(credential.address, address)).map(({ header }) => header),
  );
  if (headers.size === 0) return null;
  // An address in the settings of git covers everything below it, and `name.git` is not below `name`.
  const places = [address, `${address}.git`];
  return [...headers].flatMap((header) => places.map((place) => [`http.${place}.extraheader`, header] as const));
}

function isPlainNetworkCommand(line: string, address: string): boolean {
  const [, , rest] = plainGit.exec(line) ?? [];
  if (rest === undefined) return false;
  const words = (rest.match(new RegExp(word, 'g')) ?? []).map((argument) => argument.replaceAll(/^["']|["']$/g, ''));
  const remote = words.find((argument) => !argument.startsWith('-'));
  return (
    words.every((argument) => !argument.startsWith('-') || options.has(argument.replace(/=.*$/, ''))) &&
    (remote === undefined || remoteName.test(remote) || remote === address || remote === `${address}.git`)
  );
}

/** Whether a credential for `place` is one for the repository at `address` too. */
function covers(place: string | null, address: string): boolean {
  if (place === null) return true;
  if (!URL.canParse(place) || !URL.canParse(address)) return false;
  const [wide, narrow] = [new URL(place), new URL(address)];
  const path = wide.pathname.replace(/(?:\.git)?\/*$/, '');
  return wide.origin === narrow.origin && (narrow.pathname === path || narrow.pathname.startsWith(`${path}/`));
}

const missing =
  /could not read (?:Username|Password)|Authentication failed|terminal prompts disabled|returned error: 40[13]/;
const network = /\bgit\b[^\n]*?\b(push|fetch|pull|ls-remote|submodule|clone|remote)\b/;

/** The note for the model if a git command failed because the credentials are not in the clone; otherwise `null`. */
export function missingCredentialNote(line: string, { exitCode, output }: ExecResult): string | null {
  const [, command] = network.exec(line) ?? [];
  if (exitCode === 0 || command === undefined || !missing.test(output)) return null;
  const write = /^(?:push|fetch|pull|ls-remote)$/.test(command) ? command : 'fetch';
  return (
    `[The credentials of this repository are not in the clone while this run lasts. \`git push\`, \`git fetch\`, \`git pull\` and \`git ls-remote\` ` +
    `get them for this repository only: run \`git ${write}\` as a separate call, with the name of the remote and plain words, without \`-c\`, \`&&\`, pipes or variables.]`
  );
}
