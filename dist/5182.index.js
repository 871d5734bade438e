"use strict";

exports.id = 5182;

exports.ids = [ 5182 ];

exports.modules = {
 65182: (function(e, t, n) {
  n.r(t);
  n.d(t, {
   createCompatibleModel: () => createCompatibleModel
  });
  var i = n(92682);
  async function createCompatibleModel(e) {
   const {OpenAICompatibleChatLanguageModel: t} = await Promise.all([ n.e(8105), n.e(1763), n.e(7703) ]).then(n.bind(n, 57703));
   const {id: i, apiKey: a, baseUrl: o, fetch: r} = e;
   const s = new t(i, {
    provider: "compatible.chat",
    url: ({path: e}) => `${o}${e}`,
    headers: () => a === "" ? {} : {
     Authorization: `Bearer ${a}`
    },
    fetch: r,
    includeUsage: true
   });
   return {
    dialect: "compatible",
    language: s,
    complete: withReasoningDetails,
    prepare: returnReasoningDetails
   };
  }
  const a = "reasoning_details";
  async function* withReasoningDetails(e) {
   const t = [];
   for await (const n of e) {
    n.type === "raw" && addDetails(t, n.rawValue);
    if (n.type === "finish" && t.length > 0) {
     const e = {
      compatible: {
       [a]: t
      }
     };
     yield {
      type: "reasoning-start",
      id: a,
      providerMetadata: e
     };
     yield {
      type: "reasoning-end",
      id: a
     };
    }
    yield n;
   }
  }
  function addDetails(e, t) {
   const [n] = (0, i.e)(t)["choices"] ?? [];
   const o = (0, i.e)((0, i.e)(n)["delta"])[a];
   if (!Array.isArray(o)) return;
   for (const t of o) {
    const {index: n, type: a, ...o} = (0, i.e)(t);
    const r = e.find(e => e["index"] === n && e["type"] === a);
    if (r === void 0) e.push({
     ...(0, i.e)(t)
    }); else for (const [e, t] of Object.entries(o)) r[e] = joinedValue(e, r[e], t);
   }
  }
  function joinedValue(e, t, n) {
   const i = e === "text" || e === "summary" || e === "data";
   if (i && typeof t === "string" && typeof n === "string") return t + n;
   return n ?? t;
  }
  function returnReasoningDetails(e) {
   return {
    ...e,
    prompt: e.prompt.map(e => {
     if (e.role !== "assistant") return e;
     const t = e.content.flatMap(e => e.type === "reasoning" ? e.providerOptions?.["compatible"]?.[a] ?? [] : []);
     if (t.length === 0) return e;
     return {
      ...e,
      providerOptions: {
       openaiCompatible: {
        [a]: t
       }
      }
     };
    })
   };
  }
 })
};
