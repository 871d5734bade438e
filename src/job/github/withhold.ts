import { dirname } from 'node:path';
import { messageOf } from '../../errors.js';
import { filesBelow } from '../../platform/files/path-facts.js';
import type { Artifacts } from '../../platform/files/state/artifacts.js';
import { credentialsIn, takeCredentials } from '../../platform/git/credential-store.js';
import { type GitCredential, secretsIn } from '../../platform/git/credentials.js';
import type { HostEnvironment } from '../../platform/host/host-environment.js';
import { configurations } from '../../platform/process/git-configurations.js';
import type { ExecRequest, ExecResult } from '../../platform/process/types.js';
import { valuesInFiles } from '../../platform/secrets/denied-values.js';
import type { Redactor } from '../../platform/secrets/redact.js';
import { sensitivity } from '../../policy/files/sensitivity.js';
import type { RuleLists } from '../../policy/types.js';
import type { PromptSpec } from '../../prompt/types.js';
import type { JobRuntime } from '../runtime/runtime.js';

export type Withheld = Readonly<ReturnType<typeof withhold>>;

export interface WithholdOptions {
  readonly lists: RuleLists;
  readonly spec: Pick<PromptSpec, 'disallowedTools'>;
  readonly redactor: Pick<Redactor, 'add' | 'redactAdded'>;
  readonly artifacts: Pick<Artifacts, 'run'>;
  readonly hostEnvironment: Pick<HostEnvironment, 'temporary' | 'onRunner'>;
}
/** `info`: for the log alone. */
type Notify = (text: string, level?: 'warning' | 'info') => void;

/** Maximum number of names that are checked for sensitive files and for files that a deny rule names. */
const mostNames = 20_000;

/** Number of values that are hidden in all their encoded forms; further values only literally. */
const mostEncoded = 300;

/** Moves the git credentials away and makes the redactor know them and the values of denied files. */
export function withhold({ world, mayRead }: JobRuntime, options: WithholdOptions, notify: Notify) {
  const { redactor } = options;
  const sensitive = world.sensitiveBelow(world.workspace, mostNames).paths;
  const ownConfigs = configurations(world.workspace);
  const nested = sensitive.filter((path) => path.endsWith('/.git/config')).map((path) => dirname(path));
  const configs = [...new Set([...ownConfigs, ...nested.flatMap(configurations)])];
  redactor.add(credentialsIn(configs).flatMap(secretsIn));
  const loaded = take(configs, options, notify);
  // Credentials that a concurrent run moved away are only known now.
  redactor.add([...(loaded?.byFile.values() ?? [])].flat().flatMap(secretsIn));
  const values = valuesInFiles(deniedFiles({ world, mayRead }, sensitive, options));
  redactor.add(values.slice(0, mostEncoded), values.slice(mostEncoded));
  const ownFiles = new Set(ownConfigs.map((path) => world.realpath(path)));
  const credentials = [...(loaded?.byFile ?? [])].flatMap(([file, stored]) => (ownFiles.has(file) ? stored : []));
  const { repository } = world;
  return {
    /** Settings that give the credentials to the git command of this line; `null` if it gets none. */
    gitSettings: (line: string): ExecRequest['gitSettings'] | null => credentialSettings(line, credentials, repository),
    /** Explains a failure of this command that was caused by missing credentials. */
    noteOn: (line: string, result: ExecResult): string | null =>
      loaded === null ? null : missingCredentialNote(line, result),
    restore: (): void => {
      try {
        loaded?.restore();
      } catch (error) {
        notify(`The credentials in .git/config could not be put back: ${messageOf(error)}. The next run tries again.`);
      }
    },
  };
}

/** `null` if there are none, or if they cannot be moved, with a notice. */
function take(configs: readonly string[], { hostEnvironment, artifacts }: WithholdOptions, notify: Notify) {
  // Other systems leave a login in every clone, and have no setting for it.
  const isGitHub = hostEnvironment.onRunner;
  const setting = 'Set `persist-credentials: false` on actions/checkout';
  try {
    const loaded = takeCredentials(configs, hostEnvironment.temporary, artifacts.run);
    if (loaded !== null) {
      const moved = 'Git credentials were moved out of .git/config; they are put back when the run ends.';
      if (isGitHub) notify(`${moved} ${setting} if no later step needs them.`);
      else notify(moved, 'info');
    }
    return loaded;
  } catch (error) {
    const problem = `Git credentials could not be moved out of .git/config, and commands can read them`;
    notify(`${problem}: ${messageOf(error)}.${isGitHub ? ` ${setting}.` : ''}`);
    return null;
  }
}

/** Highly sensitive files first, then files that only a rule denies. */
function deniedFiles(
  { world, mayRead }: Pick<JobRuntime, 'world' | 'mayRead'>,
  sensitive: readonly string[],
  { lists, spec }: WithholdOptions,
): readonly string[] {
  const deny = [...lists.deny, ...spec.disallowedTools];
  const named = deny.some((rule) => /^(?!Bash\b)\w+\(/.test(rule)) ? filesBelow(world.workspace, mostNames) : [];
  const high = sensitive.filter((path) => sensitivity(path) === 'high');
  // The file .git of a worktree names the repository, which is not a secret.
  return [...new Set([...high, ...named])].filter((path) => !/\/\.git(?:\/|$)/.test(path) && !mayRead(path));
}

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

/** For `address` alone; `null` unless the line is one plain `git push`, `fetch`, `pull` or `ls-remote`. */
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
