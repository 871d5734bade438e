import { literalOf, matches, pathEffects, writtenForm } from '../../shell/words.js';
import { type CommandContext, effectsFor, gatherEffects, type PartialEffects } from '../shared/define.js';
import { changesSomething, defineFamily, type SubCommand, subCommands } from '../shared/family.js';
import type { OptionTable } from '../shared/options.js';
import {
  choosesAccount,
  choosesEndpoint,
  isMoreThanTheRule,
  riskOf,
  risksFor,
  runsOtherProgram,
} from '../shared/risks.js';

/** kustomize and similar programs build from a folder; they take `github.com/owner/name` for an address. */
function manifestFolder({ scan, invocation }: CommandContext): PartialEffects {
  return gatherEffects([
    ...scan.operands.map((word) =>
      matches(word, /^[\w./-]+$/) && !matches(word, /^[\w-]+\.[\w.-]+\//)
        ? pathEffects('read', word, invocation.cwd)
        : { risks: [riskOf(word, 'is an address')] },
    ),
    effectsFor('write', scan.values('-o', '--output'), invocation.cwd),
  ]);
}

/** Files for kubectl: files of the workspace are read, an address is a risk. */
function manifestEffects({ scan, invocation }: CommandContext): PartialEffects {
  const files = scan.values('-f', '--filename', '-k', '--kustomize');
  return gatherEffects(
    files.map(
      (word): PartialEffects =>
        matches(word, /^[\w./-]+$/)
          ? pathEffects('read', word, invocation.cwd)
          : { risks: [{ word: writtenForm(word), why: 'is an address or comes from elsewhere' }] },
    ),
  );
}

/** `kubectl apply --dry-run=client` changes nothing, unless a later option cancels it. */
function onlyTries({ scan }: CommandContext): boolean {
  const tries = scan.options.filter((option) => option.name === '--dry-run');
  return tries.length === 1 && /^(?:client|server)$/.test(literalOf(scan.value('--dry-run')) ?? '');
}

const kubectlGlobals: OptionTable = {
  value: '-n --namespace --request-timeout -v',
  risks: {
    [choosesEndpoint]: {
      value:
        '--kubeconfig --context --cluster --user -s --server --token --as --as-group --certificate-authority --client-key --client-certificate --cache-dir --username --password',
      flag: '--insecure-skip-tls-verify',
    },
  },
};

const reads: SubCommand = {
  options: {
    flag: '-A --all-namespaces --show-labels --no-headers -w --watch --watch-only --ignore-not-found --show-kind --previous -p --timestamps --all-containers --prefix --client --short',
    value:
      '-o --output -l --selector --field-selector --sort-by -L --label-columns -c --container --tail --since --since-time --chunk-size --template --api-group --limit-bytes',
    risks: { 'reads a file or an address': '-f --filename -k --kustomize' },
  },
  check: ({ scan }) => {
    const output = scan.value('-o', '--output');
    const file =
      output !== null && /-file=|file$/.test(literalOf(output) ?? 'file')
        ? [riskOf(output, 'reads a template from a file')]
        : [];
    const secrets = scan.operands.filter((word) => /secret/i.test(literalOf(word) ?? 'secret'));
    return { risks: [...file, ...secrets.map((word) => riskOf(word, 'prints secrets'))] };
  },
};

/** A rule must name every change by kubectl literally. */
function changing({ scan, invocation }: CommandContext): PartialEffects {
  const words = [...invocation.argv.slice(1, 2), ...scan.operands, ...scan.options.map((option) => option.word)];
  return { changes: true, risks: risksFor(words, isMoreThanTheRule) };
}

export const kubectlProgram = defineFamily({
  names: 'kubectl oc',
  literal: true,
  source: 'https://kubernetes.io/docs/reference/kubectl/',
  globals: kubectlGlobals,
  common: kubectlGlobals,
  commands: {
    logs: { ...reads, flag: '-f --follow' },
    explain: { ...reads, flag: '--recursive', value: '--api-version' },
    ...subCommands('get describe top api-resources api-versions version cluster-info events', reads),
    'config current-context': {},
    'config get-contexts': {},
    ...subCommands('apply create', {
      flag: '--server-side --validate -R --recursive --force-conflicts',
      value: '--dry-run -o --output -f --filename -k --kustomize -l --selector --field-manager',
      check: [manifestEffects, (commandContext) => (onlyTries(commandContext) ? {} : changing(commandContext))],
    }),
    diff: {
      flag: '--server-side -R --recursive',
      value: '-f --filename -k --kustomize -l --selector --concurrency',
      check: [manifestEffects, () => ({ changes: true })],
    },
    kustomize: { check: manifestFolder },
    'rollout status': { flag: '-w --watch', value: '--timeout --revision' },
    'rollout history': { value: '--revision' },
    wait: { value: '--for --timeout -l --selector', flag: '--all' },
    ...subCommands(
      'delete edit patch replace scale rollout exec run port-forward cp proxy attach debug drain cordon taint label annotate expose set autoscale certificate auth plugin config',
      { operands: 'named', why: isMoreThanTheRule, changes: true },
    ),
  },
});

export const kustomizeProgram = defineFamily({
  names: 'kustomize',
  source: 'https://kubectl.docs.kubernetes.io/references/kustomize/cmd/build/',
  unknown: isMoreThanTheRule,
  commands: {
    version: {},
    build: {
      value: '-o --output --as-current-user',
      flag: '--stack-trace',
      risks: {
        'reads files outside of the folder': '--load-restrictor',
        [runsOtherProgram]: {
          flag: '--enable-alpha-plugins --enable-exec --enable-helm --network',
          value: '--helm-command -e --env --mount',
        },
      },
      check: manifestFolder,
    },
  },
});

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
    version: { flag: '--short --client' },
    env: {},
    lint: { check: charts(0) },
    template: { check: charts(1) },
    package: {
      check: charts(0),
      changes: true,
      value: '--app-version',
      risks: { 'uses keys': { flag: '--sign', value: '--key --passphrase-file' } },
    },
    ...subCommands('values chart readme all', { check: charts(0) }, 'show'),
    'dependency list': { check: charts(0) },
    'dep list': { check: charts(0) },
    ...subCommands('list ls status history', {
      flag: '-A --all-namespaces -a --all',
      value: '-o --output --max -l --selector --filter',
    }),
    ...subCommands(
      'install upgrade uninstall rollback pull push repo plugin registry dependency dep create test get search show',
      changesSomething,
    ),
  },
});
