import { defineFamily, subCommands } from './shared/family.js';
import type { OptionTable } from './shared/options.js';
import { choosesConfiguration, choosesServer } from './shared/risks.js';

const trivy: OptionTable = {
  flag: '-q --quiet -d --debug --ignore-unfixed --no-progress --list-all-pkgs --dependency-tree --offline-scan --skip-db-update --skip-java-db-update --skip-check-update --include-dev-deps --detection-priority --disable-telemetry --skip-version-check',
  value:
    '-s --severity --scanners --security-checks --vuln-type --pkg-types --exit-code --exit-on-eol -f --format --timeout --skip-dirs --skip-files --report --misconfig-scanners --license-full --compliance --file-patterns --parallel --ignore-status --pkg-relationships --table-mode',
  read: '--ignorefile',
  write: '-o --output --cache-dir',
  risks: {
    [choosesConfiguration]:
      '-c --config -t --template --config-policy --config-check --config-data --policy --data --module-dir --ignore-policy --secret-config --helm-values --tf-vars --trace',
    [choosesServer]: {
      value:
        '--server --token --username --password --db-repository --java-db-repository --checks-bundle-repository --registry-token --custom-headers',
      flag: '--insecure',
    },
  },
};

export const trivyProgram = defineFamily({
  names: 'trivy',
  source: 'https://trivy.dev/latest/docs/references/configuration/cli/trivy/',
  globals: trivy,
  commands: {
    '': {},
    ...subCommands('fs filesystem config sbom', { options: trivy, operands: 'tree', changes: true, plain: true }),
    ...subCommands('image repo repository rootfs vm k8s server plugin registry module clean convert', {
      options: trivy,
      operands: 'named',
      why: 'is an image or an address',
      changes: true,
    }),
    version: {},
  },
});
