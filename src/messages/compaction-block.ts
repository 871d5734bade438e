import type { AssistantMessage, ModelMessage, ProviderData } from './types.js';

/** The summary that a provider has written and signed or encrypted: it replaces everything before it. */
export interface CompactionBlock {
  /** Goes back to the provider unchanged, as the first message. */
  readonly message: ModelMessage;
  /** `null` if only the provider can read it. */
  readonly text: string | null;
}

/** The text of an encrypted block, for people and for other models. */
export const encryptedBlockText =
  '(The provider has summarized the conversation up to here. Only its models can read it.)';

/** `null` if the answer is not such a block, or has no signature and so cannot go back. */
export function compactionBlock({ parts }: AssistantMessage): CompactionBlock | null {
  for (const part of parts) {
    if (part.type !== 'text' || part.text.trim() === '') continue;
    const isEncrypted = isEncryptedBlock(part.providerData);
    if (!isEncrypted && !isSigned(part.providerData)) continue;
    return { message: { role: 'assistant', parts: [part] }, text: isEncrypted ? null : part.text };
  }
  return null;
}

/** A block in OpenAI's form. */
export function isEncryptedBlock(data: ProviderData | undefined): boolean {
  const { type, encryptedContent } = (data?.['openai'] ?? {}) as Readonly<Record<string, unknown>>;
  return type === 'compaction' && typeof encryptedContent === 'string' && encryptedContent !== '';
}

function isSigned(data: ProviderData | undefined): boolean {
  const { type, signature } = (data?.['anthropic'] ?? {}) as { readonly type?: unknown; readonly signature?: unknown };
  return type === 'compaction' && typeof signature === 'string';
}
