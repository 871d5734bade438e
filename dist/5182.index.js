"use strict";

exports.id = 5182;

exports.ids = [ 5182 ];

exports.modules = {
 65182: (function(e, t, n) {
  n.r(t);
  n.d(t, {
   createCompatibleModel: () => createCompatibleModel
  });
  var r = n(92682);
  async function createCompatibleModel(e) {
   const {OpenAICompatibleChatLanguageModel: t} = await Promise.all([ n.e(8105), n.e(1763), n.e(7703) ]).then(n.bind(n, 57703));
   const {id: r, apiKey: o, baseUrl: i, fetch: a} = e;
   const s = new t(r, {
    provider: "compatible.chat",
    url: ({path: e}) => `${i}${e}`,
    headers: () => o === "" ? {} : {
     Authorization: `Bearer ${o}`
    },
    fetch: a,
    includeUsage: true
   });
   return {
    dialect: "compatible",
    language: withReasoningDetails(s),
    prepare: returnReasoningDetails
   };
  }
  const o = "reasoning_details";
  function withReasoningDetails(e) {
   return {
    specificationVersion: e.specificationVersion,
    provider: e.provider,
    modelId: e.modelId,
    supportedUrls: e.supportedUrls,
    doGenerate: t => e.doGenerate(t),
    doStream: async t => {
     const n = await e.doStream(t);
     const r = [];
     const i = new TransformStream({
      transform(e, t) {
       e.type === "raw" && addDetails(r, e.rawValue);
       if (e.type === "finish" && r.length > 0) {
        const e = {
         compatible: {
          [o]: r
         }
        };
        t.enqueue({
         type: "reasoning-start",
         id: o,
         providerMetadata: e
        });
        t.enqueue({
         type: "reasoning-end",
         id: o
        });
       }
       t.enqueue(e);
      }
     });
     return {
      ...n,
      stream: n.stream.pipeThrough(i)
     };
    }
   };
  }
  function addDetails(e, t) {
   const [n] = (0, r.e)(t)["choices"] ?? [];
   const i = (0, r.e)((0, r.e)(n)["delta"])[o];
   if (!Array.isArray(i)) return;
   for (const t of i) {
    const {index: n, type: o, ...i} = (0, r.e)(t);
    const a = e.find(e => e["index"] === n && e["type"] === o);
    if (a === void 0) e.push({
     ...(0, r.e)(t)
    }); else for (const [e, t] of Object.entries(i)) a[e] = joinedValue(e, a[e], t);
   }
  }
  function joinedValue(e, t, n) {
   const r = e === "text" || e === "summary" || e === "data";
   if (r && typeof t === "string" && typeof n === "string") return t + n;
   return n ?? t;
  }
  function returnReasoningDetails(e) {
   return {
    ...e,
    prompt: e.prompt.map(e => {
     if (e.role !== "assistant") return e;
     const t = e.content.flatMap(e => e.type === "reasoning" ? e.providerOptions?.["compatible"]?.[o] ?? [] : []);
     if (t.length === 0) return e;
     return {
      ...e,
      providerOptions: {
       openaiCompatible: {
        [o]: t
       }
      }
     };
    })
   };
  }
 })
};
