/** What was changed in a text; report/sanitized-notice.ts has the texts for people. */
export type ChangeKind =
  | 'control-character'
  | 'terminal-sequence'
  | 'direction-mark'
  | 'invisible-character'
  | 'homoglyph'
  | 'entity'
  | 'tag'
  | 'hidden-element'
  | 'image'
  | 'link-title'
  | 'link-definition'
  | 'link'
  | 'mention'
  | 'closing-word'
  | 'reference'
  | 'slash-command'
  | 'fence'
  | 'mathematics'
  | 'unresolvable-markup';

export interface Change {
  readonly kind: ChangeKind;
  readonly count: number;
}

export interface SanitizedText {
  readonly text: string;
  /** In the order of first occurrence; empty if nothing was changed. */
  readonly changes: readonly Change[];
}

export interface OutgoingOptions {
  /** Hosts that links may lead to, in lower case: `example.org`, or `*.example.org` for every host below it. */
  readonly hosts: readonly string[];
  /** Who may be mentioned: `octocat`, `acme/team`. Case-insensitive. */
  readonly mentions: readonly string[];
}
