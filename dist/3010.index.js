"use strict";

exports.id = 3010, exports.ids = [ 3010 ], exports.modules = {
 53010: (function(e, t, a) {
  a.r(t), a.d(t, {
   createOpenAiModel: () => createOpenAiModel,
   withCacheKey: () => withCacheKey
  });
  var r = a(77598), i = a(2573);
  const o = {
   id: "openai.web_search",
   name: "web_search",
   args: {}
  };
  async function createOpenAiModel(e) {
   const {OpenAIResponsesLanguageModel: t} = await Promise.all([ a.e(8105), a.e(1763), a.e(8258) ]).then(a.bind(a, 88258)), {id: r, apiKey: i, baseUrl: s, fetch: n} = e;
   return {
    dialect: "openai",
    language: new t(r, {
     provider: "openai.responses",
     url: ({path: e}) => `${s}${e}`,
     headers: {
      Authorization: `Bearer ${i}`
     },
     fetch: n,
     fileIdPrefixes: [ "file-" ]
    }),
    canCompact: () => !0,
    prepare: withCacheKey,
    searchTool: o
   };
  }
  function withCacheKey(e) {
   const [t] = e.prompt, a = JSON.stringify([ "system" === t?.role ? t.content : "", e.tools ?? [] ]), o = `sallyport-${(0, 
   r.createHash)("sha256").update(a).digest("hex").slice(0, 32)}`, s = (0, i.Cf)(e.providerOptions, {
    openai: {
     promptCacheKey: o
    }
   });
   return void 0 === s ? e : {
    ...e,
    providerOptions: s
   };
  }
 })
};
