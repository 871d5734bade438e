import { type CommandContext, type PartialEffects } from '../shared/define.js';
import { defineFamily, type SubCommand, subCommands } from '../shared/family.js';
import { manifestEffects, manifestFolder, onlyTries } from '../shared/manifests.js';
import type { OptionTable } from '../shared/options.js';
import { choosesEndpoint, isMoreThanTheRule, riskOf, risksFor } from '../shared/risks.js';
import { literalOf } from '../shared/words.js';

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

/** A rule has to spell every change that kubectl makes. */
function changing({ scan, invocation }: CommandContext): PartialEffects {
  const words = [...invocation.argv.slice(1, 2), ...scan.operands, ...scan.given.map((one) => one.word)];
  return { changes: true, risks: risksFor(words, isMoreThanTheRule) };
}

export const kubectlProgram = defineFamily({
  names: 'kubectl oc',
  literal: true,
  source: 'https://kubernetes.io/docs/reference/kubectl/',
  globals: kubectlGlobals,
  common: kubectlGlobals,
  commands: {
    '': {},
    logs: { ...reads, options: [reads.options ?? {}, { flag: '-f --follow' }].flat() },
    ...subCommands('get describe top explain api-resources api-versions version cluster-info events', reads),
    'config current-context': {},
    'config get-contexts': {},
    ...subCommands('apply create', {
      options: {
        flag: '--server-side --validate -R --recursive --force-conflicts',
        value: '--dry-run -o --output -f --filename -k --kustomize -l --selector --field-manager',
      },
      check: [manifestEffects, (given) => (onlyTries(given) ? {} : changing(given))],
    }),
    diff: {
      options: {
        flag: '--server-side -R --recursive',
        value: '-f --filename -k --kustomize -l --selector --concurrency',
      },
      check: [manifestEffects, () => ({ changes: true })],
    },
    kustomize: { check: manifestFolder },
    'rollout status': { options: { flag: '-w --watch', value: '--timeout --revision' } },
    'rollout history': { options: { value: '--revision' } },
    wait: { options: { value: '--for --timeout -l --selector', flag: '--all' } },
    ...subCommands(
      'delete edit patch replace scale rollout exec run port-forward cp proxy attach debug drain cordon taint label annotate expose set autoscale certificate auth plugin config',
      { operands: 'named', why: isMoreThanTheRule, changes: true },
    ),
  },
});
