/** What has to be written differently. `private`: nothing has the same effect. `other`: only simpler syntax helps. */
export type ProblemForm =
  | 'private'
  | 'redirection'
  | 'command-name'
  | 'size'
  | 'link'
  | 'directory'
  | 'environment'
  | 'quotes'
  | 'braces'
  | 'number'
  | 'code'
  | 'substitution'
  | 'variable'
  | 'other';

export interface UnreadableLine {
  readonly form: ProblemForm;
  /** A clause about the line, e.g. `the name of a command is not constant`. */
  readonly problem: string;
  /** What the parser reports about a line that is not in bash's grammar. */
  readonly syntaxError?: string;
}

/** Thrown for constructs that cannot be analyzed; caught by the policy engine, never leaves policy/. */
export class Undecidable extends Error {
  readonly line: UnreadableLine;

  constructor(form: ProblemForm, problem: string, syntaxError?: string) {
    // A result, not a bug: the stack trace is never used, and collecting it takes time.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(problem);
    Error.stackTraceLimit = stackTraceLimit;
    this.name = 'Undecidable';
    this.line = { form, problem, ...(syntaxError === undefined ? {} : { syntaxError }) };
  }
}
