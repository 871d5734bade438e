import { join } from 'node:path';
import type { Settings } from '../../settings/table.js';

/** The transcript that `resume` names; with `auto`, the one in the directory that the workflow keeps. */
export function transcriptToResume(settings: Settings): string | undefined {
  const { resume } = settings;
  return resume === 'auto' ? join(settings['resume-directory'] ?? '.', 'transcript.jsonl') : resume;
}
