import type { ResumeOptions } from './resume.js';

/** An interrupted run that continues keeps its identity, so that it finds what it posted. */
export function runIdOf(resuming: ResumeOptions | null): string {
  const id = resuming?.resumed?.header['id'];
  return typeof id === 'string' && /^[\da-f-]{36}$/.test(id) ? id : newId();
}

/**
 * A random UUID. It is public, so it need not be hard to guess, and node:crypto would take a millisecond of the time to
 * the first request.
 */
function newId(): string {
  return 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replaceAll('x', () => Math.floor(Math.random() * 16).toString(16));
}
