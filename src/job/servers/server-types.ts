import type { OnEvent } from '../../agent/events.js';
import type { RunContext } from '../../context/run-context.js';
import type { Attachment } from '../../messages/types.js';
import type { HostEnvironment } from '../../platform/host/host-environment.js';
import type { Redactor } from '../../platform/secrets/redact.js';
import type { Tool } from '../../tools/types.js';
import type { ServerRules } from '../runtime/could-allow.js';
import type { JobRuntime } from '../runtime/runtime.js';

/** The MCP servers of a job while it runs. */
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

/** What starting them needs. */
export interface JobServersOptions {
  readonly job: ServerRules & { readonly runContext: Pick<RunContext, 'settings' | 'trustedSource' | 'pull'> };
  readonly runtime: Pick<JobRuntime, 'ready' | 'processes' | 'sandbox' | 'files'>;
  readonly hostEnvironment: Pick<HostEnvironment, 'environment' | 'signal'>;
  readonly redactor: Pick<Redactor, 'add' | 'redactAdded'>;
  readonly onEvent: OnEvent;
  /** The model gets no tools. */
  readonly withoutTools?: boolean;
}
