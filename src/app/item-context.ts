import type { ItemContext } from '../event/context/gather.js';
import { readDoor } from '../platform/github/connections.js';
import { proxyFrom } from '../platform/net/proxy.js';
import type { Surroundings } from '../platform/process/host-environment.js';
import type { Prepared } from './prepare.js';

const nothing: ItemContext = { attachments: [], notices: [], leftOut: [] };

/** What the model is told of the item that the run is about. A run without one pays nothing. */
export async function itemContext(
  { ground: { event, settings }, model }: Pick<Prepared, 'ground' | 'model'>,
  surroundings: Surroundings,
): Promise<ItemContext> {
  if (settings.context === 'none' || (event.item === null && event.occasion.spoken === null)) return nothing;
  const { environment, signal } = surroundings;
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
      github: token === undefined ? null : readDoor(token, surroundings),
      fetch: createFetch(proxy === undefined ? {} : { proxy }),
      signal,
    },
  );
}
