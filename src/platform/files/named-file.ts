import { type Diagnostic, rethrowUnless, UserError } from '../../errors.js';
import { FileProblem } from './types.js';

/** The text of a file that a user named. Rejects with UserError, by default `file-unreadable`, if it cannot be read. */
export async function namedFileText(
  bytes: Promise<Buffer>,
  diagnostic: Omit<Diagnostic, 'code' | 'found'> & Partial<Pick<Diagnostic, 'code'>>,
): Promise<string> {
  try {
    return (await bytes).toString('utf8');
  } catch (error) {
    rethrowUnless(error, FileProblem);
    throw new UserError({ code: 'file-unreadable', ...diagnostic, found: error.message });
  }
}
