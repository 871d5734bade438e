import { formatDiagnostic, type UserError } from '../errors.js';
import { exitCodeOf } from '../job/conclude.js';
import { findDocumentation } from '../platform/git/find-documentation.js';
import { type HostEnvironment, secretsOf } from '../platform/host/host-environment.js';
import { plannedProcesses } from '../platform/process/process-setup.js';
import { createRedact } from '../platform/secrets/redact.js';
import { supportsColor } from '../platform/terminal/color.js';
import { createLog } from '../platform/terminal/log.js';
import { refusalValue } from '../report/errors.js';

/** As text, with `--json` also as JSON (not `render`). The arguments may be invalid. Returns the exit code. */
export async function refuse(
  { diagnostics }: UserError,
  argv: readonly string[],
  hostEnvironment: HostEnvironment,
): Promise<number> {
  const { stdio, environment } = hostEnvironment;
  const redact = createRedact(secretsOf(environment));
  const color = supportsColor(stdio.errIsTerminal, environment);
  const log = createLog({ write: stdio.err, redact, runner: false, color });
  const documentation = await findDocumentation(hostEnvironment, plannedProcesses(hostEnvironment));
  for (const diagnostic of diagnostics) log.error(formatDiagnostic(diagnostic, documentation));
  // A program that reads the segments of a plan must not get another value.
  if (argv[0] === 'render') return exitCodeOf('config-error');
  const end = argv.indexOf('--');
  if (argv.slice(0, end < 0 ? argv.length : end).includes('--json')) {
    stdio.out(`${JSON.stringify(refusalValue(diagnostics, redact), null, 2)}\n`);
  }
  return exitCodeOf('config-error');
}
