import { defineProgram } from './shared/define.js';
import { choosesCode } from './shared/reasons.js';

export const lintStagedProgram = defineProgram({
  names: 'lint-staged',
  source: 'https://github.com/lint-staged/lint-staged#command-line-flags',
  grants: 'Runs the commands that its configuration in the workspace holds.',
  changes: true,
  options: {
    flag: '--allow-empty -d --debug -q --quiet -r --relative -v --verbose --no-stash --no-hide-partially-staged --no-revert --fail-on-changes --continue-on-error',
    value: '--diff --diff-filter --max-arg-length',
    optional: '-p --concurrent',
    risks: { [choosesCode]: { value: '-c --config --cwd', optional: '-x --shell' } },
  },
});
