import type { Command, Flag } from './flag-types.js';

/** The commands that are of use with GitHub alone. */

export const jsonFlag: Flag = { name: 'json', text: 'print one JSON value' };

export const postCommand: Command = {
  name: 'post',
  operands: 'HANDOFF_FILE',
  maxOperands: 1,
  text: 'post what a run without secrets left, on the pull request that a workflow_run event leads to',
  flags: [
    { name: 'event', value: 'FILE', text: 'event file of the workflow_run (default: GITHUB_EVENT_PATH)' },
    { name: 'comment-key', value: 'KEY', text: 'which comment to update', setting: 'comment-key' },
    { name: 'allow-links', value: 'HOSTS', text: 'hosts that posted links may lead to', setting: 'allow-links' },
    { name: 'dry-run', text: 'show what would be posted', setting: 'dry-run' },
    jsonFlag,
  ],
};

export const initCommand: Command = {
  name: 'init',
  operands: '[review] [comment] [schedule] [forks]',
  maxOperands: Number.POSITIVE_INFINITY,
  text: 'write workflows and a configuration to start from (default: review, comment, schedule); never over a file',
  flags: [
    { name: 'model', value: 'P/ID', text: 'model of the workflows (default anthropic/claude-sonnet-4-5)' },
    { name: 'action', value: 'REPO@REF', text: 'how the workflows name this action (default OWNER/sallyport@v1)' },
    { name: 'cwd', value: 'DIR', text: 'root of the repository (default: here)' },
    { name: 'dry-run', text: 'print the files, write none' },
    jsonFlag,
  ],
};
