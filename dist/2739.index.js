"use strict";

exports.id = 2739, exports.ids = [ 2739 ], exports.modules = {
 42739: (function(e, o, t) {
  t.r(o), t.d(o, {
   createGoogleModel: () => createGoogleModel,
   googleBaseUrl: () => googleBaseUrl
  });
  var r = t(77598);
  const a = {
   id: "google.google_search",
   name: "google_search",
   args: {}
  };
  async function createGoogleModel(e) {
   const {GoogleLanguageModel: o} = await Promise.all([ t.e(8105), t.e(1763), t.e(6795) ]).then(t.bind(t, 86795)), {id: n, apiKey: s, fetch: g} = e;
   return {
    dialect: "google",
    language: new o(n, {
     provider: "google.generative-ai",
     baseURL: googleBaseUrl(e),
     headers: {
      "x-goog-api-key": s
     },
     fetch: (e, o) => g(e, "string" == typeof o?.body ? {
      ...o,
      body: joined(o.body)
     } : o),
     generateId: () => (0, r.randomUUID)()
    }),
    searchTool: a
   };
  }
  function googleBaseUrl({baseUrl: e}) {
   return /\/v\d+(alpha|beta)?$/.test(e) ? e : `${e}/v1beta`;
  }
  function joined(e) {
   const o = JSON.parse(e), t = [];
   for (const e of o.contents ?? []) {
    const o = t.at(-1);
    "user" === o?.role && "user" === e.role ? t[t.length - 1] = {
     ...o,
     parts: [ ...o.parts, ...e.parts ]
    } : t.push(e);
   }
   return t.length === o.contents?.length ? e : JSON.stringify({
    ...o,
    contents: t
   });
  }
 })
};
