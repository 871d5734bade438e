import { foldPath, segmentsOf } from './paths.js';
import { highDirectories, highEnds, highNames, mediumNames } from './sensitive-names.js';

/** How much harm a leak of the file's content would do, by its name alone. */
export type Sensitivity = 'high' | 'medium' | 'low';

/** Templates to copy and fill in, and files that are public by nature. */
const templates =
  /^\.?[^/]*\.(?:example|sample|template|tmpl|dist|defaults?|schema|pub)(?:\.[a-z]+)?$|^(?:example|sample|template)\.env$/;

/** Source code is named after the data that it handles and does not contain it. */
const sourceCode =
  /\.(?:[cm]?[jt]sx?|py|rb|go|rs|java|kt|swift|c|cc|cpp|h|hpp|cs|php|vue|svelte|scss|css|html?|md|rst|lua|dart|scala|ex|exs|erl|hs|proto)$/;

/** Detached signatures of published files. */
const signatures = /(?:\.(?:tar|t?gz|zip|jar|pom|whl|xz|bz2|zst|deb|rpm|exe|dmg|txt)|sums?)\.(?:asc|gpg|pgp)$/;

const translations =
  /\/(?:locales?|i18n|l10n|lang(?:uage)?s?|translations?)\/[a-z]{2,3}(?:[-_][a-z0-9]{2,4})?\/(?:[^/]+\/)*auth\.json$/;

/** One regular expression for all patterns, for speed: every file of every command is tested. */
const anyOf = (patterns: readonly RegExp[]): RegExp =>
  new RegExp(patterns.map(({ source }) => `(?:${source})`).join('|'));
const highName = anyOf(highNames.map(([name]) => name));
const mediumName = anyOf(mediumNames);
/** A path without any of these segments matches none of the directory tables. */
const significant: ReadonlySet<string> = new Set([...highDirectories, ...highEnds].flat());

/** Prefixes and suffixes of backup, swap and lock files. */
const backupAffix = /^\.?#|(?:[~#]|\.(?:bak|backup|old|orig|save|swp|swo|\d+))+$/g;

/** The sensitivity of an absolute, normalized path, by its folded name. */
export function sensitivity(path: string): Sensitivity {
  const folded = withoutEndingSlash(foldPath(path));
  const slash = folded.lastIndexOf('/');
  const name = folded.slice(slash + 1);
  if (name.endsWith('.pub')) return 'low';
  const original = name.replace(backupAffix, '');
  if (
    isHighLocation(folded.slice(0, slash), name) ||
    (original !== name && isHighLocation(folded.slice(0, slash), original))
  )
    return 'high';
  if (templates.test(original) || signatures.test(name) || translations.test(folded)) return 'low';
  if (highName.test(name) || (original !== name && highName.test(original))) return 'high';
  if (sourceCode.test(name)) return 'low';
  return mediumName.test(name) ? 'medium' : 'low';
}

/** Removes a trailing slash, which folding can produce from another character. */
function withoutEndingSlash(path: string): string {
  return path.endsWith('/') ? `/${segmentsOf(path).join('/')}` : path;
}

let last = { directory: '', isPlain: true };

/** Whether the location makes the file sensitive. Caches the last directory, since callers test one directory at a time. */
function isHighLocation(directory: string, name: string): boolean {
  if (last.directory !== directory)
    last = { directory, isPlain: !segmentsOf(directory).some((segment) => significant.has(segment)) };
  if (last.isPlain && !significant.has(name)) return false;
  const segments = segmentsOf(`${directory}/${name}`);
  return (
    highDirectories.some((run) => containsRun(segments, run)) ||
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
  const [start = ''] = run;
  for (let at = segments.indexOf(start); at >= 0; at = segments.indexOf(start, at + 1)) {
    if (run.every((name, i) => segments[at + i] === name)) return true;
  }
  return false;
}

function endsWith(segments: readonly string[], end: readonly string[]): boolean {
  return segments.length >= end.length && end.every((name, i) => segments[segments.length - end.length + i] === name);
}
