import { type CommandContext, gatherEffects, type PartialEffects } from './shared/define.js';
import { changesSomething, defineFamily, subCommands } from './shared/family.js';
import type { OptionTable } from './shared/options.js';
import { choosesAccount, riskOf, runsOtherProgram } from './shared/risks.js';
import { matches, pathEffects } from './shared/words.js';

const helmShared: OptionTable = {
  flag: '--debug --strict --quiet --with-subcharts --include-crds --no-hooks --skip-tests --skip-crds --skip-schema-validation --validate --is-upgrade --dependency-update --devel --output-dir-release --dry-run',
  value:
    '--set --set-string --set-json --set-literal --kube-version -a --api-versions -n --namespace --name-template -s --show-only --version --description --release-name --max-col-width',
  read: '-f --values',
  write: '--output-dir -d --destination',
  risks: {
    [choosesAccount]:
      '--kubeconfig --kube-context --kube-apiserver --kube-token --kube-as-user --kube-ca-file --registry-config --repository-cache --repository-config --repo --username --password --ca-file --cert-file --key-file --keyring',
    [runsOtherProgram]: '--post-renderer --post-renderer-args',
    'reads a file': '--set-file',
  },
};

/** A chart is a folder of the workspace; anything else comes from elsewhere. */
function charts(from: number) {
  return ({ scan, invocation }: CommandContext): PartialEffects =>
    gatherEffects(
      scan.operands
        .slice(Math.min(from, Math.max(0, scan.operands.length - 1)))
        .map((word) =>
          matches(word, /^(?:\.{0,2}\/)?[\w.-]+(?:\/[\w.-]+)*\/?$|^\.$/)
            ? pathEffects('read', word, invocation.cwd)
            : { risks: [riskOf(word, 'is a chart from elsewhere')] },
        ),
    );
}

export const helmProgram = defineFamily({
  names: 'helm',
  literal: true,
  source: 'https://helm.sh/docs/helm/helm/',
  globals: helmShared,
  common: helmShared,
  commands: {
    '': {},
    version: { options: { flag: '--short --client' } },
    env: {},
    lint: { check: charts(0) },
    template: { check: charts(1) },
    package: {
      check: charts(0),
      changes: true,
      options: {
        value: '--app-version',
        risks: { 'uses keys': { flag: '--sign', value: '--key --passphrase-file' } },
      },
    },
    ...subCommands('values chart readme all', { check: charts(0) }, 'show'),
    'dependency list': { check: charts(0) },
    'dep list': { check: charts(0) },
    ...subCommands('list ls status history', {
      options: { flag: '-A --all-namespaces -a --all', value: '-o --output --max -l --selector --filter' },
    }),
    ...subCommands(
      'install upgrade uninstall rollback pull push repo plugin registry dependency dep create test get search show',
      changesSomething,
    ),
  },
});
