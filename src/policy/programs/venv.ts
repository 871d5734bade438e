import { defineProgram } from './shared/define.js';

export const venvProgram = defineProgram({
  names: 'venv virtualenv',
  source: 'https://docs.python.org/3/library/venv.html',
  options: { flag: '--clear --upgrade --without-pip --system-site-packages --copies --symlinks', value: '--prompt' },
  operands: 'write',
});
