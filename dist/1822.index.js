"use strict";

exports.id = 1822;

exports.ids = [ 1822, 3476, 2739, 4996 ];

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
  const r = 20;
  function breakpoints(e) {
   const t = endBefore(e, e.length);
   const n = e.findLastIndex(({role: e}) => e === "assistant");
   const o = [ endBefore(e, n), t ].filter((e, t, n) => e >= 0 && n.indexOf(e) === t);
   const s = o.map(t => [ t, lastMarkable(e[t]?.content ?? []) ]);
   const a = e[n]?.content ?? [];
   const i = a.length + (e[t]?.content.length ?? 0);
   n > 0 && n < t && i > r - 5 && s.push([ n, lastMarkable(a) ]);
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
   for (const [n, r] of breakpoints(e)) {
    const e = t[n];
    e !== void 0 && (t[n] = {
     ...e,
     content: markedAt(e.content, r)
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
   const {AnthropicLanguageModel: t, getAnthropicLanguageModelEntry: r, getModelCapabilities: s} = await Promise.all([ n.e(8105), n.e(1763), n.e(8446) ]).then(n.bind(n, 98446));
   const {id: a, fetch: i} = e;
   const c = s(a);
   const d = new t(a, {
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
    hasTurnScope: (0, o.uG)(a),
    searchTool: {
     id: "anthropic.web_search_20250305",
     name: "web_search",
     args: {
      maxUses: 3
     }
    },
    canCompact: () => r(a).capabilities.language.compaction === true
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
    ...a,
    "x-api-key": t
   });
  }
  const a = {
   "anthropic-version": "2023-06-01"
  };
  async function federated({credentials: e, baseUrl: t}) {
   const {anthropicToken: r} = await n.e(2847).then(n.bind(n, 82847));
   const o = r(e, t);
   return async () => ({
    ...a,
    "anthropic-beta": "oauth-2025-04-20",
    Authorization: `Bearer ${await o()}`
   });
  }
  function completeBody(e, t) {
   const {tools: n, system: r, messages: o, thinking: s} = e;
   const a = s?.type === void 0;
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
    ...t && a && {
     thinking: {
      ...s,
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
  var r = n(23476);
  var o = n(42739);
  var s = n(20274);
  var a = n(92682);
  function getObject(e) {
   return async (t, n) => (0, a.e)(await e.json({
    method: "GET",
    path: t,
    signal: n,
    isRepeatable: true
   }));
  }
  function listPages({http: e, path: t, after: n, listedBatch: r}) {
   const o = getObject(e);
   return async (e, a) => {
    const i = [];
    for (let c = ""; ;) {
     const d = await o(`${t}?limit=100${c}`, a);
     const u = (0, s._j)(d["data"]).map(r);
     i.push(...u.filter(({createdAt: t}) => t >= e));
     const l = u.at(-1);
     if (d["has_more"] !== true || l === void 0 || l.createdAt < e) return i;
     c = `&${n}=${encodeURIComponent(l.batchId)}`;
    }
   };
  }
  const textOf = e => typeof e === "string" ? e : "";
  const numberOf = e => Number.isFinite(Number(e)) ? Number(e) : 0;
  const i = "/messages/batches";
  function anthropicBatchApi(e) {
   const t = getObject(e);
   return {
    maxRequests: 1e4,
    maxBytes: 48e6,
    windowMs: 864e5,
    submit: async (t, n, r) => {
     const o = [ ...new Set(t.flatMap(e => e.betas)) ].join(",");
     const s = JSON.stringify({
      requests: t.map(({id: e, body: t}) => ({
       custom_id: e,
       params: t
      }))
     });
     const c = {
      "content-type": "application/json",
      ...o === "" ? {} : {
       "anthropic-beta": o
      }
     };
     const d = await e.json({
      method: "POST",
      path: i,
      body: s,
      headers: c,
      signal: r,
      isRepeatable: false
     });
     return textOf((0, a.e)(d)["id"]);
    },
    list: listPages({
     http: e,
     path: i,
     after: "after_id",
     listedBatch: listedBatch
    }),
    status: async (e, n) => {
     const r = await t(`${i}/${encodeURIComponent(e)}`, n);
     const {succeeded: o, errored: s} = (0, a.e)(r["request_counts"]);
     const c = numberOf(o) + numberOf(s);
     return r["processing_status"] === "ended" ? {
      state: "ended",
      processed: c
     } : {
      state: "running"
     };
    },
    answers: async function*(t, n) {
     const r = `${i}/${encodeURIComponent(t)}/results`;
     for await (const t of e.lines({
      method: "GET",
      path: r,
      signal: n,
      isRepeatable: true
     })) {
      const e = answerIn(t);
      e !== null && (yield e);
     }
    }
   };
  }
  function listedBatch(e) {
   const t = (0, a.e)(e);
   const n = Object.values((0, a.e)(t["request_counts"])).map(numberOf);
   return {
    batchId: textOf(t["id"]),
    createdAt: Date.parse(textOf(t["created_at"])),
    label: null,
    count: n.reduce((e, t) => e + t, 0)
   };
  }
  function answerIn(e) {
   const t = (0, a.e)((0, s.U4)(e));
   const n = (0, a.e)(t["result"]);
   const r = textOf(t["custom_id"]);
   return r === "" ? null : {
    id: r,
    outcome: outcomeOf(n)
   };
  }
  function outcomeOf(e) {
   if (e["type"] === "succeeded") return {
    kind: "answer",
    body: e["message"]
   };
   if (e["type"] !== "errored") return {
    kind: "expired"
   };
   const {error: t} = e;
   const n = textOf((0, a.e)((0, a.e)(t)["error"])["type"] ?? (0, a.e)(t)["type"]);
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
  };
  function googleBatchApi(e, t) {
   const n = getObject(e);
   return {
    maxRequests: 1e4,
    maxBytes: 18e6,
    windowMs: 1728e5,
    submit: async (n, r, o) => {
     const s = n.map(({id: e, body: t}) => ({
      request: t,
      metadata: {
       key: e
      }
     }));
     const i = {
      displayName: r,
      inputConfig: {
       requests: {
        requests: s
       }
      }
     };
     const c = await e.json({
      method: "POST",
      path: `/models/${encodeURIComponent(t)}:batchGenerateContent`,
      body: JSON.stringify({
       batch: i
      }),
      headers: {
       "content-type": "application/json"
      },
      signal: o,
      isRepeatable: false
     });
     return textOf((0, a.e)(c)["name"]);
    },
    list: async (e, t) => {
     const r = [];
     for (let o = ""; ;) {
      const a = await n(`/batches?pageSize=100${o}`, t);
      r.push(...(0, s._j)(a["operations"]).map(google_listedBatch).filter(({createdAt: t}) => t >= e));
      const i = textOf(a["nextPageToken"]);
      if (i === "") return r;
      o = `&pageToken=${encodeURIComponent(i)}`;
     }
    },
    status: async (e, t) => statusOf(await n(pathOf(e), t)),
    answers: async function*(e, t) {
     yield* answersIn(await n(pathOf(e), t));
    }
   };
  }
  const pathOf = e => `/${e.split("/").map(encodeURIComponent).join("/")}`;
  function google_listedBatch(e) {
   const {name: t, metadata: n} = (0, a.e)(e);
   const {displayName: r, createTime: o} = (0, a.e)(n);
   const s = textOf(r);
   return {
    batchId: textOf(t),
    createdAt: Date.parse(textOf(o)),
    label: s === "" ? null : s,
    count: null
   };
  }
  function statusOf(e) {
   const t = textOf((0, a.e)(e["metadata"])["state"]).replace(/^(JOB|BATCH)_STATE_/, "");
   if (t === "EXPIRED" || t === "CANCELLED") return {
    state: "expired"
   };
   if (t === "FAILED") {
    const {message: t, code: n} = (0, a.e)(e["error"]);
    const r = textOf(t) || "the provider gives no reason";
    const o = n === void 0 ? 400 : statusOfRpc(n);
    return {
     state: "rejected",
     reason: r,
     status: o,
     code: "",
     isTooLarge: false,
     requests: []
    };
   }
   const n = t === "SUCCEEDED" || t === "PARTIALLY_SUCCEEDED" || e["done"] === true;
   return n ? {
    state: "ended",
    processed: 0
   } : {
    state: "running"
   };
  }
  function answersIn({response: e, metadata: t}) {
   const n = e ?? (0, a.e)(t)["output"];
   const r = (0, a.e)((0, a.e)(n)["inlinedResponses"]);
   return (0, s._j)(r["inlinedResponses"]).flatMap(e => {
    const t = (0, a.e)(e);
    const n = textOf((0, a.e)(t["metadata"])["key"]);
    if (n === "") return [];
    if (t["response"] !== void 0) return [ {
     id: n,
     outcome: {
      kind: "answer",
      body: t["response"]
     }
    } ];
    const {error: r} = t;
    return [ {
     id: n,
     outcome: {
      kind: "error",
      status: statusOfRpc((0, a.e)(r)["code"]),
      body: {
       error: r
      }
     }
    } ];
   });
  }
  function statusOfRpc(e) {
   const t = {
    3: 400,
    5: 404,
    7: 403,
    8: 429,
    9: 400,
    14: 503,
    16: 401
   };
   return t[Number(e)] ?? 500;
  }
  var d = n(98970);
  var u = n(4996);
  var l = n(80469);
  const p = [ 1e3, 3e3 ];
  const f = 3e4;
  function createHttp({send: e, baseUrl: t, headers: n, context: r, clock: o}) {
   const attempt = async ({method: o, path: a, body: i, signal: c, ...d}) => {
    try {
     const p = {
      ...await n(),
      ...d.headers
     };
     const f = await e(`${t}${a}`, {
      method: o,
      headers: p,
      signal: c,
      ...i && {
       body: i
      }
     });
     if (f.status < 300) return f;
     const h = Object.fromEntries(f.headers);
     const m = await f.text();
     throw new l.T((0, u.toModelError)({
      statusCode: f.status,
      responseBody: m,
      responseHeaders: h
     }, r), (0, s.U4)(m));
    } catch (e) {
     throw asBatchApiError(e, r);
    }
   };
   const request = async e => {
    for (const t of e.isRepeatable ? p : []) try {
     return await attempt(e);
    } catch (n) {
     if (!(n instanceof l.T) || !n.modelError.retryable) throw n;
     await o.sleep(Math.min(f, n.modelError.retryAfterMs ?? t), e.signal);
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
     if (t === null) return;
     try {
      yield* linesOf(t);
     } catch (e) {
      throw asBatchApiError(e, r);
     }
    }
   };
  }
  function asBatchApiError(e, t) {
   return e instanceof l.T ? e : new l.T((0, u.toModelError)(e, t));
  }
  async function* linesOf(e) {
   const t = new TextDecoder;
   let n = "";
   for await (const r of e) {
    const e = `${n}${t.decode(r, {
     stream: true
    })}`.split("\n");
    n = e.pop() ?? "";
    for (const t of e) t.trim() !== "" && (yield t);
   }
   if (n.trim() === "") return;
   if ((0, s.U4)(n) === void 0) throw new l.T(d.t);
   yield n;
  }
  var h = n(19687);
  var m = n(64067);
  const g = "x-sallyport-offline";
  function createOffline() {
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
     return o === void 0 ? t(n, r) : o(r ?? {});
    },
    access: e => ({
     prepare: (t, n) => prepare(e, t, {
      signal: n,
      marked: marked
     }),
     errorOf: t => errorOf(t, e.context),
     events: (t, n, r) => eventsOf(e, t, n, {
      signal: r,
      marked: marked
     })
    })
   };
  }
  async function prepare({language: e, optionsFor: t, context: n}, r, {signal: o, marked: s}) {
   let a = null;
   const handler = e => {
    const t = new Headers(e.headers).get("anthropic-beta")?.split(",") ?? [];
    const n = JSON.parse(typeof e.body === "string" ? e.body : "{}");
    const {stream: r, ...o} = n;
    a = {
     body: o,
     betas: t.map(e => e.trim()).filter(e => e !== "")
    };
    return Promise.reject(new Error("The request is not sent."));
   };
   const found = () => a;
   try {
    await s(handler, n => e.doGenerate({
     ...t(r, o),
     headers: n
    }));
   } catch (e) {
    return found() ?? {
     modelError: (0, u.toModelError)(e, n)
    };
   }
   return found() ?? {
    modelError: d.gn
   };
  }
  async function* eventsOf({language: e, optionsFor: t, context: n}, r, o, {signal: s, marked: a}) {
   if (o.kind !== "answer") {
    yield {
     type: "error",
     modelError: errorOf(o, n)
    };
    return;
   }
   const i = JSON.stringify(o.body ?? null);
   const handler = () => Promise.resolve(new Response(i, {
    status: 200,
    headers: {
     "content-type": "application/json"
    }
   }));
   try {
    const o = a(handler, async n => await e.doGenerate({
     ...t(r, s),
     headers: n
    }));
    for await (const e of (0, m.R)(partsOf(o), n)) yield "usage" in e ? {
     ...e,
     usage: {
      ...e.usage,
      tier: "batch"
     }
    } : e;
   } catch (e) {
    yield {
     type: "error",
     modelError: (0, u.toModelError)(e, n)
    };
   }
  }
  function errorOf(e, t) {
   if (e.kind === "error") return (0, h.Q)({
    status: e.status,
    text: "",
    body: JSON.stringify(e.body ?? null)
   }, t);
   return {
    kind: "overloaded",
    message: `The batch API did not process the request for ${t.model} in time.`,
    hint: "Run the batch again, or set on-expired: now.",
    retryable: false
   };
  }
  async function* partsOf(e) {
   const {content: t, warnings: n, finishReason: r, usage: o, providerMetadata: s} = await e;
   yield {
    type: "stream-start",
    warnings: n
   };
   for (const [e, n] of t.entries()) {
    n.type === "tool-call" && (yield n);
    if (n.type !== "text" && n.type !== "reasoning") continue;
    const t = String(e);
    const r = n.providerMetadata === void 0 ? {} : {
     providerMetadata: n.providerMetadata
    };
    yield {
     type: `${n.type}-start`,
     id: t,
     ...r
    };
    yield {
     type: `${n.type}-delta`,
     id: t,
     delta: n.text
    };
    yield {
     type: `${n.type}-end`,
     id: t
    };
   }
   yield {
    type: "finish",
    finishReason: r,
    usage: o,
    ...s === void 0 ? {} : {
     providerMetadata: s
    }
   };
  }
  var y = n(77598);
  const b = "/v1/responses";
  const w = "sallyport";
  function openaiBatchApi(e) {
   const t = getObject(e);
   return {
    maxRequests: 1e4,
    maxBytes: 48e6,
    windowMs: 864e5,
    submit: async (t, n, r) => {
     const o = (0, a.e)(await e.json({
      ...upload(t, n),
      signal: r,
      isRepeatable: true
     }));
     const s = JSON.stringify({
      input_file_id: textOf(o["id"]),
      endpoint: b,
      completion_window: "24h",
      metadata: {
       [w]: n
      }
     });
     const i = {
      "content-type": "application/json"
     };
     const c = await e.json({
      method: "POST",
      path: "/batches",
      body: s,
      headers: i,
      signal: r,
      isRepeatable: false
     });
     return textOf((0, a.e)(c)["id"]);
    },
    list: listPages({
     http: e,
     path: "/batches",
     after: "after",
     listedBatch: openai_listedBatch
    }),
    status: async (e, n) => openai_statusOf(await t(`/batches/${encodeURIComponent(e)}`, n)),
    answers: async function*(n, r) {
     const o = await t(`/batches/${encodeURIComponent(n)}`, r);
     for (const t of [ o["output_file_id"], o["error_file_id"] ].map(textOf).filter(e => e !== "")) {
      const n = `/files/${encodeURIComponent(t)}/content`;
      for await (const t of e.lines({
       method: "GET",
       path: n,
       signal: r,
       isRepeatable: true
      })) {
       const e = openai_answerIn(t);
       e !== null && (yield e);
      }
     }
    }
   };
  }
  function upload(e, t) {
   const n = `sallyport-${(0, y.randomUUID)()}`;
   const r = e.map(({id: e, body: t}) => JSON.stringify({
    custom_id: e,
    method: "POST",
    url: b,
    body: t
   }));
   const field = (e, t) => `--${n}\r\nContent-Disposition: form-data; ${e}\r\n\r\n${t}\r\n`;
   const o = `name="file"; filename="${t}.jsonl"\r\nContent-Type: application/jsonl`;
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
   const t = (0, a.e)(e);
   const n = textOf((0, a.e)(t["metadata"])[w]);
   return {
    batchId: textOf(t["id"]),
    createdAt: numberOf(t["created_at"]) * 1e3,
    label: n === "" ? null : n,
    count: null
   };
  }
  function openai_statusOf(e) {
   const t = textOf(e["status"]);
   if ([ "completed", "expired", "cancelled" ].includes(t)) {
    const {completed: n, failed: r} = (0, a.e)(e["request_counts"]);
    return {
     state: "ended",
     processed: numberOf(n) + (t === "completed" ? numberOf(r) : 0)
    };
   }
   if (t !== "failed") return {
    state: "running"
   };
   const n = (0, s._j)((0, a.e)(e["errors"])["data"]).map(a.e);
   const r = n.map(e => textOf(e["message"])).join(" ");
   const o = n.map(e => textOf(e["code"]));
   const i = n.map((e, t) => ({
    index: numberOf(e["line"]) - 1,
    reason: textOf(e["message"]),
    code: o[t] ?? ""
   }));
   return {
    state: "rejected",
    reason: r === "" ? "the provider gives no reason" : r,
    status: 400,
    code: o[0] ?? "",
    isTooLarge: o.includes("token_limit_exceeded"),
    requests: i.every(({index: e}) => e >= 0) ? i : []
   };
  }
  function openai_answerIn(e) {
   const t = (0, a.e)((0, s.U4)(e));
   const n = textOf(t["custom_id"]);
   return n === "" ? null : {
    id: n,
    outcome: openai_outcomeOf(t)
   };
  }
  function openai_outcomeOf(e) {
   const t = (0, a.e)(e["response"]);
   const n = numberOf(t["status_code"]);
   if (n === 200) return answerOrFailure(t["body"]);
   const r = textOf((0, a.e)(e["error"])["code"]);
   if (r === "batch_expired" || r === "batch_cancelled") return {
    kind: "expired"
   };
   return {
    kind: "error",
    status: n < 300 ? 500 : n,
    body: t["body"] ?? e["error"]
   };
  }
  function answerOrFailure(e) {
   const {status: t, error: n} = (0, a.e)(e);
   if (t !== "failed") return {
    kind: "answer",
    body: e
   };
   const r = textOf((0, a.e)(n)["code"]);
   return {
    kind: "error",
    status: v[r] ?? 400,
    body: {
     error: n
    }
   };
  }
  const v = {
   server_error: 500,
   rate_limit_exceeded: 429
  };
  async function openBatchAccess({provider: e, clock: t, connect: n}) {
   const r = createOffline();
   const o = {
    settings: null
   };
   const s = await n(r.intercept, e => {
    o.settings = e;
   });
   const a = o.settings === null ? null : await apiOf(e, o.settings, {
    connection: s,
    clock: t
   });
   return a === null ? null : {
    model: s.model,
    api: a,
    ...r.access(s)
   };
  }
  async function apiOf(e, t, {connection: {context: n}, clock: s}) {
   const {id: a, apiKey: i, baseUrl: c, fetch: d} = t;
   const u = {
    send: d,
    context: n,
    clock: s
   };
   switch (e) {
   case "anthropic":
    {
     const e = await (0, r.anthropicHeaders)(t);
     return anthropicBatchApi(createHttp({
      ...u,
      baseUrl: (0, r.anthropicBaseUrl)(t),
      headers: e
     }));
    }

   case "openai":
    {
     const headers = () => Promise.resolve({
      Authorization: `Bearer ${i}`
     });
     return openaiBatchApi(createHttp({
      ...u,
      baseUrl: c,
      headers: headers
     }));
    }

   case "google":
    {
     const headers = () => Promise.resolve({
      "x-goog-api-key": i
     });
     return googleBatchApi(createHttp({
      ...u,
      baseUrl: (0, o.googleBaseUrl)(t),
      headers: headers
     }), a);
    }

   case "compatible":
   case "bedrock":
   case "vertex":
   case "azure":
    return null;
   }
  }
 }),
 80469: (function(e, t, n) {
  n.d(t, {
   T: () => BatchApiError
  });
  class BatchApiError extends Error {
   name="BatchApiError";
   modelError;
   body;
   constructor(e, t = null) {
    super(`${e.message} ${e.hint}`);
    this.modelError = e;
    this.body = t;
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
  var r = n(42357);
  var o = n(20274);
  var s = n(50897);
  var a = n(92682);
  const i = "ERR_CREDENTIALS";
  function credentialsProblem(e) {
   return Object.assign(new Error(e), {
    code: i
   });
  }
  function isSet(e, ...t) {
   return t.every(t => (e[t] ?? "").trim() !== "");
  }
  async function gitHubIdToken({keys: e, send: t}, n) {
   const r = new URL(e["ACTIONS_ID_TOKEN_REQUEST_URL"] ?? "");
   r.searchParams.set("audience", n);
   const o = {
    authorization: `Bearer ${e["ACTIONS_ID_TOKEN_REQUEST_TOKEN"] ?? ""}`
   };
   const {value: s} = (0, a.e)(await exchange(t, r.href, {
    headers: o,
    of: "GitHub's identity provider"
   }));
   if (typeof s !== "string") throw credentialsProblem("GitHub's identity provider returned no token");
   return s;
  }
  const c = 3e4;
  async function exchange(e, t, n) {
   const {body: a, of: i} = n;
   const d = a instanceof URLSearchParams;
   const u = d ? "application/x-www-form-urlencoded" : "application/json";
   let l;
   let p;
   try {
    l = await e(t, {
     method: n.method ?? (a === void 0 ? "GET" : "POST"),
     headers: {
      accept: "application/json",
      ...a && {
       "content-type": u
      },
      ...n.headers
     },
     ...a && {
      body: d ? a.toString() : JSON.stringify(a)
     },
     signal: (0, s.dn)(c)
    });
    p = await l.text();
   } catch (e) {
    throw credentialsProblem(`${i} could not be reached: ${(0, r.bD)(e)}`);
   }
   if (l.status !== 200) throw credentialsProblem(`${i} answered ${String(l.status)}: ${reasonIn(p)}`);
   return (0, o.U4)(p) ?? p;
  }
  function isTransientProblem(e) {
   return / could not be reached: | answered (?:429|5\d\d): /.test(e);
  }
  function reasonIn(e) {
   const t = (0, a.e)((0, o.U4)(e));
   const n = (0, a.e)(t["error"]);
   const r = [ t["error_description"], n["message"], t["message"], t["error"] ];
   return r.find(e => typeof e === "string") ?? e.slice(0, 300);
  }
  function accessTokenOf(e, t, n) {
   const {access_token: r, expires_in: o} = (0, a.e)(e);
   if (typeof r !== "string") throw credentialsProblem(`${t} returned no access token`);
   return {
    value: r,
    expiresAt: n + (Number(o) > 0 ? Number(o) : 600) * 1e3
   };
  }
  function renewing(e, t) {
   let n = null;
   let r = 0;
   return async () => {
    const o = await (n?.catch(() => null));
    if (o !== null && o !== void 0 && t() < o.expiresAt - margin(o.expiresAt - r)) return o.value;
    r = t();
    n = e();
    return (await n).value;
   };
  }
  const margin = e => Math.min(3e5, e / 5);
 }),
 42739: (function(e, t, n) {
  n.r(t);
  n.d(t, {
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
   const {GoogleLanguageModel: t} = await Promise.all([ n.e(8105), n.e(1763), n.e(6795) ]).then(n.bind(n, 86795));
   const {id: s, apiKey: a, fetch: i} = e;
   const c = new t(s, {
    provider: "google.generative-ai",
    baseURL: googleBaseUrl(e),
    headers: {
     "x-goog-api-key": a
    },
    fetch: (e, t) => i(e, typeof t?.body === "string" ? {
     ...t,
     body: joined(t.body)
    } : t),
    generateId: () => (0, r.randomUUID)()
   });
   return {
    dialect: "google",
    language: c,
    searchTool: o
   };
  }
  function googleBaseUrl({baseUrl: e}) {
   return /\/v\d+(alpha|beta)?$/.test(e) ? e : `${e}/v1beta`;
  }
  function joined(e) {
   const t = JSON.parse(e);
   const n = [];
   for (const e of t.contents ?? []) {
    const t = n.at(-1);
    t?.role === "user" && e.role === "user" ? n[n.length - 1] = {
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
  var r = n(54466);
  var o = n(92682);
  var s = n(98970);
  var a = n(9016);
  var i = n(19687);
  function toModelError(e, t) {
   const n = shapeOf(e);
   if (n.status !== void 0 && n.status >= 300) return (0, i.Q)({
    ...n,
    status: n.status
   }, t);
   if (!(e instanceof Error) && n.text !== "") return (0, i.Q)({
    ...n,
    status: impliedStatus(n)
   }, t);
   const r = connectionError(e);
   const o = credentialsErrorIn(e, r);
   if (o !== null) return withoutCredentials(o, t);
   if (r?.code === a.P) return wrongAnswer(r, t);
   if (r?.code === s.KA) return brokenOff(r);
   if (r !== void 0) return n.status === void 0 ? unreachable(r, t) : brokenOff(r);
   return unreadable(n, t);
  }
  function shapeOf(e) {
   const t = (0, o.e)(e);
   const n = [ t["statusCode"], t["status"], t["code"] ].find(isStatus);
   const r = t["responseBody"];
   const s = t["message"];
   return {
    name: typeof t["name"] === "string" ? t["name"] : "",
    text: typeof s === "string" ? s : typeof e === "string" ? e : "",
    ...n === void 0 ? {} : {
     status: n
    },
    body: typeof r === "string" ? r : e instanceof Error ? "" : jsonOf(e),
    headers: (0, o.e)(t["responseHeaders"])
   };
  }
  function impliedStatus(e) {
   const t = (e.body ?? "").toLowerCase();
   if (t.includes("rate_limit")) return 429;
   if (t.includes("overloaded")) return 503;
   return t.includes("invalid_request") ? 400 : 500;
  }
  const isStatus = e => typeof e === "number" && e >= 100 && e <= 599;
  function connectionError(e) {
   let t = e;
   for (let e = 0; e < 8 && t instanceof Error; e += 1) {
    const e = (0, o.e)(t)["code"];
    if (typeof e === "string" && /^(E[A-Z]{2,}|HPE_|ERR_|CERT_|UNABLE_|DEPTH_|SELF_)/.test(e)) return {
     code: e,
     text: t.message
    };
    t = t.cause;
   }
   return;
  }
  function credentialsErrorIn(e, t) {
   if (t?.code === r.Ed) return t.text;
   const n = e instanceof Error ? /^AWS credential provider failed: (.*)\. Please ensure/s.exec(e.message) : null;
   return n?.[1] ?? null;
  }
  function withoutCredentials(e, t) {
   const n = `No credentials for ${t.model}: ${(0, o.M)(e, t)}.`;
   if ((0, r._8)(e)) return {
    kind: "network",
    message: n,
    hint: "Run the job again: the token server is not available.",
    retryable: true
   };
   return {
    kind: "auth",
    message: n,
    hint: "Check the provider's trust in this repository and the variables: docs/credentials.md.",
    retryable: false
   };
  }
  function wrongAnswer({text: e}, t) {
   return {
    kind: "not-found",
    message: `${t.model} answered with ${(0, o.M)(e, t)}.`,
    hint: "Check base-url: it is not the address of a model server, or a proxy or login page answers for it.",
    retryable: false
   };
  }
  const c = /^(CERT_|UNABLE_|DEPTH_|SELF_|ERR_TLS_|ERR_SSL_)/;
  function unreachable({code: e, text: t}, n) {
   if (e === "EPROTO" || e === "ERR_SSL_WRONG_VERSION_NUMBER" || /^(HPE_|ERR_SSL_PACKET_LENGTH)/.test(e)) return {
    kind: "network",
    message: `The server of ${n.model} speaks another protocol: ${(0, o.M)(t, n)} (${e}).`,
    hint: "Check base-url: http:// or https:// and the port must match the server.",
    retryable: false
   };
   const r = c.test(e);
   return {
    kind: "network",
    message: `The server of ${n.model} could not be reached: ${(0, o.M)(t, n)} (${e}).`,
    hint: r ? "The server's certificate is not trusted: check base-url, or add the authority with NODE_EXTRA_CA_CERTS." : "Check base-url and the runner's network access, then run the job again.",
    retryable: !r
   };
  }
  function brokenOff({code: e}) {
   return e === "ETIMEDOUT" || e === s.KA ? {
    ...s.t,
    message: "The provider's stream stalled before the answer was complete."
   } : s.t;
  }
  function unreadable(e, t) {
   const n = `${t.model} returned no usable answer: ${(0, o.M)(e.text, t) || "an unknown error"}.`;
   if (/UnsupportedFunctionality|InvalidPrompt|InvalidArgument|LoadAPIKey|LoadSetting/.test(e.name)) return {
    kind: "bad-request",
    message: n,
    hint: "Use another model, or remove input that it does not support.",
    retryable: false
   };
   return {
    kind: "server",
    message: n,
    hint: "Check base-url and the provider, or run the job again: the response does not follow the protocol of the provider.",
    retryable: true
   };
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
  var r = n(20274);
  var o = n(92682);
  function requestedWait({headers: e, body: t, text: n}, r) {
   const header = t => typeof e[t] === "string" ? e[t] : "";
   const s = Number.parseFloat(header("retry-after-ms"));
   if (s >= 0) return Math.round(s);
   const a = header("retry-after").trim();
   if (/^\d+(\.\d+)?$/.test(a)) return Math.round(Number(a) * 1e3);
   const i = Date.parse(header("date"));
   const c = Date.parse(a);
   if (!Number.isNaN(c)) return Math.max(0, c - (Number.isNaN(i) ? r() : i));
   const d = /"retryDelay":"(\d+(?:\.\d+)?)s"/.exec(JSON.stringify((0, o.e)(t)))?.[1];
   return d === void 0 ? waitInText(n) : Math.round(Number(d) * 1e3);
  }
  const s = [ [ /^ms|^milliseconds?$/, 1 ], [ /^s(ec(ond)?s?)?$/, 1e3 ], [ /^m(in(ute)?s?)?$/, 6e4 ], [ /^h(ours?)?$/, 36e5 ], [ /^d(ays?)?$/, 864e5 ] ];
  function waitInText(e) {
   const t = /\b(?:try again|retry)(?: after| in)?:? ((?:\d+(?:\.\d+)? ?[a-z]+[ ,]*)+)/i.exec(e)?.[1] ?? "";
   let n;
   for (const [, e = "", r = ""] of t.matchAll(/(\d+(?:\.\d+)?) ?([a-z]+)/gi)) {
    const t = s.find(([e]) => e.test(r.toLowerCase()))?.[1];
    if (t === void 0) break;
    n = (n ?? 0) + Number(e) * t;
   }
   return n === void 0 ? void 0 : Math.round(n);
  }
  var a = n(67410);
  function toStatusError(e, t) {
   const n = (0, r.U4)(e.body ?? "");
   const s = (0, a.A)(e.body ?? "") ? (0, a.I)(e.body ?? "") : messageIn(n) || e.text;
   const d = (0, o.M)(s || statusWords(e.status), t);
   const u = kindOf(e.status, codesOf(n), d);
   const l = requestedWait({
    headers: e.headers ?? {},
    body: n,
    text: d
   }, t.now);
   return {
    kind: u,
    status: e.status,
    message: `${t.model} answered ${String(e.status)}: ${d}.`,
    hint: c[u](t),
    retryable: i.has(u) && e.status !== 501 || asksForRetry(u, e.headers),
    ...l === void 0 ? {} : {
     retryAfterMs: l
    }
   };
  }
  const i = new Set([ "rate-limit", "overloaded", "server" ]);
  function asksForRetry(e, t) {
   return t?.["x-should-retry"] === "true" && (e === "server" || e === "bad-request");
  }
  function kindOf(e, t, n) {
   if (e === 402 || /insufficient_quota|billing_(error|hard_limit|not_active)/.test(t)) return "quota";
   if (isUsedUp(t, n)) return "quota";
   if (/api_key_invalid|invalid_api_key|authentication_error|unauthenticated/.test(t)) return "auth";
   if (/context_length_exceeded|request_too_large/.test(t)) return "context-length";
   if (/content_filter|content_policy|prohibited_content/.test(t)) return "refused";
   if (/model_not_found/.test(t)) return "not-found";
   if (/overloaded_error|resource_unavailable/.test(t)) return "overloaded";
   if (isTooLong(e, n)) return "context-length";
   if (e === 400 && isPrefixMismatch(n)) return "prefix-changed";
   if ((e === 400 || e === 422) && isMediaProblem(n)) return "media";
   return kindByStatus(e);
  }
  function isUsedUp(e, t) {
   return /credit balance is too low|out of credits|(specified|monthly|weekly|daily) (api )?usage limits?|spend(ing)? (limit|cap)|budget (has been )?exceeded|per.?day|\([RT]PD\)|\blimit: 0(?![\d.])/i.test(`${e} ${t}`);
  }
  function isTooLong(e, t) {
   if (e === 413) return true;
   return (e === 400 || e === 422) && /prompt is too long|context (length|window)|input token count.*exceeds|maximum.*tokens.*requested|too many (input )?tokens/i.test(t);
  }
  function isPrefixMismatch(e) {
   return /bound to a different conversation|(invalid|corrupted|mismatched).{0,20}(thought.?)?signature|thinking.{0,60}blocks?.{0,40}(cannot be modified|must remain)/i.test(e);
  }
  function isMediaProblem(e) {
   return /could not process (the )?(image|pdf|document)|unable to process (input )?image|(image|pdf|media|document|inline.?data)[^.]{0,80}(exceeds|too (large|many|big)|invalid|not (valid|supported)|unsupported|corrupt|password|encrypted|dimensions|could not be|cannot be|does not (match|support|represent)|failed)|(invalid|unsupported|corrupt\w*|too many)[^.]{0,40}(images?|pdf|media|mime.?type|document)\b/i.test(e);
  }
  function kindByStatus(e) {
   if (e < 400 || e === 404) return "not-found";
   if (e === 401 || e === 403) return "auth";
   if (e === 429) return "rate-limit";
   if (e === 503 || e === 529) return "overloaded";
   if (e >= 500 || e === 408 || e === 409) return "server";
   return "bad-request";
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
  function messageIn(e) {
   const t = (0, o.e)(Array.isArray(e) ? e[0] : e);
   const n = t["error"];
   const r = [ (0, o.e)(n)["message"], n, t["message"], t["detail"] ];
   return r.find(e => typeof e === "string") ?? "";
  }
  function codesOf(e) {
   const t = [];
   JSON.stringify(e, (e, n) => {
    typeof n === "string" && [ "type", "code", "status", "reason", "quotaId" ].includes(e) && t.push(n.toLowerCase());
    return n;
   });
   return t.join(" ");
  }
  function statusWords(e) {
   return e < 400 ? "a redirect, which is not followed" : "no explanation";
  }
 })
};
