"use strict";

exports.id = 4389, exports.ids = [ 4389 ], exports.modules = {
 15250: (function(e, n, t) {
  t.d(n, {
   H: () => changesSection,
   b: () => collapsedChanges
  });
  var s = t(54539), o = t(51061), i = t(20653), r = t(99180);
  function changesSection(e, n) {
   return [ `#### Changed files (${(0, s.Z)(e.length)}, ${figuresOf(e)})`, ...blocksOf(e, n, folded) ].join("\n\n");
  }
  function collapsedChanges(e, {isCommitted: n, ...t}) {
   return 0 === e.length ? "" : [ `<details><summary>Diff${n ? "" : ", not committed"}: ${(0, 
   s.B)(e.length, "file")}, ${figuresOf(e)}</summary>`, ...blocksOf(e, t, 1 === e.length ? unfolded : folded), "</details>" ].join("\n\n");
  }
  const figuresOf = e => `+${(0, s.Z)(sum(e, "added"))} \u2212${(0, s.Z)(sum(e, "removed"))}`;
  function blocksOf(e, n, t) {
   const o = [];
   let i = n.total;
   for (const s of e.slice(0, n.files)) {
    const {text: e, omitted: r} = headOf(s.diff ?? "", Math.min(n.each, i));
    i -= e.length, o.push(t(s, e, r));
   }
   const r = e.length - o.length;
   return r > 0 && o.push(`And ${(0, s.B)(r, "more file")}.`), o;
  }
  function sum(e, n) {
   return e.reduce((e, t) => e + t[n], 0);
  }
  function headOf(e, n) {
   if (e.length <= n) return {
    text: e,
    omitted: 0
   };
   const t = e.slice(0, Math.max(0, e.lastIndexOf("\n", n)));
   return {
    text: t,
    omitted: e.slice(t.length).trim().split("\n").length
   };
  }
  function folded(e, n, t) {
   const r = null === e.diff ? "" : ` +${(0, s.Z)(e.added)} \u2212${(0, s.Z)(e.removed)}`;
   return [ `<details><summary>${(0, o.h)((0, i.ml)(e.path, 200))} ${e.kind}${r}</summary>`, ...bodyOf(e, n, t), "</details>" ].join("\n\n");
  }
  function unfolded(e, n, t) {
   return [ ..."" === n ? [ `${(0, r.ti)((0, i.ml)(e.path, 200))} ${e.kind}` ] : [], ...bodyOf(e, n, t) ].join("\n\n");
  }
  function bodyOf(e, n, t) {
   const i = [ e.note ?? (null === e.diff ? "No diff." : ""), t > 0 ? `${(0, s.B)(t, "more line")} of the diff omitted.` : "" ].filter(e => "" !== e).join(" ");
   return [ ..."" === n ? [] : [ (0, o.O)(n, "diff") ], ..."" === i ? [] : [ (0, r.ft)(i) ] ];
  }
 }),
 64389: (function(e, n, t) {
  t.d(n, {
   uR: () => answerPart,
   p8: () => publishComment,
   D6: () => resultText,
   fQ: () => stickyOf
  });
  var s = t(20544), o = t(20653), i = t(54539), r = t(15250), l = t(71245), u = t(15917), c = t(1359), a = t(96682), d = t(99180), f = t(43032), h = t(94112), m = t(59046), g = t(49703), p = t(92747), $ = t(78155), w = t(97979);
  function commentMarkdown(e, n) {
   const t = e.writes.find(f.JD);
   return `${[ heading(e), reasonLine(e), findingList(e.findings, n.rows), ...void 0 === t ? comment_markdown_posted(e, n) : lostSections(t, e, n), collapsed(e, n), closingLine(e) ].filter(e => "" !== e).join("\n\n")}\n`;
  }
  function heading(e) {
   const {result: n, findings: t, subject: s, writes: o} = e, r = null === s.commit ? "" : ` of ${(0, 
   d.ti)(s.commit.slice(0, 7))}`, l = function(e) {
    return b.flatMap(n => {
     const t = e.filter(e => e.severity === n).length;
     return 0 === t ? [] : [ (0, i.B)(t, n) ];
    });
   }(t), u = o.find(f.JD);
   if (void 0 !== u && "success" === n.conclusion) return `### \u26a0\ufe0f ${lostHeadline(u)}`;
   if ("success" !== n.conclusion || (0, c.rL)(e) !== k) return `### ${(0, c.rL)(e)} ${[ (0, 
   c.Pl)(e), ...l ].join(" \xb7 ")}`;
   if (t.length > 0) return `### Sallyport ${commandName(n.prompt) ?? "review"}${r} \xb7 ${l.join(", ")}`;
   const a = o.find(f.n3);
   if (void 0 !== a) return `### ${(0, f.Fm)(a)}`;
   const h = n.requests.some(({kind: e}) => "noop" === e) && "" === e.answer.text, m = commandName(n.prompt);
   return h && null !== m ? `### Sallyport ${m}${r} \xb7 nothing to report` : "";
  }
  function commandName(e) {
   const [, n, t] = /(?:^|\/)(?:([\w-]+)\/SKILL\.md|commands\/(?:.+\/)?([\w-]+)\.(?:md|toml))$/.exec(e) ?? [];
   return n ?? t ?? null;
  }
  function reasonLine({result: e, answer: n, findings: t}) {
   const s = "" !== n.text || t.length > 0;
   return "success" === e.conclusion && s ? "" : (0, d.xG)(e.reason);
  }
  const k = "\u2705", b = [ "error", "warning", "note" ], y = {
   error: "\u274c",
   warning: "\u26a0\ufe0f",
   note: "\ud83d\udcac"
  };
  function findingList(e, n) {
   const t = b.flatMap(n => e.filter(e => e.severity === n)), s = t.slice(0, n).map((e, n) => {
    const t = (0, d.xG)((0, o.ml)(e.title, 200)), s = /[.!?]$/.test(t) ? "" : ".", i = (0, 
    d.ti)((0, o.ml)((0, u.YR)(e), 200));
    return `${String(n + 1)}. ${y[e.severity]} **${i}** ${t}${s} ${(0, d.xG)((0, o.ml)(e.message, 1e3))}`;
   }), r = t.length - s.length;
   return [ s.join("\n"), ...r > 0 ? [ `And ${(0, i.B)(r, "more finding")}.` ] : [] ].join("\n\n").trim();
  }
  function answerSection({answer: {text: e}, links: {run: n}}, t) {
   const s = null !== n && isAddress(n) ? `in the [summary of the run](${n})` : null;
   return (0, $.o)(e, {
    limit: t,
    unit: "characters",
    whole: s
   });
  }
  function comment_markdown_posted(e, n) {
   const {writes: t, result: s, links: o} = e, i = t.find(f.n3), l = originOf(o.run), u = t.filter(e => (0, 
   f.yp)(e) && e !== i);
   return [ answerSection(e, n.text), void 0 === i ? "" : e.findings.length > 0 ? (0, 
   f.wv)(i, l) : (0, f.xS)(i, l), u.map(e => (0, f.wv)(e, l)).join("\n"), checkOfChanges(e), unposted(e, n.rows), (0, 
   r.b)(s.changes, {
    ...n.diffs,
    isCommitted: t.some(f.yp)
   }) ];
  }
  const lostHeadline = ({what: e}) => e.startsWith("PullRequest") ? "The pull request could not be opened" : "The changes could not be pushed";
  function lostSections(e, n, t) {
   const {writes: s, result: o, links: i, answer: l} = n, u = originOf(i.run), c = s.filter(({note: e}) => e.startsWith("Canceled, because")), a = answerSection(n, t.text), h = e.note.includes(f.zs) ? e.url : null, m = e.note.includes(f.Fx), g = (0, 
   f.y2)(e.note.replace(`${f.Fx} `, ""), u);
   return [ null === h ? g : g.replace(f.zs, `[${f.zs.slice(0, -1)}](${h}).`), 0 === c.length ? "" : `Canceled with it: ${c.map(({what: e}) => (0, 
   d.ti)(e)).join(", ")}.`, m ? (0, f.Ij)(o.changes.map(({diff: e}) => e ?? "").join("")) : "", "" === l.text ? "" : `<details><summary>The answer, written before</summary>\n\n${a}\n\n</details>`, unposted({
    ...n,
    writes: s.filter(n => n !== e && !c.includes(n))
   }, t.rows), null !== h || m ? "" : (0, r.b)(o.changes, {
    ...t.diffs,
    isCommitted: !1
   }) ];
  }
  const isAddress = e => /^https?:\/\/[^\s()<>]+$/.test(e), originOf = e => null !== e && URL.canParse(e) ? new URL(e).origin : null;
  function checkOfChanges({result: e, writes: n, subject: {lastCheck: t}}) {
   return void 0 === t || 0 === e.changes.length && !n.some(f.yp) ? "" : (0, d.xG)((0, 
   a.Q)(t));
  }
  function unposted({writes: e}, n) {
   const t = e.filter(f.$B);
   return 0 === t.length ? "" : (0, w.M)(t, n);
  }
  function collapsed(e, n) {
   const {result: t, refused: s, writes: o, answer: i} = e, r = o.filter(e => (0, f.oM)(e) && !(0, 
   f.$B)(e) && !(0, f.yp)(e)), l = [ 0 === s.length ? "" : (0, p.WZ)(e, n.rows), 0 === t.notices.length ? "" : (0, 
   p.Z8)(t.notices), 0 === r.length ? "" : (0, w.M)(r, n.rows), 0 === i.changes.length ? "" : `Sanitized in the answer: ${(0, 
   g.G)(i.changes)}.`, (0, p.s)(t.loadedInstructions ?? []), void 0 === t.provenance ? "" : (0, 
   h.R)(t.provenance), (0, m.o)(t.sandbox).map(d.ft).join(" "), (0, p.u5)(t, !1) ].filter(e => "" !== e);
   return 0 === l.length ? "" : [ `<details><summary>${runSummary(e)}</summary>`, ...l, "</details>" ].join("\n\n");
  }
  function runSummary({result: e}) {
   const {denials: n, notices: t, usage: s, costUsd: o, durationMs: r} = e, l = s.inputTokens + s.outputTokens;
   return `Run: ${[ ...0 === n.length ? [] : [ `${(0, i.B)(n.length, "call")} refused` ], ...0 === t.length ? [] : [ (0, 
   i.B)(t.length, "notice") ], ...0 === l ? [] : [ `${(0, i.Z)(l)} tokens` ], ...null === o || 0 === o ? [] : [ (0, 
   c.BD)(o) ], (0, c.a3)(r) ].join(" \xb7 ")}`;
  }
  function closingLine(e) {
   const {links: n, subject: t, findings: s} = e, o = s.length > 0 && !(0, c.W2)(e.result), {coverage: i} = t;
   return `<sub>${[ ...void 0 !== i && s.length > 0 ? [ (0, l._)(i) ] : [], "Sallyport", ...null === t.commit || o ? [] : [ `at ${(0, 
   d.ti)(t.commit.slice(0, 7))}` ], ...null === t.requestedBy ? [] : [ `requested by ${(0, 
   d.ft)(t.requestedBy)}` ], ...null !== n.run && isAddress(n.run) ? [ `[run](${n.run})` ] : [] ].filter(e => "" !== e).join(" \xb7 ")}</sub>`;
  }
  var v = t(5105);
  function answerPart(e, n) {
   return "answer" !== e || null === n || null === n.id ? null : `answer:${n.kind}-${String(n.id)}`;
  }
  function stickyOf(e, n, {run: t, answer: o}) {
   if (null !== o) return {
    marker: (0, s._)(e, o),
    hides: []
   };
   if ("replace" === n || "answer" === n) return {
    marker: (0, s._)(e),
    hides: []
   };
   const i = (0, s._)(e, "run:").replace(/ -->$/, "");
   return {
    marker: (0, s._)(e, `run:${t}`),
    hides: "append" === n ? [] : [ (0, s._)(e), i ]
   };
  }
  const x = {
   rows: 25,
   diffs: {
    total: 1e4,
    each: 4e3,
    files: 25
   }
  }, j = v.j9 - v.BX - 300, R = 2e4;
  function resultText(e) {
   const n = commentMarkdown(e, {
    ...x,
    text: Number.MAX_SAFE_INTEGER
   });
   if (n.length <= j) return {
    text: n,
    isWhole: !0
   };
   const t = n.length - e.answer.text.length, s = commentMarkdown(e, {
    ...x,
    text: Math.max(R, j - t)
   }), o = null === e.links.run ? null : "in the summary of the run";
   return {
    text: (0, $.o)(s, {
     limit: j,
     unit: "characters",
     whole: o
    }),
    isWhole: !1
   };
  }
  const wholeBody = (e, n) => `${n}\n${resultText(e).text}`;
  async function publishComment(e, {github: n, target: t, marker: s}) {
   const body = n => function(e, n, t = null) {
    return "success" === e.result.conclusion ? (0, v.Ap)(wholeBody(e, n)) : (0, v.G1)(t) ? (0, 
    v.pj)(`${n}\n${function(e) {
     const {result: n, links: t, subject: s} = e, i = /^https?:\/\/[^\s()<>]+$/.exec(t.run ?? "")?.[0], r = `${void 0 === i ? "A later run" : `[A later run](${i})`}${null === s.commit ? "" : ` at ${(0, 
     d.ti)(s.commit.slice(0, 7))}`}`, l = "" === n.reason ? "" : ` ${(0, d.xG)((0, o.ml)(n.reason, 500))}`;
     return `> ${(0, c.rL)(e)} **${r} has no result.** ${(0, c.Pl)(e)}.${l} Below is the last result.`;
    }(e)}`, t) : wholeBody(e, n);
   }(e, s, n);
   return (0, f.T0)(e) ? await n.updateComment(t, s, body) : await n.upsertComment(t, s, body);
  }
 }),
 5105: (function(e, n, t) {
  t.d(n, {
   Ap: () => asResult,
   BX: () => r,
   G1: () => hasLastResult,
   j9: () => i,
   pj: () => aboveLastResult
  });
  var s = t(78155);
  const o = "\x3c!-- sallyport-result --\x3e", i = 65536, r = 2e3;
  function asResult(e) {
   const n = e.indexOf("\n");
   return `${e.slice(0, n)}\n${o}${e.slice(n)}`;
  }
  function aboveLastResult(e, n) {
   const t = lastResultIn(n);
   if (null === t) return e;
   const o = Math.max(0, i - t.length - 2);
   return `${(0, s.o)(e.trimEnd(), {
    limit: o,
    unit: "characters",
    whole: null
   })}\n\n${t}`;
  }
  function hasLastResult(e) {
   return null !== lastResultIn(e);
  }
  function lastResultIn(e) {
   const n = (e ?? "").replaceAll("\r\n", "\n"), t = n.indexOf(`\n${o}\n`);
   return -1 === t ? null : n.slice(t + 1);
  }
 }),
 43032: (function(e, n, t) {
  t.d(n, {
   $B: () => isUnposted,
   Fm: () => pushHeading,
   Fx: () => u,
   Ij: () => patchSection,
   JD: () => isLost,
   T0: () => isShownByReview,
   n3: () => isPush,
   oM: () => isPosted,
   p5: () => c,
   wv: () => pageLine,
   xS: () => pushNote,
   y2: () => noteMarkdown,
   yp: () => isPage,
   zs: () => l
  });
  var s = t(51061), o = t(99180);
  const i = new Set([ "created", "updated", "unchanged", "fell back" ]), isPosted = ({outcome: e}) => i.has(e), r = {
   PushToPullRequest: "Commit",
   PullRequest: "Pull request",
   Issue: "Issue"
  };
  function partsOf({what: e}) {
   const [n = ""] = e.split(" ", 1);
   return {
    tool: n,
    title: e.slice(n.length + 1)
   };
  }
  const l = "The patch is in a comment.", u = "The patch is in the result.", c = 4e4;
  function patchSection(e) {
   return `To use the changes, save this patch and run \`git apply --3way\`:\n\n${(0, 
   s.O)(e, "diff")}`;
  }
  function isPage(e) {
   return isPosted(e) && null !== e.url && Object.hasOwn(r, partsOf(e).tool);
  }
  function isLost(e) {
   return [ "PushToPullRequest", "PullRequest" ].includes(partsOf(e).tool) && ("failed" === e.outcome || "withheld" === e.outcome);
  }
  function isPush(e) {
   return isPosted(e) && "fell back" !== e.outcome && "PushToPullRequest" === partsOf(e).tool;
  }
  function isUnposted({what: e, outcome: n}) {
   return "failed" === n || "withheld" === n || "fell back" === n && e.startsWith("Review ");
  }
  function isShownByReview({result: e, findings: n, writes: t}) {
   const {conclusion: s, requests: o, changes: i} = e, r = "success" === s && o.some(({kind: e}) => "review" === e), l = n.length > 0 || i.length > 0 || t.some(e => isPage(e) || isUnposted(e));
   return r && !l;
  }
  function pushHeading({url: e, branch: n = "", commit: t = "", ...s}) {
   const i = (0, o.ti)(t.slice(0, 7)), {title: r} = partsOf({
    url: e,
    ...s
   });
   return `${(0, o.ft)(r)} \xb7 ${null === e ? i : `[${i}](${e})`} on ${(0, o.ti)(n)}`;
  }
  function pushNote(e, n) {
   return noteMarkdown(e.note.replace(/^Commit [0-9a-f]+ on \S+\.(?: |$)/, ""), n);
  }
  function pageLine(e, n) {
   const {tool: t, title: s} = partsOf(e), i = "fell back" === e.outcome ? "Pull request" : r[t] ?? t, l = "" === e.note ? "" : `: ${noteMarkdown(e.note, n)}`;
   return `- ${i} [${(0, o.ft)(s)}](${e.url ?? ""})${l}`;
  }
  function noteMarkdown(e, n) {
   return e.split(/((?<=^|\. |\] )[^.:[\]]+: https?:\/\/[^\s()<>]+|https?:\/\/[^\s()<>]+)/).map((e, t) => {
    if (t % 2 == 0) return `${/^\s/.test(e) ? " " : ""}${(0, o.xG)(e.trim())}${/\s$/.test(e) ? " " : ""}`;
    const [, s = "", i = ""] = /^(?:([^.:]+): )?(https?:\/\/.+)$/.exec(e) ?? [];
    return (e => null !== n && e.startsWith(`${n}/`))(i) ? "" === s ? `<${i}>` : `[${(0, 
    o.ft)(s)}](${i}).` : `${"" === s ? "" : `${(0, o.ft)(s)}: `}${(0, o.ti)(i)}`;
   }).join("");
  }
 }),
 94112: (function(e, n, t) {
  t.d(n, {
   R: () => provenanceLines
  });
  var s = t(54539), o = t(20653), i = t(99180);
  const r = 20;
  function provenanceLines({trustedCommit: e, omitted: n}) {
   const t = n.length - r, l = `Trusted commit: ${(0, i.ti)(e ?? "")}. Prompt, configuration, commands, skills and instruction files come from it.`;
   return [ ...null === e ? [] : [ l ], ...n.slice(0, r).map(e => (0, i.ft)((0, o.ml)(e, 500))), ...t > 0 ? [ `And ${(0, 
   s.B)(t, "more omission")}.` ] : [] ].join("\n\n");
  }
 }),
 59046: (function(e, n, t) {
  t.d(n, {
   o: () => sandboxSentences
  });
  const s = 20;
  function sandboxSentences(e) {
   if (void 0 === e) return [];
   const {level: n, reason: t, reached: s, blocked: i} = e;
   return [ `Sandbox: ${n}. ${t}`, ..."none" === n ? [ o ] : [], ...0 === s.length ? [] : [ `Hosts that commands reached: ${listed(s)}.` ], ...0 === i.length ? [] : [ `Hosts that commands could not reach: ${listed(i)}.` ] ];
  }
  const o = "Commands that the rules permit can read and change everything that this job can, and reach every host.";
  function listed(e) {
   const n = e.length - s;
   return `${e.slice(0, s).join(", ")}${n > 0 ? ` and ${String(n)} more` : ""}`;
  }
 }),
 49703: (function(e, n, t) {
  t.d(n, {
   G: () => sanitizedNotice
  });
  var s = t(54539);
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
  function sanitizedNotice(e) {
   return e.map(({kind: e, count: n}) => (0, s.B)(n, ...o[e])).join(", ");
  }
 }),
 92747: (function(e, n, t) {
  t.d(n, {
   WZ: () => refusedSection,
   Z8: () => noticesSection,
   s: () => instructionsLine,
   u5: () => figures
  });
  var s = t(54539), o = t(51061), i = t(20653), r = t(1359), l = t(99180), u = t(19326);
  function refusedSection(e, n) {
   const {refused: t} = e, o = t.reduce((e, {times: n}) => e + n, 0), i = (0, u.RJ)(t), l = i.slice(0, n).map(row), c = i.slice(n).reduce((e, {calls: n}) => e + n.length, 0);
   return [ `#### Refused calls (${(0, s.Z)(o)})`, [ "| Tool | Call | Why | Allowed by |", "| --- | --- | --- | --- |", ...l ].join("\n"), ...c > 0 ? [ `And ${(0, 
   s.B)(c, "more refused call")}.` ] : [], ...t.slice(0, n).flatMap(previewOf), ...suggestions(e, n), ...(0, 
   r.W2)(e.result) ? [ "To end such a run as failed: `on-denied: fail`." ] : [] ].join("\n\n");
  }
  const c = 3e3;
  function previewOf({tool: e, label: n, preview: t}) {
   return void 0 === t ? [] : [ `<details><summary>${(0, o.h)((0, i.ml)(`${e} ${n}`, 200))}: the refused change</summary>`, (0, 
   o.O)((0, i.ml)(t, c), "diff"), "</details>" ];
  }
  function suggestions({suggested: e, unpasteable: n, links: t}, i) {
   const r = e.slice(0, i), l = e.length - r.length, c = null === t.reportPath ? "not shown" : "in the report", a = [ ...l > 0 ? [ `${(0, 
   s.B)(l, "more rule is", "more rules are")} ${c}.` ] : [], ...n > 0 ? [ `${(0, s.B)(n, "more rule", "more rules")} cannot be shown safely: too long, or with unusual characters.` ] : [] ], d = t.onRunner ? [ "To allow them, add the rules that the job needs to the step:", (0, 
   o.O)((0, u.tR)(r), "yaml") ] : [ "To allow them, add the flags that the job needs to the command:", (0, 
   o.O)(r.map(u.Q$).join("\n"), "text") ];
   return [ ...0 === r.length ? [] : d, ...0 === a.length ? [] : [ a.join(" ") ] ];
  }
  const a = 5;
  function row({calls: e, reason: n, suggest: t}) {
   const [{tool: o, origin: r} = {
    tool: "",
    origin: "model"
   }] = e, u = "prompt" === r ? " (requested by the prompt)" : "", c = t.map(e => (0, 
   l.ti)((0, i.ml)(e, 200))).join(" ") || "no rule", d = [ ...e.slice(0, a).map(({label: e, times: n}) => {
    const t = 1 === n ? "" : ` (${(0, s.Z)(n)} times)`;
    return `${(0, l.ti)((0, i.ml)(e, 200))}${t}`;
   }), ...e.length > a ? [ `${(0, s.Z)(e.length - a)} more` ] : [] ].join("<br>");
   return `| ${(0, l.ft)((0, i.ml)(o, 100))} | ${d} | ${(0, l.xG)((0, i.ml)(n, 300))}${u} | ${c} |`;
  }
  function noticesSection(e) {
   return [ "#### Notices", e.map(e => `- ${(0, l.xG)((0, i.ml)(e, 500))}`).join("\n") ].join("\n\n");
  }
  function instructionsLine(e) {
   const n = e.slice(0, d).map(({kind: e, path: n, bytes: t}) => {
    const o = (0, l.ti)((0, i.ml)(n, 200));
    return "skill" === e ? `skill ${o}` : `${o} (${(0, s.B)(t, "byte")})`;
   }), t = e.length - n.length, o = t > 0 ? [ `${(0, s.Z)(t)} more` ] : [];
   return 0 === e.length ? "" : `Instructions loaded: ${[ ...n, ...o ].join(", ")}.`;
  }
  const d = 30;
  function cachedShare({cacheReadTokens: e, inputTokens: n}) {
   return `${String(Math.round(100 * e / Math.max(1, n)))} %`;
  }
  function figures({turns: e, model: n, toolCalls: t, usage: o, costUsd: u, durationMs: c, prompt: a}, d = !0) {
   if (0 === e && 0 === o.inputTokens) return "";
   const f = [ ...o.cacheReadTokens > 0 ? [ `${(0, s.Z)(o.cacheReadTokens)} or ${cachedShare(o)} from the cache` ] : [], ...o.cacheWriteTokens > 0 ? [ `${(0, 
   s.Z)(o.cacheWriteTokens)} into it` ] : [] ], h = `${(0, s.Z)(o.inputTokens)} tokens in${0 === f.length ? "" : ` (${f.join(", ")})`}`;
   return [ (0, l.ti)((0, i.ml)(n, 100)), `prompt ${(0, l.ti)((0, i.ml)(a, 200))}`, (0, 
   s.B)(e, "turn"), (0, s.B)(t, "tool call"), h, `${(0, s.Z)(o.outputTokens)} out`, ...null !== u || d ? [ (0, 
   r.BD)(u) ] : [], (0, r.a3)(c) ].join(" \xb7 ");
  }
 }),
 19326: (function(e, n, t) {
  function groupDenials(e) {
   const n = new Map;
   for (const t of e) {
    const e = JSON.stringify([ t.tool, t.label, t.reason, t.origin ]);
    n.set(e, {
     ...t,
     times: (n.get(e)?.times ?? 0) + 1
    });
   }
   return [ ...n.values() ];
  }
  function groupByRule(e) {
   const n = new Map;
   for (const t of e) {
    const {tool: e, reason: s, suggest: o, times: i, origin: r} = t, l = JSON.stringify([ e, s, o, r ]), {calls: u = [], times: c = 0} = n.get(l) ?? {};
    n.set(l, {
     calls: [ ...u, t ],
     reason: s,
     suggest: o,
     times: c + i
    });
   }
   return [ ...n.values() ];
  }
  function suggestedRules(e) {
   return everyRule(e).filter(isPasteable);
  }
  function unpasteableRules(e) {
   return everyRule(e).filter(e => !isPasteable(e)).length;
  }
  function everyRule(e) {
   return [ ...new Set(e.flatMap(({suggest: e}) => e)) ];
  }
  function isPasteable(e) {
   return e.length <= 500 && /^[A-Za-z]/.test(e) && !e.includes("${{") && !/[\p{C}\p{Zl}\p{Zp}\p{DI}]/u.test(e);
  }
  function allowBlock(e) {
   return [ "allow: |", ...e.map(e => `  ${e}`) ].join("\n");
  }
  function allowLine(e) {
   return `allow: ${/:(?:\s|$)|\s#/.test(e) ? `'${e.replaceAll("'", "''")}'` : e}`;
  }
  function allowFlag(e) {
   return `--allow '${e.replaceAll("'", String.raw`'\''`)}'`;
  }
  t.d(n, {
   KU: () => unpasteableRules,
   Q$: () => allowFlag,
   RJ: () => groupByRule,
   fE: () => suggestedRules,
   mM: () => allowLine,
   tR: () => allowBlock,
   uE: () => groupDenials
  });
 }),
 78155: (function(e, n, t) {
  t.d(n, {
   o: () => truncateMarkdown
  });
  var s = t(54539), o = t(20653);
  const i = {
   fence: null,
   details: 0
  };
  function truncateMarkdown(e, n) {
   const size = e => "bytes" === n.unit ? Buffer.byteLength(e) : e.length;
   if (size(e) <= n.limit) return e;
   const t = function(e, {limit: n, unit: t, whole: o}) {
    const i = null === o ? "" : ` The whole text is ${o}.`;
    return `*Truncated here: ${(0, s.Z)(n)} of ${(0, s.Z)(e)} ${t} fit.${i}*`;
   }(size(e), n), o = n.limit - size(t) - size("\n\n"), r = o <= 0 ? "" : function(e, n, t) {
    let s = {
     end: 0,
     open: i
    }, o = s, r = i, [l, u] = [ 0, 0 ];
    for (const i of e.split("\n")) {
     const e = openAfter(i, r), c = u + t(i);
     if (c > n) {
      const e = partOfLine(i, r, e => u + t(e) + closing(r).length <= n);
      e > 0 && (s = {
       end: l + e,
       open: r
      });
      break;
     }
     c + closing(e).length <= n && (s = {
      end: l + i.length,
      open: e
     }, null === e.fence && 0 === e.details && (o = s)), r = e, l += i.length + 1, u = c + 1;
    }
    const {end: c, open: a} = 2 * o.end >= s.end ? o : s;
    return `${e.slice(0, c)}${closing(a)}`.trimEnd();
   }(e, o, size), l = "" === r ? t : `${r}\n\n${t}`;
   return size(l) <= n.limit ? l : "";
  }
  function openAfter(e, n) {
   if (null !== n.fence) return (/^ {0,3}(`{3,}|~{3,})[ \t]*$/.exec(e)?.[1] ?? "").startsWith(n.fence) ? {
    ...n,
    fence: null
   } : n;
   const t = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/.exec(e)?.[1] ?? null;
   if (null !== t) return {
    ...n,
    fence: t
   };
   if (!/^ {0,3}<\/?details\b/i.test(e)) return n;
   const s = (e.match(/<details\b/gi)?.length ?? 0) - (e.match(/<\/details>/gi)?.length ?? 0);
   return {
    fence: t,
    details: Math.max(0, n.details + s)
   };
  }
  function closing({fence: e, details: n}) {
   return `${null === e ? "" : `\n${e}`}${"\n\n</details>".repeat(n)}`;
  }
  function partOfLine(e, {fence: n}, t) {
   if (null === n && /^\s*(?:\||<|`{3}|~{3})/.test(e)) return 0;
   let [s, i] = [ 0, e.length ];
   for (;s < i; ) {
    const n = Math.ceil((s + i) / 2);
    t(e.slice(0, n)) ? s = n : i = n - 1;
   }
   return null === n ? function(e, n) {
    let t = 0, s = null;
    for (const {0: o, index: i} of e.slice(0, n + 1).matchAll(/`+|\]\(|[[\])>]|<(?=[a-z/])|\s+/gi)) null !== s && i - s.since > r && (s = null), 
    null !== s ? o === s.until ? s = null : "](" === o && "]" === s.until && (s = {
     until: ")",
     since: s.since
    }) : o.startsWith("`") ? s = {
     until: o,
     since: i
    } : "[" === o ? s = {
     until: "]",
     since: i
    } : "<" === o ? s = {
     until: ">",
     since: i
    } : /^\s/.test(o) && (t = i);
    return t;
   }(e, s) : (0, o.GH)(e, s).length;
  }
  const r = 2e3;
 }),
 97979: (function(e, n, t) {
  t.d(n, {
   M: () => writesSection,
   x: () => writeLines
  });
  var s = t(54539), o = t(20653), i = t(99180);
  const r = {
   created: "\u2705 posted",
   updated: "\u2705 updated",
   unchanged: "\u2705 already there",
   "fell back": "\u21aa\ufe0f posted differently",
   withheld: "\u23f8\ufe0f not posted",
   refused: "\u26d4 refused",
   failed: "\u274c failed"
  };
  function writesSection(e, n) {
   const t = e.slice(0, n), l = e.length - t.length;
   return [ "#### Writes", [ "| Write | Outcome | Note |", "| --- | --- | --- |", ...t.map(({what: e, outcome: n, url: t, note: s}) => {
    const l = null !== t && function(e) {
     return /^https?:\/\/[^\s()<>|]+$/.test(e);
    }(t) ? `[${r[n]}](${t})` : r[n];
    return `| ${(0, i.ti)((0, o.ml)(e, 200))} | ${l} | ${(0, i.xG)((0, o.ml)(s, 300))} |`;
   }) ].join("\n"), ...l > 0 ? [ `And ${(0, s.B)(l, "more")}.` ] : [] ].join("\n\n");
  }
  function writeLines(e) {
   return e.map(({what: e, outcome: n, url: t, note: s}) => [ `${n.padEnd(9)} ${e}`, s, t ?? "" ].filter(e => "" !== e).join("  "));
  }
 })
};
