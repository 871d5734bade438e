import { randomUUID } from 'node:crypto';
import type { ProviderModel, ProviderSettings } from '../provider/provider.js';

const searchTool = { id: 'google.google_search', name: 'google_search', args: {} } as const;

/** The Gemini API. The base URL is accepted with or without its version. */
export async function createGoogleModel(settings: ProviderSettings): Promise<ProviderModel> {
  const { GoogleLanguageModel } = await import('@ai-sdk/google/internal');
  const { id, apiKey, fetch: send } = settings;
  const language = new GoogleLanguageModel(id, {
    provider: 'google.generative-ai',
    baseURL: googleBaseUrl(settings),
    headers: { 'x-goog-api-key': apiKey },
    fetch: (input, init) => send(input, typeof init?.body === 'string' ? { ...init, body: joined(init.body) } : init),
    generateId: () => randomUUID(),
  });
  return { dialect: 'google', language, searchTool };
}

export function googleBaseUrl({ baseUrl }: ProviderSettings): string {
  return /\/v\d+(alpha|beta)?$/.test(baseUrl) ? baseUrl : `${baseUrl}/v1beta`;
}

interface Body {
  readonly contents?: readonly { readonly role: string; readonly parts: readonly object[] }[];
}

/** The API expects the roles to alternate: text behind the results of calls becomes a part of the same content. */
function joined(text: string): string {
  const body = JSON.parse(text) as Body;
  const contents: { readonly role: string; readonly parts: readonly object[] }[] = [];
  for (const content of body.contents ?? []) {
    const last = contents.at(-1);
    if (last?.role === 'user' && content.role === 'user') {
      contents[contents.length - 1] = { ...last, parts: [...last.parts, ...content.parts] };
    } else contents.push(content);
  }
  return contents.length === body.contents?.length ? text : JSON.stringify({ ...body, contents });
}
