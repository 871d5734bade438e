import type { HostEnvironment } from '../../platform/host/host-environment.js';
import type { Redactor } from '../../platform/secrets/redact.js';
import type { Log } from '../../platform/types.js';
import type { SummaryPorts } from '../../publish/summary-file.js';

export interface BatchPorts extends SummaryPorts {
  readonly hostEnvironment: HostEnvironment;
  readonly redactor: Redactor;
  readonly log: Log;
}
