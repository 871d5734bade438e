import { handOn } from './scripts/handed-on.js';
import { defineProgram, gatherEffects } from './shared/define.js';
import { choosesCode } from './shared/reasons.js';
import { risksUnless } from './shared/risks.js';

export const noxProgram = defineProgram({
  names: 'nox',
  source: 'https://nox.thea.codes/en/stable/usage.html',
  grants: 'Runs the sessions that noxfile.py of the workspace holds, which is code.',
  changes: true,
  options: {
    flag: '-l --list -r --reuse-existing-virtualenvs -R --no-install -N --no-venv -x --stop-on-first-error --no-stop-on-first-error --error-on-missing-interpreters --error-on-external-run --verbose -v --no-color --nocolor --forcecolor --json --non-interactive --install-only',
    value: '-s -e --session --sessions -k --keywords -t --tags -p --python --pythons --reuse-venv --default',
    write: '--envdir --report',
    risks: {
      [choosesCode]:
        '-f --noxfile --default-venv-backend --force-venv-backend -fb -db --extra-python -P --force-python',
    },
  },
  handsOn: true,
  check: (context) => {
    const { operands, beforeDashes } = context.scan;
    const odd = risksUnless(
      operands.slice(0, beforeDashes),
      /^[\w.-]+(?:\([\w=., '"-]*\))?$/,
      'is not the name of a session',
    );
    return gatherEffects([{ risks: odd }, handOn(operands.slice(beforeDashes), 'python', context)]);
  },
});
