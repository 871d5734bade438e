import { sandboxModes } from '../../platform/process/sandbox-types.js';
import { wholeNumber } from '../number-values.js';
import { inFile, withDefault } from '../setting.js';
import { choice, passedVariables } from '../values.js';

export const commandSettings = {
  sandbox: withDefault(choice(sandboxModes), 'auto', {
    text: 'Confinement of the commands that the rules permit. auto: the strongest that works on the runner, named in the summary. require: the run does not start without one. off: none. See docs/sandbox.md.',
    flag: { value: 'HOW', text: 'confine commands: auto, require or off' },
  }),
  'command-env': inFile.withDefault(passedVariables(), [], {
    text: 'Variables for permitted commands that run code of the repository, one per line: `NAME` passes the variable of the step (not in the configuration file), `NAME=value` sets one. A secret also needs the rule `Env(NAME)` in allow. Combined with those in the configuration file. See docs/tools.md.',
    flag: { value: 'NAME', repeatable: true, text: 'pass this variable to commands that run code of the repository' },
    valueInFile: passedVariables(true),
  }),
  'command-processes': inFile.withDefault(wholeNumber(16, 1_000_000), 8_192, {
    text: 'Maximum number of processes and threads of one command line in the sandbox.',
  }),
  'command-memory-mb': inFile.withDefault(wholeNumber(64, 10_000_000), 12_288, {
    text: 'Maximum memory of one command line in the sandbox, in MB.',
  }),
  'command-timeout-seconds': inFile.withDefault(wholeNumber(1, 1_800), 120, {
    text: 'Time limit of a command if its call sets no other. Commands in prompts (`!{…}`) have this limit too.',
    flag: { value: 'S', text: 'time limit of a command, in seconds' },
  }),
  'command-max-timeout-seconds': inFile.withDefault(wholeNumber(1, 1_800), 600, {
    text: 'The longest time limit that the model can ask for, and that of background commands.',
  }),
  'command-output-characters': inFile.withDefault(wholeNumber(1_000, 1_000_000), 25_000, {
    text: 'Maximum length of the output of a command, in the conversation or in a prompt (`!{…}`). The middle of a longer output is left out there; the whole output is in a file that the model can read.',
  }),
  'command-output-lines': inFile.withDefault(wholeNumber(10, 100_000), 1_000, {
    text: 'Maximum number of lines of the output of a command, in the conversation or in a prompt (`!{…}`).',
  }),
  'command-file-mb': inFile.withDefault(wholeNumber(1, 10_000_000), 8_192, {
    text: 'Maximum size of one file that a command in the sandbox writes, in MB.',
  }),
};
