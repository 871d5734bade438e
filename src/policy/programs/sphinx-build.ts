import { defineProgram } from './shared/define.js';
import { documentationOptions } from './shared/documentation-options.js';

export const sphinxBuildProgram = defineProgram({
  names: 'sphinx-build',
  source: 'https://www.sphinx-doc.org/en/master/man/sphinx-build.html',
  grants: 'Runs conf.py and the extensions of the documentation, which are code.',
  options: documentationOptions,
  operands: ['read', 'write', 'read'],
  changes: true,
});
