import { defineFamily, type SubCommand } from './shared/family.js';

export const changesetProgram = defineFamily({
  names: 'changeset @changesets/cli',
  source: 'https://github.com/changesets/changesets/blob/main/packages/cli/README.md',
  commands: {
    '': { changes: true },
    status: { options: { flag: '--verbose', value: '--since', write: '--output -o' } },
    ...Object.fromEntries(
      ['add', 'init', 'version', 'publish', 'tag', 'pre'].map((name) => [
        name,
        {
          changes: true,
          literal: true,
          operands: 'named',
          options: { flag: '--empty', value: '--otp --tag --snapshot --ignore' },
        } satisfies SubCommand,
      ]),
    ),
  },
});
