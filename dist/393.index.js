"use strict";

exports.id = 393, exports.ids = [ 393 ], exports.modules = {
 50393: (function(e, n, t) {
  t.d(n, {
   Oc: () => handoffMarkdown,
   handoffOf: () => handoffOf,
   j6: () => handoffMarker,
   nt: () => r,
   wo: () => handoffComment
  });
  var i = t(20544), o = t(20653), f = t(15917), a = t(78155);
  const r = {
   fileBytes: 1e6,
   text: 4e4,
   findings: 100,
   path: 500,
   title: 200,
   message: 1e3
  };
  function handoffOf({text: e}, n, t) {
   const i = n.filter(({path: e}) => e.length <= r.path).slice(0, r.findings);
   return {
    version: 1,
    head: t,
    text: (0, a.o)(e, {
     limit: r.text,
     unit: "characters",
     whole: null
    }),
    ...0 === i.length ? {} : {
     findings: i.map(asHandedOff)
    }
   };
  }
  function asHandedOff({path: e, line: n, endLine: t, severity: i, title: f, message: a}) {
   return {
    path: e,
    line: n,
    severity: i,
    ...void 0 === t ? {} : {
     endLine: t
    },
    title: (0, o.ml)(f, r.title),
    message: (0, o.ml)(a, r.message)
   };
  }
  function handoffMarkdown({text: e, findings: n, head: t, run: i}) {
   return `${[ "### From the pull request's own code", `${null === i ? "A run" : `[A run](${i})`} without secrets on commit ${t.slice(0, 12)} produced this result. The author of the pull request could have changed it: it has not been verified.`, ..."" === e ? [ "It contains no text." ] : [ "---", e, "---" ], ...0 === n.length ? [] : [ (0, 
   f.WT)(n, r.findings) ] ].join("\n\n")}\n`;
  }
  function handoffMarker(e) {
   return (0, i._)(e, "handoff");
  }
  function handoffComment(e, n) {
   const t = handoffMarker(e);
   return `${t}\n${(0, a.o)(n, {
    limit: 65536 - t.length - 1,
    unit: "characters",
    whole: null
   })}`;
  }
 })
};
