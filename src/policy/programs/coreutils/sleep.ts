import { defineProgram } from '../shared/define.js';
import { coreutilsManual } from './manual.js';

export const sleepProgram = defineProgram({ names: 'sleep', source: coreutilsManual, reads: 'files' });
