/** The command line as data: the parser, the help and the tables in docs/ are made from it. */

import type { SettingName } from '../settings/table.js';
import type { Command, Flag } from './flag-types.js';
import { allSettingFlags, settingFlags } from './setting-flags.js';

const json: Flag = { name: 'json', text: 'print one JSON value' };
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
      { name: 'event', value: 'FILE', text: 'event file that started the run (default: GITHUB_EVENT_PATH)' },
      json,
    ],
  },
  {
    name: 'batch',
    operands: 'FILE | plan FILE | merge DIR…',
    maxOperands: Number.POSITIVE_INFINITY,
    text: 'run the jobs of a batch file, or plan them for several machines, or merge the results',
    flags: [
      {
        name: 'state',
        value: 'DIR',
        text: 'where finished jobs are stored (default: .sallyport/state/NAME)',
        setting: 'state',
      },
      {
        name: 'state-storage',
        value: 'WHERE',
        text: 'where the state is between runs: dir, branch, artifact or cache (default: dir)',
        setting: 'state-storage',
      },
      {
        name: 'state-branch',
        value: 'BRANCH',
        text: 'with --state-storage branch: the branch (default: sallyport/state/NAME)',
        setting: 'state-branch',
      },
      { name: 'concurrency', value: 'N', text: 'number of jobs that run at the same time', setting: 'concurrency' },
      {
        name: 'plan',
        value: 'FILE',
        text: 'run the jobs of this frozen plan; merge: the plan of the parts',
        setting: 'plan',
      },
      { name: 'shard', value: 'I/N', text: 'run one part: I/N, or auto', setting: 'shard' },
      {
        name: 'resume',
        text: 'continue the last run: jobs that failed in it are not run again',
        setting: 'resume-batch',
      },
      { name: 'retry-failed', text: 'run failed and parked jobs again', setting: 'retry-failed' },
      { name: 'rescore', text: 'evaluate stored answers again, without asking the model', setting: 'rescore' },
      { name: 'shards', value: 'N', text: 'plan: number of shards', setting: 'shards' },
      {
        name: 'out',
        value: 'PATH',
        text: 'plan: the file for the frozen plan; merge: the directory for the merged state',
      },
      {
        name: 'batch',
        value: 'FILE',
        text: 'merge: the batch file, to open the pull requests of its jobs',
        setting: 'batch',
      },
      {
        name: 'compare-with',
        value: 'PATH',
        text: 'with --html-report: mark what is new and fixed since this state directory or result.json',
        setting: 'compare-with',
      },
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
      { name: 'tool', value: 'T', text: 'a tool other than Bash' },
      { name: 'input', value: 'JSON', text: 'the input of that tool' },
      ...rules,
      {
        name: 'transcript',
        value: 'FILE',
        text: 'evaluate the calls of a recorded run: what these rules would change',
      },
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
      { name: 'html', value: 'FILE', text: 'write one self-contained page with every conversation' },
      { name: 'previous', value: 'PATH', text: 'mark what is new and fixed since this state directory or result.json' },
      {
        name: 'max-mb',
        value: 'N',
        text: 'maximum size of the page; conversations that do not fit are left out (default: 20)',
      },
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
      { name: 'event', value: 'FILE', text: 'event file of the workflow_run (default: GITHUB_EVENT_PATH)' },
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
      { name: 'model', value: 'P/ID', text: 'model of the workflows (default: anthropic/claude-sonnet-4-5)' },
      {
        name: 'action',
        value: 'OWNER/REPO[@REF]',
        text: 'how the workflows refer to this action (default: the repository and release of a clone, or OWNER/sallyport@v1)',
      },
      { name: 'cwd', value: 'DIR', text: 'root directory of the repository (default: .)' },
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
