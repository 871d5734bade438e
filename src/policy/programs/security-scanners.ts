import type { Word } from '../shell/types.js';
import { literalOf, matches, pathEffects, treeEffects } from '../shell/words.js';
import { presetNames, valuesUnless } from './shared/checks.js';
import { type Check, defineSimilarPrograms, effectsFor, gatherEffects } from './shared/define.js';
import { defineFamily, subCommands } from './shared/family.js';
import type { OptionTable } from './shared/options.js';
import { choosesConfiguration, choosesServer, risksFor } from './shared/risks.js';

/** `spectral lint openapi.yaml`: the verb is not a file. */
const lintedPlaces: Check = ({ scan, invocation }) => {
  const [verb, ...rest] = scan.operands;
  const hasVerb = matches(verb, /^(?:lint|scan|test|run|score|validate|analyze|static-analysis)$/);
  return gatherEffects([
    ...(hasVerb ? rest : scan.operands).map((word) => treeEffects(word, invocation.cwd)),
    ...files(scan.values('-o', '--output')).map((word) => pathEffects('write', word, invocation.cwd)),
    ...files(scan.values('-f', '--format')).map((word) => pathEffects('read', word, invocation.cwd)),
  ]);
};

const formats =
  /^(?:cli|compact|json|sarif|junit\w*|github\w*|gitlab\w*|azuredevops|csv|cyclonedx\w*|spdx\w*|text|plain|tap|ya?ml|xml|html|markdown|md|pretty|stylish|full|quiet|table|default|human|checkstyle|codeclimate|pep8|brief|rich|none|ci|summary|stdout|stderr)$/;

/** `-o` and `-f` name a format for one of these programs and a file for another. */
function files(values: readonly Word[]): readonly Word[] {
  return values.filter((word) => !matches(word, formats));
}

const semgrep: OptionTable = {
  flag: '--error --strict -q --quiet -v --verbose --json --sarif --text --emacs --vim --no-git-ignore --disable-version-check --no-rewrite-rule-ids --time --oss-only --pro --dryrun --no-suppress-errors --suppress-errors --force-color --no-force-color --gitlab-sast --junit-xml --experimental',
  value:
    '--severity --exclude --include --metrics -j --jobs --timeout --timeout-threshold --max-target-bytes --max-memory --max-lines-per-finding --max-chars-per-line --baseline-commit --exclude-rule -l --lang --config -f',
  write: '-o --output --json-output --sarif-output --text-output',
  risks: { 'is a rule or program text': '-e --pattern --replacement', 'changes the sources': { flag: '-a --autofix' } },
};

/** `semgrep scan src`, `semgrep src`; `ci` takes no files. Other commands send or install something. */
const scanned: Check = ({ scan, invocation }) => {
  const [verb, ...rest] = scan.operands;
  if (matches(verb, /^(?:login|logout|publish|lsp|mcp|install-[\w-]+|test|validate|show|interactive)$/))
    return { risks: risksFor(scan.operands, 'is a command that the rule does not name') };
  const places = literalOf(verb) === 'scan' || literalOf(verb) === 'ci' ? rest : scan.operands;
  return effectsFor('tree', places, invocation.cwd);
};

const gitleaks: OptionTable = {
  flag: '-v --verbose --no-banner --no-color --follow-symlinks=false --staged --pre-commit --ignore-gitleaks-allow',
  value:
    '-l --log-level --exit-code --redact --log-opts --max-target-megabytes --timeout --platform --max-decode-depth',
  optional: '--redact',
  read: '-s --source -i --gitleaks-ignore-path',
  write: '-r --report-path',
  risks: {
    [choosesConfiguration]: '-c --config -b --baseline-path --report-template',
    'reads files outside any repository': { flag: '--no-git --follow-symlinks --pipe' },
  },
};

const logOptions = valuesUnless(
  '--log-opts',
  /^(?!.*--o)(?:--(?:all|no-merges|first-parent|since=[\w.-]+) ?|[\w./~^-]+ ?)+$/,
  'passes options to git',
);

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

export const securityScanners = defineSimilarPrograms({ changes: true }, [
  {
    names:
      'checkov tfsec tflint terrascan kics cfn-lint kube-linter kube-score kubeconform kubeval conftest zizmor ansible-lint spectral redocly',
    source: 'https://www.checkov.io/2.Basics/CLI%20Command%20Reference.html',
    grants: 'Runs checks that its configuration in the workspace names, which can be code.',
    flag: '--quiet --compact --recursive -q -v --verbose --no-color --soft-fail -s --no-progress --offline --no-fail-on-crash --strict --summary -strict -summary -verbose --minimum-failure-severity --show-rules --pedantic --no-exit-codes --ignore-missing-schemas -ignore-missing-schemas --parseable --nocolor --no-guide --list -l --disabled-by-default --no-module --force',
    value:
      '--framework --check --skip-check --skip-path -o --output --format -f --fail-severity -F --exclude --exclude-dir --minimum-failure-severity --min-severity --min-confidence --persona --color --regions -i --ignore-checks --skip-framework --enable-rule --disable-rule --only --kubernetes-version -kubernetes-version -output -skip -n --skip-list --tags',
    read: '-d --directory --file --filter',
    write: '--output-file-path --output-file',
    risks: {
      [choosesConfiguration]: {
        value:
          '-c --config --config-file --external-checks-dir --external-checks-git --chdir --var-file --schema-location -schema-location --policy --rulesdir --rules-dir --ruleset -a --append-rules --custom-check-dir --tfvars-file --project-dir --baseline -cache --cache-dir -R',
        flag: '--init -p',
      },
      [choosesServer]: '--bc-api-key --repo-id --gh-token --gh-hostname --prisma-api-url',
      'changes the sources': { optional: '--fix --write --create-baseline --update-specs' },
    },
    check: lintedPlaces,
  },
  {
    names: 'semgrep opengrep',
    source: 'https://semgrep.dev/docs/cli-reference',
    options: semgrep,
    check: [presetNames('--config', '-f'), scanned],
  },
]);

export const gitleaksProgram = defineFamily({
  names: 'gitleaks',
  source: 'https://github.com/gitleaks/gitleaks#usage',
  globals: gitleaks,
  commands: {
    ...subCommands('detect protect git dir', {
      options: gitleaks,
      operands: 'tree',
      check: logOptions,
      changes: true,
      plain: true,
    }),
    version: {},
  },
});

export const trivyProgram = defineFamily({
  names: 'trivy',
  source: 'https://trivy.dev/latest/docs/references/configuration/cli/trivy/',
  globals: trivy,
  commands: {
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
