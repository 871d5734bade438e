import { join, resolve } from 'node:path';
import type { OnEvent } from '../../agent/events.js';
import { systemClock } from '../../platform/clock.js';
import type { Artifacts } from '../../platform/files/state/artifacts.js';
import type { Settings } from '../../settings/table.js';
import type { ReadTranscript } from './read-transcript.js';
import { openTranscript, type TranscriptWriterOptions } from './transcript.js';

interface RecordingOptions extends Partial<Pick<TranscriptWriterOptions, 'header' | 'seal'>> {
  readonly job: { readonly runContext: { readonly settings: Settings; readonly workspace: string } };
  readonly artifacts: Artifacts;
  readonly hostEnvironment: { readonly directory: string };
  readonly resumed?: ReadTranscript | null;
  readonly onEvent: OnEvent;
}

/** Begins the transcript of a job, or continues the one of an interrupted run. */
export async function recordEvents(options: RecordingOptions) {
  const { artifacts, resumed = null, header = {}, seal = null } = options;
  const { record, transcript } = options.job.runContext.settings;
  const inDirectory = (path: string): string => resolve(options.hostEnvironment.directory, path);
  const file = transcript ?? transcriptToResume(options.job.runContext.settings);
  const paths = {
    transcriptPath: file === undefined ? resolve(options.artifacts.directory, 'transcript.jsonl') : inDirectory(file),
    recordPath: record === undefined ? null : inDirectory(record),
  };
  const text = resumed?.text ?? null;
  const { workspace, settings } = options.job.runContext;
  const write = openTranscript({
    artifacts,
    clock: systemClock,
    ...paths,
    header: { mode: settings.mode, workspace, ...header },
    seal,
    resumed: text,
  });
  const now = new Date(systemClock.now());
  const replay =
    resumed === null
      ? null
      : (await import('./replay.js')).createReplay(resumed.run, { now, onResumed: (event) => onEvent(event) });
  const onEvent: OnEvent = (event) => {
    // What is restored was recorded and shown before.
    if (replay?.isReplaying() === true && event.type !== 'stop' && event.type !== 'baseline') return;
    write(event);
    options.onEvent(event);
  };
  return { replay, onEvent, ...paths };
}

/** The transcript that `resume` names; with `auto`, the one in the directory that the workflow keeps. */
export function transcriptToResume(settings: Settings): string | undefined {
  const { resume } = settings;
  return resume === 'auto' ? join(settings['resume-directory'] ?? '.', 'transcript.jsonl') : resume;
}

/** In the TMPDIR of the job, which the Read tool may open and which is removed at the end. */
export function saveRestIn(artifacts: Artifacts): (text: string) => string | null {
  let saved = 0;
  return (text) => {
    saved += 1;
    const before = artifacts.notices.length;
    const path = artifacts.write(`tmp/results/${String(saved)}.txt`, text);
    return artifacts.notices.length > before ? null : path;
  };
}
