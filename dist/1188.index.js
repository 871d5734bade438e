"use strict";

exports.id = 1188;

exports.ids = [ 1188 ];

exports.modules = {
 31188: (function(t, e, n) {
  n.r(e);
  n.d(e, {
   findMcpPrompt: () => findMcpPrompt
  });
  var r = n(94054);
  var o = n(37837);
  var s = n(42357);
  var i = n(30936);
  var a = n(60702);
  var c = n(13151);
  var m = n(7951);
  var u = n(78594);
  async function getPrompt({command: t, args: e, servers: n, variables: r}, o, a) {
   const m = n.find(({name: e}) => t.startsWith(`mcp__${e}__`));
   if (m === void 0) throw new s.yo(unknownServer(t, n));
   let u = null;
   try {
    u = await (0, i.C)(m, (0, c.i)(m.connection, r).connection, o, a);
    return await ask(u, m, {
     command: t,
     args: e
    });
   } catch (e) {
    if (e instanceof s.yo) throw e;
    throw new s.yo(failed(t, m, (0, s.bD)(e)), {
     cause: e
    });
   } finally {
    await (u?.close().catch(() => {}));
   }
  }
  async function ask({client: t, hasPrompts: e}, n, {command: r, args: o}) {
   const i = {
    timeout: n.timeoutMs
   };
   const {prompts: c} = e ? await t.listPrompts(void 0, i) : {
    prompts: []
   };
   const u = c.map(t => [ (0, m.Uf)((0, m.Pt)(n.name, t.name)), t ]);
   const p = u.find(([t]) => t === r)?.[1];
   if (p === void 0) throw new s.yo(unknownPrompt(r, u.map(([t]) => t)));
   const l = argumentsOf(o, p.arguments ?? []);
   if ("missing" in l) throw new s.yo(missingArgument(r, l.missing));
   const {messages: f} = await t.getPrompt({
    name: p.name,
    arguments: {
     ...l.given
    }
   }, i);
   return f.map(({role: t, content: e}) => {
    const n = (0, a.BU)(e);
    return {
     role: t,
     text: n.type === "text" ? n.text : `[An image of type ${n.mediaType} is omitted.]`
    };
   });
  }
  function argumentsOf(t, e) {
   const n = t.trim() === "" ? [] : t.trim().split(/\s+/);
   const r = e.length - 1;
   const o = e.map(({name: t}, e) => [ t, e === r ? n.slice(e).join(" ") : n[e] ?? "" ]);
   const s = e.find(({required: t}, e) => t === true && o[e]?.[1] === "");
   if (s !== void 0) return {
    missing: s.name
   };
   return {
    given: Object.fromEntries(o.filter(([, t]) => t !== ""))
   };
  }
  function unknownServer(t, e) {
   return {
    code: "command-unknown",
    location: t,
    message: "no MCP server with this name is configured and allowed by a rule",
    hint: e.length === 0 ? "configure the server, and allow mcp__SERVER" : `the servers are ${e.map(({name: t}) => t).join(", ")}`
   };
  }
  function unknownPrompt(t, e) {
   const n = e.length === 0 ? "the server has no prompts" : `its prompts are ${e.join(", ")}`;
   return {
    code: "command-unknown",
    location: t,
    message: "the MCP server has no such prompt",
    hint: (0, u.T)((0, s.au)(t, e) ?? n, 500)
   };
  }
  function missingArgument(t, e) {
   return {
    code: "argument-invalid",
    location: t,
    message: `the argument ${(0, u.T)(e, 100)} of the prompt is missing`,
    hint: "give the arguments in their order, separated by spaces"
   };
  }
  function failed(t, e, n) {
   return {
    code: "mcp-unavailable",
    location: t,
    message: `the MCP server ${e.givenName} did not return this prompt`,
    found: (0, u.T)(n, 1e3),
    hint: "check the configuration of the server"
   };
  }
  var p = n(56585);
  var l = n(68350);
  var f = n(88724);
  async function findMcpPrompt(t, e) {
   const {settings: n, trustedSource: s} = t;
   const i = (n.command ?? "").replace(/^\//, "");
   if (n["dry-run"]) return promptOf(i, [ {
    role: "user",
    text: `[The prompt ${i} of the server]`
   } ]);
   const a = (0, l.hg)(n, t.locationOfRule);
   const c = await (0, f.readMcpConfiguration)(n, s.source);
   const m = {
    runContext: t,
    lists: a,
    spec: {
     allowedTools: null
    }
   };
   const u = c.servers.filter(({name: t}) => (0, r.O8)(t, m));
   const p = {
    command: i,
    args: n.args,
    servers: u,
    variables: e.environment
   };
   const d = await (0, o.c)({
    runContext: t,
    hostEnvironment: e,
    lists: a
   }, t => getPrompt(p, t, e.signal));
   return promptOf(i, d);
  }
  function promptOf(t, e) {
   const n = e.length > 1 && e.at(-1)?.role === "user";
   const r = [];
   let o = "";
   for (const [t, {role: n}] of e.entries()) {
    const e = o.length;
    o += `{{message_${String(t + 1)}}}\n\n`;
    r.push({
     role: n,
     start: e,
     end: o.length
    });
   }
   const s = Object.fromEntries(e.map(({text: t}, e) => [ `message_${String(e + 1)}`, t ]));
   return {
    spec: {
     ...(0, p.K)("prompt-yml", t, o),
     sections: n ? r : null
    },
    vars: s
   };
  }
 }),
 60702: (function(t, e, n) {
  n.d(e, {
   BU: () => partOf,
   _8: () => resourcePart,
   oR: () => contentParts
  });
  var r = n(51790);
  var o = n(7138);
  var s = n(20653);
  var i = n(153);
  var a = n(78594);
  const c = 4e5;
  const m = 10;
  function contentParts({content: t, structuredContent: e}) {
   const n = t.map(partOf);
   const r = n.some(t => t.type === "text" && t.text.trim() !== "");
   const o = e === void 0 || r ? [] : [ asText(JSON.stringify(e, null, 2)) ];
   const s = limitMedia([ ...n, ...o ]);
   return s.length === 0 ? [ asText("The server returned nothing.") ] : limitText(s);
  }
  function partOf(t) {
   switch (t.type) {
   case "text":
    return asText(t.text);

   case "image":
    return media(t.mimeType, t.data);

   case "audio":
    return asText(`[Audio of type ${t.mimeType} is omitted.]`);

   case "resource_link":
    return asText(`[Resource ${t.uri}: ${t.title ?? t.name}]`);

   case "resource":
    return resourcePart(t.resource);
   }
  }
  function resourcePart(t) {
   const {uri: e, mimeType: n, text: r, blob: o} = t;
   if (typeof r === "string") return asText(`[Resource ${e}]\n${r}`);
   return typeof o === "string" ? media(n ?? "application/octet-stream", o, e) : asText(`[Resource ${e} is empty.]`);
  }
  function asText(t) {
   return {
    type: "text",
    text: (0, o.wh)(t)
   };
  }
  function media(t, e, n) {
   const o = {
    type: "media",
    mediaType: t,
    data: e,
    ...n === void 0 ? {} : {
     name: (0, a.T)(n, 300)
    }
   };
   const s = (0, i.c)(Buffer.from(e.slice(0, 64), "base64"));
   if (s === null || !(0, i.F)(`x.${s.split("/")[1] ?? ""}`)) return (0, r.h9)(o, "models accept only PNG, JPEG, GIF, WebP and PDF");
   return {
    ...o,
    mediaType: s
   };
  }
  function limitMedia(t) {
   let e = 0;
   return t.map(t => {
    if (t.type !== "media") return t;
    e += 1;
    return e <= m ? t : (0, r.h9)(t, `a result has at most ${String(m)} images`);
   });
  }
  function limitText(t) {
   let e = c;
   return t.map(t => {
    if (t.type !== "text" || t.text.length <= e) {
     e -= t.type === "text" ? t.text.length : 0;
     return t;
    }
    const n = Math.floor(e / 2);
    const r = t.text.length - 2 * n;
    e = 0;
    const o = `[\u2026 ${String(r)} characters of this result are omitted \u2026]`;
    return {
     type: "text",
     text: `${(0, s.GH)(t.text, n)}\n${o}\n${(0, s.pJ)(t.text, n)}`
    };
   });
  }
 })
};
