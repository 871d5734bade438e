"use strict";

exports.id = 1816;

exports.ids = [ 1816 ];

exports.modules = {
 39472: (function(e, n, i) {
  i.d(n, {
   C: () => withoutGaps,
   K: () => findingInput
  });
  var t = i(94343);
  var s = i(43759);
  var r = i(75440);
  var o = i(30185);
  const a = 1e7;
  const findingInput = () => t.rej({
   path: (0, r._Z)("File, relative to the repository.", {
    most: 4096
   }),
   line: (0, r.$A)("Line number in the current file.", 1, a),
   endLine: t.lqM((0, r.$A)("Last line, if the finding covers several lines.", 1, a)),
   severity: t.k5n(o.g),
   title: (0, r._Z)("The problem, in a few words.", {
    most: 200
   }),
   message: (0, r._Z)("Why it is a problem and how to fix it, as plain text.", {
    most: 5e3
   }),
   suggestion: t.lqM((0, r._Z)("Replacement for these lines.", {
    empty: true,
    most: 2e4
   })),
   rule: t.lqM(t.YjP().check(s.Fk(/^[A-Za-z0-9._/-]{1,100}$/), t.q0y("A short, stable name for this kind of finding.")))
  });
  function withoutGaps({endLine: e, suggestion: n, rule: i, ...t}) {
   return {
    ...t,
    path: t.path.replace(/^\.\//, ""),
    ...e === void 0 || e <= t.line ? {} : {
     endLine: e
    },
    ...n === void 0 ? {} : {
     suggestion: n
    },
    ...i === void 0 ? {} : {
     rule: i
    }
   };
  }
 }),
 41816: (function(e, n, i) {
  i.r(n);
  i.d(n, {
   createFindingsTool: () => createFindingsTool
  });
  var t = i(94343);
  var s = i(43759);
  var r = i(54539);
  var o = i(43714);
  var a = i(39472);
  var d = i(64287);
  const input = () => t.rej({
   findings: t.YOg((0, a.K)()).check(s.m9(1), s.Eb(200), t.q0y("The findings."))
  });
  function createFindingsTool(e) {
   return (0, o.u)({
    name: "ReportFindings",
    description: "Reports findings in files, each with its location. They become annotations and report files of this run.",
    input: input,
    readOnly: true,
    effects: () => [],
    label: ({findings: e}) => (0, r.B4)(e.length, "finding"),
    run: ({findings: n}) => (0, d.V)(e, {
     kind: "findings",
     findings: n.map(a.C)
    })
   });
  }
 }),
 30185: (function(e, n, i) {
  i.d(n, {
   g: () => t
  });
  const t = [ "error", "warning", "note" ];
 })
};
