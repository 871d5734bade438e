"use strict";

exports.id = 4216;

exports.ids = [ 4216 ];

exports.modules = {
 15250: (function(n, e, t) {
  t.d(e, {
   H: () => changesSection,
   b: () => collapsedChanges
  });
  var o = t(54539);
  var i = t(51061);
  var s = t(74397);
  var r = t(20653);
  function changesSection(n, e) {
   const t = `#### Changed files (${(0, o.ZV)(n.length)}, ${figuresOf(n)})`;
   return [ t, ...blocksOf(n, e, folded) ].join("\n\n");
  }
  function collapsedChanges(n, {isCommitted: e, ...t}) {
   if (n.length === 0) return "";
   const i = `Diff${e ? "" : ", not committed"}: ${(0, o.B4)(n.length, "file")}, ${figuresOf(n)}`;
   const s = blocksOf(n, t, n.length === 1 ? unfolded : folded);
   return [ `<details><summary>${i}</summary>`, ...s, "</details>" ].join("\n\n");
  }
  const figuresOf = n => `+${(0, o.ZV)(sum(n, "added"))} \u2212${(0, o.ZV)(sum(n, "removed"))}`;
  function blocksOf(n, e, t) {
   const i = [];
   let s = e.total;
   for (const o of n.slice(0, e.files)) {
    const {text: n, omitted: r} = headOf(o.diff ?? "", Math.min(e.each, s));
    s -= n.length;
    i.push(t(o, n, r));
   }
   const r = n.length - i.length;
   r > 0 && i.push(`And ${(0, o.B4)(r, "more file")}.`);
   return i;
  }
  function sum(n, e) {
   return n.reduce((n, t) => n + t[e], 0);
  }
  function headOf(n, e) {
   if (n.length <= e) return {
    text: n,
    omitted: 0
   };
   const t = n.slice(0, Math.max(0, n.lastIndexOf("\n", e)));
   return {
    text: t,
    omitted: n.slice(t.length).trim().split("\n").length
   };
  }
  function folded(n, e, t) {
   const s = n.diff === null ? "" : ` +${(0, o.ZV)(n.added)} \u2212${(0, o.ZV)(n.removed)}`;
   const l = `<summary>${(0, i.h)((0, r.ml)(n.path, 200))} ${n.kind}${s}</summary>`;
   return [ `<details>${l}`, ...bodyOf(n, e, t), "</details>" ].join("\n\n");
  }
  function unfolded(n, e, t) {
   const o = e === "" ? [ `${(0, s.ti)((0, r.ml)(n.path, 200))} ${n.kind}` ] : [];
   return [ ...o, ...bodyOf(n, e, t) ].join("\n\n");
  }
  function bodyOf(n, e, t) {
   const r = [ n.note ?? (n.diff === null ? "No diff." : ""), t > 0 ? `${(0, o.B4)(t, "more line")} of the diff omitted.` : "" ];
   const l = r.filter(n => n !== "").join(" ");
   return [ ...e === "" ? [] : [ (0, i.O)(e, "diff") ], ...l === "" ? [] : [ (0, s.ft)(l) ] ];
  }
 }),
 15917: (function(n, e, t) {
  t.d(e, {
   R5: () => invalidFindingsNotices,
   WT: () => findingsSection,
   WX: () => findingsOf,
   YR: () => locationOfFinding
  });
  var o = t(54539);
  var i = t(20274);
  var s = t(74397);
  var r = t(20653);
  var l = t(39472);
  const a = 4e3;
  function findingsOf({requests: n, structured: e, findingPaths: t = []}) {
   const o = n.flatMap(n => n.kind === "findings" ? n.findings : []);
   const s = asFindings((0, i._j)((0, i.qY)(e)["findings"]).slice(0, a));
   const r = new Map(t.map(n => [ n.path, n.fromRoot ]));
   const l = s.flatMap(n => n === null ? [] : [ {
    ...n,
    path: r.get(n.path) ?? n.path
   } ]);
   const c = [ ...o, ...l ].slice(0, a);
   return {
    findings: [ ...new Map(c.map(n => [ JSON.stringify(n), n ])).values() ],
    invalid: l.length === 0 ? 0 : s.length - l.length
   };
  }
  function asFindings(n) {
   if (n.length === 0) return [];
   const e = (0, l.K)();
   return n.map(n => asFinding(n, e));
  }
  function invalidFindingsNotices(n) {
   if (n === 0) return [];
   const e = n === 1 ? "1 of the findings in the structured answer has" : `${String(n)} of the findings in the structured answer have`;
   return [ `${e} not the form described in docs/findings.md and only appears in the answer.` ];
  }
  function asFinding(n, e) {
   if (!(0, i.u4)(n)) return null;
   const t = Object.entries(n).filter(([n, t]) => Object.hasOwn(e.shape, n) && t !== null);
   const {data: o} = e.safeParse(Object.fromEntries(t));
   return o === void 0 ? null : (0, l.C)(o);
  }
  function findingsSection(n, e) {
   const t = n.slice(0, e);
   const i = n.length - t.length;
   const l = t.map(n => {
    const e = (0, s.ti)((0, r.ml)(locationOfFinding(n), 200));
    return `| ${n.severity} | ${e} | ${(0, s.xG)((0, r.ml)(n.title, 200))} | ${(0, s.xG)((0, 
    r.ml)(n.message, 500))} |`;
   });
   return [ `#### Findings (${(0, o.ZV)(n.length)})`, [ "| Severity | Location | Title | Details |", "| --- | --- | --- | --- |", ...l ].join("\n"), ...i > 0 ? [ `And ${(0, 
   o.B4)(i, "more finding")}.` ] : [] ].join("\n\n");
  }
  function locationOfFinding({path: n, line: e, endLine: t}) {
   return `${n}:${String(e)}${t === void 0 ? "" : `-${String(t)}`}`;
  }
 }),
 59046: (function(n, e, t) {
  t.d(e, {
   o: () => sandboxSentences
  });
  var o = t(20653);
  const i = 20;
  function sandboxSentences(n) {
   if (n === void 0) return [];
   const {level: e, reason: t, reached: r, blocked: l} = n;
   return [ `Sandbox: ${e}. ${t}`, ...e === "none" ? [ s ] : [], ...r.length === 0 ? [] : [ `Hosts that commands reached: ${(0, 
   o.KE)(r, i)}.` ], ...l.length === 0 ? [] : [ `Hosts that commands could not reach: ${(0, 
   o.KE)(l, i)}.` ] ];
  }
  const s = "Commands that the rules permit can read and change everything that this job can, and reach every host.";
 }),
 49703: (function(n, e, t) {
  t.d(e, {
   G: () => sanitizedNotice
  });
  var o = t(54539);
  const i = {
   "control-character": [ "control character", "control characters" ],
   "terminal-sequence": [ "terminal sequence", "terminal sequences" ],
   "direction-mark": [ "direction mark", "direction marks" ],
   "invisible-character": [ "invisible character", "invisible characters" ],
   homoglyph: [ "word with homoglyphs", "words with homoglyphs" ],
   entity: [ "entity", "entities" ],
   tag: [ "HTML tag", "HTML tags" ],
   "hidden-element": [ "hidden element", "hidden elements" ],
   image: [ "image", "images" ],
   "link-title": [ "link title", "link titles" ],
   "link-definition": [ "link definition", "link definitions" ],
   link: [ "link to another host", "links to other hosts" ],
   mention: [ "mention", "mentions" ],
   "closing-word": [ "closing word", "closing words" ],
   reference: [ "reference to another repository", "references to other repositories" ],
   "slash-command": [ "slash command", "slash commands" ],
   fence: [ "open fence", "open fences" ],
   mathematics: [ "text with formulas", "texts with formulas" ],
   "unresolvable-markup": [ "piece of unresolvable markup", "pieces of unresolvable markup" ]
  };
  function sanitizedNotice(n) {
   return n.map(({kind: n, count: e}) => (0, o.B4)(e, ...i[n])).join(", ");
  }
 }),
 92747: (function(n, e, t) {
  t.d(e, {
   Mv: () => conditionParts,
   WZ: () => refusedSection,
   Z8: () => noticesSection,
   u5: () => figures
  });
  var o = t(54539);
  var i = t(51061);
  var s = t(74397);
  var r = t(20653);
  var l = t(1359);
  var a = t(59046);
  var c = t(19326);
  function refusedSection(n, e) {
   const {refused: t} = n;
   const i = t.reduce((n, {times: e}) => n + e, 0);
   const s = (0, c.RJ)(t);
   const r = s.slice(0, e).map(row);
   const a = s.slice(e).reduce((n, {calls: e}) => n + e.length, 0);
   return [ `#### Refused calls (${(0, o.ZV)(i)})`, [ "| Tool | Call | Why | Allowed by |", "| --- | --- | --- | --- |", ...r ].join("\n"), ...a > 0 ? [ `And ${(0, 
   o.B4)(a, "more refused call")}.` ] : [], ...t.slice(0, e).flatMap(previewOf), ...suggestions(n, e), ...(0, 
   l.W2)(n.result) ? [ "To end such a run as failed: `on-denied: fail`." ] : [] ].join("\n\n");
  }
  const u = 3e3;
  function previewOf({tool: n, label: e, preview: t}) {
   if (t === void 0) return [];
   const o = `<summary>${(0, i.h)((0, r.ml)(`${n} ${e}`, 200))}: the refused change</summary>`;
   return [ `<details>${o}`, (0, i.O)((0, r.ml)(t, u), "diff"), "</details>" ];
  }
  function suggestions({suggested: n, unpasteable: e, links: t}, s) {
   const r = n.slice(0, s);
   const l = n.length - r.length;
   const a = t.reportPath === null ? "not shown" : "in the report";
   const u = [ ...l > 0 ? [ `${(0, o.B4)(l, "more rule is", "more rules are")} ${a}.` ] : [], ...e > 0 ? [ `${(0, 
   o.B4)(e, "more rule", "more rules")} cannot be shown safely: too long, or with unusual characters.` ] : [] ];
   const d = t.onRunner ? [ "To allow them, add the rules that the job needs to the step:", (0, 
   i.O)((0, c.tR)(r), "yaml") ] : [ "To allow them, add the flags that the job needs to the command:", (0, 
   i.O)(r.map(c.Q$).join("\n"), "text") ];
   return [ ...r.length === 0 ? [] : d, ...u.length === 0 ? [] : [ u.join(" ") ] ];
  }
  const d = 5;
  function row({calls: n, reason: e, suggest: t}) {
   const [{tool: i, origin: l} = {
    tool: "",
    origin: "model"
   }] = n;
   const a = l === "prompt" ? " (requested by the prompt)" : "";
   const c = t.map(n => (0, s.ti)((0, r.ml)(n, 200))).join(" ") || "no rule";
   const u = n.slice(0, d).map(({label: n, times: e}) => {
    const t = e === 1 ? "" : ` (${(0, o.ZV)(e)} times)`;
    return `${(0, s.ti)((0, r.ml)(n, 200))}${t}`;
   });
   const f = n.length > d ? [ `${(0, o.ZV)(n.length - d)} more` ] : [];
   const h = [ ...u, ...f ].join("<br>");
   return `| ${(0, s.ft)((0, r.ml)(i, 100))} | ${h} | ${(0, s.xG)((0, r.ml)(e, 300))}${a} | ${c} |`;
  }
  function noticesSection(n) {
   return [ "#### Notices", n.map(n => `- ${(0, s.xG)((0, r.ml)(n, 500))}`).join("\n") ].join("\n\n");
  }
  function conditionParts({loadedInstructions: n, provenance: e, sandbox: t}) {
   return [ instructionsLine(n ?? []), e === void 0 ? "" : provenanceLines(e), (0, 
   a.o)(t).map(s.ft).join(" ") ];
  }
  function instructionsLine(n) {
   const e = n.slice(0, f).map(({kind: n, path: e, bytes: t}) => {
    const i = (0, s.ti)((0, r.ml)(e, 200));
    return n === "skill" ? `skill ${i}` : `${i} (${(0, o.B4)(t, "byte")})`;
   });
   const t = n.length - e.length;
   const i = t > 0 ? [ `${(0, o.ZV)(t)} more` ] : [];
   return n.length === 0 ? "" : `Instructions loaded: ${[ ...e, ...i ].join(", ")}.`;
  }
  const f = 30;
  function cachedShare({cacheReadTokens: n, inputTokens: e}) {
   return `${String(Math.round(100 * n / Math.max(1, e)))} %`;
  }
  function figures({turns: n, model: e, toolCalls: t, usage: i, costUsd: a, durationMs: c, prompt: u}, d = true) {
   if (n === 0 && i.inputTokens === 0) return "";
   const f = [ ...i.cacheReadTokens > 0 ? [ `${(0, o.ZV)(i.cacheReadTokens)} or ${cachedShare(i)} from the cache` ] : [], ...i.cacheWriteTokens > 0 ? [ `${(0, 
   o.ZV)(i.cacheWriteTokens)} into it` ] : [] ];
   const h = `${(0, o.ZV)(i.inputTokens)} tokens in${f.length === 0 ? "" : ` (${f.join(", ")})`}`;
   const m = [ (0, s.ti)((0, r.ml)(e, 100)), `prompt ${(0, s.ti)((0, r.ml)(u, 200))}`, (0, 
   o.B4)(n, "turn"), (0, o.B4)(t, "tool call"), h, `${(0, o.ZV)(i.outputTokens)} out`, ...a !== null || d ? [ (0, 
   l.BD)(a) ] : [], (0, l.a3)(c) ];
   return m.join(" \xb7 ");
  }
  const h = 20;
  function provenanceLines({trustedCommit: n, omitted: e}) {
   const t = e.length - h;
   const i = `Trusted commit: ${(0, s.ti)(n ?? "")}. Prompt, configuration, commands, skills and instruction files come from it.`;
   return [ ...n === null ? [] : [ i ], ...e.slice(0, h).map(n => (0, s.ft)((0, r.ml)(n, 500))), ...t > 0 ? [ `And ${(0, 
   o.B4)(t, "more omission")}.` ] : [] ].join("\n\n");
  }
 }),
 19326: (function(n, e, t) {
  t.d(e, {
   KU: () => unpasteableRules,
   Q$: () => allowFlag,
   RJ: () => groupByRule,
   fE: () => suggestedRules,
   mM: () => allowLine,
   tR: () => allowBlock,
   uE: () => groupDenials
  });
  function groupDenials(n) {
   const e = new Map;
   for (const t of n) {
    const n = JSON.stringify([ t.tool, t.label, t.reason, t.origin ]);
    e.set(n, {
     ...t,
     times: (e.get(n)?.times ?? 0) + 1
    });
   }
   return [ ...e.values() ];
  }
  function groupByRule(n) {
   const e = new Map;
   for (const t of n) {
    const {tool: n, reason: o, suggest: i, times: s, origin: r} = t;
    const l = JSON.stringify([ n, o, i, r ]);
    const {calls: a = [], times: c = 0} = e.get(l) ?? {};
    e.set(l, {
     calls: [ ...a, t ],
     reason: o,
     suggest: i,
     times: c + s
    });
   }
   return [ ...e.values() ];
  }
  function suggestedRules(n) {
   return everyRule(n).filter(isPasteable);
  }
  function unpasteableRules(n) {
   return everyRule(n).filter(n => !isPasteable(n)).length;
  }
  function everyRule(n) {
   return [ ...new Set(n.flatMap(({suggest: n}) => n)) ];
  }
  function isPasteable(n) {
   return n.length <= 500 && /^[A-Za-z]/.test(n) && !n.includes("${{") && !/[\p{C}\p{Zl}\p{Zp}\p{DI}]/u.test(n);
  }
  function allowBlock(n) {
   return [ "allow: |", ...n.map(n => `  ${n}`) ].join("\n");
  }
  function allowLine(n) {
   return `allow: ${/:(?:\s|$)|\s#/.test(n) ? `'${n.replaceAll("'", "''")}'` : n}`;
  }
  function allowFlag(n) {
   return `--allow '${n.replaceAll("'", String.raw`'\''`)}'`;
  }
 }),
 97979: (function(n, e, t) {
  t.d(e, {
   M: () => writesSection,
   x: () => writeLines
  });
  var o = t(54539);
  var i = t(74397);
  var s = t(20653);
  const r = {
   created: "\u2705 posted",
   updated: "\u2705 updated",
   unchanged: "\u2705 already there",
   "fell back": "\u21aa\ufe0f posted differently",
   withheld: "\u23f8\ufe0f not posted",
   refused: "\u26d4 refused",
   failed: "\u274c failed"
  };
  function writesSection(n, e) {
   const t = n.slice(0, e);
   const l = n.length - t.length;
   const a = t.map(({what: n, outcome: e, url: t, note: o}) => {
    const l = (0, i.n1)(t) ? `[${r[e]}](${t})` : r[e];
    return `| ${(0, i.ti)((0, s.ml)(n, 200))} | ${l} | ${(0, i.xG)((0, s.ml)(o, 300))} |`;
   });
   return [ "#### Writes", [ "| Write | Outcome | Note |", "| --- | --- | --- |", ...a ].join("\n"), ...l > 0 ? [ `And ${(0, 
   o.B4)(l, "more")}.` ] : [] ].join("\n\n");
  }
  function writeLines(n) {
   return n.map(({what: n, outcome: e, url: t, note: o}) => [ `${e.padEnd(9)} ${n}`, o, t ?? "" ].filter(n => n !== "").join("  "));
  }
 }),
 39472: (function(n, e, t) {
  t.d(e, {
   C: () => withoutGaps,
   K: () => findingInput
  });
  var o = t(94343);
  var i = t(43759);
  var s = t(75440);
  var r = t(30185);
  const l = 1e7;
  const findingInput = () => o.rej({
   path: (0, s._Z)("File, relative to the repository.", {
    most: 4096
   }),
   line: (0, s.$A)("Line number in the current file.", 1, l),
   endLine: o.lqM((0, s.$A)("Last line, if the finding covers several lines.", 1, l)),
   severity: o.k5n(r.g),
   title: (0, s._Z)("The problem, in a few words.", {
    most: 200
   }),
   message: (0, s._Z)("Why it is a problem and how to fix it, as plain text.", {
    most: 5e3
   }),
   suggestion: o.lqM((0, s._Z)("Replacement for these lines.", {
    empty: true,
    most: 2e4
   })),
   rule: o.lqM(o.YjP().check(i.Fk(/^[A-Za-z0-9._/-]{1,100}$/), o.q0y("A short, stable name for this kind of finding.")))
  });
  function withoutGaps({endLine: n, suggestion: e, rule: t, ...o}) {
   return {
    ...o,
    path: o.path.replace(/^\.\//, ""),
    ...n === void 0 || n <= o.line ? {} : {
     endLine: n
    },
    ...e === void 0 ? {} : {
     suggestion: e
    },
    ...t === void 0 ? {} : {
     rule: t
    }
   };
  }
 })
};
