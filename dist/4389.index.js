"use strict";

exports.id = 4389;

exports.ids = [ 4389 ];

exports.modules = {
 15250: (function(n, t, e) {
  e.d(t, {
   H: () => changesSection,
   b: () => collapsedChanges
  });
  var s = e(54539);
  var o = e(51061);
  var i = e(20653);
  var r = e(99180);
  function changesSection(n, t) {
   const e = `#### Changed files (${(0, s.ZV)(n.length)}, ${figuresOf(n)})`;
   return [ e, ...blocksOf(n, t, folded) ].join("\n\n");
  }
  function collapsedChanges(n, {isCommitted: t, ...e}) {
   if (n.length === 0) return "";
   const o = `Diff${t ? "" : ", not committed"}: ${(0, s.B4)(n.length, "file")}, ${figuresOf(n)}`;
   const i = blocksOf(n, e, n.length === 1 ? unfolded : folded);
   return [ `<details><summary>${o}</summary>`, ...i, "</details>" ].join("\n\n");
  }
  const figuresOf = n => `+${(0, s.ZV)(sum(n, "added"))} \u2212${(0, s.ZV)(sum(n, "removed"))}`;
  function blocksOf(n, t, e) {
   const o = [];
   let i = t.total;
   for (const s of n.slice(0, t.files)) {
    const {text: n, omitted: r} = headOf(s.diff ?? "", Math.min(t.each, i));
    i -= n.length;
    o.push(e(s, n, r));
   }
   const r = n.length - o.length;
   r > 0 && o.push(`And ${(0, s.B4)(r, "more file")}.`);
   return o;
  }
  function sum(n, t) {
   return n.reduce((n, e) => n + e[t], 0);
  }
  function headOf(n, t) {
   if (n.length <= t) return {
    text: n,
    omitted: 0
   };
   const e = n.slice(0, Math.max(0, n.lastIndexOf("\n", t)));
   return {
    text: e,
    omitted: n.slice(e.length).trim().split("\n").length
   };
  }
  function folded(n, t, e) {
   const r = n.diff === null ? "" : ` +${(0, s.ZV)(n.added)} \u2212${(0, s.ZV)(n.removed)}`;
   const l = `<summary>${(0, o.h)((0, i.ml)(n.path, 200))} ${n.kind}${r}</summary>`;
   return [ `<details>${l}`, ...bodyOf(n, t, e), "</details>" ].join("\n\n");
  }
  function unfolded(n, t, e) {
   const s = t === "" ? [ `${(0, r.ti)((0, i.ml)(n.path, 200))} ${n.kind}` ] : [];
   return [ ...s, ...bodyOf(n, t, e) ].join("\n\n");
  }
  function bodyOf(n, t, e) {
   const i = [ n.note ?? (n.diff === null ? "No diff." : ""), e > 0 ? `${(0, s.B4)(e, "more line")} of the diff omitted.` : "" ];
   const l = i.filter(n => n !== "").join(" ");
   return [ ...t === "" ? [] : [ (0, o.O)(t, "diff") ], ...l === "" ? [] : [ (0, r.ft)(l) ] ];
  }
 }),
 64389: (function(n, t, e) {
  e.d(t, {
   uR: () => answerPart,
   p8: () => publishComment,
   D6: () => resultText,
   fQ: () => stickyOf
  });
  var s = e(20544);
  var o = e(20653);
  var i = e(54539);
  var r = e(15250);
  var l = e(71245);
  var c = e(15917);
  var u = e(1359);
  var a = e(96682);
  var d = e(99180);
  var f = e(43032);
  var m = e(49703);
  var h = e(92747);
  var g = e(78155);
  var p = e(97979);
  function commentMarkdown(n, t) {
   const e = n.writes.find(f.JD);
   const s = [ heading(n), reasonLine(n), findingList(n.findings, t.rows), ...e === void 0 ? comment_markdown_posted(n, t) : lostSections(e, n, t), collapsed(n, t), closingLine(n) ];
   return `${s.filter(n => n !== "").join("\n\n")}\n`;
  }
  function heading(n) {
   const {result: t, findings: e, subject: s, writes: o} = n;
   const i = s.commit === null ? "" : ` of ${(0, d.ti)(s.commit.slice(0, 7))}`;
   const r = severityCounts(e);
   const l = o.find(f.JD);
   if (l !== void 0 && t.conclusion === "success") return `### \u26a0\ufe0f ${lostHeadline(l)}`;
   const c = t.conclusion === "success" && (0, u.rL)(n) === $;
   if (!c) return `### ${(0, u.rL)(n)} ${[ (0, u.Pl)(n), ...r ].join(" \xb7 ")}`;
   if (e.length > 0) return `### Sallyport ${commandName(t.prompt) ?? "review"}${i} \xb7 ${r.join(", ")}`;
   const a = o.find(f.n3);
   if (a !== void 0) return `### ${(0, f.Fm)(a)}`;
   const m = t.requests.some(({kind: n}) => n === "noop") && n.answer.text === "";
   const h = commandName(t.prompt);
   return m && h !== null ? `### Sallyport ${h}${i} \xb7 nothing to report` : "";
  }
  function commandName(n) {
   const [, t, e] = /(?:^|\/)(?:([\w-]+)\/SKILL\.md|commands\/(?:.+\/)?([\w-]+)\.(?:md|toml))$/.exec(n) ?? [];
   return t ?? e ?? null;
  }
  function reasonLine({result: n, answer: t, findings: e}) {
   const s = t.text !== "" || e.length > 0;
   return n.conclusion === "success" && s ? "" : (0, d.xG)(n.reason);
  }
  const $ = "\u2705";
  const w = [ "error", "warning", "note" ];
  const v = {
   error: "\u274c",
   warning: "\u26a0\ufe0f",
   note: "\ud83d\udcac"
  };
  function severityCounts(n) {
   return w.flatMap(t => {
    const e = n.filter(n => n.severity === t).length;
    return e === 0 ? [] : [ (0, i.B4)(e, t) ];
   });
  }
  function findingList(n, t) {
   const e = w.flatMap(t => n.filter(n => n.severity === t));
   const s = e.slice(0, t).map((n, t) => {
    const e = (0, d.xG)((0, o.ml)(n.title, 200));
    const s = /[.!?]$/.test(e) ? "" : ".";
    const i = (0, d.ti)((0, o.ml)((0, c.YR)(n), 200));
    return `${String(t + 1)}. ${v[n.severity]} **${i}** ${e}${s} ${(0, d.xG)((0, o.ml)(n.message, 1e3))}`;
   });
   const r = e.length - s.length;
   return [ s.join("\n"), ...r > 0 ? [ `And ${(0, i.B4)(r, "more finding")}.` ] : [] ].join("\n\n").trim();
  }
  function answerSection({answer: {text: n}, links: {run: t}}, e) {
   const s = (0, d.n1)(t) ? `in the [summary of the run](${t})` : null;
   return (0, g.o)(n, {
    limit: e,
    unit: "characters",
    whole: s
   });
  }
  function comment_markdown_posted(n, t) {
   const {writes: e, result: s, links: o} = n;
   const i = e.find(f.n3);
   const l = originOf(o.run);
   const c = e.filter(n => (0, f.yp)(n) && n !== i);
   return [ answerSection(n, t.text), i === void 0 ? "" : n.findings.length > 0 ? (0, 
   f.wv)(i, l) : (0, f.xS)(i, l), c.map(n => (0, f.wv)(n, l)).join("\n"), checkOfChanges(n), unposted(n, t.rows), (0, 
   r.b)(s.changes, {
    ...t.diffs,
    isCommitted: e.some(f.yp)
   }) ];
  }
  const lostHeadline = ({what: n}) => n.startsWith("PullRequest") ? "The pull request could not be opened" : "The changes could not be pushed";
  function lostSections(n, t, e) {
   const {writes: s, result: o, links: i, answer: l} = t;
   const c = originOf(i.run);
   const u = s.filter(({note: n}) => n.startsWith("Canceled, because"));
   const a = answerSection(t, e.text);
   const m = n.note.includes(f.zs) ? n.url : null;
   const h = n.note.includes(f.Fx);
   const g = (0, f.y2)(n.note.replace(`${f.Fx} `, ""), c);
   return [ m === null ? g : g.replace(f.zs, `[${f.zs.slice(0, -1)}](${m}).`), u.length === 0 ? "" : `Canceled with it: ${u.map(({what: n}) => (0, 
   d.ti)(n)).join(", ")}.`, h ? (0, f.Ij)(o.changes.map(({diff: n}) => n ?? "").join("")) : "", l.text === "" ? "" : `<details><summary>The answer, written before</summary>\n\n${a}\n\n</details>`, unposted({
    ...t,
    writes: s.filter(t => t !== n && !u.includes(t))
   }, e.rows), m !== null || h ? "" : (0, r.b)(o.changes, {
    ...e.diffs,
    isCommitted: false
   }) ];
  }
  const originOf = n => n !== null && URL.canParse(n) ? new URL(n).origin : null;
  function checkOfChanges({result: n, writes: t, subject: {lastCheck: e}}) {
   if (e === void 0 || n.changes.length === 0 && !t.some(f.yp)) return "";
   return (0, d.xG)((0, a.Q)(e));
  }
  function unposted({writes: n}, t) {
   const e = n.filter(f.$B);
   return e.length === 0 ? "" : (0, p.M)(e, t);
  }
  function collapsed(n, t) {
   const {result: e, refused: s, writes: o, answer: i} = n;
   const r = o.filter(n => (0, f.oM)(n) && !(0, f.$B)(n) && !(0, f.yp)(n));
   const l = [ s.length === 0 ? "" : (0, h.WZ)(n, t.rows), e.notices.length === 0 ? "" : (0, 
   h.Z8)(e.notices), r.length === 0 ? "" : (0, p.M)(r, t.rows), i.changes.length === 0 ? "" : `Sanitized in the answer: ${(0, 
   m.G)(i.changes)}.`, ...(0, h.Mv)(e), (0, h.u5)(e, false) ].filter(n => n !== "");
   if (l.length === 0) return "";
   return [ `<details><summary>${runSummary(n)}</summary>`, ...l, "</details>" ].join("\n\n");
  }
  function runSummary({result: n}) {
   const {denials: t, notices: e, usage: s, costUsd: o, durationMs: r} = n;
   const l = s.inputTokens + s.outputTokens;
   const c = [ ...t.length === 0 ? [] : [ `${(0, i.B4)(t.length, "call")} refused` ], ...e.length === 0 ? [] : [ (0, 
   i.B4)(e.length, "notice") ], ...l === 0 ? [] : [ `${(0, i.ZV)(l)} tokens` ], ...o === null || o === 0 ? [] : [ (0, 
   u.BD)(o) ], (0, u.a3)(r) ];
   return `Run: ${c.join(" \xb7 ")}`;
  }
  function closingLine(n) {
   const {links: t, subject: e, findings: s} = n;
   const o = s.length > 0 && !(0, u.W2)(n.result);
   const {coverage: i} = e;
   const r = [ ...i !== void 0 && s.length > 0 ? [ (0, l._)(i) ] : [], "Sallyport", ...e.commit === null || o ? [] : [ `at ${(0, 
   d.ti)(e.commit.slice(0, 7))}` ], ...e.requestedBy === null ? [] : [ `requested by ${(0, 
   d.ft)(e.requestedBy)}` ], ...(0, d.n1)(t.run) ? [ `[run](${t.run})` ] : [] ];
   return `<sub>${r.filter(n => n !== "").join(" \xb7 ")}</sub>`;
  }
  var k = e(5105);
  function answerPart(n, t) {
   if (n !== "answer" || t === null || t.id === null) return null;
   return `answer:${t.kind}-${String(t.id)}`;
  }
  function stickyOf(n, t, {run: e, answer: o}) {
   if (o !== null) return {
    marker: (0, s._)(n, o),
    hides: []
   };
   if (t === "replace" || t === "answer") return {
    marker: (0, s._)(n),
    hides: []
   };
   const i = (0, s._)(n, "run:").replace(/ -->$/, "");
   return {
    marker: (0, s._)(n, `run:${e}`),
    hides: t === "append" ? [] : [ (0, s._)(n), i ]
   };
  }
  function commentBody(n, t, e = null) {
   if (n.result.conclusion === "success") return (0, k.Ap)(wholeBody(n, t));
   return (0, k.G1)(e) ? (0, k.pj)(`${t}\n${failureLine(n)}`, e) : wholeBody(n, t);
  }
  function failureLine(n) {
   const {result: t, links: e, subject: s} = n;
   const i = s.commit === null ? "" : ` at ${(0, d.ti)(s.commit.slice(0, 7))}`;
   const r = `${(0, d.n1)(e.run) ? `[A later run](${e.run})` : "A later run"}${i}`;
   const l = t.reason === "" ? "" : ` ${(0, d.xG)((0, o.ml)(t.reason, 500))}`;
   return `> ${(0, u.rL)(n)} **${r} has no result.** ${(0, u.Pl)(n)}.${l} Below is the last result.`;
  }
  const y = {
   rows: 25,
   diffs: {
    total: 1e4,
    each: 4e3,
    files: 25
   }
  };
  const b = k.j9 - k.BX - 300;
  const x = 2e4;
  function resultText(n) {
   const t = commentMarkdown(n, {
    ...y,
    text: Number.MAX_SAFE_INTEGER
   });
   if (t.length <= b) return {
    text: t,
    isWhole: true
   };
   const e = t.length - n.answer.text.length;
   const s = commentMarkdown(n, {
    ...y,
    text: Math.max(x, b - e)
   });
   const o = n.links.run === null ? null : "in the summary of the run";
   return {
    text: (0, g.o)(s, {
     limit: b,
     unit: "characters",
     whole: o
    }),
    isWhole: false
   };
  }
  const wholeBody = (n, t) => `${t}\n${resultText(n).text}`;
  async function publishComment(n, {github: t, target: e, marker: s}) {
   const body = t => commentBody(n, s, t);
   return (0, f.T0)(n) ? await t.updateComment(e, s, body) : await t.upsertComment(e, s, body);
  }
 }),
 5105: (function(n, t, e) {
  e.d(t, {
   Ap: () => asResult,
   BX: () => r,
   G1: () => hasLastResult,
   j9: () => i,
   pj: () => aboveLastResult
  });
  var s = e(78155);
  const o = "\x3c!-- sallyport-result --\x3e";
  const i = 65536;
  const r = 2e3;
  function asResult(n) {
   const t = n.indexOf("\n");
   return `${n.slice(0, t)}\n${o}${n.slice(t)}`;
  }
  function aboveLastResult(n, t) {
   const e = lastResultIn(t);
   if (e === null) return n;
   const o = Math.max(0, i - e.length - 2);
   const r = (0, s.o)(n.trimEnd(), {
    limit: o,
    unit: "characters",
    whole: null
   });
   return `${r}\n\n${e}`;
  }
  function hasLastResult(n) {
   return lastResultIn(n) !== null;
  }
  function lastResultIn(n) {
   const t = (n ?? "").replaceAll("\r\n", "\n");
   const e = t.indexOf(`\n${o}\n`);
   return e === -1 ? null : t.slice(e + 1);
  }
 }),
 43032: (function(n, t, e) {
  e.d(t, {
   $B: () => isUnposted,
   Fm: () => pushHeading,
   Fx: () => c,
   Ij: () => patchSection,
   JD: () => isLost,
   T0: () => isShownByReview,
   n3: () => isPush,
   oM: () => isPosted,
   p5: () => u,
   wv: () => pageLine,
   xS: () => pushNote,
   y2: () => noteMarkdown,
   yp: () => isPage,
   zs: () => l
  });
  var s = e(51061);
  var o = e(99180);
  const i = new Set([ "created", "updated", "unchanged", "fell back" ]);
  const isPosted = ({outcome: n}) => i.has(n);
  const r = {
   PushToPullRequest: "Commit",
   PullRequest: "Pull request",
   Issue: "Issue"
  };
  function partsOf({what: n}) {
   const [t = ""] = n.split(" ", 1);
   return {
    tool: t,
    title: n.slice(t.length + 1)
   };
  }
  const l = "The patch is in a comment.";
  const c = "The patch is in the result.";
  const u = 4e4;
  function patchSection(n) {
   return `To use the changes, save this patch and run \`git apply --3way\`:\n\n${(0, 
   s.O)(n, "diff")}`;
  }
  function isPage(n) {
   return isPosted(n) && n.url !== null && Object.hasOwn(r, partsOf(n).tool);
  }
  function isLost(n) {
   const t = [ "PushToPullRequest", "PullRequest" ].includes(partsOf(n).tool);
   return t && (n.outcome === "failed" || n.outcome === "withheld");
  }
  function isPush(n) {
   return isPosted(n) && n.outcome !== "fell back" && partsOf(n).tool === "PushToPullRequest";
  }
  function isUnposted({what: n, outcome: t}) {
   return t === "failed" || t === "withheld" || t === "fell back" && n.startsWith("Review ");
  }
  function isShownByReview({result: n, findings: t, writes: e}) {
   const {conclusion: s, requests: o, changes: i} = n;
   const r = s === "success" && o.some(({kind: n}) => n === "review");
   const l = t.length > 0 || i.length > 0 || e.some(n => isPage(n) || isUnposted(n));
   return r && !l;
  }
  function pushHeading({url: n, branch: t = "", commit: e = "", ...s}) {
   const i = (0, o.ti)(e.slice(0, 7));
   const {title: r} = partsOf({
    url: n,
    ...s
   });
   return `${(0, o.ft)(r)} \xb7 ${n === null ? i : `[${i}](${n})`} on ${(0, o.ti)(t)}`;
  }
  function pushNote(n, t) {
   return noteMarkdown(n.note.replace(/^Commit [0-9a-f]+ on \S+\.(?: |$)/, ""), t);
  }
  function pageLine(n, t) {
   const {tool: e, title: s} = partsOf(n);
   const i = n.outcome === "fell back" ? "Pull request" : r[e] ?? e;
   const l = n.note === "" ? "" : `: ${noteMarkdown(n.note, t)}`;
   return `- ${i} [${(0, o.ft)(s)}](${n.url ?? ""})${l}`;
  }
  function noteMarkdown(n, t) {
   const isOnServer = n => t !== null && n.startsWith(`${t}/`);
   const e = n.split(/((?<=^|\. |\] )[^.:[\]]+: https?:\/\/[^\s()<>]+|https?:\/\/[^\s()<>]+)/);
   return e.map((n, t) => {
    if (t % 2 === 0) return `${/^\s/.test(n) ? " " : ""}${(0, o.xG)(n.trim())}${/\s$/.test(n) ? " " : ""}`;
    const [, e = "", s = ""] = /^(?:([^.:]+): )?(https?:\/\/.+)$/.exec(n) ?? [];
    if (!isOnServer(s)) return `${e === "" ? "" : `${(0, o.ft)(e)}: `}${(0, o.ti)(s)}`;
    return e === "" ? `<${s}>` : `[${(0, o.ft)(e)}](${s}).`;
   }).join("");
  }
 }),
 59046: (function(n, t, e) {
  e.d(t, {
   o: () => sandboxSentences
  });
  var s = e(20653);
  const o = 20;
  function sandboxSentences(n) {
   if (n === void 0) return [];
   const {level: t, reason: e, reached: r, blocked: l} = n;
   return [ `Sandbox: ${t}. ${e}`, ...t === "none" ? [ i ] : [], ...r.length === 0 ? [] : [ `Hosts that commands reached: ${(0, 
   s.KE)(r, o)}.` ], ...l.length === 0 ? [] : [ `Hosts that commands could not reach: ${(0, 
   s.KE)(l, o)}.` ] ];
  }
  const i = "Commands that the rules permit can read and change everything that this job can, and reach every host.";
 }),
 49703: (function(n, t, e) {
  e.d(t, {
   G: () => sanitizedNotice
  });
  var s = e(54539);
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
   return n.map(({kind: n, count: t}) => (0, s.B4)(t, ...o[n])).join(", ");
  }
 }),
 92747: (function(n, t, e) {
  e.d(t, {
   Mv: () => conditionParts,
   WZ: () => refusedSection,
   Z8: () => noticesSection,
   u5: () => figures
  });
  var s = e(54539);
  var o = e(51061);
  var i = e(20653);
  var r = e(1359);
  var l = e(99180);
  var c = e(59046);
  var u = e(19326);
  function refusedSection(n, t) {
   const {refused: e} = n;
   const o = e.reduce((n, {times: t}) => n + t, 0);
   const i = (0, u.RJ)(e);
   const l = i.slice(0, t).map(row);
   const c = i.slice(t).reduce((n, {calls: t}) => n + t.length, 0);
   return [ `#### Refused calls (${(0, s.ZV)(o)})`, [ "| Tool | Call | Why | Allowed by |", "| --- | --- | --- | --- |", ...l ].join("\n"), ...c > 0 ? [ `And ${(0, 
   s.B4)(c, "more refused call")}.` ] : [], ...e.slice(0, t).flatMap(previewOf), ...suggestions(n, t), ...(0, 
   r.W2)(n.result) ? [ "To end such a run as failed: `on-denied: fail`." ] : [] ].join("\n\n");
  }
  const a = 3e3;
  function previewOf({tool: n, label: t, preview: e}) {
   if (e === void 0) return [];
   const s = `<summary>${(0, o.h)((0, i.ml)(`${n} ${t}`, 200))}: the refused change</summary>`;
   return [ `<details>${s}`, (0, o.O)((0, i.ml)(e, a), "diff"), "</details>" ];
  }
  function suggestions({suggested: n, unpasteable: t, links: e}, i) {
   const r = n.slice(0, i);
   const l = n.length - r.length;
   const c = e.reportPath === null ? "not shown" : "in the report";
   const a = [ ...l > 0 ? [ `${(0, s.B4)(l, "more rule is", "more rules are")} ${c}.` ] : [], ...t > 0 ? [ `${(0, 
   s.B4)(t, "more rule", "more rules")} cannot be shown safely: too long, or with unusual characters.` ] : [] ];
   const d = e.onRunner ? [ "To allow them, add the rules that the job needs to the step:", (0, 
   o.O)((0, u.tR)(r), "yaml") ] : [ "To allow them, add the flags that the job needs to the command:", (0, 
   o.O)(r.map(u.Q$).join("\n"), "text") ];
   return [ ...r.length === 0 ? [] : d, ...a.length === 0 ? [] : [ a.join(" ") ] ];
  }
  const d = 5;
  function row({calls: n, reason: t, suggest: e}) {
   const [{tool: o, origin: r} = {
    tool: "",
    origin: "model"
   }] = n;
   const c = r === "prompt" ? " (requested by the prompt)" : "";
   const u = e.map(n => (0, l.ti)((0, i.ml)(n, 200))).join(" ") || "no rule";
   const a = n.slice(0, d).map(({label: n, times: t}) => {
    const e = t === 1 ? "" : ` (${(0, s.ZV)(t)} times)`;
    return `${(0, l.ti)((0, i.ml)(n, 200))}${e}`;
   });
   const f = n.length > d ? [ `${(0, s.ZV)(n.length - d)} more` ] : [];
   const m = [ ...a, ...f ].join("<br>");
   return `| ${(0, l.ft)((0, i.ml)(o, 100))} | ${m} | ${(0, l.xG)((0, i.ml)(t, 300))}${c} | ${u} |`;
  }
  function noticesSection(n) {
   return [ "#### Notices", n.map(n => `- ${(0, l.xG)((0, i.ml)(n, 500))}`).join("\n") ].join("\n\n");
  }
  function conditionParts({loadedInstructions: n, provenance: t, sandbox: e}) {
   return [ instructionsLine(n ?? []), t === void 0 ? "" : provenanceLines(t), (0, 
   c.o)(e).map(l.ft).join(" ") ];
  }
  function instructionsLine(n) {
   const t = n.slice(0, f).map(({kind: n, path: t, bytes: e}) => {
    const o = (0, l.ti)((0, i.ml)(t, 200));
    return n === "skill" ? `skill ${o}` : `${o} (${(0, s.B4)(e, "byte")})`;
   });
   const e = n.length - t.length;
   const o = e > 0 ? [ `${(0, s.ZV)(e)} more` ] : [];
   return n.length === 0 ? "" : `Instructions loaded: ${[ ...t, ...o ].join(", ")}.`;
  }
  const f = 30;
  function cachedShare({cacheReadTokens: n, inputTokens: t}) {
   return `${String(Math.round(100 * n / Math.max(1, t)))} %`;
  }
  function figures({turns: n, model: t, toolCalls: e, usage: o, costUsd: c, durationMs: u, prompt: a}, d = true) {
   if (n === 0 && o.inputTokens === 0) return "";
   const f = [ ...o.cacheReadTokens > 0 ? [ `${(0, s.ZV)(o.cacheReadTokens)} or ${cachedShare(o)} from the cache` ] : [], ...o.cacheWriteTokens > 0 ? [ `${(0, 
   s.ZV)(o.cacheWriteTokens)} into it` ] : [] ];
   const m = `${(0, s.ZV)(o.inputTokens)} tokens in${f.length === 0 ? "" : ` (${f.join(", ")})`}`;
   const h = [ (0, l.ti)((0, i.ml)(t, 100)), `prompt ${(0, l.ti)((0, i.ml)(a, 200))}`, (0, 
   s.B4)(n, "turn"), (0, s.B4)(e, "tool call"), m, `${(0, s.ZV)(o.outputTokens)} out`, ...c !== null || d ? [ (0, 
   r.BD)(c) ] : [], (0, r.a3)(u) ];
   return h.join(" \xb7 ");
  }
  const m = 20;
  function provenanceLines({trustedCommit: n, omitted: t}) {
   const e = t.length - m;
   const o = `Trusted commit: ${(0, l.ti)(n ?? "")}. Prompt, configuration, commands, skills and instruction files come from it.`;
   return [ ...n === null ? [] : [ o ], ...t.slice(0, m).map(n => (0, l.ft)((0, i.ml)(n, 500))), ...e > 0 ? [ `And ${(0, 
   s.B4)(e, "more omission")}.` ] : [] ].join("\n\n");
  }
 }),
 19326: (function(n, t, e) {
  e.d(t, {
   KU: () => unpasteableRules,
   Q$: () => allowFlag,
   RJ: () => groupByRule,
   fE: () => suggestedRules,
   mM: () => allowLine,
   tR: () => allowBlock,
   uE: () => groupDenials
  });
  function groupDenials(n) {
   const t = new Map;
   for (const e of n) {
    const n = JSON.stringify([ e.tool, e.label, e.reason, e.origin ]);
    t.set(n, {
     ...e,
     times: (t.get(n)?.times ?? 0) + 1
    });
   }
   return [ ...t.values() ];
  }
  function groupByRule(n) {
   const t = new Map;
   for (const e of n) {
    const {tool: n, reason: s, suggest: o, times: i, origin: r} = e;
    const l = JSON.stringify([ n, s, o, r ]);
    const {calls: c = [], times: u = 0} = t.get(l) ?? {};
    t.set(l, {
     calls: [ ...c, e ],
     reason: s,
     suggest: o,
     times: u + i
    });
   }
   return [ ...t.values() ];
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
 78155: (function(n, t, e) {
  e.d(t, {
   o: () => truncateMarkdown
  });
  var s = e(54539);
  var o = e(20653);
  const i = {
   fence: null,
   details: 0
  };
  function truncateMarkdown(n, t) {
   const size = n => t.unit === "bytes" ? Buffer.byteLength(n) : n.length;
   if (size(n) <= t.limit) return n;
   const e = noteFor(size(n), t);
   const s = t.limit - size(e) - size("\n\n");
   const o = s <= 0 ? "" : lastFitting(n, s, size);
   const i = o === "" ? e : `${o}\n\n${e}`;
   return size(i) <= t.limit ? i : "";
  }
  function noteFor(n, {limit: t, unit: e, whole: o}) {
   const i = o === null ? "" : ` The whole text is ${o}.`;
   return `*Truncated here: ${(0, s.ZV)(t)} of ${(0, s.ZV)(n)} ${e} fit.${i}*`;
  }
  function lastFitting(n, t, e) {
   let s = {
    end: 0,
    open: i
   };
   let o = s;
   let r = i;
   let [l, c] = [ 0, 0 ];
   for (const i of n.split("\n")) {
    const n = openAfter(i, r);
    const u = c + e(i);
    if (u > t) {
     const n = partOfLine(i, r, n => c + e(n) + closing(r).length <= t);
     n > 0 && (s = {
      end: l + n,
      open: r
     });
     break;
    }
    if (u + closing(n).length <= t) {
     s = {
      end: l + i.length,
      open: n
     };
     n.fence === null && n.details === 0 && (o = s);
    }
    r = n;
    l += i.length + 1;
    c = u + 1;
   }
   const {end: u, open: a} = o.end * 2 >= s.end ? o : s;
   return `${n.slice(0, u)}${closing(a)}`.trimEnd();
  }
  function openAfter(n, t) {
   if (t.fence !== null) {
    const e = /^ {0,3}(`{3,}|~{3,})[ \t]*$/.exec(n)?.[1] ?? "";
    return e.startsWith(t.fence) ? {
     ...t,
     fence: null
    } : t;
   }
   const e = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/.exec(n)?.[1] ?? null;
   if (e !== null) return {
    ...t,
    fence: e
   };
   if (!/^ {0,3}<\/?details\b/i.test(n)) return t;
   const s = (n.match(/<details\b/gi)?.length ?? 0) - (n.match(/<\/details>/gi)?.length ?? 0);
   return {
    fence: e,
    details: Math.max(0, t.details + s)
   };
  }
  function closing({fence: n, details: t}) {
   return `${n === null ? "" : `\n${n}`}${"\n\n</details>".repeat(t)}`;
  }
  function partOfLine(n, {fence: t}, e) {
   if (t === null && /^\s*(?:\||<|`{3}|~{3})/.test(n)) return 0;
   let [s, i] = [ 0, n.length ];
   while (s < i) {
    const t = Math.ceil((s + i) / 2);
    e(n.slice(0, t)) ? s = t : i = t - 1;
   }
   return t === null ? safeEnd(n, s) : (0, o.GH)(n, s).length;
  }
  const r = 2e3;
  function safeEnd(n, t) {
   let e = 0;
   let s = null;
   for (const {0: o, index: i} of n.slice(0, t + 1).matchAll(/`+|\]\(|[[\])>]|<(?=[a-z/])|\s+/gi)) {
    s !== null && i - s.since > r && (s = null);
    s !== null ? o === s.until ? s = null : o === "](" && s.until === "]" && (s = {
     until: ")",
     since: s.since
    }) : o.startsWith("`") ? s = {
     until: o,
     since: i
    } : o === "[" ? s = {
     until: "]",
     since: i
    } : o === "<" ? s = {
     until: ">",
     since: i
    } : /^\s/.test(o) && (e = i);
   }
   return e;
  }
 }),
 97979: (function(n, t, e) {
  e.d(t, {
   M: () => writesSection,
   x: () => writeLines
  });
  var s = e(54539);
  var o = e(20653);
  var i = e(99180);
  const r = {
   created: "\u2705 posted",
   updated: "\u2705 updated",
   unchanged: "\u2705 already there",
   "fell back": "\u21aa\ufe0f posted differently",
   withheld: "\u23f8\ufe0f not posted",
   refused: "\u26d4 refused",
   failed: "\u274c failed"
  };
  function writesSection(n, t) {
   const e = n.slice(0, t);
   const l = n.length - e.length;
   const c = e.map(({what: n, outcome: t, url: e, note: s}) => {
    const l = (0, i.n1)(e) ? `[${r[t]}](${e})` : r[t];
    return `| ${(0, i.ti)((0, o.ml)(n, 200))} | ${l} | ${(0, i.xG)((0, o.ml)(s, 300))} |`;
   });
   return [ "#### Writes", [ "| Write | Outcome | Note |", "| --- | --- | --- |", ...c ].join("\n"), ...l > 0 ? [ `And ${(0, 
   s.B4)(l, "more")}.` ] : [] ].join("\n\n");
  }
  function writeLines(n) {
   return n.map(({what: n, outcome: t, url: e, note: s}) => [ `${t.padEnd(9)} ${n}`, s, e ?? "" ].filter(n => n !== "").join("  "));
  }
 })
};
