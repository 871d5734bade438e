"use strict";

exports.id = 5831;

exports.ids = [ 5831 ];

exports.modules = {
 55831: (function(t, o, e) {
  e.r(o);
  e.d(o, {
   withCacheKey: () => withCacheKey
  });
  var r = e(5428);
  var s = e(24513);
  function withCacheKey(t) {
   const [o] = t.prompt;
   const e = JSON.stringify([ o?.role === "system" ? o.content : "", t.tools ?? [] ]);
   const i = `sallyport-${(0, r.R)([ e ], 32)}`;
   const n = (0, s.Cf)(t.providerOptions, {
    openai: {
     promptCacheKey: i
    }
   });
   return n === void 0 ? t : {
    ...t,
    providerOptions: n
   };
  }
 })
};
