import type { JsonSchema, Part } from '../messages/types.js';
import type { ModelParameters } from '../model/types.js';
import type { FileProblem } from '../platform/types.js';

/** A place in a text: line and column count from 1, columns in UTF-16 units. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/**
 * `markdown`: a Markdown command in the braces family (Qwen's and ours); `claude`: one in Claude's dialect, skills
 * included; `prompt-yml`: GitHub Models; `prompt-md`: VS Code and Copilot.
 */
export const promptFormats = ['toml', 'markdown', 'claude', 'prompt-yml', 'prompt-md', 'text', 'inline'] as const;
export type PromptFormat = (typeof promptFormats)[number];

export type PromptRole = 'system' | 'user' | 'assistant';

/** The message of a conversation that a stretch of the body is; UTF-16 offsets, end exclusive. */
export interface PromptSection {
  readonly role: PromptRole;
  readonly start: number;
  readonly end: number;
}

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
  /**
   * Where the body begins in the source, or where each of its lines does, which may hold escapes; null where that
   * cannot be told.
   */
  readonly bodyAt: Position | readonly Position[] | null;
  /** `name` of the file, which goes before its path; null = not given. */
  readonly name: string | null;
  readonly whenToUse: string | null;
  /** Names for the words of the arguments, in their order. */
  readonly argumentNames: readonly string[];
  /** `disable-model-invocation` turns it to false: only a person may start it. */
  readonly modelInvocable: boolean;
  /** `user-invocable`: false = only the model may load it. */
  readonly userInvocable: boolean;
  /** `context: fork`: it is meant for a conversation of its own. */
  readonly fork: boolean;
  /** Globs of the files that have to be touched before the model is told of it; null = always. */
  readonly paths: readonly string[] | null;
  /** Messages of the body in their order; the last one is the user's. Null = the whole body is one message of the user. */
  readonly sections: readonly PromptSection[] | null;
  readonly parameters: ModelParameters;
  /** What the answer has to be, as the file says it and not yet checked; the workflow's schema wins over it. Null = text. */
  readonly outputSchema: JsonSchema | null;
  /** What a person should know of the file although it can be used: a key that has no effect. */
  readonly notices: readonly string[];
}

export type SegmentKind = 'text' | 'args' | 'file' | 'shell' | 'variable';

/** A piece of a template, parsed once. Only the author's text has kinds; what is inserted for it stays data. */
export interface TemplateSegment {
  readonly kind: SegmentKind;
  /** As written, braces included. */
  readonly source: string;
  /** What stands inside, trimmed; the text itself for kind `text`. */
  readonly content: string;
  /** UTF-16 offsets in the template body, end exclusive. */
  readonly start: number;
  readonly end: number;
}

/** Values for variables by their names; data, never read as template. */
export type PromptVariables = Readonly<Record<string, string>>;

/** A part of the rendered prompt that remembers who wrote it. */
export interface RenderedPart {
  readonly origin: 'author' | 'args' | 'variable' | 'file' | 'shell';
  /** The placeholder it replaced, as written; absent for the author's own text. */
  readonly source?: string;
  readonly part: Part;
}

export type PromptEntryKind = 'file' | 'directory' | 'link' | 'other';

/**
 * Where prompt files and commands are read from: the working tree, or the git objects of the trusted ref. Paths
 * are relative to the source with `/`, or absolute where the source knows such.
 */
export interface PromptSource {
  /** Whole content. Rejects with FileProblem. */
  read(path: string, maxBytes: number): Promise<Buffer>;
  /** Many small files at once, each whole or why not. */
  readAll(paths: readonly string[], maxBytes: number): Promise<ReadonlyMap<string, Buffer | FileProblem>>;
  /** Entries of a directory in byte order. Rejects with FileProblem. */
  list(path: string): Promise<readonly { readonly name: string; readonly kind: PromptEntryKind }[]>;
  /** What stands at these paths, links not followed; a path at which nothing stands is left out. */
  present(paths: readonly string[]): Promise<ReadonlyMap<string, PromptEntryKind>>;
  /** Whether a directory, all links resolved, is the root of the source or lies below it. */
  holds(directory: string): Promise<boolean>;
  /** The regular file that the link at `path` leads to, where it lies below `directory` with all links resolved; else null. */
  followLink(path: string, directory: string): Promise<string | null>;
}
