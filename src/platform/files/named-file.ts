import { type Diagnostic, only, UserError } from '../../errors.js';
import { FileProblem } from './types.js';

type NamedFile = Omit<Diagnostic, 'code' | 'found'> & Partial<Pick<Diagnostic, 'code'>>;

/** Rejects with UserError, by default `file-unreadable`, if a file or directory that a user named cannot be used. */
export async function orDiagnostic<T>(access: Promise<T>, diagnostic: NamedFile): Promise<T> {
  return await access.catch(
    only(FileProblem, ({ message: found }) => {
      throw new UserError({ code: 'file-unreadable', ...diagnostic, found });
    }),
  );
}

/** The text of a file that a user named. Rejects with UserError, by default `file-unreadable`, if it cannot be read. */
export async function namedFileText(bytes: Promise<Buffer>, diagnostic: NamedFile): Promise<string> {
  return (await orDiagnostic(bytes, diagnostic)).toString('utf8');
}
