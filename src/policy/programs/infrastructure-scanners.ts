import type { Word } from '../shell/types.js';
import { type CommandContext, defineProgram, gatherEffects, type PartialEffects } from './shared/define.js';
import { choosesConfiguration, choosesServer } from './shared/risks.js';
import { matches, pathEffects, treeEffects } from './shared/words.js';

/** `spectral lint openapi.yaml`: the verb is not a file. */
function lintedPlaces({ scan, invocation }: CommandContext): PartialEffects {
  const [first, ...rest] = scan.operands;
  const verb = matches(first, /^(?:lint|scan|test|run|score|validate|analyze|static-analysis)$/);
  return gatherEffects([
    ...(verb ? rest : scan.operands).map((word) => treeEffects(word, invocation.cwd)),
    ...files(scan.values('-o', '--output')).map((word) => pathEffects('write', word, invocation.cwd)),
    ...files(scan.values('-f', '--format')).map((word) => pathEffects('read', word, invocation.cwd)),
  ]);
}

const formats =
  /^(?:cli|compact|json|sarif|junit\w*|github\w*|gitlab\w*|azuredevops|csv|cyclonedx\w*|spdx\w*|text|plain|tap|ya?ml|xml|html|markdown|md|pretty|stylish|full|quiet|table|default|human|checkstyle|codeclimate|pep8|brief|rich|none|ci|summary|stdout|stderr)$/;

/** `-o` and `-f` name a format for one of these programs and a file for another. */
function files(values: readonly Word[]): readonly Word[] {
  return values.filter((word) => !matches(word, formats));
}

export const infrastructureScanners = defineProgram({
  names:
    'checkov tfsec tflint terrascan kics cfn-lint kube-linter kube-score kubeconform kubeval conftest zizmor ansible-lint spectral redocly',
  source: 'https://www.checkov.io/2.Basics/CLI%20Command%20Reference.html',
  grants: 'Runs checks that its configuration in the workspace names, which can be code.',
  changes: true,
  options: {
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
  },
  check: lintedPlaces,
});
