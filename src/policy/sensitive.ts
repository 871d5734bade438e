import { foldPath, segmentsOf } from './paths.js';

/** How much harm the content of a file does in the wrong hands, told from its name alone. */
export type Sensitivity = 'high' | 'medium' | 'low';

/** Written for people to copy and fill in, or public by nature. */
const templates = /^\.?[^/]*\.(?:example|sample|template|tmpl|dist|defaults?|schema|pub)(?:\.[a-z]+)?$/;

/** Source code is named after what it handles; it does not hold it. */
const sourceCode =
  /\.(?:[cm]?[jt]sx?|py|rb|go|rs|java|kt|swift|c|cc|cpp|h|hpp|cs|php|vue|svelte|scss|css|html?|md|rst|lua|dart|scala|ex|exs|erl|hs|proto)$/;

/** Names of files that hold credentials, compared in lower case. */
const highNames: readonly RegExp[] = [
  /^\.env(?:\..*|rc|-.*|_.*)?$/,
  /^id_(?:rsa|dsa|ecdsa|ed25519)(?:_sk)?(?:[._-].*)?$/,
  /\.(?:pem|key|p12|pfx|pkcs12|jks|keystore|ppk|kdbx?|sock)$/,
  /^[._](?:netrc|npmrc|pypirc|git-credentials|htpasswd|pgpass|my\.cnf|mylogin\.cnf|dockercfg|dockerconfigjson|boto|s3cfg|vault-token|terraformrc)$/,
  /^\.(?:yarnrc|yarnrc\.yml|claude\.json|credentials|credentials_rsaparams|runner|authinfo(?:\.gpg)?|rhosts)$/,
  /^\.(?:[a-z]+_)?history$/,
  /^\.(?:python|node_repl|psql|mysql|sqlite|irb|rediscli|bash|zsh)_history$/,
  /^(?:shadow|gshadow|sudoers)-?$/,
  /^(?:credentials|application_default_credentials|oauth_creds|client_secrets?)(?:\.json|\.toml|\.tfrc\.json|\.xml|\.csv)?$/,
  /^(?:gha-creds-.*|service[-_]?account.*|.*-credentials)\.json$/,
  /^(?:.*[._-])?kubeconfig(?:\.(?:ya?ml|json|conf))?$/,
  /^secrets?\.(?:ya?ml|json|toml|ini|txt|enc|properties)$/,
  /^key[34]\.db$|^logins\.json$|^login data$|^cookies(?:\.sqlite)?$/,
];

/** Directories whose whole content is private; the directory itself counts too. */
const highDirectories: readonly (readonly string[])[] = [
  ['.ssh'],
  ['.gnupg'],
  ['.aws'],
  ['.azure'],
  ['.kube'],
  ['.docker'],
  ['.password-store'],
  ['.config', 'gcloud'],
  ['.config', 'gh'],
  ['.config', 'hub'],
  ['.config', 'git'],
  ['.config', 'op'],
  ['.config', 'claude'],
  ['.local', 'share', 'keyrings'],
  ['_runner_file_commands'],
  ['run', 'secrets'],
];

/** Single files (and the directory `.git`, which would be read with all below it), by their last segments. */
const highEnds: readonly (readonly string[])[] = [
  ['.git'],
  ['.git', 'config'],
  ['.git', 'config.worktree'],
  ['.git', 'credentials'],
  ['.cargo', 'credentials'],
  ['.cargo', 'credentials.toml'],
  ['.gem', 'credentials'],
  ['.m2', 'settings.xml'],
  ['.m2', 'settings-security.xml'],
  ['.gradle', 'gradle.properties'],
  ['.codex', 'auth.json'],
  ['.composer', 'auth.json'],
  ['opencode', 'auth.json'],
  ['.config', 'hub'],
  ['.nuget', 'nuget.config'],
];

const mediumNames: readonly RegExp[] = [
  /\.(?:sqlite3?|db3?|mdb|dump|log|har|pcap|tfstate|tfvars|env|ovpn|kdb)(?:\.(?:gz|bz2|xz|zst|\d+|backup|bak))?$/,
  /\.sql(?:\.(?:gz|bz2|xz|zst))$/,
  /passw(?:or)?d|passphrase|secret|credential/,
];

/** One look for all: every file of every command is compared. */
const anyOf = (patterns: readonly RegExp[]): RegExp =>
  new RegExp(patterns.map(({ source }) => `(?:${source})`).join('|'));
const highName = anyOf(highNames);
const mediumName = anyOf(mediumNames);
/** A path without one of these segments is no place of the tables above. */
const speaking: ReadonlySet<string> = new Set([...highDirectories, ...highEnds].flat());

/** What editors and people put around the name of a file that they keep or lock. */
const keeping = /^\.?#|(?:[~#]|\.(?:bak|backup|old|orig|save|swp|swo|\d+))+$/g;

/** Judges an absolute, normalised path by its name; a name that a file system might fold counts as what it folds to. */
export function sensitivity(path: string): Sensitivity {
  const folded = withoutEndingSlash(foldPath(path));
  const slash = folded.lastIndexOf('/');
  const name = folded.slice(slash + 1);
  if (name.endsWith('.pub')) return 'low';
  const original = name.replace(keeping, '');
  if (isHighPlace(folded.slice(0, slash), name) || (original !== name && isHighPlace(folded.slice(0, slash), original)))
    return 'high';
  if (templates.test(original)) return 'low';
  if (highName.test(name) || highName.test(original)) return 'high';
  if (sourceCode.test(name)) return 'low';
  return mediumName.test(name) ? 'medium' : 'low';
}

/** Folding can make a slash of a letter. */
function withoutEndingSlash(path: string): string {
  return path.endsWith('/') ? `/${segmentsOf(path).join('/')}` : path;
}

let last = { directory: '', isPlain: true };

/** By more than the name itself. Files are asked about directory by directory, so the last one is remembered. */
function isHighPlace(directory: string, name: string): boolean {
  if (last.directory !== directory)
    last = { directory, isPlain: !segmentsOf(directory).some((segment) => speaking.has(segment)) };
  if (last.isPlain && !speaking.has(name)) return false;
  const segments = segmentsOf(`${directory}/${name}`);
  return (
    highDirectories.some((one) => containsRun(segments, one)) ||
    highEnds.some((end) => endsWith(segments, end)) ||
    isGitModuleConfig(segments)
  );
}

function isGitModuleConfig(segments: readonly string[]): boolean {
  const git = segments.indexOf('.git');
  const below = segments[git + 1];
  return git >= 0 && (below === 'modules' || below === 'worktrees') && /^config/.test(segments.at(-1) ?? '');
}

function containsRun(segments: readonly string[], run: readonly string[]): boolean {
  const [first = ''] = run;
  for (let at = segments.indexOf(first); at >= 0; at = segments.indexOf(first, at + 1)) {
    if (run.every((name, i) => segments[at + i] === name)) return true;
  }
  return false;
}

function endsWith(segments: readonly string[], end: readonly string[]): boolean {
  return segments.length >= end.length && end.every((name, i) => segments[segments.length - end.length + i] === name);
}
