import { sandboxModes } from '../../platform/sandbox/types.js';
import { modes } from '../../policy/types.js';
import { wholeNumber } from '../number-values.js';
import { withDefault } from '../setting.js';
import { choice, ruleList, trueOrFalse } from '../values.js';

/** What the agent may do. */
export const ruleSettings = {
  allow: withDefault(ruleList(), [], {
    text: 'Rules for what may run, one per line, such as `Bash(git log:*)`. Combined with the rules in the configuration file.',
    flag: { value: 'RULE', repeatable: true, text: 'allow matching calls, e.g. "Bash(git log:*)"' },
    inFile: true,
    isCombined: true,
  }),
  ask: withDefault(ruleList(), [], {
    text: 'Rules for what requires confirmation, one per line. No one can confirm in CI, so these calls are refused even if a broader rule allows them.',
    flag: { value: 'RULE', repeatable: true, text: 'refuse matching calls even if a broader rule allows them' },
    inFile: true,
    isCombined: true,
  }),
  deny: withDefault(ruleList(), [], {
    text: 'Rules for what must never run, one per line. Nothing overrides a deny rule.',
    flag: { value: 'RULE', repeatable: true, text: 'never run matching calls; nothing overrides a deny rule' },
    inFile: true,
    isCombined: true,
  }),
  mode: withDefault(choice(modes), 'default', {
    text: 'default, auto-edit (writing, deleting and moving files inside the workspace is allowed; commands and whole directories need a rule), plan (read-only) or yolo (ask becomes allow).',
    flag: { value: 'M', text: 'default, auto-edit, plan or yolo' },
    inFile: true,
  }),
  'read-only-commands': withDefault(trueOrFalse(), true, {
    text: 'Whether commands that only read files that the rules allow, or filter their input (`ls`, `cat`, `git log`, `| head`), need no rule. `false` here or in the configuration file turns this off.',
    flag: { value: 'BOOL', text: 'commands that only read need no rule: true or false' },
    inFile: true,
  }),
  sandbox: withDefault(choice(sandboxModes), 'auto', {
    text: 'Confinement of the commands that the rules permit. auto: the strongest that works on the runner, named in the summary. require: the run does not start without one. off: none. See docs/sandbox.md.',
    flag: { value: 'HOW', text: 'confine commands: auto, require or off' },
  }),
  'command-processes': withDefault(wholeNumber(16, 1_000_000), 8_192, {
    text: 'Maximum number of processes and threads of one command line in the sandbox.',
    inFile: true,
  }),
  'command-memory-mb': withDefault(wholeNumber(64, 10_000_000), 12_288, {
    text: 'Maximum memory of one command line in the sandbox, in MB.',
    inFile: true,
  }),
  'command-timeout-seconds': withDefault(wholeNumber(1, 1_800), 120, {
    text: 'Time limit of a command if its call sets no other. Commands in prompts (`!{…}`) have this limit too.',
    flag: { value: 'S', text: 'time limit of a command, in seconds' },
    inFile: true,
  }),
  'command-max-timeout-seconds': withDefault(wholeNumber(1, 1_800), 600, {
    text: 'The longest time limit that the model can ask for, and that of background commands.',
    inFile: true,
  }),
  'command-output-characters': withDefault(wholeNumber(1_000, 1_000_000), 25_000, {
    text: 'Maximum length of the output of a command, in the conversation or in a prompt (`!{…}`). The middle of a longer output is left out there; the whole output is in a file that the model can read.',
    inFile: true,
  }),
  'command-output-lines': withDefault(wholeNumber(10, 100_000), 1_000, {
    text: 'Maximum number of lines of the output of a command, in the conversation or in a prompt (`!{…}`).',
    inFile: true,
  }),
  quiet: withDefault(trueOrFalse(), false, {
    text: 'Whether the log shows only warnings, errors and the closing lines.',
    flag: { text: 'log only warnings, errors and the closing lines' },
    isEarly: true,
  }),
  verbose: withDefault(trueOrFalse(), false, {
    text: 'Whether the log shows the output of commands as it arrives. `RUNNER_DEBUG=1` turns it on too.',
    flag: { text: 'show the output of commands as it arrives' },
  }),
  'command-file-mb': withDefault(wholeNumber(1, 10_000_000), 8_192, {
    text: 'Maximum size of one file that a command in the sandbox writes, in MB.',
    inFile: true,
  }),
  'on-denied': withDefault(choice(['continue', 'stop', 'fail']), 'continue', {
    text: 'What to do if a call is refused: continue (the model sees the refusal and continues), stop (the job ends immediately) or fail (the job continues and fails at the end).',
    flag: { value: 'HOW', text: 'continue, stop or fail if a call is refused' },
    inFile: true,
  }),
};
