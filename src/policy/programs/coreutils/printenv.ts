import { isOpenName } from '../../shell/variable-names.js';
import { defineProgram, riskOf } from '../shared/define.js';
import { literalOf } from '../shared/words.js';
import { coreutilsManual } from './manual.js';

const environment = 'prints the environment, which may contain secrets';

export const printenvProgram = defineProgram({
  names: 'printenv',
  reads: 'machine',
  source: coreutilsManual,
  options: { flag: '-0 --null' },
  check: ({ scan, invocation }) => {
    const names = scan.operands.length > 0 ? scan.operands : invocation.argv.slice(0, 1);
    const asked = scan.operands.length === 0;
    // If `$NAME` is allowed in a command, printing it reveals nothing more.
    const isOpen = (name: string) => name === 'PWD' || (/^[A-Za-z_]\w*$/.test(name) && isOpenName(name));
    return {
      risks: names
        .filter((word) => asked || !isOpen(literalOf(word) ?? ''))
        .map((word) => riskOf(word, environment, asked ? { never: true } : {})),
    };
  },
});
