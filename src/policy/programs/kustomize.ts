import { defineFamily } from './shared/family.js';
import { manifestFolder } from './shared/manifests.js';
import { isMoreThanTheRule, runsOtherProgram } from './shared/risks.js';

export const kustomizeProgram = defineFamily({
  names: 'kustomize',
  source: 'https://kubectl.docs.kubernetes.io/references/kustomize/cmd/build/',
  unknown: isMoreThanTheRule,
  commands: {
    '': {},
    version: {},
    build: {
      options: {
        value: '-o --output --load-restrictor --as-current-user',
        flag: '--stack-trace',
        risks: {
          [runsOtherProgram]: {
            flag: '--enable-alpha-plugins --enable-exec --enable-helm --network',
            value: '--helm-command -e --env --mount',
          },
        },
      },
      check: manifestFolder,
    },
  },
});
