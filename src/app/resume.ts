import { messageOf, rethrowUnless, UserError } from '../errors.js';
import { type ReadTranscript, readTranscript } from '../job/read-transcript.js';
import { readPlainFile } from '../platform/files/read-plain-file.js';
import { FileProblem } from '../platform/types.js';

const maxBytes = 500_000_000;

/**
 * The transcript of the run to continue.
 * @throws UserError `file-unreadable`, `transcript-invalid`
 */
export async function openTranscript(path: string, directory: string): Promise<ReadTranscript> {
  try {
    return readTranscript(path, (await readPlainFile(path, directory, maxBytes)).toString('utf8'));
  } catch (error) {
    if (error instanceof UserError) throw error;
    rethrowUnless(error, FileProblem);
    throw new UserError({
      code: 'file-unreadable',
      location: 'resume',
      message: 'the transcript cannot be read',
      found: messageOf(error),
      hint: 'use the path that the run printed at the end',
    });
  }
}
