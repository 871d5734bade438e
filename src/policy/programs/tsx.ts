import { defineProgram } from './shared/define.js';
import { takesProgramCode } from './shared/risks.js';
import { scriptOperand } from './shared/script-operand.js';

export const tsxProgram = defineProgram({
  names: 'tsx ts-node esno vite-node babel-node',
  source: 'https://tsx.is/',
  grants: 'A rule for it grants whatever the named script, or any script, does.',
  changes: true,
  stopAtOperand: true,
  flag: '--no-cache --no-warnings --transpile-only -T --esm --files --skip-project',
  risks: {
    [takesProgramCode]: [
      { value: '-r --require --import --loader --tsconfig -P --project --env-file -C --compiler --cwd -O' },
      { value: '-e --eval -p --print', open: true },
    ],
    'runs again when files change': { flag: 'watch --watch' },
  },
  check: (context) => scriptOperand(context),
});
