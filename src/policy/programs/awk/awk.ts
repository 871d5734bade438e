import type { Word } from '../../shell/types.js';
import { literalOf, matches } from '../../shell/words.js';
import {
  type CommandContext,
  defineProgram,
  effectsFor,
  gatherEffects,
  type PartialEffects,
} from '../shared/define.js';
import { riskOf } from '../shared/risks.js';
import { readAwkProgram, writesFile } from './awk-program.js';

function checkAwk({ scan, invocation }: CommandContext): PartialEffects {
  const sources = scan.values('-e', '--source');
  const filed = scan.has('-f', '--file', '-E', '--exec');
  const foreign =
    literalOf(invocation.argv[0]) === 'gawk'
      ? []
      : scan.options.filter(({ name }) => name === '-e' || name === '--source');
  const programs = sources.length > 0 || filed ? sources : scan.operands.slice(0, 1);
  const files = (sources.length > 0 || filed ? scan.operands : scan.operands.slice(1)).filter(
    (word) => !matches(word, /^[A-Za-z_]\w*=/),
  );
  const risks = foreign.map(({ word }) =>
    riskOf(word, 'is ignored by other versions of awk, which take the next word as the program'),
  );
  return gatherEffects([{ risks }, ...programs.map(checkProgram), effectsFor('read', files, invocation.cwd)]);
}

function checkProgram(word: Word): PartialEffects {
  const value = literalOf(word);
  if (value === null) return { risks: [riskOf(word, 'is a program that is not known before it runs')] };
  const problems = readAwkProgram(value);
  // The program computes the targets of its actions, so they may be anything.
  return {
    risks: problems.map((problem) => riskOf(word, problem)),
    effects: problems.map((problem) => ({ kind: problem === writesFile ? 'write' : 'read', path: { any: value } })),
  };
}

export const awkProgram = defineProgram({
  names: 'awk gawk mawk nawk original-awk',
  reads: 'files',
  source: 'https://www.gnu.org/software/gawk/manual/gawk.html',
  stopAtOperand: true,
  flag: '-b --characters-as-bytes -c --traditional -C --copyright -k --csv -n --non-decimal-data -N --use-lc-numeric -O --optimize -s --no-optimize -P --posix -r --re-interval -S --sandbox -t --lint-old -M --bignum -g --gen-pot',
  value: '-v --assign -F --field-separator -e --source',
  optional: '-L --lint',
  risks: {
    'is a program in a file, which is not analyzed': '-f --file -E --exec -i --include',
    'loads a library': '-l --load',
    'writes a file': { optional: '-d --dump-variables -o --pretty-print -p --profile' },
    'runs the debugger': { optional: '-D --debug' },
    'is an option of another version of awk': '-W',
  },
  check: checkAwk,
});
