/** The command line as data: the parser, the help and the tables in docs/ are made from it. */

import type { SettingName } from '../settings/table.js';
import type { Command, Flag } from './flag-types.js';
import { allSettingFlags, settingFlags } from './setting-flags.js';

const json: Flag = { name: 'json', text: 'print one JSON value' };

function valued(usage: string, text: string, setting?: SettingName): Flag {
  const [name = '', value = ''] = usage.split(' ');
  return { name, value, text, ...(setting === undefined ? {} : { setting }) };
}

const context = [...settingFlags('config', 'working-directory'), json];
const rules = settingFlags('allow', 'ask', 'deny', 'protected-paths', 'mode', 'read-only-commands');

/** A batch file has these for each of its jobs, and publishes one result for all of them. */
const ofOneJob: readonly SettingName[] = [
  'resume',
  ...(['prompt', 'prompt-file', 'prompt-format', 'command', 'args', 'vars', 'output-schema'] as const),
  ...(['transcript', 'record', 'worktree', 'publish', 'comment-key', 'comment-mode', 'progress', 'reaction'] as const),
];

/** In the order of the help. */
export const commands: readonly Command[] = [
  {
    name: 'run',
    operands: '[PROMPT_FILE | NAME | -]',
    maxOperands: 1,
    text: 'run one job and print its final text',
    flags: [
      ...allSettingFlags,
      valued('event FILE', 'event file that started the run (default: GITHUB_EVENT_PATH)'),
      json,
    ],
  },
  {
    name: 'batch',
    operands: 'FILE | plan FILE | merge DIR…',
    maxOperands: Number.POSITIVE_INFINITY,
    text: 'run the jobs of a batch file, or plan them for several machines, or merge the results',
    flags: [
      valued('state DIR', 'where finished jobs are stored (default: .sallyport/state/NAME)', 'state'),
      valued(
        'state-storage WHERE',
        'where the state is between runs: dir, branch, artifact or cache (default: dir)',
        'state-storage',
      ),
      valued(
        'state-branch BRANCH',
        'with --state-storage branch: the branch (default: sallyport/state/NAME)',
        'state-branch',
      ),
      valued('concurrency N', 'number of jobs that run at the same time', 'concurrency'),
      valued('plan FILE', 'run the jobs of this frozen plan; merge: the plan of the parts', 'plan'),
      valued('shard I/N', 'run one part: I/N, or auto', 'shard'),
      {
        name: 'resume',
        text: 'continue the last run: jobs that failed in it are not run again',
        setting: 'resume-batch',
      },
      { name: 'retry-failed', text: 'run failed and parked jobs again', setting: 'retry-failed' },
      { name: 'rescore', text: 'evaluate stored answers again, without asking the model', setting: 'rescore' },
      valued('shards N', 'plan: number of shards', 'shards'),
      valued('out PATH', 'plan: the file for the frozen plan; merge: the directory for the merged state'),
      valued('batch FILE', 'merge: the batch file, to open the pull requests of its jobs', 'batch'),
      valued(
        'compare-with PATH',
        'with --html-report: mark what is new and fixed since this state directory or result.json',
        'compare-with',
      ),
      ...allSettingFlags.filter(({ setting }) => setting !== undefined && !ofOneJob.includes(setting)),
      json,
    ],
  },
  {
    name: 'render',
    operands: '[PROMPT_FILE | NAME | -]',
    maxOperands: 1,
    text: 'print the prompt as the model would receive it',
    flags: [
      ...settingFlags('command', 'prompt-format', 'args', 'vars'),
      ...rules,
      ...settingFlags('missing-files', 'failed-commands', 'command-timeout-seconds', 'sandbox', 'plugin-directories'),
      { name: 'plan', text: 'run nothing: list what would be read and run, with each decision' },
      { name: 'parts', text: 'print each part with its source, and what precedes the prompt' },
      ...context,
    ],
  },
  {
    name: 'explain',
    operands: '[COMMAND]',
    maxOperands: 1,
    text: 'show how a call is evaluated, and why; run nothing',
    flags: [
      valued('tool T', 'a tool other than Bash'),
      valued('input JSON', 'the input of that tool'),
      ...rules,
      valued('transcript FILE', 'evaluate the calls of a recorded run: what these rules would change'),
      { name: 'jsonl', text: 'evaluate each line of stdin, such as {"command":"ls","allow":["Bash(ls)"]}' },
      ...context,
    ],
  },
  {
    name: 'lint',
    operands: '[RULE…]',
    maxOperands: Number.POSITIVE_INFINITY,
    text: 'report rules that allow more than they appear to, or never match (exit code 1 if there are any)',
    flags: [...settingFlags('allow', 'ask', 'deny', 'protected-paths', 'plugin-directories'), ...context],
  },
  {
    name: 'test',
    operands: 'FILE…',
    maxOperands: Number.POSITIVE_INFINITY,
    text: 'check that calls are decided as tables of cases expect; run nothing (exit code 1 if one differs)',
    flags: [...rules, ...context],
  },
  {
    name: 'learn',
    operands: 'TRANSCRIPT…',
    maxOperands: Number.POSITIVE_INFINITY,
    text: 'print the smallest allow list that would have permitted the refused calls',
    flags: [json],
  },
  {
    name: 'migrate',
    operands: 'FILE…',
    maxOperands: Number.POSITIVE_INFINITY,
    text: 'print the workflow and the rules that replace those of another product; write nothing (exit code 1 if something forbidden has no rule)',
    flags: [json],
  },
  {
    name: 'report',
    operands: 'TRANSCRIPT | STATE_DIR',
    maxOperands: 1,
    text: 'show the calls of a run and who decided them, or the jobs of a batch, as text or as an HTML page',
    flags: [
      valued('html FILE', 'write one self-contained page with every conversation'),
      valued('previous PATH', 'mark what is new and fixed since this state directory or result.json'),
      valued('max-mb N', 'maximum size of the page; conversations that do not fit are left out (default: 20)'),
      { name: 'markdown', text: 'print Markdown' },
      json,
    ],
  },
  {
    name: 'commands',
    operands: '',
    maxOperands: 0,
    text: 'list the commands and skills found, their sources, and which one takes precedence',
    flags: [...settingFlags('plugin-directories'), ...context],
  },
  {
    name: 'help',
    operands: '[COMMAND]',
    maxOperands: 1,
    text: 'show this help and the commands and skills that can be started, or the flags of one command',
    flags: settingFlags('config', 'working-directory'),
  },
  {
    name: 'post',
    operands: 'HANDOFF_FILE',
    maxOperands: 1,
    text: 'post the results of an unprivileged run to the pull request of a workflow_run event',
    flags: [
      valued('event FILE', 'event file of the workflow_run (default: GITHUB_EVENT_PATH)'),
      ...settingFlags('comment-key', 'allow-links', 'dry-run'),
      json,
    ],
  },
  {
    name: 'doctor',
    operands: '',
    maxOperands: 0,
    text: 'report what is available here: Node, git, bash, keys, configuration, workflows, access of the token',
    flags: [{ name: 'strict', text: 'exit code 1 for warnings too' }, ...context],
  },
  {
    name: 'mcp',
    operands: 'pin',
    maxOperands: 1,
    text: 'start the configured MCP servers and write hashes of the descriptions of their tools to mcp.lock',
    flags: [
      { name: 'check', text: 'write nothing (exit code 1 if mcp.lock differs)' },
      ...settingFlags('mcp-config', 'sandbox', 'config', 'working-directory'),
    ],
  },
  {
    name: 'init',
    operands: '[review] [comment] [fix] [schedule] [triage] [ci] [forks] [batch] [nightly] [gitlab] [gitlab-batch]',
    maxOperands: Number.POSITIVE_INFINITY,
    text: 'write starter workflows and a starter configuration (default: review, comment, schedule, or gitlab if the origin is on GitLab); never overwrites a file',
    flags: [
      valued('model P/ID', 'model of the workflows (default: anthropic/claude-sonnet-4-5)'),
      valued(
        'action OWNER/REPO[@REF]',
        'how the workflows refer to this action (default: the repository and release of a clone, or OWNER/sallyport@v1)',
      ),
      valued('cwd DIR', 'root directory of the repository (default: .)'),
      { name: 'dry-run', text: 'print the files without writing them' },
      json,
    ],
  },
  {
    name: 'completion',
    operands: 'bash | zsh | fish',
    maxOperands: 1,
    text: 'print a script that completes commands and flags in this shell',
    flags: [],
  },
];
