import { defineProgram, effectsFor, gatherEffects, operandEffects, riskOf } from '../shared/define.js';
import { runsOtherProgram } from '../shared/reasons.js';
import { literalOf, literalWord } from '../shared/words.js';
import { coreutilsManual } from './manual.js';

const names = 'chooses the names of the files';

export const splitProgram = defineProgram({
  names: 'split csplit',
  source: coreutilsManual,
  options: {
    flag: '-d -x -e --elide-empty-files -u --unbuffered --verbose -k --keep-files -q -s --quiet --silent -z --suppress-matched',
    value: '-a --suffix-length -b --bytes -C --line-bytes -l --lines -n --number --digits -t --separator -f --prefix',
    optional: '--numeric-suffixes --hex-suffixes',
    digits: true,
    risks: { [runsOtherProgram]: '--filter', [names]: '--additional-suffix --suffix-format' },
  },
  check: ({ scan, invocation }) => {
    const { cwd } = invocation;
    const splits = literalOf(invocation.argv[0]) === 'split';
    const prefix = (splits ? scan.operands[1] : scan.value('-f', '--prefix')) ?? literalWord(splits ? 'x' : 'xx');
    const suffix = splits ? null : scan.value('-b');
    const found = [
      effectsFor('read', scan.operands.slice(0, 1), cwd),
      operandEffects('write', prefix, { cwd }),
      suffix === null ? {} : { risks: [riskOf(suffix, names)] },
    ];
    return gatherEffects(found);
  },
});
