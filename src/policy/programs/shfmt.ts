import { defineProgram } from './shared/define.js';
import { rewritesDirectoryIfAsked } from './shared/rewrites.js';

export const shfmtProgram = defineProgram({
  names: 'shfmt',
  source: 'https://github.com/mvdan/sh/blob/master/cmd/shfmt/shfmt.1.scd',
  options: {
    flag: '-d --diff -l --list -s --simplify -mn --minify -bn --binary-next-line -ci --case-indent -sr --space-redirects -kp --keep-padding -fn --func-next-line -f --find -w --write --apply-ignore',
    value: '-i --indent -ln --language-dialect --filename',
    singleDash: true,
  },
  check: rewritesDirectoryIfAsked('-w', '--write', '-write'),
});
