"use strict";

exports.id = 6033, exports.ids = [ 6033 ], exports.modules = {
 83874: (function(e, i, n) {
  n.d(i, {
   C: () => withoutGaps,
   K: () => findingInput
  });
  var t = n(94343), s = n(43759), o = n(75440), r = n(36795);
  const a = 1e7, findingInput = () => t.rej({
   path: (0, o._Z)("File, relative to the repository.", {
    most: 4096
   }),
   line: (0, o.$A)("Line number in the current file.", 1, a),
   endLine: t.lqM((0, o.$A)("Last line, if the finding covers several lines.", 1, a)),
   severity: t.k5n(r.gO),
   title: (0, o._Z)("The problem, in a few words.", {
    most: 200
   }),
   message: (0, o._Z)("Why it is a problem and how to fix it, as plain text.", {
    most: 5e3
   }),
   suggestion: t.lqM((0, o._Z)("Replacement for these lines.", {
    empty: !0,
    most: 2e4
   })),
   rule: t.lqM(t.YjP().check(s.Fk(/^[A-Za-z0-9._/-]{1,100}$/), t.q0y("A short, stable name for this kind of finding.")))
  });
  function withoutGaps({endLine: e, suggestion: i, rule: n, ...t}) {
   return {
    ...t,
    path: t.path.replace(/^\.\//, ""),
    ...void 0 === e || e <= t.line ? {} : {
     endLine: e
    },
    ...void 0 === i ? {} : {
     suggestion: i
    },
    ...void 0 === n ? {} : {
     rule: n
    }
   };
  }
 }),
 98414: (function(e, i, n) {
  n.r(i), n.d(i, {
   createFindingsTool: () => createFindingsTool
  });
  var t = n(94343), s = n(43759), o = n(54539), r = n(42451), a = n(83874), l = n(83705);
  const input = () => t.rej({
   findings: t.YOg((0, a.K)()).check(s.m9(1), s.Eb(200), t.q0y("The findings."))
  });
  function createFindingsTool(e) {
   return (0, r.u)({
    name: "ReportFindings",
    description: "Reports findings in files, each with its location. They become annotations and report files of this run.",
    input: input,
    readOnly: !0,
    effects: () => [],
    label: ({findings: e}) => (0, o.B)(e.length, "finding"),
    run: ({findings: i}) => (0, l.Vi)(e, {
     kind: "findings",
     findings: i.map(a.C)
    })
   });
  }
 })
};
