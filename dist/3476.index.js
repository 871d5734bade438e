"use strict";

exports.id = 3476;

exports.ids = [ 3476 ];

exports.modules = {
 23476: (function(e, t, n) {
  n.r(t);
  n.d(t, {
   alwaysThinks: () => alwaysThinks,
   anthropicBaseUrl: () => anthropicBaseUrl,
   anthropicHeaders: () => anthropicHeaders,
   completeBody: () => completeBody,
   createAnthropicModel: () => createAnthropicModel,
   thinkingOf: () => thinkingOf
  });
  const a = 20;
  function breakpoints(e) {
   const t = endBefore(e, e.length);
   const n = e.findLastIndex(({role: e}) => e === "assistant");
   const o = [ endBefore(e, n), t ].filter((e, t, n) => e >= 0 && n.indexOf(e) === t);
   const s = o.map(t => [ t, lastMarkable(e[t]?.content ?? []) ]);
   const i = e[n]?.content ?? [];
   const r = i.length + (e[t]?.content.length ?? 0);
   n > 0 && n < t && r > a - 5 && s.push([ n, lastMarkable(i) ]);
   return s.filter(([, e]) => e >= 0);
  }
  function endBefore(e, t) {
   return e.findLastIndex(({role: e}, n) => n < t && e !== "system");
  }
  function lastMarkable(e) {
   return e.findLastIndex(({type: e, text: t}) => e !== "thinking" && e !== "redacted_thinking" && t !== "");
  }
  function withBreakpoints(e) {
   const t = [ ...e ];
   for (const [n, a] of breakpoints(e)) {
    const e = t[n];
    e !== void 0 && (t[n] = {
     ...e,
     content: markedAt(e.content, a)
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
  var o = n(7174);
  const s = 32e3;
  async function createAnthropicModel(e) {
   const {AnthropicLanguageModel: t, getAnthropicLanguageModelEntry: a, getModelCapabilities: s} = await Promise.all([ n.e(8105), n.e(1763), n.e(8446) ]).then(n.bind(n, 98446));
   const {id: i, fetch: r} = e;
   const c = s(i);
   const d = new t(i, {
    provider: "anthropic.messages",
    baseURL: anthropicBaseUrl(e),
    headers: await anthropicHeaders(e),
    fetch: r,
    transformRequestBody: e => completeBody(e, alwaysThinks(c))
   });
   return {
    ...thinkingOf(c),
    dialect: "anthropic",
    language: d,
    hasTurnScope: (0, o.uG)(i),
    searchTool: {
     id: "anthropic.web_search_20250305",
     name: "web_search",
     args: {
      maxUses: 3
     }
    },
    canCompact: () => a(i).capabilities.language.compaction === true
   };
  }
  function alwaysThinks({isKnownModel: e, rejectsThinkingDisabled: t}) {
   return e && t;
  }
  function thinkingOf({isKnownModel: e, supportsAdaptiveThinking: t}) {
   return e ? {
    thinksOnRequest: !t
   } : {
    defaultOutputTokens: s
   };
  }
  function anthropicBaseUrl({baseUrl: e}) {
   return /\/v\d+$/.test(e) ? e : `${e}/v1`;
  }
  async function anthropicHeaders(e) {
   const {apiKey: t} = e;
   return t === "" ? await federated(e) : () => Promise.resolve({
    ...i,
    "x-api-key": t
   });
  }
  const i = {
   "anthropic-version": "2023-06-01"
  };
  async function federated({credentials: e, baseUrl: t}) {
   const {anthropicToken: a} = await n.e(2847).then(n.bind(n, 82847));
   const o = a(e, t);
   return async () => ({
    ...i,
    "anthropic-beta": "oauth-2025-04-20",
    Authorization: `Bearer ${await o()}`
   });
  }
  function completeBody(e, t) {
   const {tools: n, system: a, messages: o, thinking: s} = e;
   const i = s?.type === void 0;
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
    ...o && {
     messages: withBreakpoints(o)
    },
    ...t && i && {
     thinking: {
      ...s,
      type: "adaptive",
      display: "summarized"
     }
    }
   };
  }
 })
};
