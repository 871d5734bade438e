import type { Program, Word } from '../shell/types.js';
import {
  type CommandContext,
  defineProgram,
  gatherEffects,
  guarded,
  operandEffects,
  type PartialEffects,
  riskOf,
} from './define.js';
import { defineFamily, type SubCommand } from './family.js';
import { manifestFolder } from './manifests.js';
import type { OptionTable } from './options.js';
import { hasOption } from './scan.js';
import { knownText, literalOf, literalWord, pathEffects } from './words.js';

const elsewhere = 'chooses another directory, state or configuration';
const server = 'chooses another server, account or configuration';
const acts = 'is more than the rule names';

const terraform: OptionTable = {
  singleDash: true,
  flag: '-no-color -json -compact-warnings -detailed-exitcode -recursive -check -diff -list -write -raw -input -backend -get -upgrade -refresh -lock -refresh-only -cloud -no-tests',
  value: '-lock-timeout -parallelism -target -lockfile',
  write: '-out',
  read: '-var-file -test-directory',
  risks: [
    { why: elsewhere, value: '-chdir -state -state-out -backup -backend-config -plugin-dir -from-module -config' },
    {
      why: 'sets a variable or plans more than the files say',
      value: '-var -replace',
      flag: '-destroy -reconfigure -migrate-state -force-copy',
    },
    { why: 'writes a file', value: '-generate-config-out' },
  ],
};

/** `terraform fmt` rewrites the files below a directory unless it only looks. */
function formatted({ scan, invocation }: CommandContext): PartialEffects {
  const places = scan.operands.length === 0 ? [literalWord('.')] : scan.operands;
  const given = scan.given.find((one) => one.name === '-write');
  const writes = given === undefined ? !hasOption(scan, '-check') : literalOf(given.value ?? undefined) !== 'false';
  const kinds = writes ? (['read', 'write'] as const) : (['read'] as const);
  return gatherEffects(places.flatMap((word) => kinds.map((kind) => pathEffects(kind, word, invocation.cwd))));
}

const terraformRuns: SubCommand = { options: terraform, operands: 'read', changes: true, plain: true };

const helmShared: OptionTable = {
  flag: '--debug --strict --quiet --with-subcharts --include-crds --no-hooks --skip-tests --skip-crds --skip-schema-validation --validate --is-upgrade --dependency-update --devel --output-dir-release --dry-run',
  value:
    '--set --set-string --set-json --set-literal --kube-version -a --api-versions -n --namespace --name-template -s --show-only --version --description --release-name --max-col-width',
  read: '-f --values',
  write: '--output-dir -d --destination',
  risks: [
    {
      why: server,
      value:
        '--kubeconfig --kube-context --kube-apiserver --kube-token --kube-as-user --kube-ca-file --registry-config --repository-cache --repository-config --repo --username --password --ca-file --cert-file --key-file --keyring',
    },
    { why: "runs a program of the caller's choice", value: '--post-renderer --post-renderer-args' },
    { why: 'reads a file', value: '--set-file' },
  ],
};

/** A chart is a folder of the workspace; anything else comes from elsewhere. */
function charts(from: number) {
  return ({ scan, invocation }: CommandContext): PartialEffects =>
    gatherEffects(
      scan.operands
        .slice(Math.min(from, Math.max(0, scan.operands.length - 1)))
        .map((word) =>
          /^(?:\.{0,2}\/)?[\w.-]+(?:\/[\w.-]+)*\/?$|^\.$/.test(literalOf(word) ?? ':')
            ? operandEffects('read', word, invocation)
            : { risks: [riskOf(word, 'is a chart from elsewhere')] },
        ),
    );
}

const spells: SubCommand = { operands: 'named', why: acts, changes: true };
const named = (names: string, command: SubCommand): Record<string, SubCommand> =>
  Object.fromEntries(names.split(' ').map((name) => [name, command]));

/** Verbs of cloud tools that only show, at the end of the words before the options. */
const shows =
  /^(?:describe(?:-[\w-]+)?|list(?:-[\w-]+)?|ls|show|head(?:-[\w-]+)?|get-caller-identity|get-metric-[\w-]+|get-(?:function|bucket-location|account-summary|rest-apis|log-events|template|stack-policy|parameters-by-path-names)|validate-template|filter-log-events|tail|wait|version|info|browse)$/;
const secretive = /secret|credential|token|auth|password|ssm|kms|keys?$|access|keyvault|kv$|print|export|configure$/i;

/** `file://template.yaml` is a file of the workspace for aws. */
function localFile(value: Word | null): Word | null {
  const path = /^fileb?:\/\/([\w./-]+)$/.exec(literalOf(value ?? undefined) ?? '')?.[1];
  return path === undefined ? null : literalWord(path);
}

