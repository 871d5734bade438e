import type { OnEvent } from '../../agent/events.js';
import type { RunContext } from '../../context/run-context.js';
import type { Attachment } from '../../messages/types.js';
import type { Model } from '../../model/types.js';
import type { HostEnvironment } from '../../platform/host/host-environment.js';
import type { Redactor } from '../../platform/secrets/redact.js';
import { unusableRules } from '../../policy/rules/lint-offered.js';
import type { RuleLists } from '../../policy/types.js';
import type { Settings } from '../../settings/table.js';
import type { Tool } from '../../tools/types.js';
import type { ServerRules } from '../runtime/could-allow.js';
import type { JobRuntime } from '../runtime/runtime.js';

export interface JobServers {
  readonly tools: readonly Tool[];
  /** The names of all configured servers, as rules use them. */
  readonly names: readonly string[];
  readonly notices: readonly string[];
  /** The instructions of servers about their tools. */
  readonly attachments: readonly Attachment[];
  /** Never rejects. */
  readonly close: () => Promise<void>;
}

export interface JobServersOptions {
  readonly job: ServerRules & { readonly runContext: RunContext; readonly model: Pick<Model, 'name'> };
  readonly runtime: JobRuntime;
  readonly hostEnvironment: HostEnvironment;
  readonly redactor: Redactor;
  readonly onEvent: OnEvent;
  /** The model gets no tools. */
  readonly withoutTools?: boolean;
}

export const noServers: JobServers = {
  tools: [],
  names: [],
  notices: [],
  attachments: [],
  close: () => Promise.resolve(),
};

/** Notices about rules that have no effect in a run with these settings and servers. */
export function ineffectiveRules(
  lists: RuleLists,
  settings: Settings,
  mcpServers: readonly string[],
): readonly string[] {
  return unusableRules(lists, {
    mode: settings.mode,
    hasToken: settings['github-token'] !== undefined,
    hasSearch: settings['search-provider'] !== undefined,
    mcpServers,
  });
}
