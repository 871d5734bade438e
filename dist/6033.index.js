"use strict";

exports.id = 6033;

exports.ids = [ 6033 ];

exports.modules = {
 83874: (function(e, i, n) {
  n.d(i, {
   C: () => withoutGaps,
   K: () => findingInput
  });
  var t = n(94343);
  var s = n(43759);
  var r = n(75440);
  var o = n(36795);
  const a = 1e7;
  const findingInput = () => t.rej({
   path: (0, r._Z)("File, relative to the repository.", {
    most: 4096
   }),
   line: (0, r.$A)("Line number in the current file.", 1, a),
   endLine: t.lqM((0, r.$A)("Last line, if the finding covers several lines.", 1, a)),
   severity: t.k5n(o.gO),
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
  function withoutGaps({endLine: e, suggestion: i, rule: n, ...t}) {
   return {
    ...t,
    path: t.path.replace(/^\.\//, ""),
    ...e === void 0 || e <= t.line ? {} : {
     endLine: e
    },
    ...i === void 0 ? {} : {
     suggestion: i
    },
    ...n === void 0 ? {} : {
     rule: n
    }
   };
  }
 }),
 98414: (function(e, i, n) {
  n.r(i);
  n.d(i, {
   createFindingsTool: () => createFindingsTool
  });
  var t = n(94343);
  var s = n(43759);
  var r = n(54539);
  var o = n(42451);
  var a = n(83874);
  var l = n(83705);
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
    run: ({findings: i}) => (0, l.Vi)(e, {
     kind: "findings",
     findings: i.map(a.C)
    })
   });
  }
 })
};
