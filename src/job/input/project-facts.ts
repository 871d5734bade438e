import type { RunContext } from '../../context/run-context.js';
import { formatCount } from '../../format-number.js';
import { type CheckoutFacts, checkoutFacts } from '../../platform/git/checkout-facts.js';
import type { Git } from '../../platform/git/git.js';
import type { QuickGitPlace } from '../../platform/git/quick-git.js';
import type { PathFacts } from '../../policy/types.js';

const managers = [
  ['pnpm', 'pnpm-lock.yaml'],
  ['yarn', 'yarn.lock'],
  ['bun', 'bun.lock'],
  ['bun', 'bun.lockb'],
  ['npm', 'package-lock.json'],
  ['npm', 'npm-shrinkwrap.json'],
  ['uv', 'uv.lock'],
  ['poetry', 'poetry.lock'],
] as const;

const projectFiles = [
  ...['pyproject.toml', 'tox.ini', 'Cargo.toml', 'go.mod', 'pom.xml', 'build.gradle', 'build.gradle.kts', 'Makefile'],
  ...['justfile', 'CMakeLists.txt', 'Gemfile', 'composer.json', 'mix.exs', 'deno.json', 'Taskfile.yml'],
];

const mostScripts = 30;
/** A name of the checkout is data: only what cannot be a sentence is shown. */
const plainName = /^[\w:.-]{1,40}$/;

/** How this project is built and tested, by its files in the workspace; empty if none is known. */
export function projectFacts(world: PathFacts): readonly string[] {
  const { workspace } = world;
  const names = new Set(world.entries(workspace));
  const used = [...new Set(managers.flatMap(([manager, file]) => (names.has(file) ? [manager] : [])))];
  const scripts = names.has('package.json') ? scriptsIn(world.packageManifest(workspace)) : [];
  const others = projectFiles.filter((name) => names.has(name));
  return [
    ...(used.length === 0 ? [] : [`The lock file is that of ${used.join(' and ')}.`]),
    ...(scripts.length === 0 ? [] : [`The scripts of package.json are ${scripts.join(', ')}.`]),
    ...(others.length === 0 ? [] : [`The workspace has ${others.join(', ')}.`]),
  ];
}

function scriptsIn(manifest: string | null): readonly string[] {
  if (manifest === null) return [];
  try {
    const { scripts } = JSON.parse(manifest) as { readonly scripts?: unknown };
    if (typeof scripts !== 'object' || scripts === null) return [];
    return Object.keys(scripts)
      .filter((name) => plainName.test(name))
      .slice(0, mostScripts);
  } catch {
    return [];
  }
}

type FactsContext = Pick<RunContext, 'git' | 'event' | 'pull' | 'workspace'>;

/** The jobs of a batch have the same clone. */
const known = new WeakMap<Git, Map<string, Promise<CheckoutFacts | null>>>();

/** The state of the clone that the job works on, one sentence each; empty without a commit. */
export async function gitFacts(
  { git, event, pull, workspace }: FactsContext,
  setup: Omit<QuickGitPlace, 'cwd'>,
): Promise<readonly string[]> {
  if (git === null) return [];
  const request = {
    commit: pull?.commit ?? null,
    base: pull?.facts.base ?? event.baseBranch ?? null,
    // The files of an outside contributor are only compared in the sandbox.
    comparesFiles: pull === null && !event.isUntrustedCheckout,
  };
  const ofGit = known.get(git) ?? new Map<string, Promise<CheckoutFacts | null>>();
  known.set(git, ofGit);
  const key = JSON.stringify(request);
  const reading =
    ofGit.get(key) ?? checkoutFacts({ path: setup.path, environment: setup.environment, cwd: workspace }, request);
  ofGit.set(key, reading);
  const facts = await reading;
  return facts === null ? [] : inWords(facts, { event, pull });
}

const short = (id: string): string => id.slice(0, 12);

function inWords(facts: CheckoutFacts, { event, pull }: Pick<FactsContext, 'event' | 'pull'>): readonly string[] {
  const { head, branch, tag, changedFiles, base } = facts;
  const where = branch === null ? '' : `, on branch ${branch}`;
  return [
    ...(pull === null ? [`HEAD is ${short(head)}${where}${originOf(facts, event)}.`] : []),
    ...(base === null ? [] : baseInWords(base)),
    tag === null ? 'No tag is before this commit in the clone.' : `The last tag is ${tag}.`,
    ...(changedFiles === null
      ? []
      : [
          changedFiles === 0
            ? 'No tracked file differs from HEAD.'
            : `${formatCount(changedFiles, 'tracked file')} ${changedFiles === 1 ? 'differs' : 'differ'} from HEAD.`,
        ]),
  ];
}

/** Which commit a workflow for a pull request has checked out: usually a merge that GitHub made. */
function originOf({ head, parents }: CheckoutFacts, { item, headSha }: FactsContext['event']): string {
  if (item?.kind !== 'pull-request' || headSha === null) return '';
  const pull = `pull request #${String(item.number)}`;
  if (head === headSha) return `, the head of ${pull}`;
  return parents[1] === headSha ? `, the merge of ${pull} into its base that GitHub made` : '';
}

function baseInWords({ branch, revision, mergeBase, commits }: NonNullable<CheckoutFacts['base']>): readonly string[] {
  if (revision === null) return [`The base branch ${branch} is not in this clone.`];
  if (mergeBase === null)
    return [`The base is ${revision}; the clone does not reach its last common commit with HEAD.`];
  const since = commits === null ? '' : `, ${formatCount(commits, 'commit')} ago`;
  return [`The base is ${revision}; the last common commit is ${short(mergeBase)}${since}.`];
}
