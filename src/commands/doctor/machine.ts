import { rethrowUnless, UserError } from '../../errors.js';
import { type ProviderName, providers } from '../../model/providers.js';
import type { HostEnvironment } from '../../platform/host/host-environment.js';
import { upstreamProxies } from '../../platform/net/proxy.js';
import { nodeVersion, programVersion } from '../../platform/process/git-version.js';
import { addressSpaceProblem } from '../../platform/process/missing-programs.js';
import { findBash, findExecutable } from '../../platform/process/program-path.js';
import type { ProcessSetup } from '../../platform/process/run-process.js';
import { probeSandbox } from '../../platform/sandbox/probe.js';
import { isAtLeast, oldestGit, oldestNode } from '../../version.js';
import { type DoctorCheck, error, ok, warning } from './types.js';

export async function machineChecks(setup: ProcessSetup): Promise<readonly DoctorCheck[]> {
  const [git, gh] = await Promise.all([programVersion('git', setup), programVersion('gh', setup)]);
  const node = nodeVersion();
  return [
    isAtLeast(node, oldestNode)
      ? ok('node', `Node ${node}`)
      : error('node', `Node ${node} is too old`, `install Node ${oldestNode} or newer`),
    gitCheck(git),
    findBash(setup.path) === null
      ? error('bash', 'bash was not found, so no command can run', 'install bash, and put it on the PATH')
      : ok('bash', 'bash was found'),
    ...addressSpaceChecks(),
    ok('gh', gh === null ? 'gh was not found; commands that use it cannot run' : `gh ${gh}`),
  ];
}

function addressSpaceChecks(): readonly DoctorCheck[] {
  const problem = addressSpaceProblem();
  const fix = 'run without ulimit -v, raise it to 10 GB, or install Node 24';
  return problem === null ? [] : [error('address-space', problem, fix)];
}

function gitCheck(version: string | null): DoctorCheck {
  const fix = `install git ${oldestGit} or newer`;
  if (version === null) return warning('git', 'git was not found: changed files are not recorded', fix);
  return isAtLeast(version, oldestGit)
    ? ok('git', `git ${version}`)
    : warning('git', `git ${version} is too old and is not used`, fix);
}

/** What confines the commands of a run here. */
export async function sandboxCheck(
  { path }: ProcessSetup,
  { environment, home, temporary, directory }: HostEnvironment,
): Promise<DoctorCheck> {
  const toolCache = environment['RUNNER_TOOL_CACHE'];
  const { level, reason } = await probeSandbox(temporary, { workspace: directory, userHome: home, path, toolCache });
  if (level !== 'none') return ok('sandbox', `${level}: ${reason}`);
  const needsPerl = process.platform === 'linux' && findExecutable('perl', path) === null;
  const fix = needsPerl
    ? 'install perl (perl-base is enough)'
    : 'see docs/sandbox.md for the runners and images on which a level works';
  return warning('sandbox', `none: ${reason}`, fix);
}

/** Which providers have a key: names of variables only. */
export function modelCheck({ environment }: HostEnvironment): DoctorCheck {
  const withKey = Object.entries(providers).flatMap(([name, { keyVariables }]) => {
    const variable = keyVariables.find((candidate) => (environment[candidate] ?? '').trim() !== '');
    return variable === undefined ? [] : [`${name as ProviderName} (${variable})`];
  });
  if (withKey.length > 0) return ok('model-keys', `keys for ${withKey.join(', ')}`);
  const fix = 'set the input api-key, or a variable such as ANTHROPIC_API_KEY; script:FILE needs none';
  return warning('model-keys', 'no provider has a key', fix);
}

/** The proxy variables, which every run with a model and every command in the sandbox uses. */
export async function proxyChecks({ environment }: HostEnvironment): Promise<readonly DoctorCheck[]> {
  try {
    const { https, http } = await upstreamProxies(environment);
    if (https === undefined && http === undefined) return [];
    const proxies = [...(https === undefined ? [] : ['HTTPS_PROXY']), ...(http === undefined ? [] : ['HTTP_PROXY'])];
    return [ok('proxy', `${proxies.join(' and ')}: valid`)];
  } catch (failure) {
    rethrowUnless(failure, UserError);
    return failure.diagnostics.map(({ code, location = '', message, hint }) =>
      error('proxy', `${location}: ${message}`, hint, code),
    );
  }
}
