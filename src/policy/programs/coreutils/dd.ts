import type { Program } from '../../shell/types.js';
import { operandEffects, riskOf } from '../shared/define.js';
import { knownText, literalWord } from '../shared/words.js';
import { coreutilsManual } from './coreutils.js';

export const ddProgram: Program = {
  names: ['dd'],
  source: coreutilsManual,
  grants: null,
  readOnly: [''],
  read: ({ argv, cwd }) => {
    const found = argv.slice(1).map((word) => {
      const [, name = '', rest = ''] = /^(\w+)=(.*)$/s.exec(knownText(word)) ?? [];
      const value = word.kind === 'literal' ? literalWord(rest) : { kind: 'unknown' as const, source: word.source };
      if (name === 'if') return operandEffects('read', value, { cwd });
      if (name === 'of') return operandEffects('write', value, { cwd });
      return /^(bs|cbs|conv|count|ibs|iflag|iseek|obs|oflag|oseek|seek|skip|status)$/.test(name)
        ? {}
        : { risks: [riskOf(word, 'is not an operand of dd')] };
    });
    const effects = found.flatMap((one) => one.effects ?? []);
    return {
      effects,
      inner: [],
      risks: found.flatMap((one) => one.risks ?? []),
      readOnly: true,
      readsOnlyFiles: true,
    };
  },
};
