import { join } from 'node:path';

/** Where runs of this user keep the git credentials that they withhold from a job. */
export function storeIn(parent: string): string {
  return join(parent, `sallyport-credentials-${String(process.getuid?.() ?? 0)}`);
}
