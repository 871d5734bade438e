"use strict";

exports.id = 1624, exports.ids = [ 1624 ], exports.modules = {
 51624: (function(e, t, n) {
  n.r(t), n.d(t, {
   onlyInBatch: () => h,
   parsePromptYml: () => parsePromptYml
  });
  var s = n(42357), o = n(46013), a = n(33233);
  const isNumberIn = (e, t) => n => "number" == typeof n && n >= e && n <= t, isCount = e => Number.isSafeInteger(e) && e >= 1, i = {
   temperature: {
    name: "temperature",
    accepts: isNumberIn(0, 2),
    what: "a number from 0 to 2"
   },
   topP: {
    name: "topP",
    accepts: isNumberIn(0, 1),
    what: "a number from 0 to 1"
   },
   maxTokens: {
    name: "maxOutputTokens",
    accepts: isCount,
    what: "a whole number above 0"
   },
   max_tokens: {
    name: "maxOutputTokens",
    accepts: isCount,
    what: "a whole number above 0"
   },
   max_completion_tokens: {
    name: "maxOutputTokens",
    accepts: isCount,
    what: "a whole number above 0"
   },
   top_p: {
    name: "topP",
    accepts: isNumberIn(0, 1),
    what: "a number from 0 to 1"
   },
   maxCompletionTokens: {
    name: "maxOutputTokens",
    accepts: isCount,
    what: "a whole number above 0"
   },
   stop: {
    name: "stop",
    accepts: e => "string" == typeof e || Array.isArray(e) && e.every(e => "string" == typeof e),
    what: "text or a list of texts",
    read: e => "string" == typeof e ? [ e ] : e
   }
  };
  function readParameters(e, t, {diagnostics: n, notices: r}) {
   const l = e.value.modelParameters ?? {};
   if (!(0, a.p)(l)) return n.push(e.diagnostic([ "modelParameters" ], {
    message: `\`modelParameters\` must be a mapping, but is ${(0, o.x)(l)}`,
    hint: "write one `name: value` per line below it, indented"
   })), {};
   const c = [];
   for (const [o, a] of Object.entries(l)) {
    const l = Object.hasOwn(i, o) ? i[o] : void 0;
    if (void 0 === l) {
     const e = (0, s.pA)(o, Object.keys(i));
     r.push(`${t}: the model parameter ${JSON.stringify(o)} has no effect${void 0 === e ? "" : `; did you mean ${e}?`}`);
    } else l.accepts(a) ? c.push([ l.name, void 0 === l.read ? a : l.read(a) ]) : n.push(e.diagnostic([ "modelParameters", o ], {
     message: `\`${o}\` must be ${l.what}`,
     hint: "correct the value"
    }));
   }
   return Object.fromEntries(c);
  }
  const r = [ "text", "json_object", "json_schema" ];
  function readPromptOutputSchema(e, t, {diagnostics: n, notices: i}) {
   const l = e.value.responseFormat ?? null, c = null !== (e.value.jsonSchema ?? null);
   if (null !== l && !r.includes(l)) {
    const t = "string" == typeof l ? (0, s.pA)(l, r) : void 0;
    return n.push(e.diagnostic([ "responseFormat" ], {
     message: `\`responseFormat\` must be one of ${r.join(", ")}`,
     hint: void 0 === t ? "correct the value, or remove it" : `did you mean ${t}?`
    })), null;
   }
   return "json_schema" !== l ? (c && i.push(`${t}: jsonSchema has no effect without responseFormat: json_schema`), 
   "json_object" === l ? {
    type: "object"
   } : null) : c ? function(e, t) {
    const n = e.value.jsonSchema, fail = (n, s, o = null) => (t.push(e.diagnostic([ "jsonSchema" ], {
     message: n,
     hint: s
    }, o)), null);
    let i = n;
    if ("string" == typeof n) try {
     i = JSON.parse(n);
    } catch (e) {
     const [t = "", o] = (0, s.bD)(e).split(/ (?:in JSON )?at position (\d+).*/s), a = void 0 === o && /end of JSON/.test(t) ? n.trimEnd().length : o;
     return fail(`\`jsonSchema\` is not valid JSON: ${t}`, "correct the JSON", void 0 === a ? null : Number(a));
    }
    return (0, a.p)(i) && (0, a.p)(i.schema) && (i = i.schema), (0, a.p)(i) ? i : fail(`\`jsonSchema\` must be an object, but is ${(0, 
    o.x)(i)}`, 'write a JSON schema such as `{"type": "object"}`');
   }(e, n) : (n.push(e.diagnostic([ "responseFormat" ], {
    message: "`responseFormat: json_schema` needs a `jsonSchema`",
    hint: "add it"
   })), null);
  }
  var l = n(56585);
  const c = [ "name", "description", "model", "modelParameters", "messages", "responseFormat", "jsonSchema", "system", "user" ], u = [ "testData", "evaluators" ], m = [ "system", "user", "assistant" ], h = "have an effect only in a batch with items: test-data", p = "\n\n", d = "\n\nBegin your answer with exactly this text, and continue it:\n\n";
  async function parsePromptYml(e, t) {
   const n = await (0, a.k)(e, t), i = [], r = function(e, {value: t}) {
    const n = Object.keys(t), o = u.filter(e => n.includes(e));
    return [ ...n.filter(e => ![ ...c, ...u ].includes(e)).map(t => {
     const n = (0, s.pA)(t, c);
     return `${e}: the key ${JSON.stringify(t)} has no effect${void 0 === n ? "" : `; did you mean ${n}?`}`;
    }), ...0 === o.length ? [] : [ `${e}: ${o.join(" and ")} ${h}` ] ];
   }(e, n), p = {
    name: readText(n, "name", i),
    description: readText(n, "description", i),
    model: readText(n, "model", i),
    parameters: readParameters(n, e, {
     diagnostics: i,
     notices: r
    }),
    outputSchema: readPromptOutputSchema(n, e, {
     diagnostics: i,
     notices: r
    })
   }, f = function(e, t, n) {
    const i = t.value.messages ?? [];
    if (!Array.isArray(i)) return n.push(t.diagnostic([ "messages" ], {
     message: `\`messages\` must be a list, but is ${(0, o.x)(i)}`,
     hint: "write one message per line: `- role: user` with its `content`"
    })), [];
    const r = n.length, l = [ ...topLevel(t, "system", n), ...i.flatMap((e, i) => function(e, t, {index: n, diagnostics: i}) {
     const r = [ "messages", n ], {role: l, content: c} = (0, a.p)(t) ? t : {
      role: void 0,
      content: void 0
     }, u = i.length, h = m.find(e => e === l);
     if (void 0 === h) {
      const t = "string" == typeof l ? (0, s.pA)(l, m) : void 0;
      i.push(e.diagnostic([ ...r, "role" ], {
       message: "a message has the role system, user or assistant" + (void 0 === l ? ", but this one has none" : ""),
       hint: void 0 === t ? "write `role: user` and its `content`" : `did you mean ${t}?`
      }));
     }
     return "string" != typeof c && i.push(e.diagnostic([ ...r, "content" ], {
      message: `the \`content\` of a message must be text, but is ${void 0 === c ? "missing" : (0, 
      o.x)(c)}`,
      hint: "write `content: |` and the text below it, indented"
     })), void 0 === h || "string" != typeof c || i.length > u ? null : {
      role: h,
      content: c,
      lines: e.linesOf([ ...r, "content" ])
     };
    }(t, e, {
     index: i,
     diagnostics: n
    }) ?? []), ...topLevel(t, "user", n) ];
    if (n.length > r) return [];
    const c = function(e) {
     const [t, n] = e.slice(-2);
     if ("assistant" !== n?.role || "user" !== t?.role) return [ ...e ];
     const s = d.split("\n").slice(2).flatMap(() => t.lines?.at(-1) ?? []), o = null === t.lines || null === n.lines ? null : [ ...t.lines, ...s, ...n.lines ];
     return [ ...e.slice(0, -2), {
      role: "user",
      content: `${t.content}${d}${n.content}`,
      lines: o
     } ];
    }(l), u = c.at(-1);
    if (void 0 === u || c.every(({content: e}) => "" === e.trim())) throw new s.yo([ ...n, {
     code: "prompt-missing",
     location: e,
     message: "the prompt has no messages",
     hint: "add `messages` with a message that has the role user"
    } ]);
    return "user" === u.role && "" !== u.content.trim() || n.push(t.diagnostic(Array.isArray(t.value.messages) ? [ "messages", i.length - 1 ] : [ "system" ], {
     message: `the last message must have the role user and must not be empty; its role is ${u.role}`,
     hint: "put the task at the end, as a message with the role user"
    })), c;
   }(e, n, i);
   if (i.length > 0) throw new s.yo(i);
   return {
    ...(0, l.K)("prompt-yml", e, ""),
    ...p,
    ...joined(f),
    notices: r
   };
  }
  function readText(e, t, n) {
   const s = e.value[t] ?? null;
   return null === s || "string" == typeof s ? s : (n.push(e.diagnostic([ t ], {
    message: `\`${t}\` must be text, but is ${(0, o.x)(s)}`,
    hint: `put the value in quotes: \`${t}: "\u2026"\``
   })), null);
  }
  function topLevel(e, t, n) {
   const s = readText(e, t, n);
   return null === s ? [] : [ {
    role: t,
    content: s,
    lines: e.linesOf([ t ])
   } ];
  }
  function joined(e) {
   const t = [], n = [];
   let s = "";
   for (const o of e) {
    t.length > 0 && (s += p);
    const e = s.length;
    s += o.content, t.push({
     role: o.role,
     start: e,
     end: s.length
    });
    const a = n.at(-1);
    void 0 !== a && n.push(a);
    for (const e of o.lines ?? []) n.push(e);
   }
   return {
    body: s,
    sections: t,
    bodyAt: e.every(e => null !== e.lines) ? n : null
   };
  }
 }),
 33233: (function(e, t, n) {
  n.d(t, {
   k: () => readYamlFile,
   p: () => isMapping
  });
  var s = n(42357), o = n(63520), a = n(46013), i = n(39579);
  const r = 1e6;
  async function readYamlFile(e, t) {
   const diagnostic = (n, s) => (0, o.dR)(e, t, n, {
    code: "prompt-syntax",
    message: s,
    hint: "correct the YAML at the caret"
   });
   if (t.length > r) throw new s.yo(diagnostic(0, `the file is longer than ${r} characters`));
   if ((0, i.qK)(t)) throw new s.yo(diagnostic(0, `the file is nested deeper than ${i.JG}`));
   const {parseDocument: l} = await n.e(8815).then(n.t.bind(n, 38815, 19)), c = l(t, {
    logLevel: "error"
   });
   if (c.errors.length > 0) throw new s.yo(c.errors.slice(0, i.h0).map(e => {
    const n = e.linePos?.[0], s = void 0 === n ? 0 : (0, o.HA)(t, {
     line: n.line,
     column: n.col
    }), a = (e.message.split("\n")[0] ?? "").replace(/ at line \d+, column \d+:?$/, "");
    return diagnostic(s, `the file is not valid YAML: ${a}`);
   }));
   const u = function(e, t) {
    let n;
    try {
     n = e.toJS();
    } catch (e) {
     throw t(`the file is not valid YAML: ${(0, s.bD)(e)}`);
    }
    if (isMapping(n)) return n;
    throw t(`the file must be a mapping (\`name: value\`), but is ${(0, a.x)(n)}`);
   }(c, e => new s.yo(diagnostic(0, e)));
   return {
    value: u,
    diagnostic: (n, s, a = null) => {
     const i = nodeAt(c, n), r = (null === a ? null : function(e, t, n) {
      if (void 0 === t || !("value" in t) || "string" != typeof t.value) return null;
      const {line: s, column: a} = (0, o.t$)(t.value, n), i = linesOf(e, t)?.[s - 1];
      return void 0 === i ? null : (0, o.HA)(e, {
       line: i.line,
       column: i.column + a - 1
      });
     }(t, i, a)) ?? i?.range?.[0] ?? 0;
     return (0, o.dR)(e, t, r, {
      code: "prompt-syntax",
      ...s
     });
    },
    linesOf: e => linesOf(t, nodeAt(c, e))
   };
  }
  function isMapping(e) {
   return !("object" != typeof e || null === e || Array.isArray(e) || e instanceof Date);
  }
  function nodeAt(e, t) {
   for (let n = t.length; n > 0; n -= 1) {
    const s = e.getIn(t.slice(0, n), !0);
    if ("object" == typeof s && null !== s && "range" in s) return s;
   }
  }
  function linesOf(e, t) {
   if (void 0 === t || !("value" in t) || "string" != typeof t.value) return null;
   const [n] = t.range ?? [ 0 ], s = t.value.split("\n"), a = "type" in t ? t.type : void 0;
   if ("BLOCK_LITERAL" === a || "BLOCK_FOLDED" === a) return function(e, t, n) {
    const s = (0, o.t$)(e, t).line + 1, a = e.split("\n").slice(s - 1, s - 1 + n.length), i = n.findIndex(e => "" !== e.trim()), r = i < 0 ? 0 : (a[i] ?? "").length - (n[i] ?? "").length;
    return n.every((e, t) => "" === e || a[t]?.slice(r) === e) ? n.map((e, t) => ({
     line: s + t,
     column: r + 1
    })) : null;
   }(e, n, s);
   const i = n + ("PLAIN" === a ? 0 : 1);
   return 1 === s.length && e.startsWith(t.value, i) ? [ (0, o.t$)(e, i) ] : null;
  }
 })
};
