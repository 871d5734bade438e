import type { PageJob, PageOverview } from './page-data.js';

export interface ReportSource {
  readonly overview: PageOverview;
  /** In the order of the rows; read from the disk one after the other. */
  readonly jobs: () => AsyncIterable<PageJob>;
}

export interface SourcePorts {
  /** Absolute. */
  readonly directory: string;
  /** Removes secrets and control characters. */
  readonly clean: (text: string) => string;
  readonly onNotice: (text: string) => void;
}
