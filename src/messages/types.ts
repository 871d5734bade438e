/** The canonical conversation. Providers see it only after normalize.ts and one conversion in model/. */

export type Visibility = 'everyone' | 'model' | 'person';

export interface TextPart {
  readonly type: 'text';
  readonly text: string;
}

/** An image, a PDF or another file, as base64. */
export interface MediaPart {
  readonly type: 'media';
  readonly mediaType: string;
  readonly data: string;
  readonly name?: string;
}

export type Part = TextPart | MediaPart;

/** Opaque to us; handed back to the provider that produced it (signatures, encrypted reasoning). */
export type ProviderData = Readonly<Record<string, unknown>>;

export interface ReasoningPart {
  readonly type: 'reasoning';
  readonly text: string;
  readonly providerData?: ProviderData;
}

export interface ToolCallPart {
  readonly type: 'tool-call';
  readonly id: string;
  readonly name: string;
  /** Whatever the model sent; validated by the discovery stage, never trusted before. */
  readonly input: unknown;
  readonly providerData?: ProviderData;
}

export interface ToolResultPart {
  readonly type: 'tool-result';
  readonly id: string;
  readonly name: string;
  readonly parts: readonly Part[];
  readonly isError: boolean;
  /** Made by us because the real result is missing (a cut stream, a cancelled run). */
  readonly synthetic?: boolean;
}

export type AssistantPart = (TextPart & { readonly providerData?: ProviderData }) | ReasoningPart | ToolCallPart;

export interface UserMessage {
  readonly role: 'user';
  readonly parts: readonly Part[];
  readonly visibility: Visibility;
}

export interface AssistantMessage {
  readonly role: 'assistant';
  readonly parts: readonly AssistantPart[];
}

export interface ToolMessage {
  readonly role: 'tool';
  readonly results: readonly ToolResultPart[];
}

/** A word of the program to a person; the model never sees it. */
export interface SystemMessage {
  readonly role: 'system';
  readonly level: 'info' | 'warning' | 'error';
  readonly text: string;
}

/** Structured context, turned into text or a tool pair in attachments.ts and nowhere else. */
export interface AttachmentMessage {
  readonly role: 'attachment';
  readonly attachment: Attachment;
}

/** A sign of life while something streams; never part of what a model gets. */
export interface ProgressMessage {
  readonly role: 'progress';
  readonly text: string;
}

/** A closed union: a new kind of attachment is a new member and a new arm in attachments.ts. */
export type Attachment =
  /** A file or directory that the prompt names: a call that really ran through the pipeline before the first turn. */
  | { readonly type: 'file' | 'directory'; readonly call: ToolCallPart; readonly result: ToolResultPart }
  /** An instruction file of the repository. */
  | { readonly type: 'memory'; readonly path: string; readonly text: string }
  /** The skills that the model may load, a line each; `more` where a list stands above already. */
  | { readonly type: 'skill-listing'; readonly text: string; readonly more: boolean }
  | { readonly type: 'date'; readonly date: string }
  /** Facts of the event: what started the run, on which item. */
  | { readonly type: 'event'; readonly text: string }
  /** What GitHub holds of that item: a part of it under its title, with images; all of it what others wrote. */
  | {
      readonly type: 'context';
      readonly title: string;
      readonly text: string;
      readonly images: readonly MediaPart[];
    }
  | { readonly type: 'todo'; readonly items: readonly TodoItem[] }
  /** A file that holds something else than the model has seen. Null = gone, or no diff can be shown. */
  | { readonly type: 'edited-file'; readonly path: string; readonly diff: string | null }
  /** How much of a budget is left, or that it is spent. */
  | { readonly type: 'budget'; readonly text: string }
  /** Why the final text does not fit its schema; the model answers once more. */
  | { readonly type: 'answer-problems'; readonly problems: readonly string[] }
  /** Advice of the loop, such as to stop repeating a failing call. */
  | { readonly type: 'notice'; readonly text: string };

export interface TodoItem {
  readonly content: string;
  readonly status: 'pending' | 'in_progress' | 'completed';
}

export type Message =
  | UserMessage
  | AssistantMessage
  | ToolMessage
  | SystemMessage
  | AttachmentMessage
  | ProgressMessage;

/** What is left after normalize(): only these reach a provider. */
export type ModelMessage = { readonly role: 'user'; readonly parts: readonly Part[] } | AssistantMessage | ToolMessage;

export type JsonSchema = Readonly<Record<string, unknown>>;

/** What a model is told of a tool. */
export interface ToolSpec {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: JsonSchema;
}
