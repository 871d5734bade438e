import type { Program } from '../../shell/types.js';
import { noEffects } from '../shared/define.js';
import { coreutilsManual } from './coreutils.js';

export const exprProgram: Program = {
  names: ['expr', 'factor'],
  source: coreutilsManual,
  grants: null,
  readOnly: [''],
  read: () => noEffects,
};
