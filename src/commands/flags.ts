/** The command line as data: the parser, the help text and the README table are made from these tables. */

import type { Command, Flag } from './flag-types.js';
import { initCommand, jsonFlag, postCommand } from './flags-github.js';

const cwd: Flag = { name: 'cwd', value: 'DIR', text: 'work in this directory', setting: 'working-directory' };
const config: Flag = {
  name: 'config',
  value: 'FILE',
  text: 'configuration file (default .sallyport/config.yml, if there is one)',
  setting: 'config',
};
const args: Flag = { name: 'args', value: 'TEXT', text: 'what {{args}} stands for', setting: 'args' };
const variables: Flag = {
  name: 'var',
  value: 'K=V',
  repeatable: true,
  text: 'what {{K}} or ${input:K} of the prompt stands for',
  setting: 'vars',
};
const format: Flag = {
  name: 'format',
  value: 'F',
  text: 'format of the prompt file (default: by its name); toml, markdown, claude, prompt-yml, prompt-md, text, inline',
  setting: 'prompt-format',
};
const lists: readonly Flag[] = [
  {
    name: 'allow',
    value: 'RULE',
    repeatable: true,
    text: 'allow calls that match, e.g. "Bash(git log:*)"',
    setting: 'allow',
  },
  {
    name: 'ask',
    value: 'RULE',
    repeatable: true,
    text: 'refuse these even where a wider rule allows them',
    setting: 'ask',
  },
  { name: 'deny', value: 'RULE', repeatable: true, text: 'never run these; nothing softens a deny', setting: 'deny' },
];

const rules: readonly Flag[] = [
  ...lists,
  { name: 'mode', value: 'M', text: 'default, auto-edit, plan or yolo', setting: 'mode' },
];

const failures: readonly Flag[] = [
  {
    name: 'missing-files',
    value: 'HOW',
    text: 'error or keep when an @{file} cannot be read',
    setting: 'missing-files',
  },
  {
    name: 'failed-commands',
    value: 'HOW',
    text: 'keep or stop when a command of the prompt fails',
    setting: 'failed-commands',
  },
];

