import type { Program } from '../shell/types.js';
import { type CommandContext, gatherEffects, type PartialEffects, riskOf } from './define.js';

import { defineFamily, type SubCommand } from './family.js';
import { manifestEffects, manifestFolder, onlyTries } from './manifests.js';
import type { OptionTable } from './options.js';
import { hasOption, optionValue } from './scan.js';
import { knownText, literalOf, literalWord, pathEffects, treeEffects } from './words.js';

const server = 'chooses another server or its configuration';

const globals: OptionTable = {
  flag: '-D --debug -v',
  value: '-l --log-level',
  risks: [
    {
      why: server,
      value:
        '-H --host -c --context --config --tlscacert --tlscert --tlskey --url --connection --identity --root --runroot',
      flag: '--tls --tlsverify -r --remote',
    },
  ],
};

const names = (list: string, command: SubCommand): Record<string, SubCommand> =>
  Object.fromEntries(list.split(' ').map((name) => [name, command]));

/** Whoever may start a container with options of choice is root on the machine. */
const runs: SubCommand = {
  options: {
    stopAtOperand: true,
    flag: '--rm -i -t -it -d --init --read-only --quiet -q',
    value: '--name --platform --memory -m --cpus --pull',
  },
  operands: 'named',
  why: 'starts a container with rights on this machine',
  changes: true,
};

const shows: SubCommand = {
  options: {
    flag: '-a --all -q --quiet --no-trunc -s --size -l --latest --digests -t --timestamps --details -f --follow --no-stream -v',
    value: '-f --filter --format -n --last --tail --since --until --type',
  },
};
const logs: SubCommand = {
  options: {
    flag: '-t --timestamps --details -f --follow --no-color --no-log-prefix',
    value: '-n --tail --since --until',
  },
};
const acts: SubCommand = {
  options: { flag: '-f --force -q --quiet -a --all', value: '-t --time -s --signal' },
  operands: 'named',
  why: 'is a container or an image that the rule does not name',
  changes: true,
};

function context({ scan, invocation }: CommandContext): PartialEffects {
  const tree = scan.operands.map(
    (word): PartialEffects =>
      /^[\w+.-]+:|^-$|@/.test(knownText(word))
        ? { risks: [riskOf(word, 'is a context from elsewhere')] }
        : treeEffects(word, invocation.cwd),
  );
  return gatherEffects([...tree, ...variables({ scan })]);
}

/** `--build-arg NAME` without a value takes it from the environment; one that is not constant may hold a secret. */
function variables({ scan }: Pick<CommandContext, 'scan'>): PartialEffects[] {
  return scan.given
    .filter((one) => one.name === '--build-arg' || one.name === '--label')
    .flatMap((one) => one.value ?? [])
    .filter((word) => word.kind !== 'literal' || !word.value.includes('='))
    .map((word) => ({ risks: [riskOf(word, 'takes a value from the environment')] }));
}

const builds: SubCommand = {
  options: {
    flag: '-q --quiet --no-cache --pull --rm --force-rm --load --squash --compress',
    value:
      '-t --tag --build-arg --label --target --platform --progress --shm-size -m --memory --cpu-shares --no-cache-filter --annotation',
    read: '-f --file',
    write: '--iidfile --metadata-file',
    risks: [
      { why: 'hands secrets or sockets to the build', value: '--secret --ssh' },
      {
        why: 'writes or sends what was built',
        value: '-o --output --cache-to --builder --attest --sbom --provenance',
        flag: '--push',
      },
      {
        why: 'gives the build more rights',
        value:
          '--allow --network --add-host --security-opt --ulimit --cgroup-parent --isolation -v --volume --cap-add --device --build-context --cache-from --env',
      },
    ],
  },
  check: context,
  changes: true,
};

const compose: SubCommand = {
  options: {
    flag: '-d --detach --build --no-build --wait --rm -v --volumes -q --quiet -f --follow --remove-orphans -T --no-deps -a --all --pull --force-recreate --no-recreate',
    value: '-t --timeout --tail --profile --format',
  },
  changes: true,
};

/** It prints the values of `.env` and of the files that `env_file:` names, unless it only checks or lists names. */
function resolved({ scan, invocation }: CommandContext): PartialEffects {
  const [program] = invocation.argv;
  if (program === undefined || hasOption(scan, '-q', '--quiet', '--services', '--volumes', '--profiles')) return {};
  return pathEffects('read', literalWord('.env'), invocation.cwd);
}

