import type { HostEnvironment } from '../platform/host/host-environment.js';
import type { OutgoingOptions } from '../sanitize/types.js';
import type { Settings } from '../settings/table.js';

/** Links in posted text may lead to the run's GitHub server and to the hosts in the settings. */
export function outgoingOptionsOf(
  { 'allow-links': hosts, 'allow-mentions': mentions }: Settings,
  { environment }: Pick<HostEnvironment, 'environment'>,
): OutgoingOptions {
  const server = environment['GITHUB_SERVER_URL'] ?? 'https://github.com';
  return { hosts: [...(URL.canParse(server) ? [new URL(server).hostname] : []), ...hosts], mentions };
}
