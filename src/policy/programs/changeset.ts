import { defineFamily, subCommands } from './shared/family.js';

export const changesetProgram = defineFamily({
  names: 'changeset @changesets/cli',
  source: 'https://github.com/changesets/changesets/blob/main/packages/cli/README.md',
  commands: {
    '': { changes: true },
    status: { flag: '--verbose', value: '--since', write: '--output -o' },
    ...subCommands('add init version publish tag pre', {
      changes: true,
      literal: true,
      operands: 'named',
      flag: '--empty',
      value: '--otp --tag --snapshot --ignore',
    }),
  },
});