const docker = {
  '': {},
  ...names('ps images version info port top stats events history diff', shows),
  inspect: { ...shows, changes: true },
  logs,
  build: builds,
  buildx: acts,
  'buildx build': builds,
  'image build': builds,
  'image ls': shows,
  'image inspect': shows,
  'container ls': shows,
  'container logs': logs,
  'network ls': shows,
  'volume ls': shows,
  'system df': shows,
  ...names('run exec create', runs),
  'container run': runs,
  'container exec': runs,
  ...names(
    'start stop restart kill rm rmi pull push tag commit pause unpause rename wait update attach load import login logout swarm plugin context',
    acts,
  ),
  save: { options: { write: '-o --output' }, operands: 'named', changes: true },
  export: { options: { write: '-o --output' }, operands: 'named', changes: true },
  cp: { operands: 'named', why: 'copies files in or out', changes: true },
  'compose ps': shows,
  'compose logs': logs,
  'compose config': {
    options: { flag: '-q --quiet --services --images --volumes --profiles --no-interpolate' },
    check: resolved,
  },
  ...Object.fromEntries(
    'up down build pull start stop restart rm'.split(' ').map((name) => [`compose ${name}`, compose]),
  ),
  'compose run': runs,
  'compose exec': runs,
} satisfies Record<string, SubCommand>;

const kubectlGlobals: OptionTable = {
  value: '-n --namespace --request-timeout -v',
  risks: [
    {
      why: server,
      value:
        '--kubeconfig --context --cluster --user -s --server --token --as --as-group --certificate-authority --client-key --client-certificate --cache-dir --username --password',
      flag: '--insecure-skip-tls-verify',
    },
  ],
};

const reads: SubCommand = {
  options: {
    flag: '-A --all-namespaces --show-labels --no-headers -w --watch --watch-only --ignore-not-found --show-kind --previous -p --timestamps --all-containers --prefix --client --short',
    value:
      '-o --output -l --selector --field-selector --sort-by -L --label-columns -c --container --tail --since --since-time --chunk-size --template --api-group --limit-bytes',
    risks: [{ why: 'reads a file or an address', value: '-f --filename -k --kustomize' }],
  },
  check: ({ scan }) => {
    const output = optionValue(scan, '-o', '--output');
    const file =
      output !== null && /-file=|file$/.test(literalOf(output) ?? 'file')
        ? [riskOf(output, 'reads a template from a file')]
        : [];
    const secrets = scan.operands.filter((word) => /secret/i.test(literalOf(word) ?? 'secret'));
    return { risks: [...file, ...secrets.map((word) => riskOf(word, 'prints secrets'))] };
  },
};

/** Whatever kubectl is to change has to be spelled. */
function changing({ scan, invocation }: CommandContext): PartialEffects {
  const words = [...invocation.argv.slice(1, 2), ...scan.operands, ...scan.given.map((one) => one.word)];
  return { changes: true, risks: words.map((word) => riskOf(word, 'is more than the rule names')) };
}

export const containerPrograms: readonly Program[] = [
  defineFamily({
    names: ['docker', 'podman', 'nerdctl'],
    source: 'https://docs.docker.com/reference/cli/docker/',
    grants: 'The docker socket is root on the machine.',
    literal: true,
    globals,
    commands: docker,
  }),
  defineFamily({
    names: ['kubectl', 'oc'],
    literal: true,
    source: 'https://kubernetes.io/docs/reference/kubectl/',
    globals: kubectlGlobals,
    common: kubectlGlobals,
    commands: {
      '': {},
      logs: { ...reads, options: [reads.options ?? {}, { flag: '-f --follow' }].flat() },
      ...names('get describe top explain api-resources api-versions version cluster-info events', reads),
      'config current-context': {},
      'config get-contexts': {},
      ...names('apply create', {
        options: {
          flag: '--server-side --validate -R --recursive --force-conflicts',
          value: '--dry-run -o --output -f --filename -k --kustomize -l --selector --field-manager',
        },
        check: (given) => gatherEffects([manifestEffects(given), onlyTries(given) ? {} : changing(given)]),
      }),
      diff: {
        options: {
          flag: '--server-side -R --recursive',
          value: '-f --filename -k --kustomize -l --selector --concurrency',
        },
        check: (given) => gatherEffects([manifestEffects(given), { changes: true }]),
      },
      kustomize: { check: manifestFolder },
      'rollout status': { options: { flag: '-w --watch', value: '--timeout --revision' } },
      'rollout history': { options: { value: '--revision' } },
      wait: { options: { value: '--for --timeout -l --selector', flag: '--all' } },
      ...names(
        'delete edit patch replace scale rollout exec run port-forward cp proxy attach debug drain cordon taint label annotate expose set autoscale certificate auth plugin config',
        { operands: 'named', why: 'is more than the rule names', changes: true },
      ),
    },
  }),
];
