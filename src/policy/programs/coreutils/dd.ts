import type { Program } from '../../shell/types.js';
import { knownText, literalWord, pathEffects } from '../../shell/words.js';
import { gatherEffects, noEffects, type PartialEffects } from '../shared/define.js';
import { riskOf } from '../shared/risks.js';
import { coreutilsManual } from './coreutils.js';

export const ddProgram: Program = {
  names: ['dd'],
  source: coreutilsManual,
  grants: null,
  readOnly: [''],
  read: ({ argv, cwd }) => {
    const operands = argv.slice(1).map((word): PartialEffects => {
      const [, name = '', rest = ''] = /^(\w+)=(.*)$/s.exec(knownText(word)) ?? [];
      const value = word.kind === 'literal' ? literalWord(rest) : { kind: 'unknown' as const, source: word.source };
      if (name === 'if') return pathEffects('read', value, cwd);
      if (name === 'of') return pathEffects('write', value, cwd);
      return /^(bs|cbs|conv|count|ibs|iflag|iseek|obs|oflag|oseek|seek|skip|status)$/.test(name)
        ? {}
        : { risks: [riskOf(word, 'is not an operand of dd')] };
    });
    const { effects, risks } = gatherEffects(operands);
    return { ...noEffects, effects, risks };
  },
};
