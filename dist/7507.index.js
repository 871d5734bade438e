"use strict";

exports.id = 7507, exports.ids = [ 7507 ], exports.modules = {
 17507: (function(t, e, n) {
  n.r(e), n.d(e, {
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
  function parseLine(t) {
   let e;
   try {
    e = JSON.parse(t);
   } catch (t) {
    return {
     diagnostics: [ {
      message: `invalid JSON: ${(0, a.bD)(t)}`,
      hint: "write one JSON object per line"
     } ]
    };
   }
   const n = d.safeParse(e);
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
  function toDiagnostics(t) {
   const e = t.path.map(t => "number" == typeof t ? "[]" : String(t)).join("."), n = t.path.map(String).join(".");
   if ("unrecognized_keys" === t.code) {
    const o = p[e] ?? [];
    return t.keys.map(t => {
     const e = (0, a.pA)(t, o), r = void 0 === e ? `use one of ${o.join(", ")}` : `did you mean ${e}?`;
     return {
      message: `unknown key ${"" === n ? "" : `${n}.`}${t}`,
      hint: r
     };
    });
   }
   return [ {
    message: "" === n ? "the line is not a turn" : `${n} has an invalid value`,
    hint: `use ${l[e] ?? "another value"}`
   } ];
  }
  function at(t, e, n) {
   return {
    code: "script-invalid",
    location: e,
    found: (0, u.ml)(n, 160),
    ...t
   };
  }
  var h = n(19687);
  function createScriptModel(t) {
   const e = function(t, e) {
    const n = [], o = [];
    for (const [r, s] of e.replace(/^\uFEFF/, "").split(/\r?\n/).entries()) {
     if ("" === s.trim()) continue;
     const e = parseLine(s);
     "turn" in e ? o.push({
      ...e.turn,
      line: r + 1
     }) : n.push(...e.diagnostics.map(e => at(e, `${t}:${String(r + 1)}`, s)));
    }
    if (0 === o.length && 0 === n.length && n.push({
     code: "script-invalid",
     message: "the script has no turns",
     location: t,
     hint: 'write at least one line such as {"say":"done"}'
    }), n.length > 0) throw new a.yo(n);
    return o;
   }(t.name.replace(/^script:/, ""), t.text), n = new Map, partOf = (t, o = !1) => {
    const r = o || e.some(e => e.agent === t) ? t : "", s = n.get(r) ?? {
     turns: e.filter(t => (t.agent ?? "") === r),
     position: 0,
     failed: 0
    };
    return n.set(r, s), s;
   };
   return {
    name: t.name,
    contextWindow: null,
    skipTurns: t => {
     for (const [e, n] of t) skip(partOf(e), n);
    },
    async* stream(n, s) {
     if ("summary" === n.purpose && !s.aborted) return void (yield* play({
      line: 0,
      say: o.CB
     }, 0));
     const i = s.aborted ? r.gn : (e => {
      for (;;) {
       const n = e.turns[e.position];
       if (void 0 === n) return usedUp(e.turns.length);
       if (void 0 !== n.fail && e.failed < n.fail.times) return e.failed += 1, toScriptedError(t.name, n.fail);
       if (e.position += 1, e.failed = 0, void 0 !== n.say || void 0 !== n.calls) return n;
      }
     })(partOf(n.agent ?? "", "help" === n.purpose)), a = "kind" in i ? 0 : e.indexOf(i) + 1, u = "kind" in i ? i : function(t, e, n) {
      const o = e.expect?.contains;
      return void 0 === o || function(t) {
       return [ t.system, ...t.messages.flatMap(textsOf) ];
      }(t).some(t => t.includes(o)) ? null : {
       kind: "script",
       message: `Turn ${String(n)} of the script (line ${String(e.line)}) expects the conversation to contain ${JSON.stringify(o)}; it does not.`,
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
  function skip(t, e) {
   for (let n = e; n > 0 && t.position < t.turns.length; t.position += 1) {
    const {say: e, calls: o} = t.turns[t.position] ?? {};
    void 0 === e && void 0 === o || (n -= 1);
   }
  }
  function* play(t, e) {
   const n = [];
   void 0 !== t.say && "" !== t.say && (n.push({
    type: "text",
    text: t.say
   }), yield {
    type: "text",
    delta: t.say
   });
   for (const [o, r] of (t.calls ?? []).entries()) n.push({
    type: "tool-call",
    id: `script-${String(e)}-${String(o + 1)}`,
    name: r.tool,
    input: void 0 === r.input ? {} : r.input
   }), yield {
    type: "tool-call-start",
    name: r.tool
   };
   const o = n.some(t => "tool-call" === t.type) ? "tool-calls" : "stop";
   yield {
    type: "finish",
    reason: o,
    message: {
     role: "assistant",
     parts: n
    },
    usage: toUsage(t.usage)
   };
  }
  const toUsage = t => ({
   inputTokens: t?.input ?? 0,
   outputTokens: t?.output ?? 0,
   cacheReadTokens: 0,
   cacheWriteTokens: 0
  });
  function toScriptedError(t, e) {
   const n = void 0 === e.retryAfter ? {} : {
    "retry-after": String(e.retryAfter)
   };
   return (0, h.Q)({
    status: e.status,
    text: "planned by the script",
    headers: n
   }, {
    model: t,
    keySource: "another status in the script",
    now: () => 0
   });
  }
  const usedUp = t => ({
   kind: "script",
   message: `The script is used up: it has ${String(t)} ${1 === t ? "turn" : "turns"}, and the run requests another one.`,
   hint: "Add a turn to the script, or find out why the run continues.",
   retryable: !1
  });
  function textsOf(t) {
   switch (t.role) {
   case "user":
    return t.parts.map(partText);

   case "assistant":
    return t.parts.map(t => "tool-call" === t.type ? function(t) {
     return `${t.name} ${JSON.stringify(t.input)}`;
    }(t) : t.text);

   case "tool":
    return t.results.flatMap(t => t.parts.map(partText));
   }
  }
  const partText = t => "text" === t.type ? t.text : `${t.name ?? ""} ${t.mediaType}`;
 }),
 19687: (function(t, e, n) {
  n.d(e, {
   Q: () => toStatusError
  });
  var o = n(20274), r = n(92682);
  const s = [ [ /^ms|^milliseconds?$/, 1 ], [ /^s(ec(ond)?s?)?$/, 1e3 ], [ /^m(in(ute)?s?)?$/, 6e4 ], [ /^h(ours?)?$/, 36e5 ], [ /^d(ays?)?$/, 864e5 ] ];
  var i = n(67410);
  function toStatusError(t, e) {
   const n = (0, o.U)(t.body ?? ""), c = (0, i.A)(t.body ?? "") ? (0, i.I)(t.body ?? "") : function(t) {
    const e = (0, r.e)(Array.isArray(t) ? t[0] : t), n = e.error;
    return [ (0, r.e)(n).message, n, e.message, e.detail ].find(t => "string" == typeof t) ?? "";
   }(n) || t.text, d = (0, r.M)(c || (t.status < 400 ? "a redirect, which is not followed" : "no explanation"), e), l = function(t, e, n) {
    return 402 === t || /insufficient_quota|billing_(error|hard_limit|not_active)/.test(e) || function(t, e) {
     return /credit balance is too low|out of credits|(specified|monthly|weekly|daily) (api )?usage limits?|spend(ing)? (limit|cap)|budget (has been )?exceeded|per.?day|\([RT]PD\)|\blimit: 0(?![\d.])/i.test(`${t} ${e}`);
    }(e, n) ? "quota" : /api_key_invalid|invalid_api_key|authentication_error|unauthenticated/.test(e) ? "auth" : /context_length_exceeded|request_too_large/.test(e) ? "context-length" : /content_filter|content_policy|prohibited_content/.test(e) ? "refused" : /model_not_found/.test(e) ? "not-found" : /overloaded_error|resource_unavailable/.test(e) ? "overloaded" : function(t, e) {
     return 413 === t || (400 === t || 422 === t) && /prompt is too long|context (length|window)|input token count.*exceeds|maximum.*tokens.*requested|too many (input )?tokens/i.test(e);
    }(t, n) ? "context-length" : 400 === t && function(t) {
     return /bound to a different conversation|(invalid|corrupted|mismatched).{0,20}(thought.?)?signature|thinking.{0,60}blocks?.{0,40}(cannot be modified|must remain)/i.test(t);
    }(n) ? "prefix-changed" : 400 !== t && 422 !== t || !function(t) {
     return /could not process (the )?(image|pdf|document)|unable to process (input )?image|(image|pdf|media|document|inline.?data)[^.]{0,80}(exceeds|too (large|many|big)|invalid|not (valid|supported)|unsupported|corrupt|password|encrypted|dimensions|could not be|cannot be|does not (match|support|represent)|failed)|(invalid|unsupported|corrupt\w*|too many)[^.]{0,40}(images?|pdf|media|mime.?type|document)\b/i.test(t);
    }(n) ? function(t) {
     return t < 400 || 404 === t ? "not-found" : 401 === t || 403 === t ? "auth" : 429 === t ? "rate-limit" : 503 === t || 529 === t ? "overloaded" : t >= 500 || 408 === t || 409 === t ? "server" : "bad-request";
    }(t) : "media";
   }(t.status, function(t) {
    const e = [];
    return JSON.stringify(t, (t, n) => ("string" == typeof n && [ "type", "code", "status", "reason", "quotaId" ].includes(t) && e.push(n.toLowerCase()), 
    n)), e.join(" ");
   }(n), d), p = function({headers: t, body: e, text: n}, o) {
    const header = e => "string" == typeof t[e] ? t[e] : "", i = Number.parseFloat(header("retry-after-ms"));
    if (i >= 0) return Math.round(i);
    const a = header("retry-after").trim();
    if (/^\d+(\.\d+)?$/.test(a)) return Math.round(1e3 * Number(a));
    const u = Date.parse(header("date")), c = Date.parse(a);
    if (!Number.isNaN(c)) return Math.max(0, c - (Number.isNaN(u) ? o() : u));
    const d = /"retryDelay":"(\d+(?:\.\d+)?)s"/.exec(JSON.stringify((0, r.e)(e)))?.[1];
    return void 0 === d ? function(t) {
     const e = /\b(?:try again|retry)(?: after| in)?:? ((?:\d+(?:\.\d+)? ?[a-z]+[ ,]*)+)/i.exec(t)?.[1] ?? "";
     let n;
     for (const [, t = "", o = ""] of e.matchAll(/(\d+(?:\.\d+)?) ?([a-z]+)/gi)) {
      const e = s.find(([t]) => t.test(o.toLowerCase()))?.[1];
      if (void 0 === e) break;
      n = (n ?? 0) + Number(t) * e;
     }
     return void 0 === n ? void 0 : Math.round(n);
    }(n) : Math.round(1e3 * Number(d));
   }({
    headers: t.headers ?? {},
    body: n,
    text: d
   }, e.now);
   return {
    kind: l,
    status: t.status,
    message: `${e.model} answered ${String(t.status)}: ${d}.`,
    hint: u[l](e),
    retryable: a.has(l) && 501 !== t.status || asksForRetry(l, t.headers),
    ...void 0 === p ? {} : {
     retryAfterMs: p
    }
   };
  }
  const a = new Set([ "rate-limit", "overloaded", "server" ]);
  function asksForRetry(t, e) {
   return "true" === e?.["x-should-retry"] && ("server" === t || "bad-request" === t);
  }
  const u = {
   auth: ({keySource: t}) => `The key is missing, invalid or not authorized for this model: set ${t}.`,
   "not-found": ({model: t}) => `Check the model name ${t}, and base-url if it is set: the server has no such model or path.`,
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
