import { rethrowUnless, UserError, userError } from '../errors.js';
import { type ReadTranscript, readTranscript } from '../job/transcript/read-transcript.js';
import { transcriptToResume } from '../job/transcript/record-events.js';
import { namedFileText } from '../platform/files/named-file.js';
import { readPlainFile } from '../platform/files/read-plain-file.js';
import type { HostEnvironment } from '../platform/host/host-environment.js';
import { createLineSeal, type SealLine, verifyLines } from '../platform/secrets/line-seal.js';
import type { Settings } from '../settings/table.js';

const maxBytes = 500_000_000;
const minKeyLength = 16;

export interface ResumeOptions {
  readonly resumed: ReadTranscript | null;
  readonly header: Readonly<Record<string, unknown>>;
  readonly seal: SealLine | null;
  /** Why a run with `resume: auto` starts over; `null` if it does not, or without a transcript. */
  readonly notice: string | null;
}

type Host = Pick<HostEnvironment, 'environment' | 'directory'>;

/**
 * With `auto`, a problem means a new start. @throws UserError `file-unreadable`, `transcript-invalid`,
 * `setting-invalid`
 */
export async function openResume(settings: Settings, host: Host): Promise<ResumeOptions> {
  const path = transcriptToResume(settings);
  if (path === undefined || settings.resume !== 'auto') {
    const resumed = path === undefined ? null : await openTranscript(path, host.directory);
    return { resumed, header: {}, seal: null, notice: null };
  }
  const key = keyOf(settings);
  // What all attempts of one step of one run have in common.
  const names = ['GITHUB_REPOSITORY', 'GITHUB_RUN_ID', 'GITHUB_JOB', 'GITHUB_ACTION', 'GITHUB_SHA'];
  const header: Readonly<Record<string, string>> = { run: names.map((name) => host.environment[name] ?? '').join(' ') };
  const startOver = (notice: string | null) => ({ resumed: null, header, seal: createLineSeal(key), notice });
  let content: string;
  try {
    content = (await readPlainFile(path, host.directory, maxBytes)).toString('utf8');
  } catch {
    return startOver(null);
  }
  const text = content.slice(0, content.lastIndexOf('\n') + 1);
  const last = verifyLines(key, text.split('\n').slice(0, -1));
  if (last === null)
    return startOver('The run starts over: its earlier transcript was changed, or not written with resume-key.');
  try {
    const resumed = readTranscript(path, text);
    const isSame = Object.entries(header).every(([name, value]) => resumed.header[name] === value);
    if (!isSame) return startOver('The run starts over: the transcript in resume-directory is of another run.');
    if (resumed.run.isPublished) return startOver('The run starts over: the earlier attempt published its result.');
    return { resumed, header, seal: createLineSeal(key, last), notice: null };
  } catch (error) {
    rethrowUnless(error, UserError);
    return startOver(`The run starts over: ${error.diagnostics.map(({ message }) => message).join('; ')}.`);
  }
}

function keyOf({ 'resume-key': key, 'resume-directory': directory }: Settings): string {
  if (directory !== undefined && key !== undefined && key.length >= minKeyLength) return key;
  const [location, missing] =
    directory === undefined
      ? ['resume-directory', 'a directory']
      : ['resume-key', 'a secret of at least 16 characters'];
  const hint = `set ${location}, as described in docs/resume.md, or leave resume out`;
  throw userError(['setting-invalid', location], `resume: auto needs ${missing}`, hint);
}

async function openTranscript(path: string, directory: string): Promise<ReadTranscript> {
  const text = await namedFileText(readPlainFile(path, directory, maxBytes), {
    location: 'resume',
    message: 'the transcript cannot be read',
    hint: 'use the path that the run printed at the end',
  });
  return readTranscript(path, text);
}
