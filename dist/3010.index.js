"use strict";

exports.id = 3010, exports.ids = [ 3010 ], exports.modules = {
  53010: (function(e, t, i) {
    i.r(t), i.d(t, {
      createOpenAiModel: () => createOpenAiModel,
      withCacheKey: () => withCacheKey
    });
    var r = i(77598), o = i(2573);
    async function createOpenAiModel(e) {
      const {OpenAIResponsesLanguageModel: t} = await Promise.all([ i.e(8105), i.e(1763), i.e(8258) ]).then(i.bind(i, 88258)), {id: r, apiKey: o, baseUrl: a, fetch: n} = e;
      return {
        dialect: "openai",
        language: new t(r, {
          provider: "openai.responses",
          url: ({path: e}) => `${a}${e}`,
          headers: {
            Authorization: `Bearer ${o}`
          },
          fetch: n,
          fileIdPrefixes: [ "file-" ]
        }),
        prepare: withCacheKey
      };
    }
    function withCacheKey(e) {
      const [t] = e.prompt, i = JSON.stringify([ "system" === t?.role ? t.content : "", e.tools ?? [] ]), a = `sallyport-${(0, 
      r.createHash)("sha256").update(i).digest("hex").slice(0, 32)}`, n = (0, o.C)(e.providerOptions, {
        openai: {
          promptCacheKey: a
        }
      });
      return void 0 === n ? e : {
        ...e,
        providerOptions: n
      };
    }
  })
};
