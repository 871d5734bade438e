import { defineProgram } from '../shared/define.js';
import { coreutilsManual } from './manual.js';

export const syncProgram = defineProgram({ names: 'sync', source: coreutilsManual });
