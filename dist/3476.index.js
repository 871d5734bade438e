"use strict";

exports.id = 3476, exports.ids = [ 3476 ], exports.modules = {
 23476: (function(e, t, n) {
  n.r(t), n.d(t, {
   anthropicBaseUrl: () => anthropicBaseUrl,
   anthropicHeaders: () => anthropicHeaders,
   completeBody: () => completeBody,
   createAnthropicModel: () => createAnthropicModel,
   unknownModelOutputTokens: () => r
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
   for (const [n, o] of function(e) {
    const t = endBefore(e, e.length), n = e.findLastIndex(({role: e}) => "assistant" === e), o = [ endBefore(e, n), t ].filter((e, t, n) => e >= 0 && n.indexOf(e) === t).map(t => [ t, lastMarkable(e[t]?.content ?? []) ]), r = e[n]?.content ?? [], i = r.length + (e[t]?.content.length ?? 0);
    return n > 0 && n < t && i > a - 5 && o.push([ n, lastMarkable(r) ]), o.filter(([, e]) => e >= 0);
   }(e)) {
    const e = t[n];
    void 0 !== e && (t[n] = {
     ...e,
     content: markedAt(e.content, o)
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
  const r = 32e3;
  async function createAnthropicModel(e) {
   const {AnthropicLanguageModel: t, getAnthropicLanguageModelEntry: a, getModelCapabilities: i} = await Promise.all([ n.e(8105), n.e(1763), n.e(8446) ]).then(n.bind(n, 98446)), {id: s, fetch: c} = e, {isKnownModel: d, rejectsThinkingDisabled: l} = i(s);
   return {
    dialect: "anthropic",
    language: new t(s, {
     provider: "anthropic.messages",
     baseURL: anthropicBaseUrl(e),
     headers: await anthropicHeaders(e),
     fetch: c,
     transformRequestBody: e => completeBody(e, d && l)
    }),
    hasTurnScope: (0, o.uG)(s),
    searchTool: {
     id: "anthropic.web_search_20250305",
     name: "web_search",
     args: {
      maxUses: 3
     }
    },
    canCompact: () => !0 === a(s).capabilities.language.compaction,
    ...d ? {} : {
     defaultOutputTokens: r
    }
   };
  }
  function anthropicBaseUrl({baseUrl: e}) {
   return /\/v\d+$/.test(e) ? e : `${e}/v1`;
  }
  async function anthropicHeaders(e) {
   const {apiKey: t} = e;
   return "" === t ? await async function({credentials: e, baseUrl: t}) {
    const {anthropicToken: a} = await n.e(2847).then(n.bind(n, 82847)), o = a(e, t);
    return async () => ({
     ...i,
     "anthropic-beta": "oauth-2025-04-20",
     Authorization: `Bearer ${await o()}`
    });
   }(e) : () => Promise.resolve({
    ...i,
    "x-api-key": t
   });
  }
  const i = {
   "anthropic-version": "2023-06-01"
  };
  function completeBody(e, t) {
   const {tools: n, system: a, messages: o, thinking: r} = e, i = void 0 === r?.type;
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
      ...r,
      type: "adaptive",
      display: "summarized"
     }
    }
   };
  }
 })
};
