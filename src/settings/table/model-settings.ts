import { modelForms, providers } from '../../model/providers.js';
import { headerList } from '../header-list.js';
import { numberFrom, positiveNumber, wholeNumber } from '../number-values.js';
import { priceList } from '../price-list.js';
import { inFile, optional } from '../setting.js';
import { choice, modelList, text, trueOrFalse, webAddress } from '../values.js';

export const modelSettings = {
  model: inFile.optional(text(), {
    text: `${modelForms}, or script:FILE (plays a file, needs no key). \`compatible\` is any server with OpenAI's chat completions API; it needs \`base-url\`.`,
    flag: {
      value: 'P/ID',
      text: `PROVIDER/ID (${Object.keys(providers).join(', ')}) or script:FILE`,
    },
  }),
  'api-key': optional(text(), {
    text: "API key of the model provider. If it is missing, the provider's usual variable is used, such as ANTHROPIC_API_KEY.",
    isSecret: true,
  }),
  // Never in the configuration file: a base-url there could send the key to another server (CVE-2026-21852).
  'base-url': optional(webAddress(), {
    text: "Address of the model's server, if it is not the provider's own.",
    flag: { value: 'URL', text: "address of the model's server" },
  }),
  // Never in the configuration file, as base-url: a header can name the server behind a gateway.
  'model-headers': optional(headerList(), {
    text: 'Headers for the server of the model, one `Name: value` per line, e.g. `x-portkey-config: pc-…` of a gateway. Their values are secrets. They are used where `base-url` is.',
    isSecret: true,
  }),
  'context-window': inFile.optional(wholeNumber(8_000, 100_000_000), {
    text: 'Context window of the model in tokens. Default: the known window of the model, otherwise 128000. A conversation that fills it is compacted.',
    flag: { value: 'N', text: 'context window of the model in tokens' },
  }),
  'fallback-model': inFile.withDefault(modelList(), [], {
    text: 'Models that continue the run, in this order, when the model fails: it is overloaded, its rate limit or quota is used up, or its server cannot be reached, and retries did not help. Each needs its own key. `api-key` and `base-url` are used only for models of the same provider.',
    flag: { value: 'P/ID', repeatable: true, text: 'model that continues the run when the model fails' },
  }),
  effort: inFile.optional(choice(['none', 'minimal', 'low', 'medium', 'high', 'xhigh', 'max']), {
    text: 'How much work the model puts into an answer, if it has levels of effort or reasoning: the closest level that it has is used. A notice reports a difference.',
    flag: { value: 'LEVEL', text: 'effort of the model: none, minimal, low, medium, high, xhigh or max' },
  }),
  thinking: inFile.optional(choice(['off', 'visible']), {
    text: "`visible` asks for a readable summary of the model's reasoning, shown in the log and kept in the transcript; for `compatible/…`, the server decides whether it sends one. `off` turns reasoning off if the model allows it.",
    flag: { value: 'MODE', text: 'off, or visible: show a summary of the reasoning' },
  }),
  temperature: inFile.optional(numberFrom(0, 2), {
    text: 'Sampling temperature. Models that do not have it ignore it with a notice. Takes precedence over the one of a prompt file.',
    flag: { value: 'T', text: 'sampling temperature, 0 to 2' },
  }),
  'summarize-output': inFile.withDefault(trueOrFalse(), false, {
    text: 'Whether a truncated output of a command gets a summary of the whole output, which the model of the job writes in a separate request.',
  }),
  'correct-edits': inFile.withDefault(trueOrFalse(), false, {
    text: 'Whether the model of the job is asked, in a separate request, which passage a failed Edit meant. Only the place is corrected, never the new text, and only if the passage occurs once.',
  }),
  'correct-writes': inFile.withDefault(trueOrFalse(), false, {
    text: 'Whether the model of the job is asked, in a separate request, if the content of a Write was escaped once too often (`\\n` instead of line breaks). If so, it is unescaped before rules and hooks see the call.',
  }),
  'small-model': inFile.optional(text(), {
    text: "A cheaper model of the same provider, for requests outside the conversation: it answers the `prompt` of a WebFetch from the page, and searches with `search-provider: native`. Its cost counts in the same limits. Default: the job's model. See docs/web.md.",
    flag: { value: 'P/ID', text: 'cheaper model of the same provider, for pages and searches' },
  }),
  'idle-timeout-seconds': inFile.withDefault(wholeNumber(1, 3_600), 90, {
    text: 'Maximum time without a byte from the model within an answer. After that, the request is repeated.',
  }),
  'event-timeout-seconds': inFile.withDefault(wholeNumber(1, 3_600), 300, {
    text: 'Maximum time without a word, call or other event of the model; pings of Anthropic do not count, comments in the stream do. Before the first event, one second is added per 2,000 input tokens.',
  }),
  'max-turns': inFile.withDefault(wholeNumber(1, 10_000), 50, {
    text: 'Maximum number of model turns with tool calls. One more turn without tools summarizes the work.',
    flag: { value: 'N', text: 'maximum number of turns with tools' },
  }),
  'max-cost-usd': inFile.optional(positiveNumber(), {
    text: 'Maximum cost of the job in US dollars, without the fees of web searches. Requires a model with a known price.',
    flag: { name: 'max-cost', value: 'USD', text: 'maximum cost' },
  }),
  prices: inFile.withDefault(
    priceList(),
    {},
    {
      text: 'Prices of models in US dollars per million tokens, one `model: input output [cache-read [cache-write]]` per line, e.g. `compatible/qwen: 0.5 2`. They take precedence over the built-in table. Without a price, a run reports tokens only.',
      flag: {
        value: 'PRICE',
        repeatable: true,
        text: 'price of a model: "PROVIDER/ID: input output" per million tokens',
      },
    },
  ),
  'max-output-tokens': inFile.optional(wholeNumber(1, 100_000_000), {
    text: 'Maximum number of output tokens of the whole job.',
    flag: { value: 'N', text: 'maximum number of output tokens of the whole job' },
  }),
  'timeout-minutes': inFile.withDefault(positiveNumber(10_000), 30, {
    text: 'Time limit of the whole job. The last tenth, at most one minute, is reserved for an answer.',
    flag: { name: 'timeout', value: 'MIN', text: 'time limit of the whole job in minutes' },
  }),
};
