import { guardedFamily, packageInstall } from './shared/guarded-family.js';
import { changesMachine } from './shared/reasons.js';

export const brewProgram = guardedFamily({
  names: 'brew',
  source: 'https://docs.brew.sh/Manpage',
  why: changesMachine,
  grants: 'Installs and removes software of the machine.',
  commands: {
    install: {
      ...packageInstall('brew', /^[a-z0-9][\w@+.-]*(?<!\.rb)$/),
      options: { flag: '-q --quiet -v --verbose --formula --formulae --cask --casks --only-dependencies' },
    },
    list: { options: { flag: '--versions --formula --cask -1' } },
  },
});
