"use strict";

exports.id = 4671, exports.ids = [ 4671 ], exports.modules = {
 64671: (function(e, t, n) {
  n.d(t, {
   commandUnknown: () => commandUnknown,
   passGate: () => passGate
  });
  var s = n(42357), r = n(43334);
  const isDenied = ({login: e}, {deniedUsers: t}) => t.some(t => bare(t) === bare(e));
  function admitBot({login: e}, {bots: t}) {
   const n = bare(e);
   return t.some(e => "*" === e || bare(e) === n) ? {
    why: "is named in allow-bots"
   } : {
    reason: "is a bot that allow-bots does not name",
    hint: `Add ${n} to allow-bots to let it start runs.`
   };
  }
  const bare = e => e.toLowerCase().replace(/\[bot\]$/, "");
  async function admitUser({login: e}, {users: t, permission: n}, s) {
   if ("none" === n) return {
    why: "needs no permission"
   };
   if (t.some(t => t.toLowerCase() === e.toLowerCase())) return {
    why: "is named in allow-users"
   };
   if (null === s) return {
    reason: `needs the permission ${n}, which cannot be checked without github-token`,
    hint: "Pass github-token, or add the person to allow-users."
   };
   const o = await s(e);
   return null === o ? {
    why: `would need the permission ${n}, which is not checked without a token`
   } : r.P.indexOf(o) <= r.P.indexOf(n) ? {
    why: `has the permission ${o}`
   } : {
    reason: `has the permission ${o}, but ${n} is required`,
    hint: "A person with this permission can start the run. To change who may, set allow-users or required-permission."
   };
  }
  function describeStart({name: e, action: t}, n) {
   const s = null === t ? e : `${e} (${t})`;
   return 0 === n.length ? `${s}: no permission check needed` : `${s}: ${n.map(e => e.replace(/,$/, "")).join("; ")}`;
  }
  var o = n(90123), i = n(58108);
  const a = "*", u = /^\/([\p{L}\p{N}][\p{L}\p{M}\p{N}_:.-]{0,99})(?:\s+([\s\S]*))?$/u, l = /^\/?help[.!?]*$/i;
  function readRequest(e, {triggerPhrase: t, prompt: n}) {
   const s = e.trim(), r = textAfterPhrase(s, t);
   if (null !== r && l.test(r) && t !== a) return null === n ? {
    help: !0,
    command: "help"
   } : {
    help: !0
   };
   const o = u.exec(r ?? s);
   return null === o || null !== n && "object" != typeof n ? null === r ? `it does not begin with ${function(e, t) {
    return null === t ? `${e} or a /command` : "object" == typeof t ? `${e} or /${t.command.replace(/^\//, "")}` : e;
   }(t, n)}` : null !== n ? {
    args: r
   } : "" === r ? `there is no text after ${t}` : {
    prompt: r
   } : function(e, t) {
    if (null === t) return {
     command: e.name,
     args: e.args
    };
    const n = t.replace(/^\//, "");
    return e.name === n ? {
     args: e.args
    } : `it asks for /${e.name}, and this workflow runs /${n}`;
   }({
    name: o[1] ?? "",
    args: (o[2] ?? "").trim()
   }, n?.command ?? null);
  }
  function textAfterPhrase(e, t) {
   if (t === a) return e;
   if (e.slice(0, t.length).toLowerCase() !== t.toLowerCase()) return null;
   const n = e.slice(t.length);
   return /^[\p{L}\p{N}_/-]|^\.\w/u.test(n) ? null : n.replace(/^[\s,:]+/, "");
  }
  var c = n(7694), d = n(88775);
  const h = new Set(d.N), asked = (e, t) => null === e ? null : {
   person: e,
   because: t
  };
  function unique(e) {
   const t = e.filter(e => null !== e);
   return t.filter((e, n) => t.findIndex(t => (0, c.A)(t.person, e.person)) === n);
  }
  const refused = (e, t = null) => ({
   kind: "refused",
   refusal: {
    reason: e,
    hint: t
   }
  }), m = new Set([ "commit_comment", "discussion_comment", "issue_comment", "pull_request_review", "pull_request_review_comment" ]), f = {
   assigned: "assigned",
   unassigned: "assigned",
   review_requested: "review_requested",
   review_request_removed: "review_requested"
  };
  function filtered(e, t, n, s) {
   if (t === e && null !== n && includes(s, n)) return null;
   const r = "labeled" === e ? "label-trigger" : "assignee-trigger";
   return {
    reason: `this is ${t} for ${shown(n)}, but ${r} only lists ${s.join(", ")}`,
    hint: null
   };
  }
  const includes = (e, t) => e.some(e => e.toLowerCase() === t.toLowerCase()), shown = e => null === e ? "an unknown name" : JSON.stringify(e);
  var p = n(12673), g = n(17129), w = n(60957), b = n(38287), k = n(76682);
  async function passGate({event: e, git: t}, {parsed: a, settings: u}, l) {
   if (null === u) return {
    settings: {},
    notices: [],
    words: "",
    asksForHelp: !1
   };
   const c = function(e) {
    const {prompt: t, command: n} = e, s = void 0 === n ? null : {
     command: n
    };
    return {
     triggerPhrase: e["trigger-phrase"],
     labels: e["label-trigger"],
     assignees: e["assignee-trigger"],
     deniedUsers: e["deny-users"],
     users: e["allow-users"],
     bots: e["allow-bots"],
     permission: e["required-permission"],
     forks: e["allow-forks"],
     prompt: void 0 !== t ? "prompt" : void 0 !== e["prompt-file"] ? "prompt-file" : s
    };
   }(u), d = function(e, t, n) {
    const s = function({name: e, action: t, trigger: n}, s) {
     const {triggerComment: r} = n;
     if ("issues" === e) return function({action: e, title: t, body: n}, s) {
      if (null !== s.prompt) return {};
      if ("opened" !== e && "assigned" !== e && "labeled" !== e) return {
       reason: `the text of an issue starts a run when the issue is opened, assigned or labeled, not when it is ${e ?? "changed"}`,
       hint: null
      };
      const r = function({title: e, body: t}, n) {
       const {triggerPhrase: s} = n;
       if (null !== textAfterPhrase(e.trim(), s)) return readRequest(`${e}\n\n${t}`, n);
       const r = t.split(/\r?\n/), o = function(e) {
        let t = null;
        return e.map(e => {
         const [, n = null] = /^ {0,3}(`{3,}|~{3,})/.exec(e) ?? [];
         return null === t ? (t = n, null !== n) : (n?.startsWith(t) && /^ {0,3}[`~]+\s*$/.test(e) && (t = null), 
         !0);
        });
       }(r), i = r.findIndex((e, t) => !o[t] && null !== textAfterPhrase(e, s)), a = readRequest(-1 === i ? t : r.slice(i).join("\n"), n);
       return "string" == typeof a ? `neither its title nor a line of its text begins with ${s}, and its text does not begin with a /command` : a;
      }({
       title: t ?? "",
       body: (0, i.E)(n ?? "")
      }, s);
      return "string" != typeof r ? r : {
       reason: `the issue does not address this workflow: ${r}`,
       hint: null
      };
     }({
      action: t,
      ...n
     }, s);
     if (!m.has(e)) return {};
     if ("deleted" === t || "dismissed" === t) return {
      reason: `the ${"pull_request_review" === e ? "review" : "comment"} was ${t}`,
      hint: null
     };
     if (null === r) return {
      reason: "the event contains no comment",
      hint: "Pass the event file of the runner."
     };
     const a = r.kind.replace("-", " ");
     if ((0, o.L)(r.text)) return {
      reason: `the ${a} is a report by Sallyport itself`,
      hint: null
     };
     const u = readRequest(r.text, s);
     return "string" != typeof u ? u : {
      reason: `the ${a} does not address this workflow: ${u}`,
      hint: null
     };
    }(e, t);
    if ("reason" in s) return {
     kind: "refused",
     refusal: s
    };
    const r = function({action: e, trigger: t}, {labels: n, assignees: s}) {
     if (("labeled" === e || "unlabeled" === e) && n.length > 0) return filtered("labeled", e, t.label, n);
     const r = f[e ?? ""];
     return void 0 !== r && s.length > 0 ? filtered(r, e ?? "", t.assignee, s) : null;
    }(e, t) ?? function(e, {forks: t}, n) {
     return t || !e.isUntrustedCheckout ? null : "workflow_run" === e.name ? {
      reason: "the previous run was for a fork, and this run has the secrets of the repository",
      hint: "Set allow-forks: true if this workflow only uses validated data from the previous run."
     } : "pull_request_target" !== e.name || null === n.commit || n.commit === n.sha || n.commit === e.trustedRef ? null : {
      reason: `this is pull_request_target, which has secrets, but the checked-out commit ${n.commit} is not the base`,
      hint: "Check out the base, or use pull_request. Set allow-forks: true only if nothing from the checkout is executed."
     };
    }(e, t, n);
    if (null !== r) return {
     kind: "refused",
     refusal: r
    };
    if ("workflow_run" === e.name && e.isUntrustedCheckout) {
     const n = e.trigger.run?.people.find(e => isDenied(e, t));
     return void 0 === n ? {
      kind: "open",
      request: s,
      ask: []
     } : refused(`${n.login}, who started the previous run, is named in deny-users`);
    }
    const a = function({name: e, trigger: t}, {isByItem: n}) {
     const {sender: s, alsoBy: r, itemAuthor: o, triggerComment: i, run: a} = t;
     return "workflow_run" === e ? h.has(a?.event ?? "") ? null : unique((a?.people ?? []).map(e => asked(e, "started the previous run"))) : h.has(e) ? null : unique([ asked(s, "caused the event"), ...r.map(e => asked(e, "started this run")), asked(i?.author ?? null, `wrote the ${i?.kind.replace("-", " ") ?? "comment"}`), n ? asked(o, "wrote the issue") : null, ...!0 === s?.isBot ? [ asked(o, "opened the item that the bot acted on") ] : [] ]);
    }(e, {
     isByItem: "issues" === e.name && Object.keys(s).length > 0
    });
    return null === a ? {
     kind: "open",
     request: s,
     ask: []
    } : 0 === a.length ? refused("the event does not show who caused it", "Pass the event file of the runner.") : {
     kind: "open",
     request: s,
     ask: a
    };
   }(e, c, {
    commit: "pull_request_target" === e.name ? await headOf(t) : null,
    sha: l.environment.GITHUB_SHA ?? null
   });
   if ("refused" === d.kind) return d;
   const b = await async function(e, {event: t, settings: n, gate: o}, i) {
    try {
     return await async function(e, t, n) {
      const s = [], r = [];
      for (const {person: o, because: i} of e) {
       const e = `${o.login}, who ${i},`, a = isDenied(o, t) ? {
        reason: "is named in deny-users",
        hint: null
       } : o.isBot ? admitBot(o, t) : await admitUser(o, t, n);
       if ("reason" in a) return {
        refusal: {
         ...a,
         reason: `${e} ${a.reason}`
        },
        notices: r,
        because: s
       };
       s.push(`${e} ${a.why}`), o.isBot && t.bots.includes("*") && r.push(`allow-bots is *, so ${o.login} started this run, no matter who triggered the bot.`);
      }
      return {
       refusal: null,
       notices: r,
       because: s
      };
     }(e, o, function(e, t, n) {
      const s = t["github-token"];
      if (void 0 === s || null === e) return t["dry-run"] ? () => Promise.resolve(null) : null;
      let o = null;
      return async t => (o ??= (0, g.T)((0, p.dC)(s, n), e), (0, r.F)(await o(t)));
     }(t.repository, n, i));
    } catch (e) {
     throw (0, s.ki)(e, w.J), (0, k.h)("whether this person may start a run is unknown", e);
    }
   }(d.ask, {
    event: e,
    settings: u,
    gate: c
   }, l);
   if (null !== b.refusal) return {
    refusal: b.refusal
   };
   if (e.trigger.run?.hasFailed) {
    const {refuseLoop: t} = await n.e(3560).then(n.bind(n, 33560)), s = await t(e, u, l);
    if (null !== s) return {
     refusal: s
    };
   }
   return {
    settings: settingsFrom(d.request, {
     hasArgs: void 0 !== a.values.args
    }),
    notices: b.notices,
    words: describeStart(e, b.because),
    asksForHelp: !0 === d.request.help
   };
  }
  async function headOf(e) {
   try {
    return await (e?.headSha()) ?? null;
   } catch (e) {
    throw (0, s.ki)(e, b.U), new s.yo({
     code: "trusted-ref-missing",
     location: "checkout",
     message: "git cannot determine the checked-out commit, and pull_request_target has secrets",
     found: e.message,
     hint: e.hint ?? "check out the base branch before this step"
    });
   }
  }
  function commandUnknown(e, {settings: {command: t}}, {name: n}) {
   return void 0 !== t && e instanceof s.yo ? e.diagnostics.some(e => "command-unknown" !== e.code) ? null : {
    reason: `the ${"issues" === n ? "issue" : "comment"} asks for /${t}, which is not a command of this repository`,
    hint: "Run sallyport commands for a list."
   } : null;
  }
  function settingsFrom(e, {hasArgs: t}) {
   if (void 0 !== e.prompt) return {
    prompt: "{{args}}",
    args: (0, i.E)(e.prompt)
   };
   const n = void 0 === e.command ? {} : {
    command: e.command
   };
   return t || !e.args ? n : {
    ...n,
    args: (0, i.E)(e.args)
   };
  }
 }),
 76682: (function(e, t, n) {
  n.d(t, {
   h: () => unavailable
  });
  var s = n(42357), r = n(35548);
  function unavailable(e, {message: t, hint: n, id: o}) {
   return new s.yo({
    code: "github-unavailable",
    location: "github-token",
    message: e,
    found: t,
    hint: `${(0, r.eI)(n)}${null === o ? "" : ` [${o}]`}`
   });
  }
 }),
 17129: (function(e, t, n) {
  n.d(t, {
   T: () => createPermissionReader
  });
  var s = n(80353), r = n(31004);
  function createPermissionReader(e, {owner: t, name: n}) {
   const o = (0, s.wy)(e);
   return async i => {
    const a = await o;
    try {
     const {data: r} = await (0, s.bD)(e, e => a.rest.repos.getCollaboratorPermissionLevel({
      owner: t,
      repo: n,
      username: i,
      request: {
       signal: e
      }
     }));
     return {
      permission: r.permission,
      role: "string" == typeof r.role_name ? r.role_name : ""
     };
    } catch (e) {
     if (404 === e.status) return {
      permission: "none",
      role: ""
     };
     throw (0, r.K)(e, {
      what: `the permission of ${i}`,
      needs: []
     });
    }
   };
  }
 })
};
