import { rethrowUnless, UserError } from '../../errors.js';
import { formatCount } from '../../format-number.js';
import type { HostEnvironment } from '../../platform/host/host-environment.js';
import { plannedProcesses } from '../../platform/process/process-setup.js';
import { supportsColor } from '../../platform/terminal/color.js';
import { version } from '../../version.js';
import { type CliInvocation, isSwitchedOn } from '../parse.js';
import { runContextOf } from '../runtime.js';
import { gitHubChecks } from './github.js';
import { machineChecks, modelCheck, proxyChecks, sandboxCheck } from './machine.js';
import { configurationErrors, repositoryChecks } from './repository.js';
import type { DoctorCheck } from './types.js';

/** Checks machine, repository and token, and changes nothing. Exit code 1 for an error, with `--strict` for a warning. */
export async function doctor(invocation: CliInvocation, hostEnvironment: HostEnvironment): Promise<number> {
  const { environment, stdio } = hostEnvironment;
  const setup = plannedProcesses(hostEnvironment);
  const checks = [
    ...(await machineChecks(setup)),
    await sandboxCheck(setup, hostEnvironment),
    ...(await proxyChecks(hostEnvironment)),
    modelCheck(hostEnvironment),
    ...(await checksOfRepository(invocation, hostEnvironment)),
  ];
  const isColored = supportsColor(stdio.outIsTerminal, environment);
  if (isSwitchedOn(invocation, 'json')) stdio.out(`${JSON.stringify({ version, checks }, null, 2)}\n`);
  else stdio.out(checksText(checks, isColored));
  const bad = isSwitchedOn(invocation, 'strict') ? checks.some(({ status }) => status !== 'ok') : hasError(checks);
  return bad ? 1 : 0;
}

const hasError = (checks: readonly DoctorCheck[]): boolean => checks.some(({ status }) => status === 'error');

/** Without a valid configuration it is not known what the token is needed for. */
async function checksOfRepository(invocation: CliInvocation, host: HostEnvironment): Promise<readonly DoctorCheck[]> {
  try {
    const runContext = await runContextOf(invocation, host);
    return [...(await repositoryChecks(runContext, host)), ...(await gitHubChecks(runContext, host))];
  } catch (failure) {
    rethrowUnless(failure, UserError);
    return [...configurationErrors(failure), ...(await gitHubChecks(null, host))];
  }
}

const signs = { ok: ['✓', 32], warning: ['!', 33], error: ['✗', 31] } as const;

function checksText(checks: readonly DoctorCheck[], isColored: boolean): string {
  const width = Math.max(...checks.map(({ id }) => id.length));
  const lines = checks.flatMap(({ id, status, finding, summary, fix }) => {
    const [sign, color] = signs[status];
    const shown = isColored ? `\u001b[${String(color)}m${sign}\u001b[0m` : sign;
    const line = `${shown} ${id.padEnd(width)}  ${summary}`;
    const named = finding === null || finding === id ? line : `${line} [${finding}]`;
    return fix === null ? [line] : [named, `${' '.repeat(width + 4)}fix: ${fix}`];
  });
  const problems = checks.filter(({ status }) => status !== 'ok').length;
  return `${lines.join('\n')}\n\n${problems === 0 ? 'No problems found.' : `${formatCount(problems, 'problem')} found.`}\n`;
}
