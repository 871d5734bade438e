/** A problem that `lint` reports. Each id has a section of the same name in docs/rules.md. */
export interface LocatedProblem<Id extends string = string> {
  readonly id: Id;
  /** File and line, or the setting. */
  readonly location: string;
  /** What it is about: an input, an event, a rule. */
  readonly subject: string;
  readonly message: string;
  readonly hint: string;
}
