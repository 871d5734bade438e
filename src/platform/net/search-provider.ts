const searchApis = ['tavily', 'brave'] as const;

/** The same, and the search of the model's provider. */
export const searchProviders = [...searchApis, 'native'] as const;

export type SearchApi = (typeof searchApis)[number];
