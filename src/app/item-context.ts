import type { ItemContext } from '../event/context/gather.js';
import { readConnection } from '../platform/github/connections.js';
import { proxyFrom } from '../platform/net/proxy.js';
import type { HostEnvironment } from '../platform/process/host-environment.js';
import type { PreparedRun } from './prepare.js';

const nothing: ItemContext = { attachments: [], notices: [], omissions: [] };

/** What the model is told of the item that the run is about. A run without one pays nothing. */
export async function itemContext(
  { runContext: { event, settings }, model }: Pick<PreparedRun, 'runContext' | 'model'>,
  hostEnvironment: HostEnvironment,
): Promise<ItemContext> {
  if (settings.context === 'none' || (event.item === null && event.trigger.triggerComment === null)) return nothing;
  const { environment, signal } = hostEnvironment;
  const token = settings['github-token'];
  const proxy = proxyFrom(environment);
  const [{ gatherItemContext }, { createFetch }] = await Promise.all([
    import('../event/context/gather.js'),
    import('../platform/net/fetch.js'),
  ]);
  return await gatherItemContext(
    event,
    {
      minimumTrust: settings['minimum-trust'],
      full: settings.context === 'full',
      // Servers of that kind often serve models that read text alone.
      images: !model.name.startsWith('compatible/'),
    },
    {
      github: token === undefined ? null : readConnection(token, hostEnvironment),
      fetch: createFetch(proxy === undefined ? {} : { proxy }),
      signal,
    },
  );
}
