/** Providers of web search. */
export const searchProviders = ['tavily', 'brave'] as const;

export type SearchProvider = (typeof searchProviders)[number];
