import type { RunContext } from '../context/run-context.js';
import { runUrl } from '../platform/github/connections.js';
import type { HostEnvironment } from '../platform/host/host-environment.js';
import { isLinkable } from '../sanitize/literal.js';

/**
 * Who made a post: the run, the person who asked for it, and the commit that it worked on. Without `@`, which would
 * notify that person of every post. Empty outside of a workflow.
 */
export function provenanceFooter(
  { event, trustedSource, pull }: Pick<RunContext, 'event' | 'trustedSource' | 'pull'>,
  hostEnvironment: Pick<HostEnvironment, 'environment'>,
): string {
  const url = runUrl(hostEnvironment);
  if (!isLinkable(url)) return '';
  const { triggerComment, sender } = event.trigger;
  const login = (triggerComment?.author ?? sender)?.login ?? event.actor;
  const commit = pull?.commit ?? event.headSha ?? trustedSource.commit;
  const person =
    login === null || !/^[\w.-]+(?:\[bot\])?$/.test(login) ? '' : ` for ${login.replace(/[_[\]]/g, '\\$&')}`;
  const place = commit === null ? '' : ` at commit ${commit.slice(0, 7)}`;
  return `<sub>By [this run of Sallyport](${url})${person}${place}.</sub>`;
}
