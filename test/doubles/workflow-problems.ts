import { settingNames } from '../../src/settings/table.js';
import { expressionsIn, isOurs, type Job, parseWorkflow, type Step, stepsOf, type Workflow } from './workflow.js';

/** Values that outside contributors cannot choose, or that are hashes and numbers. */
const safe =
  /^(secrets\.[A-Z_]+|vars\.[A-Z_]+|github\.(token|workflow|ref|run_attempt|event\.workflow_run\.id|event\.pull_request\.head\.sha)|runner\.temp|steps\.\w+\.outputs\.[\w-]+|needs\.plan\.outputs\.attempt|matrix\.shard|strategy\.job-index)$/;

/** Conditions compare and never print. */
const keys = {
  top: ['name', 'on', 'permissions', 'concurrency', 'jobs'],
  job: ['if', 'needs', 'concurrency', 'runs-on', 'timeout-minutes', 'permissions', 'outputs', 'strategy', 'steps'],
  step: ['name', 'id', 'if', 'uses', 'with', 'env', 'run', 'continue-on-error'],
};

/** https://docs.github.com/actions/reference/workflows-and-actions/events-that-trigger-workflows */
const events = [
  'pull_request',
  'pull_request_target',
  'issue_comment',
  'issues',
  'schedule',
  'workflow_dispatch',
  'workflow_run',
];

/** Permissions, for every job or by the name of the job. */
export type Rights = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

/** Problems of a workflow of this repository, in the spirit of actionlint and zizmor. `rights` are all that its jobs may do. */
export function workflowProblems(text: string, rights: Rights): readonly string[] {
  const workflow = parseWorkflow(text);
  return [
    ...keyProblems(workflow),
    ...rightProblems(workflow, rights),
    ...stepsOf(workflow).flatMap((step) => [...textProblems(step), ...settingProblems(step)]),
    ...pinProblems(text),
    ...trustProblems(workflow),
  ];
}

function keyProblems(workflow: Workflow): readonly string[] {
  const unknown = (value: object, known: readonly string[]) =>
    Object.keys(value)
      .filter((key) => !known.includes(key))
      .map((key) => `unknown key ${key}`);
  return [
    ...unknown(workflow, keys.top),
    ...unknown(workflow.on, events),
    ...Object.values(workflow.jobs).flatMap((job) => [...unknown(job, keys.job), ...machineProblems(job)]),
    ...stepsOf(workflow).flatMap((step) => unknown(step, keys.step)),
  ];
}

function machineProblems(job: Job): readonly string[] {
  const { 'runs-on': machine, 'timeout-minutes': minutes } = job as Job & Readonly<Record<string, unknown>>;
  return [
    ...(machine === 'ubuntu-latest' ? [] : ['another machine than those of GitHub']),
    ...(typeof minutes === 'number' && minutes <= 60 ? [] : ['no timeout']),
  ];
}

function rightProblems({ permissions, jobs }: Workflow, rights: Rights): readonly string[] {
  const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  return [
    ...(same(permissions, {}) ? [] : ['rights for the whole workflow']),
    ...Object.entries(jobs)
      .filter(([name, job]) => {
        const own = rights[name];
        return !same(sorted(job.permissions), sorted(typeof own === 'object' ? own : rights));
      })
      .map(() => 'other rights than the job needs'),
  ];
}

function sorted(rights: unknown): unknown {
  if (typeof rights !== 'object' || rights === null) return rights;
  return Object.entries(rights).sort(([one], [other]) => (one < other ? -1 : 1));
}

/** No untrusted text in a script, a prompt or a setting. */
function textProblems({ run, env, uses, with: settings }: Step): readonly string[] {
  const unsafe = [...expressionsIn(settings), ...expressionsIn(env)].filter((one) => !safe.test(one));
  return [
    ...expressionsIn(run).map((one) => `${one} in a script`),
    ...expressionsIn(uses).map((one) => `${one} in the name of an action`),
    ...unsafe.map((one) => `${one} in a setting`),
    ...(isOurs(uses) && JSON.stringify(settings ?? {}).includes('github.event') ? ['an event in our settings'] : []),
    ...(/\b(?:curl|wget)\b[^\n]*\|\s*(?:ba|z)?sh\b|GITHUB_(?:ENV|PATH)\b/.test(run ?? '')
      ? ['a script that steers others']
      : []),
  ];
}

function settingProblems({ uses, with: settings }: Step): readonly string[] {
  if (!isOurs(uses)) return [];
  return Object.keys(settings ?? {})
    .filter((name) => !(settingNames as readonly string[]).includes(name))
    .map((name) => `no input ${name}`);
}

/** Every action by a commit, with its version; ours by its own. */
function pinProblems(text: string): readonly string[] {
  return [...text.matchAll(/^ +(?:- )?uses: (.*)$/gm)]
    .map(([, line = '']) => line)
    .filter((line) => line !== 'OWNER/sallyport@v1' && !/^[\w-]+\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))
    .map((line) => `${line} is not pinned`);
}

/** No token in a checkout, no fork with secrets, and no data of another run that could be mistaken for this one's. */
function trustProblems(workflow: Workflow): readonly string[] {
  const { on, jobs } = workflow;
  const all = stepsOf(workflow);
  const checkouts = all.filter(({ uses }) => uses?.startsWith('actions/checkout@') === true);
  const downloads = all.filter(({ uses }) => uses?.startsWith('actions/download-artifact@') === true);
  const runs = all.some(({ run }) => run !== undefined);
  const secrets = expressionsIn(jobs).some((one) => /\bsecrets\b/.test(one));
  const follows = 'workflow_run' in on;
  const ofRepository = (job: Job) =>
    !runs && job.if?.includes('workflow_run.head_repository.full_name == github.repository') === true;
  const ofRun = (job: Job) => job.if?.includes("workflow_run.event == 'pull_request'") === true;
  return [
    ...checkouts.flatMap(({ with: settings = {} }) => [
      ...(settings['persist-credentials'] === false ? [] : ['a token in the checkout']),
      ...('ref' in settings || 'repository' in settings ? ['a checkout of something else'] : []),
    ]),
    ...(follows && (checkouts.length > 0 || runs) && !Object.values(jobs).every(ofRepository)
      ? ['code in a run that follows another']
      : []),
    ...(follows && !Object.values(jobs).every(ofRun) ? ['no look at what started the previous run'] : []),
    ...('pull_request_target' in on && runs ? ['a script in a job with secrets'] : []),
    ...('pull_request' in on && runs && secrets ? ["secrets in a job with a pull request's code"] : []),
    ...downloads
      .filter(({ with: settings }) => !String(settings?.['path'] ?? '').startsWith('${{ runner.temp }}/'))
      .map(() => 'an artifact in the workspace'),
  ];
}
