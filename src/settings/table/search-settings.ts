import { searchProviders } from '../../platform/net/search-provider.js';
import { inFile, optional } from '../setting.js';
import { choice, text } from '../values.js';

export const searchSettings = {
  'search-provider': inFile.optional(choice(searchProviders), {
    text: 'Offers the tool WebSearch, if a rule `WebSearch` allows it: tavily, brave, or native (the search of the provider of the model, for models of anthropic, openai and google). See docs/web.md.',
    flag: { value: 'NAME', text: 'provider of WebSearch: tavily, brave or native' },
  }),
  'search-key': optional(text(), {
    text: 'API key of `search-provider`. If it is missing, the variable TAVILY_API_KEY or BRAVE_API_KEY is used; native needs none.',
    isSecret: true,
  }),
};
