"use strict";

exports.id = 5182, exports.ids = [ 5182 ], exports.modules = {
 65182: (function(e, t, r) {
  r.r(t), r.d(t, {
   createCompatibleModel: () => createCompatibleModel
  });
  var n = r(92682);
  async function createCompatibleModel(e) {
   const {OpenAICompatibleChatLanguageModel: t} = await Promise.all([ r.e(8105), r.e(1763), r.e(7703) ]).then(r.bind(r, 57703)), {id: a, apiKey: i, baseUrl: s, fetch: p} = e;
   return {
    dialect: "compatible",
    language: (d = new t(a, {
     provider: "compatible.chat",
     url: ({path: e}) => `${s}${e}`,
     headers: () => "" === i ? {} : {
      Authorization: `Bearer ${i}`
     },
     fetch: p,
     includeUsage: !0
    }), {
     specificationVersion: d.specificationVersion,
     provider: d.provider,
     modelId: d.modelId,
     supportedUrls: d.supportedUrls,
     doGenerate: e => d.doGenerate(e),
     doStream: async e => {
      const t = await d.doStream(e), r = [], a = new TransformStream({
       transform(e, t) {
        if ("raw" === e.type && function(e, t) {
         const [r] = (0, n.e)(t).choices ?? [], a = (0, n.e)((0, n.e)(r).delta)[o];
         if (Array.isArray(a)) for (const t of a) {
          const {index: r, type: o, ...a} = (0, n.e)(t), i = e.find(e => e.index === r && e.type === o);
          if (void 0 === i) e.push({
           ...(0, n.e)(t)
          }); else for (const [e, t] of Object.entries(a)) i[e] = joinedValue(e, i[e], t);
         }
        }(r, e.rawValue), "finish" === e.type && r.length > 0) {
         const e = {
          compatible: {
           [o]: r
          }
         };
         t.enqueue({
          type: "reasoning-start",
          id: o,
          providerMetadata: e
         }), t.enqueue({
          type: "reasoning-end",
          id: o
         });
        }
        t.enqueue(e);
       }
      });
      return {
       ...t,
       stream: t.stream.pipeThrough(a)
      };
     }
    }),
    prepare: returnReasoningDetails
   };
   var d;
  }
  const o = "reasoning_details";
  function joinedValue(e, t, r) {
   return "text" !== e && "summary" !== e && "data" !== e || "string" != typeof t || "string" != typeof r ? r ?? t : t + r;
  }
  function returnReasoningDetails(e) {
   return {
    ...e,
    prompt: e.prompt.map(e => {
     if ("assistant" !== e.role) return e;
     const t = e.content.flatMap(e => "reasoning" === e.type ? e.providerOptions?.compatible?.[o] ?? [] : []);
     return 0 === t.length ? e : {
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
