/** The canonical conversation. Providers see it only after normalize.ts and one conversion in model/. */

import type { ContentSource } from './github-content.js';

export interface TextPart {
  readonly type: 'text';
  readonly text: string;
  /** Written by the program without text of others, for the next turn of the model only. */
  readonly scope?: 'turn';
}

/** An image, a PDF or another file, as base64. */
export interface MediaPart {
  readonly type: 'media';
  readonly mediaType: string;
  readonly data: string;
  readonly name?: string;
}

export type Part = TextPart | MediaPart;

/** Opaque data that is returned to the provider that produced it (signatures, encrypted reasoning). */
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
  /** The unvalidated input from the model; the discovery stage validates it. */
  readonly input: unknown;
  readonly providerData?: ProviderData;
}

export interface ToolResultPart {
  readonly type: 'tool-result';
  readonly id: string;
  readonly name: string;
  readonly parts: readonly Part[];
  readonly isError: boolean;
  /** Synthesized because the real result is missing (a broken stream, a canceled run). */
  readonly synthetic?: boolean;
}

export type AssistantPart = (TextPart & { readonly providerData?: ProviderData }) | ReasoningPart | ToolCallPart;

export interface UserMessage {
  readonly role: 'user';
  readonly parts: readonly Part[];
  /** `model`: written by the program for the model, so it may become part of the tool result before it. */
  readonly visibility: 'everyone' | 'model';
}

export interface AssistantMessage {
  readonly role: 'assistant';
  readonly parts: readonly AssistantPart[];
}

export interface ToolMessage {
  readonly role: 'tool';
  readonly results: readonly ToolResultPart[];
}

/** Structured context. Only attachments.ts turns it into text or a tool call and result. */
export interface AttachmentMessage {
  readonly role: 'attachment';
  readonly attachment: Attachment;
}

/** A closed union: a new kind of attachment needs a new member and a new case in attachments.ts. */
export type Attachment =
  /** A file or directory that the prompt names: a call that really ran through the pipeline before the first turn. */
  | { readonly type: 'file' | 'directory'; readonly call: ToolCallPart; readonly result: ToolResultPart }
  /** An instruction file of the repository. */
  | { readonly type: 'memory'; readonly path: string; readonly text: string }
  /** The skills that the model may load, one per line; `more` if an earlier list exists. */
  | { readonly type: 'skill-listing'; readonly text: string; readonly more: boolean }
  /** Facts of this job: date, system, limits, and where the answer goes. */
  | { readonly type: 'environment'; readonly text: string }
  /** Facts about the event: what started the run, and on which item. */
  | { readonly type: 'event'; readonly text: string }
  /** A titled section of that item's data from GitHub, with images; all of it written by others. */
  | {
      readonly type: 'context';
      readonly title: string;
      readonly text: string;
      readonly source: ContentSource;
      readonly images: readonly MediaPart[];
    }
  | { readonly type: 'todo'; readonly items: readonly TodoItem[] }
  /** A file that changed after the model saw it. `diff` is `null` if the file was deleted or no diff can be shown. */
  | { readonly type: 'edited-file'; readonly path: string; readonly diff: string | null }
  | { readonly type: 'budget'; readonly text: string }
  /** Why the final text does not match its schema; the model answers once more. */
  | { readonly type: 'answer-problems'; readonly problems: readonly string[] }
  /** Text of the project's hooks at an event. */
  | { readonly type: 'hook-output'; readonly event: string; readonly text: string }
  /** Advice from the loop, such as to stop repeating a failing call. */
  | { readonly type: 'notice'; readonly text: string };

export interface TodoItem {
  readonly id?: string;
  readonly content: string;
  readonly status: 'pending' | 'in_progress' | 'completed';
}

export type Message = UserMessage | AssistantMessage | ToolMessage | AttachmentMessage;

/** The messages that remain after normalize(): only these reach a provider. */
export type ModelMessage = { readonly role: 'user'; readonly parts: readonly Part[] } | AssistantMessage | ToolMessage;

export type JsonSchema = Readonly<Record<string, unknown>>;

/** A tool as the model sees it. */
export interface ToolSpec {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: JsonSchema;
}
