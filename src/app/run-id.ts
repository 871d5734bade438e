import { randomUUID } from 'node:crypto';
import type { ResumeOptions } from './resume.js';

/** An interrupted run that continues keeps its identity, so that it finds what it posted. */
export function runIdOf(resuming: ResumeOptions | null): string {
  const id = resuming?.resumed?.header['id'];
  return typeof id === 'string' && /^[\da-f-]{36}$/.test(id) ? id : randomUUID();
}
