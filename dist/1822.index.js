"use strict";

exports.id = 1822, exports.ids = [ 1822, 3476, 2739, 4996 ], exports.modules = {
 23476: (function(e, t, n) {
  n.r(t), n.d(t, {
   alwaysThinks: () => alwaysThinks,
   anthropicBaseUrl: () => anthropicBaseUrl,
   anthropicHeaders: () => anthropicHeaders,
   completeBody: () => completeBody,
   createAnthropicModel: () => createAnthropicModel,
   thinkingOf: () => thinkingOf
  });
  const r = 20;
  function endBefore(e, t) {
   return e.findLastIndex(({role: e}, n) => n < t && "system" !== e);
  }
  function lastMarkable(e) {
   return e.findLastIndex(({type: e, text: t}) => "thinking" !== e && "redacted_thinking" !== e && "" !== t);
  }
  function withBreakpoints(e) {
   const t = [ ...e ];
   for (const [n, o] of function(e) {
    const t = endBefore(e, e.length), n = e.findLastIndex(({role: e}) => "assistant" === e), o = [ endBefore(e, n), t ].filter((e, t, n) => e >= 0 && n.indexOf(e) === t).map(t => [ t, lastMarkable(e[t]?.content ?? []) ]), a = e[n]?.content ?? [], s = a.length + (e[t]?.content.length ?? 0);
    return n > 0 && n < t && s > r - 5 && o.push([ n, lastMarkable(a) ]), o.filter(([, e]) => e >= 0);
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
  const a = 32e3;
  async function createAnthropicModel(e) {
   const {AnthropicLanguageModel: t, getAnthropicLanguageModelEntry: r, getModelCapabilities: a} = await Promise.all([ n.e(8105), n.e(1763), n.e(8446) ]).then(n.bind(n, 98446)), {id: s, fetch: i} = e, c = a(s), d = new t(s, {
    provider: "anthropic.messages",
    baseURL: anthropicBaseUrl(e),
    headers: await anthropicHeaders(e),
    fetch: i,
    transformRequestBody: e => completeBody(e, alwaysThinks(c))
   });
   return {
    ...thinkingOf(c),
    dialect: "anthropic",
    language: d,
    hasTurnScope: (0, o.uG)(s),
    searchTool: {
     id: "anthropic.web_search_20250305",
     name: "web_search",
     args: {
      maxUses: 3
     }
    },
    canCompact: () => !0 === r(s).capabilities.language.compaction
   };
  }
  function alwaysThinks({isKnownModel: e, rejectsThinkingDisabled: t}) {
   return e && t;
  }
  function thinkingOf({isKnownModel: e, supportsAdaptiveThinking: t}) {
   return e ? {
    thinksOnRequest: !t
   } : {
    defaultOutputTokens: a
   };
  }
  function anthropicBaseUrl({baseUrl: e}) {
   return /\/v\d+$/.test(e) ? e : `${e}/v1`;
  }
  async function anthropicHeaders(e) {
   const {apiKey: t} = e;
   return "" === t ? await async function({credentials: e, baseUrl: t}) {
    const {anthropicToken: r} = await n.e(2847).then(n.bind(n, 82847)), o = r(e, t);
    return async () => ({
     ...s,
     "anthropic-beta": "oauth-2025-04-20",
     Authorization: `Bearer ${await o()}`
    });
   }(e) : () => Promise.resolve({
    ...s,
    "x-api-key": t
   });
  }
  const s = {
   "anthropic-version": "2023-06-01"
  };
  function completeBody(e, t) {
   const {tools: n, system: r, messages: o, thinking: a} = e, s = void 0 === a?.type;
   return {
    ...e,
    ...n && {
     tools: n.map(e => ({
      ...e,
      eager_input_streaming: void 0
     }))
    },
    ...r && {
     system: markedAt(r, r.length - 1)
    },
    ...o && {
     messages: withBreakpoints(o)
    },
    ...t && s && {
     thinking: {
      ...a,
      type: "adaptive",
      display: "summarized"
     }
    }
   };
  }
 }),
 11822: (function(e, t, n) {
  n.d(t, {
   openBatchAccess: () => openBatchAccess
  });
  var r = n(23476), o = n(42739), a = n(20274), s = n(92682);
  const textOf = e => "string" == typeof e ? e : "", numberOf = e => Number.isFinite(Number(e)) ? Number(e) : 0, arrayOf = e => Array.isArray(e) ? e : [];
  function getObject(e) {
   return async (t, n) => (0, s.e)(await e.json({
    method: "GET",
    path: t,
    signal: n,
    isRepeatable: !0
   }));
  }
  function listPages({http: e, path: t, after: n, listedBatch: r}) {
   const o = getObject(e);
   return async (e, a) => {
    const s = [];
    for (let i = ""; ;) {
     const c = await o(`${t}?limit=100${i}`, a), d = arrayOf(c.data).map(r);
     s.push(...d.filter(({createdAt: t}) => t >= e));
     const u = d.at(-1);
     if (!0 !== c.has_more || void 0 === u || u.createdAt < e) return s;
     i = `&${n}=${encodeURIComponent(u.batchId)}`;
    }
   };
  }
  const i = "/messages/batches";
  function listedBatch(e) {
   const t = (0, s.e)(e), n = Object.values((0, s.e)(t.request_counts)).map(numberOf);
   return {
    batchId: textOf(t.id),
    createdAt: Date.parse(textOf(t.created_at)),
    label: null,
    count: n.reduce((e, t) => e + t, 0)
   };
  }
  function answerIn(e) {
   const t = (0, s.e)((0, a.U)(e)), n = (0, s.e)(t.result), r = textOf(t.custom_id);
   return "" === r ? null : {
    id: r,
    outcome: outcomeOf(n)
   };
  }
  function outcomeOf(e) {
   if ("succeeded" === e.type) return {
    kind: "answer",
    body: e.message
   };
   if ("errored" !== e.type) return {
    kind: "expired"
   };
   const {error: t} = e, n = textOf((0, s.e)((0, s.e)(t).error).type ?? (0, s.e)(t).type);
   return {
    kind: "error",
    status: c[n] ?? 500,
    body: t
   };
  }
  const c = {
   invalid_request_error: 400,
   authentication_error: 401,
   billing_error: 402,
   permission_error: 403,
   not_found_error: 404,
   request_too_large: 413,
   rate_limit_error: 429,
   overloaded_error: 529
  }, pathOf = e => `/${e.split("/").map(encodeURIComponent).join("/")}`;
  function google_listedBatch(e) {
   const {name: t, metadata: n} = (0, s.e)(e), {displayName: r, createTime: o} = (0, 
   s.e)(n), a = textOf(r);
   return {
    batchId: textOf(t),
    createdAt: Date.parse(textOf(o)),
    label: "" === a ? null : a,
    count: null
   };
  }
  var d = n(4996), u = n(80469);
  const l = [ 1e3, 3e3 ], p = 3e4;
  function createHttp({send: e, baseUrl: t, headers: n, context: r, clock: o}) {
   const attempt = async ({method: o, path: a, body: s, signal: i, ...c}) => {
    try {
     const l = {
      ...await n(),
      ...c.headers
     }, p = await e(`${t}${a}`, {
      method: o,
      headers: l,
      signal: i,
      ...s && {
       body: s
      }
     });
     if (p.status < 300) return p;
     const h = Object.fromEntries(p.headers);
     throw new u.T((0, d.toModelError)({
      statusCode: p.status,
      responseBody: await p.text(),
      responseHeaders: h
     }, r));
    } catch (e) {
     throw asBatchApiError(e, r);
    }
   }, request = async e => {
    for (const t of e.isRepeatable ? l : []) try {
     return await attempt(e);
    } catch (n) {
     if (!(n instanceof u.T && n.modelError.retryable)) throw n;
     await o.sleep(Math.min(p, n.modelError.retryAfterMs ?? t), e.signal);
    }
    return await attempt(e);
   };
   return {
    json: async e => {
     try {
      return await (await request(e)).json();
     } catch (e) {
      throw asBatchApiError(e, r);
     }
    },
    lines: async function*(e) {
     const {body: t} = await request(e);
     if (null !== t) try {
      yield* async function*(e) {
       const t = new TextDecoder;
       let n = "";
       for await (const r of e) {
        const e = `${n}${t.decode(r, {
         stream: !0
        })}`.split("\n");
        n = e.pop() ?? "";
        for (const t of e) "" !== t.trim() && (yield t);
       }
       "" !== n.trim() && (yield n);
      }(t);
     } catch (e) {
      throw asBatchApiError(e, r);
     }
    }
   };
  }
  function asBatchApiError(e, t) {
   return e instanceof u.T ? e : new u.T((0, d.toModelError)(e, t));
  }
  var h = n(98970), f = n(19687), m = n(55413);
  const g = "x-sallyport-offline";
  function errorOf(e, t) {
   return "error" === e.kind ? (0, f.Q)({
    status: e.status,
    text: "",
    body: JSON.stringify(e.body ?? null)
   }, t) : {
    kind: "overloaded",
    message: `The batch API did not process the request for ${t.model} in time.`,
    hint: "Run the batch again, or set on-expired: now.",
    retryable: !1
   };
  }
  var y = n(77598);
  const b = "/v1/responses", w = "sallyport";
  function upload(e, t) {
   const n = `sallyport-${(0, y.randomUUID)()}`, r = e.map(({id: e, body: t}) => JSON.stringify({
    custom_id: e,
    method: "POST",
    url: b,
    body: t
   })), field = (e, t) => `--${n}\r\nContent-Disposition: form-data; ${e}\r\n\r\n${t}\r\n`, o = `name="file"; filename="${t}.jsonl"\r\nContent-Type: application/jsonl`;
   return {
    method: "POST",
    path: "/files",
    headers: {
     "content-type": `multipart/form-data; boundary=${n}`
    },
    body: `${field('name="purpose"', "batch")}${field(o, `${r.join("\n")}\n`)}--${n}--\r\n`
   };
  }
  function openai_listedBatch(e) {
   const t = (0, s.e)(e), n = textOf((0, s.e)(t.metadata)[w]);
   return {
    batchId: textOf(t.id),
    createdAt: 1e3 * numberOf(t.created_at),
    label: "" === n ? null : n,
    count: null
   };
  }
  function openai_answerIn(e) {
   const t = (0, s.e)((0, a.U)(e)), n = textOf(t.custom_id);
   return "" === n ? null : {
    id: n,
    outcome: openai_outcomeOf(t)
   };
  }
  function openai_outcomeOf(e) {
   const t = (0, s.e)(e.response), n = numberOf(t.status_code);
   if (200 === n) return {
    kind: "answer",
    body: t.body
   };
   const r = textOf((0, s.e)(e.error).code);
   return "batch_expired" === r || "batch_cancelled" === r ? {
    kind: "expired"
   } : {
    kind: "error",
    status: n < 300 ? 500 : n,
    body: t.body ?? e.error
   };
  }
  async function openBatchAccess({provider: e, clock: t, connect: n}) {
   const a = function() {
    const e = new Map;
    let t = 0;
    const marked = async (n, r) => {
     t += 1;
     const o = String(t);
     e.set(o, n);
     try {
      return await r({
       [g]: o
      });
     } finally {
      e.delete(o);
     }
    };
    return {
     intercept: t => (n, r) => {
      const o = e.get(new Headers(r?.headers).get(g) ?? "");
      return void 0 === o ? t(n, r) : o(r ?? {});
     },
     access: e => ({
      prepare: (t, n) => async function({language: e, optionsFor: t, context: n}, r, {signal: o, marked: a}) {
       let s = null;
       const handler = e => {
        const t = new Headers(e.headers).get("anthropic-beta")?.split(",") ?? [], n = JSON.parse("string" == typeof e.body ? e.body : "{}"), {stream: r, ...o} = n;
        return s = {
         body: o,
         betas: t.map(e => e.trim()).filter(e => "" !== e)
        }, Promise.reject(new Error("The request is not sent."));
       }, found = () => s;
       try {
        await a(handler, n => e.doGenerate({
         ...t(r, o),
         headers: n
        }));
       } catch (e) {
        return found() ?? {
         modelError: (0, d.toModelError)(e, n)
        };
       }
       return found() ?? {
        modelError: h.gn
       };
      }(e, t, {
       signal: n,
       marked: marked
      }),
      events: (t, n, r) => async function*({language: e, optionsFor: t, context: n}, r, o, {signal: a, marked: s}) {
       if ("answer" !== o.kind) return void (yield {
        type: "error",
        modelError: errorOf(o, n)
       });
       const i = JSON.stringify(o.body ?? null), handler = () => Promise.resolve(new Response(i, {
        status: 200,
        headers: {
         "content-type": "application/json"
        }
       }));
       try {
        const o = s(handler, async n => await e.doGenerate({
         ...t(r, a),
         headers: n
        }));
        for await (const e of (0, m.R)(async function*(e) {
         const {content: t, warnings: n, finishReason: r, usage: o, providerMetadata: a} = await e;
         yield {
          type: "stream-start",
          warnings: n
         };
         for (const [e, n] of t.entries()) {
          if ("tool-call" === n.type && (yield n), "text" !== n.type && "reasoning" !== n.type) continue;
          const t = String(e), r = void 0 === n.providerMetadata ? {} : {
           providerMetadata: n.providerMetadata
          };
          yield {
           type: `${n.type}-start`,
           id: t,
           ...r
          }, yield {
           type: `${n.type}-delta`,
           id: t,
           delta: n.text
          }, yield {
           type: `${n.type}-end`,
           id: t
          };
         }
         yield {
          type: "finish",
          finishReason: r,
          usage: o,
          ...void 0 === a ? {} : {
           providerMetadata: a
          }
         };
        }(o), n)) yield "usage" in e ? {
         ...e,
         usage: {
          ...e.usage,
          tier: "batch"
         }
        } : e;
       } catch (e) {
        yield {
         type: "error",
         modelError: (0, d.toModelError)(e, n)
        };
       }
      }(e, t, n, {
       signal: r,
       marked: marked
      })
     })
    };
   }(), c = {
    settings: null
   }, u = await n(a.intercept, e => {
    c.settings = e;
   }), l = null === c.settings ? null : await async function(e, t, {connection: {context: n}, clock: a}) {
    const {id: c, apiKey: d, baseUrl: u, fetch: l} = t, p = {
     send: l,
     context: n,
     clock: a
    };
    switch (e) {
    case "anthropic":
     {
      const e = await (0, r.anthropicHeaders)(t);
      return function(e) {
       const t = getObject(e);
       return {
        maxRequests: 1e4,
        maxBytes: 48e6,
        submit: async (t, n, r) => {
         const o = [ ...new Set(t.flatMap(e => e.betas)) ].join(","), a = JSON.stringify({
          requests: t.map(({id: e, body: t}) => ({
           custom_id: e,
           params: t
          }))
         }), c = {
          "content-type": "application/json",
          ..."" === o ? {} : {
           "anthropic-beta": o
          }
         }, d = await e.json({
          method: "POST",
          path: i,
          body: a,
          headers: c,
          signal: r,
          isRepeatable: !1
         });
         return textOf((0, s.e)(d).id);
        },
        list: listPages({
         http: e,
         path: i,
         after: "after_id",
         listedBatch: listedBatch
        }),
        status: async (e, n) => ({
         state: "ended" === (await t(`${i}/${encodeURIComponent(e)}`, n)).processing_status ? "ended" : "running"
        }),
        answers: async function*(t, n) {
         const r = `${i}/${encodeURIComponent(t)}/results`;
         for await (const t of e.lines({
          method: "GET",
          path: r,
          signal: n,
          isRepeatable: !0
         })) {
          const e = answerIn(t);
          null !== e && (yield e);
         }
        }
       };
      }(createHttp({
       ...p,
       baseUrl: (0, r.anthropicBaseUrl)(t),
       headers: e
      }));
     }

    case "openai":
     {
      const headers = () => Promise.resolve({
       Authorization: `Bearer ${d}`
      });
      return function(e) {
       const t = getObject(e);
       return {
        maxRequests: 1e4,
        maxBytes: 48e6,
        submit: async (t, n, r) => {
         const o = (0, s.e)(await e.json({
          ...upload(t, n),
          signal: r,
          isRepeatable: !0
         })), a = JSON.stringify({
          input_file_id: textOf(o.id),
          endpoint: b,
          completion_window: "24h",
          metadata: {
           [w]: n
          }
         }), i = await e.json({
          method: "POST",
          path: "/batches",
          body: a,
          headers: {
           "content-type": "application/json"
          },
          signal: r,
          isRepeatable: !1
         });
         return textOf((0, s.e)(i).id);
        },
        list: listPages({
         http: e,
         path: "/batches",
         after: "after",
         listedBatch: openai_listedBatch
        }),
        status: async (e, n) => function(e) {
         const t = textOf(e.status);
         if ([ "completed", "expired", "cancelled" ].includes(t)) return {
          state: "ended"
         };
         if ("failed" !== t) return {
          state: "running"
         };
         const n = arrayOf((0, s.e)(e.errors).data).map(s.e), r = n.map(e => textOf(e.message)).join(" ");
         return {
          state: "rejected",
          reason: "" === r ? "the provider gives no reason" : r,
          isTooLarge: n.some(e => "token_limit_exceeded" === textOf(e.code))
         };
        }(await t(`/batches/${encodeURIComponent(e)}`, n)),
        answers: async function*(n, r) {
         const o = await t(`/batches/${encodeURIComponent(n)}`, r);
         for (const t of [ o.output_file_id, o.error_file_id ].map(textOf).filter(e => "" !== e)) {
          const n = `/files/${encodeURIComponent(t)}/content`;
          for await (const t of e.lines({
           method: "GET",
           path: n,
           signal: r,
           isRepeatable: !0
          })) {
           const e = openai_answerIn(t);
           null !== e && (yield e);
          }
         }
        }
       };
      }(createHttp({
       ...p,
       baseUrl: u,
       headers: headers
      }));
     }

    case "google":
     {
      const headers = () => Promise.resolve({
       "x-goog-api-key": d
      });
      return function(e, t) {
       const n = getObject(e);
       return {
        maxRequests: 1e4,
        maxBytes: 18e6,
        submit: async (n, r, o) => {
         const a = {
          displayName: r,
          inputConfig: {
           requests: {
            requests: n.map(({id: e, body: t}) => ({
             request: t,
             metadata: {
              key: e
             }
            }))
           }
          }
         }, i = await e.json({
          method: "POST",
          path: `/models/${encodeURIComponent(t)}:batchGenerateContent`,
          body: JSON.stringify({
           batch: a
          }),
          headers: {
           "content-type": "application/json"
          },
          signal: o,
          isRepeatable: !1
         });
         return textOf((0, s.e)(i).name);
        },
        list: async (e, t) => {
         const r = [];
         for (let o = ""; ;) {
          const a = await n(`/batches?pageSize=100${o}`, t);
          r.push(...arrayOf(a.operations).map(google_listedBatch).filter(({createdAt: t}) => t >= e));
          const s = textOf(a.nextPageToken);
          if ("" === s) return r;
          o = `&pageToken=${encodeURIComponent(s)}`;
         }
        },
        status: async (e, t) => function(e) {
         const t = textOf((0, s.e)(e.metadata).state).replace(/^(JOB|BATCH)_STATE_/, "");
         if ("EXPIRED" === t || "CANCELLED" === t) return {
          state: "expired"
         };
         if ("FAILED" === t) {
          const t = textOf((0, s.e)(e.error).message);
          return {
           state: "rejected",
           reason: "" === t ? "the provider gives no reason" : t,
           isTooLarge: !1
          };
         }
         return {
          state: "SUCCEEDED" === t || "PARTIALLY_SUCCEEDED" === t || !0 === e.done ? "ended" : "running"
         };
        }(await n(pathOf(e), t)),
        answers: async function*(e, t) {
         yield* function({response: e, metadata: t}) {
          const n = e ?? (0, s.e)(t).output, r = (0, s.e)((0, s.e)(n).inlinedResponses);
          return arrayOf(r.inlinedResponses).flatMap(e => {
           const t = (0, s.e)(e), n = textOf((0, s.e)(t.metadata).key);
           if ("" === n) return [];
           if (void 0 !== t.response) return [ {
            id: n,
            outcome: {
             kind: "answer",
             body: t.response
            }
           } ];
           const {error: r} = t;
           return [ {
            id: n,
            outcome: {
             kind: "error",
             status: (o = (0, s.e)(r).code, {
              3: 400,
              5: 404,
              7: 403,
              8: 429,
              9: 400,
              14: 503,
              16: 401
             }[Number(o)] ?? 500),
             body: {
              error: r
             }
            }
           } ];
           var o;
          });
         }(await n(pathOf(e), t));
        }
       };
      }(createHttp({
       ...p,
       baseUrl: (0, o.googleBaseUrl)(t),
       headers: headers
      }), c);
     }

    case "compatible":
    case "bedrock":
    case "vertex":
    case "azure":
     return null;
    }
   }(e, c.settings, {
    connection: u,
    clock: t
   });
   return null === l ? null : {
    model: u.model,
    api: l,
    ...a.access(u)
   };
  }
 }),
 80469: (function(e, t, n) {
  n.d(t, {
   T: () => BatchApiError
  });
  class BatchApiError extends Error {
   name="BatchApiError";
   modelError;
   constructor(e) {
    super(`${e.message} ${e.hint}`), this.modelError = e;
   }
  }
 }),
 54466: (function(e, t, n) {
  n.d(t, {
   DL: () => accessTokenOf,
   Ed: () => i,
   IU: () => renewing,
   Qd: () => gitHubIdToken,
   _8: () => isTransientProblem,
   cv: () => exchange,
   sL: () => credentialsProblem,
   vM: () => isSet
  });
  var r = n(42357), o = n(20274), a = n(50897), s = n(92682);
  const i = "ERR_CREDENTIALS";
  function credentialsProblem(e) {
   return Object.assign(new Error(e), {
    code: i
   });
  }
  function isSet(e, ...t) {
   return t.every(t => "" !== (e[t] ?? "").trim());
  }
  async function gitHubIdToken({keys: e, send: t}, n) {
   const r = new URL(e.ACTIONS_ID_TOKEN_REQUEST_URL ?? "");
   r.searchParams.set("audience", n);
   const o = {
    authorization: `Bearer ${e.ACTIONS_ID_TOKEN_REQUEST_TOKEN ?? ""}`
   }, {value: a} = (0, s.e)(await exchange(t, r.href, {
    headers: o,
    of: "GitHub's identity provider"
   }));
   if ("string" != typeof a) throw credentialsProblem("GitHub's identity provider returned no token");
   return a;
  }
  const c = 3e4;
  async function exchange(e, t, n) {
   const {body: i, of: d} = n, u = i instanceof URLSearchParams, l = u ? "application/x-www-form-urlencoded" : "application/json";
   let p, h;
   try {
    p = await e(t, {
     method: n.method ?? (void 0 === i ? "GET" : "POST"),
     headers: {
      accept: "application/json",
      ...i && {
       "content-type": l
      },
      ...n.headers
     },
     ...i && {
      body: u ? i.toString() : JSON.stringify(i)
     },
     signal: (0, a.dn)(c)
    }), h = await p.text();
   } catch (e) {
    throw credentialsProblem(`${d} could not be reached: ${(0, r.bD)(e)}`);
   }
   if (200 !== p.status) throw credentialsProblem(`${d} answered ${String(p.status)}: ${function(e) {
    const t = (0, s.e)((0, o.U)(e)), n = (0, s.e)(t.error);
    return [ t.error_description, n.message, t.message, t.error ].find(e => "string" == typeof e) ?? e.slice(0, 300);
   }(h)}`);
   return (0, o.U)(h) ?? h;
  }
  function isTransientProblem(e) {
   return / could not be reached: | answered (?:429|5\d\d): /.test(e);
  }
  function accessTokenOf(e, t, n) {
   const {access_token: r, expires_in: o} = (0, s.e)(e);
   if ("string" != typeof r) throw credentialsProblem(`${t} returned no access token`);
   return {
    value: r,
    expiresAt: n + 1e3 * (Number(o) > 0 ? Number(o) : 600)
   };
  }
  function renewing(e, t) {
   let n = null, r = 0;
   return async () => {
    const o = await (n?.catch(() => null));
    return null != o && t() < o.expiresAt - margin(o.expiresAt - r) ? o.value : (r = t(), 
    n = e(), (await n).value);
   };
  }
  const margin = e => Math.min(3e5, e / 5);
 }),
 42739: (function(e, t, n) {
  n.r(t), n.d(t, {
   createGoogleModel: () => createGoogleModel,
   googleBaseUrl: () => googleBaseUrl
  });
  var r = n(77598);
  const o = {
   id: "google.google_search",
   name: "google_search",
   args: {}
  };
  async function createGoogleModel(e) {
   const {GoogleLanguageModel: t} = await Promise.all([ n.e(8105), n.e(1763), n.e(6795) ]).then(n.bind(n, 86795)), {id: a, apiKey: s, fetch: i} = e;
   return {
    dialect: "google",
    language: new t(a, {
     provider: "google.generative-ai",
     baseURL: googleBaseUrl(e),
     headers: {
      "x-goog-api-key": s
     },
     fetch: (e, t) => i(e, "string" == typeof t?.body ? {
      ...t,
      body: joined(t.body)
     } : t),
     generateId: () => (0, r.randomUUID)()
    }),
    searchTool: o
   };
  }
  function googleBaseUrl({baseUrl: e}) {
   return /\/v\d+(alpha|beta)?$/.test(e) ? e : `${e}/v1beta`;
  }
  function joined(e) {
   const t = JSON.parse(e), n = [];
   for (const e of t.contents ?? []) {
    const t = n.at(-1);
    "user" === t?.role && "user" === e.role ? n[n.length - 1] = {
     ...t,
     parts: [ ...t.parts, ...e.parts ]
    } : n.push(e);
   }
   return n.length === t.contents?.length ? e : JSON.stringify({
    ...t,
    contents: n
   });
  }
 }),
 4996: (function(e, t, n) {
  n.d(t, {
   toModelError: () => toModelError
  });
  var r = n(54466), o = n(92682), a = n(98970), s = n(9016), i = n(19687);
  function toModelError(e, t) {
   const n = function(e) {
    const t = (0, o.e)(e), n = [ t.statusCode, t.status, t.code ].find(isStatus), r = t.responseBody, a = t.message;
    return {
     name: "string" == typeof t.name ? t.name : "",
     text: "string" == typeof a ? a : "string" == typeof e ? e : "",
     ...void 0 === n ? {} : {
      status: n
     },
     body: "string" == typeof r ? r : e instanceof Error ? "" : jsonOf(e),
     headers: (0, o.e)(t.responseHeaders)
    };
   }(e);
   if (void 0 !== n.status && n.status >= 300) return (0, i.Q)({
    ...n,
    status: n.status
   }, t);
   if (!(e instanceof Error) && "" !== n.text) return (0, i.Q)({
    ...n,
    status: impliedStatus(n)
   }, t);
   const d = function(e) {
    let t = e;
    for (let e = 0; e < 8 && t instanceof Error; e += 1) {
     const e = (0, o.e)(t).code;
     if ("string" == typeof e && /^(E[A-Z]{2,}|HPE_|ERR_|CERT_|UNABLE_|DEPTH_|SELF_)/.test(e)) return {
      code: e,
      text: t.message
     };
     t = t.cause;
    }
   }(e), u = function(e, t) {
    if (t?.code === r.Ed) return t.text;
    const n = e instanceof Error ? /^AWS credential provider failed: (.*)\. Please ensure/s.exec(e.message) : null;
    return n?.[1] ?? null;
   }(e, d);
   return null !== u ? function(e, t) {
    const n = `There are no credentials for ${t.model}: ${(0, o.M)(e, t)}.`;
    return (0, r._8)(e) ? {
     kind: "network",
     message: n,
     hint: "The token server is not available: run the job again.",
     retryable: !0
    } : {
     kind: "auth",
     message: n,
     hint: "Check the provider's trust in this repository and the variables: docs/credentials.md.",
     retryable: !1
    };
   }(u, t) : d?.code === s.P ? function({text: e}, t) {
    return {
     kind: "not-found",
     message: `${t.model} answered with ${(0, o.M)(e, t)}.`,
     hint: "Check base-url: it is not the address of a model server, or a proxy or login page answers for it.",
     retryable: !1
    };
   }(d, t) : d?.code === a.KA ? brokenOff(d) : void 0 !== d ? void 0 === n.status ? function({code: e, text: t}, n) {
    if ("EPROTO" === e || "ERR_SSL_WRONG_VERSION_NUMBER" === e || /^(HPE_|ERR_SSL_PACKET_LENGTH)/.test(e)) return {
     kind: "network",
     message: `The server of ${n.model} speaks another protocol: ${(0, o.M)(t, n)} (${e}).`,
     hint: "Check base-url: http:// or https:// and the port must match the server.",
     retryable: !1
    };
    const r = c.test(e);
    return {
     kind: "network",
     message: `The server of ${n.model} could not be reached: ${(0, o.M)(t, n)} (${e}).`,
     hint: r ? "The server's certificate is not trusted: check base-url, or add the authority with NODE_EXTRA_CA_CERTS." : "Check base-url and the runner's network access, then run the job again.",
     retryable: !r
    };
   }(d, t) : brokenOff(d) : function(e, t) {
    const n = `${t.model} returned no usable answer: ${(0, o.M)(e.text, t) || "an unknown error"}.`;
    return /UnsupportedFunctionality|InvalidPrompt|InvalidArgument|LoadAPIKey|LoadSetting/.test(e.name) ? {
     kind: "bad-request",
     message: n,
     hint: "Use another model, or remove input that it does not support.",
     retryable: !1
    } : {
     kind: "server",
     message: n,
     hint: "The response does not follow the protocol of the provider: check base-url and the provider, or run the job again.",
     retryable: !0
    };
   }(n, t);
  }
  function impliedStatus(e) {
   const t = (e.body ?? "").toLowerCase();
   return t.includes("rate_limit") ? 429 : t.includes("overloaded") ? 503 : t.includes("invalid_request") ? 400 : 500;
  }
  const isStatus = e => "number" == typeof e && e >= 100 && e <= 599, c = /^(CERT_|UNABLE_|DEPTH_|SELF_|ERR_TLS_|ERR_SSL_)/;
  function brokenOff({code: e}) {
   return "ETIMEDOUT" === e || e === a.KA ? {
    ...a.t,
    message: "The provider's stream stalled before the answer was complete."
   } : a.t;
  }
  function jsonOf(e) {
   try {
    return JSON.stringify((0, o.e)(e));
   } catch {
    return "";
   }
  }
 }),
 19687: (function(e, t, n) {
  n.d(t, {
   Q: () => toStatusError
  });
  var r = n(20274), o = n(92682);
  const a = [ [ /^ms|^milliseconds?$/, 1 ], [ /^s(ec(ond)?s?)?$/, 1e3 ], [ /^m(in(ute)?s?)?$/, 6e4 ], [ /^h(ours?)?$/, 36e5 ], [ /^d(ays?)?$/, 864e5 ] ];
  var s = n(67410);
  function toStatusError(e, t) {
   const n = (0, r.U)(e.body ?? ""), d = (0, s.A)(e.body ?? "") ? (0, s.I)(e.body ?? "") : function(e) {
    const t = (0, o.e)(Array.isArray(e) ? e[0] : e), n = t.error;
    return [ (0, o.e)(n).message, n, t.message, t.detail ].find(e => "string" == typeof e) ?? "";
   }(n) || e.text, u = (0, o.M)(d || (e.status < 400 ? "a redirect, which is not followed" : "no explanation"), t), l = function(e, t, n) {
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
   }(n), u), p = function({headers: e, body: t, text: n}, r) {
    const header = t => "string" == typeof e[t] ? e[t] : "", s = Number.parseFloat(header("retry-after-ms"));
    if (s >= 0) return Math.round(s);
    const i = header("retry-after").trim();
    if (/^\d+(\.\d+)?$/.test(i)) return Math.round(1e3 * Number(i));
    const c = Date.parse(header("date")), d = Date.parse(i);
    if (!Number.isNaN(d)) return Math.max(0, d - (Number.isNaN(c) ? r() : c));
    const u = /"retryDelay":"(\d+(?:\.\d+)?)s"/.exec(JSON.stringify((0, o.e)(t)))?.[1];
    return void 0 === u ? function(e) {
     const t = /\b(?:try again|retry)(?: after| in)?:? ((?:\d+(?:\.\d+)? ?[a-z]+[ ,]*)+)/i.exec(e)?.[1] ?? "";
     let n;
     for (const [, e = "", r = ""] of t.matchAll(/(\d+(?:\.\d+)?) ?([a-z]+)/gi)) {
      const t = a.find(([e]) => e.test(r.toLowerCase()))?.[1];
      if (void 0 === t) break;
      n = (n ?? 0) + Number(e) * t;
     }
     return void 0 === n ? void 0 : Math.round(n);
    }(n) : Math.round(1e3 * Number(u));
   }({
    headers: e.headers ?? {},
    body: n,
    text: u
   }, t.now);
   return {
    kind: l,
    status: e.status,
    message: `${t.model} answered ${String(e.status)}: ${u}.`,
    hint: c[l](t),
    retryable: i.has(l) && 501 !== e.status || asksForRetry(l, e.headers),
    ...void 0 === p ? {} : {
     retryAfterMs: p
    }
   };
  }
  const i = new Set([ "rate-limit", "overloaded", "server" ]);
  function asksForRetry(e, t) {
   return "true" === t?.["x-should-retry"] && ("server" === e || "bad-request" === e);
  }
  const c = {
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
