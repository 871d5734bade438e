import { type SettingName, settingNames, settingsTable } from '../../settings/table.js';

/** What the batch itself decides: its summary and pull requests are made for all jobs, `changes` decides about worktrees. */
const decidedByBatch = [
  ...['publish', 'comment-key', 'comment-mode', 'progress', 'reaction', 'worktree', 'checkout'],
  ...['allow-links', 'allow-mentions', 'base-branch', 'branch-prefix', 'push-with', 'on-failed-write'],
];

/** Jobs of a batch have no issue or pull request, and write nothing on GitHub. */
export const ofEvents: readonly string[] = ['context', 'max-writes', 'issue-expires-days', 'issue-close-older'];

/** They are read for the whole batch before its file is: a hook that it named would not run. */
const hooks = ['hooks', 'hooks-from'];

/** The text of an item could add a variable. */
const ofWorkflow = ['command-env'];

/** Settings of a job that the configuration file cannot have. */
const ofOneJob = ['prompt', 'prompt-file', 'prompt-format', 'command', 'args', 'vars', 'output-schema'];

/** The settings that a batch file may give to its jobs. */
export const jobSettingNames: readonly SettingName[] = settingNames.filter(
  (name) =>
    ofOneJob.includes(name) ||
    (settingsTable[name].inFile === true && ![...decidedByBatch, ...ofEvents, ...hooks, ...ofWorkflow].includes(name)),
);
