import { modes } from '../../policy/types.js';
import { inFile } from '../setting.js';
import { choice, pathPatterns, ruleList, trueOrFalse } from '../values.js';

export const ruleSettings = {
  allow: inFile.withDefault(ruleList(), [], {
    text: 'Rules for what may run, one per line, such as `Bash(git log:*)`. Combined with the rules in the configuration file.',
    flag: { value: 'RULE', repeatable: true, text: 'allow matching calls, e.g. "Bash(git log:*)"' },
    isCombined: true,
  }),
  ask: inFile.withDefault(ruleList(), [], {
    text: 'Rules for what requires confirmation, one per line. No one can confirm in CI, so these calls are refused even if a broader rule allows them.',
    flag: { value: 'RULE', repeatable: true, text: 'refuse matching calls even if a broader rule allows them' },
    isCombined: true,
  }),
  deny: inFile.withDefault(ruleList(), [], {
    text: 'Rules for what must never run, one per line. Nothing overrides a deny rule.',
    flag: { value: 'RULE', repeatable: true, text: 'never run matching calls; nothing overrides a deny rule' },
    isCombined: true,
  }),
  'protected-paths': inFile.withDefault(pathPatterns(), [], {
    text: 'Paths to protect like `.github`, one per line, such as `infra/**` or `**/*.tf`: only a rule that names them allows writing them. Combined with the paths in the configuration file.',
    flag: {
      value: 'PATH',
      repeatable: true,
      text: 'protect this path like .github: only a rule that names it allows writing',
    },
    isCombined: true,
  }),
  mode: inFile.withDefault(choice(modes), 'default', {
    text: 'default, auto-edit (writing, deleting and moving files inside the workspace is allowed; commands and whole directories need a rule), plan (read-only) or yolo (ask becomes allow).',
    flag: { value: 'M', text: 'default, auto-edit, plan or yolo' },
  }),
  'read-only-commands': inFile.withDefault(trueOrFalse(), true, {
    text: 'Whether commands that only read files that the rules allow, or filter their input (`ls`, `cat`, `git log`, `| head`), need no rule. `false` here or in the configuration file turns this off.',
    flag: { value: 'BOOL', text: 'commands that only read need no rule: true or false' },
  }),
  'on-denied': inFile.withDefault(choice(['continue', 'stop', 'fail']), 'continue', {
    text: 'What to do if a call is refused: continue (the model sees the refusal and continues), stop (the job ends immediately) or fail (the job continues and fails at the end).',
    flag: { value: 'HOW', text: 'continue, stop or fail if a call is refused' },
  }),
};
