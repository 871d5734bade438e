"use strict";

exports.id = 4768, exports.ids = [ 4768 ], exports.modules = {
 44768: (function(e, t, o) {
  o.r(t), o.d(t, {
   parsePromptMd: () => parsePromptMd
  });
  var r = o(42357), s = o(93768), n = o(17211), i = o(65897), a = o(15027);
  const l = [ "name", "description", "argument-hint", "agent", "mode", "model", "tools" ], d = {
   codebase: [ "Grep", "Glob", "List" ],
   edit: [ "Edit", "Write" ],
   editfiles: [ "Edit", "Write" ],
   createfile: [ "Write" ],
   createdirectory: [ "Write" ],
   execute: [ "Bash" ],
   fetch: [ "WebFetch" ],
   filesearch: [ "Glob" ],
   listdirectory: [ "List" ],
   read: [ "Read", "List" ],
   readfile: [ "Read" ],
   runcommands: [ "Bash" ],
   runinterminal: [ "Bash" ],
   search: [ "Grep", "Glob", "List" ],
   terminal: [ "Bash" ],
   textsearch: [ "Grep" ],
   todo: [ "TodoWrite" ],
   todos: [ "TodoWrite" ],
   web: [ "WebFetch", "WebSearch" ]
  }, c = {
   agent: null,
   ask: [],
   edit: [ "Edit", "Write" ]
  };
  async function parsePromptMd(e, t) {
   const o = await (0, i.z)(e, t), s = (0, n.Pf)(o), d = [ ...null === o ? (0, n.zk)(e, t, l) : [], ...(0, 
   n._6)(e, o, l) ], c = {
    name: s.text("name"),
    description: s.text("description"),
    argumentHint: s.text("argument-hint"),
    model: s.first("model"),
    allowedTools: readTools(e, s, d)
   };
   (0, n._s)(s, "tools", c.allowedTools ?? []);
   const u = s.diagnostics();
   if (u.length > 0) throw new r.yo(u);
   return {
    ...(0, a.EN)("prompt-md", e, t, o),
    ...c,
    notices: d
   };
  }
  function readTools(e, t, o) {
   const r = t.list("tools", "['search', 'editFiles']"), n = t.text("mode"), i = t.text("agent") ?? n ?? "agent", a = Object.hasOwn(c, i);
   if (a || o.push(`${e}: the agent ${JSON.stringify(i)} has no effect; a custom agent is not read`), 
   null === r) return a ? c[i] ?? null : null;
   if (r.includes("*")) return null;
   const l = r.flatMap(t => {
    const r = function(e) {
     const [t = "", o = "*"] = e.toLowerCase().split("/"), r = "*" === o ? t : o;
     return Object.hasOwn(d, r) ? d[r] ?? [] : void 0 === (0, s.Zt)(e.replace(/\(.*$/s, "")) ? [] : [ e ];
    }(t);
    return 0 === r.length && o.push(`${e}: the tool ${JSON.stringify(t)} does not exist here`), 
    r;
   });
   return [ ...new Set(l) ];
  }
 })
};
