"use strict";

exports.id = 4613, exports.ids = [ 4613 ], exports.modules = {
  57700: (function(e, t, n) {
    function isOwnRepository(e, t, n) {
      return e.toLowerCase() === n.owner.toLowerCase() && t.toLowerCase() === n.name.toLowerCase();
    }
    n.d(t, {
      n: () => isOwnRepository
    });
  }),
  44613: (function(e, t, n) {
    n.r(t), n.d(t, {
      answerGhCall: () => answerGhCall,
      answeredCommands: () => u
    });
    var s = n(57700), r = n(81500), o = n(83705);
    function longFlag(e, {values: t, flags: n}) {
      const s = e.indexOf("="), r = s < 0 ? e : e.slice(0, s);
      return t.includes(r) ? s < 0 ? {
        name: r
      } : {
        name: r,
        value: e.slice(s + 1)
      } : n.includes(r) && (s < 0 || "true" === e.slice(s + 1)) ? {
        name: r
      } : null;
    }
    function shortFlag(e, {values: t, short: n}) {
      const s = Object.hasOwn(n, e.charAt(0)) ? n[e.charAt(0)] : void 0;
      if (void 0 === s) return null;
      const r = e.slice(1);
      return "" === r ? {
        name: s
      } : t.includes(s) ? {
        name: s,
        value: r.replace(/^=/, "")
      } : {
        name: s,
        rest: r
      };
    }
    const l = [ "add-label", "remove-label", "add-assignee" ], i = {
      "pr comment": command({
        target: "pull-request",
        tool: "Comment",
        build: comment
      }),
      "issue comment": command({
        target: "issue",
        tool: "Comment",
        build: comment
      }),
      "pr review": command({
        target: "pull-request",
        flags: [ "approve", "comment", "request-changes" ],
        short: {
          a: "approve",
          c: "comment",
          r: "request-changes"
        },
        tool: "Review",
        build: function({given: e}, t) {
          const n = [ "approve", "comment", "request-changes" ].filter(t => e.has(t));
          return 1 !== n.length ? "Give one of --comment, --approve and --request-changes." : "" === t && "approve" !== n[0] ? a : [ {
            kind: "review",
            event: e.has("approve") ? "APPROVE" : e.has("comment") ? "COMMENT" : "REQUEST_CHANGES",
            body: t,
            comments: []
          } ];
        }
      }),
      "pr edit": command({
        target: "pull-request",
        values: l,
        tool: "Label or Assign",
        build: edit
      }),
      "issue edit": command({
        target: "issue",
        values: l,
        tool: "Label or Assign",
        build: edit
      }),
      "issue create": command({
        target: null,
        values: [ "title", "label" ],
        short: {
          t: "title",
          l: "label"
        },
        tool: "Issue",
        build: function(e, t) {
          const n = titleIn(e);
          return "" === n ? "The title is missing: give --title." : "" === t ? a : [ {
            kind: "issue",
            title: n,
            body: t,
            labels: names(e, "label")
          } ];
        }
      }),
      "pr create": command({
        target: null,
        values: [ "title", "base" ],
        flags: [ "draft", "no-maintainer-edit" ],
        short: {
          t: "title",
          B: "base",
          d: "draft"
        },
        tool: "PullRequest",
        build: function(e, t) {
          const n = titleIn(e);
          return "" === n ? "The title is missing: give --title and --body; --fill is not possible here." : "" === t ? a : [ {
            kind: "pull-request",
            title: n,
            body: t
          } ];
        }
      })
    };
    function command({target: e, values: t = [], flags: n = [], short: s = {}, tool: r, build: o}) {
      const l = {
        values: [ "body", "body-file", "repo", ...t ],
        flags: n,
        short: {
          b: "body",
          F: "body-file",
          R: "repo",
          ...s
        }
      };
      return {
        target: e,
        read(t, {body: n, bodyFile: s}) {
          const i = function(e, t) {
            const n = [], s = new Map, r = new Set, o = [ ...e ];
            for (let e = o.shift(); void 0 !== e; e = o.shift()) {
              if ("--" === e) {
                n.push(...o);
                break;
              }
              if (!e.startsWith("-") || "-" === e) {
                n.push(e);
                continue;
              }
              const l = e.startsWith("--") ? longFlag(e.slice(2), t) : shortFlag(e.slice(1), t);
              if (null === l) return `\`${e.replace(/=.*$/s, "")}\` is not possible here.`;
              if (r.add(l.name), void 0 !== l.rest && o.unshift(`-${l.rest}`), !t.values.includes(l.name)) continue;
              const i = l.value ?? o.shift();
              if (void 0 === i) return `\`--${l.name}\` needs a value.`;
              s.set(l.name, [ ...s.get(l.name) ?? [], i ]);
            }
            const all = e => s.get(e) ?? [];
            return {
              operands: n,
              given: r,
              all: all,
              last: e => all(e).at(-1) ?? null
            };
          }(t, l);
          if ("string" == typeof i) return `${i} Use the tool ${r}, or leave it out.`;
          const [a = null, u] = i.operands;
          if (void 0 !== u || null === e && null !== a) return "There is one operand too many.";
          if (i.given.has("body-file") && null !== n && i.last("body-file") !== s) return "Give --body-file once, as the last option.";
          const d = i.given.has("body-file") ? n ?? "" : i.last("body") ?? "", c = o(i, d.trim());
          return "string" == typeof c ? c : {
            operand: a,
            repository: i.last("repo"),
            base: i.last("base"),
            requests: c
          };
        }
      };
    }
    const a = "The body is missing: give --body or --body-file.";
    function comment(e, t) {
      return "" === t ? a : [ {
        kind: "comment",
        body: t
      } ];
    }
    function edit(e) {
      if (e.given.has("body") || e.given.has("body-file")) return "No tool changes the text of an issue or pull request.";
      const [t, n, s] = [ names(e, "add-label"), names(e, "remove-label"), names(e, "add-assignee") ];
      if (s.some(e => e.startsWith("@"))) return "Name the person instead of `@me`.";
      const r = t.find(e => n.includes(e));
      return void 0 !== r ? `${JSON.stringify(r)} cannot be added and removed in one call.` : t.length + n.length + s.length === 0 ? "Give --add-label, --remove-label or --add-assignee." : [ ...t.length + n.length === 0 ? [] : [ {
        kind: "label",
        add: t,
        remove: n
      } ], ...0 === s.length ? [] : [ {
        kind: "assign",
        users: s
      } ] ];
    }
    function titleIn(e) {
      return (e.last("title") ?? "").replace(/\s+/g, " ").trim().slice(0, 200);
    }
    function names(e, t) {
      const n = e.all(t).flatMap(e => e.split(","));
      return [ ...new Set(n.map(e => e.trim()).filter(e => "" !== e)) ];
    }
    const u = [ ...Object.keys(i), ...r.k.keys(), "auth status" ];
    async function answerGhCall(e, t) {
      const n = e.argv.slice(0, 2).join(" ");
      if ("auth status" === n) return done(function({repository: {owner: e, name: t}}) {
        return `gh reads ${e}/${t} in this run. Sallyport holds the token outside of commands; none is needed here.`;
      }(t), "");
      const l = r.k.get(n);
      if (void 0 !== l) return failed(`\`gh ${n}\` is not available in a run: ${l}.`);
      const a = Object.hasOwn(i, n) ? i[n] : void 0;
      if (void 0 === a) return failed(`\`gh ${n}\` is unknown.`);
      const u = a.read(e.argv.slice(2), e);
      if ("string" == typeof u) return failed(u);
      const d = function(e, t, n) {
        const {repository: r, item: o, base: l} = n, [i = "", a = ""] = (t.repository ?? "").split("/").reverse();
        if (null !== t.repository && !(0, s.n)(a, i, r)) return `only ${r.owner}/${r.name} can be changed.`;
        if (null !== t.base && null !== l && t.base !== l) return `a pull request of this run goes to ${l}.`;
        if (null === e.target) return null;
        if (null === o) return "this run has no issue or pull request.";
        if ("pull-request" === e.target && "issue" === o.kind) return `#${String(o.number)} is an issue.`;
        const u = function(e, {repository: t, serverUrl: n}) {
          if (null === e) return null;
          const s = /^#?(\d{1,10})$/.exec(e);
          if (null !== s) return Number(s[1]);
          const r = `${n}/${t.owner}/${t.name}/`.toLowerCase();
          return e.toLowerCase().startsWith(r) ? Number(/^(?:pull|issues)\/(\d{1,10})(?:[/?#]|$)/.exec(e.slice(r.length))?.[1] ?? 0) : 0;
        }(t.operand, n);
        return null === u || u === o.number ? null : `this run can change only #${String(o.number)}; write to it, or say in the answer what should be done.`;
      }(a, u, t) ?? await async function(e, t, {policy: n, whyUnavailable: s, checkTree: r}) {
        for (const l of e) {
          if ("body" in l && l.body.length > o.N4) return `the body is longer than ${String(o.N4)} characters.`;
          for (const [e, r] of writesOf(l)) {
            if (!t.includes("Review" === e ? `Review(${r ?? ""})` : e)) return `the rules for this command line do not allow ${e}.`;
            const o = s(e);
            if (null !== o) return `${o}.`;
            const l = refusalOf(e, r, n);
            if (null !== l) return l;
          }
          const e = "pull-request" === l.kind ? await r() : null;
          if (null !== e) return `${e}.`;
        }
        return null;
      }(u.requests, e.records, t);
      if (null !== d) return failed(d);
      for (const e of u.requests) {
        const n = t.recorder.keep(e);
        if (null !== n) return failed(n);
      }
      return done(function({target: e}, {serverUrl: t, repository: n, item: s}) {
        const r = `${t}/${n.owner}/${n.name}`;
        return null === e || null === s ? r : `${r}/${"issue" === s.kind ? "issues" : "pull"}/${String(s.number)}`;
      }(a, t), "Recorded. It will be checked and posted at the end of the run.");
    }
    function done(e, t) {
      return {
        exitCode: 0,
        stdout: e,
        stderr: t
      };
    }
    function failed(e) {
      return {
        exitCode: 1,
        stdout: "",
        stderr: `Not recorded: ${e}`
      };
    }
    function refusalOf(e, t, n) {
      const s = {
        kind: "post",
        what: e,
        ...void 0 === t ? {} : {
          target: t
        }
      }, r = void 0 === t ? {} : {
        subject: t
      }, {decision: o, rule: l, reason: i} = n({
        tool: e,
        effects: [ s ],
        ...r
      });
      return "allow" === o || "ask" === o && null === l ? null : `${i}.`;
    }
    function writesOf(e) {
      switch (e.kind) {
       case "comment":
        return [ [ "Comment" ] ];

       case "review":
        return [ [ "Review", e.event ] ];

       case "label":
        return [ ...e.add, ...e.remove ].map(e => [ "Label", e ]);

       case "assign":
        return e.users.map(e => [ "Assign", e ]);

       case "issue":
        return [ [ "Issue" ], ...e.labels.map(e => [ "Label", e ]) ];

       case "pull-request":
        return [ [ "PullRequest" ] ];

       case "push":
        return [ [ "PushToPullRequest" ] ];

       case "check-run":
        return [ [ "CheckRun", e.name ] ];
      }
    }
  })
};