const run: Command = {
  name: 'run',
  operands: '[PROMPT_FILE | -]',
  maxOperands: 1,
  text: 'run one job and print its final text',
  flags: [
    { name: 'prompt', value: 'TEXT', text: 'the prompt itself', setting: 'prompt' },
    {
      name: 'command',
      value: 'NAME',
      text: 'a command or skill by its name (see: sallyport commands)',
      setting: 'command',
    },
    format,
    args,
    variables,
    {
      name: 'model',
      value: 'P/ID',
      text: 'anthropic/ID, openai/ID, google/ID, compatible/ID or script:FILE',
      setting: 'model',
    },
    { name: 'base-url', value: 'URL', text: 'server of the model', setting: 'base-url' },
    ...rules,
    { name: 'on-denied', value: 'HOW', text: 'continue, stop or fail when a call is refused', setting: 'on-denied' },
    ...failures,
    {
      name: 'instruction-files',
      value: 'WHICH',
      text: 'AGENTS.md and the like for the model: true, false or names (default true)',
      setting: 'instruction-files',
    },
    {
      name: 'skills',
      value: 'BOOL',
      text: 'list the skills to the model: true or false (default true)',
      setting: 'skills',
    },
    {
      name: 'command-directories',
      value: 'DIRS',
      text: 'more directories of commands, with commas between them',
      setting: 'command-directories',
    },
    { name: 'max-turns', value: 'N', text: 'turns with tools (default 50)', setting: 'max-turns' },
    { name: 'max-cost', value: 'USD', text: 'stop before this cost', setting: 'max-cost-usd' },
    { name: 'max-output-tokens', value: 'N', text: 'output tokens of the whole job', setting: 'max-output-tokens' },
    { name: 'timeout', value: 'MIN', text: 'minutes for the whole job (default 30)', setting: 'timeout-minutes' },
    {
      name: 'schema',
      value: 'FILE',
      text: 'JSON Schema of the answer: a file, or the schema itself; prints the JSON',
      setting: 'output-schema',
    },
    { name: 'event', value: 'FILE', text: 'event file that started the run (default: GITHUB_EVENT_PATH)' },
    { name: 'trigger-phrase', value: 'WORD', text: 'what a comment has to begin with', setting: 'trigger-phrase' },
    { name: 'label-trigger', value: 'NAMES', text: 'labels that start a run', setting: 'label-trigger' },
    {
      name: 'assignee-trigger',
      value: 'NAMES',
      text: 'whose assignment or review request starts a run',
      setting: 'assignee-trigger',
    },
    { name: 'allow-users', value: 'NAMES', text: 'who may start it without the permission', setting: 'allow-users' },
    { name: 'allow-bots', value: 'NAMES', text: 'bots that may start it', setting: 'allow-bots' },
    {
      name: 'required-permission',
      value: 'P',
      text: 'admin, maintain, write (default), triage, read or none',
      setting: 'required-permission',
    },
    { name: 'allow-forks', text: 'start also where a fork meets secrets', setting: 'allow-forks' },
    { name: 'reaction', text: 'react on what started the run', setting: 'reaction' },
    { name: 'context', value: 'HOW', text: 'full (default), event or none', setting: 'context' },
    {
      name: 'minimum-trust',
      value: 'T',
      text: 'whose words the model is told (default anyone)',
      setting: 'minimum-trust',
    },
    {
      name: 'publish',
      value: 'WHERE',
      text: 'summary, comment, review, annotations, check, handoff, none (default summary,comment)',
      setting: 'publish',
    },
    { name: 'comment-key', value: 'KEY', text: 'which sticky comment to update', setting: 'comment-key' },
    {
      name: 'comment-mode',
      value: 'HOW',
      text: 'answer (default), replace, append or minimize the earlier comment',
      setting: 'comment-mode',
    },
    { name: 'progress', text: 'show the steps in the comment while the run works', setting: 'progress' },
    { name: 'allow-links', value: 'HOSTS', text: 'hosts that posted links may lead to', setting: 'allow-links' },
    { name: 'allow-mentions', value: 'NAMES', text: 'who a posted text may mention', setting: 'allow-mentions' },
    { name: 'max-writes', value: 'N', text: 'posts that the model may record (default 10)', setting: 'max-writes' },
    {
      name: 'trusted-ref',
      value: 'REF',
      text: 'commit that prompts and configuration are read from',
      setting: 'trusted-ref',
    },
    config,
    cwd,
    { name: 'worktree', text: 'work in a temporary git worktree of HEAD', setting: 'worktree' },
    { name: 'transcript', value: 'FILE', text: 'where the transcript goes (JSONL)', setting: 'transcript' },
    { name: 'record', value: 'FILE', text: "keep the model's turns as a script that replays them", setting: 'record' },
    { name: 'dry-run', text: 'show what would be read, run and posted; ask no model', setting: 'dry-run' },
    jsonFlag,
  ],
};

const render: Command = {
  name: 'render',
  operands: '[PROMPT_FILE | NAME | -]',
  maxOperands: 1,
  text: 'print the prompt as the model would get it',
  flags: [
    { name: 'command', value: 'NAME', text: 'a command or skill by its name (see: sallyport commands)' },
    format,
    args,
    variables,
    ...rules,
    ...failures,
    { name: 'plan', text: 'run nothing: list what would be read and run, and how each is judged' },
    { name: 'parts', text: 'part by part: who wrote it, and what comes before the prompt' },
    config,
    cwd,
    jsonFlag,
  ],
};

const explain: Command = {
  name: 'explain',
  operands: '[COMMAND]',
  maxOperands: 1,
  text: 'show how the gate judges a call, and why; run nothing',
  flags: [
    { name: 'tool', value: 'T', text: 'another tool than Bash' },
    { name: 'input', value: 'JSON', text: 'the input of that tool' },
    ...rules,
    { name: 'jsonl', text: 'judge the lines of stdin, such as {"command":"ls","allow":["Bash(ls)"]}' },
    config,
    cwd,
    jsonFlag,
  ],
};

const commandsCommand: Command = {
  name: 'commands',
  operands: '',
  maxOperands: 0,
  text: 'list the commands and skills that are found, where they come from and which one wins',
  flags: [config, cwd, jsonFlag],
};

const lint: Command = {
  name: 'lint',
  operands: '[RULE…]',
  maxOperands: Number.POSITIVE_INFINITY,
  text: 'tell what rules allow more than they seem to, or never match (exit code 1 with findings)',
  flags: [...lists, config, cwd, jsonFlag],
};

const learn: Command = {
  name: 'learn',
  operands: 'TRANSCRIPT…',
  maxOperands: Number.POSITIVE_INFINITY,
  text: 'print the smallest allow list under which the refused calls would have passed',
  flags: [jsonFlag],
};

/** In the order of the help. */
export const commands: readonly Command[] = [
  run,
  render,
  explain,
  lint,
  learn,
  commandsCommand,
  postCommand,
  initCommand,
];
