import { inFile } from '../setting.js';
import { choice, mapping, pathList, text } from '../values.js';

export const hookSettings = {
  hooks: inFile.optional(mapping('events', 'array'), {
    text: 'Commands of the project that run before and after calls and at other points of a job, in the form of `hooks` in a Claude Code `settings.json` (JSON in an input). They can block or change a call, never permit one. See docs/hooks.md.',
  }),
  'hooks-from': inFile.optional(pathList(), {
    text: 'Files with hooks in the repository, such as `.claude/settings.json`, read from the trusted source like the configuration. Their ask and deny rules apply too; their allow rules do not.',
    flag: { value: 'FILE', repeatable: true, text: 'a file with hooks, such as .claude/settings.json' },
  }),
  'git-hooks': inFile.optional(text(), {
    text: 'A directory with hooks of git in the repository, such as `.husky`, read from the trusted source. Those of `git commit`, `merge`, `rebase` and `am` then run in the sandbox, as code of the repository. See docs/sandbox.md.',
    flag: { value: 'DIR', text: 'run the hooks of git in this directory of the trusted source' },
  }),
  'hook-failure': inFile.withDefault(choice(['deny', 'ignore']), 'deny', {
    text: 'What happens to a call if a hook before it fails or takes too long: deny, or ignore (a notice).',
    flag: { value: 'HOW', text: 'if a hook before a call fails: deny or ignore' },
  }),
};