/** What shows, of a service without secrets, needs no more than the rule's own words; everything else has to be spelled. */
function cloud({ scan, invocation }: CommandContext): PartialEffects {
  const words = scan.operands.map((word) => literalOf(word) ?? '');
  const verb = words.findIndex((word) => shows.test(word));
  const plain = verb >= 0 && !words.slice(0, verb + 1).some((word) => secretive.test(word));
  const files = scan.given.filter((one) => /^(?:file|fileb):|^@/.test(knownText(one.value ?? literalWord(''))));
  const read = files.flatMap((one) => localFile(one.value) ?? []);
  const risks = [
    ...(plain ? [] : scan.operands.map((word) => riskOf(word, acts))),
    ...files
      .filter((one) => localFile(one.value) === null)
      .map((one) => riskOf(one.value ?? one.word, 'reads a file or an address')),
    ...(plain ? scan.operands.slice(verb + 1) : [])
      .filter((word) => word.kind !== 'literal')
      .map((word) => riskOf(word, 'is not known before it runs')),
  ];
  return gatherEffects([...read.map((word) => pathEffects('read', word, invocation.cwd)), { changes: !plain, risks }]);
}

/** Programs that act on clusters and clouds. What only looks at files of the workspace or shows is understood. */
export const deployPrograms: readonly Program[] = [
  defineFamily({
    names: ['terraform', 'tofu'],
    literal: true,
    source: 'https://developer.hashicorp.com/terraform/cli/commands',
    grants: 'Runs the providers that the files of the workspace name, with the credentials of the environment.',
    globals: { singleDash: true, risks: [{ why: elsewhere, value: '-chdir' }], flag: '-version' },
    unknown: acts,
    commands: {
      '': {},
      fmt: { options: terraform, check: formatted },
      validate: { options: terraform, operands: 'read' },
      version: { options: terraform },
      providers: { options: terraform },
      'providers mirror': { options: terraform, operands: 'write', changes: true },
      graph: { options: terraform },
      get: { options: terraform, changes: true },
      init: terraformRuns,
      plan: terraformRuns,
      test: {
        options: [terraform, { singleDash: true, value: '-filter', flag: '-verbose' }],
        changes: true,
        plain: true,
      },
      show: { options: terraform, operands: 'read' },
      output: { options: terraform },
      'state list': { options: terraform },
      'workspace list': {},
      'workspace show': {},
      ...named('apply destroy import taint untaint refresh console login logout force-unlock state workspace', {
        ...spells,
        options: [terraform, { singleDash: true, flag: '-auto-approve' }],
      }),
    },
  }),
  defineFamily({
    names: ['helm'],
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
          risks: [{ why: 'uses keys', flag: '--sign', value: '--key --passphrase-file' }],
        },
      },
      'show values': { check: charts(0) },
      'show chart': { check: charts(0) },
      'show readme': { check: charts(0) },
      'show all': { check: charts(0) },
      'dependency list': { check: charts(0) },
      'dep list': { check: charts(0) },
      ...named('list ls status history', {
        options: { flag: '-A --all-namespaces -a --all', value: '-o --output --max -l --selector --filter' },
      }),
      ...named(
        'install upgrade uninstall rollback pull push repo plugin registry dependency dep create test get search show',
        spells,
      ),
    },
  }),
  defineFamily({
    names: ['kustomize'],
    source: 'https://kubectl.docs.kubernetes.io/references/kustomize/cmd/build/',
    unknown: acts,
    commands: {
      '': {},
      version: {},
      build: {
        options: {
          value: '-o --output --load-restrictor --as-current-user',
          flag: '--stack-trace',
          risks: [
            {
              why: "runs a program of the caller's choice",
              flag: '--enable-alpha-plugins --enable-exec --enable-helm --network',
              value: '--helm-command -e --env --mount',
            },
          ],
        },
        check: manifestFolder,
      },
    },
  }),
  defineProgram({
    names: ['aws', 'gcloud', 'az', 'doctl', 'gsutil'],
    source: 'https://docs.aws.amazon.com/cli/latest/reference/',
    grants: 'Acts on a cloud with the credentials of the environment.',
    options: {
      flag: '--no-cli-pager --no-paginate --no-color --recursive --human-readable --summarize --quiet -q --no-cli-auto-prompt --follow --only-show-errors --all --show-details',
      value:
        '--region --output -o --query --max-items --page-size --format --filter --filters --limit --sort-by --project --zone --location --since --start-time --end-time --stack-name --cluster --clusters --services --instance-ids --function-name --log-group-name --log-stream-names --filter-pattern --bucket --prefix --tasks --name -n --resource-group -g --subscription --template-body --verbosity --page-token --starting-token --metric-name --namespace --statistics --period --dimensions',
      risks: [
        {
          why: server,
          value:
            '--endpoint-url --profile --cli-input-json --cli-input-yaml --ca-bundle --account --impersonate-service-account --configuration --flags-file --access-token-file --billing-project --api-endpoint-overrides --body --url --uri',
          flag: '--no-verify-ssl --debug --log-http --no-sign-request --user-output-enabled',
        },
      ],
    },
    check: cloud,
  }),
  guarded({
    names:
      'terragrunt helmfile ansible ansible-playbook ansible-galaxy vagrant packer heroku flyctl fly sam eksctl minikube kind skaffold buildah skopeo lxc virsh qemu-system-x86_64 vault sops op bw consul nomad',
    source: 'https://developer.hashicorp.com/terraform/cli/commands',
    why: acts,
    grants: 'Acts on machines and services with the credentials of the environment.',
    flag: '-no-color -json',
  }),
];
