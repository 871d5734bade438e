"use strict";

exports.id = 7507, exports.ids = [ 7507 ], exports.modules = {
 17507: (function(e, t, n) {
  n.r(t), n.d(t, {
   createScriptModel: () => createScriptModel
  });
  var o = n(78289), r = n(98970), s = n(94343), i = n(43759), a = n(42357), u = n(20653);
  const c = s.aig().check(s.Whr(), i.UI()), d = s.rej({
   say: s.lqM(s.YjP()),
   calls: s.lqM(s.YOg(s.rej({
    tool: s.YjP().check(i.m9(1)),
    input: s.lqM(s.L5J())
   }))),
   agent: s.lqM(s.YjP().check(i.m9(1))),
   usage: s.lqM(s.rej({
    input: s.Rvf(c, 0),
    output: s.Rvf(c, 0)
   })),
   expect: s.lqM(s.rej({
    contains: s.YjP().check(i.m9(1))
   })),
   fail: s.lqM(s.rej({
    status: s.aig().check(s.Whr(), i.qm(400), i.Zm(599)),
    times: s.Rvf(s.aig().check(s.Whr(), i.qm(1)), 1),
    retryAfter: s.lqM(s.aig().check(i.UI()))
   }))
  }), l = {
   "": 'an object such as {"say":"\u2026"}',
   agent: "the name of a sub-agent",
   say: "a string",
   calls: "a list of calls",
   "calls.[]": 'an object such as {"tool":"Read","input":{\u2026}}',
   "calls.[].tool": "the name of a tool",
   usage: "an object with input, output, or both",
   "usage.input": "a number of tokens: an integer of at least 0",
   "usage.output": "a number of tokens: an integer of at least 0",
   expect: "an object with contains",
   "expect.contains": "a non-empty string",
   fail: "an object with status",
   "fail.status": "an HTTP status from 400 to 599",
   "fail.times": "an integer of at least 1",
   "fail.retryAfter": "a number of seconds, at least 0"
  }, p = {
   "": Object.keys(d.shape),
   "calls.[]": [ "tool", "input" ],
   usage: [ "input", "output" ],
   expect: [ "contains" ],
   fail: [ "status", "times", "retryAfter" ]
  };
  function parseLine(e) {
   let t;
   try {
    t = JSON.parse(e);
   } catch (e) {
    return {
     diagnostics: [ {
      message: `invalid JSON: ${e instanceof Error ? e.message : "unreadable"}`,
      hint: "write one JSON object per line"
     } ]
    };
   }
   const n = d.safeParse(t);
   if (!n.success) return {
    diagnostics: n.error.issues.flatMap(toDiagnostics)
   };
   const {say: o, calls: r, fail: s} = n.data;
   return void 0 !== o || void 0 !== r || void 0 !== s ? {
    turn: n.data
   } : {
    diagnostics: [ {
     message: "the turn does nothing",
     hint: "add say, calls or fail"
    } ]
   };
  }
  function toDiagnostics(e) {
   const t = e.path.map(e => "number" == typeof e ? "[]" : String(e)).join("."), n = e.path.map(String).join(".");
   if ("unrecognized_keys" === e.code) {
    const o = p[t] ?? [];
    return e.keys.map(e => {
     const t = (0, a.pA)(e, o), r = void 0 === t ? `use one of ${o.join(", ")}` : `did you mean ${t}?`;
     return {
      message: `unknown key ${"" === n ? "" : `${n}.`}${e}`,
      hint: r
     };
    });
   }
   return [ {
    message: "" === n ? "the line is not a turn" : `${n} has an invalid value`,
    hint: `use ${l[t] ?? "another value"}`
   } ];
  }
  function at(e, t, n) {
   return {
    code: "script-invalid",
    location: t,
    found: (0, u.ml)(n, 160),
    ...e
   };
  }
  var h = n(19687);
  function createScriptModel(e) {
   const t = function(e, t) {
    const n = [], o = [];
    for (const [r, s] of t.replace(/^\uFEFF/, "").split(/\r?\n/).entries()) {
     if ("" === s.trim()) continue;
     const t = parseLine(s);
     "turn" in t ? o.push({
      ...t.turn,
      line: r + 1
     }) : n.push(...t.diagnostics.map(t => at(t, `${e}:${String(r + 1)}`, s)));
    }
    if (0 === o.length && 0 === n.length && n.push({
     code: "script-invalid",
     message: "the script has no turns",
     location: e,
     hint: 'write at least one line such as {"say":"done"}'
    }), n.length > 0) throw new a.yo(n);
    return o;
   }(e.name.replace(/^script:/, ""), e.text), n = new Map, partOf = (e, o = !1) => {
    const r = o || t.some(t => t.agent === e) ? e : "", s = n.get(r) ?? {
     turns: t.filter(e => (e.agent ?? "") === r),
     position: 0,
     failed: 0
    };
    return n.set(r, s), s;
   };
   return {
    name: e.name,
    contextWindow: null,
    skipTurns: e => {
     for (const [t, n] of e) skip(partOf(t), n);
    },
    async* stream(n, s) {
     if ("summary" === n.purpose && !s.aborted) return void (yield* play({
      line: 0,
      say: o.CB
     }, 0));
     const i = s.aborted ? r.gn : (t => {
      for (;;) {
       const n = t.turns[t.position];
       if (void 0 === n) return usedUp(t.turns.length);
       if (void 0 !== n.fail && t.failed < n.fail.times) return t.failed += 1, toScriptedError(e.name, n.fail);
       if (t.position += 1, t.failed = 0, void 0 !== n.say || void 0 !== n.calls) return n;
      }
     })(partOf(n.agent ?? "", "help" === n.purpose)), a = "kind" in i ? 0 : t.indexOf(i) + 1, u = "kind" in i ? i : function(e, t, n) {
      const o = t.expect?.contains;
      return void 0 === o || function(e) {
       return [ e.system, ...e.messages.flatMap(textsOf) ];
      }(e).some(e => e.includes(o)) ? null : {
       kind: "script",
       message: `Turn ${String(n)} of the script (line ${String(t.line)}) expects the conversation to contain ${JSON.stringify(o)}; it does not.`,
       hint: "Compare it with the conversation in the transcript, or change the expectation.",
       retryable: !1
      };
     }(n, i, a);
     null !== u ? yield {
      type: "error",
      modelError: u
     } : "kind" in i || (yield* play(i, a));
    }
   };
  }
  function skip(e, t) {
   for (let n = t; n > 0 && e.position < e.turns.length; e.position += 1) {
    const {say: t, calls: o} = e.turns[e.position] ?? {};
    void 0 === t && void 0 === o || (n -= 1);
   }
  }
  function* play(e, t) {
   const n = [];
   void 0 !== e.say && "" !== e.say && (n.push({
    type: "text",
    text: e.say
   }), yield {
    type: "text",
    delta: e.say
   });
   for (const [o, r] of (e.calls ?? []).entries()) n.push({
    type: "tool-call",
    id: `script-${String(t)}-${String(o + 1)}`,
    name: r.tool,
    input: void 0 === r.input ? {} : r.input
   }), yield {
    type: "tool-call-start",
    name: r.tool
   };
   const o = n.some(e => "tool-call" === e.type) ? "tool-calls" : "stop";
   yield {
    type: "finish",
    reason: o,
    message: {
     role: "assistant",
     parts: n
    },
    usage: toUsage(e.usage)
   };
  }
  const toUsage = e => ({
   inputTokens: e?.input ?? 0,
   outputTokens: e?.output ?? 0,
   cacheReadTokens: 0,
   cacheWriteTokens: 0
  });
  function toScriptedError(e, t) {
   const n = void 0 === t.retryAfter ? {} : {
    "retry-after": String(t.retryAfter)
   };
   return (0, h.Q)({
    status: t.status,
    text: "planned by the script",
    headers: n
   }, {
    model: e,
    keySource: "another status in the script",
    now: () => 0
   });
  }
  const usedUp = e => ({
   kind: "script",
   message: `The script is used up: it has ${String(e)} ${1 === e ? "turn" : "turns"}, and the run requests another one.`,
   hint: "Add a turn to the script, or find out why the run continues.",
   retryable: !1
  });
  function textsOf(e) {
   switch (e.role) {
   case "user":
    return e.parts.map(partText);

   case "assistant":
    return e.parts.map(e => "tool-call" === e.type ? function(e) {
     return `${e.name} ${JSON.stringify(e.input)}`;
    }(e) : e.text);

   case "tool":
    return e.results.flatMap(e => e.parts.map(partText));
   }
  }
  const partText = e => "text" === e.type ? e.text : `${e.name ?? ""} ${e.mediaType}`;
 }),
 19687: (function(e, t, n) {
  n.d(t, {
   Q: () => toStatusError
  });
  var o = n(20274), r = n(92682);
  const s = [ [ /^ms|^milliseconds?$/, 1 ], [ /^s(ec(ond)?s?)?$/, 1e3 ], [ /^m(in(ute)?s?)?$/, 6e4 ], [ /^h(ours?)?$/, 36e5 ], [ /^d(ays?)?$/, 864e5 ] ];
  var i = n(67410);
  function toStatusError(e, t) {
   const n = (0, o.U)(e.body ?? ""), c = (0, i.A)(e.body ?? "") ? (0, i.I)(e.body ?? "") : function(e) {
    const t = (0, r.e)(Array.isArray(e) ? e[0] : e), n = t.error;
    return [ (0, r.e)(n).message, n, t.message, t.detail ].find(e => "string" == typeof e) ?? "";
   }(n) || e.text, d = (0, r.M)(c || (e.status < 400 ? "a redirect, which is not followed" : "no explanation"), t), l = function(e, t, n) {
    return 402 === e || /insufficient_quota|billing_(error|hard_limit|not_active)/.test(t) || function(e, t) {
     return /credit balance is too low|out of credits|(specified|monthly|weekly|daily) (api )?usage limits?|spend(ing)? (limit|cap)|budget (has been )?exceeded|per.?day|\([RT]PD\)|\blimit: 0(?![\d.])/i.test(`${e} ${t}`);
    }(t, n) ? "quota" : /api_key_invalid|invalid_api_key|authentication_error|unauthenticated/.test(t) ? "auth" : /context_length_exceeded|request_too_large/.test(t) ? "context-length" : /content_filter|content_policy|prohibited_content/.test(t) ? "refused" : /model_not_found/.test(t) ? "not-found" : /overloaded_error|resource_unavailable/.test(t) ? "overloaded" : function(e, t) {
     return 413 === e || (400 === e || 422 === e) && /prompt is too long|context (length|window)|input token count.*exceeds|maximum.*tokens.*requested|too many (input )?tokens/i.test(t);
    }(e, n) ? "context-length" : 400 === e && function(e) {
     return /bound to a different conversation|(invalid|corrupted|mismatched).{0,20}(thought.?)?signature|thinking.{0,60}blocks?.{0,40}(cannot be modified|must remain)/i.test(e);
    }(n) ? "prefix-changed" : 400 !== e && 422 !== e || !function(e) {
     return /could not process (the )?(image|pdf|document)|unable to process (input )?image|(image|pdf|media|document|inline.?data)[^.]{0,80}(exceeds|too (large|many|big)|invalid|not (valid|supported)|unsupported|corrupt|password|encrypted|dimensions|could not be|cannot be|does not (match|support|represent)|failed)|(invalid|unsupported|corrupt\w*|too many)[^.]{0,40}(images?|pdf|media|mime.?type|document)\b/i.test(e);
    }(n) ? function(e) {
     return e < 400 || 404 === e ? "not-found" : 401 === e || 403 === e ? "auth" : 429 === e ? "rate-limit" : 503 === e || 529 === e ? "overloaded" : e >= 500 || 408 === e || 409 === e ? "server" : "bad-request";
    }(e) : "media";
   }(e.status, function(e) {
    const t = [];
    return JSON.stringify(e, (e, n) => ("string" == typeof n && [ "type", "code", "status", "reason", "quotaId" ].includes(e) && t.push(n.toLowerCase()), 
    n)), t.join(" ");
   }(n), d), p = function({headers: e, body: t, text: n}, o) {
    const header = t => "string" == typeof e[t] ? e[t] : "", i = Number.parseFloat(header("retry-after-ms"));
    if (i >= 0) return Math.round(i);
    const a = header("retry-after").trim();
    if (/^\d+(\.\d+)?$/.test(a)) return Math.round(1e3 * Number(a));
    const u = Date.parse(header("date")), c = Date.parse(a);
    if (!Number.isNaN(c)) return Math.max(0, c - (Number.isNaN(u) ? o() : u));
    const d = /"retryDelay":"(\d+(?:\.\d+)?)s"/.exec(JSON.stringify((0, r.e)(t)))?.[1];
    return void 0 === d ? function(e) {
     const t = /\b(?:try again|retry)(?: after| in)?:? ((?:\d+(?:\.\d+)? ?[a-z]+[ ,]*)+)/i.exec(e)?.[1] ?? "";
     let n;
     for (const [, e = "", o = ""] of t.matchAll(/(\d+(?:\.\d+)?) ?([a-z]+)/gi)) {
      const t = s.find(([e]) => e.test(o.toLowerCase()))?.[1];
      if (void 0 === t) break;
      n = (n ?? 0) + Number(e) * t;
     }
     return void 0 === n ? void 0 : Math.round(n);
    }(n) : Math.round(1e3 * Number(d));
   }({
    headers: e.headers ?? {},
    body: n,
    text: d
   }, t.now);
   return {
    kind: l,
    status: e.status,
    message: `${t.model} answered ${String(e.status)}: ${d}.`,
    hint: u[l](t),
    retryable: a.has(l) && 501 !== e.status || asksForRetry(l, e.headers),
    ...void 0 === p ? {} : {
     retryAfterMs: p
    }
   };
  }
  const a = new Set([ "rate-limit", "overloaded", "server" ]);
  function asksForRetry(e, t) {
   return "true" === t?.["x-should-retry"] && ("server" === e || "bad-request" === e);
  }
  const u = {
   auth: ({keySource: e}) => `The key is missing, invalid or not authorized for this model: set ${e}.`,
   "not-found": ({model: e}) => `Check the model name ${e}, and base-url if it is set: the server has no such model or path.`,
   "bad-request": () => "The provider rejected the request: fix the problem that its answer names.",
   "prefix-changed": () => "The conversation was changed after it was sent: run the job again.",
   media: () => "Remove the image or document that the provider cannot process, or use another model.",
   "context-length": () => "The conversation exceeds the context window of the model: reduce the input, or use a model with a larger one.",
   "rate-limit": () => "The account's rate limit is reached: run fewer jobs in parallel, or ask the provider for a higher limit.",
   quota: () => "The provider's account has no credit left, or has used up a daily or spending limit: add credit or raise the limit there, or use the key of another account.",
   overloaded: () => "The provider is overloaded: run the job again later.",
   server: () => "The provider failed: run the job again later.",
   refused: () => "The provider's content filter refused the request: change the prompt or what it includes, or use another model."
  };
 })
};
