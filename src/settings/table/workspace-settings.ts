import { commitOrBranch } from '../branch-values.js';
import { early, inFile, optional } from '../setting.js';
import { choice, text, trueOrFalse } from '../values.js';

export const workspaceSettings = {
  'trusted-ref': early.optional(commitOrBranch(), {
    text: 'Commit to read configuration, commands and prompt files from: its full id, or a branch whose last commit the server is asked for. Default: the base of a pull request whose checkout an outside contributor controls, otherwise the checkout.',
    flag: { value: 'REF', text: 'full commit id, or branch on the server, to read prompts and configuration from' },
  }),
  config: early.optional(text(), {
    text: 'Configuration file (YAML) with these settings. Default: `.sallyport/config.yml`, if it exists. If the workspace is a directory of the repository, the default files on the way from the root apply too: see [rules.md](rules.md#rules-of-the-repository-hold-in-its-directories).',
    flag: { value: 'FILE', text: 'configuration file (default: .sallyport/config.yml, if it exists)' },
  }),
  'working-directory': early.withDefault(text(), '.', {
    text: 'The directory that is the workspace of the job.',
    flag: { name: 'cwd', value: 'DIR', text: 'work in this directory' },
  }),
  checkout: inFile.withDefault(choice(['auto', 'head', 'base', 'none']), 'auto', {
    text: 'Which commit of a pull request the job works on. auto: for a comment or review on a pull request its head, fetched into a separate directory; for other events the checkout of the workflow. head: the head for every event of a pull request. base: the last commit of the branch that the pull request would be merged into. none: always the checkout of the workflow. The head of a fork can only be read. Configuration and prompts are not read from it; see `trusted-ref`.',
    flag: { value: 'WHICH', text: 'commit of the pull request to work on: auto, head, base or none' },
  }),
  worktree: inFile.withDefault(trueOrFalse(), false, {
    text: 'true to work in a temporary git worktree of HEAD and leave the checkout unchanged.',
    flag: { text: 'work in a temporary git worktree of HEAD' },
  }),
  transcript: optional(text(), {
    text: "Path of the transcript (JSONL). Default: a new directory in the runner's temporary directory.",
    flag: { value: 'FILE', text: 'path of the transcript (JSONL)' },
  }),
  resume: optional(text(), {
    text: 'Transcript of an interrupted run to continue, with otherwise the same settings. `auto`: continues an earlier attempt of the same job whose transcript is in `resume-directory`; otherwise the run starts over. See docs/resume.md.',
    flag: { value: 'FILE', text: 'continue the interrupted run of this transcript' },
  }),
  continue: early.optional(text(), {
    text: '`true`: a comment on an issue or pull request continues the conversation of the last run on it, which `state-storage` keeps, encrypted with `resume-key`. On a terminal, the directory with the conversation. See docs/continue.md.',
    flag: { value: 'DIR', text: 'continue the conversation that is stored in this directory' },
  }),
  'resume-directory': optional(text(), {
    text: 'With `resume: auto`: the directory with the transcript, which the workflow keeps between attempts. No pull request may be able to read or write its storage.',
  }),
  'resume-key': early.optional(text(), {
    text: 'With `resume: auto`: a secret of at least 16 characters that authenticates the transcript. In a batch: authenticates the stored results. With `continue`: encrypts the conversation.',
    isSecret: true,
  }),
  record: optional(text(), {
    text: "A file to record the model's turns in, as a script that replays them.",
    flag: { value: 'FILE', text: "record the model's turns as a script that replays them" },
  }),
  'dry-run': early.withDefault(trueOrFalse(), false, {
    text: 'true to show what would be read, run and posted, without calling a model.',
    flag: { text: 'show what would be read, run and posted, without calling a model' },
  }),
};
