import { documentationOptions } from './shared/documentation-options.js';
import { defineFamily } from './shared/family.js';

export const mkdocsProgram = defineFamily({
  names: 'mkdocs',
  source: 'https://www.mkdocs.org/user-guide/cli/',
  grants: 'Runs the plug-ins that mkdocs.yml of the workspace names.',
  commands: {
    '': {},
    build: { options: [documentationOptions, { write: '-d' }], changes: true, plain: true },
    'get-deps': {},
    serve: { changes: true, operands: 'named' },
    'gh-deploy': { changes: true, literal: true },
    new: { changes: true, operands: 'write' },
  },
});
