import { knownText, literalWord, pathEffects, treeEffects } from '../../shell/words.js';
import { valuesUnless } from '../shared/checks.js';
import { type CommandContext, gatherEffects, type PartialEffects } from '../shared/define.js';
import { defineFamily, type SubCommand, subCommands } from '../shared/family.js';
import type { OptionTable } from '../shared/options.js';
import { choosesEndpoint, riskOf } from '../shared/risks.js';

const globals: OptionTable = {
  flag: '-D --debug -v',
  value: '-l --log-level',
  risks: {
    [choosesEndpoint]: {
      value:
        '-H --host -c --context --config --tlscacert --tlscert --tlskey --url --connection --identity --root --runroot',
      flag: '--tls --tlsverify -r --remote',
    },
  },
};

/** Starting a container with arbitrary options is equivalent to root on the machine. */
const runs: SubCommand = {
  stopAtOperand: true,
  flag: '--rm -i -t -it -d --init --read-only --quiet -q',
  value: '--name --platform --memory -m --cpus --pull',
  operands: 'named',
  why: 'starts a container with rights on this machine',
  changes: true,
};

const shows: SubCommand = {
  flag: '-a --all -q --quiet --no-trunc -s --size -l --latest --digests -t --timestamps --details -f --follow --no-stream -v',
  value: '-f --filter --format -n --last --tail --since --until --type',
};

const logs: SubCommand = {
  flag: '-t --timestamps --details -f --follow --no-color --no-log-prefix',
  value: '-n --tail --since --until',
};

const acts: SubCommand = {
  flag: '-f --force -q --quiet -a --all',
  value: '-t --time -s --signal',
  operands: 'named',
  why: 'is a container or an image that the rule does not name',
  changes: true,
};

function context({ scan, invocation }: CommandContext): PartialEffects {
  return gatherEffects(
    scan.operands.map((word) =>
      /^[\w+.-]+:|^-$|@/.test(knownText(word))
        ? { risks: [riskOf(word, 'is a context from elsewhere')] }
        : treeEffects(word, invocation.cwd),
    ),
  );
}

/** `--build-arg NAME` without a value takes it from the environment; one that is not constant may hold a secret. */
const variables = valuesUnless('--build-arg --label', /=/, 'takes a value from the environment');

const builds: SubCommand = {
  flag: '-q --quiet --no-cache --pull --rm --force-rm --load --squash --compress',
  value:
    '-t --tag --build-arg --label --target --platform --progress --shm-size -m --memory --cpu-shares --no-cache-filter --annotation',
  read: '-f --file',
  write: '--iidfile --metadata-file',
  risks: {
    'passes secrets or sockets to the build': '--secret --ssh',
    'writes or sends what was built': {
      value: '-o --output --cache-to --builder --attest --sbom --provenance',
      flag: '--push',
    },
    'gives the build more rights':
      '--allow --network --add-host --security-opt --ulimit --cgroup-parent --isolation -v --volume --cap-add --device --build-context --cache-from --env',
  },
  check: [context, variables],
  changes: true,
};

const compose: SubCommand = {
  flag: '-d --detach --build --no-build --wait --rm -v --volumes -q --quiet -f --follow --remove-orphans -T --no-deps -a --all --pull --force-recreate --no-recreate',
  value: '-t --timeout --tail --profile --format',
  changes: true,
};

/** It prints the values of `.env` and of the files that `env_file:` names, unless it only checks or lists names. */
function resolved({ scan, invocation }: CommandContext): PartialEffects {
  const [program] = invocation.argv;
  if (program === undefined || scan.has('-q', '--quiet', '--services', '--volumes', '--profiles')) return {};
  return pathEffects('read', literalWord('.env'), invocation.cwd);
}

const docker = {
  ...subCommands('ps images version info port top stats events history diff', shows),
  inspect: { ...shows, changes: true },
  logs,
  build: builds,
  buildx: acts,
  'buildx build': builds,
  'image build': builds,
  ...subCommands('ls inspect', shows, 'image'),
  'container ls': shows,
  'container logs': logs,
  'network ls': shows,
  'volume ls': shows,
  'system df': shows,
  ...subCommands('run exec create', runs),
  ...subCommands('run exec', runs, 'container'),
  ...subCommands(
    'start stop restart kill rm rmi pull push tag commit pause unpause rename wait update attach load import login logout swarm plugin context',
    acts,
  ),
  ...subCommands('save export', { write: '-o --output', operands: 'named', changes: true }),
  cp: { operands: 'named', why: 'copies files in or out', changes: true },
  'compose ps': shows,
  'compose logs': logs,
  'compose config': { flag: '-q --quiet --services --images --volumes --profiles --no-interpolate', check: resolved },
  ...subCommands('up down build pull start stop restart rm', compose, 'compose'),
  ...subCommands('run exec', runs, 'compose'),
} satisfies Record<string, SubCommand>;

export const dockerProgram = defineFamily({
  names: 'docker podman nerdctl',
  source: 'https://docs.docker.com/reference/cli/docker/',
  grants: 'Access to the docker socket is equivalent to root on the machine.',
  literal: true,
  globals,
  commands: docker,
});
