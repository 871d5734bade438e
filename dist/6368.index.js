"use strict";

exports.id = 6368, exports.ids = [ 6368 ], exports.modules = {
  36368: (function(e, t, n) {
    n.d(t, {
      applyWriteRequests: () => applyWriteRequests,
      withheld: () => apply_writes_withheld
    });
    var o = n(42357), r = n(60957), s = n(49703), i = n(42344);
    function permissionFor(e) {
      return [ "pull-request" === e ? "pull-requests: write" : "issues: write" ];
    }
    var a = n(7138), u = n(50987), c = n(20653);
    const l = "Sallyport: ";
    var h = n(20544), d = n(78155), m = n(53585);
    const f = 65536;
    function markedBody(e, t, n = "") {
      const o = "" === n ? "" : `\n\n${n}`, r = f - e.length - 1 - o.length;
      return `${e}\n${(0, d.o)(t, {
        limit: r,
        unit: "characters",
        whole: "in write-requests.json, next to the run report"
      })}${o}`;
    }
    function isSame(e, t) {
      const plain = e => (0, m.s)(e.replaceAll("\r\n", "\n")).trimEnd();
      return plain(e) === plain(t);
    }
    function closedNote(e) {
      return e ? "The same issue was opened before and has been closed. Reopen it to use it." : "It was opened before and has been closed. Reopen it, or ask for another one in a comment.";
    }
    async function added(e, t, n) {
      const o = `Label +${e}`;
      if (t.has(e.toLowerCase())) return {
        what: o,
        outcome: "unchanged",
        url: null,
        note: ""
      };
      const r = await n.labelNamed(e);
      return null === r ? {
        what: o,
        outcome: "failed",
        url: null,
        note: "The repository has no such label."
      } : (await n.addLabels([ r ]), {
        what: o,
        outcome: "created",
        url: null,
        note: ""
      });
    }
    async function removed(e, t, n) {
      const o = `Label -${e}`;
      return t.has(e.toLowerCase()) ? (await n.removeLabel(e), {
        what: o,
        outcome: "updated",
        url: null,
        note: ""
      }) : {
        what: o,
        outcome: "unchanged",
        url: null,
        note: ""
      };
    }
    function withoutSkips(e) {
      return e.replace(/\[(skip ci|ci skip|no ci|skip actions|actions skip)\]/gi, "($1)").replace(/skip-checks(?=\s*:)/gi, "skip checks");
    }
    const w = "Sallyport-Changes: ";
    function changesTrailer(e) {
      return `${w}${function({files: e}) {
        const t = e.flatMap(({path: e, content: t, mode: n}) => {
          const o = null === t ? "gone" : String(t.length);
          return [ `${JSON.stringify(void 0 === n ? [ e, o ] : [ e, o, n ])}\n`, t ?? "" ];
        });
        return (0, u.R)(t, 32);
      }(e)}`;
    }
    function secretFile({files: e}, t) {
      const n = e.find(e => t(Buffer.concat([ Buffer.from(e.path), e.content ?? p ])));
      return n?.path ?? null;
    }
    const p = Buffer.alloc(0);
    async function postPullRequest(e, t) {
      const clean = e => withoutSkips(t.sanitize(e)), n = (0, c.ml)((0, a.wh)(clean(e.title)).replace(/\s+/g, " ").trim() || "Untitled", 200), s = (0, 
      h._)(t.key, "pull-request"), i = markedBody(s, `${clean(e.body)}${d = e.body, m = t.mayClose, 
      null === m ? "" : new RegExp(`\\b(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?):?[ \\t]+#${String(m)}\\b`, "i").test(d) ? `\n\nCloses #${String(m)}.` : ""}`, t.footer), row = e => [ {
        what: `PullRequest ${(0, c.ml)(n, 80)}`,
        ...e
      } ], {pull: u, github: l} = t;
      var d, m;
      if (null === u) throw new Error("a pull request was recorded with nowhere to go");
      const {collected: f} = u;
      if ("refused" in f) return row(withheld(`It was not opened: ${f.refused}.`));
      const {tree: p} = f, b = secretFile(p, u.holdsSecret);
      if (null !== b) return row(withheld(`It was not opened: ${b} contains what looks like a secret.`));
      const y = {
        tree: p,
        title: n,
        body: i,
        marker: s
      }, g = await l.write("the branch of the pull request", [ "contents: write" ], e => async function(e, t, n) {
        const {tree: o} = e, {base: r, branch: s} = t, i = changesTrailer(o), a = await n.pullRequests(s), u = await async function(e, t, {base: n, afterClosed: o}, r) {
          const s = e.filter(({isOwn: e}) => e), [i] = s;
          if (void 0 === i || i.isMerged || s.some(({isOpen: e}) => e)) return null;
          const {url: a} = i;
          return o ? endsWith(await r.branchSince(n, i.head), t) ? {
            ...withheld("A pull request with the same changes was opened before and has been closed. Reopen it to use them."),
            url: a
          } : null : {
            ...withheld("It was opened before and has been closed. Reopen it, or ask for another one in a comment."),
            url: a
          };
        }(a, i, t, n);
        if (null !== u) return u;
        if (!await n.isOnBranch(o.base, r)) {
          const e = o.base.slice(0, 7);
          return withheld(`The run started from ${e}, which is not a commit on the branch ${r} on GitHub. Check out that branch; for pull requests, set ref: \${{ github.head_ref }}.`);
        }
        const c = await n.branchSince(r, s);
        if (null !== c && !function({commits: e}) {
          return !0 === e?.every(({message: e, isOwn: t}) => t && e.includes(`\n${w}`));
        }(c) && !function({tip: e}, t) {
          return !t.some(({isOpen: e}) => e) && t.some(t => t.isMerged && t.head === e);
        }(c, a)) return function(e, t) {
          const n = t.find(({isOpen: e}) => e);
          return {
            ...withheld(`Someone else has committed to the branch ${e}, so it was not changed. ${void 0 === n ? "Delete it" : "Merge its pull request, or close it and delete the branch,"} to get a new one.`),
            url: n?.url ?? null
          };
        }(s, a);
        if (endsWith(c, i)) return {
          isNew: !1,
          commit: c?.tip ?? null
        };
        const l = await async function({tree: e, title: t, body: n}, o, {base: r, branch: s}, i) {
          const a = {
            parent: e.base,
            headline: t,
            body: n,
            files: e.files
          }, u = e.files.some(({mode: e}) => void 0 !== e);
          if (null === o) {
            const t = u ? (await i.commitWithModes(e.baseTree, a)).sha : e.base;
            return await i.createBranch(s, t) ? u ? t : await i.commit(s, a) : branchJustCreated(s);
          }
          const c = `${s}+next`, l = u ? (await i.commitWithModes(e.baseTree, a)).sha : await async function(e, t, n) {
            return await n.deleteBranch(e), await n.createBranch(e, t.parent) ? await n.commit(e, t) : null;
          }(c, a, i);
          if (null === l) return branchJustCreated(c);
          const h = (await i.branchSince(r, s))?.tip === o.tip;
          return h && await i.moveBranch(s, l), u || await i.deleteBranch(c), h ? l : withheld(`Someone else has just committed to the branch ${s}.`);
        }({
          ...e,
          body: i
        }, c, {
          base: r,
          branch: s
        }, n);
        return "string" == typeof l ? {
          isNew: !0,
          commit: l
        } : l;
      }(y, {
        ...u,
        afterClosed: t.afterClosed
      }, e));
      if ("outcome" in g) return row(g);
      const $ = await async function(e, {isNew: t}, {github: n, repositoryUrl: s}, i) {
        const a = `${s}/compare/${i.base}...${i.branch}?expand=1`, u = `The changes are on the branch ${i.branch}; open the pull request here: ${a}`;
        try {
          const o = await n.write("the pull request", [ "pull-requests: write" ], n => async function({title: e, body: t, marker: n}, o, {base: r, branch: s, draft: i = !0}, a) {
            const u = (await a.pullRequests(s)).find(({isOpen: e}) => e);
            if (void 0 !== u) return await async function(e, {title: t, body: n, marker: o}, r, s) {
              const {url: i, number: a} = e, u = r ? "updated" : "unchanged", c = `#${String(a)} was already open${r ? "; its changes were replaced" : " with the same changes"}.`;
              return e.isOwn ? e.body.startsWith(o) ? e.title === t && isSame(e.body, n) ? {
                outcome: u,
                url: i,
                note: c
              } : (await s.updatePullRequest(a, {
                title: t,
                body: n
              }), {
                outcome: "updated",
                url: i,
                note: r ? c : `${c} Its text was updated.`
              }) : {
                outcome: u,
                url: i,
                note: `${c} Someone rewrote its text, so it was not changed.`
              } : {
                outcome: u,
                url: i,
                note: `${c} Someone else opened it, so its text was not changed.`
              };
            }(u, {
              title: e,
              body: t,
              marker: n
            }, o, a);
            const c = {
              title: e,
              body: t,
              base: r,
              branch: s
            }, l = await a.createPullRequest({
              ...c,
              draft: i
            });
            if ("url" in l) return {
              outcome: "created",
              url: l.url,
              note: ""
            };
            if (!i || !/draft/i.test(l.refused)) return {
              outcome: "failed",
              url: null,
              note: l.refused
            };
            const h = await a.createPullRequest({
              ...c,
              draft: !1
            });
            return "refused" in h ? {
              outcome: "failed",
              url: null,
              note: h.refused
            } : {
              outcome: "created",
              url: h.url,
              note: "It is not a draft, because this repository does not support drafts."
            };
          }(e, t, i, n));
          return "failed" !== o.outcome ? o : {
            ...o,
            url: a,
            note: `${o.note.replace(/([^.])$/, "$1.")} ${u}`
          };
        } catch (e) {
          return (0, o.ki)(e, r.J), {
            outcome: "failed",
            url: a,
            note: `${e.sentences} ${u}`
          };
        }
      }(y, g, t, u);
      return row({
        ...$,
        branch: u.branch,
        ...null === g.commit ? {} : {
          commit: g.commit
        }
      });
    }
    const withheld = e => ({
      outcome: "withheld",
      url: null,
      note: e
    });
    function branchJustCreated(e) {
      return {
        outcome: "failed",
        url: null,
        note: `Another run has just created the branch ${e}. Run again after it has finished; the workflow key concurrency: prevents parallel runs.`
      };
    }
    const endsWith = (e, t) => !0 === e?.commits?.at(-1)?.message.endsWith(t);
    var b = n(38287);
    const y = 5e4, push_withheld = e => ({
      outcome: "withheld",
      url: null,
      note: e
    }), g = 4;
    async function pushedBefore(e, t, n) {
      const o = await n.branchSince(e.base, t);
      return o?.commits?.find(({message: t}) => t.trimEnd().endsWith(changesTrailer(e)))?.sha;
    }
    function signature({isVerified: e, reason: t}) {
      return e ? "Its signature is verified." : `It is not signed (${t}).`;
    }
    async function fallBack(e, t, n) {
      const {push: o} = n;
      if (null === o) throw new Error("there is no branch to open a pull request onto");
      const {collected: r, branch: s, ownBranch: i, holdsSecret: a} = o, u = {
        collected: r,
        base: s,
        branch: i,
        draft: !1,
        holdsSecret: a
      }, [c] = await postPullRequest({
        ...e,
        kind: "pull-request"
      }, {
        ...n,
        pull: u
      });
      if (void 0 === c) throw new Error("a pull request has no result");
      const {what: l, ...h} = c, d = `The changes could not be pushed to ${s}: ${t.replace(/\.$/, "")}.`;
      return "created" !== h.outcome && "updated" !== h.outcome ? {
        ...h,
        note: `${d} ${h.note}`.trim()
      } : {
        ...h,
        outcome: "fell back",
        note: `${d} They are in a pull request onto that branch. ${h.note}`.trim()
      };
    }
    var $ = n(99180), k = n(51061);
    function diffLines(e) {
      const [t, n] = [ new Map, new Map ];
      let [o, r, s] = [ 0, 0, 0 ];
      for (const i of e.split("\n")) {
        const e = /^@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@/.exec(i);
        if (null !== e) o += 1, [r, s] = [ Number(e[1]), Number(e[2]) ]; else {
          if (0 === o) continue;
          i.startsWith("+") ? t.set(s++, o) : i.startsWith("-") ? n.set(r++, o) : i.startsWith(" ") && (t.set(s++, o), 
          r += 1);
        }
      }
      return {
        right: t,
        left: n
      };
    }
    function outsideDiff({line: e, startLine: t = e, side: n}, o) {
      const r = "RIGHT" === n ? o.right : o.left, s = r.get(e);
      return void 0 === s ? "the line is not in the diff" : r.get(t) === s ? null : "the lines are not in one hunk of the diff";
    }
    function misplacedSection(e, t) {
      return 0 === e.length ? "" : [ "#### Not on a line of the diff", ...e.map(({comment: e, reason: n}) => {
        const {body: o, suggestion: r} = e, s = void 0 === r ? [] : [ (0, k.O)(r, "") ];
        return [ `**${(0, $.ti)(locationOf(e))}** (${n})`, t(o), ...s ].join("\n\n");
      }) ].join("\n\n");
    }
    function locationOf({path: e, line: t, startLine: n}) {
      return `${e}:${void 0 === n ? "" : `${String(n)}-`}${String(t)}`;
    }
    const v = {
      COMMENT: "COMMENTED",
      APPROVE: "APPROVED",
      REQUEST_CHANGES: "CHANGES_REQUESTED"
    };
    async function postSummary(e, t) {
      const n = function(e, t, {event: n, sha: o}) {
        return e.findLast(({body: e, state: r, commit: s}) => e.startsWith(t) && r === v[n] && ("COMMENT" === n || s === o)) ?? null;
      }(await t.reviews(), (0, h._)(e.key, "review"), e), o = null === n ? await async function(e, t) {
        const {sha: n, event: o, fresh: r} = e, s = await t.createReview({
          commit: n,
          event: o,
          body: bodyOf(e, []),
          comments: onLines(r)
        });
        if (!("refused" in s)) return {
          ...R,
          outcome: "created",
          url: s.url
        };
        const i = {
          ...R,
          outcome: "failed",
          url: null,
          refusal: s.refused
        };
        if (0 === r.length) return i;
        const a = await t.createReview({
          commit: n,
          event: o,
          body: bodyOf(e, r),
          comments: []
        });
        return "refused" in a ? {
          ...i,
          refusal: a.refused
        } : {
          ...R,
          outcome: "created",
          url: a.url,
          linesRefused: `GitHub said ${s.refused}`
        };
      }(e, t) : await async function(e, t, n) {
        const {sha: o, fresh: r, key: s} = t, i = `${(0, h._)(s, "more")}\nMore comments.`, a = 0 === r.length ? null : await n.createReview({
          commit: o,
          event: "COMMENT",
          body: i,
          comments: onLines(r)
        }), u = null !== a && "refused" in a ? a.refused : null, c = bodyOf(t, null === u ? [] : r), l = !isSame(e.body, c);
        l && await n.updateReview(e.id, c);
        const d = l || null !== a && null === u ? "updated" : "unchanged", m = null === u ? null : `GitHub said ${u}`;
        return {
          ...R,
          outcome: d,
          url: e.url,
          linesRefused: m
        };
      }(n, e, t);
      return "failed" !== o.outcome || "COMMENT" === e.event ? o : {
        ...await postSummary({
          ...e,
          event: "COMMENT"
        }, t),
        decisionRefused: `GitHub said ${o.refusal}`
      };
    }
    const R = {
      refusal: "",
      linesRefused: null,
      decisionRefused: null
    };
    function bodyOf({key: e, text: t, misplaced: n, sanitize: o}, r) {
      const s = r.map(({comment: e}) => ({
        comment: e,
        reason: "GitHub rejected the line"
      })), i = [ o(t), misplacedSection([ ...n, ...s ], o) ].filter(e => "" !== e);
      return markedBody((0, h._)(e, "review"), i.join("\n\n"));
    }
    function onLines(e) {
      return e.map(({comment: {path: e, line: t, side: n, startLine: o}, body: r}) => ({
        path: e,
        line: t,
        side: n,
        body: r,
        ...void 0 === o ? {} : {
          startLine: o
        }
      }));
    }
    function postReview(e, t) {
      return t.github.write("the review", [ "pull-requests: write" ], async n => {
        const o = await async function(e, t, n) {
          const o = await n.head(), r = null !== t.reviewedSha && t.reviewedSha !== o.sha, s = "COMMENT" === e.event ? null : function(e, t, n, o) {
            return null !== o.whyCommentOnly ? o.whyCommentOnly : n ? "GitHub does not accept approvals or change requests on a pull request from the same account." : "APPROVE" === e && t ? "The pull request has changed since the run looked at it." : "APPROVE" === e && null === o.reviewedSha ? "It is unknown which commit the run looked at." : null;
          }(e.event, r, o.isOwn, t), i = null === s ? e.event : "COMMENT", a = {
            sha: o.sha,
            whyCommentOnly: s,
            event: i
          };
          if (0 === e.comments.length) return {
            ...a,
            matched: [],
            misplaced: []
          };
          if (r) {
            const n = `the pull request has changed since ${t.reviewedSha.slice(0, 7)}`;
            return {
              ...a,
              matched: [],
              misplaced: e.comments.map(e => ({
                comment: e,
                reason: n
              }))
            };
          }
          const {placed: u, misplaced: c} = function(e, t) {
            const n = new Map(t.map(({path: e, patch: t}) => [ e, null === t ? null : diffLines(t) ])), o = [], r = [];
            for (const t of e) {
              const e = n.get(t.path), s = void 0 === e ? "the pull request does not change this file" : null === e ? "GitHub provides no diff for this file" : outsideDiff(t, e);
              null === s ? o.push(t) : r.push({
                comment: t,
                reason: s
              });
            }
            return {
              placed: o,
              misplaced: r
            };
          }(e.comments, await n.files()), l = 0 === u.length ? [] : await n.lines(), d = function(e, t, n, o) {
            const r = n.filter(({body: e, line: n}) => null !== n && e.startsWith(t));
            return e.map(e => {
              const n = function({body: e, suggestion: t, side: n}, o, r) {
                const s = r(e), i = "RIGHT" === n ? "suggestion" : "";
                return markedBody(o, void 0 === t ? s : `${s}\n\n${(0, k.O)(t, i)}`);
              }(e, t, o), s = r.filter(t => function(e, {path: t, line: n, startLine: o, side: r}) {
                return e.path === t && e.line === n && e.side === r && e.startLine === (o ?? null);
              }(t, e)), i = s.find(e => isSame(e.body, n)) ?? s[0] ?? null;
              return null !== i && r.splice(r.indexOf(i), 1), {
                comment: e,
                body: n,
                existing: i
              };
            });
          }(u, (0, h._)(t.key, "line"), l, t.sanitize);
          return {
            ...a,
            matched: d,
            misplaced: c
          };
        }(e, t, n), r = await async function(e, t) {
          const n = [];
          for (const {comment: o, body: r, existing: s} of e) {
            if (null === s) continue;
            const e = isSame(s.body, r);
            e || await t.updateLine(s.id, r), n.push({
              what: locationOf(o),
              outcome: e ? "unchanged" : "updated",
              url: s.url,
              note: ""
            });
          }
          return n;
        }(o.matched, n), s = o.matched.filter(({existing: e}) => null === e), {sha: i, event: a, misplaced: u} = o, c = await postSummary({
          sha: i,
          event: a,
          text: e.body,
          misplaced: u,
          fresh: s,
          ...t
        }, n);
        return [ summaryRow(e.event, o.whyCommentOnly, c), ...r, ...s.map(({comment: e}) => lineRow(e, c, c.linesRefused)), ...u.map(({comment: e, reason: t}) => lineRow(e, c, t)) ];
      });
    }
    function summaryRow(e, t, n) {
      const o = `Review ${e}`, {url: r} = n;
      if ("failed" === n.outcome) return {
        what: o,
        outcome: "failed",
        url: r,
        note: n.refusal
      };
      const s = t ?? n.decisionRefused;
      return null === s ? {
        what: o,
        outcome: n.outcome,
        url: r,
        note: ""
      } : {
        what: o,
        outcome: "fell back",
        url: r,
        note: `It was posted as COMMENT: ${s}`
      };
    }
    function lineRow(e, {outcome: t, url: n, refusal: o}, r) {
      const s = locationOf(e);
      return "failed" === t ? {
        what: s,
        outcome: "failed",
        url: n,
        note: o
      } : null === r ? {
        what: s,
        outcome: "created",
        url: n,
        note: ""
      } : {
        what: s,
        outcome: "fell back",
        url: n,
        note: `It is in the summary of the review: ${r}.`
      };
    }
    async function applyWriteRequests(e, t) {
      const n = e.filter(isCommit), o = e.filter(e => !isCommit(e)), r = await applyInOrder(n, t), s = r.find(({outcome: e}) => "failed" === e || "withheld" === e);
      if (void 0 === s) return [ ...r, ...await applyInOrder(o, t) ];
      const i = s.what.split(" ", 1)[0] ?? "";
      return [ ...r, ...apply_writes_withheld(o, `Canceled, because ${i} did not succeed. ${s.note.split(/(?<=\.) /, 1)[0] ?? ""}`.trim()) ];
    }
    const isCommit = ({kind: e}) => "push" === e || "pull-request" === e;
    async function applyInOrder(e, t) {
      const n = [];
      let s = 0;
      for (const i of e) {
        "comment" === i.kind && (s += 1);
        try {
          n.push(...await applyAndReport(i, s, t));
        } catch (e) {
          (0, o.ki)(e, r.J), n.push({
            what: nameOf(i),
            outcome: "failed",
            url: null,
            note: `${sentence(e.message)} ${e.hint}`
          });
        }
      }
      return n;
    }
    async function applyAndReport(e, t, n) {
      const d = new Map, [m, ...f] = await function(e, t, n) {
        switch (e.kind) {
         case "comment":
          return async function({body: e}, t, {github: n, sanitize: o, key: r, answer: s, item: i, footer: a}) {
            const u = (0, h._)(r, `${null === s ? "" : `${s}:`}comment:${String(t)}`), c = markedBody(u, o(e), a);
            return [ {
              what: "Comment",
              ...await n.write("the comment", permissionFor(i), async e => {
                const t = (await e.comments()).find(e => e.body.startsWith(u));
                if (void 0 !== t && isSame(t.body, c)) return {
                  outcome: "unchanged",
                  url: t.url
                };
                const n = void 0 === t ? null : await e.updateComment(t.id, c);
                return null !== n ? {
                  outcome: "updated",
                  url: n.url
                } : {
                  outcome: "created",
                  url: (await e.createComment(c)).url
                };
              }),
              note: ""
            } ];
          }(e, t, n);

         case "review":
          return postReview(e, n);

         case "label":
          return function({add: e, remove: t}, {github: n, item: o}) {
            return n.write("the labels", permissionFor(o), async n => {
              const o = new Set((await n.labels()).map(e => e.toLowerCase())), r = [];
              for (const t of e) r.push(await added(t, o, n));
              for (const e of t) r.push(await removed(e, o, n));
              return r;
            });
          }(e, n);

         case "assign":
          return function({users: e}, {github: t, item: n}) {
            return t.write("the assignees", permissionFor(n), async t => {
              const n = new Set((await t.assignees()).map(e => e.toLowerCase())), o = [];
              for (const r of e) {
                const e = {
                  what: `Assign ${r}`,
                  url: null,
                  note: ""
                };
                n.has(r.toLowerCase()) ? o.push({
                  ...e,
                  outcome: "unchanged"
                }) : await t.canBeAssigned(r) ? (await t.assign([ r ]), o.push({
                  ...e,
                  outcome: "created"
                })) : o.push({
                  ...e,
                  outcome: "failed",
                  note: "No user with this name can be assigned here."
                });
              }
              return o;
            });
          }(e, n);

         case "issue":
          return function({title: e, body: t, labels: n}, {github: o, sanitize: r, key: s, afterClosed: i, footer: l}) {
            const d = (0, a.wh)(e).replace(/\s+/g, " ").trim() || "Untitled", m = (0, h._)(s, `issue:${(0, 
            u.R)([ d.toLowerCase() ])}`), f = markedBody(m, r(t), l), w = `Issue ${(0, c.ml)(d, 80)}`;
            return o.write("the issue", [ "issues: write" ], async e => {
              const t = (await e.issues()).filter(e => e.body.startsWith(m)), o = t.find(({isOpen: e}) => e) ?? t[0], r = !1 === o?.isOpen && i && !isSame(o.body, f);
              if (void 0 === o || r) {
                const {known: t, unknown: o} = await async function(e, t) {
                  const [n, o] = [ [], [] ];
                  for (const r of e) {
                    const e = await t.labelNamed(r);
                    null === e ? o.push(r) : n.push(e);
                  }
                  return {
                    known: n,
                    unknown: o
                  };
                }(n, e), {url: r} = await e.createIssue({
                  title: d,
                  body: f,
                  labels: t
                }), s = 0 === o.length ? "" : `Omitted labels that do not exist: ${o.join(", ")}.`;
                return [ {
                  what: w,
                  outcome: "created",
                  url: r,
                  note: s
                } ];
              }
              const {url: s, number: a} = o;
              return o.isOpen ? isSame(o.body, f) ? [ {
                what: w,
                outcome: "unchanged",
                url: s,
                note: ""
              } ] : (await e.updateIssue(a, {
                body: f
              }), [ {
                what: w,
                outcome: "updated",
                url: s,
                note: ""
              } ]) : [ {
                what: w,
                outcome: "withheld",
                url: s,
                note: closedNote(i)
              } ];
            });
          }(e, n);

         case "pull-request":
          return postPullRequest(e, n);

         case "push":
          return async function(e, t) {
            const {push: n, github: s} = t;
            if (null === n) throw new Error("a push was recorded with nowhere to go");
            const i = (0, c.ml)((0, a.wh)(withoutSkips(t.sanitize(e.title))).replace(/\s+/g, " ").trim(), 200), row = e => [ {
              what: `PushToPullRequest ${(0, c.ml)(i, 80)}`,
              ...e
            } ], {collected: u} = n;
            if ("refused" in u) return row(push_withheld(`Nothing was pushed: ${u.refused}.`));
            const {tree: l} = u, d = secretFile(l, n.holdsSecret);
            if (null !== d) return row(push_withheld(`Nothing was pushed: ${d} contains what looks like a secret.`));
            if (null !== n.indirect) return row(await fallBack(e, n.indirect, t));
            const m = withoutSkips("" === e.body ? "" : t.sanitize(e.body)).trim(), f = [ `Requested-in: ${n.pullUrl}`, changesTrailer(l) ], w = {
              headline: i,
              body: [ ..."" === m ? [] : [ m, "" ], ...f ].join("\n")
            };
            try {
              const i = await s.write("the commit", [ "contents: write" ], e => async function({tree: e, message: t}, n, o) {
                const {branch: r} = n;
                for (let s = 1; s <= g; s += 1) {
                  const s = await o.branchTip(r);
                  if (null === s) return {
                    kind: "gone"
                  };
                  const i = s === e.base ? void 0 : await pushedBefore(e, r, o);
                  if (void 0 !== i) return {
                    kind: "pushed",
                    commit: i,
                    parent: e.base,
                    isOld: !0,
                    verification: null
                  };
                  const a = s === e.base ? {
                    tree: e
                  } : await n.merge(e, s);
                  if ("conflicts" in a) return {
                    kind: "conflict",
                    tip: s,
                    files: a.conflicts
                  };
                  if (0 === a.tree.files.length) return {
                    kind: "pushed",
                    commit: s,
                    parent: s,
                    isOld: !0,
                    verification: null
                  };
                  const u = secretFile(a.tree, n.holdsSecret);
                  if (null !== u) return {
                    kind: "refused",
                    reason: `${u} contains what looks like a secret`
                  };
                  const c = await n.commit(a.tree, t, o), l = await n.advance(c.sha, o);
                  if ("refused" === l.kind) return l;
                  if ("done" === l.kind) return {
                    kind: "pushed",
                    commit: c.sha,
                    parent: a.tree.base,
                    isOld: !1,
                    verification: c.verification
                  };
                }
                return {
                  kind: "refused",
                  reason: `others pushed to ${r} again and again`
                };
              }({
                tree: l,
                message: w
              }, n, e));
              switch (i.kind) {
               case "pushed":
                return row(await async function({commit: e, parent: t, isOld: n, verification: s}, i, {github: a}, u) {
                  const c = await async function(e, {pullUrl: t}, n) {
                    try {
                      return function(e, t) {
                        switch (e.kind) {
                         case "started":
                          return `Its checks have started: ${e.url}`;

                         case "waiting":
                          return `Its checks wait for someone with write permission to select "Approve workflows to run": ${t}`;

                         case "none":
                          return "No checks have started: the token of a workflow starts none on `push` or on GitHub Enterprise Server. Pass the token of a GitHub App as github-token.";
                        }
                      }(await n.write("the state of the checks", [ "actions: read" ], t => t.checksAfterPush(e)), t);
                    } catch (e) {
                      return (0, o.ki)(e, r.J), "Whether its checks start is unknown: add `actions: read` under permissions: of the job.";
                    }
                  }(e, u, a), l = [ `Commit ${e.slice(0, 7)} on ${u.branch}.`, n ? "It was there already." : "", n || t === i.base ? "" : `Rebased onto ${t.slice(0, 7)}, which was pushed while the run worked.`, null === s ? "" : signature(s), n ? "" : c ];
                  return {
                    outcome: n ? "unchanged" : "created",
                    branch: u.branch,
                    commit: e,
                    url: `${u.repositoryUrl}/commit/${e}`,
                    note: l.filter(e => "" !== e).join(" ")
                  };
                }(i, l, t, n));

               case "conflict":
                return row(await async function({tip: e, files: t}, n, s, i) {
                  const a = `${i.repositoryUrl}/compare/${n.base}...${e}`, u = `Someone pushed to ${i.branch} while the run worked, and both changed ${function(e) {
                    const t = e.length - 3;
                    return `${e.slice(0, 3).join(", ")}${t > 0 ? ` and ${String(t)} more` : ""}`;
                  }(t)}.`, c = await async function({why: e, link: t, patch: n}, {github: s, key: i, answer: a, item: u}) {
                    if ("" === n || n.length > y) return null;
                    const c = (0, h._)(i, (null === a ? "" : `${a}:`) + "patch"), l = Math.max(2, ...[ ...n.matchAll(/`+/g) ].map(([e]) => e.length)), d = "`".repeat(l + 1), m = [ `**The changes were not pushed.** ${e} [What was pushed since](${t})`, "To use them, save this patch and run `git apply --3way`:", `${d}diff\n${n.replace(/\n$/, "")}\n${d}` ], f = markedBody(c, m.join("\n\n"));
                    try {
                      return await s.write("the comment with the patch", permissionFor(u), async e => {
                        const t = (await e.comments()).find(e => e.body.startsWith(c));
                        return ((void 0 === t ? null : await e.updateComment(t.id, f)) ?? await e.createComment(f)).url;
                      });
                    } catch (e) {
                      return (0, o.ki)(e, r.J), null;
                    }
                  }({
                    why: u,
                    link: a,
                    patch: i.patch
                  }, s);
                  return {
                    outcome: "failed",
                    url: c,
                    note: `Nothing was pushed: ${u} ${null === c ? "The patch is in changes.patch, next to the run report." : "The patch is in a comment."} What was pushed since: ${a}`
                  };
                }(i, l, t, n));

               case "refused":
                return row(await fallBack(e, i.reason, t));

               case "gone":
                return row({
                  outcome: "failed",
                  url: null,
                  note: `The branch ${n.branch} no longer exists.`
                });
              }
            } catch (e) {
              if (!(e instanceof b.U)) throw e;
              return row({
                outcome: "failed",
                url: null,
                note: `Nothing was pushed: ${e.message}.`
              });
            }
          }(e, n);

         case "check-run":
          return async function({name: e, conclusion: t, title: n, summary: o}, {github: r, sanitize: s, key: i, reviewedSha: h, whyCommentOnly: d}) {
            const m = `${l}${(0, a.wh)(e).replace(/\s+/g, " ").trim() || "check"}`, f = "success" === t && null !== d, w = f ? "neutral" : t, p = `CheckRun ${(0, 
            c.ml)(m, 80)}, ${w}`;
            if (null === h) return [ {
              what: p,
              outcome: "withheld",
              url: null,
              note: "It is unknown which commit the run looked at."
            } ];
            const b = {
              title: (0, c.ml)((0, a.wh)(n).replace(/\s+/g, " ").trim() || m, 255),
              summary: s(o),
              annotations: [],
              conclusion: w
            }, y = `sallyport:${i}:${(0, u.R)([ JSON.stringify([ m, b ]) ])}`;
            return [ {
              what: p,
              ...await r.write("the check run", [ "checks: write" ], async e => {
                const t = (await e.checkRuns(h, m)).find(e => e.externalId === y);
                if (void 0 !== t) return {
                  outcome: "unchanged",
                  url: t.url
                };
                const {url: n} = await e.createCheckRun(h, m, y, b);
                return {
                  outcome: "created",
                  url: n
                };
              }),
              note: f ? `${d} The conclusion is therefore neutral.` : ""
            } ];
          }(e, n);
        }
      }(e, t, {
        ...n,
        sanitize: e => {
          const t = d.get(e) ?? n.sanitize(e);
          return d.set(e, t), t.text;
        }
      }), w = (0, i.j)(...[ ...d.values() ].map(e => e.changes));
      if (void 0 === m || 0 === w.length) return void 0 === m ? [] : [ m, ...f ];
      const p = [ ..."" === m.note ? [] : [ sentence(m.note) ], `Sanitized: ${(0, s.G)(w)}.` ];
      return [ {
        ...m,
        note: p.join(" ")
      }, ...f ];
    }
    const sentence = e => /[.!?]$/.test(e) ? e : `${e}.`;
    function apply_writes_withheld(e, t) {
      return e.map(e => ({
        what: nameOf(e),
        outcome: "withheld",
        url: null,
        note: t
      }));
    }
    function nameOf(e) {
      switch (e.kind) {
       case "comment":
        return "Comment";

       case "review":
        return `Review ${e.event}, ${String(e.comments.length)} comments`;

       case "label":
        return `Label ${[ ...e.add.map(e => `+${e}`), ...e.remove.map(e => `-${e}`) ].join(" ")}`;

       case "assign":
        return `Assign ${e.users.join(" ")}`;

       case "issue":
        return `Issue ${e.title}`;

       case "pull-request":
        return `PullRequest ${e.title}`;

       case "push":
        return `PushToPullRequest ${e.title}`;

       case "check-run":
        return `CheckRun ${e.name}`;
      }
    }
  }),
  50987: (function(e, t, n) {
    n.d(t, {
      R: () => fingerprint
    });
    var o = n(77598);
    function fingerprint(e, t = 16) {
      const n = (0, o.createHash)("sha256");
      for (const t of e) n.update(t);
      return n.digest("hex").slice(0, t);
    }
  })
};
