"use strict";

exports.id = 6336;

exports.ids = [ 6336 ];

exports.modules = {
 15250: (function(n, e, t) {
  t.d(e, {
   H: () => changesSection,
   b: () => collapsedChanges
  });
  var i = t(54539);
  var o = t(51061);
  var s = t(20653);
  var r = t(99180);
  function changesSection(n, e) {
   const t = `#### Changed files (${(0, i.ZV)(n.length)}, ${figuresOf(n)})`;
   return [ t, ...blocksOf(n, e, folded) ].join("\n\n");
  }
  function collapsedChanges(n, {isCommitted: e, ...t}) {
   if (n.length === 0) return "";
   const o = `Diff${e ? "" : ", not committed"}: ${(0, i.B4)(n.length, "file")}, ${figuresOf(n)}`;
   const s = blocksOf(n, t, n.length === 1 ? unfolded : folded);
   return [ `<details><summary>${o}</summary>`, ...s, "</details>" ].join("\n\n");
  }
  const figuresOf = n => `+${(0, i.ZV)(sum(n, "added"))} \u2212${(0, i.ZV)(sum(n, "removed"))}`;
  function blocksOf(n, e, t) {
   const o = [];
   let s = e.total;
   for (const i of n.slice(0, e.files)) {
    const {text: n, omitted: r} = headOf(i.diff ?? "", Math.min(e.each, s));
    s -= n.length;
    o.push(t(i, n, r));
   }
   const r = n.length - o.length;
   r > 0 && o.push(`And ${(0, i.B4)(r, "more file")}.`);
   return o;
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
   const r = n.diff === null ? "" : ` +${(0, i.ZV)(n.added)} \u2212${(0, i.ZV)(n.removed)}`;
   const l = `<summary>${(0, o.h)((0, s.ml)(n.path, 200))} ${n.kind}${r}</summary>`;
   return [ `<details>${l}`, ...bodyOf(n, e, t), "</details>" ].join("\n\n");
  }
  function unfolded(n, e, t) {
   const i = e === "" ? [ `${(0, r.ti)((0, s.ml)(n.path, 200))} ${n.kind}` ] : [];
   return [ ...i, ...bodyOf(n, e, t) ].join("\n\n");
  }
  function bodyOf(n, e, t) {
   const s = [ n.note ?? (n.diff === null ? "No diff." : ""), t > 0 ? `${(0, i.B4)(t, "more line")} of the diff omitted.` : "" ];
   const l = s.filter(n => n !== "").join(" ");
   return [ ...e === "" ? [] : [ (0, o.O)(e, "diff") ], ...l === "" ? [] : [ (0, r.ft)(l) ] ];
  }
 }),
 15917: (function(n, e, t) {
  t.d(e, {
   R5: () => invalidFindingsNotices,
   WT: () => findingsSection,
   WX: () => findingsOf,
   YR: () => locationOfFinding
  });
  var i = t(54539);
  var o = t(20274);
  var s = t(20653);
  var r = t(83874);
  var l = t(99180);
  const c = 4e3;
  function findingsOf({requests: n, structured: e, findingPaths: t = []}) {
   const i = n.flatMap(n => n.kind === "findings" ? n.findings : []);
   const s = asFindings((0, o._j)((0, o.qY)(e)["findings"]).slice(0, c));
   const r = new Map(t.map(n => [ n.path, n.fromRoot ]));
   const l = s.flatMap(n => n === null ? [] : [ {
    ...n,
    path: r.get(n.path) ?? n.path
   } ]);
   const a = [ ...i, ...l ].slice(0, c);
   return {
    findings: [ ...new Map(a.map(n => [ JSON.stringify(n), n ])).values() ],
    invalid: l.length === 0 ? 0 : s.length - l.length
   };
  }
  function asFindings(n) {
   if (n.length === 0) return [];
   const e = (0, r.K)();
   return n.map(n => asFinding(n, e));
  }
  function invalidFindingsNotices(n) {
   if (n === 0) return [];
   const e = n === 1 ? "1 of the findings in the structured answer has" : `${String(n)} of the findings in the structured answer have`;
   return [ `${e} not the form described in docs/findings.md and only appears in the answer.` ];
  }
  function asFinding(n, e) {
   if (!(0, o.u4)(n)) return null;
   const t = Object.entries(n).filter(([n, t]) => Object.hasOwn(e.shape, n) && t !== null);
   const {data: i} = e.safeParse(Object.fromEntries(t));
   return i === void 0 ? null : (0, r.C)(i);
  }
  function findingsSection(n, e) {
   const t = n.slice(0, e);
   const o = n.length - t.length;
   const r = t.map(n => {
    const e = (0, l.ti)((0, s.ml)(locationOfFinding(n), 200));
    return `| ${n.severity} | ${e} | ${(0, l.xG)((0, s.ml)(n.title, 200))} | ${(0, l.xG)((0, 
    s.ml)(n.message, 500))} |`;
   });
   return [ `#### Findings (${(0, i.ZV)(n.length)})`, [ "| Severity | Location | Title | Details |", "| --- | --- | --- | --- |", ...r ].join("\n"), ...o > 0 ? [ `And ${(0, 
   i.B4)(o, "more finding")}.` ] : [] ].join("\n\n");
  }
  function locationOfFinding({path: n, line: e, endLine: t}) {
   return `${n}:${String(e)}${t === void 0 ? "" : `-${String(t)}`}`;
  }
 }),
 59046: (function(n, e, t) {
  t.d(e, {
   o: () => sandboxSentences
  });
  var i = t(20653);
  const o = 20;
  function sandboxSentences(n) {
   if (n === void 0) return [];
   const {level: e, reason: t, reached: r, blocked: l} = n;
   return [ `Sandbox: ${e}. ${t}`, ...e === "none" ? [ s ] : [], ...r.length === 0 ? [] : [ `Hosts that commands reached: ${(0, 
   i.KE)(r, o)}.` ], ...l.length === 0 ? [] : [ `Hosts that commands could not reach: ${(0, 
   i.KE)(l, o)}.` ] ];
  }
  const s = "Commands that the rules permit can read and change everything that this job can, and reach every host.";
 }),
 49703: (function(n, e, t) {
  t.d(e, {
   G: () => sanitizedNotice
  });
  var i = t(54539);
  const o = {
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
   "unresolvable-markup": [ "piece of unresolvable markup", "pieces of unresolvable markup" ]
  };
  function sanitizedNotice(n) {
   return n.map(({kind: n, count: e}) => (0, i.B4)(e, ...o[n])).join(", ");
  }
 }),
 92747: (function(n, e, t) {
  t.d(e, {
   Mv: () => conditionParts,
   WZ: () => refusedSection,
   Z8: () => noticesSection,
   u5: () => figures
  });
  var i = t(54539);
  var o = t(51061);
  var s = t(20653);
  var r = t(1359);
  var l = t(99180);
  var c = t(59046);
  var a = t(19326);
  function refusedSection(n, e) {
   const {refused: t} = n;
   const o = t.reduce((n, {times: e}) => n + e, 0);
   const s = (0, a.RJ)(t);
   const l = s.slice(0, e).map(row);
   const c = s.slice(e).reduce((n, {calls: e}) => n + e.length, 0);
   return [ `#### Refused calls (${(0, i.ZV)(o)})`, [ "| Tool | Call | Why | Allowed by |", "| --- | --- | --- | --- |", ...l ].join("\n"), ...c > 0 ? [ `And ${(0, 
   i.B4)(c, "more refused call")}.` ] : [], ...t.slice(0, e).flatMap(previewOf), ...suggestions(n, e), ...(0, 
   r.W2)(n.result) ? [ "To end such a run as failed: `on-denied: fail`." ] : [] ].join("\n\n");
  }
  const u = 3e3;
  function previewOf({tool: n, label: e, preview: t}) {
   if (t === void 0) return [];
   const i = `<summary>${(0, o.h)((0, s.ml)(`${n} ${e}`, 200))}: the refused change</summary>`;
   return [ `<details>${i}`, (0, o.O)((0, s.ml)(t, u), "diff"), "</details>" ];
  }
  function suggestions({suggested: n, unpasteable: e, links: t}, s) {
   const r = n.slice(0, s);
   const l = n.length - r.length;
   const c = t.reportPath === null ? "not shown" : "in the report";
   const u = [ ...l > 0 ? [ `${(0, i.B4)(l, "more rule is", "more rules are")} ${c}.` ] : [], ...e > 0 ? [ `${(0, 
   i.B4)(e, "more rule", "more rules")} cannot be shown safely: too long, or with unusual characters.` ] : [] ];
   const d = t.onRunner ? [ "To allow them, add the rules that the job needs to the step:", (0, 
   o.O)((0, a.tR)(r), "yaml") ] : [ "To allow them, add the flags that the job needs to the command:", (0, 
   o.O)(r.map(a.Q$).join("\n"), "text") ];
   return [ ...r.length === 0 ? [] : d, ...u.length === 0 ? [] : [ u.join(" ") ] ];
  }
  const d = 5;
  function row({calls: n, reason: e, suggest: t}) {
   const [{tool: o, origin: r} = {
    tool: "",
    origin: "model"
   }] = n;
   const c = r === "prompt" ? " (requested by the prompt)" : "";
   const a = t.map(n => (0, l.ti)((0, s.ml)(n, 200))).join(" ") || "no rule";
   const u = n.slice(0, d).map(({label: n, times: e}) => {
    const t = e === 1 ? "" : ` (${(0, i.ZV)(e)} times)`;
    return `${(0, l.ti)((0, s.ml)(n, 200))}${t}`;
   });
   const f = n.length > d ? [ `${(0, i.ZV)(n.length - d)} more` ] : [];
   const h = [ ...u, ...f ].join("<br>");
   return `| ${(0, l.ft)((0, s.ml)(o, 100))} | ${h} | ${(0, l.xG)((0, s.ml)(e, 300))}${c} | ${a} |`;
  }
  function noticesSection(n) {
   return [ "#### Notices", n.map(n => `- ${(0, l.xG)((0, s.ml)(n, 500))}`).join("\n") ].join("\n\n");
  }
  function conditionParts({loadedInstructions: n, provenance: e, sandbox: t}) {
   return [ instructionsLine(n ?? []), e === void 0 ? "" : provenanceLines(e), (0, 
   c.o)(t).map(l.ft).join(" ") ];
  }
  function instructionsLine(n) {
   const e = n.slice(0, f).map(({kind: n, path: e, bytes: t}) => {
    const o = (0, l.ti)((0, s.ml)(e, 200));
    return n === "skill" ? `skill ${o}` : `${o} (${(0, i.B4)(t, "byte")})`;
   });
   const t = n.length - e.length;
   const o = t > 0 ? [ `${(0, i.ZV)(t)} more` ] : [];
   return n.length === 0 ? "" : `Instructions loaded: ${[ ...e, ...o ].join(", ")}.`;
  }
  const f = 30;
  function cachedShare({cacheReadTokens: n, inputTokens: e}) {
   return `${String(Math.round(100 * n / Math.max(1, e)))} %`;
  }
  function figures({turns: n, model: e, toolCalls: t, usage: o, costUsd: c, durationMs: a, prompt: u}, d = true) {
   if (n === 0 && o.inputTokens === 0) return "";
   const f = [ ...o.cacheReadTokens > 0 ? [ `${(0, i.ZV)(o.cacheReadTokens)} or ${cachedShare(o)} from the cache` ] : [], ...o.cacheWriteTokens > 0 ? [ `${(0, 
   i.ZV)(o.cacheWriteTokens)} into it` ] : [] ];
   const h = `${(0, i.ZV)(o.inputTokens)} tokens in${f.length === 0 ? "" : ` (${f.join(", ")})`}`;
   const m = [ (0, l.ti)((0, s.ml)(e, 100)), `prompt ${(0, l.ti)((0, s.ml)(u, 200))}`, (0, 
   i.B4)(n, "turn"), (0, i.B4)(t, "tool call"), h, `${(0, i.ZV)(o.outputTokens)} out`, ...c !== null || d ? [ (0, 
   r.BD)(c) ] : [], (0, r.a3)(a) ];
   return m.join(" \xb7 ");
  }
  const h = 20;
  function provenanceLines({trustedCommit: n, omitted: e}) {
   const t = e.length - h;
   const o = `Trusted commit: ${(0, l.ti)(n ?? "")}. Prompt, configuration, commands, skills and instruction files come from it.`;
   return [ ...n === null ? [] : [ o ], ...e.slice(0, h).map(n => (0, l.ft)((0, s.ml)(n, 500))), ...t > 0 ? [ `And ${(0, 
   i.B4)(t, "more omission")}.` ] : [] ].join("\n\n");
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
    const {tool: n, reason: i, suggest: o, times: s, origin: r} = t;
    const l = JSON.stringify([ n, i, o, r ]);
    const {calls: c = [], times: a = 0} = e.get(l) ?? {};
    e.set(l, {
     calls: [ ...c, t ],
     reason: i,
     suggest: o,
     times: a + s
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
 78155: (function(n, e, t) {
  t.d(e, {
   o: () => truncateMarkdown
  });
  var i = t(54539);
  var o = t(20653);
  const s = {
   fence: null,
   details: 0
  };
  function truncateMarkdown(n, e) {
   const size = n => e.unit === "bytes" ? Buffer.byteLength(n) : n.length;
   if (size(n) <= e.limit) return n;
   const t = noteFor(size(n), e);
   const i = e.limit - size(t) - size("\n\n");
   const o = i <= 0 ? "" : lastFitting(n, i, size);
   const s = o === "" ? t : `${o}\n\n${t}`;
   return size(s) <= e.limit ? s : "";
  }
  function noteFor(n, {limit: e, unit: t, whole: o}) {
   const s = o === null ? "" : ` The whole text is ${o}.`;
   return `*Truncated here: ${(0, i.ZV)(e)} of ${(0, i.ZV)(n)} ${t} fit.${s}*`;
  }
  function lastFitting(n, e, t) {
   let i = {
    end: 0,
    open: s
   };
   let o = i;
   let r = s;
   let [l, c] = [ 0, 0 ];
   for (const s of n.split("\n")) {
    const n = openAfter(s, r);
    const a = c + t(s);
    if (a > e) {
     const n = partOfLine(s, r, n => c + t(n) + closing(r).length <= e);
     n > 0 && (i = {
      end: l + n,
      open: r
     });
     break;
    }
    if (a + closing(n).length <= e) {
     i = {
      end: l + s.length,
      open: n
     };
     n.fence === null && n.details === 0 && (o = i);
    }
    r = n;
    l += s.length + 1;
    c = a + 1;
   }
   const {end: a, open: u} = o.end * 2 >= i.end ? o : i;
   return `${n.slice(0, a)}${closing(u)}`.trimEnd();
  }
  function openAfter(n, e) {
   if (e.fence !== null) {
    const t = /^ {0,3}(`{3,}|~{3,})[ \t]*$/.exec(n)?.[1] ?? "";
    return t.startsWith(e.fence) ? {
     ...e,
     fence: null
    } : e;
   }
   const t = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/.exec(n)?.[1] ?? null;
   if (t !== null) return {
    ...e,
    fence: t
   };
   if (!/^ {0,3}<\/?details\b/i.test(n)) return e;
   const i = (n.match(/<details\b/gi)?.length ?? 0) - (n.match(/<\/details>/gi)?.length ?? 0);
   return {
    fence: t,
    details: Math.max(0, e.details + i)
   };
  }
  function closing({fence: n, details: e}) {
   return `${n === null ? "" : `\n${n}`}${"\n\n</details>".repeat(e)}`;
  }
  function partOfLine(n, {fence: e}, t) {
   if (e === null && /^\s*(?:\||<|`{3}|~{3})/.test(n)) return 0;
   let [i, s] = [ 0, n.length ];
   while (i < s) {
    const e = Math.ceil((i + s) / 2);
    t(n.slice(0, e)) ? i = e : s = e - 1;
   }
   return e === null ? safeEnd(n, i) : (0, o.GH)(n, i).length;
  }
  const r = 2e3;
  function safeEnd(n, e) {
   let t = 0;
   let i = null;
   for (const {0: o, index: s} of n.slice(0, e + 1).matchAll(/`+|\]\(|[[\])>]|<(?=[a-z/])|\s+/gi)) {
    i !== null && s - i.since > r && (i = null);
    i !== null ? o === i.until ? i = null : o === "](" && i.until === "]" && (i = {
     until: ")",
     since: i.since
    }) : o.startsWith("`") ? i = {
     until: o,
     since: s
    } : o === "[" ? i = {
     until: "]",
     since: s
    } : o === "<" ? i = {
     until: ">",
     since: s
    } : /^\s/.test(o) && (t = s);
   }
   return t;
  }
 }),
 97979: (function(n, e, t) {
  t.d(e, {
   M: () => writesSection,
   x: () => writeLines
  });
  var i = t(54539);
  var o = t(20653);
  var s = t(99180);
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
   const c = t.map(({what: n, outcome: e, url: t, note: i}) => {
    const l = (0, s.n1)(t) ? `[${r[e]}](${t})` : r[e];
    return `| ${(0, s.ti)((0, o.ml)(n, 200))} | ${l} | ${(0, s.xG)((0, o.ml)(i, 300))} |`;
   });
   return [ "#### Writes", [ "| Write | Outcome | Note |", "| --- | --- | --- |", ...c ].join("\n"), ...l > 0 ? [ `And ${(0, 
   i.B4)(l, "more")}.` ] : [] ].join("\n\n");
  }
  function writeLines(n) {
   return n.map(({what: n, outcome: e, url: t, note: i}) => [ `${e.padEnd(9)} ${n}`, i, t ?? "" ].filter(n => n !== "").join("  "));
  }
 }),
 83874: (function(n, e, t) {
  t.d(e, {
   C: () => withoutGaps,
   K: () => findingInput
  });
  var i = t(94343);
  var o = t(43759);
  var s = t(75440);
  var r = t(36795);
  const l = 1e7;
  const findingInput = () => i.rej({
   path: (0, s._Z)("File, relative to the repository.", {
    most: 4096
   }),
   line: (0, s.$A)("Line number in the current file.", 1, l),
   endLine: i.lqM((0, s.$A)("Last line, if the finding covers several lines.", 1, l)),
   severity: i.k5n(r.gO),
   title: (0, s._Z)("The problem, in a few words.", {
    most: 200
   }),
   message: (0, s._Z)("Why it is a problem and how to fix it, as plain text.", {
    most: 5e3
   }),
   suggestion: i.lqM((0, s._Z)("Replacement for these lines.", {
    empty: true,
    most: 2e4
   })),
   rule: i.lqM(i.YjP().check(o.Fk(/^[A-Za-z0-9._/-]{1,100}$/), i.q0y("A short, stable name for this kind of finding.")))
  });
  function withoutGaps({endLine: n, suggestion: e, rule: t, ...i}) {
   return {
    ...i,
    path: i.path.replace(/^\.\//, ""),
    ...n === void 0 || n <= i.line ? {} : {
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
