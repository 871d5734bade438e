const searchApis = ['tavily', 'brave'] as const;

export const searchProviders = [...searchApis, 'native'] as const;

export type SearchApi = (typeof searchApis)[number];
