import type { Program } from '../../shell/types.js';
import { coreutilsManual } from './coreutils.js';

export const exprProgram: Program = {
  names: ['expr', 'factor'],
  source: coreutilsManual,
  grants: null,
  readOnly: [''],
  read: () => ({ effects: [], inner: [], risks: [], readOnly: true, readsOnlyFiles: true }),
};
