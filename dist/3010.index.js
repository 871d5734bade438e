"use strict";

exports.id = 3010;

exports.ids = [ 3010 ];

exports.modules = {
 53010: (function(e, t, o) {
  o.r(t);
  o.d(t, {
   createOpenAiModel: () => createOpenAiModel,
   withCacheKey: () => withCacheKey
  });
  var a = o(77598);
  var r = o(2573);
  const s = {
   id: "openai.web_search",
   name: "web_search",
   args: {}
  };
  async function createOpenAiModel(e) {
   const {OpenAIResponsesLanguageModel: t} = await Promise.all([ o.e(8105), o.e(1763), o.e(8258) ]).then(o.bind(o, 88258));
   const {id: a, apiKey: r, baseUrl: n, fetch: i} = e;
   const c = new t(a, {
    provider: "openai.responses",
    url: ({path: e}) => `${n}${e}`,
    headers: {
     Authorization: `Bearer ${r}`
    },
    fetch: i,
    fileIdPrefixes: [ "file-" ]
   });
   return {
    dialect: "openai",
    language: c,
    canCompact: () => true,
    prepare: withCacheKey,
    searchTool: s
   };
  }
  function withCacheKey(e) {
   const [t] = e.prompt;
   const o = JSON.stringify([ t?.role === "system" ? t.content : "", e.tools ?? [] ]);
   const s = `sallyport-${(0, a.createHash)("sha256").update(o).digest("hex").slice(0, 32)}`;
   const n = (0, r.Cf)(e.providerOptions, {
    openai: {
     promptCacheKey: s
    }
   });
   return n === void 0 ? e : {
    ...e,
    providerOptions: n
   };
  }
 })
};
