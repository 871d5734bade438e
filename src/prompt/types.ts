import type { Part } from '../messages/types.js';

export const promptFormats = ['toml', 'markdown', 'text', 'inline'] as const;
export type PromptFormat = (typeof promptFormats)[number];

/** A prompt file as its format says it, before its template is parsed. */
export interface PromptSpec {
  readonly format: PromptFormat;
  /** Where it came from, for messages: a path, `inline`, `stdin`. */
  readonly source: string;
  /** The template body; offsets of segments are UTF-16 offsets in this text. */
  readonly body: string;
  readonly description: string | null;
  /** Rules of the file's own `allowed-tools`; they narrow what the workflow allows and never widen it. Null = not given. */
  readonly allowedTools: readonly string[] | null;
  readonly disallowedTools: readonly string[];
  /** `model` of the frontmatter; the workflow's choice wins over it. */
  readonly model: string | null;
  readonly argumentHint: string | null;
}

export type SegmentKind = 'text' | 'args' | 'file' | 'shell' | 'variable';

/** A piece of a template, parsed once. Only the author's text has kinds; what is inserted for it stays data. */
export interface Segment {
  readonly kind: SegmentKind;
  /** As written, braces included. */
  readonly source: string;
  /** What stands inside, trimmed; the text itself for kind `text`. */
  readonly content: string;
  /** UTF-16 offsets in the template body, end exclusive. */
  readonly start: number;
  readonly end: number;
}

/** A part of the rendered prompt that remembers who wrote it. */
export interface RenderedPart {
  readonly origin: 'author' | 'args' | 'file' | 'shell';
  /** The placeholder it replaced, as written; absent for the author's own text. */
  readonly source?: string;
  readonly part: Part;
}
