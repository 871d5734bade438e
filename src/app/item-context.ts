import type { ItemContext } from '../event/context/gather.js';
import type { Event } from '../event/types.js';
import { takesMedia } from '../model/providers.js';
import { readConnection } from '../platform/github/connections.js';
import type { HostEnvironment } from '../platform/host/host-environment.js';
import { proxyFrom } from '../platform/net/proxy.js';
import { canAllowTool } from '../policy/rules/can-allow-tool.js';
import type { PreparedRun } from './prepare.js';

const nothing: ItemContext = { attachments: [], notices: [], omissions: [] };

function hasContext({ item, trigger: { triggerComment, run } }: Event): boolean {
  return item !== null || triggerComment !== null || run?.hasFailed === true;
}

/** Context from the issue or pull request of the run; GitHub is not asked if there is none. */
export async function itemContext(
  { runContext: { event, settings }, model }: Pick<PreparedRun, 'runContext' | 'model'>,
  hostEnvironment: HostEnvironment,
): Promise<ItemContext> {
  if (settings.context === 'none' || !hasContext(event)) return nothing;
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
      labels: event.item?.kind === 'issue' && canAllowTool('Label', settings, settings.mode),
      images: takesMedia(model.name),
    },
    {
      github: token === undefined ? null : readConnection(token, hostEnvironment),
      fetch: createFetch(proxy === undefined ? {} : { proxy }),
      signal,
    },
  );
}
