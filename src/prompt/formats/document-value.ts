import type { Document } from 'yaml';
import { type Diagnostic, messageOf, UserError } from '../../errors.js';
import { offsetAt } from '../position.js';
import { maxYamlErrors } from './yaml-bounds.js';

export type Reviver = (key: unknown, value: unknown) => unknown;

/** Throws UserError with its errors; `diagnostic` words a reason at an offset of the text. */
export function documentValue(
  document: Document,
  text: string,
  diagnostic: (offset: number, reason: string) => Diagnostic,
  reviver?: Reviver,
): unknown {
  if (document.errors.length > 0) {
    throw new UserError(
      document.errors.slice(0, maxYamlErrors).map((error) => {
        const at = error.linePos?.[0];
        const offset = at === undefined ? 0 : offsetAt(text, { line: at.line, column: at.col });
        return diagnostic(offset, (error.message.split('\n')[0] ?? '').replace(/ at line \d+, column \d+:?$/, ''));
      }),
    );
  }
  try {
    return document.toJS(reviver === undefined ? {} : { reviver });
  } catch (error) {
    // An alias without its anchor, or more aliases than the library resolves.
    throw new UserError(diagnostic(0, messageOf(error)));
  }
}
