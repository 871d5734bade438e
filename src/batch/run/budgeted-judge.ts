import { messageTokens, textTokens } from '../../messages/estimate.js';
import { costOf } from '../../model/prices.js';
import type { Model, ModelError, ModelEvent, ModelRequest, Usage } from '../../model/types.js';
import { withStream } from '../../model/with-stream.js';
import { judgeOutputTokens } from '../model/estimate.js';
import type { JudgeBudget } from './budget.js';

/** The same judge, whose questions are reserved in the budget of the run. What does not fit is not asked. */
export function budgetedJudge(model: Model, { ask }: Pick<JudgeBudget, 'ask'>): Model {
  const priceOf = (usage: Usage) => costOf(usage.model ?? model.name, usage, model.prices) ?? 0;
  return withStream(model, async function* (request, signal): AsyncGenerator<ModelEvent> {
    const settle = ask(priceOf(expectedUsage(request)));
    if (settle === null) {
      yield { type: 'error', modelError: notAsked };
      return;
    }
    let usd = 0;
    try {
      for await (const event of model.stream(request, signal)) {
        if ('usage' in event) usd += priceOf(event.usage);
        yield event;
      }
    } finally {
      settle(usd);
    }
  });
}

function expectedUsage({ system, messages }: ModelRequest): Usage {
  const inputTokens = messages.reduce((sum, message) => sum + messageTokens(message), textTokens(system));
  return { inputTokens, outputTokens: judgeOutputTokens, cacheReadTokens: 0, cacheWriteTokens: 0 };
}

const notAsked: ModelError = {
  kind: 'budget',
  message: 'What is left of max-cost-usd of the batch is too small for the question.',
  hint: 'The next run asks it.',
  retryable: false,
};
