import { defineProgram } from './shared/define.js';

export const hadolintProgram = defineProgram({
  names: 'hadolint',
  source: 'https://github.com/hadolint/hadolint#cli',
  options: {
    flag: '--no-fail --no-color --verbose -V --strict-labels --disable-ignore-pragma',
    value:
      '-f --format --error --warning --info --style --ignore --trusted-registry --require-label -t --failure-threshold --file-path-in-report',
    read: '-c --config',
  },
  operands: 'read',
});
