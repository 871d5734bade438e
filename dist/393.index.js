"use strict";

exports.id = 393;

exports.ids = [ 393 ];

exports.modules = {
 50393: (function(e, n, t) {
  t.d(n, {
   Oc: () => handoffMarkdown,
   handoffOf: () => handoffOf,
   j6: () => handoffMarker,
   nt: () => s,
   wo: () => handoffComment
  });
  var i = t(84182);
  var o = t(20544);
  var a = t(32622);
  var r = t(20653);
  var f = t(15917);
  const s = {
   fileBytes: 1e6,
   text: 4e4,
   findings: 100,
   path: 500,
   title: 200,
   message: 1e3
  };
  function handoffOf({text: e}, n, t) {
   const i = n.filter(({path: e}) => e.length <= s.path).slice(0, s.findings);
   return {
    version: 1,
    head: t,
    text: (0, a.o)(e, {
     limit: s.text,
     unit: "characters",
     whole: null
    }),
    ...i.length === 0 ? {} : {
     findings: i.map(asHandedOff)
    }
   };
  }
  function asHandedOff({path: e, line: n, endLine: t, severity: i, title: o, message: a}) {
   return {
    path: e,
    line: n,
    severity: i,
    ...t === void 0 ? {} : {
     endLine: t
    },
    title: (0, r.ml)(o, s.title),
    message: (0, r.ml)(a, s.message)
   };
  }
  function handoffMarkdown({text: e, findings: n, head: t, run: i}) {
   const o = i === null ? "A run" : `[A run](${i})`;
   return `${[ "### From the pull request's own code", `${o} without secrets on commit ${t.slice(0, 12)} produced this result. The author of the pull request could have changed it: it has not been verified.`, ...e === "" ? [ "It contains no text." ] : [ "---", e, "---" ], ...n.length === 0 ? [] : [ (0, 
   f.WT)(n, s.findings) ] ].join("\n\n")}\n`;
  }
  function handoffMarker(e) {
   return (0, o._)(e, "handoff");
  }
  function handoffComment(e, n) {
   const t = handoffMarker(e);
   return `${t}\n${(0, a.o)(n, {
    limit: i.j9 - t.length - 1,
    unit: "characters",
    whole: null
   })}`;
  }
 })
};
