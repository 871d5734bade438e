"use strict";

exports.id = 2739;

exports.ids = [ 2739 ];

exports.modules = {
 42739: (function(e, o, t) {
  t.r(o);
  t.d(o, {
   createGoogleModel: () => createGoogleModel,
   googleBaseUrl: () => googleBaseUrl
  });
  var n = t(77598);
  const r = {
   id: "google.google_search",
   name: "google_search",
   args: {}
  };
  async function createGoogleModel(e) {
   const {GoogleLanguageModel: o} = await Promise.all([ t.e(8105), t.e(1763), t.e(6795) ]).then(t.bind(t, 86795));
   const {id: s, apiKey: a, fetch: g} = e;
   const l = new o(s, {
    provider: "google.generative-ai",
    baseURL: googleBaseUrl(e),
    headers: {
     "x-goog-api-key": a
    },
    fetch: (e, o) => g(e, typeof o?.body === "string" ? {
     ...o,
     body: joined(o.body)
    } : o),
    generateId: () => (0, n.randomUUID)()
   });
   return {
    dialect: "google",
    language: l,
    searchTool: r
   };
  }
  function googleBaseUrl({baseUrl: e}) {
   return /\/v\d+(alpha|beta)?$/.test(e) ? e : `${e}/v1beta`;
  }
  function joined(e) {
   const o = JSON.parse(e);
   const t = [];
   for (const e of o.contents ?? []) {
    const o = t.at(-1);
    o?.role === "user" && e.role === "user" ? t[t.length - 1] = {
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
