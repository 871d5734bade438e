"use strict";

exports.id = 3476, exports.ids = [ 3476 ], exports.modules = {
 23476: (function(e, t, n) {
  n.r(t), n.d(t, {
   alwaysThinks: () => alwaysThinks,
   anthropicBaseUrl: () => anthropicBaseUrl,
   anthropicHeaders: () => anthropicHeaders,
   completeBody: () => completeBody,
   createAnthropicModel: () => createAnthropicModel,
   thinkingOf: () => thinkingOf
  });
  const a = 20;
  function endBefore(e, t) {
   return e.findLastIndex(({role: e}, n) => n < t && "system" !== e);
  }
  function lastMarkable(e) {
   return e.findLastIndex(({type: e, text: t}) => "thinking" !== e && "redacted_thinking" !== e && "" !== t);
  }
  function withBreakpoints(e) {
   const t = [ ...e ];
   for (const [n, i] of function(e) {
    const t = endBefore(e, e.length), n = e.findLastIndex(({role: e}) => "assistant" === e), i = [ endBefore(e, n), t ].filter((e, t, n) => e >= 0 && n.indexOf(e) === t).map(t => [ t, lastMarkable(e[t]?.content ?? []) ]), o = e[n]?.content ?? [], r = o.length + (e[t]?.content.length ?? 0);
    return n > 0 && n < t && r > a - 5 && i.push([ n, lastMarkable(o) ]), i.filter(([, e]) => e >= 0);
   }(e)) {
    const e = t[n];
    void 0 !== e && (t[n] = {
     ...e,
     content: markedAt(e.content, i)
    });
   }
   return t;
  }
  function markedAt(e, t) {
   return e.map((e, n) => n === t ? {
    ...e,
    cache_control: {
     type: "ephemeral"
    }
   } : e);
  }
  var i = n(7174);
  const o = 32e3;
  async function createAnthropicModel(e) {
   const {AnthropicLanguageModel: t, getAnthropicLanguageModelEntry: a, getModelCapabilities: o} = await Promise.all([ n.e(8105), n.e(1763), n.e(8446) ]).then(n.bind(n, 98446)), {id: r, fetch: s} = e, c = o(r), d = new t(r, {
    provider: "anthropic.messages",
    baseURL: anthropicBaseUrl(e),
    headers: await anthropicHeaders(e),
    fetch: s,
    transformRequestBody: e => completeBody(e, alwaysThinks(c))
   });
   return {
    ...thinkingOf(c),
    dialect: "anthropic",
    language: d,
    hasTurnScope: (0, i.uG)(r),
    searchTool: {
     id: "anthropic.web_search_20250305",
     name: "web_search",
     args: {
      maxUses: 3
     }
    },
    canCompact: () => !0 === a(r).capabilities.language.compaction
   };
  }
  function alwaysThinks({isKnownModel: e, rejectsThinkingDisabled: t}) {
   return e && t;
  }
  function thinkingOf({isKnownModel: e, supportsAdaptiveThinking: t}) {
   return e ? {
    thinksOnRequest: !t
   } : {
    defaultOutputTokens: o
   };
  }
  function anthropicBaseUrl({baseUrl: e}) {
   return /\/v\d+$/.test(e) ? e : `${e}/v1`;
  }
  async function anthropicHeaders(e) {
   const {apiKey: t} = e;
   return "" === t ? await async function({credentials: e, baseUrl: t}) {
    const {anthropicToken: a} = await n.e(2847).then(n.bind(n, 82847)), i = a(e, t);
    return async () => ({
     ...r,
     "anthropic-beta": "oauth-2025-04-20",
     Authorization: `Bearer ${await i()}`
    });
   }(e) : () => Promise.resolve({
    ...r,
    "x-api-key": t
   });
  }
  const r = {
   "anthropic-version": "2023-06-01"
  };
  function completeBody(e, t) {
   const {tools: n, system: a, messages: i, thinking: o} = e, r = void 0 === o?.type;
   return {
    ...e,
    ...n && {
     tools: n.map(e => ({
      ...e,
      eager_input_streaming: void 0
     }))
    },
    ...a && {
     system: markedAt(a, a.length - 1)
    },
    ...i && {
     messages: withBreakpoints(i)
    },
    ...t && r && {
     thinking: {
      ...o,
      type: "adaptive",
      display: "summarized"
     }
    }
   };
  }
 })
};
