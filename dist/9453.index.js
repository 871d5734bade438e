"use strict";

exports.id = 9453, exports.ids = [ 9453 ], exports.modules = {
 49453: (function(e, t, o) {
  o.d(t, {
   Kj: () => Mn,
   jS: () => zn
  });
  var r = Object.create, a = Object.defineProperty, s = Object.getOwnPropertyDescriptor, n = Object.getOwnPropertyNames, i = Object.getPrototypeOf, c = Object.prototype.hasOwnProperty, __commonJSMin = (e, t) => () => (t || e((t = {
   exports: {}
  }).exports, t), t.exports), __exportAll = (e, t) => {
   let o = {};
   for (var r in e) a(o, r, {
    get: e[r],
    enumerable: !0
   });
   return t && a(o, Symbol.toStringTag, {
    value: "Module"
   }), o;
  }, __toESM = (e, t, o) => (o = null != e ? r(i(e)) : {}, ((e, t, o, r) => {
   if (t && "object" == typeof t || "function" == typeof t) for (var i, l = n(t), d = 0, u = l.length; d < u; d++) i = l[d], 
   c.call(e, i) || void 0 === i || a(e, i, {
    get: (e => t[e]).bind(null, i),
    enumerable: !(r = s(t, i)) || r.enumerable
   });
   return e;
  })(!t && e && e.__esModule ? o : a(o, "default", {
   value: e,
   enumerable: !0
  }), e));
  const l = new Set([ "https://json-schema.org/draft/2020-12/schema", "http://json-schema.org/draft/2020-12/schema" ]), d = new Set([ "https://json-schema.org/draft/2019-09/schema", "http://json-schema.org/draft/2019-09/schema" ]), u = new Set([ "https://json-schema.org/draft-07/schema", "http://json-schema.org/draft-07/schema" ]), p = new Set([ "https://json-schema.org/draft-06/schema", "http://json-schema.org/draft-06/schema" ]);
  var m = o(80737), h = o(43759);
  function datetime(e) {
   return h.G1(m.You, e);
  }
  const f = "2025-11-25", g = [ f, "2025-06-18", "2025-03-26", "2024-11-05", "2024-10-07" ], y = "io.modelcontextprotocol/related-task", v = "io.modelcontextprotocol/protocolVersion", S = "io.modelcontextprotocol/clientInfo", b = "io.modelcontextprotocol/serverInfo", P = "io.modelcontextprotocol/clientCapabilities", w = "io.modelcontextprotocol/subscriptionId", $ = "io.modelcontextprotocol/logLevel", R = "2.0", k = m.RZV(() => m.KCZ([ m.YjP(), m.aig(), m.zMY(), m.chJ(), m.g1P(m.YjP(), k), m.YOg(k) ])), j = m.g1P(m.YjP(), k), I = m.YOg(k), C = m.KCZ([ m.YjP(), m.aig().int() ]), E = m.YjP(), O = m.Ikc({
   ttl: m.aig().optional()
  }), T = m.Ikc({
   taskId: m.YjP()
  }), x = m._H3({
   progressToken: C.optional(),
   [y]: T.optional()
  }), M = m.Ikc({
   _meta: x.optional()
  }), q = M.extend({
   task: O.optional()
  }), N = m.Ikc({
   method: m.YjP(),
   params: M.loose().optional()
  }), Y = m.Ikc({
   _meta: x.optional()
  }), z = m.Ikc({
   method: m.YjP(),
   params: Y.loose().optional()
  }), A = m._H3({
   get [b]() {
    return ee.optional().catch(void 0);
   }
  }), L = m._H3({
   _meta: A.optional()
  }), V = m.KCZ([ m.YjP(), m.aig().int() ]), U = m.Ikc({
   jsonrpc: m.euz(R),
   id: V,
   ...N.shape
  }).strict(), D = m.Ikc({
   jsonrpc: m.euz(R),
   ...z.shape
  }).strict(), H = m.Ikc({
   jsonrpc: m.euz(R),
   id: V,
   result: L
  }).strict(), F = m.Ikc({
   jsonrpc: m.euz(R),
   id: V.optional(),
   error: m.Ikc({
    code: m.aig().int(),
    message: m.YjP(),
    data: m.L5J().optional()
   })
  }).strict(), K = m.KCZ([ U, D, H, F ]), J = m.KCZ([ H, F ]), Z = L.strict(), W = Y.extend({
   requestId: V.optional(),
   reason: m.YjP().optional()
  }), G = z.extend({
   method: m.euz("notifications/cancelled"),
   params: W
  }), B = m.Ikc({
   src: m.YjP(),
   mimeType: m.YjP().optional(),
   sizes: m.YOg(m.YjP()).optional(),
   theme: m.k5n([ "light", "dark" ]).optional()
  }), X = m.Ikc({
   icons: m.YOg(B).optional()
  }), Q = m.Ikc({
   name: m.YjP(),
   title: m.YjP().optional()
  }), ee = Q.extend({
   ...Q.shape,
   ...X.shape,
   version: m.YjP(),
   websiteUrl: m.YjP().optional(),
   description: m.YjP().optional()
  }), te = m.E$q(m.Ikc({
   applyDefaults: m.zMY().optional()
  }), j), oe = m.vkY(e => e && "object" == typeof e && !Array.isArray(e) && 0 === Object.keys(e).length ? {
   form: {}
  } : e, m.E$q(m.Ikc({
   form: te.optional(),
   url: j.optional()
  }), j.optional())), re = m._H3({
   list: j.optional(),
   cancel: j.optional(),
   requests: m._H3({
    sampling: m._H3({
     createMessage: j.optional()
    }).optional(),
    elicitation: m._H3({
     create: j.optional()
    }).optional()
   }).optional()
  }), ae = m._H3({
   list: j.optional(),
   cancel: j.optional(),
   requests: m._H3({
    tools: m._H3({
     call: j.optional()
    }).optional()
   }).optional()
  }), se = m.Ikc({
   experimental: m.g1P(m.YjP(), j).optional(),
   sampling: m.Ikc({
    context: j.optional(),
    tools: j.optional()
   }).optional(),
   elicitation: oe.optional(),
   roots: m.Ikc({
    listChanged: m.zMY().optional()
   }).optional(),
   tasks: re.optional(),
   extensions: m.g1P(m.YjP(), j).optional()
  }), ne = M.extend({
   protocolVersion: m.YjP(),
   capabilities: se,
   clientInfo: ee
  }), ie = N.extend({
   method: m.euz("initialize"),
   params: ne
  }), ce = m.Ikc({
   experimental: m.g1P(m.YjP(), j).optional(),
   logging: j.optional(),
   completions: j.optional(),
   prompts: m.Ikc({
    listChanged: m.zMY().optional()
   }).optional(),
   resources: m.Ikc({
    subscribe: m.zMY().optional(),
    listChanged: m.zMY().optional()
   }).optional(),
   tools: m.Ikc({
    listChanged: m.zMY().optional()
   }).optional(),
   tasks: ae.optional(),
   extensions: m.g1P(m.YjP(), j).optional()
  }), le = L.extend({
   protocolVersion: m.YjP(),
   capabilities: ce,
   serverInfo: ee,
   instructions: m.YjP().optional()
  }), de = z.extend({
   method: m.euz("notifications/initialized"),
   params: Y.optional()
  }), ue = N.extend({
   method: m.euz("server/discover"),
   params: M.optional()
  }), pe = L.extend({
   supportedVersions: m.YOg(m.YjP()),
   capabilities: ce,
   instructions: m.YjP().optional()
  }), me = N.extend({
   method: m.euz("ping"),
   params: M.optional()
  }), he = m.Ikc({
   progress: m.aig(),
   total: m.lqM(m.aig()),
   message: m.lqM(m.YjP())
  }), fe = m.Ikc({
   ...Y.shape,
   ...he.shape,
   progressToken: C
  }), ge = z.extend({
   method: m.euz("notifications/progress"),
   params: fe
  }), ye = M.extend({
   cursor: E.optional()
  }), ve = N.extend({
   params: ye.optional()
  }), _e = L.extend({
   nextCursor: E.optional()
  }), Se = m.Ikc({
   uri: m.YjP(),
   mimeType: m.lqM(m.YjP()),
   _meta: m.g1P(m.YjP(), m.L5J()).optional()
  }), be = Se.extend({
   text: m.YjP()
  }), Pe = m.YjP().refine(e => {
   try {
    return atob(e), !0;
   } catch {
    return !1;
   }
  }, {
   message: "Invalid Base64 string"
  }), we = Se.extend({
   blob: Pe
  }), $e = m.k5n([ "user", "assistant" ]), Re = m.Ikc({
   audience: m.YOg($e).optional(),
   priority: m.aig().min(0).max(1).optional(),
   lastModified: datetime({
    offset: !0
   }).optional()
  }), ke = m.Ikc({
   ...Q.shape,
   ...X.shape,
   uri: m.YjP(),
   description: m.lqM(m.YjP()),
   mimeType: m.lqM(m.YjP()),
   size: m.lqM(m.aig()),
   annotations: Re.optional(),
   _meta: m.lqM(m._H3({}))
  }), je = m.Ikc({
   ...Q.shape,
   ...X.shape,
   uriTemplate: m.YjP(),
   description: m.lqM(m.YjP()),
   mimeType: m.lqM(m.YjP()),
   annotations: Re.optional(),
   _meta: m.lqM(m._H3({}))
  }), Ie = ve.extend({
   method: m.euz("resources/list")
  }), Ce = _e.extend({
   resources: m.YOg(ke)
  }), Ee = ve.extend({
   method: m.euz("resources/templates/list")
  }), Oe = _e.extend({
   resourceTemplates: m.YOg(je)
  }), Te = M.extend({
   uri: m.YjP()
  }), xe = Te, Me = N.extend({
   method: m.euz("resources/read"),
   params: xe
  }), qe = L.extend({
   contents: m.YOg(m.KCZ([ be, we ]))
  }), Ne = z.extend({
   method: m.euz("notifications/resources/list_changed"),
   params: Y.optional()
  }), Ye = Te, ze = N.extend({
   method: m.euz("resources/subscribe"),
   params: Ye
  }), Ae = Te, Le = N.extend({
   method: m.euz("resources/unsubscribe"),
   params: Ae
  }), Ve = m.Ikc({
   toolsListChanged: m.zMY().optional(),
   promptsListChanged: m.zMY().optional(),
   resourcesListChanged: m.zMY().optional(),
   resourceSubscriptions: m.YOg(m.YjP()).optional()
  }), Ue = M.extend({
   notifications: Ve
  }), De = N.extend({
   method: m.euz("subscriptions/listen"),
   params: Ue
  }), He = Y.extend({
   notifications: Ve
  }), Fe = z.extend({
   method: m.euz("notifications/subscriptions/acknowledged"),
   params: He
  }), Ke = A.extend({
   [w]: V
  }), Je = L.extend({
   _meta: Ke
  }), Ze = Y.extend({
   uri: m.YjP()
  }), We = z.extend({
   method: m.euz("notifications/resources/updated"),
   params: Ze
  }), Ge = m.Ikc({
   name: m.YjP(),
   description: m.lqM(m.YjP()),
   required: m.lqM(m.zMY())
  }), Be = m.Ikc({
   ...Q.shape,
   ...X.shape,
   description: m.lqM(m.YjP()),
   arguments: m.lqM(m.YOg(Ge)),
   _meta: m.lqM(m._H3({}))
  }), Xe = ve.extend({
   method: m.euz("prompts/list")
  }), Qe = _e.extend({
   prompts: m.YOg(Be)
  }), et = M.extend({
   name: m.YjP(),
   arguments: m.g1P(m.YjP(), m.YjP()).optional()
  }), tt = N.extend({
   method: m.euz("prompts/get"),
   params: et
  }), ot = m.Ikc({
   type: m.euz("text"),
   text: m.YjP(),
   annotations: Re.optional(),
   _meta: m.g1P(m.YjP(), m.L5J()).optional()
  }), rt = m.Ikc({
   type: m.euz("image"),
   data: Pe,
   mimeType: m.YjP(),
   annotations: Re.optional(),
   _meta: m.g1P(m.YjP(), m.L5J()).optional()
  }), at = m.Ikc({
   type: m.euz("audio"),
   data: Pe,
   mimeType: m.YjP(),
   annotations: Re.optional(),
   _meta: m.g1P(m.YjP(), m.L5J()).optional()
  }), st = m.Ikc({
   type: m.euz("tool_use"),
   name: m.YjP(),
   id: m.YjP(),
   input: m.g1P(m.YjP(), m.L5J()),
   _meta: m.g1P(m.YjP(), m.L5J()).optional()
  }), nt = m.Ikc({
   type: m.euz("resource"),
   resource: m.KCZ([ be, we ]),
   annotations: Re.optional(),
   _meta: m.g1P(m.YjP(), m.L5J()).optional()
  }), it = ke.extend({
   type: m.euz("resource_link")
  }), ct = m.KCZ([ ot, rt, at, it, nt ]), lt = m.Ikc({
   role: $e,
   content: ct
  }), dt = L.extend({
   description: m.YjP().optional(),
   messages: m.YOg(lt)
  }), ut = z.extend({
   method: m.euz("notifications/prompts/list_changed"),
   params: Y.optional()
  }), pt = m.Ikc({
   title: m.YjP().optional(),
   readOnlyHint: m.zMY().optional(),
   destructiveHint: m.zMY().optional(),
   idempotentHint: m.zMY().optional(),
   openWorldHint: m.zMY().optional()
  }), mt = m.Ikc({
   taskSupport: m.k5n([ "required", "optional", "forbidden" ]).optional()
  }), ht = m.Ikc({
   ...Q.shape,
   ...X.shape,
   description: m.YjP().optional(),
   inputSchema: m.Ikc({
    type: m.euz("object"),
    properties: m.g1P(m.YjP(), k).optional(),
    required: m.YOg(m.YjP()).optional()
   }).catchall(m.L5J()),
   outputSchema: m._H3({
    $schema: m.YjP().optional()
   }).optional(),
   annotations: pt.optional(),
   execution: mt.optional(),
   _meta: m.g1P(m.YjP(), m.L5J()).optional()
  }), ft = ve.extend({
   method: m.euz("tools/list")
  }), gt = _e.extend({
   tools: m.YOg(ht)
  }), yt = L.extend({
   content: m.YOg(ct).default([]),
   structuredContent: m.L5J().optional(),
   isError: m.zMY().optional()
  }), vt = yt.or(L.extend({
   toolResult: m.L5J()
  })), _t = q.extend({
   name: m.YjP(),
   arguments: m.g1P(m.YjP(), m.L5J()).optional()
  }), St = N.extend({
   method: m.euz("tools/call"),
   params: _t
  }), bt = z.extend({
   method: m.euz("notifications/tools/list_changed"),
   params: Y.optional()
  }), Pt = m.Ikc({
   autoRefresh: m.zMY().default(!0),
   debounceMs: m.aig().int().nonnegative().default(300)
  }), wt = m.k5n([ "debug", "info", "notice", "warning", "error", "critical", "alert", "emergency" ]), $t = M.extend({
   level: wt
  }), Rt = N.extend({
   method: m.euz("logging/setLevel"),
   params: $t
  }), kt = Y.extend({
   level: wt,
   logger: m.YjP().optional(),
   data: m.L5J()
  }), jt = z.extend({
   method: m.euz("notifications/message"),
   params: kt
  }), It = m.Ikc({
   name: m.YjP().optional()
  }), Ct = m.Ikc({
   hints: m.YOg(It).optional(),
   costPriority: m.aig().min(0).max(1).optional(),
   speedPriority: m.aig().min(0).max(1).optional(),
   intelligencePriority: m.aig().min(0).max(1).optional()
  }), Et = m.Ikc({
   mode: m.k5n([ "auto", "required", "none" ]).optional()
  }), Ot = m.Ikc({
   type: m.euz("tool_result"),
   toolUseId: m.YjP().describe("The unique identifier for the corresponding tool call."),
   content: m.YOg(ct),
   structuredContent: m.L5J().optional(),
   isError: m.zMY().optional(),
   _meta: m.g1P(m.YjP(), m.L5J()).optional()
  }), Tt = m.gMt("type", [ ot, rt, at ]), xt = m.gMt("type", [ ot, rt, at, st, Ot ]), Mt = m.Ikc({
   role: $e,
   content: m.KCZ([ xt, m.YOg(xt) ]),
   _meta: m.g1P(m.YjP(), m.L5J()).optional()
  }), qt = q.extend({
   messages: m.YOg(Mt),
   modelPreferences: Ct.optional(),
   systemPrompt: m.YjP().optional(),
   includeContext: m.k5n([ "none", "thisServer", "allServers" ]).optional(),
   temperature: m.aig().optional(),
   maxTokens: m.aig().int(),
   stopSequences: m.YOg(m.YjP()).optional(),
   metadata: j.optional(),
   tools: m.YOg(ht).optional(),
   toolChoice: Et.optional()
  }), Nt = N.extend({
   method: m.euz("sampling/createMessage"),
   params: qt
  }), Yt = L.extend({
   model: m.YjP(),
   stopReason: m.lqM(m.k5n([ "endTurn", "stopSequence", "maxTokens" ]).or(m.YjP())),
   role: $e,
   content: Tt
  }), zt = L.extend({
   model: m.YjP(),
   stopReason: m.lqM(m.k5n([ "endTurn", "stopSequence", "maxTokens", "toolUse" ]).or(m.YjP())),
   role: $e,
   content: m.KCZ([ xt, m.YOg(xt) ])
  }), At = m.Ikc({
   type: m.euz("boolean"),
   title: m.YjP().optional(),
   description: m.YjP().optional(),
   default: m.zMY().optional()
  }), Lt = m.Ikc({
   type: m.euz("string"),
   title: m.YjP().optional(),
   description: m.YjP().optional(),
   minLength: m.aig().optional(),
   maxLength: m.aig().optional(),
   format: m.k5n([ "email", "uri", "date", "date-time" ]).optional(),
   default: m.YjP().optional()
  }), Vt = m.Ikc({
   type: m.k5n([ "number", "integer" ]),
   title: m.YjP().optional(),
   description: m.YjP().optional(),
   minimum: m.aig().optional(),
   maximum: m.aig().optional(),
   default: m.aig().optional()
  }), Ut = m.Ikc({
   type: m.euz("string"),
   title: m.YjP().optional(),
   description: m.YjP().optional(),
   enum: m.YOg(m.YjP()),
   default: m.YjP().optional()
  }), Dt = m.Ikc({
   type: m.euz("string"),
   title: m.YjP().optional(),
   description: m.YjP().optional(),
   oneOf: m.YOg(m.Ikc({
    const: m.YjP(),
    title: m.YjP()
   })),
   default: m.YjP().optional()
  }), Ht = m.Ikc({
   type: m.euz("string"),
   title: m.YjP().optional(),
   description: m.YjP().optional(),
   enum: m.YOg(m.YjP()),
   enumNames: m.YOg(m.YjP()).optional(),
   default: m.YjP().optional()
  }), Ft = m.KCZ([ Ut, Dt ]), Kt = m.Ikc({
   type: m.euz("array"),
   title: m.YjP().optional(),
   description: m.YjP().optional(),
   minItems: m.aig().optional(),
   maxItems: m.aig().optional(),
   items: m.Ikc({
    type: m.euz("string"),
    enum: m.YOg(m.YjP())
   }),
   default: m.YOg(m.YjP()).optional()
  }), Jt = m.Ikc({
   type: m.euz("array"),
   title: m.YjP().optional(),
   description: m.YjP().optional(),
   minItems: m.aig().optional(),
   maxItems: m.aig().optional(),
   items: m.Ikc({
    anyOf: m.YOg(m.Ikc({
     const: m.YjP(),
     title: m.YjP()
    }))
   }),
   default: m.YOg(m.YjP()).optional()
  }), Zt = m.KCZ([ Kt, Jt ]), Wt = m.KCZ([ Ht, Ft, Zt ]), Gt = m.KCZ([ Wt, At, Lt, Vt ]), Bt = q.extend({
   mode: m.euz("form").optional(),
   message: m.YjP(),
   requestedSchema: m.Ikc({
    type: m.euz("object"),
    properties: m.g1P(m.YjP(), Gt),
    required: m.YOg(m.YjP()).optional()
   }).catchall(m.L5J())
  }), Xt = q.extend({
   mode: m.euz("url"),
   message: m.YjP(),
   elicitationId: m.YjP(),
   url: m.YjP().url()
  }), Qt = m.KCZ([ Bt, Xt ]), eo = N.extend({
   method: m.euz("elicitation/create"),
   params: Qt
  }), to = Y.extend({
   elicitationId: m.YjP()
  }), oo = z.extend({
   method: m.euz("notifications/elicitation/complete"),
   params: to
  }), ro = L.extend({
   action: m.k5n([ "accept", "decline", "cancel" ]),
   content: m.vkY(e => null === e ? void 0 : e, m.g1P(m.YjP(), m.KCZ([ m.YjP(), m.aig(), m.zMY(), m.YOg(m.YjP()) ])).optional())
  }), ao = m.Ikc({
   type: m.euz("ref/resource"),
   uri: m.YjP()
  }), so = m.Ikc({
   type: m.euz("ref/prompt"),
   name: m.YjP()
  }), no = M.extend({
   ref: m.KCZ([ so, ao ]),
   argument: m.Ikc({
    name: m.YjP(),
    value: m.YjP()
   }),
   context: m.Ikc({
    arguments: m.g1P(m.YjP(), m.YjP()).optional()
   }).optional()
  }), io = N.extend({
   method: m.euz("completion/complete"),
   params: no
  }), co = L.extend({
   completion: m._H3({
    values: m.YOg(m.YjP()).max(100),
    total: m.lqM(m.aig().int()),
    hasMore: m.lqM(m.zMY())
   })
  }), lo = m.Ikc({
   uri: m.YjP().startsWith("file://"),
   name: m.YjP().optional(),
   _meta: m.g1P(m.YjP(), m.L5J()).optional()
  }), uo = N.extend({
   method: m.euz("roots/list"),
   params: M.optional()
  }), po = L.extend({
   roots: m.YOg(lo)
  }), mo = z.extend({
   method: m.euz("notifications/roots/list_changed"),
   params: Y.optional()
  }), ho = m._H3({
   ttl: m.aig().optional(),
   pollInterval: m.aig().optional()
  }), fo = m.k5n([ "working", "input_required", "completed", "failed", "cancelled" ]), go = m.Ikc({
   taskId: m.YjP(),
   status: fo,
   ttl: m.KCZ([ m.aig(), m.chJ() ]),
   createdAt: m.YjP(),
   lastUpdatedAt: m.YjP(),
   pollInterval: m.lqM(m.aig()),
   statusMessage: m.lqM(m.YjP())
  }), yo = L.extend({
   task: go
  }), vo = Y.merge(go), _o = z.extend({
   method: m.euz("notifications/tasks/status"),
   params: vo
  }), So = N.extend({
   method: m.euz("tasks/get"),
   params: M.extend({
    taskId: m.YjP()
   })
  }), bo = L.merge(go), Po = N.extend({
   method: m.euz("tasks/result"),
   params: M.extend({
    taskId: m.YjP()
   })
  }), wo = L.loose(), $o = ve.extend({
   method: m.euz("tasks/list")
  }), Ro = _e.extend({
   tasks: m.YOg(go)
  }), ko = N.extend({
   method: m.euz("tasks/cancel"),
   params: M.extend({
    taskId: m.YjP()
   })
  }), jo = L.merge(go), Io = m.KCZ([ me, ie, ue, io, Rt, tt, Xe, Ie, Ee, Me, ze, Le, De, St, ft ]), Co = m.KCZ([ G, ge, de, mo ]), Eo = m.KCZ([ Z, Yt, zt, ro, po ]), Oo = m.KCZ([ me, Nt, eo, uo ]), To = m.KCZ([ G, ge, jt, We, Ne, bt, ut, Fe, oo ]), xo = m.KCZ([ Z, le, pe, co, dt, Qe, Ce, Oe, qe, yt, gt, Je ]);
  var Mo;
  Mo || (Mo = {});
  var qo = o(88532), No = o(49567);
  const Yo = m.OZ5().superRefine((e, t) => {
   if (!URL.canParse(e)) return t.addIssue({
    code: "custom",
    message: "URL must be parseable",
    fatal: !0
   }), qo.tm;
  }).refine(e => {
   const t = new URL(e);
   return "javascript:" !== t.protocol && "data:" !== t.protocol && "vbscript:" !== t.protocol;
  }, {
   message: "URL cannot use javascript:, data:, or vbscript: scheme"
  }), zo = m._H3({
   resource: m.YjP().url(),
   authorization_servers: m.YOg(Yo).optional(),
   jwks_uri: m.YjP().url().optional(),
   scopes_supported: m.YOg(m.YjP()).optional(),
   bearer_methods_supported: m.YOg(m.YjP()).optional(),
   resource_signing_alg_values_supported: m.YOg(m.YjP()).optional(),
   resource_name: m.YjP().optional(),
   resource_documentation: m.YjP().optional(),
   resource_policy_uri: m.YjP().url().optional(),
   resource_tos_uri: m.YjP().url().optional(),
   tls_client_certificate_bound_access_tokens: m.zMY().optional(),
   authorization_details_types_supported: m.YOg(m.YjP()).optional(),
   dpop_signing_alg_values_supported: m.YOg(m.YjP()).optional(),
   dpop_bound_access_tokens_required: m.zMY().optional()
  }), Ao = m._H3({
   issuer: m.YjP(),
   authorization_endpoint: Yo,
   token_endpoint: Yo,
   registration_endpoint: Yo.optional(),
   scopes_supported: m.YOg(m.YjP()).optional(),
   response_types_supported: m.YOg(m.YjP()),
   response_modes_supported: m.YOg(m.YjP()).optional(),
   grant_types_supported: m.YOg(m.YjP()).optional(),
   token_endpoint_auth_methods_supported: m.YOg(m.YjP()).optional(),
   token_endpoint_auth_signing_alg_values_supported: m.YOg(m.YjP()).optional(),
   service_documentation: Yo.optional(),
   revocation_endpoint: Yo.optional(),
   revocation_endpoint_auth_methods_supported: m.YOg(m.YjP()).optional(),
   revocation_endpoint_auth_signing_alg_values_supported: m.YOg(m.YjP()).optional(),
   introspection_endpoint: m.YjP().optional(),
   introspection_endpoint_auth_methods_supported: m.YOg(m.YjP()).optional(),
   introspection_endpoint_auth_signing_alg_values_supported: m.YOg(m.YjP()).optional(),
   code_challenge_methods_supported: m.YOg(m.YjP()).optional(),
   client_id_metadata_document_supported: m.zMY().optional(),
   authorization_response_iss_parameter_supported: m.zMY().optional().catch(void 0),
   dpop_signing_alg_values_supported: m.YOg(m.YjP()).optional()
  }), Lo = m._H3({
   issuer: m.YjP(),
   authorization_endpoint: Yo,
   token_endpoint: Yo,
   userinfo_endpoint: Yo.optional(),
   jwks_uri: Yo,
   registration_endpoint: Yo.optional(),
   scopes_supported: m.YOg(m.YjP()).optional(),
   response_types_supported: m.YOg(m.YjP()),
   response_modes_supported: m.YOg(m.YjP()).optional(),
   grant_types_supported: m.YOg(m.YjP()).optional(),
   acr_values_supported: m.YOg(m.YjP()).optional(),
   subject_types_supported: m.YOg(m.YjP()),
   id_token_signing_alg_values_supported: m.YOg(m.YjP()),
   id_token_encryption_alg_values_supported: m.YOg(m.YjP()).optional(),
   id_token_encryption_enc_values_supported: m.YOg(m.YjP()).optional(),
   userinfo_signing_alg_values_supported: m.YOg(m.YjP()).optional(),
   userinfo_encryption_alg_values_supported: m.YOg(m.YjP()).optional(),
   userinfo_encryption_enc_values_supported: m.YOg(m.YjP()).optional(),
   request_object_signing_alg_values_supported: m.YOg(m.YjP()).optional(),
   request_object_encryption_alg_values_supported: m.YOg(m.YjP()).optional(),
   request_object_encryption_enc_values_supported: m.YOg(m.YjP()).optional(),
   token_endpoint_auth_methods_supported: m.YOg(m.YjP()).optional(),
   token_endpoint_auth_signing_alg_values_supported: m.YOg(m.YjP()).optional(),
   display_values_supported: m.YOg(m.YjP()).optional(),
   claim_types_supported: m.YOg(m.YjP()).optional(),
   claims_supported: m.YOg(m.YjP()).optional(),
   service_documentation: m.YjP().optional(),
   claims_locales_supported: m.YOg(m.YjP()).optional(),
   ui_locales_supported: m.YOg(m.YjP()).optional(),
   claims_parameter_supported: m.zMY().optional(),
   request_parameter_supported: m.zMY().optional(),
   request_uri_parameter_supported: m.zMY().optional(),
   require_request_uri_registration: m.zMY().optional(),
   op_policy_uri: Yo.optional(),
   op_tos_uri: Yo.optional(),
   client_id_metadata_document_supported: m.zMY().optional(),
   authorization_response_iss_parameter_supported: m.zMY().optional().catch(void 0)
  }), Vo = m.Ikc({
   ...Lo.shape,
   ...Ao.pick({
    code_challenge_methods_supported: !0
   }).shape
  }), Uo = m.Ikc({
   access_token: m.YjP(),
   id_token: m.YjP().optional(),
   token_type: m.YjP(),
   expires_in: No.ai().optional(),
   scope: m.YjP().optional(),
   refresh_token: m.YjP().optional(),
   issuer: m.YjP().optional().catch(void 0)
  }).strip(), Do = m.Ikc({
   issued_token_type: m.euz("urn:ietf:params:oauth:token-type:id-jag"),
   access_token: m.YjP(),
   token_type: m.YjP().optional(),
   expires_in: m.aig().optional(),
   scope: m.YjP().optional()
  }).strip(), Ho = m.Ikc({
   error: m.YjP(),
   error_description: m.YjP().optional(),
   error_uri: m.YjP().optional()
  }), Fo = Yo.optional().or(m.euz("").transform(() => {})), Ko = m.Ikc({
   redirect_uris: m.YOg(Yo),
   token_endpoint_auth_method: m.YjP().optional(),
   grant_types: m.YOg(m.YjP()).optional(),
   response_types: m.YOg(m.YjP()).optional(),
   application_type: m.YjP().optional(),
   client_name: m.YjP().optional(),
   client_uri: Yo.optional(),
   logo_uri: Fo,
   scope: m.YjP().optional(),
   contacts: m.YOg(m.YjP()).optional(),
   tos_uri: Fo,
   policy_uri: m.YjP().optional(),
   jwks_uri: Yo.optional(),
   jwks: m.bzn().optional(),
   software_id: m.YjP().optional(),
   software_version: m.YjP().optional(),
   software_statement: m.YjP().optional()
  }).strip(), Jo = m.Ikc({
   client_id: m.YjP(),
   client_secret: m.YjP().optional(),
   client_id_issued_at: m.aig().optional(),
   client_secret_expires_at: m.aig().optional(),
   issuer: m.YjP().optional().catch(void 0)
  }).strip(), Zo = Ko.merge(Jo), Wo = m.Ikc({
   error: m.YjP(),
   error_description: m.YjP().optional()
  }).strip(), Go = m.Ikc({
   token: m.YjP(),
   token_type_hint: m.YjP().optional()
  }).strip();
  var Bo = o(43852), Xo = o(98439);
  const Qo = Symbol.for("mcp.sdk.errorBrands");
  function stampErrorBrands(e, t) {
   const o = new Set;
   let r = t;
   for (;"function" == typeof r; ) {
    const e = r.mcpBrand;
    Object.prototype.hasOwnProperty.call(r, "mcpBrand") && "string" == typeof e && o.add(e), 
    r = Object.getPrototypeOf(r);
   }
   0 !== o.size && Object.defineProperty(e, Qo, {
    value: o,
    enumerable: !1,
    configurable: !0
   });
  }
  function brandedHasInstance(e, t) {
   try {
    if ("object" == typeof t && null !== t && Object.prototype.hasOwnProperty.call(e, "mcpBrand") && "string" == typeof e.mcpBrand && Object.prototype.hasOwnProperty.call(t, Qo)) {
     const o = t[Qo];
     if (o && "function" == typeof o.has && o.has(e.mcpBrand)) return !0;
    }
   } catch {}
   return Function.prototype[Symbol.hasInstance].call(e, t);
  }
  let er = function(e) {
   return e.InvalidRequest = "invalid_request", e.InvalidClient = "invalid_client", 
   e.InvalidGrant = "invalid_grant", e.UnauthorizedClient = "unauthorized_client", 
   e.UnsupportedGrantType = "unsupported_grant_type", e.InvalidScope = "invalid_scope", 
   e.AccessDenied = "access_denied", e.ServerError = "server_error", e.TemporarilyUnavailable = "temporarily_unavailable", 
   e.UnsupportedResponseType = "unsupported_response_type", e.UnsupportedTokenType = "unsupported_token_type", 
   e.InvalidToken = "invalid_token", e.MethodNotAllowed = "method_not_allowed", e.TooManyRequests = "too_many_requests", 
   e.InvalidClientMetadata = "invalid_client_metadata", e.InvalidRedirectUri = "invalid_redirect_uri", 
   e.InsufficientScope = "insufficient_scope", e.InvalidTarget = "invalid_target", 
   e.InvalidDpopProof = "invalid_dpop_proof", e.UseDpopNonce = "use_dpop_nonce", e;
  }({});
  var tr = class OAuthError extends Error {
   static {
    Object.defineProperty(this, "mcpBrand", {
     value: "mcp.OAuthError"
    });
   }
   static [Symbol.hasInstance](e) {
    return brandedHasInstance(this, e);
   }
   static isInstance(e) {
    if ("function" != typeof this) throw new TypeError("isInstance must be called on the class (e.g. `SdkError.isInstance(value)`); for callbacks use `v => SdkError.isInstance(v)`");
    return brandedHasInstance(this, e);
   }
   constructor(e, t, o) {
    super(t), this.code = e, this.errorUri = o, this.name = "OAuthError", stampErrorBrands(this, new.target);
   }
   toResponseObject() {
    const e = {
     error: this.code,
     error_description: this.message
    };
    return this.errorUri && (e.error_uri = this.errorUri), e;
   }
   static fromResponse(e) {
    return new OAuthError(e.error, e.error_description ?? e.error, e.error_uri);
   }
  };
  let or = function(e) {
   return e.NotConnected = "NOT_CONNECTED", e.AlreadyConnected = "ALREADY_CONNECTED", 
   e.NotInitialized = "NOT_INITIALIZED", e.CapabilityNotSupported = "CAPABILITY_NOT_SUPPORTED", 
   e.RequestTimeout = "REQUEST_TIMEOUT", e.ConnectionClosed = "CONNECTION_CLOSED", 
   e.SendFailed = "SEND_FAILED", e.InvalidResult = "INVALID_RESULT", e.UnsupportedResultType = "UNSUPPORTED_RESULT_TYPE", 
   e.InputRequiredRoundsExceeded = "INPUT_REQUIRED_ROUNDS_EXCEEDED", e.ListPaginationExceeded = "LIST_PAGINATION_EXCEEDED", 
   e.MethodNotSupportedByProtocolVersion = "METHOD_NOT_SUPPORTED_BY_PROTOCOL_VERSION", 
   e.EraNegotiationFailed = "ERA_NEGOTIATION_FAILED", e.ClientHttpNotImplemented = "CLIENT_HTTP_NOT_IMPLEMENTED", 
   e.ClientHttpAuthentication = "CLIENT_HTTP_AUTHENTICATION", e.ClientHttpForbidden = "CLIENT_HTTP_FORBIDDEN", 
   e.ClientHttpUnexpectedContent = "CLIENT_HTTP_UNEXPECTED_CONTENT", e.ClientHttpFailedToOpenStream = "CLIENT_HTTP_FAILED_TO_OPEN_STREAM", 
   e.ClientHttpFailedToTerminateSession = "CLIENT_HTTP_FAILED_TO_TERMINATE_SESSION", 
   e;
  }({});
  var rr = class extends Error {
   static {
    Object.defineProperty(this, "mcpBrand", {
     value: "mcp.SdkError"
    });
   }
   static [Symbol.hasInstance](e) {
    return brandedHasInstance(this, e);
   }
   static isInstance(e) {
    if ("function" != typeof this) throw new TypeError("isInstance must be called on the class (e.g. `SdkError.isInstance(value)`); for callbacks use `v => SdkError.isInstance(v)`");
    return brandedHasInstance(this, e);
   }
   constructor(e, t, o, r) {
    super(t, r), this.code = e, this.data = o, this.name = "SdkError", stampErrorBrands(this, new.target);
   }
  }, ar = class extends rr {
   static {
    Object.defineProperty(this, "mcpBrand", {
     value: "mcp.SdkHttpError"
    });
   }
   constructor(e, t, o, r) {
    super(e, t, o, r), this.name = "SdkHttpError";
   }
   get status() {
    return this.data.status;
   }
   get statusText() {
    return this.data.statusText;
   }
  };
  function src_CeKsbNLO_withoutIssuer(e) {
   if ("object" != typeof e || null === e || Array.isArray(e)) return e;
   const t = {
    ...e
   };
   return delete t.issuer, t;
  }
  const sr = "2026-07-28", nr = [ sr ];
  function isModernProtocolVersion(e) {
   return e >= sr;
  }
  function legacyProtocolVersions(e) {
   return e.filter(e => !isModernProtocolVersion(e));
  }
  function modernProtocolVersions(e) {
   return e.filter(e => isModernProtocolVersion(e));
  }
  function appendTextFallbackForNonObject(e) {
   const t = e.structuredContent;
   return void 0 === t ? e : "object" != typeof t || null === t || Array.isArray(t) ? e.content?.some(e => "text" === e.type) ? e : {
    ...e,
    content: [ ...e.content ?? [], {
     type: "text",
     text: JSON.stringify(t)
    } ]
   } : e;
  }
  const ir = [ "task", "inputRequests", "requestState" ];
  function normalizeContentlessToolResult(e) {
   return null === e || "object" != typeof e || Array.isArray(e) || void 0 !== e.content || ir.some(t => t in e) ? e : {
    ...e,
    content: []
   };
  }
  let cr;
  function buildSchemas2025() {
   return cr ??= function() {
    const e = m.RZV(() => m.KCZ([ m.YjP(), m.aig(), m.zMY(), m.chJ(), m.g1P(m.YjP(), e), m.YOg(e) ])), t = m.g1P(m.YjP(), e), o = m.KCZ([ m.YjP(), m.aig().int() ]), r = m.YjP(), a = m.Ikc({
     ttl: m.aig().optional()
    }), s = m.Ikc({
     taskId: m.YjP()
    }), n = m._H3({
     progressToken: o.optional(),
     "io.modelcontextprotocol/related-task": s.optional()
    }), i = m.Ikc({
     _meta: n.optional()
    }), c = i.extend({
     task: a.optional()
    }), l = m.Ikc({
     method: m.YjP(),
     params: i.loose().optional()
    }), d = m.Ikc({
     _meta: n.optional()
    }), u = m.Ikc({
     method: m.YjP(),
     params: d.loose().optional()
    }), p = m._H3({
     _meta: n.optional()
    }), h = m.KCZ([ m.YjP(), m.aig().int() ]), f = p.strict(), g = d.extend({
     requestId: h.optional(),
     reason: m.YjP().optional()
    }), y = u.extend({
     method: m.euz("notifications/cancelled"),
     params: g
    }), v = m.Ikc({
     src: m.YjP(),
     mimeType: m.YjP().optional(),
     sizes: m.YOg(m.YjP()).optional(),
     theme: m.k5n([ "light", "dark" ]).optional()
    }), S = m.Ikc({
     icons: m.YOg(v).optional()
    }), b = m.Ikc({
     name: m.YjP(),
     title: m.YjP().optional()
    }), P = b.extend({
     ...b.shape,
     ...S.shape,
     version: m.YjP(),
     websiteUrl: m.YjP().optional(),
     description: m.YjP().optional()
    }), w = m.E$q(m.Ikc({
     applyDefaults: m.zMY().optional()
    }), t), $ = m.vkY(e => e && "object" == typeof e && !Array.isArray(e) && 0 === Object.keys(e).length ? {
     form: {}
    } : e, m.E$q(m.Ikc({
     form: w.optional(),
     url: t.optional()
    }), t.optional())), R = m._H3({
     list: t.optional(),
     cancel: t.optional(),
     requests: m._H3({
      sampling: m._H3({
       createMessage: t.optional()
      }).optional(),
      elicitation: m._H3({
       create: t.optional()
      }).optional()
     }).optional()
    }), k = m._H3({
     list: t.optional(),
     cancel: t.optional(),
     requests: m._H3({
      tools: m._H3({
       call: t.optional()
      }).optional()
     }).optional()
    }), j = m.Ikc({
     experimental: m.g1P(m.YjP(), t).optional(),
     sampling: m.Ikc({
      context: t.optional(),
      tools: t.optional()
     }).optional(),
     elicitation: $.optional(),
     roots: m.Ikc({
      listChanged: m.zMY().optional()
     }).optional(),
     tasks: R.optional(),
     extensions: m.g1P(m.YjP(), t).optional()
    }), I = i.extend({
     protocolVersion: m.YjP(),
     capabilities: j,
     clientInfo: P
    }), C = l.extend({
     method: m.euz("initialize"),
     params: I
    }), E = m.Ikc({
     experimental: m.g1P(m.YjP(), t).optional(),
     logging: t.optional(),
     completions: t.optional(),
     prompts: m.Ikc({
      listChanged: m.zMY().optional()
     }).optional(),
     resources: m.Ikc({
      subscribe: m.zMY().optional(),
      listChanged: m.zMY().optional()
     }).optional(),
     tools: m.Ikc({
      listChanged: m.zMY().optional()
     }).optional(),
     tasks: k.optional(),
     extensions: m.g1P(m.YjP(), t).optional()
    }), O = p.extend({
     protocolVersion: m.YjP(),
     capabilities: E,
     serverInfo: P,
     instructions: m.YjP().optional()
    }), T = u.extend({
     method: m.euz("notifications/initialized"),
     params: d.optional()
    }), x = l.extend({
     method: m.euz("ping"),
     params: i.optional()
    }), M = m.Ikc({
     progress: m.aig(),
     total: m.lqM(m.aig()),
     message: m.lqM(m.YjP())
    }), q = m.Ikc({
     ...d.shape,
     ...M.shape,
     progressToken: o
    }), N = u.extend({
     method: m.euz("notifications/progress"),
     params: q
    }), Y = i.extend({
     cursor: r.optional()
    }), z = l.extend({
     params: Y.optional()
    }), A = p.extend({
     nextCursor: r.optional()
    }), L = m.Ikc({
     uri: m.YjP(),
     mimeType: m.lqM(m.YjP()),
     _meta: m.g1P(m.YjP(), m.L5J()).optional()
    }), V = L.extend({
     text: m.YjP()
    }), U = m.YjP().refine(e => {
     try {
      return atob(e), !0;
     } catch {
      return !1;
     }
    }, {
     message: "Invalid Base64 string"
    }), D = L.extend({
     blob: U
    }), H = m.k5n([ "user", "assistant" ]), F = m.Ikc({
     audience: m.YOg(H).optional(),
     priority: m.aig().min(0).max(1).optional(),
     lastModified: datetime({
      offset: !0
     }).optional()
    }), K = m.Ikc({
     ...b.shape,
     ...S.shape,
     uri: m.YjP(),
     description: m.lqM(m.YjP()),
     mimeType: m.lqM(m.YjP()),
     size: m.lqM(m.aig()),
     annotations: F.optional(),
     _meta: m.lqM(m._H3({}))
    }), J = m.Ikc({
     ...b.shape,
     ...S.shape,
     uriTemplate: m.YjP(),
     description: m.lqM(m.YjP()),
     mimeType: m.lqM(m.YjP()),
     annotations: F.optional(),
     _meta: m.lqM(m._H3({}))
    }), Z = z.extend({
     method: m.euz("resources/list")
    }), W = A.extend({
     resources: m.YOg(K)
    }), G = z.extend({
     method: m.euz("resources/templates/list")
    }), B = A.extend({
     resourceTemplates: m.YOg(J)
    }), X = i.extend({
     uri: m.YjP()
    }), Q = X, ee = l.extend({
     method: m.euz("resources/read"),
     params: Q
    }), te = p.extend({
     contents: m.YOg(m.KCZ([ V, D ]))
    }), oe = u.extend({
     method: m.euz("notifications/resources/list_changed"),
     params: d.optional()
    }), re = X, ae = l.extend({
     method: m.euz("resources/subscribe"),
     params: re
    }), se = X, ne = l.extend({
     method: m.euz("resources/unsubscribe"),
     params: se
    }), ie = d.extend({
     uri: m.YjP()
    }), ce = u.extend({
     method: m.euz("notifications/resources/updated"),
     params: ie
    }), le = m.Ikc({
     name: m.YjP(),
     description: m.lqM(m.YjP()),
     required: m.lqM(m.zMY())
    }), de = m.Ikc({
     ...b.shape,
     ...S.shape,
     description: m.lqM(m.YjP()),
     arguments: m.lqM(m.YOg(le)),
     _meta: m.lqM(m._H3({}))
    }), ue = z.extend({
     method: m.euz("prompts/list")
    }), pe = A.extend({
     prompts: m.YOg(de)
    }), me = i.extend({
     name: m.YjP(),
     arguments: m.g1P(m.YjP(), m.YjP()).optional()
    }), he = l.extend({
     method: m.euz("prompts/get"),
     params: me
    }), fe = m.Ikc({
     type: m.euz("text"),
     text: m.YjP(),
     annotations: F.optional(),
     _meta: m.g1P(m.YjP(), m.L5J()).optional()
    }), ge = m.Ikc({
     type: m.euz("image"),
     data: U,
     mimeType: m.YjP(),
     annotations: F.optional(),
     _meta: m.g1P(m.YjP(), m.L5J()).optional()
    }), ye = m.Ikc({
     type: m.euz("audio"),
     data: U,
     mimeType: m.YjP(),
     annotations: F.optional(),
     _meta: m.g1P(m.YjP(), m.L5J()).optional()
    }), ve = m.Ikc({
     type: m.euz("tool_use"),
     name: m.YjP(),
     id: m.YjP(),
     input: m.g1P(m.YjP(), m.L5J()),
     _meta: m.g1P(m.YjP(), m.L5J()).optional()
    }), _e = m.Ikc({
     type: m.euz("resource"),
     resource: m.KCZ([ V, D ]),
     annotations: F.optional(),
     _meta: m.g1P(m.YjP(), m.L5J()).optional()
    }), Se = K.extend({
     type: m.euz("resource_link")
    }), be = m.KCZ([ fe, ge, ye, Se, _e ]), Pe = m.Ikc({
     role: H,
     content: be
    }), we = p.extend({
     description: m.YjP().optional(),
     messages: m.YOg(Pe)
    }), $e = u.extend({
     method: m.euz("notifications/prompts/list_changed"),
     params: d.optional()
    }), Re = m.Ikc({
     title: m.YjP().optional(),
     readOnlyHint: m.zMY().optional(),
     destructiveHint: m.zMY().optional(),
     idempotentHint: m.zMY().optional(),
     openWorldHint: m.zMY().optional()
    }), ke = m.Ikc({
     taskSupport: m.k5n([ "required", "optional", "forbidden" ]).optional()
    }), je = m.Ikc({
     ...b.shape,
     ...S.shape,
     description: m.YjP().optional(),
     inputSchema: m.Ikc({
      type: m.euz("object"),
      properties: m.g1P(m.YjP(), e).optional(),
      required: m.YOg(m.YjP()).optional()
     }).catchall(m.L5J()),
     outputSchema: m.Ikc({
      type: m.euz("object"),
      properties: m.g1P(m.YjP(), e).optional(),
      required: m.YOg(m.YjP()).optional()
     }).catchall(m.L5J()).optional(),
     annotations: Re.optional(),
     execution: ke.optional(),
     _meta: m.g1P(m.YjP(), m.L5J()).optional()
    }), Ie = z.extend({
     method: m.euz("tools/list")
    }), Ce = A.extend({
     tools: m.YOg(je)
    }), Ee = p.extend({
     content: m.YOg(be),
     structuredContent: m.g1P(m.YjP(), m.L5J()).optional(),
     isError: m.zMY().optional()
    }), Oe = c.extend({
     name: m.YjP(),
     arguments: m.g1P(m.YjP(), m.L5J()).optional()
    }), Te = l.extend({
     method: m.euz("tools/call"),
     params: Oe
    }), xe = u.extend({
     method: m.euz("notifications/tools/list_changed"),
     params: d.optional()
    }), Me = m.k5n([ "debug", "info", "notice", "warning", "error", "critical", "alert", "emergency" ]), qe = i.extend({
     level: Me
    }), Ne = l.extend({
     method: m.euz("logging/setLevel"),
     params: qe
    }), Ye = d.extend({
     level: Me,
     logger: m.YjP().optional(),
     data: m.L5J()
    }), ze = u.extend({
     method: m.euz("notifications/message"),
     params: Ye
    }), Ae = m.Ikc({
     name: m.YjP().optional()
    }), Le = m.Ikc({
     hints: m.YOg(Ae).optional(),
     costPriority: m.aig().min(0).max(1).optional(),
     speedPriority: m.aig().min(0).max(1).optional(),
     intelligencePriority: m.aig().min(0).max(1).optional()
    }), Ve = m.Ikc({
     mode: m.k5n([ "auto", "required", "none" ]).optional()
    }), Ue = m.Ikc({
     type: m.euz("tool_result"),
     toolUseId: m.YjP().describe("The unique identifier for the corresponding tool call."),
     content: m.YOg(be),
     structuredContent: m.Ikc({}).loose().optional(),
     isError: m.zMY().optional(),
     _meta: m.g1P(m.YjP(), m.L5J()).optional()
    }), De = m.gMt("type", [ fe, ge, ye ]), He = m.gMt("type", [ fe, ge, ye, ve, Ue ]), Fe = m.Ikc({
     role: H,
     content: m.KCZ([ He, m.YOg(He) ]),
     _meta: m.g1P(m.YjP(), m.L5J()).optional()
    }), Ke = c.extend({
     messages: m.YOg(Fe),
     modelPreferences: Le.optional(),
     systemPrompt: m.YjP().optional(),
     includeContext: m.k5n([ "none", "thisServer", "allServers" ]).optional(),
     temperature: m.aig().optional(),
     maxTokens: m.aig().int(),
     stopSequences: m.YOg(m.YjP()).optional(),
     metadata: t.optional(),
     tools: m.YOg(je).optional(),
     toolChoice: Ve.optional()
    }), Je = l.extend({
     method: m.euz("sampling/createMessage"),
     params: Ke
    }), Ze = p.extend({
     model: m.YjP(),
     stopReason: m.lqM(m.k5n([ "endTurn", "stopSequence", "maxTokens" ]).or(m.YjP())),
     role: H,
     content: De
    }), We = p.extend({
     model: m.YjP(),
     stopReason: m.lqM(m.k5n([ "endTurn", "stopSequence", "maxTokens", "toolUse" ]).or(m.YjP())),
     role: H,
     content: m.KCZ([ He, m.YOg(He) ])
    }), Ge = m.Ikc({
     type: m.euz("boolean"),
     title: m.YjP().optional(),
     description: m.YjP().optional(),
     default: m.zMY().optional()
    }), Be = m.Ikc({
     type: m.euz("string"),
     title: m.YjP().optional(),
     description: m.YjP().optional(),
     minLength: m.aig().optional(),
     maxLength: m.aig().optional(),
     format: m.k5n([ "email", "uri", "date", "date-time" ]).optional(),
     default: m.YjP().optional()
    }), Xe = m.Ikc({
     type: m.k5n([ "number", "integer" ]),
     title: m.YjP().optional(),
     description: m.YjP().optional(),
     minimum: m.aig().optional(),
     maximum: m.aig().optional(),
     default: m.aig().optional()
    }), Qe = m.Ikc({
     type: m.euz("string"),
     title: m.YjP().optional(),
     description: m.YjP().optional(),
     enum: m.YOg(m.YjP()),
     default: m.YjP().optional()
    }), et = m.Ikc({
     type: m.euz("string"),
     title: m.YjP().optional(),
     description: m.YjP().optional(),
     oneOf: m.YOg(m.Ikc({
      const: m.YjP(),
      title: m.YjP()
     })),
     default: m.YjP().optional()
    }), tt = m.Ikc({
     type: m.euz("string"),
     title: m.YjP().optional(),
     description: m.YjP().optional(),
     enum: m.YOg(m.YjP()),
     enumNames: m.YOg(m.YjP()).optional(),
     default: m.YjP().optional()
    }), ot = m.KCZ([ Qe, et ]), rt = m.Ikc({
     type: m.euz("array"),
     title: m.YjP().optional(),
     description: m.YjP().optional(),
     minItems: m.aig().optional(),
     maxItems: m.aig().optional(),
     items: m.Ikc({
      type: m.euz("string"),
      enum: m.YOg(m.YjP())
     }),
     default: m.YOg(m.YjP()).optional()
    }), at = m.Ikc({
     type: m.euz("array"),
     title: m.YjP().optional(),
     description: m.YjP().optional(),
     minItems: m.aig().optional(),
     maxItems: m.aig().optional(),
     items: m.Ikc({
      anyOf: m.YOg(m.Ikc({
       const: m.YjP(),
       title: m.YjP()
      }))
     }),
     default: m.YOg(m.YjP()).optional()
    }), st = m.KCZ([ rt, at ]), nt = m.KCZ([ tt, ot, st ]), it = m.KCZ([ nt, Ge, Be, Xe ]), ct = c.extend({
     mode: m.euz("form").optional(),
     message: m.YjP(),
     requestedSchema: m.Ikc({
      type: m.euz("object"),
      properties: m.g1P(m.YjP(), it),
      required: m.YOg(m.YjP()).optional()
     }).catchall(m.L5J())
    }), lt = c.extend({
     mode: m.euz("url"),
     message: m.YjP(),
     elicitationId: m.YjP(),
     url: m.YjP().url()
    }), dt = m.KCZ([ ct, lt ]), ut = l.extend({
     method: m.euz("elicitation/create"),
     params: dt
    }), pt = d.extend({
     elicitationId: m.YjP()
    }), mt = u.extend({
     method: m.euz("notifications/elicitation/complete"),
     params: pt
    }), ht = p.extend({
     action: m.k5n([ "accept", "decline", "cancel" ]),
     content: m.vkY(e => null === e ? void 0 : e, m.g1P(m.YjP(), m.KCZ([ m.YjP(), m.aig(), m.zMY(), m.YOg(m.YjP()) ])).optional())
    }), ft = m.Ikc({
     type: m.euz("ref/resource"),
     uri: m.YjP()
    }), gt = m.Ikc({
     type: m.euz("ref/prompt"),
     name: m.YjP()
    }), yt = i.extend({
     ref: m.KCZ([ gt, ft ]),
     argument: m.Ikc({
      name: m.YjP(),
      value: m.YjP()
     }),
     context: m.Ikc({
      arguments: m.g1P(m.YjP(), m.YjP()).optional()
     }).optional()
    }), vt = l.extend({
     method: m.euz("completion/complete"),
     params: yt
    }), _t = p.extend({
     completion: m._H3({
      values: m.YOg(m.YjP()).max(100),
      total: m.lqM(m.aig().int()),
      hasMore: m.lqM(m.zMY())
     })
    }), St = m.Ikc({
     uri: m.YjP().startsWith("file://"),
     name: m.YjP().optional(),
     _meta: m.g1P(m.YjP(), m.L5J()).optional()
    }), bt = l.extend({
     method: m.euz("roots/list"),
     params: i.optional()
    }), Pt = p.extend({
     roots: m.YOg(St)
    }), wt = u.extend({
     method: m.euz("notifications/roots/list_changed"),
     params: d.optional()
    }), $t = m._H3({
     ttl: m.aig().optional(),
     pollInterval: m.aig().optional()
    }), Rt = m.k5n([ "working", "input_required", "completed", "failed", "cancelled" ]), kt = m.Ikc({
     taskId: m.YjP(),
     status: Rt,
     ttl: m.KCZ([ m.aig(), m.chJ() ]),
     createdAt: m.YjP(),
     lastUpdatedAt: m.YjP(),
     pollInterval: m.lqM(m.aig()),
     statusMessage: m.lqM(m.YjP())
    }), jt = p.extend({
     task: kt
    }), It = d.merge(kt), Ct = u.extend({
     method: m.euz("notifications/tasks/status"),
     params: It
    }), Et = l.extend({
     method: m.euz("tasks/get"),
     params: i.extend({
      taskId: m.YjP()
     })
    }), Ot = p.merge(kt), Tt = l.extend({
     method: m.euz("tasks/result"),
     params: i.extend({
      taskId: m.YjP()
     })
    }), xt = p.loose(), Mt = z.extend({
     method: m.euz("tasks/list")
    }), qt = A.extend({
     tasks: m.YOg(kt)
    }), Nt = l.extend({
     method: m.euz("tasks/cancel"),
     params: i.extend({
      taskId: m.YjP()
     })
    });
    return {
     JSONValueSchema: e,
     JSONObjectSchema: t,
     ProgressTokenSchema: o,
     CursorSchema: r,
     TaskMetadataSchema: a,
     RelatedTaskMetadataSchema: s,
     RequestMetaSchema: n,
     BaseRequestParamsSchema: i,
     TaskAugmentedRequestParamsSchema: c,
     RequestSchema: l,
     NotificationsParamsSchema: d,
     NotificationSchema: u,
     ResultSchema: p,
     RequestIdSchema: h,
     EmptyResultSchema: f,
     CancelledNotificationParamsSchema: g,
     CancelledNotificationSchema: y,
     IconSchema: v,
     IconsSchema: S,
     BaseMetadataSchema: b,
     ImplementationSchema: P,
     ClientTasksCapabilitySchema: R,
     ServerTasksCapabilitySchema: k,
     ClientCapabilitiesSchema: j,
     InitializeRequestParamsSchema: I,
     InitializeRequestSchema: C,
     ServerCapabilitiesSchema: E,
     InitializeResultSchema: O,
     InitializedNotificationSchema: T,
     PingRequestSchema: x,
     ProgressSchema: M,
     ProgressNotificationParamsSchema: q,
     ProgressNotificationSchema: N,
     PaginatedRequestParamsSchema: Y,
     PaginatedRequestSchema: z,
     PaginatedResultSchema: A,
     ResourceContentsSchema: L,
     TextResourceContentsSchema: V,
     BlobResourceContentsSchema: D,
     RoleSchema: H,
     AnnotationsSchema: F,
     ResourceSchema: K,
     ResourceTemplateSchema: J,
     ListResourcesRequestSchema: Z,
     ListResourcesResultSchema: W,
     ListResourceTemplatesRequestSchema: G,
     ListResourceTemplatesResultSchema: B,
     ResourceRequestParamsSchema: X,
     ReadResourceRequestParamsSchema: Q,
     ReadResourceRequestSchema: ee,
     ReadResourceResultSchema: te,
     ResourceListChangedNotificationSchema: oe,
     SubscribeRequestParamsSchema: re,
     SubscribeRequestSchema: ae,
     UnsubscribeRequestParamsSchema: se,
     UnsubscribeRequestSchema: ne,
     ResourceUpdatedNotificationParamsSchema: ie,
     ResourceUpdatedNotificationSchema: ce,
     PromptArgumentSchema: le,
     PromptSchema: de,
     ListPromptsRequestSchema: ue,
     ListPromptsResultSchema: pe,
     GetPromptRequestParamsSchema: me,
     GetPromptRequestSchema: he,
     TextContentSchema: fe,
     ImageContentSchema: ge,
     AudioContentSchema: ye,
     ToolUseContentSchema: ve,
     EmbeddedResourceSchema: _e,
     ResourceLinkSchema: Se,
     ContentBlockSchema: be,
     PromptMessageSchema: Pe,
     GetPromptResultSchema: we,
     PromptListChangedNotificationSchema: $e,
     ToolAnnotationsSchema: Re,
     ToolExecutionSchema: ke,
     ToolSchema: je,
     ListToolsRequestSchema: Ie,
     ListToolsResultSchema: Ce,
     CallToolResultSchema: Ee,
     CallToolRequestParamsSchema: Oe,
     CallToolRequestSchema: Te,
     ToolListChangedNotificationSchema: xe,
     LoggingLevelSchema: Me,
     SetLevelRequestParamsSchema: qe,
     SetLevelRequestSchema: Ne,
     LoggingMessageNotificationParamsSchema: Ye,
     LoggingMessageNotificationSchema: ze,
     ModelHintSchema: Ae,
     ModelPreferencesSchema: Le,
     ToolChoiceSchema: Ve,
     ToolResultContentSchema: Ue,
     SamplingContentSchema: De,
     SamplingMessageContentBlockSchema: He,
     SamplingMessageSchema: Fe,
     CreateMessageRequestParamsSchema: Ke,
     CreateMessageRequestSchema: Je,
     CreateMessageResultSchema: Ze,
     CreateMessageResultWithToolsSchema: We,
     BooleanSchemaSchema: Ge,
     StringSchemaSchema: Be,
     NumberSchemaSchema: Xe,
     UntitledSingleSelectEnumSchemaSchema: Qe,
     TitledSingleSelectEnumSchemaSchema: et,
     LegacyTitledEnumSchemaSchema: tt,
     SingleSelectEnumSchemaSchema: ot,
     UntitledMultiSelectEnumSchemaSchema: rt,
     TitledMultiSelectEnumSchemaSchema: at,
     MultiSelectEnumSchemaSchema: st,
     EnumSchemaSchema: nt,
     PrimitiveSchemaDefinitionSchema: it,
     ElicitRequestFormParamsSchema: ct,
     ElicitRequestURLParamsSchema: lt,
     ElicitRequestParamsSchema: dt,
     ElicitRequestSchema: ut,
     ElicitationCompleteNotificationParamsSchema: pt,
     ElicitationCompleteNotificationSchema: mt,
     ElicitResultSchema: ht,
     ResourceTemplateReferenceSchema: ft,
     PromptReferenceSchema: gt,
     CompleteRequestParamsSchema: yt,
     CompleteRequestSchema: vt,
     CompleteResultSchema: _t,
     RootSchema: St,
     ListRootsRequestSchema: bt,
     ListRootsResultSchema: Pt,
     RootsListChangedNotificationSchema: wt,
     TaskCreationParamsSchema: $t,
     TaskStatusSchema: Rt,
     TaskSchema: kt,
     CreateTaskResultSchema: jt,
     TaskStatusNotificationParamsSchema: It,
     TaskStatusNotificationSchema: Ct,
     GetTaskRequestSchema: Et,
     GetTaskResultSchema: Ot,
     GetTaskPayloadRequestSchema: Tt,
     GetTaskPayloadResultSchema: xt,
     ListTasksRequestSchema: Mt,
     ListTasksResultSchema: qt,
     CancelTaskRequestSchema: Nt,
     CancelTaskResultSchema: p.merge(kt),
     ClientRequestSchema: m.KCZ([ x, C, vt, Ne, he, ue, Z, G, ee, ae, ne, Te, Ie, Et, Tt, Mt, Nt ]),
     ClientNotificationSchema: m.KCZ([ y, N, T, wt, Ct ]),
     ClientResultSchema: m.KCZ([ f, Ze, We, ht, Pt, Ot, qt, jt ]),
     ServerRequestSchema: m.KCZ([ x, Je, ut, bt, Et, Tt, Mt, Nt ]),
     ServerNotificationSchema: m.KCZ([ y, N, ze, ce, oe, xe, $e, Ct, mt ]),
     ServerResultSchema: m.KCZ([ f, O, _t, we, pe, W, B, te, Ee, Ce, Ot, qt, jt ]),
     CallToolResultWireSchema: m.L5J().superRefine((e, t) => {
      if ("object" == typeof e && null !== e && !Array.isArray(e) && void 0 === e.content) for (const o of ir) if (o in e) return void t.addIssue({
       code: "custom",
       message: `content is required when the body carries '${o}' \u2014 another result family cannot default into an empty tools/call success`
      });
     }).transform(normalizeContentlessToolResult).pipe(Ee)
    };
   }();
  }
  function isNonObjectJsonSchemaRoot(e) {
   return "object" !== e.type;
  }
  const lr = new Set([ "const", "enum", "default", "examples" ]), dr = new Set([ "properties", "patternProperties", "$defs", "definitions", "dependentSchemas", "dependencies" ]);
  function establishesNewBase(e) {
   return void 0 !== e && !("string" == typeof e && e.startsWith("#"));
  }
  function wrapOutputSchemaForLegacy(e) {
   const t = "string" == typeof e.$schema ? e.$schema : void 0;
   if (establishesNewBase(e.$id)) return {
    ...void 0 !== t && {
     $schema: t
    },
    type: "object",
    properties: {
     result: e
    },
    required: [ "result" ]
   };
   const o = function(e) {
    return "string" == typeof e && d.has(e.replace(/#$/, ""));
   }(e.$schema) && !0 !== e.$recursiveAnchor, rewriteRefs = (e, t) => {
    if (Array.isArray(e)) return e.map(e => rewriteRefs(e, !1));
    if (null === e || "object" != typeof e) return e;
    if (!t && establishesNewBase(e.$id)) return e;
    const r = {};
    let a = !1;
    for (const [s, n] of Object.entries(e)) t ? r[s] = rewriteRefs(n, !1) : "$ref" !== s && "$dynamicRef" !== s || "string" != typeof n ? "$recursiveRef" === s && "#" === n && o ? a = !0 : lr.has(s) ? r[s] = n : dr.has(s) ? r[s] = rewriteRefs(n, !0) : r[s] = rewriteRefs(n, !1) : r[s] = "#" === n ? "#/properties/result" : n.startsWith("#/") ? `#/properties/result${n.slice(1)}` : n;
    return a && ("$ref" in r ? r.allOf = [ ...Array.isArray(r.allOf) ? r.allOf : [], {
     $ref: "#/properties/result"
    } ] : r.$ref = "#/properties/result"), r;
   };
   return {
    ...void 0 !== t && {
     $schema: t
    },
    type: "object",
    properties: {
     result: rewriteRefs(e, !1)
    },
    required: [ "result" ]
   };
  }
  const ur = {
   ping: null,
   initialize: null,
   "completion/complete": null,
   "logging/setLevel": null,
   "prompts/get": null,
   "prompts/list": null,
   "resources/list": null,
   "resources/templates/list": null,
   "resources/read": null,
   "resources/subscribe": null,
   "resources/unsubscribe": null,
   "tools/call": null,
   "tools/list": null,
   "tasks/get": null,
   "tasks/result": null,
   "tasks/list": null,
   "tasks/cancel": null,
   "sampling/createMessage": null,
   "elicitation/create": null,
   "roots/list": null
  }, pr = {
   "notifications/cancelled": null,
   "notifications/progress": null,
   "notifications/initialized": null,
   "notifications/roots/list_changed": null,
   "notifications/tasks/status": null,
   "notifications/message": null,
   "notifications/resources/updated": null,
   "notifications/resources/list_changed": null,
   "notifications/tools/list_changed": null,
   "notifications/prompts/list_changed": null,
   "notifications/elicitation/complete": null
  }, mr = {
   ping: null,
   initialize: null,
   "completion/complete": null,
   "logging/setLevel": null,
   "prompts/get": null,
   "prompts/list": null,
   "resources/list": null,
   "resources/templates/list": null,
   "resources/read": null,
   "resources/subscribe": null,
   "resources/unsubscribe": null,
   "tools/call": null,
   "tools/list": null,
   "sampling/createMessage": null,
   "elicitation/create": null,
   "roots/list": null
  };
  let hr;
  function registryMaps() {
   if (hr) return hr;
   const e = buildSchemas2025();
   return hr = {
    requestSchemas: {
     ping: e.PingRequestSchema,
     initialize: e.InitializeRequestSchema,
     "completion/complete": e.CompleteRequestSchema,
     "logging/setLevel": e.SetLevelRequestSchema,
     "prompts/get": e.GetPromptRequestSchema,
     "prompts/list": e.ListPromptsRequestSchema,
     "resources/list": e.ListResourcesRequestSchema,
     "resources/templates/list": e.ListResourceTemplatesRequestSchema,
     "resources/read": e.ReadResourceRequestSchema,
     "resources/subscribe": e.SubscribeRequestSchema,
     "resources/unsubscribe": e.UnsubscribeRequestSchema,
     "tools/call": e.CallToolRequestSchema,
     "tools/list": e.ListToolsRequestSchema,
     "tasks/get": e.GetTaskRequestSchema,
     "tasks/result": e.GetTaskPayloadRequestSchema,
     "tasks/list": e.ListTasksRequestSchema,
     "tasks/cancel": e.CancelTaskRequestSchema,
     "sampling/createMessage": e.CreateMessageRequestSchema,
     "elicitation/create": e.ElicitRequestSchema,
     "roots/list": e.ListRootsRequestSchema
    },
    notificationSchemas: {
     "notifications/cancelled": e.CancelledNotificationSchema,
     "notifications/progress": e.ProgressNotificationSchema,
     "notifications/initialized": e.InitializedNotificationSchema,
     "notifications/roots/list_changed": e.RootsListChangedNotificationSchema,
     "notifications/tasks/status": e.TaskStatusNotificationSchema,
     "notifications/message": e.LoggingMessageNotificationSchema,
     "notifications/resources/updated": e.ResourceUpdatedNotificationSchema,
     "notifications/resources/list_changed": e.ResourceListChangedNotificationSchema,
     "notifications/tools/list_changed": e.ToolListChangedNotificationSchema,
     "notifications/prompts/list_changed": e.PromptListChangedNotificationSchema,
     "notifications/elicitation/complete": e.ElicitationCompleteNotificationSchema
    },
    resultSchemas: {
     ping: e.EmptyResultSchema,
     initialize: e.InitializeResultSchema,
     "completion/complete": e.CompleteResultSchema,
     "logging/setLevel": e.EmptyResultSchema,
     "prompts/get": e.GetPromptResultSchema,
     "prompts/list": e.ListPromptsResultSchema,
     "resources/list": e.ListResourcesResultSchema,
     "resources/templates/list": e.ListResourceTemplatesResultSchema,
     "resources/read": e.ReadResourceResultSchema,
     "resources/subscribe": e.EmptyResultSchema,
     "resources/unsubscribe": e.EmptyResultSchema,
     "tools/call": e.CallToolResultWireSchema,
     "tools/list": e.ListToolsResultSchema,
     "sampling/createMessage": e.CreateMessageResultWithToolsSchema,
     "elicitation/create": e.ElicitResultSchema,
     "roots/list": e.ListRootsResultSchema
    }
   }, hr;
  }
  function hasRequestMethod2025(e) {
   return Object.prototype.hasOwnProperty.call(ur, e);
  }
  function hasNotificationMethod2025(e) {
   return Object.prototype.hasOwnProperty.call(pr, e);
  }
  function isPlainObject$5(e) {
   return null !== e && "object" == typeof e && !Array.isArray(e);
  }
  function triState$1(e, t) {
   if (void 0 === e) return {
    ok: !1,
    reason: "not-in-era"
   };
   const o = e.safeParse(t);
   return o.success ? {
    ok: !0,
    value: o.data
   } : {
    ok: !1,
    reason: "invalid",
    message: String(o.error)
   };
  }
  Object.keys(ur), Object.keys(pr);
  const fr = {
   ok: !1,
   reason: "not-in-era"
  };
  function toolNeedsLegacyWrap(e) {
   return isPlainObject$5(e) && isPlainObject$5(e.outputSchema) && isNonObjectJsonSchemaRoot(e.outputSchema);
  }
  const gr = {
   era: "2025-11-25",
   hasRequestMethod: hasRequestMethod2025,
   hasNotificationMethod: hasNotificationMethod2025,
   validateRequest: (e, t) => triState$1(function(e) {
    return hasRequestMethod2025(e) ? registryMaps().requestSchemas[e] : void 0;
   }(e), t),
   validateResult: (e, t) => triState$1(function(e) {
    return function(e) {
     return Object.prototype.hasOwnProperty.call(mr, e);
    }(e) ? registryMaps().resultSchemas[e] : void 0;
   }(e), t),
   validateNotification: (e, t) => triState$1(function(e) {
    return hasNotificationMethod2025(e) ? registryMaps().notificationSchemas[e] : void 0;
   }(e), t),
   hasInputRequestMethod: () => !1,
   validateInputRequest: () => fr,
   validateInputResponse: () => fr,
   samplingResultVariant: (e, t) => {
    const o = buildSchemas2025();
    return triState$1(e ? o.CreateMessageResultWithToolsSchema : o.CreateMessageResultSchema, t);
   },
   outboundEnvelope: e => {},
   validateEnvelopeMeta: e => [],
   projectCallToolResult(e, t) {
    const o = appendTextFallbackForNonObject(e), r = o.structuredContent;
    if (void 0 === r) return o;
    const a = "object" != typeof r || null === r || Array.isArray(r), s = void 0 !== t && isNonObjectJsonSchemaRoot(t);
    return a || s ? {
     ...o,
     structuredContent: {
      result: r
     }
    } : o;
   },
   decodeResult(e, t) {
    if (isPlainObject$5(t) && "resultType" in t) {
     const e = {
      ...t
     };
     return delete e.resultType, {
      kind: "complete",
      result: e
     };
    }
    return {
     kind: "complete",
     result: t
    };
   },
   encodeResult(e, t) {
    if ("tools/list" !== e) return t;
    const o = t.tools;
    return Array.isArray(o) && o.some(e => toolNeedsLegacyWrap(e)) ? {
     ...t,
     tools: o.map(e => toolNeedsLegacyWrap(e) ? {
      ...e,
      outputSchema: wrapOutputSchemaForLegacy(e.outputSchema)
     } : e)
    } : t;
   },
   encodeErrorCode: e => -32002 === e ? -32602 : e,
   checkInboundEnvelope: e => {}
  };
  let yr;
  function buildSchemas2026() {
   return yr ??= function() {
    const e = m.RZV(() => m.KCZ([ m.YjP(), m.aig(), m.zMY(), m.chJ(), m.g1P(m.YjP(), e), m.YOg(e) ])), t = m.g1P(m.YjP(), e), o = m.KCZ([ m.YjP(), m.aig().int() ]), r = m.YjP(), a = m.KCZ([ m.YjP(), m.aig().int() ]), s = m.k5n([ "user", "assistant" ]), n = m.k5n([ "debug", "info", "notice", "warning", "error", "critical", "alert", "emergency" ]), i = m.YjP().refine(e => {
     try {
      return atob(e), !0;
     } catch {
      return !1;
     }
    }, {
     message: "Invalid Base64 string"
    }), c = m.Ikc({
     ttl: m.aig().optional()
    }), l = m.Ikc({
     taskId: m.YjP()
    }), d = m._H3({
     progressToken: o.optional(),
     "io.modelcontextprotocol/related-task": l.optional()
    }), u = m.Ikc({
     _meta: d.optional()
    }), p = u.extend({
     task: c.optional()
    }), h = m.Ikc({
     _meta: d.optional()
    }), f = m.Ikc({
     method: m.YjP(),
     params: h.loose().optional()
    }), g = m.Ikc({
     src: m.YjP(),
     mimeType: m.YjP().optional(),
     sizes: m.YOg(m.YjP()).optional(),
     theme: m.k5n([ "light", "dark" ]).optional()
    }), y = m.Ikc({
     icons: m.YOg(g).optional()
    }), w = m.Ikc({
     name: m.YjP(),
     title: m.YjP().optional()
    }), R = w.extend({
     ...w.shape,
     ...y.shape,
     version: m.YjP(),
     websiteUrl: m.YjP().optional(),
     description: m.YjP().optional()
    }), k = m.E$q(m.Ikc({
     applyDefaults: m.zMY().optional()
    }), t), j = m.vkY(e => e && "object" == typeof e && !Array.isArray(e) && 0 === Object.keys(e).length ? {
     form: {}
    } : e, m.E$q(m.Ikc({
     form: k.optional(),
     url: t.optional()
    }), t.optional())), I = m._H3({
     list: t.optional(),
     cancel: t.optional(),
     requests: m._H3({
      sampling: m._H3({
       createMessage: t.optional()
      }).optional(),
      elicitation: m._H3({
       create: t.optional()
      }).optional()
     }).optional()
    }), C = m._H3({
     list: t.optional(),
     cancel: t.optional(),
     requests: m._H3({
      tools: m._H3({
       call: t.optional()
      }).optional()
     }).optional()
    }), E = m.Ikc({
     experimental: m.g1P(m.YjP(), t).optional(),
     sampling: m.Ikc({
      context: t.optional(),
      tools: t.optional()
     }).optional(),
     elicitation: j.optional(),
     roots: m.Ikc({
      listChanged: m.zMY().optional()
     }).optional(),
     tasks: I.optional(),
     extensions: m.g1P(m.YjP(), t).optional()
    }), O = m.Ikc({
     experimental: m.g1P(m.YjP(), t).optional(),
     logging: t.optional(),
     completions: t.optional(),
     prompts: m.Ikc({
      listChanged: m.zMY().optional()
     }).optional(),
     resources: m.Ikc({
      subscribe: m.zMY().optional(),
      listChanged: m.zMY().optional()
     }).optional(),
     tools: m.Ikc({
      listChanged: m.zMY().optional()
     }).optional(),
     tasks: C.optional(),
     extensions: m.g1P(m.YjP(), t).optional()
    }), T = m.Ikc({
     progress: m.aig(),
     total: m.lqM(m.aig()),
     message: m.lqM(m.YjP())
    }), x = m.Ikc({
     ...h.shape,
     ...T.shape,
     progressToken: o
    }), M = f.extend({
     method: m.euz("notifications/progress"),
     params: x
    }), q = h.extend({
     level: n,
     logger: m.YjP().optional(),
     data: m.L5J()
    }), N = f.extend({
     method: m.euz("notifications/message"),
     params: q
    }), Y = m.Ikc({
     uri: m.YjP(),
     mimeType: m.lqM(m.YjP()),
     _meta: m.g1P(m.YjP(), m.L5J()).optional()
    }), z = Y.extend({
     text: m.YjP()
    }), A = Y.extend({
     blob: i
    }), L = m.Ikc({
     audience: m.YOg(s).optional(),
     priority: m.aig().min(0).max(1).optional(),
     lastModified: datetime({
      offset: !0
     }).optional()
    }), V = m.Ikc({
     ...w.shape,
     ...y.shape,
     uri: m.YjP(),
     description: m.lqM(m.YjP()),
     mimeType: m.lqM(m.YjP()),
     size: m.lqM(m.aig()),
     annotations: L.optional(),
     _meta: m.lqM(m._H3({}))
    }), U = m.Ikc({
     ...w.shape,
     ...y.shape,
     uriTemplate: m.YjP(),
     description: m.lqM(m.YjP()),
     mimeType: m.lqM(m.YjP()),
     annotations: L.optional(),
     _meta: m.lqM(m._H3({}))
    }), D = f.extend({
     method: m.euz("notifications/resources/list_changed"),
     params: h.optional()
    }), H = h.extend({
     uri: m.YjP()
    }), F = f.extend({
     method: m.euz("notifications/resources/updated"),
     params: H
    }), K = m.Ikc({
     name: m.YjP(),
     description: m.lqM(m.YjP()),
     required: m.lqM(m.zMY())
    }), J = m.Ikc({
     ...w.shape,
     ...y.shape,
     description: m.lqM(m.YjP()),
     arguments: m.lqM(m.YOg(K)),
     _meta: m.lqM(m._H3({}))
    }), Z = f.extend({
     method: m.euz("notifications/prompts/list_changed"),
     params: h.optional()
    }), W = m.Ikc({
     type: m.euz("text"),
     text: m.YjP(),
     annotations: L.optional(),
     _meta: m.g1P(m.YjP(), m.L5J()).optional()
    }), G = m.Ikc({
     type: m.euz("image"),
     data: i,
     mimeType: m.YjP(),
     annotations: L.optional(),
     _meta: m.g1P(m.YjP(), m.L5J()).optional()
    }), B = m.Ikc({
     type: m.euz("audio"),
     data: i,
     mimeType: m.YjP(),
     annotations: L.optional(),
     _meta: m.g1P(m.YjP(), m.L5J()).optional()
    }), X = m.Ikc({
     type: m.euz("tool_use"),
     name: m.YjP(),
     id: m.YjP(),
     input: m.g1P(m.YjP(), m.L5J()),
     _meta: m.g1P(m.YjP(), m.L5J()).optional()
    }), Q = m.Ikc({
     type: m.euz("resource"),
     resource: m.KCZ([ z, A ]),
     annotations: L.optional(),
     _meta: m.g1P(m.YjP(), m.L5J()).optional()
    }), ee = V.extend({
     type: m.euz("resource_link")
    }), te = m.KCZ([ W, G, B, ee, Q ]), oe = m.Ikc({
     role: s,
     content: te
    }), re = m.Ikc({
     title: m.YjP().optional(),
     readOnlyHint: m.zMY().optional(),
     destructiveHint: m.zMY().optional(),
     idempotentHint: m.zMY().optional(),
     openWorldHint: m.zMY().optional()
    }), ae = f.extend({
     method: m.euz("notifications/tools/list_changed"),
     params: h.optional()
    }), se = m.Ikc({
     name: m.YjP().optional()
    }), ne = m.Ikc({
     hints: m.YOg(se).optional(),
     costPriority: m.aig().min(0).max(1).optional(),
     speedPriority: m.aig().min(0).max(1).optional(),
     intelligencePriority: m.aig().min(0).max(1).optional()
    }), ie = m.Ikc({
     mode: m.k5n([ "auto", "required", "none" ]).optional()
    }), ce = m.Ikc({
     type: m.euz("boolean"),
     title: m.YjP().optional(),
     description: m.YjP().optional(),
     default: m.zMY().optional()
    }), le = m.Ikc({
     type: m.euz("string"),
     title: m.YjP().optional(),
     description: m.YjP().optional(),
     minLength: m.aig().optional(),
     maxLength: m.aig().optional(),
     format: m.k5n([ "email", "uri", "date", "date-time" ]).optional(),
     default: m.YjP().optional()
    }), de = m.Ikc({
     type: m.k5n([ "number", "integer" ]),
     title: m.YjP().optional(),
     description: m.YjP().optional(),
     minimum: m.aig().optional(),
     maximum: m.aig().optional(),
     default: m.aig().optional()
    }), ue = m.Ikc({
     type: m.euz("string"),
     title: m.YjP().optional(),
     description: m.YjP().optional(),
     enum: m.YOg(m.YjP()),
     default: m.YjP().optional()
    }), pe = m.Ikc({
     type: m.euz("string"),
     title: m.YjP().optional(),
     description: m.YjP().optional(),
     oneOf: m.YOg(m.Ikc({
      const: m.YjP(),
      title: m.YjP()
     })),
     default: m.YjP().optional()
    }), me = m.Ikc({
     type: m.euz("string"),
     title: m.YjP().optional(),
     description: m.YjP().optional(),
     enum: m.YOg(m.YjP()),
     enumNames: m.YOg(m.YjP()).optional(),
     default: m.YjP().optional()
    }), he = m.KCZ([ ue, pe ]), fe = m.Ikc({
     type: m.euz("array"),
     title: m.YjP().optional(),
     description: m.YjP().optional(),
     minItems: m.aig().optional(),
     maxItems: m.aig().optional(),
     items: m.Ikc({
      type: m.euz("string"),
      enum: m.YOg(m.YjP())
     }),
     default: m.YOg(m.YjP()).optional()
    }), ge = m.Ikc({
     type: m.euz("array"),
     title: m.YjP().optional(),
     description: m.YjP().optional(),
     minItems: m.aig().optional(),
     maxItems: m.aig().optional(),
     items: m.Ikc({
      anyOf: m.YOg(m.Ikc({
       const: m.YjP(),
       title: m.YjP()
      }))
     }),
     default: m.YOg(m.YjP()).optional()
    }), ye = m.KCZ([ fe, ge ]), ve = m.KCZ([ me, he, ye ]), _e = m.KCZ([ ve, ce, le, de ]), Se = p.extend({
     mode: m.euz("form").optional(),
     message: m.YjP(),
     requestedSchema: m.Ikc({
      type: m.euz("object"),
      properties: m.g1P(m.YjP(), _e),
      required: m.YOg(m.YjP()).optional()
     }).catchall(m.L5J())
    }), be = m.Ikc({
     type: m.euz("ref/resource"),
     uri: m.YjP()
    }), Pe = m.Ikc({
     type: m.euz("ref/prompt"),
     name: m.YjP()
    }), we = m.Ikc({
     uri: m.YjP().startsWith("file://"),
     name: m.YjP().optional(),
     _meta: m.g1P(m.YjP(), m.L5J()).optional()
    }), $e = E.shape, Re = m.Ikc({
     experimental: $e.experimental,
     sampling: $e.sampling,
     elicitation: $e.elicitation,
     roots: $e.roots,
     extensions: $e.extensions
    }), ke = O.shape, je = m.Ikc({
     experimental: ke.experimental,
     logging: ke.logging,
     completions: ke.completions,
     prompts: ke.prompts,
     resources: ke.resources,
     tools: ke.tools,
     extensions: ke.extensions
    }), Ie = m._H3({
     progressToken: o.optional(),
     [v]: m.YjP(),
     [S]: R.optional(),
     [P]: Re,
     [$]: n.optional()
    }), Ce = m.Ikc({
     ...w.shape,
     ...y.shape,
     description: m.YjP().optional(),
     inputSchema: m._H3({
      $schema: m.YjP().optional(),
      type: m.euz("object")
     }),
     outputSchema: m._H3({
      $schema: m.YjP().optional()
     }).optional(),
     annotations: re.optional(),
     _meta: m.g1P(m.YjP(), m.L5J()).optional()
    }), Ee = m.Ikc({
     type: m.euz("tool_result"),
     toolUseId: m.YjP(),
     content: m.YOg(te),
     structuredContent: m.L5J().optional(),
     isError: m.zMY().optional(),
     _meta: m.g1P(m.YjP(), m.L5J()).optional()
    }), Oe = m.KCZ([ W, G, B, X, Ee ]), Te = m.Ikc({
     role: s,
     content: m.KCZ([ Oe, m.YOg(Oe) ]),
     _meta: m.g1P(m.YjP(), m.L5J()).optional()
    }), xe = m.YjP(), Me = m._H3({
     [b]: R.optional().catch(void 0)
    }), qe = Me.optional();
    function wireResult(e) {
     return m._H3({
      _meta: qe,
      resultType: xe.default("complete"),
      ...e
     });
    }
    const Ne = wireResult({}), Ye = wireResult({
     nextCursor: r.optional()
    }), ze = wireResult({
     content: m.YOg(te),
     structuredContent: m.L5J().optional(),
     isError: m.zMY().optional()
    }), Ae = wireResult({
     ttlMs: m.aig().int().min(0),
     cacheScope: m.k5n([ "public", "private" ]),
     tools: m.YOg(Ce),
     nextCursor: r.optional()
    }), Le = wireResult({
     ttlMs: m.aig().int().min(0),
     cacheScope: m.k5n([ "public", "private" ]),
     prompts: m.YOg(J),
     nextCursor: r.optional()
    }), Ve = wireResult({
     description: m.YjP().optional(),
     messages: m.YOg(oe)
    }), Ue = wireResult({
     ttlMs: m.aig().int().min(0),
     cacheScope: m.k5n([ "public", "private" ]),
     resources: m.YOg(V),
     nextCursor: r.optional()
    }), De = wireResult({
     ttlMs: m.aig().int().min(0),
     cacheScope: m.k5n([ "public", "private" ]),
     resourceTemplates: m.YOg(U),
     nextCursor: r.optional()
    }), He = wireResult({
     ttlMs: m.aig().int().min(0),
     cacheScope: m.k5n([ "public", "private" ]),
     contents: m.YOg(m.KCZ([ z, A ]))
    }), Fe = wireResult({
     completion: m.Ikc({
      values: m.YOg(m.YjP()).max(100),
      total: m.aig().int().optional(),
      hasMore: m.zMY().optional()
     }).loose()
    }), Ke = wireResult({
     ttlMs: m.aig().int().min(0),
     cacheScope: m.k5n([ "public", "private" ])
    }), Je = wireResult({
     ttlMs: m.aig().int().min(0).catch(0),
     cacheScope: m.k5n([ "public", "private" ]).catch("private"),
     supportedVersions: m.YOg(m.YjP()),
     capabilities: je,
     instructions: m.YjP().optional()
    }), Ze = m.Ikc({
     messages: m.YOg(Te),
     modelPreferences: ne.optional(),
     systemPrompt: m.YjP().optional(),
     includeContext: m.k5n([ "none", "thisServer", "allServers" ]).optional(),
     temperature: m.aig().optional(),
     maxTokens: m.aig().int(),
     stopSequences: m.YOg(m.YjP()).optional(),
     metadata: t.optional(),
     tools: m.YOg(Ce).optional(),
     toolChoice: ie.optional()
    }), We = m.Ikc({
     method: m.euz("sampling/createMessage"),
     params: Ze
    }), Ge = m.Ikc({
     method: m.euz("roots/list"),
     params: m.Ikc({
      _meta: m.g1P(m.YjP(), m.L5J()).optional()
     }).optional()
    }), Be = m.Ikc({
     ...Te.shape,
     model: m.YjP(),
     stopReason: m.YjP().optional()
    }), Xe = m.Ikc({
     roots: m.YOg(we)
    }), Qe = m.Ikc({
     action: m.k5n([ "accept", "decline", "cancel" ]),
     content: m.g1P(m.YjP(), m.KCZ([ m.YjP(), m.aig(), m.zMY(), m.YOg(m.YjP()) ])).optional()
    }), et = m.Ikc({
     mode: m.euz("url"),
     message: m.YjP(),
     url: m.YjP().url()
    }), tt = m.KCZ([ Se, et ]), ot = m.Ikc({
     method: m.euz("elicitation/create"),
     params: tt
    }), rt = m.KCZ([ We, Ge, ot ]), at = m.KCZ([ Be, Xe, Qe ]), st = m.g1P(m.YjP(), rt), nt = m.g1P(m.YjP(), at), it = wireResult({
     inputRequests: st.optional(),
     requestState: m.YjP().optional()
    }), ct = {
     inputResponses: nt.optional(),
     requestState: m.YjP().optional()
    }, lt = m.Ikc({
     _meta: Ie,
     ...ct
    }), dt = m._H3({
     progressToken: o.optional()
    });
    function wireRequest(e, t) {
     return m.Ikc({
      method: m.euz(e),
      params: m.Ikc({
       _meta: Ie,
       ...t
      })
     });
    }
    function dispatchRequest(e, t) {
     return m.Ikc({
      method: m.euz(e),
      params: m.Ikc({
       _meta: dt.optional(),
       ...t
      }).optional()
     });
    }
    const ut = {
     name: m.YjP(),
     arguments: m.g1P(m.YjP(), m.L5J()).optional(),
     ...ct
    }, pt = {
     cursor: r.optional()
    }, mt = wireRequest("tools/call", ut), ht = wireRequest("tools/list", pt), ft = wireRequest("prompts/list", pt), gt = wireRequest("prompts/get", {
     name: m.YjP(),
     arguments: m.g1P(m.YjP(), m.YjP()).optional(),
     ...ct
    }), yt = wireRequest("resources/list", pt), vt = wireRequest("resources/templates/list", pt), _t = wireRequest("resources/read", {
     uri: m.YjP(),
     ...ct
    }), St = {
     ref: m.KCZ([ Pe, be ]),
     argument: m.Ikc({
      name: m.YjP(),
      value: m.YjP()
     }),
     context: m.Ikc({
      arguments: m.g1P(m.YjP(), m.YjP()).optional()
     }).optional()
    }, bt = wireRequest("completion/complete", St), Pt = wireRequest("server/discover", {}), wt = m.Ikc({
     toolsListChanged: m.zMY().optional(),
     promptsListChanged: m.zMY().optional(),
     resourcesListChanged: m.zMY().optional(),
     resourceSubscriptions: m.YOg(m.YjP()).optional()
    }), $t = {
     notifications: wt
    }, Rt = wireRequest("subscriptions/listen", $t), kt = Me.extend({
     "io.modelcontextprotocol/subscriptionId": a
    }), jt = m._H3({
     _meta: kt,
     resultType: xe.default("complete")
    }), It = {
     "tools/call": dispatchRequest("tools/call", ut),
     "tools/list": dispatchRequest("tools/list", pt),
     "prompts/get": dispatchRequest("prompts/get", {
      name: m.YjP(),
      arguments: m.g1P(m.YjP(), m.YjP()).optional()
     }),
     "prompts/list": dispatchRequest("prompts/list", pt),
     "resources/list": dispatchRequest("resources/list", pt),
     "resources/templates/list": dispatchRequest("resources/templates/list", pt),
     "resources/read": dispatchRequest("resources/read", {
      uri: m.YjP()
     }),
     "completion/complete": dispatchRequest("completion/complete", St),
     "server/discover": dispatchRequest("server/discover", {}),
     "subscriptions/listen": dispatchRequest("subscriptions/listen", $t)
    };
    function liftedResult(e) {
     return m._H3({
      _meta: qe,
      ...e
     });
    }
    const Ct = {
     "tools/call": liftedResult({
      content: m.YOg(te),
      structuredContent: m.L5J().optional(),
      isError: m.zMY().optional()
     }),
     "tools/list": liftedResult({
      ttlMs: m.aig().int().min(0),
      cacheScope: m.k5n([ "public", "private" ]),
      tools: m.YOg(Ce),
      nextCursor: r.optional()
     }),
     "prompts/get": liftedResult({
      description: m.YjP().optional(),
      messages: m.YOg(oe)
     }),
     "prompts/list": liftedResult({
      ttlMs: m.aig().int().min(0),
      cacheScope: m.k5n([ "public", "private" ]),
      prompts: m.YOg(J),
      nextCursor: r.optional()
     }),
     "resources/list": liftedResult({
      ttlMs: m.aig().int().min(0),
      cacheScope: m.k5n([ "public", "private" ]),
      resources: m.YOg(V),
      nextCursor: r.optional()
     }),
     "resources/templates/list": liftedResult({
      ttlMs: m.aig().int().min(0),
      cacheScope: m.k5n([ "public", "private" ]),
      resourceTemplates: m.YOg(U),
      nextCursor: r.optional()
     }),
     "resources/read": liftedResult({
      ttlMs: m.aig().int().min(0),
      cacheScope: m.k5n([ "public", "private" ]),
      contents: m.YOg(m.KCZ([ z, A ]))
     }),
     "completion/complete": liftedResult({
      completion: m.Ikc({
       values: m.YOg(m.YjP()).max(100),
       total: m.aig().int().optional(),
       hasMore: m.zMY().optional()
      }).loose()
     }),
     "server/discover": liftedResult({
      ttlMs: m.aig().int().min(0).catch(0),
      cacheScope: m.k5n([ "public", "private" ]).catch("private"),
      supportedVersions: m.YOg(m.YjP()),
      capabilities: je,
      instructions: m.YjP().optional()
     }),
     "subscriptions/listen": liftedResult({})
    }, Et = m._H3({
     "io.modelcontextprotocol/subscriptionId": a.optional()
    }), Ot = m.Ikc({
     method: m.euz("notifications/subscriptions/acknowledged"),
     params: m.Ikc({
      _meta: Et.optional(),
      notifications: wt
     })
    }), Tt = m.Ikc({
     _meta: Et.optional(),
     requestId: a,
     reason: m.YjP().optional()
    }), xt = m.Ikc({
     method: m.euz("notifications/cancelled"),
     params: Tt
    }), wireResultResponse = e => m.Ikc({
     jsonrpc: m.euz("2.0"),
     id: m.KCZ([ m.YjP(), m.aig().int() ]),
     result: e
    }).strict();
    return {
     JSONValueSchema: e,
     JSONObjectSchema: t,
     ProgressTokenSchema: o,
     CursorSchema: r,
     RequestIdSchema: a,
     RoleSchema: s,
     LoggingLevelSchema: n,
     TaskMetadataSchema: c,
     RelatedTaskMetadataSchema: l,
     RequestMetaSchema: d,
     BaseRequestParamsSchema: u,
     TaskAugmentedRequestParamsSchema: p,
     NotificationsParamsSchema: h,
     NotificationSchema: f,
     IconSchema: g,
     IconsSchema: y,
     BaseMetadataSchema: w,
     ImplementationSchema: R,
     ClientTasksCapabilitySchema: I,
     ServerTasksCapabilitySchema: C,
     ClientCapabilitiesSchema: E,
     ServerCapabilitiesSchema: O,
     ProgressSchema: T,
     ProgressNotificationParamsSchema: x,
     ProgressNotificationSchema: M,
     LoggingMessageNotificationParamsSchema: q,
     LoggingMessageNotificationSchema: N,
     ResourceContentsSchema: Y,
     TextResourceContentsSchema: z,
     BlobResourceContentsSchema: A,
     AnnotationsSchema: L,
     ResourceSchema: V,
     ResourceTemplateSchema: U,
     ResourceListChangedNotificationSchema: D,
     ResourceUpdatedNotificationParamsSchema: H,
     ResourceUpdatedNotificationSchema: F,
     PromptArgumentSchema: K,
     PromptSchema: J,
     PromptListChangedNotificationSchema: Z,
     TextContentSchema: W,
     ImageContentSchema: G,
     AudioContentSchema: B,
     ToolUseContentSchema: X,
     EmbeddedResourceSchema: Q,
     ResourceLinkSchema: ee,
     ContentBlockSchema: te,
     PromptMessageSchema: oe,
     ToolAnnotationsSchema: re,
     ToolListChangedNotificationSchema: ae,
     ModelHintSchema: se,
     ModelPreferencesSchema: ne,
     ToolChoiceSchema: ie,
     BooleanSchemaSchema: ce,
     StringSchemaSchema: le,
     NumberSchemaSchema: de,
     UntitledSingleSelectEnumSchemaSchema: ue,
     TitledSingleSelectEnumSchemaSchema: pe,
     LegacyTitledEnumSchemaSchema: me,
     SingleSelectEnumSchemaSchema: he,
     UntitledMultiSelectEnumSchemaSchema: fe,
     TitledMultiSelectEnumSchemaSchema: ge,
     MultiSelectEnumSchemaSchema: ye,
     EnumSchemaSchema: ve,
     PrimitiveSchemaDefinitionSchema: _e,
     ElicitRequestFormParamsSchema: Se,
     ResourceTemplateReferenceSchema: be,
     PromptReferenceSchema: Pe,
     RootSchema: we,
     ClientCapabilities2026Schema: Re,
     ServerCapabilities2026Schema: je,
     RequestMetaEnvelopeSchema: Ie,
     ToolSchema: Ce,
     ToolResultContentSchema: Ee,
     SamplingMessageContentBlockSchema: Oe,
     SamplingMessageSchema: Te,
     ResultTypeSchema: xe,
     ResultMetaSchema: Me,
     ResultSchema: Ne,
     PaginatedResultSchema: Ye,
     CallToolResultSchema: ze,
     ListToolsResultSchema: Ae,
     ListPromptsResultSchema: Le,
     GetPromptResultSchema: Ve,
     ListResourcesResultSchema: Ue,
     ListResourceTemplatesResultSchema: De,
     ReadResourceResultSchema: He,
     CompleteResultSchema: Fe,
     CacheableResultSchema: Ke,
     DiscoverResultSchema: Je,
     CreateMessageRequestParamsSchema: Ze,
     CreateMessageRequestSchema: We,
     ListRootsRequestSchema: Ge,
     CreateMessageResultSchema: Be,
     ListRootsResultSchema: Xe,
     ElicitResultSchema: Qe,
     ElicitRequestURLParamsSchema: et,
     ElicitRequestParamsSchema: tt,
     ElicitRequestSchema: ot,
     InputRequestSchema: rt,
     InputResponseSchema: at,
     InputRequestsSchema: st,
     InputResponsesSchema: nt,
     InputRequiredResultSchema: it,
     InputResponseRequestParamsSchema: lt,
     CallToolRequestSchema: mt,
     ListToolsRequestSchema: ht,
     ListPromptsRequestSchema: ft,
     GetPromptRequestSchema: gt,
     ListResourcesRequestSchema: yt,
     ListResourceTemplatesRequestSchema: vt,
     ReadResourceRequestSchema: _t,
     CompleteRequestSchema: bt,
     DiscoverRequestSchema: Pt,
     SubscriptionFilterSchema: wt,
     SubscriptionsListenRequestSchema: Rt,
     SubscriptionsListenResultMetaSchema: kt,
     SubscriptionsListenResultSchema: jt,
     dispatchRequestSchemas: It,
     dispatchResultSchemas: Ct,
     NotificationMetaSchema: Et,
     SubscriptionsAcknowledgedNotificationSchema: Ot,
     CancelledNotificationParamsSchema: Tt,
     CancelledNotificationSchema: xt,
     notificationSchemas2026: {
      "notifications/cancelled": xt,
      "notifications/progress": M,
      "notifications/message": N,
      "notifications/resources/updated": F,
      "notifications/resources/list_changed": D,
      "notifications/tools/list_changed": ae,
      "notifications/prompts/list_changed": Z,
      "notifications/subscriptions/acknowledged": Ot
     },
     JSONRPCResultResponseSchema: wireResultResponse(Ne),
     CallToolResultResponseSchema: wireResultResponse(m.KCZ([ ze, it ])),
     ListToolsResultResponseSchema: wireResultResponse(Ae),
     ListPromptsResultResponseSchema: wireResultResponse(Le),
     GetPromptResultResponseSchema: wireResultResponse(m.KCZ([ Ve, it ])),
     ListResourcesResultResponseSchema: wireResultResponse(Ue),
     ListResourceTemplatesResultResponseSchema: wireResultResponse(De),
     ReadResourceResultResponseSchema: wireResultResponse(m.KCZ([ He, it ])),
     CompleteResultResponseSchema: wireResultResponse(Fe),
     DiscoverResultResponseSchema: wireResultResponse(Je),
     SubscriptionsListenResultResponseSchema: wireResultResponse(jt)
    };
   }();
  }
  const vr = [ "tools/list", "prompts/list", "resources/list", "resources/templates/list", "resources/read", "server/discover" ], _r = Symbol("modelcontextprotocol.resultCacheHintFallback");
  function isValidCacheTtlMs(e) {
   return "number" == typeof e && Number.isSafeInteger(e) && e >= 0;
  }
  function isValidCacheScope(e) {
   return "public" === e || "private" === e;
  }
  let Sr = function(e) {
   return e[e.ParseError = -32700] = "ParseError", e[e.InvalidRequest = -32600] = "InvalidRequest", 
   e[e.MethodNotFound = -32601] = "MethodNotFound", e[e.InvalidParams = -32602] = "InvalidParams", 
   e[e.InternalError = -32603] = "InternalError", e[e.ResourceNotFound = -32002] = "ResourceNotFound", 
   e[e.MissingRequiredClientCapability = -32021] = "MissingRequiredClientCapability", 
   e[e.UnsupportedProtocolVersion = -32022] = "UnsupportedProtocolVersion", e[e.UrlElicitationRequired = -32042] = "UrlElicitationRequired", 
   e;
  }({});
  var br = class ProtocolError extends Error {
   static {
    Object.defineProperty(this, "mcpBrand", {
     value: "mcp.ProtocolError"
    });
   }
   static [Symbol.hasInstance](e) {
    return brandedHasInstance(this, e);
   }
   static isInstance(e) {
    if ("function" != typeof this) throw new TypeError("isInstance must be called on the class (e.g. `SdkError.isInstance(value)`); for callbacks use `v => SdkError.isInstance(v)`");
    return brandedHasInstance(this, e);
   }
   constructor(e, t, o) {
    super(t), this.code = e, this.data = o, this.name = "ProtocolError", stampErrorBrands(this, new.target);
   }
   static fromError(e, t, o) {
    if (e === Sr.UrlElicitationRequired && o) {
     const e = o;
     if (e.elicitations) return new wr(e.elicitations, t);
    }
    if (e === Sr.UnsupportedProtocolVersion && o) {
     const e = o;
     if (Array.isArray(e.supported) && "string" == typeof e.requested) return new $r({
      supported: e.supported,
      requested: e.requested
     }, t);
    }
    if (e === Sr.InvalidParams || e === Sr.ResourceNotFound) {
     const r = o;
     if ("string" == typeof r?.uri && (e === Sr.ResourceNotFound || 1 === Object.keys(r).length)) return new Pr(r.uri, t);
    }
    if (e === Sr.MissingRequiredClientCapability && o) {
     const e = o;
     if (null !== e.requiredCapabilities && "object" == typeof e.requiredCapabilities && !Array.isArray(e.requiredCapabilities)) return new Rr({
      requiredCapabilities: e.requiredCapabilities
     }, t);
    }
    return new ProtocolError(e, t, o);
   }
  }, Pr = class extends br {
   static {
    Object.defineProperty(this, "mcpBrand", {
     value: "mcp.ResourceNotFoundError"
    });
   }
   constructor(e, t = `Resource not found: ${e}`) {
    super(Sr.InvalidParams, t, {
     uri: e
    });
   }
   get uri() {
    return this.data.uri;
   }
  }, wr = class extends br {
   static {
    Object.defineProperty(this, "mcpBrand", {
     value: "mcp.UrlElicitationRequiredError"
    });
   }
   constructor(e, t = `URL elicitation${e.length > 1 ? "s" : ""} required`) {
    super(Sr.UrlElicitationRequired, t, {
     elicitations: e
    });
   }
   get elicitations() {
    return this.data?.elicitations ?? [];
   }
  }, $r = class extends br {
   static {
    Object.defineProperty(this, "mcpBrand", {
     value: "mcp.UnsupportedProtocolVersionError"
    });
   }
   constructor(e, t = `Unsupported protocol version: ${e.requested}`) {
    super(Sr.UnsupportedProtocolVersion, t, e);
   }
   get supported() {
    return this.data.supported;
   }
   get requested() {
    return this.data.requested;
   }
  }, Rr = class extends br {
   static {
    Object.defineProperty(this, "mcpBrand", {
     value: "mcp.MissingRequiredClientCapabilityError"
    });
   }
   constructor(e, t = `Missing required client capabilities: ${Object.keys(e.requiredCapabilities).join(", ")}`) {
    super(Sr.MissingRequiredClientCapability, t, e);
   }
   get requiredCapabilities() {
    return this.data.requiredCapabilities;
   }
  };
  const kr = [ "tools/call", "prompts/get", "resources/read" ], jr = [ "elicitation/create", "sampling/createMessage", "roots/list" ];
  let Ir;
  function inputSchemaMaps() {
   if (Ir) return Ir;
   const e = buildSchemas2026();
   return Ir = {
    request: {
     "elicitation/create": m.Ikc({
      method: m.euz("elicitation/create"),
      params: e.ElicitRequestParamsSchema
     }),
     "sampling/createMessage": m.Ikc({
      method: m.euz("sampling/createMessage"),
      params: e.CreateMessageRequestParamsSchema
     }),
     "roots/list": m.Ikc({
      method: m.euz("roots/list"),
      params: m._H3({}).optional()
     })
    },
    response: {
     "elicitation/create": e.ElicitResultSchema,
     "sampling/createMessage": e.CreateMessageResultSchema,
     "roots/list": e.ListRootsResultSchema
    }
   }, Ir;
  }
  function isInputRequestMethod2026(e) {
   return jr.includes(e);
  }
  function getInputRequestSchema2026(e) {
   return isInputRequestMethod2026(e) ? inputSchemaMaps().request[e] : void 0;
  }
  const Cr = {
   "tools/call": null,
   "tools/list": null,
   "prompts/get": null,
   "prompts/list": null,
   "resources/list": null,
   "resources/templates/list": null,
   "resources/read": null,
   "completion/complete": null,
   "server/discover": null,
   "subscriptions/listen": null
  }, Er = {
   "notifications/cancelled": null,
   "notifications/progress": null,
   "notifications/message": null,
   "notifications/resources/updated": null,
   "notifications/resources/list_changed": null,
   "notifications/tools/list_changed": null,
   "notifications/prompts/list_changed": null,
   "notifications/subscriptions/acknowledged": null
  };
  function hasRequestMethod2026(e) {
   return Object.prototype.hasOwnProperty.call(Cr, e);
  }
  function hasNotificationMethod2026(e) {
   return Object.prototype.hasOwnProperty.call(Er, e);
  }
  function isPlainObject$3(e) {
   return null !== e && "object" == typeof e && !Array.isArray(e);
  }
  function triState(e, t) {
   if (void 0 === e) return {
    ok: !1,
    reason: "not-in-era"
   };
   const o = e.safeParse(t);
   return o.success ? {
    ok: !0,
    value: o.data
   } : {
    ok: !1,
    reason: "invalid",
    message: String(o.error)
   };
  }
  Object.keys(Cr), Object.keys(Er);
  const Or = {
   ok: !1,
   reason: "not-in-era"
  }, Tr = [ v, P ], xr = {
   era: "2026-07-28",
   hasRequestMethod: hasRequestMethod2026,
   hasNotificationMethod: hasNotificationMethod2026,
   hasInputRequestMethod: e => void 0 !== getInputRequestSchema2026(e),
   validateRequest: (e, t) => triState(function(e) {
    return hasRequestMethod2026(e) ? buildSchemas2026().dispatchRequestSchemas[e] : void 0;
   }(e), t),
   validateResult: (e, t) => triState(function(e) {
    return function(e) {
     return Object.prototype.hasOwnProperty.call(Cr, e);
    }(e) ? buildSchemas2026().dispatchResultSchemas[e] : void 0;
   }(e), t),
   validateNotification: (e, t) => triState(function(e) {
    return hasNotificationMethod2026(e) ? buildSchemas2026().notificationSchemas2026[e] : void 0;
   }(e), t),
   validateInputRequest: (e, t) => triState(getInputRequestSchema2026(e), t),
   validateInputResponse: (e, t) => triState(function(e) {
    return isInputRequestMethod2026(e) ? inputSchemaMaps().response[e] : void 0;
   }(e), t),
   samplingResultVariant: () => Or,
   outboundEnvelope: e => ({
    [v]: e.protocolVersion,
    [S]: e.clientInfo,
    [P]: e.clientCapabilities,
    ...void 0 !== e.logLevel && {
     [$]: e.logLevel
    }
   }),
   validateEnvelopeMeta(e) {
    const t = [];
    for (const o of Tr) o in e || t.push({
     key: o,
     problem: "missing"
    });
    const o = buildSchemas2026().RequestMetaEnvelopeSchema.safeParse(e);
    if (!o.success) for (const e of o.error.issues) {
     const o = e.path.map(String), r = o.length > 0 ? o.join(".") : "_meta";
     1 === o.length && t.some(e => e.key === r && "missing" === e.problem) || t.push({
      key: r,
      problem: e.message
     });
    }
    return t;
   },
   projectCallToolResult: e => appendTextFallbackForNonObject(e),
   inputRequestSchema: getInputRequestSchema2026,
   decodeResult(e, t) {
    if (!isPlainObject$3(t)) return {
     kind: "invalid",
     error: new rr(or.InvalidResult, `Invalid result for ${e}: not an object`, {
      method: e
     })
    };
    const o = t.resultType;
    if (void 0 === o) return {
     kind: "invalid",
     error: new rr(or.InvalidResult, `Invalid result for ${e}: missing required resultType \u2014 servers implementing protocol revision 2026-07-28 MUST include it (the absent-means-complete bridge applies only to earlier-revision servers)`, {
      method: e,
      violation: "missing-resultType"
     })
    };
    if ("string" != typeof o) return {
     kind: "invalid",
     error: new rr(or.InvalidResult, `Invalid result for ${e}: non-string resultType`, {
      method: e,
      resultType: o
     })
    };
    if ("input_required" === o) {
     const o = t.inputRequests, r = isPlainObject$3(o) ? o : {}, a = t.requestState, s = void 0 === t._meta ? void 0 : buildSchemas2026().ResultMetaSchema.safeParse(t._meta), n = s?.success ? s.data : void 0;
     return 0 === Object.keys(r).length && "string" != typeof a ? {
      kind: "invalid",
      error: new rr(or.InvalidResult, `Invalid result for ${e}: input_required carries neither inputRequests nor requestState (every input_required result must include at least one of the two)`, {
       method: e,
       violation: "input-required-missing-both"
      })
     } : {
      kind: "input_required",
      inputRequests: r,
      ..."string" == typeof a && {
       requestState: a
      },
      ...void 0 !== n && {
       _meta: n
      }
     };
    }
    if ("complete" !== o) return {
     kind: "invalid",
     error: new rr(or.UnsupportedResultType, `Unsupported result type '${o}' for ${e}`, {
      resultType: o,
      method: e
     })
    };
    const r = function() {
     if (Mr) return Mr;
     const e = buildSchemas2026();
     return Mr = {
      "tools/call": e.CallToolResultSchema,
      "tools/list": e.ListToolsResultSchema,
      "prompts/get": e.GetPromptResultSchema,
      "prompts/list": e.ListPromptsResultSchema,
      "resources/list": e.ListResourcesResultSchema,
      "resources/templates/list": e.ListResourceTemplatesResultSchema,
      "resources/read": e.ReadResourceResultSchema,
      "completion/complete": e.CompleteResultSchema,
      "server/discover": e.DiscoverResultSchema
     }, Mr;
    }(), a = Object.hasOwn(r, e) ? r[e] : void 0;
    if (void 0 !== a) {
     const o = a.safeParse(t);
     if (!o.success) return {
      kind: "invalid",
      error: new rr(or.InvalidResult, `Invalid result for ${e}: ${o.error}`, {
       method: e
      })
     };
    }
    const s = {
     ...t
    };
    return delete s.resultType, {
     kind: "complete",
     result: s
    };
   },
   encodeResult: (e, t, o) => function(e, t) {
    if (void 0 === t) return e;
    const o = e._meta;
    return void 0 === o ? {
     ...e,
     _meta: {
      [b]: t
     }
    } : null === (r = o) || "object" != typeof r || Array.isArray(r) || void 0 !== o[b] ? e : {
     ...e,
     _meta: {
      ...o,
      [b]: t
     }
    };
    var r;
   }(function(e, t) {
    const o = function(e) {
     return e[_r];
    }(t);
    if ("complete" !== t.resultType || !function(e) {
     return vr.includes(e);
    }(e)) return void 0 === o ? t : function(e) {
     const t = {
      ...e
     };
     return delete t[_r], t;
    }(t);
    const r = t, a = isValidCacheTtlMs(r.ttlMs) ? r.ttlMs : function(e) {
     return void 0 !== e && isValidCacheTtlMs(e.ttlMs) ? e.ttlMs : 0;
    }(o), s = isValidCacheScope(r.cacheScope) ? r.cacheScope : function(e) {
     return void 0 !== e && isValidCacheScope(e.cacheScope) ? e.cacheScope : "private";
    }(o), n = {
     ...r,
     ttlMs: a,
     cacheScope: s
    };
    return delete n[_r], n;
   }(e, function(e, t) {
    const o = t.resultType;
    if (void 0 === o) return {
     ...t,
     resultType: "complete"
    };
    if ("complete" === o) return t;
    if (kr.includes(e)) return t;
    throw new br(Sr.InternalError, `Handler for ${e} returned resultType '${String(o)}', but results of ${e} only support 'complete' on protocol revision 2026-07-28`);
   }(e, function(e, t) {
    let o = t, r = !1;
    const copy = () => (r || (o = {
     ...o
    }, r = !0), o), a = t.tools;
    "tools/list" === e && Array.isArray(a) && a.some(e => isPlainObject$3(e) && "execution" in e) && (copy().tools = a.map(e => {
     if (!isPlainObject$3(e) || !("execution" in e)) return e;
     const t = {
      ...e
     };
     return delete t.execution, t;
    }));
    const s = t.capabilities;
    if (isPlainObject$3(s) && "tasks" in s) {
     const e = {
      ...s
     };
     delete e.tasks, copy().capabilities = e;
    }
    return o;
   }(e, t))), o),
   encodeErrorCode: e => -32002 === e ? -32602 : e,
   checkInboundEnvelope(e) {
    if (void 0 === e.envelope) return "Request is missing the required _meta envelope for protocol revision 2026-07-28 (io.modelcontextprotocol/protocolVersion, io.modelcontextprotocol/clientCapabilities)";
    const t = buildSchemas2026().RequestMetaEnvelopeSchema.safeParse(e.envelope);
    return t.success ? void 0 : `Invalid _meta envelope for protocol revision 2026-07-28: ${t.error.issues.map(e => e.message).join("; ")}`;
   }
  };
  let Mr;
  const qr = "2026-07-28";
  function codecForVersion(e) {
   return void 0 !== e && isModernProtocolVersion(e) ? xr : gr;
  }
  function classifiedWireEra(e) {
   return void 0 !== e.revision ? codecForVersion(e.revision).era : "modern" === e.era ? xr.era : gr.era;
  }
  function isSpecRequestMethod(e) {
   return Nr.some(t => t.hasRequestMethod(e));
  }
  function isSpecNotificationMethod(e) {
   return Nr.some(t => t.hasNotificationMethod(e));
  }
  function isExtensionReusedRequestMethod(e) {
   return "tasks/get" === e || "tasks/cancel" === e;
  }
  const Nr = [ gr, xr ];
  var Yr = __exportAll({
   AnnotationsSchema: () => Re,
   AudioContentSchema: () => at,
   BaseMetadataSchema: () => Q,
   BaseRequestParamsSchema: () => M,
   BlobResourceContentsSchema: () => we,
   BooleanSchemaSchema: () => At,
   CallToolRequestParamsSchema: () => _t,
   CallToolRequestSchema: () => St,
   CallToolResultSchema: () => yt,
   CancelTaskRequestSchema: () => ko,
   CancelTaskResultSchema: () => jo,
   CancelledNotificationParamsSchema: () => W,
   CancelledNotificationSchema: () => G,
   ClientCapabilitiesSchema: () => se,
   ClientNotificationSchema: () => Co,
   ClientRequestSchema: () => Io,
   ClientResultSchema: () => Eo,
   ClientTasksCapabilitySchema: () => re,
   CompatibilityCallToolResultSchema: () => vt,
   CompleteRequestParamsSchema: () => no,
   CompleteRequestSchema: () => io,
   CompleteResultSchema: () => co,
   ContentBlockSchema: () => ct,
   CreateMessageRequestParamsSchema: () => qt,
   CreateMessageRequestSchema: () => Nt,
   CreateMessageResultSchema: () => Yt,
   CreateMessageResultWithToolsSchema: () => zt,
   CreateTaskResultSchema: () => yo,
   CursorSchema: () => E,
   DiscoverRequestSchema: () => ue,
   DiscoverResultSchema: () => pe,
   ElicitRequestFormParamsSchema: () => Bt,
   ElicitRequestParamsSchema: () => Qt,
   ElicitRequestSchema: () => eo,
   ElicitRequestURLParamsSchema: () => Xt,
   ElicitResultSchema: () => ro,
   ElicitationCompleteNotificationParamsSchema: () => to,
   ElicitationCompleteNotificationSchema: () => oo,
   EmbeddedResourceSchema: () => nt,
   EmptyResultSchema: () => Z,
   EnumSchemaSchema: () => Wt,
   GetPromptRequestParamsSchema: () => et,
   GetPromptRequestSchema: () => tt,
   GetPromptResultSchema: () => dt,
   GetTaskPayloadRequestSchema: () => Po,
   GetTaskPayloadResultSchema: () => wo,
   GetTaskRequestSchema: () => So,
   GetTaskResultSchema: () => bo,
   IconSchema: () => B,
   IconsSchema: () => X,
   ImageContentSchema: () => rt,
   ImplementationSchema: () => ee,
   InitializeRequestParamsSchema: () => ne,
   InitializeRequestSchema: () => ie,
   InitializeResultSchema: () => le,
   InitializedNotificationSchema: () => de,
   JSONArraySchema: () => I,
   JSONObjectSchema: () => j,
   JSONRPCErrorResponseSchema: () => F,
   JSONRPCMessageSchema: () => K,
   JSONRPCNotificationSchema: () => D,
   JSONRPCRequestSchema: () => U,
   JSONRPCResponseSchema: () => J,
   JSONRPCResultResponseSchema: () => H,
   JSONValueSchema: () => k,
   LegacyTitledEnumSchemaSchema: () => Ht,
   ListChangedOptionsBaseSchema: () => Pt,
   ListPromptsRequestSchema: () => Xe,
   ListPromptsResultSchema: () => Qe,
   ListResourceTemplatesRequestSchema: () => Ee,
   ListResourceTemplatesResultSchema: () => Oe,
   ListResourcesRequestSchema: () => Ie,
   ListResourcesResultSchema: () => Ce,
   ListRootsRequestSchema: () => uo,
   ListRootsResultSchema: () => po,
   ListTasksRequestSchema: () => $o,
   ListTasksResultSchema: () => Ro,
   ListToolsRequestSchema: () => ft,
   ListToolsResultSchema: () => gt,
   LoggingLevelSchema: () => wt,
   LoggingMessageNotificationParamsSchema: () => kt,
   LoggingMessageNotificationSchema: () => jt,
   ModelHintSchema: () => It,
   ModelPreferencesSchema: () => Ct,
   MultiSelectEnumSchemaSchema: () => Zt,
   NotificationSchema: () => z,
   NotificationsParamsSchema: () => Y,
   NumberSchemaSchema: () => Vt,
   PaginatedRequestParamsSchema: () => ye,
   PaginatedRequestSchema: () => ve,
   PaginatedResultSchema: () => _e,
   PingRequestSchema: () => me,
   PrimitiveSchemaDefinitionSchema: () => Gt,
   ProgressNotificationParamsSchema: () => fe,
   ProgressNotificationSchema: () => ge,
   ProgressSchema: () => he,
   ProgressTokenSchema: () => C,
   PromptArgumentSchema: () => Ge,
   PromptListChangedNotificationSchema: () => ut,
   PromptMessageSchema: () => lt,
   PromptReferenceSchema: () => so,
   PromptSchema: () => Be,
   ReadResourceRequestParamsSchema: () => xe,
   ReadResourceRequestSchema: () => Me,
   ReadResourceResultSchema: () => qe,
   RelatedTaskMetadataSchema: () => T,
   RequestIdSchema: () => V,
   RequestMetaSchema: () => x,
   RequestSchema: () => N,
   ResourceContentsSchema: () => Se,
   ResourceLinkSchema: () => it,
   ResourceListChangedNotificationSchema: () => Ne,
   ResourceRequestParamsSchema: () => Te,
   ResourceSchema: () => ke,
   ResourceTemplateReferenceSchema: () => ao,
   ResourceTemplateSchema: () => je,
   ResourceUpdatedNotificationParamsSchema: () => Ze,
   ResourceUpdatedNotificationSchema: () => We,
   ResultMetaObjectSchema: () => A,
   ResultSchema: () => L,
   RoleSchema: () => $e,
   RootSchema: () => lo,
   RootsListChangedNotificationSchema: () => mo,
   SamplingContentSchema: () => Tt,
   SamplingMessageContentBlockSchema: () => xt,
   SamplingMessageSchema: () => Mt,
   ServerCapabilitiesSchema: () => ce,
   ServerNotificationSchema: () => To,
   ServerRequestSchema: () => Oo,
   ServerResultSchema: () => xo,
   ServerTasksCapabilitySchema: () => ae,
   SetLevelRequestParamsSchema: () => $t,
   SetLevelRequestSchema: () => Rt,
   SingleSelectEnumSchemaSchema: () => Ft,
   StringSchemaSchema: () => Lt,
   SubscribeRequestParamsSchema: () => Ye,
   SubscribeRequestSchema: () => ze,
   SubscriptionFilterSchema: () => Ve,
   SubscriptionsAcknowledgedNotificationParamsSchema: () => He,
   SubscriptionsAcknowledgedNotificationSchema: () => Fe,
   SubscriptionsListenRequestParamsSchema: () => Ue,
   SubscriptionsListenRequestSchema: () => De,
   SubscriptionsListenResultMetaSchema: () => Ke,
   SubscriptionsListenResultSchema: () => Je,
   TaskAugmentedRequestParamsSchema: () => q,
   TaskCreationParamsSchema: () => ho,
   TaskMetadataSchema: () => O,
   TaskSchema: () => go,
   TaskStatusNotificationParamsSchema: () => vo,
   TaskStatusNotificationSchema: () => _o,
   TaskStatusSchema: () => fo,
   TextContentSchema: () => ot,
   TextResourceContentsSchema: () => be,
   TitledMultiSelectEnumSchemaSchema: () => Jt,
   TitledSingleSelectEnumSchemaSchema: () => Dt,
   ToolAnnotationsSchema: () => pt,
   ToolChoiceSchema: () => Et,
   ToolExecutionSchema: () => mt,
   ToolListChangedNotificationSchema: () => bt,
   ToolResultContentSchema: () => Ot,
   ToolSchema: () => ht,
   ToolUseContentSchema: () => st,
   UnsubscribeRequestParamsSchema: () => Ae,
   UnsubscribeRequestSchema: () => Le,
   UntitledMultiSelectEnumSchemaSchema: () => Kt,
   UntitledSingleSelectEnumSchemaSchema: () => Ut
  });
  const isJSONRPCRequest = e => U.safeParse(e).success, isJSONRPCResultResponse = e => H.safeParse(e).success, isJSONRPCErrorResponse = e => F.safeParse(e).success, isInputRequiredResult = e => "object" == typeof e && null !== e && !Array.isArray(e) && "input_required" === e.resultType, isInitializeRequest = e => ie.safeParse(e).success, zr = "x-mcp-header", Ar = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/, Lr = new Set([ "string", "integer", "boolean" ]);
  function scanXMcpHeaderDeclarations(e) {
   const t = [], o = new Map;
   let r;
   const visit = (e, a, s) => {
    if (null === e || "object" != typeof e) return;
    const n = e;
    if (zr in n) {
     if (!s || 0 === a.length) return `${pathName(a)}: x-mcp-header is only permitted on properties statically reachable via a chain of 'properties' keys (not under items, additionalProperties, oneOf/anyOf/allOf/not, if/then/else, or $ref)`;
     const e = n[zr];
     if ("string" != typeof e || 0 === e.length) return `${pathName(a)}: x-mcp-header MUST be a non-empty string`;
     if (!Ar.test(e)) return `${pathName(a)}: x-mcp-header '${e}' is not a valid RFC 9110 token (no spaces, control characters or HTTP delimiters)`;
     const i = "string" == typeof n.type ? n.type : void 0;
     if (void 0 === i || !Lr.has(i)) {
      const e = `${pathName(a)}: x-mcp-header is only permitted on primitive-typed properties (string, integer, boolean); got ${i ?? "<none>"}`;
      if ("number" !== i) return e;
      r ??= e;
     }
     const c = e.toLowerCase(), l = o.get(c);
     if (void 0 !== l) return `x-mcp-header '${e}' is not case-insensitively unique (also declared as '${l}')`;
     o.set(c, e), t.push({
      path: a,
      headerName: e,
      type: i
     });
    }
    const i = n.properties;
    if (null !== i && "object" == typeof i) for (const [e, t] of Object.entries(i)) {
     const o = visit(t, [ ...a, e ], s);
     if (void 0 !== o) return o;
    }
    for (const e of Vr) {
     const t = n[e];
     if (void 0 === t) continue;
     const o = Array.isArray(t) ? t : null !== t && "object" == typeof t && Ur.has(e) ? Object.values(t) : [ t ];
     for (const t of o) {
      const o = visit(t, [ ...a, `<${e}>` ], !1);
      if (void 0 !== o) return o;
     }
    }
   }, a = visit(e, [], !0);
   return void 0 !== a ? {
    valid: !1,
    reason: r ?? a
   } : void 0 === r ? {
    valid: !0,
    declarations: t
   } : {
    valid: !1,
    reason: r,
    declarations: t
   };
  }
  const Vr = [ "items", "prefixItems", "contains", "additionalProperties", "unevaluatedProperties", "unevaluatedItems", "propertyNames", "patternProperties", "dependentSchemas", "oneOf", "anyOf", "allOf", "not", "if", "then", "else", "$defs", "definitions" ], Ur = new Set([ "patternProperties", "dependentSchemas", "$defs", "definitions" ]);
  function pathName(e) {
   return 0 === e.length ? "<root>" : e.join(".");
  }
  const Dr = "=?base64?";
  function mcpParamPrimitiveToString(e) {
   if ("string" == typeof e) return e;
   if ("boolean" == typeof e) return e ? "true" : "false";
   if ("number" == typeof e) {
    if (!Number.isFinite(e)) return;
    if (Number.isInteger(e) && !Number.isSafeInteger(e)) return;
    return String(e);
   }
  }
  function encodeMcpParamValue(e) {
   return function(e) {
    if (0 === e.length) return !0;
    if (e.startsWith(Dr) && e.endsWith("?=")) return !0;
    if (e !== e.trim()) return !0;
    for (let t = 0; t < e.length; t++) {
     const o = e.codePointAt(t);
     if (!(9 === o || o >= 32 && o <= 126)) return !0;
    }
    return !1;
   }(e) ? `${Dr}${function(e) {
    const t = (new TextEncoder).encode(e);
    let o = "";
    for (const e of t) o += String.fromCodePoint(e);
    return btoa(o);
   }(e)}?=` : e;
  }
  function valueAtPath(e, t) {
   let o = e;
   for (const e of t) {
    if (null === o || "object" != typeof o) return;
    o = o[e];
   }
   return o;
  }
  const Hr = (Sr.InvalidRequest, Sr.UnsupportedProtocolVersion, Sr.InvalidParams, 
  Sr.MethodNotFound, Sr.InvalidParams, Sr.MissingRequiredClientCapability, Sr.ParseError, 
  Sr.InvalidRequest, Sr.MethodNotFound, Sr.UnsupportedProtocolVersion, Sr.MissingRequiredClientCapability, 
  {
   "tools/call": "name",
   "prompts/get": "name",
   "resources/read": "uri",
   "tasks/get": "taskId",
   "tasks/update": "taskId",
   "tasks/cancel": "taskId"
  });
  function parseSchema(e, t) {
   return Bo.xL(e, t);
  }
  function shapeKeys(e) {
   return new Set(e.flatMap(e => Object.keys(e.shape)));
  }
  function isStandardSchema(e) {
   if (null == e) return !1;
   const t = typeof e;
   return ("object" === t || "function" === t) && "~standard" in e && "function" == typeof e["~standard"]?.validate;
  }
  let Fr = !1;
  const Kr = "draft-2020-12";
  function standardSchemaToJsonSchema(e, t = "input") {
   const o = e["~standard"];
   let r;
   if (o.jsonSchema) r = o.jsonSchema[t]({
    target: Kr
   }); else {
    if ("zod" !== o.vendor) throw new Error(`Schema library "${o.vendor}" does not implement StandardJSONSchemaV1 (\`~standard.jsonSchema\`). Upgrade to a version that does, or wrap your JSON Schema with fromJsonSchema().`);
    if (!("_zod" in e)) throw new Error("Schema appears to be from zod 3, which the SDK cannot convert to JSON Schema. Upgrade to zod >=4.2.0, or wrap your JSON Schema with fromJsonSchema().");
    Fr || (Fr = !0, console.warn("[mcp-sdk] Your zod version does not implement `~standard.jsonSchema` (added in zod 4.2.0). Falling back to z.toJSONSchema(). Upgrade to zod >=4.2.0 to silence this warning.")), 
    r = Xo.bl(e, {
     target: Kr,
     io: t
    });
   }
   if ("output" === t) return void 0 !== r.type ? r : isProvablyObjectShapedRoot(r) ? {
    type: "object",
    ...r
   } : r;
   if (void 0 !== r.type && "object" !== r.type) throw new Error(`MCP tool and prompt schemas must describe objects (got type: ${JSON.stringify(r.type)}). Wrap your schema in z.object({...}) or equivalent.`);
   return {
    type: "object",
    ...r
   };
  }
  const Jr = /^#\/(\$defs|definitions)\/([^/~%]+)$/;
  function isProvablyObjectShapedRoot(e, t = e) {
   if ("properties" in e || "patternProperties" in e || "additionalProperties" in e || "required" in e) return !0;
   const o = "string" == typeof e.$ref && Jr.exec(e.$ref);
   if (o && "object" === t[o[1]]?.[o[2]]?.type) return !0;
   for (const o of [ "oneOf", "anyOf", "allOf" ]) {
    const r = e[o];
    if (Array.isArray(r) && r.length > 0) return r.every(e => null !== e && "object" == typeof e && ("object" === e.type || isProvablyObjectShapedRoot(e, "$id" in e ? {} : t)));
   }
   return !1;
  }
  async function validateStandardSchema(e, t) {
   const o = await e["~standard"].validate(t);
   return o.issues && o.issues.length > 0 ? {
    success: !1,
    error: o.issues.map(e => {
     return t = e, t.path?.length ? `${t.path.map(e => String("object" == typeof e ? e.key : e)).join(".")}: ${t.message}` : t.message;
     var t;
    }).join(", ")
   } : {
    success: !0,
    data: o.value
   };
  }
  const Zr = /\\\.\\d\{(\d+)\}/;
  function isLibraryFormatPattern(e, t, o) {
   return "zod" !== o || function(e, t) {
    let o;
    switch (e) {
    case "email":
     o = [ m.Rpp() ];
     break;

    case "uri":
     o = [ m.OZ5() ];
     break;

    case "date":
     o = [ h.db(m.Brp, void 0) ];
     break;

    case "date-time":
     o = function(e) {
      const t = Zr.exec(e), o = [ void 0, -1, 0 ];
      return t && o.push(Number(t[1])), [ !1, !0 ].flatMap(e => [ !1, !0 ].flatMap(t => o.map(o => datetime({
       local: e,
       offset: t,
       precision: o
      }))));
     }(t);
    }
    return new Set(o.map(e => function(e) {
     const t = Xo.bl(e, {
      target: Kr,
      io: "input"
     });
     return "string" == typeof t.pattern ? t.pattern : void 0;
    }(e)).filter(e => void 0 !== e));
   }(e, t).has(t);
  }
  function isJsonObject(e) {
   return "object" == typeof e && null !== e && !Array.isArray(e);
  }
  const Wr = new Set([ "$comment", "deprecated", "description", "examples", "readOnly", "title", "writeOnly" ]);
  function isAnnotationOnlyJsonSchemaKeyword(e) {
   return Wr.has(e) || e.startsWith("x-");
  }
  const Gr = new Set([ "$schema", ...Object.keys(Bt.shape.requestedSchema.shape) ]), Br = {
   string: shapeKeys([ Lt, Ut, Dt, Ht ]),
   number: shapeKeys([ Vt ]),
   integer: shapeKeys([ Vt ]),
   boolean: shapeKeys([ At ]),
   array: shapeKeys([ Kt, Jt ])
  }, Xr = new Set(Lt.shape.format.unwrap().options);
  function walkProperty(e, t, o, r) {
   if (!isJsonObject(e)) return e;
   const a = "string" == typeof e.type && Object.hasOwn(Br, e.type) ? Br[e.type] : void 0;
   if (void 0 === a) return e;
   const s = {};
   for (const [n, i] of Object.entries(e)) a.has(n) || isAnnotationOnlyJsonSchemaKeyword(n) ? s[n] = i : "pattern" === n && "string" === e.type && "string" == typeof e.format ? Xr.has(e.format) ? "string" == typeof i && isLibraryFormatPattern(e.format, i, o) || r.push(`${t}.${n}`) : s[n] = i : r.push(`${t}.${n}`);
   return s;
  }
  function findDroppedConstraintPaths(e, t, o = "") {
   return Array.isArray(e) && Array.isArray(t) ? e.flatMap((e, r) => findDroppedConstraintPaths(e, t[r], `${o}[${r}]`)) : isJsonObject(e) && isJsonObject(t) ? Object.entries(e).flatMap(([e, r]) => {
    const a = o ? `${o}.${e}` : e;
    return Object.prototype.hasOwnProperty.call(t, e) ? findDroppedConstraintPaths(r, t[e], a) : isAnnotationOnlyJsonSchemaKeyword(e) ? [] : [ a ];
   }) : [];
  }
  function normalizeElicitInputParams(e) {
   if (!isStandardSchema(e.requestedSchema)) return {
    ...e,
    mode: "form",
    requestedSchema: e.requestedSchema
   };
   const t = e.requestedSchema["~standard"].vendor, o = function(e, t) {
    const o = {}, r = [];
    for (const [a, s] of Object.entries(e)) "properties" === a && isJsonObject(s) ? o[a] = Object.fromEntries(Object.entries(s).map(([e, o]) => [ e, walkProperty(o, `properties.${e}`, t, r) ])) : Gr.has(a) ? o[a] = s : isAnnotationOnlyJsonSchemaKeyword(a) || r.push(a);
    if (r.length > 0) throw new br(Sr.InvalidParams, `Elicitation requestedSchema contains unsupported JSON Schema constraint(s) after Standard Schema conversion: ${r.join(", ")}`);
    return o;
   }(function(e) {
    try {
     return standardSchemaToJsonSchema(e, "input");
    } catch (e) {
     const t = e instanceof Error ? e.message : String(e);
     throw new br(Sr.InvalidParams, `Elicitation requestedSchema must describe an object with flat primitive properties: ${t}`);
    }
   }(e.requestedSchema), t), r = parseSchema(Bt.shape.requestedSchema, o);
   if (!r.success) throw new br(Sr.InvalidParams, `Elicitation requestedSchema only supports flat primitive properties (string, number, integer, boolean, and string enums): ${function(e, t) {
    if (!isJsonObject(e.properties)) return t;
    const o = Object.entries(e.properties).filter(([, e]) => !parseSchema(Gt, e).success).map(([e]) => `properties.${e}`);
    return o.length > 0 ? o.join(", ") : t;
   }(o, r.error.message)}`);
   const a = findDroppedConstraintPaths(o, r.data);
   if (a.length > 0) throw new br(Sr.InvalidParams, `Elicitation requestedSchema contains unsupported JSON Schema constraint(s) after Standard Schema conversion: ${a.join(", ")}`);
   const s = (r.data.required ?? []).filter(e => !Object.prototype.hasOwnProperty.call(r.data.properties, e));
   if (s.length > 0) throw new br(Sr.InvalidParams, `Elicitation requestedSchema lists required properties that are not defined in properties: ${s.join(", ")}`);
   return {
    ...e,
    mode: "form",
    requestedSchema: r.data
   };
  }
  function buildInputRequiredRetryParams(e, t, o) {
   const r = void 0 !== t && Object.keys(t).length > 0;
   return r || void 0 !== o ? {
    ...e,
    ...r && {
     inputResponses: t
    },
    ...void 0 !== o && {
     requestState: o
    }
   } : e;
  }
  function inputRequiredRoundsExceededMessage(e, t) {
   return `Multi-round-trip request '${e}' still required input after ${t} rounds (inputRequired.maxRounds)`;
  }
  function sleep(e, t) {
   return new Promise((o, r) => {
    if (t?.aborted) return void r(t.reason instanceof rr ? t.reason : new rr(or.RequestTimeout, String(t.reason)));
    const a = setTimeout(() => {
     t?.removeEventListener("abort", onAbort), o();
    }, e), onAbort = () => {
     clearTimeout(a), r(t?.reason instanceof rr ? t.reason : new rr(or.RequestTimeout, String(t?.reason)));
    };
    t?.addEventListener("abort", onAbort, {
     once: !0
    });
   });
  }
  function linkedRoundAbort(e) {
   const t = new AbortController, onOuterAbort = () => t.abort(e?.reason);
   return e?.addEventListener("abort", onOuterAbort, {
    once: !0
   }), e?.aborted && t.abort(e.reason), {
    signal: t.signal,
    abort: e => t.abort(e),
    dispose: () => e?.removeEventListener("abort", onOuterAbort)
   };
  }
  Object.assign(function(e) {
   const t = void 0 !== e.inputRequests && Object.keys(e.inputRequests).length > 0, o = "string" == typeof e.requestState;
   if (!t && !o) throw new TypeError("inputRequired() requires at least one of inputRequests (with at least one entry) or requestState (spec: every InputRequiredResult MUST include at least one of the two)");
   return {
    resultType: "input_required",
    ...void 0 !== e.inputRequests && {
     inputRequests: e.inputRequests
    },
    ...void 0 !== e.requestState && {
     requestState: e.requestState
    }
   };
  }, {
   elicit(e) {
    try {
     return {
      method: "elicitation/create",
      params: normalizeElicitInputParams(e)
     };
    } catch (e) {
     throw e instanceof br ? new TypeError(e.message, {
      cause: e
     }) : e;
    }
   },
   elicitUrl: e => ({
    method: "elicitation/create",
    params: {
     ...e,
     mode: "url"
    }
   }),
   createMessage: e => ({
    method: "sampling/createMessage",
    params: e
   }),
   listRoots: () => ({
    method: "roots/list"
   })
  });
  const Qr = [ "AnnotationsSchema", "AudioContentSchema", "BaseMetadataSchema", "BlobResourceContentsSchema", "BooleanSchemaSchema", "CallToolRequestSchema", "CallToolRequestParamsSchema", "CallToolResultSchema", "CancelledNotificationSchema", "CancelledNotificationParamsSchema", "CancelTaskRequestSchema", "CancelTaskResultSchema", "ClientCapabilitiesSchema", "ClientNotificationSchema", "ClientRequestSchema", "ClientResultSchema", "CompatibilityCallToolResultSchema", "CompleteRequestSchema", "CompleteRequestParamsSchema", "CompleteResultSchema", "ContentBlockSchema", "CreateMessageRequestSchema", "CreateMessageRequestParamsSchema", "CreateMessageResultSchema", "CreateMessageResultWithToolsSchema", "CreateTaskResultSchema", "CursorSchema", "DiscoverRequestSchema", "DiscoverResultSchema", "ElicitationCompleteNotificationSchema", "ElicitationCompleteNotificationParamsSchema", "ElicitRequestSchema", "ElicitRequestFormParamsSchema", "ElicitRequestParamsSchema", "ElicitRequestURLParamsSchema", "ElicitResultSchema", "EmbeddedResourceSchema", "EmptyResultSchema", "EnumSchemaSchema", "GetPromptRequestSchema", "GetPromptRequestParamsSchema", "GetPromptResultSchema", "GetTaskPayloadRequestSchema", "GetTaskPayloadResultSchema", "GetTaskRequestSchema", "GetTaskResultSchema", "IconSchema", "IconsSchema", "ImageContentSchema", "ImplementationSchema", "InitializedNotificationSchema", "InitializeRequestSchema", "InitializeRequestParamsSchema", "InitializeResultSchema", "JSONArraySchema", "JSONObjectSchema", "JSONRPCErrorResponseSchema", "JSONRPCMessageSchema", "JSONRPCNotificationSchema", "JSONRPCRequestSchema", "JSONRPCResponseSchema", "JSONRPCResultResponseSchema", "JSONValueSchema", "LegacyTitledEnumSchemaSchema", "ListPromptsRequestSchema", "ListPromptsResultSchema", "ListResourcesRequestSchema", "ListResourcesResultSchema", "ListResourceTemplatesRequestSchema", "ListResourceTemplatesResultSchema", "ListRootsRequestSchema", "ListRootsResultSchema", "ListTasksRequestSchema", "ListTasksResultSchema", "ListToolsRequestSchema", "ListToolsResultSchema", "LoggingLevelSchema", "LoggingMessageNotificationSchema", "LoggingMessageNotificationParamsSchema", "ModelHintSchema", "ModelPreferencesSchema", "MultiSelectEnumSchemaSchema", "NotificationSchema", "NumberSchemaSchema", "PaginatedRequestSchema", "PaginatedRequestParamsSchema", "PaginatedResultSchema", "PingRequestSchema", "PrimitiveSchemaDefinitionSchema", "ProgressSchema", "ProgressNotificationSchema", "ProgressNotificationParamsSchema", "ProgressTokenSchema", "PromptSchema", "PromptArgumentSchema", "PromptListChangedNotificationSchema", "PromptMessageSchema", "PromptReferenceSchema", "ReadResourceRequestSchema", "ReadResourceRequestParamsSchema", "ReadResourceResultSchema", "RelatedTaskMetadataSchema", "RequestSchema", "RequestIdSchema", "RequestMetaSchema", "ResourceSchema", "ResourceContentsSchema", "ResourceLinkSchema", "ResourceListChangedNotificationSchema", "ResourceRequestParamsSchema", "ResourceTemplateSchema", "ResourceTemplateReferenceSchema", "ResourceUpdatedNotificationSchema", "ResourceUpdatedNotificationParamsSchema", "ResultMetaObjectSchema", "ResultSchema", "RoleSchema", "RootSchema", "RootsListChangedNotificationSchema", "SamplingContentSchema", "SamplingMessageSchema", "SamplingMessageContentBlockSchema", "ServerCapabilitiesSchema", "ServerNotificationSchema", "ServerRequestSchema", "ServerResultSchema", "SetLevelRequestSchema", "SetLevelRequestParamsSchema", "SingleSelectEnumSchemaSchema", "StringSchemaSchema", "SubscribeRequestSchema", "SubscribeRequestParamsSchema", "SubscriptionFilterSchema", "SubscriptionsAcknowledgedNotificationSchema", "SubscriptionsAcknowledgedNotificationParamsSchema", "SubscriptionsListenRequestSchema", "SubscriptionsListenRequestParamsSchema", "SubscriptionsListenResultSchema", "SubscriptionsListenResultMetaSchema", "TaskAugmentedRequestParamsSchema", "TaskCreationParamsSchema", "TaskMetadataSchema", "TaskSchema", "TaskStatusSchema", "TaskStatusNotificationSchema", "TaskStatusNotificationParamsSchema", "TextContentSchema", "TextResourceContentsSchema", "TitledMultiSelectEnumSchemaSchema", "TitledSingleSelectEnumSchemaSchema", "ToolSchema", "ToolAnnotationsSchema", "ToolChoiceSchema", "ToolExecutionSchema", "ToolListChangedNotificationSchema", "ToolResultContentSchema", "ToolUseContentSchema", "UnsubscribeRequestSchema", "UnsubscribeRequestParamsSchema", "UntitledMultiSelectEnumSchemaSchema", "UntitledSingleSelectEnumSchemaSchema" ], ea = {
   IdJagTokenExchangeResponseSchema: Do,
   OAuthClientInformationFullSchema: Zo,
   OAuthClientInformationSchema: Jo,
   OAuthClientMetadataSchema: Ko,
   OAuthClientRegistrationErrorSchema: Wo,
   OAuthErrorResponseSchema: Ho,
   OAuthMetadataSchema: Ao,
   OAuthProtectedResourceMetadataSchema: zo,
   OAuthTokenRevocationRequestSchema: Go,
   OAuthTokensSchema: Uo,
   OpenIdProviderDiscoveryMetadataSchema: Vo,
   OpenIdProviderMetadataSchema: Lo
  }, ta = {}, oa = {};
  function register(e, t) {
   const o = e.slice(0, -6);
   ta[o] = t, oa[o] = e => t.safeParse(e).success;
  }
  for (const e of Qr) register(e, Yr[e]);
  for (const [e, t] of Object.entries(ea)) register(e, t);
  Object.freeze(ta);
  const ra = Object.freeze(oa), aa = 6e4, sa = [ v, S, P, $ ], na = [ "inputResponses", "requestState" ];
  function liftWireOnlyMaterial(e, t) {
   const o = e.params;
   if (!isPlainObject$1(o)) return {
    message: e,
    lifted: {}
   };
   const r = o._meta, a = isPlainObject$1(r) ? sa.filter(e => e in r) : [], s = "request" === t ? na.filter(e => e in o) : [];
   if (0 === a.length && 0 === s.length) return {
    message: e,
    lifted: {}
   };
   const n = {}, i = {
    ...o
   };
   if (a.length > 0 && isPlainObject$1(r)) {
    const e = {}, t = {
     ...r
    };
    for (const o of a) e[o] = r[o], delete t[o];
    n.envelope = e, Object.keys(t).length > 0 ? i._meta = t : delete i._meta;
   }
   for (const e of s) "inputResponses" === e && (n.inputResponses = i[e]), "requestState" === e && (n.requestState = i[e]), 
   delete i[e];
   return {
    message: {
     ...e,
     params: i
    },
    lifted: n
   };
  }
  function codecResultValidator(e, t) {
   const o = e.validateResult(t, void 0);
   if (o.ok || "not-in-era" !== o.reason) return {
    "~standard": {
     version: 1,
     vendor: "mcp-wire-codec",
     validate(o) {
      const r = e.validateResult(t, o);
      return r.ok ? {
       value: r.value
      } : {
       issues: [ {
        message: "invalid" === r.reason ? r.message : `not-in-era: ${t}`
       } ]
      };
     }
    }
   };
  }
  function requestStateAccessor(e) {
   return () => e;
  }
  const ia = requestStateAccessor(void 0);
  let ca;
  var la = class {
   _transport;
   _requestMessageId=0;
   _requestHandlers=new Map;
   _customSchemaRequestMethods=new Set;
   _requestHandlerAbortControllers=new Map;
   _notificationHandlers=new Map;
   _responseHandlers=new Map;
   _progressHandlers=new Map;
   _timeoutInfo=new Map;
   _pendingDebouncedNotifications=new Set;
   _negotiatedProtocolVersion;
   static {
    ca = (e, t) => {
     e._negotiatedProtocolVersion = t;
    };
   }
   _supportedProtocolVersions;
   onclose;
   onerror;
   fallbackRequestHandler;
   fallbackNotificationHandler;
   constructor(e) {
    this._options = e, this._supportedProtocolVersions = e?.supportedProtocolVersions ?? g, 
    this.setNotificationHandler("notifications/cancelled", e => {
     this._oncancel(e);
    }), this.setNotificationHandler("notifications/progress", e => {
     this._onprogress(e);
    }), this.setRequestHandler("ping", e => ({}));
   }
   _shouldDropInbound(e) {}
   _outboundMetaEnvelope() {}
   _envelopeOutbound(e) {
    const t = this._outboundMetaEnvelope();
    if (void 0 === t) return e;
    const o = e.params ?? {};
    return {
     ...e,
     params: {
      ...o,
      _meta: {
       ...t,
       ...o._meta
      }
     }
    };
   }
   _resolveNonCompleteResult(e, t) {
    return Promise.reject(new rr(or.UnsupportedResultType, `Unsupported result type '${e.kind}' for ${t.request.method}`, {
     resultType: e.kind,
     method: t.request.method
    }));
   }
   _getRequestHandler(e) {
    return this._requestHandlers.get(e);
   }
   async _oncancel(e) {
    void 0 !== e.params.requestId && this._requestHandlerAbortControllers.get(e.params.requestId)?.abort(e.params.reason);
   }
   _setupTimeout(e, t, o, r, a = !1) {
    this._timeoutInfo.set(e, {
     timeoutId: setTimeout(r, t),
     startTime: Date.now(),
     timeout: t,
     maxTotalTimeout: o,
     resetTimeoutOnProgress: a,
     onTimeout: r
    });
   }
   _resetTimeout(e) {
    const t = this._timeoutInfo.get(e);
    if (!t) return !1;
    const o = Date.now() - t.startTime;
    if (t.maxTotalTimeout && o >= t.maxTotalTimeout) throw this._timeoutInfo.delete(e), 
    new rr(or.RequestTimeout, "Maximum total timeout exceeded", {
     maxTotalTimeout: t.maxTotalTimeout,
     totalElapsed: o
    });
    return clearTimeout(t.timeoutId), t.timeoutId = setTimeout(t.onTimeout, t.timeout), 
    !0;
   }
   _cleanupTimeout(e) {
    const t = this._timeoutInfo.get(e);
    t && (clearTimeout(t.timeoutId), this._timeoutInfo.delete(e));
   }
   async connect(e) {
    this._transport = e;
    const t = this.transport?.onclose;
    this._transport.onclose = () => {
     try {
      t?.();
     } finally {
      this._onclose();
     }
    };
    const o = this.transport?.onerror;
    this._transport.onerror = e => {
     o?.(e), this._onerror(e);
    };
    const r = this._transport?.onmessage;
    this._transport.onmessage = (e, t) => {
     var o;
     r?.(e, t), isJSONRPCResultResponse(e) || isJSONRPCErrorResponse(e) ? this._onresponse(e) : isJSONRPCRequest(e) ? this._onrequest(e, t) : (o = e, 
     D.safeParse(o).success ? this._onnotification(e, t) : this._onerror(new Error(`Unknown message type: ${JSON.stringify(e)}`)));
    }, e.setSupportedProtocolVersions?.(this._supportedProtocolVersions), await this._transport.start();
   }
   _onclose() {
    const e = this._responseHandlers;
    this._responseHandlers = new Map, this._progressHandlers.clear(), this._pendingDebouncedNotifications.clear();
    for (const e of this._timeoutInfo.values()) clearTimeout(e.timeoutId);
    this._timeoutInfo.clear();
    const t = this._requestHandlerAbortControllers;
    this._requestHandlerAbortControllers = new Map;
    const o = new rr(or.ConnectionClosed, "Connection closed");
    this._transport = void 0;
    try {
     this.onclose?.();
    } finally {
     for (const t of e.values()) t(o);
     for (const e of t.values()) e.abort(o);
    }
   }
   _onerror(e) {
    this.onerror?.(e);
   }
   _onnotification(e, t) {
    const {message: o} = liftWireOnlyMaterial(e, "notification"), r = this._negotiatedWireCodec();
    if (void 0 === t?.classification && "drop" === this._shouldDropInbound(e)) return;
    if (void 0 !== t?.classification) {
     const e = classifiedWireEra(t.classification);
     if (e !== r.era) return void this._onerror(new Error(`Era mismatch on inbound notification '${o.method}': classified as ${e} but this instance serves ${r.era}`));
    }
    if (isSpecNotificationMethod(o.method) && !r.hasNotificationMethod(o.method)) return;
    const a = this._notificationHandlers.get(o.method), s = this.fallbackNotificationHandler;
    void 0 === a && void 0 === s || Promise.resolve().then(() => void 0 === a ? s(o) : a(o, r)).catch(e => this._onerror(new Error(`Uncaught error in notification handler: ${e}`)));
   }
   _onrequest(e, t) {
    const {message: o, lifted: r} = liftWireOnlyMaterial(e, "request"), a = this._negotiatedWireCodec();
    if (void 0 === t?.classification && "drop" === this._shouldDropInbound(e)) return void this._onerror(new Error(`Dropped inbound request '${e.method}': not servable on this connection's protocol era`));
    const s = this._transport, sendErrorResponse = (e, t, r) => {
     const a = {
      jsonrpc: "2.0",
      id: o.id,
      error: {
       code: e,
       message: t,
       ...void 0 !== r && {
        data: r
       }
      }
     };
     s?.send(a).catch(e => this._onerror(new Error(`Failed to send an error response: ${e}`)));
    };
    if (void 0 !== t?.classification) {
     const e = classifiedWireEra(t.classification);
     if (e !== a.era) {
      this._onerror(new Error(`Era mismatch on inbound request '${o.method}': classified as ${e} but this instance serves ${a.era}`));
      const r = t.classification.revision ?? e;
      return void sendErrorResponse(Sr.UnsupportedProtocolVersion, `Unsupported protocol version: ${r}`, {
       supported: this._supportedProtocolVersions,
       requested: r
      });
     }
    }
    if (isSpecRequestMethod(o.method) && !a.hasRequestMethod(o.method) && (!isExtensionReusedRequestMethod(o.method) || !this._customSchemaRequestMethods.has(o.method))) return void sendErrorResponse(Sr.MethodNotFound, "Method not found");
    const n = this._requestHandlers.get(o.method) ?? this.fallbackRequestHandler;
    if (void 0 === n) return void sendErrorResponse(Sr.MethodNotFound, "Method not found");
    const i = a.checkInboundEnvelope(r);
    if (void 0 !== i) return void sendErrorResponse(Sr.InvalidParams, i);
    const sendRequest = (e, t, r) => this._requestWithSchemaViaCodec(this._resolveOutboundCodec(e.method), e, t, {
     ...r,
     relatedRequestId: o.id
    }), c = new AbortController;
    this._requestHandlerAbortControllers.set(o.id, c);
    const l = void 0 === r.inputResponses ? void 0 : function(e) {
     const t = {}, o = [];
     if (!isPlainObject(e)) return {
      accepted: t,
      droppedKeys: o
     };
     for (const [r, a] of Object.entries(e)) !isPlainObject(a) || "method" in a || "result" in a ? o.push(r) : t[r] = a;
     return {
      accepted: t,
      droppedKeys: o
     };
    }(r.inputResponses), d = {
     sessionId: s?.sessionId,
     mcpReq: {
      id: o.id,
      method: o.method,
      _meta: o.params?._meta,
      ...void 0 !== r.envelope && {
       envelope: r.envelope
      },
      ...void 0 !== l && {
       inputResponses: l.accepted
      },
      ...void 0 !== l && l.droppedKeys.length > 0 && {
       droppedInputResponseKeys: l.droppedKeys
      },
      requestState: void 0 === r.requestState ? ia : requestStateAccessor(r.requestState),
      signal: c.signal,
      send: (e, t, o) => {
       const r = this._resolveOutboundCodec(e.method);
       if (this._assertOutboundRequestInEra(r, e.method), isStandardSchema(t)) return sendRequest(e, t, o);
       const a = codecResultValidator(r, e.method);
       if (void 0 === a) throw new TypeError(`'${e.method}' is not a spec method; pass a result schema as the second argument to ctx.mcpReq.send().`);
       return sendRequest(e, a, t);
      },
      notify: (e, t) => this._notificationViaCodec(this._resolveOutboundCodec(e.method), e, {
       ...t,
       relatedRequestId: o.id
      })
     },
     http: t?.authInfo ? {
      authInfo: t.authInfo
     } : void 0
    }, u = this.buildContext(d, t);
    Promise.resolve().then(() => n(o, u)).then(async e => {
     if (c.signal.aborted) return;
     let t;
     try {
      t = a.encodeResult(o.method, e, this._outboundServerInfo());
     } catch (e) {
      return this._onerror(new Error(`Failed to encode result for ${o.method}: ${e}`)), 
      void sendErrorResponse(Sr.InternalError, "Internal error");
     }
     const r = {
      result: t,
      jsonrpc: "2.0",
      id: o.id
     };
     await (s?.send(r));
    }, async e => {
     if (c.signal.aborted) return;
     const t = Number.isSafeInteger(e.code) ? e.code : Sr.InternalError, r = {
      jsonrpc: "2.0",
      id: o.id,
      error: {
       code: a.encodeErrorCode(t),
       message: e.message ?? "Internal error",
       ...void 0 !== e.data && {
        data: e.data
       }
      }
     };
     await (s?.send(r));
    }).catch(e => this._onerror(new Error(`Failed to send response: ${e}`))).finally(() => {
     this._requestHandlerAbortControllers.get(o.id) === c && this._requestHandlerAbortControllers.delete(o.id);
    });
   }
   _onprogress(e) {
    const {progressToken: t, ...o} = e.params, r = Number(t), a = this._progressHandlers.get(r);
    if (!a) return void this._onerror(new Error(`Received a progress notification for an unknown token: ${JSON.stringify(e)}`));
    const s = this._responseHandlers.get(r), n = this._timeoutInfo.get(r);
    if (n && s && n.resetTimeoutOnProgress) try {
     this._resetTimeout(r);
    } catch (e) {
     return this._responseHandlers.delete(r), this._progressHandlers.delete(r), this._cleanupTimeout(r), 
     void s(e);
    }
    a(o);
   }
   _onresponse(e) {
    const t = Number(e.id), o = this._responseHandlers.get(t);
    void 0 !== o ? (this._responseHandlers.delete(t), this._cleanupTimeout(t), this._progressHandlers.delete(t), 
    isJSONRPCResultResponse(e) ? o(e) : o(br.fromError(e.error.code, e.error.message, e.error.data))) : this._onerror(new Error(`Received a response for an unknown message ID: ${JSON.stringify(e)}`));
   }
   get transport() {
    return this._transport;
   }
   async close() {
    await (this._transport?.close());
   }
   request(e, t, o) {
    const r = this._resolveOutboundCodec(e.method);
    if (isStandardSchema(t)) return isExtensionReusedRequestMethod(e.method) || this._assertOutboundRequestInEra(r, e.method), 
    this._requestWithSchemaViaCodec(r, e, t, o);
    this._assertOutboundRequestInEra(r, e.method);
    const a = codecResultValidator(r, e.method);
    if (void 0 === a) throw new TypeError(`'${e.method}' is not a spec method; pass a result schema as the second argument to request().`);
    return this._requestWithSchemaViaCodec(r, e, a, t);
   }
   _negotiatedWireCodec() {
    return codecForVersion(this._negotiatedProtocolVersion);
   }
   _wireCodec() {
    return this._negotiatedWireCodec();
   }
   _resolveOutboundCodec(e) {
    if (void 0 === this._negotiatedProtocolVersion) {
     const t = function(e) {
      switch (e) {
      case "initialize":
      case "notifications/initialized":
       return codecForVersion(void 0);

      case "server/discover":
       return codecForVersion(qr);

      default:
       return;
      }
     }(e);
     if (t) return t;
    }
    return this._negotiatedWireCodec();
   }
   _assertOutboundRequestInEra(e, t) {
    if (isSpecRequestMethod(t) && !e.hasRequestMethod(t)) throw new rr(or.MethodNotSupportedByProtocolVersion, `Method '${t}' is not supported by the negotiated protocol version (wire era ${e.era})`, {
     method: t,
     era: e.era
    });
   }
   _requestWithSchema(e, t, o) {
    const r = this._resolveOutboundCodec(e.method);
    return this._assertOutboundRequestInEra(r, e.method), this._requestWithSchemaViaCodec(r, e, t, o);
   }
   _requestWithSchemaViaCodec(e, t, o, r) {
    const {relatedRequestId: a, resumptionToken: s, onresumptiontoken: n, headers: i} = r ?? {}, c = Date.now();
    let l, d;
    return new Promise((u, p) => {
     const earlyReject = e => {
      p(e);
     };
     if (!this._transport) return void earlyReject(new Error("Not connected"));
     if (!0 === this._options?.enforceStrictCapabilities) try {
      this.assertCapabilityForMethod(t.method);
     } catch (e) {
      return void earlyReject(e);
     }
     if (r?.signal?.aborted) {
      const e = r.signal.reason;
      throw e instanceof rr ? e : new rr(or.RequestTimeout, String(e));
     }
     const m = e.era === qr && !0 === this._transport.hasPerRequestStream ? new AbortController : void 0, h = this._requestMessageId++;
     d = h;
     const f = {
      ...t,
      jsonrpc: "2.0",
      id: h
     };
     r?.onprogress && (this._progressHandlers.set(h, r.onprogress), f.params = {
      ...t.params,
      _meta: {
       ...t.params?._meta,
       progressToken: h
      }
     });
     const g = this._envelopeOutbound(f);
     let y = !1;
     const cancel = e => {
      y || (this._progressHandlers.delete(h), void 0 === m ? "initialize" !== t.method && this._transport?.send(this._envelopeOutbound({
       jsonrpc: "2.0",
       method: "notifications/cancelled",
       params: {
        requestId: h,
        reason: String(e)
       }
      }), {
       relatedRequestId: a,
       resumptionToken: s,
       onresumptiontoken: n
      }).catch(e => this._onerror(new Error(`Failed to send cancellation: ${e}`))) : m.abort(), 
      p(e instanceof rr ? e : new rr(or.RequestTimeout, String(e))));
     };
     this._responseHandlers.set(h, a => {
      if (r?.signal?.aborted) return;
      if (y = !0, a instanceof Error) return p(a);
      let s;
      try {
       s = e.decodeResult(t.method, a.result);
      } catch (e) {
       return p(e instanceof Error ? e : new Error(String(e)));
      }
      if ("invalid" === s.kind) return p(s.error);
      if ("input_required" === s.kind) {
       if (!0 === r?.allowInputRequired) return u(function(e) {
        return {
         resultType: "input_required",
         inputRequests: e.inputRequests,
         ...void 0 !== e.requestState && {
          requestState: e.requestState
         },
         ...void 0 !== e._meta && {
          _meta: e._meta
         }
        };
       }(s));
       const a = {
        codec: e,
        request: t,
        resultSchema: o,
        options: r,
        flowStartedAt: c,
        retry: (r, a) => this._requestWithSchemaViaCodec(e, void 0 === r ? {
         method: t.method
        } : {
         method: t.method,
         params: r
        }, o, a)
       };
       return u(this._resolveNonCompleteResult(s, a));
      }
      const n = s.result;
      validateStandardSchema(o, n).then(e => {
       e.success ? u(e.data) : p(new rr(or.InvalidResult, `Invalid result for ${t.method}: ${e.error}`));
      }, p);
     }), l = () => cancel(r?.signal?.reason), r?.signal?.addEventListener("abort", l, {
      once: !0
     });
     const v = r?.timeout ?? aa;
     this._setupTimeout(h, v, r?.maxTotalTimeout, () => cancel(new rr(or.RequestTimeout, "Request timed out", {
      timeout: v
     })), r?.resetTimeoutOnProgress ?? !1), this._transport.send(g, {
      relatedRequestId: a,
      resumptionToken: s,
      onresumptiontoken: n,
      headers: i,
      requestSignal: m?.signal
     }).catch(e => {
      this._progressHandlers.delete(h), p(e);
     });
    }).finally(() => {
     l && r?.signal?.removeEventListener("abort", l), void 0 !== d && (this._responseHandlers.delete(d), 
     this._cleanupTimeout(d));
    });
   }
   async notification(e, t) {
    return await this._notificationViaCodec(this._resolveOutboundCodec(e.method), e, t);
   }
   async _notificationViaCodec(e, t, o) {
    if (!this._transport) throw new rr(or.NotConnected, "Not connected");
    if (isSpecNotificationMethod(t.method) && !e.hasNotificationMethod(t.method)) throw new rr(or.MethodNotSupportedByProtocolVersion, `Notification '${t.method}' is not supported by the negotiated protocol version (wire era ${e.era})`, {
     method: t.method,
     era: e.era
    });
    this.assertNotificationCapability(t.method);
    const r = this._envelopeOutbound({
     jsonrpc: "2.0",
     ...t
    });
    if ((this._options?.debouncedNotificationMethods ?? []).includes(t.method) && !t.params && void 0 === o?.relatedRequestId) {
     if (this._pendingDebouncedNotifications.has(t.method)) return;
     return this._pendingDebouncedNotifications.add(t.method), void Promise.resolve().then(() => {
      this._pendingDebouncedNotifications.delete(t.method), this._transport && this._transport?.send(r, o).catch(e => this._onerror(e));
     });
    }
    await this._transport.send(r, o);
   }
   setRequestHandler(e, t, o) {
    let r;
    if (this.assertRequestHandlerCapability(e), "function" == typeof t) {
     if (!isSpecRequestMethod(e)) throw new TypeError(`'${e}' is not a spec request method; pass schemas as the second argument to setRequestHandler().`);
     r = (o, r) => {
      const a = this._negotiatedWireCodec();
      let s = a.validateRequest(e, o);
      if (s.ok || "not-in-era" !== s.reason || (s = a.validateInputRequest(e, o)), !s.ok) {
       if ("not-in-era" === s.reason) throw new br(Sr.InternalError, `No wire schema for ${e} in the resolved era`);
       throw new Error(s.message);
      }
      return Promise.resolve(t(s.value, r));
     };
    } else {
     if (!o) throw new TypeError("setRequestHandler: handler is required");
     r = async (r, a) => {
      const s = await validateStandardSchema(t.params, {
       ...r.params
      });
      if (!s.success) throw new br(Sr.InvalidParams, `Invalid params for ${e}: ${s.error}`);
      return o(s.data, a);
     };
    }
    "function" == typeof t ? this._customSchemaRequestMethods.delete(e) : this._customSchemaRequestMethods.add(e), 
    this._requestHandlers.set(e, this._wrapHandler(e, r));
   }
   _wrapHandler(e, t) {
    return t;
   }
   _outboundServerInfo() {}
   removeRequestHandler(e) {
    this._requestHandlers.delete(e), this._customSchemaRequestMethods.delete(e);
   }
   assertCanSetRequestHandler(e) {
    if (this._requestHandlers.has(e)) throw new Error(`A request handler for ${e} already exists, which would be overridden`);
   }
   setNotificationHandler(e, t, o) {
    if ("function" != typeof t) {
     if (!o) throw new TypeError("setNotificationHandler: handler is required");
     this._notificationHandlers.set(e, async r => {
      const a = await validateStandardSchema(t.params, {
       ...r.params
      });
      if (!a.success) throw new br(Sr.InvalidParams, `Invalid params for notification ${e}: ${a.error}`);
      await o(a.data, r);
     });
    } else {
     if (!isSpecNotificationMethod(e)) throw new TypeError(`'${e}' is not a spec notification method; pass schemas as the second argument to setNotificationHandler().`);
     this._notificationHandlers.set(e, (o, r) => {
      const a = r.validateNotification(e, o);
      if (!a.ok) {
       if ("not-in-era" === a.reason) throw new br(Sr.InternalError, `No wire schema for ${e} in the resolved era`);
       throw new Error(a.message);
      }
      return Promise.resolve(t(a.value));
     });
    }
   }
   removeNotificationHandler(e) {
    this._notificationHandlers.delete(e);
   }
  };
  function isPlainObject$1(e) {
   return null !== e && "object" == typeof e && !Array.isArray(e);
  }
  function isPlainObject(e) {
   return "object" == typeof e && null !== e && !Array.isArray(e);
  }
  function relatedMessagingUnavailable(e) {
   throw new rr(or.SendFailed, `ctx.mcpReq.${e} is not available while fulfilling an embedded input request: the request is fulfilled locally and has no related peer request`);
  }
  var da = __toESM(__commonJSMin(e => {
   var t = /; *([!#$%&'*+.^_`|~0-9A-Za-z-]+) *= *("(?:[\u000b\u0020\u0021\u0023-\u005b\u005d-\u007e\u0080-\u00ff]|\\[\u000b\u0020-\u00ff])*"|[!#$%&'*+.^_`|~0-9A-Za-z-]+) */g, o = /\\([\u000b\u0020-\u00ff])/g, r = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+\/[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
   function ContentType(e) {
    this.parameters = Object.create(null), this.type = e;
   }
   e.parse = function(e) {
    if (!e) throw new TypeError("argument string is required");
    var a = "object" == typeof e ? function(e) {
     var t;
     if ("function" == typeof e.getHeader ? t = e.getHeader("content-type") : "object" == typeof e.headers && (t = e.headers && e.headers["content-type"]), 
     "string" != typeof t) throw new TypeError("content-type header is missing from object");
     return t;
    }(e) : e;
    if ("string" != typeof a) throw new TypeError("argument string is required to be a string");
    var s = a.indexOf(";"), n = -1 !== s ? a.slice(0, s).trim() : a.trim();
    if (!r.test(n)) throw new TypeError("invalid media type");
    var i = new ContentType(n.toLowerCase());
    if (-1 !== s) {
     var c, l, d;
     for (t.lastIndex = s; l = t.exec(a); ) {
      if (l.index !== s) throw new TypeError("invalid parameter format");
      s += l[0].length, c = l[1].toLowerCase(), 34 === (d = l[2]).charCodeAt(0) && -1 !== (d = d.slice(1, -1)).indexOf("\\") && (d = d.replace(o, "$1")), 
      i.parameters[c] = d;
     }
     if (s !== a.length) throw new TypeError("invalid parameter format");
    }
    return i;
   };
  })(), 1);
  function normalizeHeaders(e) {
   return e ? e instanceof Headers ? Object.fromEntries(e.entries()) : Array.isArray(e) ? Object.fromEntries(e) : {
    ...e
   } : {};
  }
  const ua = new Set([ 301, 302, 303, 307, 308 ]);
  function isWithinOrigin(e, t) {
   return e.protocol === t.protocol && e.host === t.host || "http:" === e.protocol && "https:" === t.protocol && e.hostname === t.hostname && !e.port && !t.port;
  }
  function redirectTarget(e, t) {
   const o = ua.has(t.status) ? t.headers?.get("location") : void 0;
   if (o) try {
    return new URL(o, e);
   } catch {
    return;
   }
  }
  const pa = new WeakSet;
  function src_CeKsbNLO_fetchWithinOrigin(e) {
   return pa.has(e) ? e : async (t, o) => {
    if ("error" === o?.redirect || "manual" === o?.redirect) return e(t, o);
    const r = (o?.method ?? "GET").toUpperCase();
    let a = t;
    for (let t = 0; ;t++) {
     const s = await e(a, {
      ...o,
      redirect: "manual"
     }), n = redirectTarget(a, s);
     if (!n || 5 === t) return s;
     const i = new URL(a), c = "GET" === r || 307 === s.status || 308 === s.status, l = !(n.username || n.password) || n.username === i.username && n.password === i.password;
     if (!c || !l || !isWithinOrigin(i, n)) return s;
     await (s.text?.().catch(() => {})), a = n;
    }
   };
  }
  var ma = __commonJSMin(e => {
   Object.defineProperty(e, "__esModule", {
    value: !0
   }), e.regexpCode = e.getEsmExportName = e.getProperty = e.safeStringify = e.stringify = e.strConcat = e.addCodeArg = e.str = e._ = e.nil = e._Code = e.Name = e.IDENTIFIER = e._CodeOrName = void 0;
   var t = class {};
   e._CodeOrName = t, e.IDENTIFIER = /^[a-z$_][a-z$_0-9]*$/i;
   var o = class extends t {
    constructor(t) {
     if (super(), !e.IDENTIFIER.test(t)) throw new Error("CodeGen: name must be a valid identifier");
     this.str = t;
    }
    toString() {
     return this.str;
    }
    emptyStr() {
     return !1;
    }
    get names() {
     return {
      [this.str]: 1
     };
    }
   };
   e.Name = o;
   var r = class extends t {
    constructor(e) {
     super(), this._items = "string" == typeof e ? [ e ] : e;
    }
    toString() {
     return this.str;
    }
    emptyStr() {
     if (this._items.length > 1) return !1;
     const e = this._items[0];
     return "" === e || '""' === e;
    }
    get str() {
     var e;
     return null !== (e = this._str) && void 0 !== e ? e : this._str = this._items.reduce((e, t) => `${e}${t}`, "");
    }
    get names() {
     var e;
     return null !== (e = this._names) && void 0 !== e ? e : this._names = this._items.reduce((e, t) => (t instanceof o && (e[t.str] = (e[t.str] || 0) + 1), 
     e), {});
    }
   };
   function _(e, ...t) {
    const o = [ e[0] ];
    let a = 0;
    for (;a < t.length; ) addCodeArg(o, t[a]), o.push(e[++a]);
    return new r(o);
   }
   e._Code = r, e.nil = new r(""), e._ = _;
   const a = new r("+");
   function str(e, ...t) {
    const o = [ safeStringify(e[0]) ];
    let s = 0;
    for (;s < t.length; ) o.push(a), addCodeArg(o, t[s]), o.push(a, safeStringify(e[++s]));
    return function(e) {
     let t = 1;
     for (;t < e.length - 1; ) {
      if (e[t] === a) {
       const o = mergeExprItems(e[t - 1], e[t + 1]);
       if (void 0 !== o) {
        e.splice(t - 1, 3, o);
        continue;
       }
       e[t++] = "+";
      }
      t++;
     }
    }(o), new r(o);
   }
   function addCodeArg(e, t) {
    var a;
    t instanceof r ? e.push(...t._items) : t instanceof o ? e.push(t) : e.push("number" == typeof (a = t) || "boolean" == typeof a || null === a ? a : safeStringify(Array.isArray(a) ? a.join(",") : a));
   }
   function mergeExprItems(e, t) {
    if ('""' === t) return e;
    if ('""' === e) return t;
    if ("string" == typeof e) {
     if (t instanceof o || '"' !== e[e.length - 1]) return;
     return "string" != typeof t ? `${e.slice(0, -1)}${t}"` : '"' === t[0] ? e.slice(0, -1) + t.slice(1) : void 0;
    }
    return "string" != typeof t || '"' !== t[0] || e instanceof o ? void 0 : `"${e}${t.slice(1)}`;
   }
   function safeStringify(e) {
    return JSON.stringify(e).replace(/\u2028/g, "\\u2028").replace(/\u2029/g, "\\u2029");
   }
   e.str = str, e.addCodeArg = addCodeArg, e.strConcat = function(e, t) {
    return t.emptyStr() ? e : e.emptyStr() ? t : str`${e}${t}`;
   }, e.stringify = function(e) {
    return new r(safeStringify(e));
   }, e.safeStringify = safeStringify, e.getProperty = function(t) {
    return "string" == typeof t && e.IDENTIFIER.test(t) ? new r(`.${t}`) : _`[${t}]`;
   }, e.getEsmExportName = function(t) {
    if ("string" == typeof t && e.IDENTIFIER.test(t)) return new r(`${t}`);
    throw new Error(`CodeGen: invalid export name: ${t}, use explicit $id name mapping`);
   }, e.regexpCode = function(e) {
    return new r(e.toString());
   };
  }), ha = __commonJSMin(e => {
   Object.defineProperty(e, "__esModule", {
    value: !0
   }), e.ValueScope = e.ValueScopeName = e.Scope = e.varKinds = e.UsedValueState = void 0;
   const t = ma();
   var o, r = class extends Error {
    constructor(e) {
     super(`CodeGen: "code" for ${e} not defined`), this.value = e.value;
    }
   };
   !function(e) {
    e[e.Started = 0] = "Started", e[e.Completed = 1] = "Completed";
   }(o || (e.UsedValueState = o = {})), e.varKinds = {
    const: new t.Name("const"),
    let: new t.Name("let"),
    var: new t.Name("var")
   };
   var a = class {
    constructor({prefixes: e, parent: t} = {}) {
     this._names = {}, this._prefixes = e, this._parent = t;
    }
    toName(e) {
     return e instanceof t.Name ? e : this.name(e);
    }
    name(e) {
     return new t.Name(this._newName(e));
    }
    _newName(e) {
     return `${e}${(this._names[e] || this._nameGroup(e)).index++}`;
    }
    _nameGroup(e) {
     var t, o;
     if ((null === (o = null === (t = this._parent) || void 0 === t ? void 0 : t._prefixes) || void 0 === o ? void 0 : o.has(e)) || this._prefixes && !this._prefixes.has(e)) throw new Error(`CodeGen: prefix "${e}" is not allowed in this scope`);
     return this._names[e] = {
      prefix: e,
      index: 0
     };
    }
   };
   e.Scope = a;
   var s = class extends t.Name {
    constructor(e, t) {
     super(t), this.prefix = e;
    }
    setValue(e, {property: o, itemIndex: r}) {
     this.value = e, this.scopePath = t._`.${new t.Name(o)}[${r}]`;
    }
   };
   e.ValueScopeName = s;
   const n = t._`\n`;
   e.ValueScope = class extends a {
    constructor(e) {
     super(e), this._values = {}, this._scope = e.scope, this.opts = {
      ...e,
      _n: e.lines ? n : t.nil
     };
    }
    get() {
     return this._scope;
    }
    name(e) {
     return new s(e, this._newName(e));
    }
    value(e, t) {
     var o;
     if (void 0 === t.ref) throw new Error("CodeGen: ref must be passed in value");
     const r = this.toName(e), {prefix: a} = r, s = null !== (o = t.key) && void 0 !== o ? o : t.ref;
     let n = this._values[a];
     if (n) {
      const e = n.get(s);
      if (e) return e;
     } else n = this._values[a] = new Map;
     n.set(s, r);
     const i = this._scope[a] || (this._scope[a] = []), c = i.length;
     return i[c] = t.ref, r.setValue(t, {
      property: a,
      itemIndex: c
     }), r;
    }
    getValue(e, t) {
     const o = this._values[e];
     if (o) return o.get(t);
    }
    scopeRefs(e, o = this._values) {
     return this._reduceValues(o, o => {
      if (void 0 === o.scopePath) throw new Error(`CodeGen: name "${o}" has no value`);
      return t._`${e}${o.scopePath}`;
     });
    }
    scopeCode(e = this._values, t, o) {
     return this._reduceValues(e, e => {
      if (void 0 === e.value) throw new Error(`CodeGen: name "${e}" has no value`);
      return e.value.code;
     }, t, o);
    }
    _reduceValues(a, s, n = {}, i) {
     let c = t.nil;
     for (const l in a) {
      const d = a[l];
      if (!d) continue;
      const u = n[l] = n[l] || new Map;
      d.forEach(a => {
       if (u.has(a)) return;
       u.set(a, o.Started);
       let n = s(a);
       if (n) {
        const o = this.opts.es5 ? e.varKinds.var : e.varKinds.const;
        c = t._`${c}${o} ${a} = ${n};${this.opts._n}`;
       } else {
        if (!(n = null == i ? void 0 : i(a))) throw new r(a);
        c = t._`${c}${n}${this.opts._n}`;
       }
       u.set(a, o.Completed);
      });
     }
     return c;
    }
   };
  }), fa = __commonJSMin(e => {
   Object.defineProperty(e, "__esModule", {
    value: !0
   }), e.or = e.and = e.not = e.CodeGen = e.operators = e.varKinds = e.ValueScopeName = e.ValueScope = e.Scope = e.Name = e.regexpCode = e.stringify = e.getProperty = e.nil = e.strConcat = e.str = e._ = void 0;
   const t = ma(), o = ha();
   var r = ma();
   Object.defineProperty(e, "_", {
    enumerable: !0,
    get: function() {
     return r._;
    }
   }), Object.defineProperty(e, "str", {
    enumerable: !0,
    get: function() {
     return r.str;
    }
   }), Object.defineProperty(e, "strConcat", {
    enumerable: !0,
    get: function() {
     return r.strConcat;
    }
   }), Object.defineProperty(e, "nil", {
    enumerable: !0,
    get: function() {
     return r.nil;
    }
   }), Object.defineProperty(e, "getProperty", {
    enumerable: !0,
    get: function() {
     return r.getProperty;
    }
   }), Object.defineProperty(e, "stringify", {
    enumerable: !0,
    get: function() {
     return r.stringify;
    }
   }), Object.defineProperty(e, "regexpCode", {
    enumerable: !0,
    get: function() {
     return r.regexpCode;
    }
   }), Object.defineProperty(e, "Name", {
    enumerable: !0,
    get: function() {
     return r.Name;
    }
   });
   var a = ha();
   Object.defineProperty(e, "Scope", {
    enumerable: !0,
    get: function() {
     return a.Scope;
    }
   }), Object.defineProperty(e, "ValueScope", {
    enumerable: !0,
    get: function() {
     return a.ValueScope;
    }
   }), Object.defineProperty(e, "ValueScopeName", {
    enumerable: !0,
    get: function() {
     return a.ValueScopeName;
    }
   }), Object.defineProperty(e, "varKinds", {
    enumerable: !0,
    get: function() {
     return a.varKinds;
    }
   }), e.operators = {
    GT: new t._Code(">"),
    GTE: new t._Code(">="),
    LT: new t._Code("<"),
    LTE: new t._Code("<="),
    EQ: new t._Code("==="),
    NEQ: new t._Code("!=="),
    NOT: new t._Code("!"),
    OR: new t._Code("||"),
    AND: new t._Code("&&"),
    ADD: new t._Code("+")
   };
   var s = class {
    optimizeNodes() {
     return this;
    }
    optimizeNames(e, t) {
     return this;
    }
   }, n = class extends s {
    constructor(e, t, o) {
     super(), this.varKind = e, this.name = t, this.rhs = o;
    }
    render({es5: e, _n: t}) {
     const r = e ? o.varKinds.var : this.varKind, a = void 0 === this.rhs ? "" : ` = ${this.rhs}`;
     return `${r} ${this.name}${a};` + t;
    }
    optimizeNames(e, t) {
     if (e[this.name.str]) return this.rhs && (this.rhs = optimizeExpr(this.rhs, e, t)), 
     this;
    }
    get names() {
     return this.rhs instanceof t._CodeOrName ? this.rhs.names : {};
    }
   }, i = class extends s {
    constructor(e, t, o) {
     super(), this.lhs = e, this.rhs = t, this.sideEffects = o;
    }
    render({_n: e}) {
     return `${this.lhs} = ${this.rhs};` + e;
    }
    optimizeNames(e, o) {
     if (!(this.lhs instanceof t.Name) || e[this.lhs.str] || this.sideEffects) return this.rhs = optimizeExpr(this.rhs, e, o), 
     this;
    }
    get names() {
     return addExprNames(this.lhs instanceof t.Name ? {} : {
      ...this.lhs.names
     }, this.rhs);
    }
   }, c = class extends i {
    constructor(e, t, o, r) {
     super(e, o, r), this.op = t;
    }
    render({_n: e}) {
     return `${this.lhs} ${this.op}= ${this.rhs};` + e;
    }
   }, l = class extends s {
    constructor(e) {
     super(), this.label = e, this.names = {};
    }
    render({_n: e}) {
     return `${this.label}:` + e;
    }
   }, d = class extends s {
    constructor(e) {
     super(), this.label = e, this.names = {};
    }
    render({_n: e}) {
     return `break${this.label ? ` ${this.label}` : ""};` + e;
    }
   }, u = class extends s {
    constructor(e) {
     super(), this.error = e;
    }
    render({_n: e}) {
     return `throw ${this.error};` + e;
    }
    get names() {
     return this.error.names;
    }
   }, p = class extends s {
    constructor(e) {
     super(), this.code = e;
    }
    render({_n: e}) {
     return `${this.code};` + e;
    }
    optimizeNodes() {
     return `${this.code}` ? this : void 0;
    }
    optimizeNames(e, t) {
     return this.code = optimizeExpr(this.code, e, t), this;
    }
    get names() {
     return this.code instanceof t._CodeOrName ? this.code.names : {};
    }
   }, m = class extends s {
    constructor(e = []) {
     super(), this.nodes = e;
    }
    render(e) {
     return this.nodes.reduce((t, o) => t + o.render(e), "");
    }
    optimizeNodes() {
     const {nodes: e} = this;
     let t = e.length;
     for (;t--; ) {
      const o = e[t].optimizeNodes();
      Array.isArray(o) ? e.splice(t, 1, ...o) : o ? e[t] = o : e.splice(t, 1);
     }
     return e.length > 0 ? this : void 0;
    }
    optimizeNames(e, t) {
     const {nodes: o} = this;
     let r = o.length;
     for (;r--; ) {
      const a = o[r];
      a.optimizeNames(e, t) || (subtractNames(e, a.names), o.splice(r, 1));
     }
     return o.length > 0 ? this : void 0;
    }
    get names() {
     return this.nodes.reduce((e, t) => addNames(e, t.names), {});
    }
   }, h = class extends m {
    render(e) {
     return "{" + e._n + super.render(e) + "}" + e._n;
    }
   }, f = class extends m {}, g = class extends h {};
   g.kind = "else";
   var y = class If extends h {
    constructor(e, t) {
     super(t), this.condition = e;
    }
    render(e) {
     let t = `if(${this.condition})` + super.render(e);
     return this.else && (t += "else " + this.else.render(e)), t;
    }
    optimizeNodes() {
     super.optimizeNodes();
     const e = this.condition;
     if (!0 === e) return this.nodes;
     let t = this.else;
     if (t) {
      const e = t.optimizeNodes();
      t = this.else = Array.isArray(e) ? new g(e) : e;
     }
     return t ? !1 === e ? t instanceof If ? t : t.nodes : this.nodes.length ? this : new If(not(e), t instanceof If ? [ t ] : t.nodes) : !1 !== e && this.nodes.length ? this : void 0;
    }
    optimizeNames(e, t) {
     var o;
     if (this.else = null === (o = this.else) || void 0 === o ? void 0 : o.optimizeNames(e, t), 
     super.optimizeNames(e, t) || this.else) return this.condition = optimizeExpr(this.condition, e, t), 
     this;
    }
    get names() {
     const e = super.names;
     return addExprNames(e, this.condition), this.else && addNames(e, this.else.names), 
     e;
    }
   };
   y.kind = "if";
   var v = class extends h {};
   v.kind = "for";
   var S = class extends v {
    constructor(e) {
     super(), this.iteration = e;
    }
    render(e) {
     return `for(${this.iteration})` + super.render(e);
    }
    optimizeNames(e, t) {
     if (super.optimizeNames(e, t)) return this.iteration = optimizeExpr(this.iteration, e, t), 
     this;
    }
    get names() {
     return addNames(super.names, this.iteration.names);
    }
   }, b = class extends v {
    constructor(e, t, o, r) {
     super(), this.varKind = e, this.name = t, this.from = o, this.to = r;
    }
    render(e) {
     const t = e.es5 ? o.varKinds.var : this.varKind, {name: r, from: a, to: s} = this;
     return `for(${t} ${r}=${a}; ${r}<${s}; ${r}++)` + super.render(e);
    }
    get names() {
     return addExprNames(addExprNames(super.names, this.from), this.to);
    }
   }, P = class extends v {
    constructor(e, t, o, r) {
     super(), this.loop = e, this.varKind = t, this.name = o, this.iterable = r;
    }
    render(e) {
     return `for(${this.varKind} ${this.name} ${this.loop} ${this.iterable})` + super.render(e);
    }
    optimizeNames(e, t) {
     if (super.optimizeNames(e, t)) return this.iterable = optimizeExpr(this.iterable, e, t), 
     this;
    }
    get names() {
     return addNames(super.names, this.iterable.names);
    }
   }, w = class extends h {
    constructor(e, t, o) {
     super(), this.name = e, this.args = t, this.async = o;
    }
    render(e) {
     return `${this.async ? "async " : ""}function ${this.name}(${this.args})` + super.render(e);
    }
   };
   w.kind = "func";
   var $ = class extends m {
    render(e) {
     return "return " + super.render(e);
    }
   };
   $.kind = "return";
   var R = class extends h {
    render(e) {
     let t = "try" + super.render(e);
     return this.catch && (t += this.catch.render(e)), this.finally && (t += this.finally.render(e)), 
     t;
    }
    optimizeNodes() {
     var e, t;
     return super.optimizeNodes(), null === (e = this.catch) || void 0 === e || e.optimizeNodes(), 
     null === (t = this.finally) || void 0 === t || t.optimizeNodes(), this;
    }
    optimizeNames(e, t) {
     var o, r;
     return super.optimizeNames(e, t), null === (o = this.catch) || void 0 === o || o.optimizeNames(e, t), 
     null === (r = this.finally) || void 0 === r || r.optimizeNames(e, t), this;
    }
    get names() {
     const e = super.names;
     return this.catch && addNames(e, this.catch.names), this.finally && addNames(e, this.finally.names), 
     e;
    }
   }, k = class extends h {
    constructor(e) {
     super(), this.error = e;
    }
    render(e) {
     return `catch(${this.error})` + super.render(e);
    }
   };
   k.kind = "catch";
   var j = class extends h {
    render(e) {
     return "finally" + super.render(e);
    }
   };
   function addNames(e, t) {
    for (const o in t) e[o] = (e[o] || 0) + (t[o] || 0);
    return e;
   }
   function addExprNames(e, o) {
    return o instanceof t._CodeOrName ? addNames(e, o.names) : e;
   }
   function optimizeExpr(e, o, r) {
    return e instanceof t.Name ? replaceName(e) : (a = e) instanceof t._Code && a._items.some(e => e instanceof t.Name && 1 === o[e.str] && void 0 !== r[e.str]) ? new t._Code(e._items.reduce((e, o) => (o instanceof t.Name && (o = replaceName(o)), 
    o instanceof t._Code ? e.push(...o._items) : e.push(o), e), [])) : e;
    var a;
    function replaceName(e) {
     const t = r[e.str];
     return void 0 === t || 1 !== o[e.str] ? e : (delete o[e.str], t);
    }
   }
   function subtractNames(e, t) {
    for (const o in t) e[o] = (e[o] || 0) - (t[o] || 0);
   }
   function not(e) {
    return "boolean" == typeof e || "number" == typeof e || null === e ? !e : t._`!${par(e)}`;
   }
   j.kind = "finally", e.CodeGen = class {
    constructor(e, t = {}) {
     this._values = {}, this._blockStarts = [], this._constants = {}, this.opts = {
      ...t,
      _n: t.lines ? "\n" : ""
     }, this._extScope = e, this._scope = new o.Scope({
      parent: e
     }), this._nodes = [ new f ];
    }
    toString() {
     return this._root.render(this.opts);
    }
    name(e) {
     return this._scope.name(e);
    }
    scopeName(e) {
     return this._extScope.name(e);
    }
    scopeValue(e, t) {
     const o = this._extScope.value(e, t);
     return (this._values[o.prefix] || (this._values[o.prefix] = new Set)).add(o), o;
    }
    getScopeValue(e, t) {
     return this._extScope.getValue(e, t);
    }
    scopeRefs(e) {
     return this._extScope.scopeRefs(e, this._values);
    }
    scopeCode() {
     return this._extScope.scopeCode(this._values);
    }
    _def(e, t, o, r) {
     const a = this._scope.toName(t);
     return void 0 !== o && r && (this._constants[a.str] = o), this._leafNode(new n(e, a, o)), 
     a;
    }
    const(e, t, r) {
     return this._def(o.varKinds.const, e, t, r);
    }
    let(e, t, r) {
     return this._def(o.varKinds.let, e, t, r);
    }
    var(e, t, r) {
     return this._def(o.varKinds.var, e, t, r);
    }
    assign(e, t, o) {
     return this._leafNode(new i(e, t, o));
    }
    add(t, o) {
     return this._leafNode(new c(t, e.operators.ADD, o));
    }
    code(e) {
     return "function" == typeof e ? e() : e !== t.nil && this._leafNode(new p(e)), this;
    }
    object(...e) {
     const o = [ "{" ];
     for (const [r, a] of e) o.length > 1 && o.push(","), o.push(r), (r !== a || this.opts.es5) && (o.push(":"), 
     (0, t.addCodeArg)(o, a));
     return o.push("}"), new t._Code(o);
    }
    if(e, t, o) {
     if (this._blockNode(new y(e)), t && o) this.code(t).else().code(o).endIf(); else if (t) this.code(t).endIf(); else if (o) throw new Error('CodeGen: "else" body without "then" body');
     return this;
    }
    elseIf(e) {
     return this._elseNode(new y(e));
    }
    else() {
     return this._elseNode(new g);
    }
    endIf() {
     return this._endBlockNode(y, g);
    }
    _for(e, t) {
     return this._blockNode(e), t && this.code(t).endFor(), this;
    }
    for(e, t) {
     return this._for(new S(e), t);
    }
    forRange(e, t, r, a, s = (this.opts.es5 ? o.varKinds.var : o.varKinds.let)) {
     const n = this._scope.toName(e);
     return this._for(new b(s, n, t, r), () => a(n));
    }
    forOf(e, r, a, s = o.varKinds.const) {
     const n = this._scope.toName(e);
     if (this.opts.es5) {
      const e = r instanceof t.Name ? r : this.var("_arr", r);
      return this.forRange("_i", 0, t._`${e}.length`, o => {
       this.var(n, t._`${e}[${o}]`), a(n);
      });
     }
     return this._for(new P("of", s, n, r), () => a(n));
    }
    forIn(e, r, a, s = (this.opts.es5 ? o.varKinds.var : o.varKinds.const)) {
     if (this.opts.ownProperties) return this.forOf(e, t._`Object.keys(${r})`, a);
     const n = this._scope.toName(e);
     return this._for(new P("in", s, n, r), () => a(n));
    }
    endFor() {
     return this._endBlockNode(v);
    }
    label(e) {
     return this._leafNode(new l(e));
    }
    break(e) {
     return this._leafNode(new d(e));
    }
    return(e) {
     const t = new $;
     if (this._blockNode(t), this.code(e), 1 !== t.nodes.length) throw new Error('CodeGen: "return" should have one node');
     return this._endBlockNode($);
    }
    try(e, t, o) {
     if (!t && !o) throw new Error('CodeGen: "try" without "catch" and "finally"');
     const r = new R;
     if (this._blockNode(r), this.code(e), t) {
      const e = this.name("e");
      this._currNode = r.catch = new k(e), t(e);
     }
     return o && (this._currNode = r.finally = new j, this.code(o)), this._endBlockNode(k, j);
    }
    throw(e) {
     return this._leafNode(new u(e));
    }
    block(e, t) {
     return this._blockStarts.push(this._nodes.length), e && this.code(e).endBlock(t), 
     this;
    }
    endBlock(e) {
     const t = this._blockStarts.pop();
     if (void 0 === t) throw new Error("CodeGen: not in self-balancing block");
     const o = this._nodes.length - t;
     if (o < 0 || void 0 !== e && o !== e) throw new Error(`CodeGen: wrong number of nodes: ${o} vs ${e} expected`);
     return this._nodes.length = t, this;
    }
    func(e, o = t.nil, r, a) {
     return this._blockNode(new w(e, o, r)), a && this.code(a).endFunc(), this;
    }
    endFunc() {
     return this._endBlockNode(w);
    }
    optimize(e = 1) {
     for (;e-- > 0; ) this._root.optimizeNodes(), this._root.optimizeNames(this._root.names, this._constants);
    }
    _leafNode(e) {
     return this._currNode.nodes.push(e), this;
    }
    _blockNode(e) {
     this._currNode.nodes.push(e), this._nodes.push(e);
    }
    _endBlockNode(e, t) {
     const o = this._currNode;
     if (o instanceof e || t && o instanceof t) return this._nodes.pop(), this;
     throw new Error(`CodeGen: not in block "${t ? `${e.kind}/${t.kind}` : e.kind}"`);
    }
    _elseNode(e) {
     const t = this._currNode;
     if (!(t instanceof y)) throw new Error('CodeGen: "else" without "if"');
     return this._currNode = t.else = e, this;
    }
    get _root() {
     return this._nodes[0];
    }
    get _currNode() {
     const e = this._nodes;
     return e[e.length - 1];
    }
    set _currNode(e) {
     const t = this._nodes;
     t[t.length - 1] = e;
    }
   }, e.not = not;
   const I = mappend(e.operators.AND);
   e.and = function(...e) {
    return e.reduce(I);
   };
   const C = mappend(e.operators.OR);
   function mappend(e) {
    return (o, r) => o === t.nil ? r : r === t.nil ? o : t._`${par(o)} ${e} ${par(r)}`;
   }
   function par(e) {
    return e instanceof t.Name ? e : t._`(${e})`;
   }
   e.or = function(...e) {
    return e.reduce(C);
   };
  }), ga = __commonJSMin(e => {
   Object.defineProperty(e, "__esModule", {
    value: !0
   }), e.checkStrictMode = e.getErrorPath = e.Type = e.useFunc = e.setEvaluated = e.evaluatedPropsToName = e.mergeEvaluated = e.eachItem = e.unescapeJsonPointer = e.escapeJsonPointer = e.escapeFragment = e.unescapeFragment = e.schemaRefOrVal = e.schemaHasRulesButRef = e.schemaHasRules = e.checkUnknownRules = e.alwaysValidSchema = e.toHash = void 0;
   const t = fa(), o = ma();
   function checkUnknownRules(e, t = e.schema) {
    const {opts: o, self: r} = e;
    if (!o.strictSchema) return;
    if ("boolean" == typeof t) return;
    const a = r.RULES.keywords;
    for (const o in t) a[o] || checkStrictMode(e, `unknown keyword: "${o}"`);
   }
   function schemaHasRules(e, t) {
    if ("boolean" == typeof e) return !e;
    for (const o in e) if (t[o]) return !0;
    return !1;
   }
   function escapeJsonPointer(e) {
    return "number" == typeof e ? `${e}` : e.replace(/~/g, "~0").replace(/\//g, "~1");
   }
   function unescapeJsonPointer(e) {
    return e.replace(/~1/g, "/").replace(/~0/g, "~");
   }
   function makeMergeEvaluated({mergeNames: e, mergeToName: o, mergeValues: r, resultToName: a}) {
    return (s, n, i, c) => {
     const l = void 0 === i ? n : i instanceof t.Name ? (n instanceof t.Name ? e(s, n, i) : o(s, n, i), 
     i) : n instanceof t.Name ? (o(s, i, n), n) : r(n, i);
     return c !== t.Name || l instanceof t.Name ? l : a(s, l);
    };
   }
   function evaluatedPropsToName(e, o) {
    if (!0 === o) return e.var("props", !0);
    const r = e.var("props", t._`{}`);
    return void 0 !== o && setEvaluated(e, r, o), r;
   }
   function setEvaluated(e, o, r) {
    Object.keys(r).forEach(r => e.assign(t._`${o}${(0, t.getProperty)(r)}`, !0));
   }
   e.toHash = function(e) {
    const t = {};
    for (const o of e) t[o] = !0;
    return t;
   }, e.alwaysValidSchema = function(e, t) {
    return "boolean" == typeof t ? t : 0 === Object.keys(t).length || (checkUnknownRules(e, t), 
    !schemaHasRules(t, e.self.RULES.all));
   }, e.checkUnknownRules = checkUnknownRules, e.schemaHasRules = schemaHasRules, e.schemaHasRulesButRef = function(e, t) {
    if ("boolean" == typeof e) return !e;
    for (const o in e) if ("$ref" !== o && t.all[o]) return !0;
    return !1;
   }, e.schemaRefOrVal = function({topSchemaRef: e, schemaPath: o}, r, a, s) {
    if (!s) {
     if ("number" == typeof r || "boolean" == typeof r) return r;
     if ("string" == typeof r) return t._`${r}`;
    }
    return t._`${e}${o}${(0, t.getProperty)(a)}`;
   }, e.unescapeFragment = function(e) {
    return unescapeJsonPointer(decodeURIComponent(e));
   }, e.escapeFragment = function(e) {
    return encodeURIComponent(escapeJsonPointer(e));
   }, e.escapeJsonPointer = escapeJsonPointer, e.unescapeJsonPointer = unescapeJsonPointer, 
   e.eachItem = function(e, t) {
    if (Array.isArray(e)) for (const o of e) t(o); else t(e);
   }, e.mergeEvaluated = {
    props: makeMergeEvaluated({
     mergeNames: (e, o, r) => e.if(t._`${r} !== true && ${o} !== undefined`, () => {
      e.if(t._`${o} === true`, () => e.assign(r, !0), () => e.assign(r, t._`${r} || {}`).code(t._`Object.assign(${r}, ${o})`));
     }),
     mergeToName: (e, o, r) => e.if(t._`${r} !== true`, () => {
      !0 === o ? e.assign(r, !0) : (e.assign(r, t._`${r} || {}`), setEvaluated(e, r, o));
     }),
     mergeValues: (e, t) => !0 === e || {
      ...e,
      ...t
     },
     resultToName: evaluatedPropsToName
    }),
    items: makeMergeEvaluated({
     mergeNames: (e, o, r) => e.if(t._`${r} !== true && ${o} !== undefined`, () => e.assign(r, t._`${o} === true ? true : ${r} > ${o} ? ${r} : ${o}`)),
     mergeToName: (e, o, r) => e.if(t._`${r} !== true`, () => e.assign(r, !0 === o || t._`${r} > ${o} ? ${r} : ${o}`)),
     mergeValues: (e, t) => !0 === e || Math.max(e, t),
     resultToName: (e, t) => e.var("items", t)
    })
   }, e.evaluatedPropsToName = evaluatedPropsToName, e.setEvaluated = setEvaluated;
   const r = {};
   var a;
   function checkStrictMode(e, t, o = e.opts.strictSchema) {
    if (o) {
     if (t = `strict mode: ${t}`, !0 === o) throw new Error(t);
     e.self.logger.warn(t);
    }
   }
   e.useFunc = function(e, t) {
    return e.scopeValue("func", {
     ref: t,
     code: r[t.code] || (r[t.code] = new o._Code(t.code))
    });
   }, function(e) {
    e[e.Num = 0] = "Num", e[e.Str = 1] = "Str";
   }(a || (e.Type = a = {})), e.getErrorPath = function(e, o, r) {
    if (e instanceof t.Name) {
     const s = o === a.Num;
     return r ? s ? t._`"[" + ${e} + "]"` : t._`"['" + ${e} + "']"` : s ? t._`"/" + ${e}` : t._`"/" + ${e}.replace(/~/g, "~0").replace(/\\//g, "~1")`;
    }
    return r ? (0, t.getProperty)(e).toString() : "/" + escapeJsonPointer(e);
   }, e.checkStrictMode = checkStrictMode;
  }), ya = __commonJSMin(e => {
   Object.defineProperty(e, "__esModule", {
    value: !0
   });
   const t = fa(), o = {
    data: new t.Name("data"),
    valCxt: new t.Name("valCxt"),
    instancePath: new t.Name("instancePath"),
    parentData: new t.Name("parentData"),
    parentDataProperty: new t.Name("parentDataProperty"),
    rootData: new t.Name("rootData"),
    dynamicAnchors: new t.Name("dynamicAnchors"),
    vErrors: new t.Name("vErrors"),
    errors: new t.Name("errors"),
    this: new t.Name("this"),
    self: new t.Name("self"),
    scope: new t.Name("scope"),
    json: new t.Name("json"),
    jsonPos: new t.Name("jsonPos"),
    jsonLen: new t.Name("jsonLen"),
    jsonPart: new t.Name("jsonPart")
   };
   e.default = o;
  }), va = __commonJSMin(e => {
   Object.defineProperty(e, "__esModule", {
    value: !0
   }), e.extendErrors = e.resetErrorsCount = e.reportExtraError = e.reportError = e.keyword$DataError = e.keywordError = void 0;
   const t = fa(), o = ga(), r = ya();
   function addError(e, o) {
    const a = e.const("err", o);
    e.if(t._`${r.default.vErrors} === null`, () => e.assign(r.default.vErrors, t._`[${a}]`), t._`${r.default.vErrors}.push(${a})`), 
    e.code(t._`${r.default.errors}++`);
   }
   function returnErrors(e, o) {
    const {gen: r, validateName: a, schemaEnv: s} = e;
    s.$async ? r.throw(t._`new ${e.ValidationError}(${o})`) : (r.assign(t._`${a}.errors`, o), 
    r.return(!1));
   }
   e.keywordError = {
    message: ({keyword: e}) => t.str`must pass "${e}" keyword validation`
   }, e.keyword$DataError = {
    message: ({keyword: e, schemaType: o}) => o ? t.str`"${e}" keyword must be ${o} ($data)` : t.str`"${e}" keyword is invalid ($data)`
   }, e.reportError = function(o, r = e.keywordError, a, s) {
    const {it: n} = o, {gen: i, compositeRule: c, allErrors: l} = n, d = errorObjectCode(o, r, a);
    (null != s ? s : c || l) ? addError(i, d) : returnErrors(n, t._`[${d}]`);
   }, e.reportExtraError = function(t, o = e.keywordError, a) {
    const {it: s} = t, {gen: n, compositeRule: i, allErrors: c} = s;
    addError(n, errorObjectCode(t, o, a)), i || c || returnErrors(s, r.default.vErrors);
   }, e.resetErrorsCount = function(e, o) {
    e.assign(r.default.errors, o), e.if(t._`${r.default.vErrors} !== null`, () => e.if(o, () => e.assign(t._`${r.default.vErrors}.length`, o), () => e.assign(r.default.vErrors, null)));
   }, e.extendErrors = function({gen: e, keyword: o, schemaValue: a, data: s, errsCount: n, it: i}) {
    if (void 0 === n) throw new Error("ajv implementation error");
    const c = e.name("err");
    e.forRange("i", n, r.default.errors, n => {
     e.const(c, t._`${r.default.vErrors}[${n}]`), e.if(t._`${c}.instancePath === undefined`, () => e.assign(t._`${c}.instancePath`, (0, 
     t.strConcat)(r.default.instancePath, i.errorPath))), e.assign(t._`${c}.schemaPath`, t.str`${i.errSchemaPath}/${o}`), 
     i.opts.verbose && (e.assign(t._`${c}.schema`, a), e.assign(t._`${c}.data`, s));
    });
   };
   const a = {
    keyword: new t.Name("keyword"),
    schemaPath: new t.Name("schemaPath"),
    params: new t.Name("params"),
    propertyName: new t.Name("propertyName"),
    message: new t.Name("message"),
    schema: new t.Name("schema"),
    parentSchema: new t.Name("parentSchema")
   };
   function errorObjectCode(e, o, s) {
    const {createErrors: n} = e.it;
    return !1 === n ? t._`{}` : function(e, o, s = {}) {
     const {gen: n, it: i} = e, c = [ errorInstancePath(i, s), errorSchemaPath(e, s) ];
     return function(e, {params: o, message: s}, n) {
      const {keyword: i, data: c, schemaValue: l, it: d} = e, {opts: u, propertyName: p, topSchemaRef: m, schemaPath: h} = d;
      n.push([ a.keyword, i ], [ a.params, "function" == typeof o ? o(e) : o || t._`{}` ]), 
      u.messages && n.push([ a.message, "function" == typeof s ? s(e) : s ]), u.verbose && n.push([ a.schema, l ], [ a.parentSchema, t._`${m}${h}` ], [ r.default.data, c ]), 
      p && n.push([ a.propertyName, p ]);
     }(e, o, c), n.object(...c);
    }(e, o, s);
   }
   function errorInstancePath({errorPath: e}, {instancePath: a}) {
    const s = a ? t.str`${e}${(0, o.getErrorPath)(a, o.Type.Str)}` : e;
    return [ r.default.instancePath, (0, t.strConcat)(r.default.instancePath, s) ];
   }
   function errorSchemaPath({keyword: e, it: {errSchemaPath: r}}, {schemaPath: s, parentSchema: n}) {
    let i = n ? r : t.str`${r}/${e}`;
    return s && (i = t.str`${i}${(0, o.getErrorPath)(s, o.Type.Str)}`), [ a.schemaPath, i ];
   }
  }), _a = __commonJSMin(e => {
   Object.defineProperty(e, "__esModule", {
    value: !0
   }), e.boolOrEmptySchema = e.topBoolOrEmptySchema = void 0;
   const t = va(), o = fa(), r = ya(), a = {
    message: "boolean schema is false"
   };
   function falseSchemaError(e, o) {
    const {gen: r, data: s} = e, n = {
     gen: r,
     keyword: "false schema",
     data: s,
     schema: !1,
     schemaCode: !1,
     schemaValue: !1,
     params: {},
     it: e
    };
    (0, t.reportError)(n, a, void 0, o);
   }
   e.topBoolOrEmptySchema = function(e) {
    const {gen: t, schema: a, validateName: s} = e;
    !1 === a ? falseSchemaError(e, !1) : "object" == typeof a && !0 === a.$async ? t.return(r.default.data) : (t.assign(o._`${s}.errors`, null), 
    t.return(!0));
   }, e.boolOrEmptySchema = function(e, t) {
    const {gen: o, schema: r} = e;
    !1 === r ? (o.var(t, !1), falseSchemaError(e)) : o.var(t, !0);
   };
  }), Sa = __commonJSMin(e => {
   Object.defineProperty(e, "__esModule", {
    value: !0
   }), e.getRules = e.isJSONType = void 0;
   const t = new Set([ "string", "number", "integer", "boolean", "null", "object", "array" ]);
   e.isJSONType = function(e) {
    return "string" == typeof e && t.has(e);
   }, e.getRules = function() {
    const e = {
     number: {
      type: "number",
      rules: []
     },
     string: {
      type: "string",
      rules: []
     },
     array: {
      type: "array",
      rules: []
     },
     object: {
      type: "object",
      rules: []
     }
    };
    return {
     types: {
      ...e,
      integer: !0,
      boolean: !0,
      null: !0
     },
     rules: [ {
      rules: []
     }, e.number, e.string, e.array, e.object ],
     post: {
      rules: []
     },
     all: {},
     keywords: {}
    };
   };
  }), ba = __commonJSMin(e => {
   function shouldUseGroup(e, t) {
    return t.rules.some(t => shouldUseRule(e, t));
   }
   function shouldUseRule(e, t) {
    var o;
    return void 0 !== e[t.keyword] || (null === (o = t.definition.implements) || void 0 === o ? void 0 : o.some(t => void 0 !== e[t]));
   }
   Object.defineProperty(e, "__esModule", {
    value: !0
   }), e.shouldUseRule = e.shouldUseGroup = e.schemaHasRulesForType = void 0, e.schemaHasRulesForType = function({schema: e, self: t}, o) {
    const r = t.RULES.types[o];
    return r && !0 !== r && shouldUseGroup(e, r);
   }, e.shouldUseGroup = shouldUseGroup, e.shouldUseRule = shouldUseRule;
  }), Pa = __commonJSMin(e => {
   Object.defineProperty(e, "__esModule", {
    value: !0
   }), e.reportTypeError = e.checkDataTypes = e.checkDataType = e.coerceAndCheckDataType = e.getJSONTypes = e.getSchemaTypes = e.DataType = void 0;
   const t = Sa(), o = ba(), r = va(), a = fa(), s = ga();
   var n;
   function getJSONTypes(e) {
    const o = Array.isArray(e) ? e : e ? [ e ] : [];
    if (o.every(t.isJSONType)) return o;
    throw new Error("type must be JSONType or JSONType[]: " + o.join(","));
   }
   !function(e) {
    e[e.Correct = 0] = "Correct", e[e.Wrong = 1] = "Wrong";
   }(n || (e.DataType = n = {})), e.getSchemaTypes = function(e) {
    const t = getJSONTypes(e.type);
    if (t.includes("null")) {
     if (!1 === e.nullable) throw new Error("type: null contradicts nullable: false");
    } else {
     if (!t.length && void 0 !== e.nullable) throw new Error('"nullable" cannot be used without "type"');
     !0 === e.nullable && t.push("null");
    }
    return t;
   }, e.getJSONTypes = getJSONTypes, e.coerceAndCheckDataType = function(e, t) {
    const {gen: r, data: s, opts: c} = e, l = function(e, t) {
     return t ? e.filter(e => i.has(e) || "array" === t && "array" === e) : [];
    }(t, c.coerceTypes), d = t.length > 0 && !(0 === l.length && 1 === t.length && (0, 
    o.schemaHasRulesForType)(e, t[0]));
    if (d) {
     const o = checkDataTypes(t, s, c.strictNumbers, n.Wrong);
     r.if(o, () => {
      l.length ? function(e, t, o) {
       const {gen: r, data: s, opts: n} = e, c = r.let("dataType", a._`typeof ${s}`), l = r.let("coerced", a._`undefined`);
       "array" === n.coerceTypes && r.if(a._`${c} == 'object' && Array.isArray(${s}) && ${s}.length == 1`, () => r.assign(s, a._`${s}[0]`).assign(c, a._`typeof ${s}`).if(checkDataTypes(t, s, n.strictNumbers), () => r.assign(l, s))), 
       r.if(a._`${l} !== undefined`);
       for (const e of o) (i.has(e) || "array" === e && "array" === n.coerceTypes) && coerceSpecificType(e);
       function coerceSpecificType(e) {
        switch (e) {
        case "string":
         return void r.elseIf(a._`${c} == "number" || ${c} == "boolean"`).assign(l, a._`"" + ${s}`).elseIf(a._`${s} === null`).assign(l, a._`""`);

        case "number":
         return void r.elseIf(a._`${c} == "boolean" || ${s} === null
              || (${c} == "string" && ${s} && ${s} == +${s})`).assign(l, a._`+${s}`);

        case "integer":
         return void r.elseIf(a._`${c} === "boolean" || ${s} === null
              || (${c} === "string" && ${s} && ${s} == +${s} && !(${s} % 1))`).assign(l, a._`+${s}`);

        case "boolean":
         return void r.elseIf(a._`${s} === "false" || ${s} === 0 || ${s} === null`).assign(l, !1).elseIf(a._`${s} === "true" || ${s} === 1`).assign(l, !0);

        case "null":
         return r.elseIf(a._`${s} === "" || ${s} === 0 || ${s} === false`), void r.assign(l, null);

        case "array":
         r.elseIf(a._`${c} === "string" || ${c} === "number"
              || ${c} === "boolean" || ${s} === null`).assign(l, a._`[${s}]`);
        }
       }
       r.else(), reportTypeError(e), r.endIf(), r.if(a._`${l} !== undefined`, () => {
        r.assign(s, l), function({gen: e, parentData: t, parentDataProperty: o}, r) {
         e.if(a._`${t} !== undefined`, () => e.assign(a._`${t}[${o}]`, r));
        }(e, l);
       });
      }(e, t, l) : reportTypeError(e);
     });
    }
    return d;
   };
   const i = new Set([ "string", "number", "integer", "boolean", "null" ]);
   function checkDataType(e, t, o, r = n.Correct) {
    const s = r === n.Correct ? a.operators.EQ : a.operators.NEQ;
    let i;
    switch (e) {
    case "null":
     return a._`${t} ${s} null`;

    case "array":
     i = a._`Array.isArray(${t})`;
     break;

    case "object":
     i = a._`${t} && typeof ${t} == "object" && !Array.isArray(${t})`;
     break;

    case "integer":
     i = numCond(a._`!(${t} % 1) && !isNaN(${t})`);
     break;

    case "number":
     i = numCond();
     break;

    default:
     return a._`typeof ${t} ${s} ${e}`;
    }
    return r === n.Correct ? i : (0, a.not)(i);
    function numCond(e = a.nil) {
     return (0, a.and)(a._`typeof ${t} == "number"`, e, o ? a._`isFinite(${t})` : a.nil);
    }
   }
   function checkDataTypes(e, t, o, r) {
    if (1 === e.length) return checkDataType(e[0], t, o, r);
    let n;
    const i = (0, s.toHash)(e);
    if (i.array && i.object) {
     const e = a._`typeof ${t} != "object"`;
     n = i.null ? e : a._`!${t} || ${e}`, delete i.null, delete i.array, delete i.object;
    } else n = a.nil;
    i.number && delete i.integer;
    for (const e in i) n = (0, a.and)(n, checkDataType(e, t, o, r));
    return n;
   }
   e.checkDataType = checkDataType, e.checkDataTypes = checkDataTypes;
   const c = {
    message: ({schema: e}) => `must be ${e}`,
    params: ({schema: e, schemaValue: t}) => "string" == typeof e ? a._`{type: ${e}}` : a._`{type: ${t}}`
   };
   function reportTypeError(e) {
    const t = function(e) {
     const {gen: t, data: o, schema: r} = e, a = (0, s.schemaRefOrVal)(e, r, "type");
     return {
      gen: t,
      keyword: "type",
      data: o,
      schema: r.type,
      schemaCode: a,
      schemaValue: a,
      parentSchema: r,
      params: {},
      it: e
     };
    }(e);
    (0, r.reportError)(t, c);
   }
   e.reportTypeError = reportTypeError;
  }), wa = __commonJSMin(e => {
   Object.defineProperty(e, "__esModule", {
    value: !0
   }), e.assignDefaults = void 0;
   const t = fa(), o = ga();
   function assignDefault(e, r, a) {
    const {gen: s, compositeRule: n, data: i, opts: c} = e;
    if (void 0 === a) return;
    const l = t._`${i}${(0, t.getProperty)(r)}`;
    if (n) return void (0, o.checkStrictMode)(e, `default is ignored for: ${l}`);
    let d = t._`${l} === undefined`;
    "empty" === c.useDefaults && (d = t._`${d} || ${l} === null || ${l} === ""`), s.if(d, t._`${l} = ${(0, 
    t.stringify)(a)}`);
   }
   e.assignDefaults = function(e, t) {
    const {properties: o, items: r} = e.schema;
    if ("object" === t && o) for (const t in o) assignDefault(e, t, o[t].default); else "array" === t && Array.isArray(r) && r.forEach((t, o) => assignDefault(e, o, t.default));
   };
  }), $a = __commonJSMin(e => {
   Object.defineProperty(e, "__esModule", {
    value: !0
   }), e.validateUnion = e.validateArray = e.usePattern = e.callValidateCode = e.schemaProperties = e.allSchemaProperties = e.noPropertyInData = e.propertyInData = e.isOwnProperty = e.hasPropFunc = e.reportMissingProp = e.checkMissingProp = e.checkReportMissingProp = void 0;
   const t = fa(), o = ga(), r = ya(), a = ga();
   function hasPropFunc(e) {
    return e.scopeValue("func", {
     ref: Object.prototype.hasOwnProperty,
     code: t._`Object.prototype.hasOwnProperty`
    });
   }
   function isOwnProperty(e, o, r) {
    return t._`${hasPropFunc(e)}.call(${o}, ${r})`;
   }
   function noPropertyInData(e, o, r, a) {
    const s = t._`${o}${(0, t.getProperty)(r)} === undefined`;
    return a ? (0, t.or)(s, (0, t.not)(isOwnProperty(e, o, r))) : s;
   }
   function allSchemaProperties(e) {
    return e ? Object.keys(e).filter(e => "__proto__" !== e) : [];
   }
   e.checkReportMissingProp = function(e, o) {
    const {gen: r, data: a, it: s} = e;
    r.if(noPropertyInData(r, a, o, s.opts.ownProperties), () => {
     e.setParams({
      missingProperty: t._`${o}`
     }, !0), e.error();
    });
   }, e.checkMissingProp = function({gen: e, data: o, it: {opts: r}}, a, s) {
    return (0, t.or)(...a.map(a => (0, t.and)(noPropertyInData(e, o, a, r.ownProperties), t._`${s} = ${a}`)));
   }, e.reportMissingProp = function(e, t) {
    e.setParams({
     missingProperty: t
    }, !0), e.error();
   }, e.hasPropFunc = hasPropFunc, e.isOwnProperty = isOwnProperty, e.propertyInData = function(e, o, r, a) {
    const s = t._`${o}${(0, t.getProperty)(r)} !== undefined`;
    return a ? t._`${s} && ${isOwnProperty(e, o, r)}` : s;
   }, e.noPropertyInData = noPropertyInData, e.allSchemaProperties = allSchemaProperties, 
   e.schemaProperties = function(e, t) {
    return allSchemaProperties(t).filter(r => !(0, o.alwaysValidSchema)(e, t[r]));
   }, e.callValidateCode = function({schemaCode: e, data: o, it: {gen: a, topSchemaRef: s, schemaPath: n, errorPath: i}, it: c}, l, d, u) {
    const p = u ? t._`${e}, ${o}, ${s}${n}` : o, m = [ [ r.default.instancePath, (0, 
    t.strConcat)(r.default.instancePath, i) ], [ r.default.parentData, c.parentData ], [ r.default.parentDataProperty, c.parentDataProperty ], [ r.default.rootData, r.default.rootData ] ];
    c.opts.dynamicRef && m.push([ r.default.dynamicAnchors, r.default.dynamicAnchors ]);
    const h = t._`${p}, ${a.object(...m)}`;
    return d !== t.nil ? t._`${l}.call(${d}, ${h})` : t._`${l}(${h})`;
   };
   const s = t._`new RegExp`;
   e.usePattern = function({gen: e, it: {opts: o}}, r) {
    const n = o.unicodeRegExp ? "u" : "", {regExp: i} = o.code, c = i(r, n);
    return e.scopeValue("pattern", {
     key: c.toString(),
     ref: c,
     code: t._`${"new RegExp" === i.code ? s : (0, a.useFunc)(e, i)}(${r}, ${n})`
    });
   }, e.validateArray = function(e) {
    const {gen: r, data: a, keyword: s, it: n} = e, i = r.name("valid");
    if (n.allErrors) {
     const e = r.let("valid", !0);
     return validateItems(() => r.assign(e, !1)), e;
    }
    return r.var(i, !0), validateItems(() => r.break()), i;
    function validateItems(n) {
     const c = r.const("len", t._`${a}.length`);
     r.forRange("i", 0, c, a => {
      e.subschema({
       keyword: s,
       dataProp: a,
       dataPropType: o.Type.Num
      }, i), r.if((0, t.not)(i), n);
     });
    }
   }, e.validateUnion = function(e) {
    const {gen: r, schema: a, keyword: s, it: n} = e;
    if (!Array.isArray(a)) throw new Error("ajv implementation error");
    if (a.some(e => (0, o.alwaysValidSchema)(n, e)) && !n.opts.unevaluated) return;
    const i = r.let("valid", !1), c = r.name("_valid");
    r.block(() => a.forEach((o, a) => {
     const n = e.subschema({
      keyword: s,
      schemaProp: a,
      compositeRule: !0
     }, c);
     r.assign(i, t._`${i} || ${c}`), e.mergeValidEvaluated(n, c) || r.if((0, t.not)(i));
    })), e.result(i, () => e.reset(), () => e.error(!0));
   };
  }), Ra = __commonJSMin(e => {
   Object.defineProperty(e, "__esModule", {
    value: !0
   }), e.validateKeywordUsage = e.validSchemaType = e.funcKeywordCode = e.macroKeywordCode = void 0;
   const t = fa(), o = ya(), r = $a(), a = va();
   function modifyData(e) {
    const {gen: o, data: r, it: a} = e;
    o.if(a.parentData, () => o.assign(r, t._`${a.parentData}[${a.parentDataProperty}]`));
   }
   function useKeyword(e, o, r) {
    if (void 0 === r) throw new Error(`keyword "${o}" failed to compile`);
    return e.scopeValue("keyword", "function" == typeof r ? {
     ref: r
    } : {
     ref: r,
     code: (0, t.stringify)(r)
    });
   }
   e.macroKeywordCode = function(e, o) {
    const {gen: r, keyword: a, schema: s, parentSchema: n, it: i} = e, c = o.macro.call(i.self, s, n, i), l = useKeyword(r, a, c);
    !1 !== i.opts.validateSchema && i.self.validateSchema(c, !0);
    const d = r.name("valid");
    e.subschema({
     schema: c,
     schemaPath: t.nil,
     errSchemaPath: `${i.errSchemaPath}/${a}`,
     topSchemaRef: l,
     compositeRule: !0
    }, d), e.pass(d, () => e.error(!0));
   }, e.funcKeywordCode = function(e, s) {
    var n;
    const {gen: i, keyword: c, schema: l, parentSchema: d, $data: u, it: p} = e;
    !function({schemaEnv: e}, t) {
     if (t.async && !e.$async) throw new Error("async keyword in sync schema");
    }(p, s);
    const m = useKeyword(i, c, !u && s.compile ? s.compile.call(p.self, l, d, p) : s.validate), h = i.let("valid");
    function assignValid(a = (s.async ? t._`await ` : t.nil)) {
     const n = p.opts.passContext ? o.default.this : o.default.self, c = !("compile" in s && !u || !1 === s.schema);
     i.assign(h, t._`${a}${(0, r.callValidateCode)(e, m, n, c)}`, s.modifying);
    }
    function reportErrs(e) {
     var o;
     i.if((0, t.not)(null !== (o = s.valid) && void 0 !== o ? o : h), e);
    }
    e.block$data(h, function() {
     if (!1 === s.errors) assignValid(), s.modifying && modifyData(e), reportErrs(() => e.error()); else {
      const r = s.async ? function() {
       const e = i.let("ruleErrs", null);
       return i.try(() => assignValid(t._`await `), o => i.assign(h, !1).if(t._`${o} instanceof ${p.ValidationError}`, () => i.assign(e, t._`${o}.errors`), () => i.throw(o))), 
       e;
      }() : function() {
       const e = t._`${m}.errors`;
       return i.assign(e, null), assignValid(t.nil), e;
      }();
      s.modifying && modifyData(e), reportErrs(() => function(e, r) {
       const {gen: s} = e;
       s.if(t._`Array.isArray(${r})`, () => {
        s.assign(o.default.vErrors, t._`${o.default.vErrors} === null ? ${r} : ${o.default.vErrors}.concat(${r})`).assign(o.default.errors, t._`${o.default.vErrors}.length`), 
        (0, a.extendErrors)(e);
       }, () => e.error());
      }(e, r));
     }
    }), e.ok(null !== (n = s.valid) && void 0 !== n ? n : h);
   }, e.validSchemaType = function(e, t, o = !1) {
    return !t.length || t.some(t => "array" === t ? Array.isArray(e) : "object" === t ? e && "object" == typeof e && !Array.isArray(e) : typeof e == t || o && void 0 === e);
   }, e.validateKeywordUsage = function({schema: e, opts: t, self: o, errSchemaPath: r}, a, s) {
    if (Array.isArray(a.keyword) ? !a.keyword.includes(s) : a.keyword !== s) throw new Error("ajv implementation error");
    const n = a.dependencies;
    if (null == n ? void 0 : n.some(t => !Object.prototype.hasOwnProperty.call(e, t))) throw new Error(`parent schema must have dependencies of ${s}: ${n.join(",")}`);
    if (a.validateSchema && !a.validateSchema(e[s])) {
     const e = `keyword "${s}" value is invalid at path "${r}": ` + o.errorsText(a.validateSchema.errors);
     if ("log" !== t.validateSchema) throw new Error(e);
     o.logger.error(e);
    }
   };
  }), ka = __commonJSMin(e => {
   Object.defineProperty(e, "__esModule", {
    value: !0
   }), e.extendSubschemaMode = e.extendSubschemaData = e.getSubschema = void 0;
   const t = fa(), o = ga();
   e.getSubschema = function(e, {keyword: r, schemaProp: a, schema: s, schemaPath: n, errSchemaPath: i, topSchemaRef: c}) {
    if (void 0 !== r && void 0 !== s) throw new Error('both "keyword" and "schema" passed, only one allowed');
    if (void 0 !== r) {
     const s = e.schema[r];
     return void 0 === a ? {
      schema: s,
      schemaPath: t._`${e.schemaPath}${(0, t.getProperty)(r)}`,
      errSchemaPath: `${e.errSchemaPath}/${r}`
     } : {
      schema: s[a],
      schemaPath: t._`${e.schemaPath}${(0, t.getProperty)(r)}${(0, t.getProperty)(a)}`,
      errSchemaPath: `${e.errSchemaPath}/${r}/${(0, o.escapeFragment)(a)}`
     };
    }
    if (void 0 !== s) {
     if (void 0 === n || void 0 === i || void 0 === c) throw new Error('"schemaPath", "errSchemaPath" and "topSchemaRef" are required with "schema"');
     return {
      schema: s,
      schemaPath: n,
      topSchemaRef: c,
      errSchemaPath: i
     };
    }
    throw new Error('either "keyword" or "schema" must be passed');
   }, e.extendSubschemaData = function(e, r, {dataProp: a, dataPropType: s, data: n, dataTypes: i, propertyName: c}) {
    if (void 0 !== n && void 0 !== a) throw new Error('both "data" and "dataProp" passed, only one allowed');
    const {gen: l} = r;
    if (void 0 !== a) {
     const {errorPath: n, dataPathArr: i, opts: c} = r;
     dataContextProps(l.let("data", t._`${r.data}${(0, t.getProperty)(a)}`, !0)), e.errorPath = t.str`${n}${(0, 
     o.getErrorPath)(a, s, c.jsPropertySyntax)}`, e.parentDataProperty = t._`${a}`, e.dataPathArr = [ ...i, e.parentDataProperty ];
    }
    function dataContextProps(t) {
     e.data = t, e.dataLevel = r.dataLevel + 1, e.dataTypes = [], r.definedProperties = new Set, 
     e.parentData = r.data, e.dataNames = [ ...r.dataNames, t ];
    }
    void 0 !== n && (dataContextProps(n instanceof t.Name ? n : l.let("data", n, !0)), 
    void 0 !== c && (e.propertyName = c)), i && (e.dataTypes = i);
   }, e.extendSubschemaMode = function(e, {jtdDiscriminator: t, jtdMetadata: o, compositeRule: r, createErrors: a, allErrors: s}) {
    void 0 !== r && (e.compositeRule = r), void 0 !== a && (e.createErrors = a), void 0 !== s && (e.allErrors = s), 
    e.jtdDiscriminator = t, e.jtdMetadata = o;
   };
  }), ja = __commonJSMin((e, t) => {
   t.exports = function equal(e, t) {
    if (e === t) return !0;
    if (e && t && "object" == typeof e && "object" == typeof t) {
     if (e.constructor !== t.constructor) return !1;
     var o, r, a;
     if (Array.isArray(e)) {
      if ((o = e.length) != t.length) return !1;
      for (r = o; 0 !== r--; ) if (!equal(e[r], t[r])) return !1;
      return !0;
     }
     if (e.constructor === RegExp) return e.source === t.source && e.flags === t.flags;
     if (e.valueOf !== Object.prototype.valueOf) return e.valueOf() === t.valueOf();
     if (e.toString !== Object.prototype.toString) return e.toString() === t.toString();
     if ((o = (a = Object.keys(e)).length) !== Object.keys(t).length) return !1;
     for (r = o; 0 !== r--; ) if (!Object.prototype.hasOwnProperty.call(t, a[r])) return !1;
     for (r = o; 0 !== r--; ) {
      var s = a[r];
      if (!equal(e[s], t[s])) return !1;
     }
     return !0;
    }
    return e != e && t != t;
   };
  }), Ia = __commonJSMin((e, t) => {
   var o = t.exports = function(e, t, o) {
    "function" == typeof t && (o = t, t = {}), _traverse(t, "function" == typeof (o = t.cb || o) ? o : o.pre || function() {}, o.post || function() {}, e, "", e);
   };
   function _traverse(e, t, r, a, s, n, i, c, l, d) {
    if (a && "object" == typeof a && !Array.isArray(a)) {
     for (var u in t(a, s, n, i, c, l, d), a) {
      var p = a[u];
      if (Array.isArray(p)) {
       if (u in o.arrayKeywords) for (var m = 0; m < p.length; m++) _traverse(e, t, r, p[m], s + "/" + u + "/" + m, n, s, u, a, m);
      } else if (u in o.propsKeywords) {
       if (p && "object" == typeof p) for (var h in p) _traverse(e, t, r, p[h], s + "/" + u + "/" + escapeJsonPtr(h), n, s, u, a, h);
      } else (u in o.keywords || e.allKeys && !(u in o.skipKeywords)) && _traverse(e, t, r, p, s + "/" + u, n, s, u, a);
     }
     r(a, s, n, i, c, l, d);
    }
   }
   function escapeJsonPtr(e) {
    return e.replace(/~/g, "~0").replace(/\//g, "~1");
   }
   o.keywords = {
    additionalItems: !0,
    items: !0,
    contains: !0,
    additionalProperties: !0,
    propertyNames: !0,
    not: !0,
    if: !0,
    then: !0,
    else: !0
   }, o.arrayKeywords = {
    items: !0,
    allOf: !0,
    anyOf: !0,
    oneOf: !0
   }, o.propsKeywords = {
    $defs: !0,
    definitions: !0,
    properties: !0,
    patternProperties: !0,
    dependencies: !0
   }, o.skipKeywords = {
    default: !0,
    enum: !0,
    const: !0,
    required: !0,
    maximum: !0,
    minimum: !0,
    exclusiveMaximum: !0,
    exclusiveMinimum: !0,
    multipleOf: !0,
    maxLength: !0,
    minLength: !0,
    pattern: !0,
    format: !0,
    maxItems: !0,
    minItems: !0,
    uniqueItems: !0,
    maxProperties: !0,
    minProperties: !0
   };
  }), Ca = __commonJSMin(e => {
   Object.defineProperty(e, "__esModule", {
    value: !0
   }), e.getSchemaRefs = e.resolveUrl = e.normalizeId = e._getFullPath = e.getFullPath = e.inlineRef = void 0;
   const t = ga(), o = ja(), r = Ia(), a = new Set([ "type", "format", "pattern", "maxLength", "minLength", "maxProperties", "minProperties", "maxItems", "minItems", "maximum", "minimum", "uniqueItems", "multipleOf", "required", "enum", "const" ]);
   e.inlineRef = function(e, t = !0) {
    return "boolean" == typeof e || (!0 === t ? !hasRef(e) : !!t && countKeys(e) <= t);
   };
   const s = new Set([ "$ref", "$recursiveRef", "$recursiveAnchor", "$dynamicRef", "$dynamicAnchor" ]);
   function hasRef(e) {
    for (const t in e) {
     if (s.has(t)) return !0;
     const o = e[t];
     if (Array.isArray(o) && o.some(hasRef)) return !0;
     if ("object" == typeof o && hasRef(o)) return !0;
    }
    return !1;
   }
   function countKeys(e) {
    let o = 0;
    for (const r in e) {
     if ("$ref" === r) return 1 / 0;
     if (o++, !a.has(r) && ("object" == typeof e[r] && (0, t.eachItem)(e[r], e => o += countKeys(e)), 
     o === 1 / 0)) return 1 / 0;
    }
    return o;
   }
   function getFullPath(e, t = "", o) {
    return !1 !== o && (t = normalizeId(t)), _getFullPath(e, e.parse(t));
   }
   function _getFullPath(e, t) {
    return e.serialize(t).split("#")[0] + "#";
   }
   e.getFullPath = getFullPath, e._getFullPath = _getFullPath;
   const n = /#\/?$/;
   function normalizeId(e) {
    return e ? e.replace(n, "") : "";
   }
   e.normalizeId = normalizeId, e.resolveUrl = function(e, t, o) {
    return o = normalizeId(o), e.resolve(t, o);
   };
   const i = /^[a-z_][-a-z0-9._]*$/i;
   e.getSchemaRefs = function(e, t) {
    if ("boolean" == typeof e) return {};
    const {schemaId: a, uriResolver: s} = this.opts, n = normalizeId(e[a] || t), c = {
     "": n
    }, l = getFullPath(s, n, !1), d = {}, u = new Set;
    return r(e, {
     allKeys: !0
    }, (e, t, o, r) => {
     if (void 0 === r) return;
     const s = l + t;
     let n = c[r];
     function addRef(t) {
      const o = this.opts.uriResolver.resolve;
      if (t = normalizeId(n ? o(n, t) : t), u.has(t)) throw ambiguos(t);
      u.add(t);
      let r = this.refs[t];
      return "string" == typeof r && (r = this.refs[r]), "object" == typeof r ? checkAmbiguosRef(e, r.schema, t) : t !== normalizeId(s) && ("#" === t[0] ? (checkAmbiguosRef(e, d[t], t), 
      d[t] = e) : this.refs[t] = s), t;
     }
     function addAnchor(e) {
      if ("string" == typeof e) {
       if (!i.test(e)) throw new Error(`invalid anchor "${e}"`);
       addRef.call(this, `#${e}`);
      }
     }
     "string" == typeof e[a] && (n = addRef.call(this, e[a])), addAnchor.call(this, e.$anchor), 
     addAnchor.call(this, e.$dynamicAnchor), c[t] = n;
    }), d;
    function checkAmbiguosRef(e, t, r) {
     if (void 0 !== t && !o(e, t)) throw ambiguos(r);
    }
    function ambiguos(e) {
     return new Error(`reference "${e}" resolves to more than one schema`);
    }
   };
  }), Ea = __commonJSMin(e => {
   Object.defineProperty(e, "__esModule", {
    value: !0
   }), e.getData = e.KeywordCxt = e.validateFunctionCode = void 0;
   const t = _a(), o = Pa(), r = ba(), a = Pa(), s = wa(), n = Ra(), i = ka(), c = fa(), l = ya(), d = Ca(), u = ga(), p = va();
   function validateFunction({gen: e, validateName: t, schema: o, schemaEnv: r, opts: a}, s) {
    a.code.es5 ? e.func(t, c._`${l.default.data}, ${l.default.valCxt}`, r.$async, () => {
     e.code(c._`"use strict"; ${funcSourceUrl(o, a)}`), function(e, t) {
      e.if(l.default.valCxt, () => {
       e.var(l.default.instancePath, c._`${l.default.valCxt}.${l.default.instancePath}`), 
       e.var(l.default.parentData, c._`${l.default.valCxt}.${l.default.parentData}`), e.var(l.default.parentDataProperty, c._`${l.default.valCxt}.${l.default.parentDataProperty}`), 
       e.var(l.default.rootData, c._`${l.default.valCxt}.${l.default.rootData}`), t.dynamicRef && e.var(l.default.dynamicAnchors, c._`${l.default.valCxt}.${l.default.dynamicAnchors}`);
      }, () => {
       e.var(l.default.instancePath, c._`""`), e.var(l.default.parentData, c._`undefined`), 
       e.var(l.default.parentDataProperty, c._`undefined`), e.var(l.default.rootData, l.default.data), 
       t.dynamicRef && e.var(l.default.dynamicAnchors, c._`{}`);
      });
     }(e, a), e.code(s);
    }) : e.func(t, c._`${l.default.data}, ${function(e) {
     return c._`{${l.default.instancePath}="", ${l.default.parentData}, ${l.default.parentDataProperty}, ${l.default.rootData}=${l.default.data}${e.dynamicRef ? c._`, ${l.default.dynamicAnchors}={}` : c.nil}}={}`;
    }(a)}`, r.$async, () => e.code(funcSourceUrl(o, a)).code(s));
   }
   function funcSourceUrl(e, t) {
    const o = "object" == typeof e && e[t.schemaId];
    return o && (t.code.source || t.code.process) ? c._`/*# sourceURL=${o} */` : c.nil;
   }
   function schemaCxtHasRules({schema: e, self: t}) {
    if ("boolean" == typeof e) return !e;
    for (const o in e) if (t.RULES.all[o]) return !0;
    return !1;
   }
   function isSchemaObj(e) {
    return "boolean" != typeof e.schema;
   }
   function checkKeywords(e) {
    (0, u.checkUnknownRules)(e), function(e) {
     const {schema: t, errSchemaPath: o, opts: r, self: a} = e;
     t.$ref && r.ignoreKeywordsWithRef && (0, u.schemaHasRulesButRef)(t, a.RULES) && a.logger.warn(`$ref: keywords ignored in schema at path "${o}"`);
    }(e);
   }
   function typeAndKeywords(e, t) {
    if (e.opts.jtd) return schemaKeywords(e, [], !1, t);
    const r = (0, o.getSchemaTypes)(e.schema);
    schemaKeywords(e, r, !(0, o.coerceAndCheckDataType)(e, r), t);
   }
   function commentKeyword({gen: e, schemaEnv: t, schema: o, errSchemaPath: r, opts: a}) {
    const s = o.$comment;
    if (!0 === a.$comment) e.code(c._`${l.default.self}.logger.log(${s})`); else if ("function" == typeof a.$comment) {
     const o = c.str`${r}/$comment`, a = e.scopeValue("root", {
      ref: t.root
     });
     e.code(c._`${l.default.self}.opts.$comment(${s}, ${o}, ${a}.schema)`);
    }
   }
   function schemaKeywords(e, t, o, s) {
    const {gen: n, schema: i, data: d, allErrors: p, opts: m, self: h} = e, {RULES: f} = h;
    function groupKeywords(u) {
     (0, r.shouldUseGroup)(i, u) && (u.type ? (n.if((0, a.checkDataType)(u.type, d, m.strictNumbers)), 
     iterateKeywords(e, u), 1 === t.length && t[0] === u.type && o && (n.else(), (0, 
     a.reportTypeError)(e)), n.endIf()) : iterateKeywords(e, u), p || n.if(c._`${l.default.errors} === ${s || 0}`));
    }
    !i.$ref || !m.ignoreKeywordsWithRef && (0, u.schemaHasRulesButRef)(i, f) ? (m.jtd || function(e, t) {
     !e.schemaEnv.meta && e.opts.strictTypes && (function(e, t) {
      t.length && (e.dataTypes.length ? (t.forEach(t => {
       includesType(e.dataTypes, t) || strictTypesError(e, `type "${t}" not allowed by context "${e.dataTypes.join(",")}"`);
      }), function(e, t) {
       const o = [];
       for (const r of e.dataTypes) includesType(t, r) ? o.push(r) : t.includes("integer") && "number" === r && o.push("integer");
       e.dataTypes = o;
      }(e, t)) : e.dataTypes = t);
     }(e, t), e.opts.allowUnionTypes || function(e, t) {
      t.length > 1 && (2 !== t.length || !t.includes("null")) && strictTypesError(e, "use allowUnionTypes to allow union type keyword");
     }(e, t), function(e, t) {
      const o = e.self.RULES.all;
      for (const a in o) {
       const s = o[a];
       if ("object" == typeof s && (0, r.shouldUseRule)(e.schema, s)) {
        const {type: o} = s.definition;
        o.length && !o.some(e => {
         return r = e, (o = t).includes(r) || "number" === r && o.includes("integer");
         var o, r;
        }) && strictTypesError(e, `missing type "${o.join(",")}" for keyword "${a}"`);
       }
      }
     }(e, e.dataTypes));
    }(e, t), n.block(() => {
     for (const e of f.rules) groupKeywords(e);
     groupKeywords(f.post);
    })) : n.block(() => keywordCode(e, "$ref", f.all.$ref.definition));
   }
   function iterateKeywords(e, t) {
    const {gen: o, schema: a, opts: {useDefaults: n}} = e;
    n && (0, s.assignDefaults)(e, t.type), o.block(() => {
     for (const o of t.rules) (0, r.shouldUseRule)(a, o) && keywordCode(e, o.keyword, o.definition, t.type);
    });
   }
   function includesType(e, t) {
    return e.includes(t) || "integer" === t && e.includes("number");
   }
   function strictTypesError(e, t) {
    t += ` at "${e.schemaEnv.baseId + e.errSchemaPath}" (strictTypes)`, (0, u.checkStrictMode)(e, t, e.opts.strictTypes);
   }
   e.validateFunctionCode = function(e) {
    isSchemaObj(e) && (checkKeywords(e), schemaCxtHasRules(e)) ? function(e) {
     const {schema: t, opts: o, gen: r} = e;
     validateFunction(e, () => {
      o.$comment && t.$comment && commentKeyword(e), function(e) {
       const {schema: t, opts: o} = e;
       void 0 !== t.default && o.useDefaults && o.strictSchema && (0, u.checkStrictMode)(e, "default is ignored in the schema root");
      }(e), r.let(l.default.vErrors, null), r.let(l.default.errors, 0), o.unevaluated && function(e) {
       const {gen: t, validateName: o} = e;
       e.evaluated = t.const("evaluated", c._`${o}.evaluated`), t.if(c._`${e.evaluated}.dynamicProps`, () => t.assign(c._`${e.evaluated}.props`, c._`undefined`)), 
       t.if(c._`${e.evaluated}.dynamicItems`, () => t.assign(c._`${e.evaluated}.items`, c._`undefined`));
      }(e), typeAndKeywords(e), function(e) {
       const {gen: t, schemaEnv: o, validateName: r, ValidationError: a, opts: s} = e;
       o.$async ? t.if(c._`${l.default.errors} === 0`, () => t.return(l.default.data), () => t.throw(c._`new ${a}(${l.default.vErrors})`)) : (t.assign(c._`${r}.errors`, l.default.vErrors), 
       s.unevaluated && function({gen: e, evaluated: t, props: o, items: r}) {
        o instanceof c.Name && e.assign(c._`${t}.props`, o), r instanceof c.Name && e.assign(c._`${t}.items`, r);
       }(e), t.return(c._`${l.default.errors} === 0`));
      }(e);
     });
    }(e) : validateFunction(e, () => (0, t.topBoolOrEmptySchema)(e));
   };
   var m = class {
    constructor(e, t, o) {
     if ((0, n.validateKeywordUsage)(e, t, o), this.gen = e.gen, this.allErrors = e.allErrors, 
     this.keyword = o, this.data = e.data, this.schema = e.schema[o], this.$data = t.$data && e.opts.$data && this.schema && this.schema.$data, 
     this.schemaValue = (0, u.schemaRefOrVal)(e, this.schema, o, this.$data), this.schemaType = t.schemaType, 
     this.parentSchema = e.schema, this.params = {}, this.it = e, this.def = t, this.$data) this.schemaCode = e.gen.const("vSchema", getData(this.$data, e)); else if (this.schemaCode = this.schemaValue, 
     !(0, n.validSchemaType)(this.schema, t.schemaType, t.allowUndefined)) throw new Error(`${o} value must be ${JSON.stringify(t.schemaType)}`);
     ("code" in t ? t.trackErrors : !1 !== t.errors) && (this.errsCount = e.gen.const("_errs", l.default.errors));
    }
    result(e, t, o) {
     this.failResult((0, c.not)(e), t, o);
    }
    failResult(e, t, o) {
     this.gen.if(e), o ? o() : this.error(), t ? (this.gen.else(), t(), this.allErrors && this.gen.endIf()) : this.allErrors ? this.gen.endIf() : this.gen.else();
    }
    pass(e, t) {
     this.failResult((0, c.not)(e), void 0, t);
    }
    fail(e) {
     if (void 0 === e) return this.error(), void (this.allErrors || this.gen.if(!1));
     this.gen.if(e), this.error(), this.allErrors ? this.gen.endIf() : this.gen.else();
    }
    fail$data(e) {
     if (!this.$data) return this.fail(e);
     const {schemaCode: t} = this;
     this.fail(c._`${t} !== undefined && (${(0, c.or)(this.invalid$data(), e)})`);
    }
    error(e, t, o) {
     if (t) return this.setParams(t), this._error(e, o), void this.setParams({});
     this._error(e, o);
    }
    _error(e, t) {
     (e ? p.reportExtraError : p.reportError)(this, this.def.error, t);
    }
    $dataError() {
     (0, p.reportError)(this, this.def.$dataError || p.keyword$DataError);
    }
    reset() {
     if (void 0 === this.errsCount) throw new Error('add "trackErrors" to keyword definition');
     (0, p.resetErrorsCount)(this.gen, this.errsCount);
    }
    ok(e) {
     this.allErrors || this.gen.if(e);
    }
    setParams(e, t) {
     t ? Object.assign(this.params, e) : this.params = e;
    }
    block$data(e, t, o = c.nil) {
     this.gen.block(() => {
      this.check$data(e, o), t();
     });
    }
    check$data(e = c.nil, t = c.nil) {
     if (!this.$data) return;
     const {gen: o, schemaCode: r, schemaType: a, def: s} = this;
     o.if((0, c.or)(c._`${r} === undefined`, t)), e !== c.nil && o.assign(e, !0), (a.length || s.validateSchema) && (o.elseIf(this.invalid$data()), 
     this.$dataError(), e !== c.nil && o.assign(e, !1)), o.else();
    }
    invalid$data() {
     const {gen: e, schemaCode: t, schemaType: o, def: r, it: s} = this;
     return (0, c.or)(function() {
      if (o.length) {
       if (!(t instanceof c.Name)) throw new Error("ajv implementation error");
       const e = Array.isArray(o) ? o : [ o ];
       return c._`${(0, a.checkDataTypes)(e, t, s.opts.strictNumbers, a.DataType.Wrong)}`;
      }
      return c.nil;
     }(), function() {
      if (r.validateSchema) {
       const o = e.scopeValue("validate$data", {
        ref: r.validateSchema
       });
       return c._`!${o}(${t})`;
      }
      return c.nil;
     }());
    }
    subschema(e, o) {
     const r = (0, i.getSubschema)(this.it, e);
     (0, i.extendSubschemaData)(r, this.it, e), (0, i.extendSubschemaMode)(r, e);
     const a = {
      ...this.it,
      ...r,
      items: void 0,
      props: void 0
     };
     return function(e, o) {
      isSchemaObj(e) && (checkKeywords(e), schemaCxtHasRules(e)) ? function(e, t) {
       const {schema: o, gen: r, opts: a} = e;
       a.$comment && o.$comment && commentKeyword(e), function(e) {
        const t = e.schema[e.opts.schemaId];
        t && (e.baseId = (0, d.resolveUrl)(e.opts.uriResolver, e.baseId, t));
       }(e), function(e) {
        if (e.schema.$async && !e.schemaEnv.$async) throw new Error("async schema in sync schema");
       }(e);
       const s = r.const("_errs", l.default.errors);
       typeAndKeywords(e, s), r.var(t, c._`${s} === ${l.default.errors}`);
      }(e, o) : (0, t.boolOrEmptySchema)(e, o);
     }(a, o), a;
    }
    mergeEvaluated(e, t) {
     const {it: o, gen: r} = this;
     o.opts.unevaluated && (!0 !== o.props && void 0 !== e.props && (o.props = u.mergeEvaluated.props(r, e.props, o.props, t)), 
     !0 !== o.items && void 0 !== e.items && (o.items = u.mergeEvaluated.items(r, e.items, o.items, t)));
    }
    mergeValidEvaluated(e, t) {
     const {it: o, gen: r} = this;
     if (o.opts.unevaluated && (!0 !== o.props || !0 !== o.items)) return r.if(t, () => this.mergeEvaluated(e, c.Name)), 
     !0;
    }
   };
   function keywordCode(e, t, o, r) {
    const a = new m(e, o, t);
    "code" in o ? o.code(a, r) : a.$data && o.validate ? (0, n.funcKeywordCode)(a, o) : "macro" in o ? (0, 
    n.macroKeywordCode)(a, o) : (o.compile || o.validate) && (0, n.funcKeywordCode)(a, o);
   }
   e.KeywordCxt = m;
   const h = /^\/(?:[^~]|~0|~1)*$/, f = /^([0-9]+)(#|\/(?:[^~]|~0|~1)*)?$/;
   function getData(e, {dataLevel: t, dataNames: o, dataPathArr: r}) {
    let a, s;
    if ("" === e) return l.default.rootData;
    if ("/" === e[0]) {
     if (!h.test(e)) throw new Error(`Invalid JSON-pointer: ${e}`);
     a = e, s = l.default.rootData;
    } else {
     const n = f.exec(e);
     if (!n) throw new Error(`Invalid JSON-pointer: ${e}`);
     const i = +n[1];
     if (a = n[2], "#" === a) {
      if (i >= t) throw new Error(errorMsg("property/index", i));
      return r[t - i];
     }
     if (i > t) throw new Error(errorMsg("data", i));
     if (s = o[t - i], !a) return s;
    }
    let n = s;
    const i = a.split("/");
    for (const e of i) e && (s = c._`${s}${(0, c.getProperty)((0, u.unescapeJsonPointer)(e))}`, 
    n = c._`${n} && ${s}`);
    return n;
    function errorMsg(e, o) {
     return `Cannot access ${e} ${o} levels up, current level is ${t}`;
    }
   }
   e.getData = getData;
  }), Oa = __commonJSMin(e => {
   Object.defineProperty(e, "__esModule", {
    value: !0
   });
   var t = class extends Error {
    constructor(e) {
     super("validation failed"), this.errors = e, this.ajv = this.validation = !0;
    }
   };
   e.default = t;
  }), Ta = __commonJSMin(e => {
   Object.defineProperty(e, "__esModule", {
    value: !0
   });
   const t = Ca();
   var o = class extends Error {
    constructor(e, o, r, a) {
     super(a || `can't resolve reference ${r} from id ${o}`), this.missingRef = (0, t.resolveUrl)(e, o, r), 
     this.missingSchema = (0, t.normalizeId)((0, t.getFullPath)(e, this.missingRef));
    }
   };
   e.default = o;
  }), xa = __commonJSMin(e => {
   Object.defineProperty(e, "__esModule", {
    value: !0
   }), e.resolveSchema = e.getCompilingSchema = e.resolveRef = e.compileSchema = e.SchemaEnv = void 0;
   const t = fa(), o = Oa(), r = ya(), a = Ca(), s = ga(), n = Ea();
   var i = class {
    constructor(e) {
     var t;
     let o;
     this.refs = {}, this.dynamicAnchors = {}, "object" == typeof e.schema && (o = e.schema), 
     this.schema = e.schema, this.schemaId = e.schemaId, this.root = e.root || this, 
     this.baseId = null !== (t = e.baseId) && void 0 !== t ? t : (0, a.normalizeId)(null == o ? void 0 : o[e.schemaId || "$id"]), 
     this.schemaPath = e.schemaPath, this.localRefs = e.localRefs, this.meta = e.meta, 
     this.$async = null == o ? void 0 : o.$async, this.refs = {};
    }
   };
   function compileSchema(e) {
    const s = getCompilingSchema.call(this, e);
    if (s) return s;
    const i = (0, a.getFullPath)(this.opts.uriResolver, e.root.baseId), {es5: c, lines: l} = this.opts.code, {ownProperties: d} = this.opts, u = new t.CodeGen(this.scope, {
     es5: c,
     lines: l,
     ownProperties: d
    });
    let p;
    e.$async && (p = u.scopeValue("Error", {
     ref: o.default,
     code: t._`require("ajv/dist/runtime/validation_error").default`
    }));
    const m = u.scopeName("validate");
    e.validateName = m;
    const h = {
     gen: u,
     allErrors: this.opts.allErrors,
     data: r.default.data,
     parentData: r.default.parentData,
     parentDataProperty: r.default.parentDataProperty,
     dataNames: [ r.default.data ],
     dataPathArr: [ t.nil ],
     dataLevel: 0,
     dataTypes: [],
     definedProperties: new Set,
     topSchemaRef: u.scopeValue("schema", !0 === this.opts.code.source ? {
      ref: e.schema,
      code: (0, t.stringify)(e.schema)
     } : {
      ref: e.schema
     }),
     validateName: m,
     ValidationError: p,
     schema: e.schema,
     schemaEnv: e,
     rootId: i,
     baseId: e.baseId || i,
     schemaPath: t.nil,
     errSchemaPath: e.schemaPath || (this.opts.jtd ? "" : "#"),
     errorPath: t._`""`,
     opts: this.opts,
     self: this
    };
    let f;
    try {
     this._compilations.add(e), (0, n.validateFunctionCode)(h), u.optimize(this.opts.code.optimize);
     const o = u.toString();
     f = `${u.scopeRefs(r.default.scope)}return ${o}`, this.opts.code.process && (f = this.opts.code.process(f, e));
     const a = new Function(`${r.default.self}`, `${r.default.scope}`, f)(this, this.scope.get());
     if (this.scope.value(m, {
      ref: a
     }), a.errors = null, a.schema = e.schema, a.schemaEnv = e, e.$async && (a.$async = !0), 
     !0 === this.opts.code.source && (a.source = {
      validateName: m,
      validateCode: o,
      scopeValues: u._values
     }), this.opts.unevaluated) {
      const {props: e, items: o} = h;
      a.evaluated = {
       props: e instanceof t.Name ? void 0 : e,
       items: o instanceof t.Name ? void 0 : o,
       dynamicProps: e instanceof t.Name,
       dynamicItems: o instanceof t.Name
      }, a.source && (a.source.evaluated = (0, t.stringify)(a.evaluated));
     }
     return e.validate = a, e;
    } catch (t) {
     throw delete e.validate, delete e.validateName, f && this.logger.error("Error compiling schema, function code:", f), 
     t;
    } finally {
     this._compilations.delete(e);
    }
   }
   function inlineOrCompile(e) {
    return (0, a.inlineRef)(e.schema, this.opts.inlineRefs) ? e.schema : e.validate ? e : compileSchema.call(this, e);
   }
   function getCompilingSchema(e) {
    for (const t of this._compilations) if (sameSchemaEnv(t, e)) return t;
   }
   function sameSchemaEnv(e, t) {
    return e.schema === t.schema && e.root === t.root && e.baseId === t.baseId;
   }
   function resolve(e, t) {
    let o;
    for (;"string" == typeof (o = this.refs[t]); ) t = o;
    return o || this.schemas[t] || resolveSchema.call(this, e, t);
   }
   function resolveSchema(e, t) {
    const o = this.opts.uriResolver.parse(t), r = (0, a._getFullPath)(this.opts.uriResolver, o);
    let s = (0, a.getFullPath)(this.opts.uriResolver, e.baseId, void 0);
    if (Object.keys(e.schema).length > 0 && r === s) return getJsonPointer.call(this, o, e);
    const n = (0, a.normalizeId)(r), c = this.refs[n] || this.schemas[n];
    if ("string" == typeof c) {
     const t = resolveSchema.call(this, e, c);
     if ("object" != typeof (null == t ? void 0 : t.schema)) return;
     return getJsonPointer.call(this, o, t);
    }
    if ("object" == typeof (null == c ? void 0 : c.schema)) {
     if (c.validate || compileSchema.call(this, c), n === (0, a.normalizeId)(t)) {
      const {schema: t} = c, {schemaId: o} = this.opts, r = t[o];
      return r && (s = (0, a.resolveUrl)(this.opts.uriResolver, s, r)), new i({
       schema: t,
       schemaId: o,
       root: e,
       baseId: s
      });
     }
     return getJsonPointer.call(this, o, c);
    }
   }
   e.SchemaEnv = i, e.compileSchema = compileSchema, e.resolveRef = function(e, t, o) {
    var r;
    o = (0, a.resolveUrl)(this.opts.uriResolver, t, o);
    const s = e.refs[o];
    if (s) return s;
    let n = resolve.call(this, e, o);
    if (void 0 === n) {
     const a = null === (r = e.localRefs) || void 0 === r ? void 0 : r[o], {schemaId: s} = this.opts;
     a && (n = new i({
      schema: a,
      schemaId: s,
      root: e,
      baseId: t
     }));
    }
    return void 0 !== n ? e.refs[o] = inlineOrCompile.call(this, n) : void 0;
   }, e.getCompilingSchema = getCompilingSchema, e.resolveSchema = resolveSchema;
   const c = new Set([ "properties", "patternProperties", "enum", "dependencies", "definitions" ]);
   function getJsonPointer(e, {baseId: t, schema: o, root: r}) {
    var n;
    if ("/" !== (null === (n = e.fragment) || void 0 === n ? void 0 : n[0])) return;
    for (const r of e.fragment.slice(1).split("/")) {
     if ("boolean" == typeof o) return;
     const e = o[(0, s.unescapeFragment)(r)];
     if (void 0 === e) return;
     const n = "object" == typeof (o = e) && o[this.opts.schemaId];
     !c.has(r) && n && (t = (0, a.resolveUrl)(this.opts.uriResolver, t, n));
    }
    let l;
    if ("boolean" != typeof o && o.$ref && !(0, s.schemaHasRulesButRef)(o, this.RULES)) {
     const e = (0, a.resolveUrl)(this.opts.uriResolver, t, o.$ref);
     l = resolveSchema.call(this, r, e);
    }
    const {schemaId: d} = this.opts;
    return l = l || new i({
     schema: o,
     schemaId: d,
     root: r,
     baseId: t
    }), l.schema !== l.root.schema ? l : void 0;
   }
  }), Ma = __commonJSMin((e, t) => {
   t.exports = {
    $id: "https://raw.githubusercontent.com/ajv-validator/ajv/master/lib/refs/data.json#",
    description: "Meta-schema for $data reference (JSON AnySchema extension proposal)",
    type: "object",
    required: [ "$data" ],
    properties: {
     $data: {
      type: "string",
      anyOf: [ {
       format: "relative-json-pointer"
      }, {
       format: "json-pointer"
      } ]
     }
    },
    additionalProperties: !1
   };
  }), qa = __commonJSMin((e, t) => {
   const o = RegExp.prototype.test.bind(/^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/iu), r = RegExp.prototype.test.bind(/^(?:(?:25[0-5]|2[0-4]\d|1\d{2}|[1-9]\d|\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d{2}|[1-9]\d|\d)$/u), a = RegExp.prototype.test.bind(/^\d*$/u), s = RegExp.prototype.test.bind(/^[\da-f]{2}$/iu), n = RegExp.prototype.test.bind(/^[\da-z\-._~]$/iu), i = RegExp.prototype.test.bind(/^[A-Za-z0-9\-._~!$&'()*+,;=:@/]$/u), c = RegExp.prototype.test.bind(/^[A-Za-z0-9\-._~!$&'()*+,;=:@/?]$/u), l = RegExp.prototype.test.bind(/^[A-Za-z0-9\-._~!$&'()*+,;=:]$/u), d = new Array(256);
   {
    const e = "0123456789ABCDEF";
    for (let t = 0; t < 256; t++) d[t] = "%" + e[t >> 4] + e[15 & t];
   }
   function percentEncodeNonAscii(e) {
    return e < 2048 ? d[192 | e >> 6] + d[128 | 63 & e] : e < 65536 ? d[224 | e >> 12] + d[128 | e >> 6 & 63] + d[128 | 63 & e] : d[240 | e >> 18] + d[128 | e >> 12 & 63] + d[128 | e >> 6 & 63] + d[128 | 63 & e];
   }
   const u = RegExp.prototype.test.bind(/^[\dA-Fa-f]{1,4}$/), p = RegExp.prototype.test.bind(/^[vV][\dA-Fa-f]+\.[A-Za-z\d\-._~!$&'()*+,;=:]+$/), m = RegExp.prototype.test.bind(/^[A-Za-z\d\-._~]$/), h = RegExp.prototype.test.bind(/[^!"$&'()*+,\-.;=_`a-z{}~]/u);
   function compressIPv6ZeroRun(e) {
    let t = -1, o = 0, r = -1, a = 0;
    for (let s = 0; s < e.length; s++) "0" === e[s] ? (-1 === r && (r = s), a++, a > o && (o = a, 
    t = r)) : (r = -1, a = 0);
    return o < 2 ? e.join(":") : e.slice(0, t).join(":") + "::" + e.slice(t + o).join(":");
   }
   function normalizeIPv6(e) {
    const t = "[" === e[0] && "]" === e[e.length - 1];
    if (("[" === e[0] || "]" === e[e.length - 1]) && !t) return {
     host: e,
     isIPV6: !1,
     error: !0
    };
    let o = t ? e.slice(1, -1) : e;
    if (t && p(o)) return o = o.toLowerCase(), {
     host: `[${o}]`,
     escapedHost: o,
     isIPV6: !1,
     isIPVFuture: !0
    };
    if (function(e) {
     let t = 0;
     for (let o = 0; o < e.length; o++) ":" === e[o] && t++;
     return t;
    }(o) < 2) return {
     host: e,
     isIPV6: !1,
     error: t
    };
    let a = "";
    const n = o.indexOf("%");
    if (-1 !== n) {
     const t = "%25" === o.slice(n, n + 3).toLowerCase() ? 3 : 1;
     if (a = o.slice(n + t), !function(e) {
      if (0 === e.length) return !1;
      for (let t = 0; t < e.length; t++) if (!m(e[t])) {
       if (!("%" === e[t] && t + 2 < e.length && s(e.slice(t + 1, t + 3)))) return !1;
       t += 2;
      }
      return !0;
     }(a)) return {
      host: e,
      isIPV6: !1,
      error: !0
     };
     o = o.slice(0, n);
    }
    const i = function(e) {
     const t = e.indexOf("::");
     if (-1 !== t && -1 !== e.indexOf("::", t + 1)) return;
     const o = -1 === t ? e.split(":") : e.slice(0, t).split(":"), a = -1 === t ? [] : e.slice(t + 2).split(":");
     -1 !== t && (1 === o.length && "" === o[0] && (o.length = 0), 1 === a.length && "" === a[0] && (a.length = 0));
     const s = o.concat(a);
     let n = 0;
     for (let e = 0; e < s.length; e++) {
      const o = s[e];
      if ("" === o) return;
      if (-1 === o.indexOf(".")) {
       if (!u(o)) return;
       s[e] = parseInt(o, 16).toString(16), n++;
      } else {
       if (e !== s.length - 1 || -1 !== t && 0 === a.length || !r(o)) return;
       n += 2;
      }
     }
     if (-1 === t) {
      if (8 !== n) return;
      return compressIPv6ZeroRun(s);
     }
     if (n >= 8) return;
     const i = s.slice(0, o.length);
     for (let e = n; e < 8; e++) i.push("0");
     for (let e = o.length; e < s.length; e++) i.push(s[e]);
     return compressIPv6ZeroRun(i);
    }(o);
    return void 0 === i ? {
     host: e,
     isIPV6: !1,
     error: !0
    } : {
     host: i + (a ? "%" + a : ""),
     escapedHost: i + (a ? "%25" + a : ""),
     isIPV6: !0
    };
   }
   const f = {
    "@": "%40",
    "/": "%2F",
    "?": "%3F",
    "#": "%23",
    ":": "%3A"
   }, g = /[@/?#:]/g, y = /[@/?#]/g;
   function reescapeHostDelimiters(e, t) {
    const o = t ? y : g;
    return o.lastIndex = 0, e.replace(o, e => f[e]);
   }
   function normalizePercentEncoding(e, t = !1) {
    if (-1 === e.indexOf("%")) return e;
    let o = "";
    for (let r = 0; r < e.length; r++) {
     if ("%" === e[r] && r + 2 < e.length) {
      const a = e.slice(r + 1, r + 3);
      if (s(a)) {
       const e = a.toUpperCase(), s = String.fromCharCode(parseInt(e, 16));
       t && n(s) ? o += s : o += "%" + e, r += 2;
       continue;
      }
     }
     o += e[r];
    }
    return o;
   }
   function encodeComponent(e, t) {
    let o = "";
    for (let r = 0; r < e.length; r++) {
     const a = e[r];
     if ("%" === a && r + 2 < e.length) {
      const t = e.slice(r + 1, r + 3);
      if (s(t)) {
       o += "%" + t.toUpperCase(), r += 2;
       continue;
      }
     }
     if (t(a)) o += a; else {
      const t = e.charCodeAt(r);
      if (t < 128) o += d[t]; else if (t < 55296 || t > 57343) o += percentEncodeNonAscii(t); else if (t <= 56319 && r + 1 < e.length) {
       const a = e.charCodeAt(r + 1);
       a >= 56320 && a <= 57343 ? (o += percentEncodeNonAscii(65536 + (t - 55296 << 10) + (a - 56320)), 
       r++) : o += percentEncodeNonAscii(65533);
      } else o += percentEncodeNonAscii(65533);
     }
    }
    return o;
   }
   function encodeUserinfo(e) {
    return encodeComponent(e, l);
   }
   function isEscapeSafe(e) {
    return e >= 48 && e <= 57 || e >= 65 && e <= 90 || e >= 97 && e <= 122 || 42 === e || 43 === e || 45 === e || 46 === e || 47 === e || 64 === e || 95 === e;
   }
   t.exports = {
    nonSimpleDomain: h,
    recomposeAuthority: function(e) {
     const t = [];
     if (void 0 !== e.userinfo && (t.push(encodeUserinfo(e.userinfo)), t.push("@")), 
     void 0 !== e.host) {
      let o = e.host;
      if (!r(o)) {
       let e = normalizeIPv6(o);
       !0 !== e.isIPV6 && !0 !== e.isIPVFuture && (o = normalizePercentEncoding(o, !0), 
       e = normalizeIPv6(o)), o = !0 === e.isIPV6 || !0 === e.isIPVFuture ? `[${e.escapedHost}]` : reescapeHostDelimiters(o, !1);
      }
      t.push(o);
     }
     if ("number" == typeof e.port || "string" == typeof e.port) {
      const o = String(e.port);
      if (!a(o)) throw new TypeError("URI port is malformed.");
      t.push(":"), t.push(o);
     }
     return t.length ? t.join("") : void 0;
    },
    reescapeHostDelimiters: reescapeHostDelimiters,
    normalizePercentEncoding: normalizePercentEncoding,
    normalizePathEncoding: function(e) {
     let t = "";
     for (let o = 0; o < e.length; o++) {
      const r = e[o];
      if ("%" === r && o + 2 < e.length) {
       const r = e.slice(o + 1, o + 3);
       if (s(r)) {
        const e = r.toUpperCase(), a = String.fromCharCode(parseInt(e, 16));
        "." !== a && n(a) ? t += a : t += "%" + e, o += 2;
        continue;
       }
      }
      if (i(r)) t += r; else {
       const a = e.charCodeAt(o);
       if (a < 128) t += isEscapeSafe(a) ? r : d[a]; else if (a < 55296 || a > 57343) t += percentEncodeNonAscii(a); else if (a <= 56319 && o + 1 < e.length) {
        const r = e.charCodeAt(o + 1);
        r >= 56320 && r <= 57343 ? (t += percentEncodeNonAscii(65536 + (a - 55296 << 10) + (r - 56320)), 
        o++) : t += percentEncodeNonAscii(65533);
       } else t += percentEncodeNonAscii(65533);
      }
     }
     return t;
    },
    serializePathEncoding: function(e, t = !1) {
     let o = "", r = t && "/" !== e[0];
     for (let t = 0; t < e.length; t++) {
      const a = e[t];
      if ("%" === a && t + 2 < e.length) {
       const r = e.slice(t + 1, t + 3);
       if (s(r)) {
        o += "%" + r.toUpperCase(), t += 2;
        continue;
       }
      }
      if ("/" === a && (r = !1), !i(a) || ":" === a && r) {
       const r = e.charCodeAt(t);
       if (r < 128) o += d[r]; else if (r < 55296 || r > 57343) o += percentEncodeNonAscii(r); else if (r <= 56319 && t + 1 < e.length) {
        const a = e.charCodeAt(t + 1);
        a >= 56320 && a <= 57343 ? (o += percentEncodeNonAscii(65536 + (r - 55296 << 10) + (a - 56320)), 
        t++) : o += percentEncodeNonAscii(65533);
       } else o += percentEncodeNonAscii(65533);
      } else o += a;
     }
     return o;
    },
    normalizeQueryFragmentEncoding: function(e) {
     let t = "";
     for (let o = 0; o < e.length; o++) {
      const r = e[o];
      if ("%" === r && o + 2 < e.length) {
       const r = e.slice(o + 1, o + 3);
       if (s(r)) {
        const e = r.toUpperCase(), a = String.fromCharCode(parseInt(e, 16));
        n(a) ? t += a : t += "%" + e, o += 2;
        continue;
       }
      }
      if (c(r)) t += r; else {
       const a = e.charCodeAt(o);
       if (a < 128) t += isEscapeSafe(a) ? r : d[a]; else if (a < 55296 || a > 57343) t += percentEncodeNonAscii(a); else if (a <= 56319 && o + 1 < e.length) {
        const r = e.charCodeAt(o + 1);
        r >= 56320 && r <= 57343 ? (t += percentEncodeNonAscii(65536 + (a - 55296 << 10) + (r - 56320)), 
        o++) : t += percentEncodeNonAscii(65533);
       } else t += percentEncodeNonAscii(65533);
      }
     }
     return t;
    },
    encodeUserinfo: encodeUserinfo,
    encodeQuery: function(e) {
     return encodeComponent(e, c);
    },
    encodeFragment: function(e) {
     return encodeComponent(e, c);
    },
    escapePreservingEscapes: function(e) {
     let t = "";
     for (let o = 0; o < e.length; o++) {
      if ("%" === e[o] && o + 2 < e.length) {
       const r = e.slice(o + 1, o + 3);
       if (s(r)) {
        t += "%" + r.toUpperCase(), o += 2;
        continue;
       }
      }
      t += escape(e[o]);
     }
     return t;
    },
    removeDotSegments: function(e) {
     let t = e;
     const o = [];
     let r = -1, a = 0;
     for (;a = t.length; ) {
      if (1 === a) {
       if ("." === t) break;
       if ("/" === t) {
        o.push("/");
        break;
       }
       o.push(t);
       break;
      }
      if (2 === a) {
       if ("." === t[0]) {
        if ("." === t[1]) break;
        if ("/" === t[1]) {
         t = t.slice(2);
         continue;
        }
       } else if ("/" === t[0] && ("." === t[1] || "/" === t[1])) {
        o.push("/");
        break;
       }
      } else if (3 === a && "/.." === t) {
       0 !== o.length && o.pop(), o.push("/");
       break;
      }
      if ("." === t[0]) {
       if ("." === t[1]) {
        if ("/" === t[2]) {
         t = t.slice(3);
         continue;
        }
       } else if ("/" === t[1]) {
        t = t.slice(2);
        continue;
       }
      } else if ("/" === t[0] && "." === t[1]) {
       if ("/" === t[2]) {
        t = t.slice(2);
        continue;
       }
       if ("." === t[2] && "/" === t[3]) {
        t = t.slice(3), 0 !== o.length && o.pop();
        continue;
       }
      }
      if (-1 === (r = t.indexOf("/", 1))) {
       o.push(t);
       break;
      }
      o.push(t.slice(0, r)), t = t.slice(r);
     }
     return o.join("");
    },
    isIPv4: r,
    isUUID: o,
    normalizeIPv6: normalizeIPv6,
    stringArrayToHexStripped: function(e) {
     let t = "", o = 0, r = 0;
     for (r = 0; r < e.length; r++) if (o = e[r].charCodeAt(0), 48 !== o) {
      if (!(o >= 48 && o <= 57 || o >= 65 && o <= 70 || o >= 97 && o <= 102)) return "";
      t += e[r];
      break;
     }
     for (r += 1; r < e.length; r++) {
      if (o = e[r].charCodeAt(0), !(o >= 48 && o <= 57 || o >= 65 && o <= 70 || o >= 97 && o <= 102)) return "";
      t += e[r];
     }
     return t;
    }
   };
  }), Na = __commonJSMin((e, t) => {
   const {isUUID: o} = qa(), r = /^([\da-z][\d\-a-z]{0,31}):((?:[\w!$'()*+,\-./:;=@]|%[\da-f]{2})+)$/iu, a = [ "http", "https", "ws", "wss", "urn", "urn:uuid" ];
   function wsIsSecure(e) {
    return !0 === e.secure || !1 !== e.secure && !!e.scheme && !(3 !== e.scheme.length || "w" !== e.scheme[0] && "W" !== e.scheme[0] || "s" !== e.scheme[1] && "S" !== e.scheme[1] || "s" !== e.scheme[2] && "S" !== e.scheme[2]);
   }
   function httpParse(e) {
    return e.host || (e.error = e.error || "HTTP URIs must have a host."), e;
   }
   function httpSerialize(e) {
    const t = "https" === String(e.scheme).toLowerCase();
    return e.port !== (t ? 443 : 80) && "" !== e.port || (e.port = void 0), e.path || (e.path = "/"), 
    e;
   }
   const s = {
    scheme: "http",
    domainHost: !0,
    parse: httpParse,
    serialize: httpSerialize
   }, n = {
    scheme: "ws",
    domainHost: !0,
    parse: function(e) {
     return e.secure = wsIsSecure(e), e.resourceName = (e.path || "/") + (e.query ? "?" + e.query : ""), 
     e.path = void 0, e.query = void 0, e;
    },
    serialize: function(e) {
     if (e.port !== (wsIsSecure(e) ? 443 : 80) && "" !== e.port || (e.port = void 0), 
     "boolean" == typeof e.secure && (e.scheme = e.secure ? "wss" : "ws", e.secure = void 0), 
     e.resourceName) {
      const t = e.resourceName.indexOf("?"), o = -1 === t ? e.resourceName : e.resourceName.slice(0, t);
      e.path = o && "/" !== o ? o : void 0, e.query = -1 === t ? void 0 : e.resourceName.slice(t + 1), 
      e.resourceName = void 0;
     }
     return e.fragment = void 0, e;
    }
   }, i = {
    http: s,
    https: {
     scheme: "https",
     domainHost: s.domainHost,
     parse: httpParse,
     serialize: httpSerialize
    },
    ws: n,
    wss: {
     scheme: "wss",
     domainHost: n.domainHost,
     parse: n.parse,
     serialize: n.serialize
    },
    urn: {
     scheme: "urn",
     parse: function(e, t) {
      if (!e.path) return e.error = "URN can not be parsed", e;
      const o = e.path.match(r);
      if (o && o[0] === e.path) {
       const r = t.scheme || e.scheme || "urn";
       e.nid = o[1].toLowerCase(), e.nss = o[2];
       const a = getSchemeHandler(`${r}:${t.nid || e.nid}`);
       e.path = void 0, a && (e = a.parse(e, t));
      } else e.error = e.error || "URN can not be parsed.";
      return e;
     },
     serialize: function(e, t) {
      if (void 0 === e.nid) throw new Error("URN without nid cannot be serialized");
      const o = t.scheme || e.scheme || "urn", r = e.nid.toLowerCase(), a = getSchemeHandler(`${o}:${t.nid || r}`);
      a && (e = a.serialize(e, t));
      const s = e, n = e.nss;
      return s.path = `${r || t.nid}:${n}`, t.skipEscape = !0, s;
     },
     skipNormalize: !0
    },
    "urn:uuid": {
     scheme: "urn:uuid",
     parse: function(e, t) {
      const r = e;
      return r.uuid = r.nss, r.nss = void 0, t.tolerant || r.uuid && o(r.uuid) || (r.error = r.error || "UUID is not valid."), 
      r;
     },
     serialize: function(e) {
      const t = e;
      return t.nss = (e.uuid || "").toLowerCase(), t;
     },
     skipNormalize: !0
    }
   };
   function getSchemeHandler(e) {
    return e && (i[e] || i[e.toLowerCase()]) || void 0;
   }
   Object.setPrototypeOf(i, null), t.exports = {
    wsIsSecure: wsIsSecure,
    SCHEMES: i,
    isValidSchemeName: function(e) {
     return -1 !== a.indexOf(e);
    },
    getSchemeHandler: getSchemeHandler
   };
  }), Ya = __commonJSMin((e, t) => {
   const {normalizeIPv6: o, removeDotSegments: r, recomposeAuthority: a, normalizePercentEncoding: s, normalizePathEncoding: n, serializePathEncoding: i, normalizeQueryFragmentEncoding: c, encodeQuery: l, encodeFragment: d, reescapeHostDelimiters: u, isIPv4: p, nonSimpleDomain: m} = qa(), {SCHEMES: h, getSchemeHandler: f} = Na(), g = /^[A-Za-z][A-Za-z0-9+.-]*$/u, y = "URI scheme is malformed.";
   function decodeValidScheme(e) {
    const t = unescape(String(e));
    if (!g.test(t)) throw new TypeError(y);
    return t;
   }
   function resolveComponent(e, t, o, a) {
    const s = {};
    return a || (e = parse(serialize(e, o), o), t = parse(serialize(t, o), o)), !(o = o || {}).tolerant && t.scheme ? (s.scheme = t.scheme, 
    s.userinfo = t.userinfo, s.host = t.host, s.port = t.port, s.path = r(t.path || ""), 
    s.query = t.query) : (void 0 !== t.userinfo || void 0 !== t.host || void 0 !== t.port ? (s.userinfo = t.userinfo, 
    s.host = t.host, s.port = t.port, s.path = r(t.path || ""), s.query = t.query) : (t.path ? ("/" === t.path[0] ? s.path = r(t.path) : (void 0 === e.userinfo && void 0 === e.host && void 0 === e.port || e.path ? e.path ? s.path = e.path.slice(0, e.path.lastIndexOf("/") + 1) + t.path : s.path = t.path : s.path = "/" + t.path, 
    s.path = r(s.path)), s.query = t.query) : (s.path = e.path, void 0 !== t.query ? s.query = t.query : s.query = e.query), 
    s.userinfo = e.userinfo, s.host = e.host, s.port = e.port), s.scheme = e.scheme), 
    s.fragment = t.fragment, s;
   }
   function serialize(e, t) {
    const o = {
     host: e.host,
     scheme: e.scheme,
     userinfo: e.userinfo,
     port: e.port,
     path: e.path,
     query: e.query,
     nid: e.nid,
     nss: e.nss,
     uuid: e.uuid,
     fragment: e.fragment,
     reference: e.reference,
     resourceName: e.resourceName,
     secure: e.secure,
     error: ""
    }, n = Object.assign({}, t), c = [];
    o.scheme && (o.scheme = decodeValidScheme(o.scheme));
    const u = f(n.scheme || o.scheme);
    u && u.serialize && u.serialize(o, n);
    const p = void 0 !== o.userinfo || void 0 !== o.host || void 0 !== o.port, m = !n.skipEscape && void 0 === o.scheme && !p;
    void 0 !== o.path && (n.skipEscape ? o.path = s(o.path) : o.path = i(o.path, m)), 
    "suffix" !== n.reference && o.scheme && (o.scheme = decodeValidScheme(o.scheme), 
    c.push(o.scheme, ":"));
    const h = a(o);
    if (void 0 !== h && ("suffix" !== n.reference && c.push("//"), c.push(h), o.path && "/" !== o.path[0] && c.push("/")), 
    void 0 !== o.path) {
     let e = o.path;
     n.absolutePath || u && u.absolutePath || (e = r(e)), m && (e = i(e, !0)), void 0 === h && "/" === e[0] && "/" === e[1] && (e = "/%2F" + e.slice(2)), 
     c.push(e);
    }
    return void 0 !== o.query && c.push("?", l(o.query)), void 0 !== o.fragment && c.push("#", d(o.fragment)), 
    c.join("");
   }
   const v = /^(?:([^#/:?]+):)?(?:\/\/((?:([^#/?@]*)@)?(\[[^#/?\]]+\]|[^#/:?]*)(?::(\d*))?))?([^#?]*)(?:\?([^#]*))?(?:#((?:.|[\n\r])*))?/u, S = /^(?:[^#/:?]+:)?\/\/([^/?#]*)/, b = /^(?:[^#/:?]+:)?([/\\\t\n\r]*)/;
   function hasMalformedPercentEncoding(e) {
    if (void 0 === e) return !1;
    let t = e.indexOf("%");
    for (;-1 !== t; ) {
     if (t + 2 >= e.length || !/^[\da-f]{2}$/iu.test(e.slice(t + 1, t + 3))) return !0;
     t = e.indexOf("%", t + 3);
    }
    return !1;
   }
   function isIPLiteral(e) {
    return "[" === e[0] && "]" === e[e.length - 1];
   }
   function canonicalizeHost(e, t, o, r) {
    if (!t.unicodeSupport && (!o || !o.unicodeSupport) && e.host && !isIPLiteral(e.host) && (t.domainHost || o && o.domainHost) && !1 === r && m(e.host)) try {
     e.host = new URL("http://" + e.host).hostname;
    } catch (t) {
     return e.error = e.error || "Host's domain name can not be converted to ASCII: " + t, 
     !0;
    }
    return !1;
   }
   function parseWithStatus(e, t) {
    const r = Object.assign({}, t), a = {
     scheme: void 0,
     userinfo: void 0,
     host: "",
     port: void 0,
     path: "",
     query: void 0,
     fragment: void 0
    };
    let i = !1, l = !1, d = !1, m = !1, P = !1, w = !1, $ = !1;
    "suffix" === r.reference && (e = r.scheme ? r.scheme + ":" + e : "//" + e);
    const R = e.match(S);
    null !== R && -1 !== R[1].indexOf("\\") && (a.error = "URI authority must not contain a literal backslash.", 
    i = !0);
    const k = e.match(b);
    if (null !== k) {
     const e = k[1], t = e.replace(/[\t\n\r]/g, "");
     t.length >= 2 && ("//" !== t.slice(0, 2) ? (a.error = a.error || "URI authority must not contain a literal backslash.", 
     i = !0) : e.length !== t.length && (a.error = a.error || "URI authority introducer must not contain whitespace.", 
     i = !0));
    }
    const j = e.match(v);
    if (j) {
     if (a.scheme = j[1], a.userinfo = j[3], a.host = j[4], a.port = parseInt(j[5], 10), 
     a.path = j[6] || "", a.query = j[7], a.fragment = j[8], void 0 !== a.scheme) {
      const e = unescape(a.scheme);
      g.test(e) ? a.scheme = e.toLowerCase() : (a.error = a.error || y, w = !0);
     }
     l = function(e) {
      const t = e[4];
      return hasMalformedPercentEncoding(e[3]) || void 0 !== t && !isIPLiteral(t) && hasMalformedPercentEncoding(t) || hasMalformedPercentEncoding(e[6]) || hasMalformedPercentEncoding(e[7]) || hasMalformedPercentEncoding(e[8]);
     }(j), l && (a.error = a.error || "URI contains malformed percent-encoding."), isNaN(a.port) && (a.port = j[5]);
     const t = function(e, t) {
      return void 0 !== t[2] && e.path && "/" !== e.path[0] ? 'URI path must start with "/" when authority is present.' : "number" == typeof e.port && (e.port < 0 || e.port > 65535) ? "URI port is malformed." : void 0;
     }(a, j);
     if (void 0 !== t && (a.error = a.error || t, i = !0), a.host) if (!1 === p(a.host)) {
      const e = isIPLiteral(a.host), t = -1 !== a.host.indexOf("[") || -1 !== a.host.indexOf("]"), r = o(a.host);
      $ = r.isIPV6 || !0 === r.isIPVFuture, P = t && (!e || !0 === r.error), a.host = $ ? r.host : r.host.toLowerCase(), 
      P && (a.error = a.error || "URI host is malformed.", i = !0);
     } else $ = !0;
     void 0 !== a.scheme || void 0 !== a.userinfo || void 0 !== a.host || void 0 !== a.port || void 0 !== a.query || a.path ? void 0 === a.scheme ? a.reference = "relative" : void 0 === a.fragment ? a.reference = "absolute" : a.reference = "uri" : a.reference = "same-document", 
     r.reference && "suffix" !== r.reference && r.reference !== a.reference && (a.error = a.error || "URI is not a " + r.reference + " reference.");
     const v = f(r.scheme || a.scheme);
     if (P || (m = canonicalizeHost(a, r, v, $)), -1 !== e.indexOf("%") && void 0 !== a.host && !P) {
      let e = $ ? a.host : s(a.host, !0);
      $ || (e = s(e.toLowerCase())), a.host = u(e, $);
     }
     (!v || v && !v.skipNormalize) && (a.path && (a.path = n(a.path)), a.query && (a.query = c(a.query)), 
     a.fragment && (a.fragment = c(a.fragment))), v && v.parse && (v.parse(a, r), v === h.urn && void 0 === a.nid && (d = !0));
    } else a.error = a.error || "URI can not be parsed.";
    return {
     parsed: a,
     malformedAuthorityOrPort: i,
     malformedPercentEncoding: l,
     malformedSchemeSpecific: d,
     malformedHost: m,
     malformedScheme: w
    };
   }
   function parse(e, t) {
    return parseWithStatus(e, t).parsed;
   }
   function normalizeStringWithStatus(e, t) {
    const {parsed: o, malformedAuthorityOrPort: r, malformedPercentEncoding: a, malformedSchemeSpecific: s, malformedHost: n, malformedScheme: i} = parseWithStatus(e, t);
    return {
     normalized: r || a || s || n || i ? e : serialize(o, t),
     malformedAuthorityOrPort: r,
     malformedPercentEncoding: a,
     malformedSchemeSpecific: s,
     malformedHost: n,
     malformedScheme: i
    };
   }
   function normalizeComparableURI(e, t) {
    if ("string" != typeof e && "object" != typeof e) return;
    let o;
    try {
     o = "string" == typeof e ? e : serialize(e, t);
    } catch {
     return;
    }
    const {normalized: r, malformedAuthorityOrPort: a, malformedPercentEncoding: s, malformedSchemeSpecific: n, malformedHost: i, malformedScheme: c} = normalizeStringWithStatus(o, t);
    return a || s || n || i || c ? void 0 : r;
   }
   const P = {
    SCHEMES: h,
    normalize: function(e, t) {
     return "string" == typeof e ? e = function(e, t) {
      return normalizeStringWithStatus(e, t).normalized;
     }(e, t) : "object" == typeof e && (e = parse(serialize(e, t), t)), e;
    },
    resolve: function(e, t, r) {
     const a = r ? Object.assign({
      scheme: "null"
     }, r) : {
      scheme: "null"
     }, {parsed: s, malformedAuthorityOrPort: n, malformedPercentEncoding: i, malformedSchemeSpecific: c, malformedHost: l, malformedScheme: d} = parseWithStatus(e, a), {parsed: u, malformedAuthorityOrPort: m, malformedPercentEncoding: h, malformedSchemeSpecific: g, malformedHost: y, malformedScheme: v} = parseWithStatus(t, a);
     if (n || m || i || h || c || g || l || y || d || v) throw new Error(s.error || u.error || "URI is malformed.");
     const S = resolveComponent(s, u, a, !0), b = f(r && r.scheme || S.scheme), P = S.host;
     canonicalizeHost(S, r || {}, b, void 0 !== P && "" !== P && (p(P) || o(P).isIPV6));
     const w = P && -1 !== P.indexOf("%") && !/\P{ASCII}/u.test(P);
     if (S.error && !w) throw new Error(S.error);
     return a.skipEscape = !0, serialize(S, a);
    },
    resolveComponent: resolveComponent,
    equal: function(e, t, o) {
     const r = normalizeComparableURI(e, o), a = normalizeComparableURI(t, o);
     return void 0 !== r && void 0 !== a && r === a;
    },
    serialize: serialize,
    parse: parse
   };
   t.exports = P, t.exports.default = P, t.exports.fastUri = P;
  }), za = __commonJSMin(e => {
   Object.defineProperty(e, "__esModule", {
    value: !0
   });
   const t = Ya();
   t.code = 'require("ajv/dist/runtime/uri").default', e.default = t;
  }), Aa = __commonJSMin(e => {
   Object.defineProperty(e, "__esModule", {
    value: !0
   }), e.CodeGen = e.Name = e.nil = e.stringify = e.str = e._ = e.KeywordCxt = void 0;
   var t = Ea();
   Object.defineProperty(e, "KeywordCxt", {
    enumerable: !0,
    get: function() {
     return t.KeywordCxt;
    }
   });
   var o = fa();
   Object.defineProperty(e, "_", {
    enumerable: !0,
    get: function() {
     return o._;
    }
   }), Object.defineProperty(e, "str", {
    enumerable: !0,
    get: function() {
     return o.str;
    }
   }), Object.defineProperty(e, "stringify", {
    enumerable: !0,
    get: function() {
     return o.stringify;
    }
   }), Object.defineProperty(e, "nil", {
    enumerable: !0,
    get: function() {
     return o.nil;
    }
   }), Object.defineProperty(e, "Name", {
    enumerable: !0,
    get: function() {
     return o.Name;
    }
   }), Object.defineProperty(e, "CodeGen", {
    enumerable: !0,
    get: function() {
     return o.CodeGen;
    }
   });
   const r = Oa(), a = Ta(), s = Sa(), n = xa(), i = fa(), c = Ca(), l = Pa(), d = ga(), u = Ma(), p = za(), defaultRegExp = (e, t) => new RegExp(e, t);
   defaultRegExp.code = "new RegExp";
   const m = [ "removeAdditional", "useDefaults", "coerceTypes" ], h = new Set([ "validate", "serialize", "parse", "wrapper", "root", "schema", "keyword", "pattern", "formats", "validate$data", "func", "obj", "Error" ]), f = {
    errorDataPath: "",
    format: "`validateFormats: false` can be used instead.",
    nullable: '"nullable" keyword is supported by default.',
    jsonPointers: "Deprecated jsPropertySyntax can be used instead.",
    extendRefs: "Deprecated ignoreKeywordsWithRef can be used instead.",
    missingRefs: "Pass empty schema with $id that should be ignored to ajv.addSchema.",
    processCode: "Use option `code: {process: (code, schemaEnv: object) => string}`",
    sourceCode: "Use option `code: {source: true}`",
    strictDefaults: "It is default now, see option `strict`.",
    strictKeywords: "It is default now, see option `strict`.",
    uniqueItems: '"uniqueItems" keyword is always validated.',
    unknownFormats: "Disable strict mode or pass `true` to `ajv.addFormat` (or `formats` option).",
    cache: "Map is used as cache, schema object as key.",
    serialize: "Map is used as cache, schema object as key.",
    ajvErrors: "It is default now."
   }, g = {
    ignoreKeywordsWithRef: "",
    jsPropertySyntax: "",
    unicode: '"minLength"/"maxLength" account for unicode characters by default.'
   };
   function requiredOptions(e) {
    var t, o, r, a, s, n, i, c, l, d, u, m, h, f, g, y, v, S, b, P, w, $, R, k, j;
    const I = e.strict, C = null === (t = e.code) || void 0 === t ? void 0 : t.optimize, E = !0 === C || void 0 === C ? 1 : C || 0, O = null !== (r = null === (o = e.code) || void 0 === o ? void 0 : o.regExp) && void 0 !== r ? r : defaultRegExp, T = null !== (a = e.uriResolver) && void 0 !== a ? a : p.default;
    return {
     strictSchema: null === (n = null !== (s = e.strictSchema) && void 0 !== s ? s : I) || void 0 === n || n,
     strictNumbers: null === (c = null !== (i = e.strictNumbers) && void 0 !== i ? i : I) || void 0 === c || c,
     strictTypes: null !== (d = null !== (l = e.strictTypes) && void 0 !== l ? l : I) && void 0 !== d ? d : "log",
     strictTuples: null !== (m = null !== (u = e.strictTuples) && void 0 !== u ? u : I) && void 0 !== m ? m : "log",
     strictRequired: null !== (f = null !== (h = e.strictRequired) && void 0 !== h ? h : I) && void 0 !== f && f,
     code: e.code ? {
      ...e.code,
      optimize: E,
      regExp: O
     } : {
      optimize: E,
      regExp: O
     },
     loopRequired: null !== (g = e.loopRequired) && void 0 !== g ? g : 200,
     loopEnum: null !== (y = e.loopEnum) && void 0 !== y ? y : 200,
     meta: null === (v = e.meta) || void 0 === v || v,
     messages: null === (S = e.messages) || void 0 === S || S,
     inlineRefs: null === (b = e.inlineRefs) || void 0 === b || b,
     schemaId: null !== (P = e.schemaId) && void 0 !== P ? P : "$id",
     addUsedSchema: null === (w = e.addUsedSchema) || void 0 === w || w,
     validateSchema: null === ($ = e.validateSchema) || void 0 === $ || $,
     validateFormats: null === (R = e.validateFormats) || void 0 === R || R,
     unicodeRegExp: null === (k = e.unicodeRegExp) || void 0 === k || k,
     int32range: null === (j = e.int32range) || void 0 === j || j,
     uriResolver: T
    };
   }
   var y = class {
    constructor(e = {}) {
     this.schemas = {}, this.refs = {}, this.formats = {}, this._compilations = new Set, 
     this._loading = {}, this._cache = new Map, e = this.opts = {
      ...e,
      ...requiredOptions(e)
     };
     const {es5: t, lines: o} = this.opts.code;
     this.scope = new i.ValueScope({
      scope: {},
      prefixes: h,
      es5: t,
      lines: o
     }), this.logger = function(e) {
      if (!1 === e) return v;
      if (void 0 === e) return console;
      if (e.log && e.warn && e.error) return e;
      throw new Error("logger must implement log, warn and error methods");
     }(e.logger);
     const r = e.validateFormats;
     e.validateFormats = !1, this.RULES = (0, s.getRules)(), checkOptions.call(this, f, e, "NOT SUPPORTED"), 
     checkOptions.call(this, g, e, "DEPRECATED", "warn"), this._metaOpts = getMetaSchemaOptions.call(this), 
     e.formats && addInitialFormats.call(this), this._addVocabularies(), this._addDefaultMetaSchema(), 
     e.keywords && addInitialKeywords.call(this, e.keywords), "object" == typeof e.meta && this.addMetaSchema(e.meta), 
     addInitialSchemas.call(this), e.validateFormats = r;
    }
    _addVocabularies() {
     this.addKeyword("$async");
    }
    _addDefaultMetaSchema() {
     const {$data: e, meta: t, schemaId: o} = this.opts;
     let r = u;
     "id" === o && (r = {
      ...u
     }, r.id = r.$id, delete r.$id), t && e && this.addMetaSchema(r, r[o], !1);
    }
    defaultMeta() {
     const {meta: e, schemaId: t} = this.opts;
     return this.opts.defaultMeta = "object" == typeof e ? e[t] || e : void 0;
    }
    validate(e, t) {
     let o;
     if ("string" == typeof e) {
      if (o = this.getSchema(e), !o) throw new Error(`no schema with key or ref "${e}"`);
     } else o = this.compile(e);
     const r = o(t);
     return "$async" in o || (this.errors = o.errors), r;
    }
    compile(e, t) {
     const o = this._addSchema(e, t);
     return o.validate || this._compileSchemaEnv(o);
    }
    compileAsync(e, t) {
     if ("function" != typeof this.opts.loadSchema) throw new Error("options.loadSchema should be a function");
     const {loadSchema: o} = this.opts;
     return runCompileAsync.call(this, e, t);
     async function runCompileAsync(e, t) {
      await loadMetaSchema.call(this, e.$schema);
      const o = this._addSchema(e, t);
      return o.validate || _compileAsync.call(this, o);
     }
     async function loadMetaSchema(e) {
      e && !this.getSchema(e) && await runCompileAsync.call(this, {
       $ref: e
      }, !0);
     }
     async function _compileAsync(e) {
      try {
       return this._compileSchemaEnv(e);
      } catch (t) {
       if (!(t instanceof a.default)) throw t;
       return checkLoaded.call(this, t), await loadMissingSchema.call(this, t.missingSchema), 
       _compileAsync.call(this, e);
      }
     }
     function checkLoaded({missingSchema: e, missingRef: t}) {
      if (this.refs[e]) throw new Error(`AnySchema ${e} is loaded but ${t} cannot be resolved`);
     }
     async function loadMissingSchema(e) {
      const o = await _loadSchema.call(this, e);
      this.refs[e] || await loadMetaSchema.call(this, o.$schema), this.refs[e] || this.addSchema(o, e, t);
     }
     async function _loadSchema(e) {
      const t = this._loading[e];
      if (t) return t;
      try {
       return await (this._loading[e] = o(e));
      } finally {
       delete this._loading[e];
      }
     }
    }
    addSchema(e, t, o, r = this.opts.validateSchema) {
     if (Array.isArray(e)) {
      for (const t of e) this.addSchema(t, void 0, o, r);
      return this;
     }
     let a;
     if ("object" == typeof e) {
      const {schemaId: t} = this.opts;
      if (a = e[t], void 0 !== a && "string" != typeof a) throw new Error(`schema ${t} must be string`);
     }
     return t = (0, c.normalizeId)(t || a), this._checkUnique(t), this.schemas[t] = this._addSchema(e, o, t, r, !0), 
     this;
    }
    addMetaSchema(e, t, o = this.opts.validateSchema) {
     return this.addSchema(e, t, !0, o), this;
    }
    validateSchema(e, t) {
     if ("boolean" == typeof e) return !0;
     let o;
     if (o = e.$schema, void 0 !== o && "string" != typeof o) throw new Error("$schema must be a string");
     if (o = o || this.opts.defaultMeta || this.defaultMeta(), !o) return this.logger.warn("meta-schema not available"), 
     this.errors = null, !0;
     const r = this.validate(o, e);
     if (!r && t) {
      const e = "schema is invalid: " + this.errorsText();
      if ("log" !== this.opts.validateSchema) throw new Error(e);
      this.logger.error(e);
     }
     return r;
    }
    getSchema(e) {
     let t;
     for (;"string" == typeof (t = getSchEnv.call(this, e)); ) e = t;
     if (void 0 === t) {
      const {schemaId: o} = this.opts, r = new n.SchemaEnv({
       schema: {},
       schemaId: o
      });
      if (t = n.resolveSchema.call(this, r, e), !t) return;
      this.refs[e] = t;
     }
     return t.validate || this._compileSchemaEnv(t);
    }
    removeSchema(e) {
     if (e instanceof RegExp) return this._removeAllSchemas(this.schemas, e), this._removeAllSchemas(this.refs, e), 
     this;
     switch (typeof e) {
     case "undefined":
      return this._removeAllSchemas(this.schemas), this._removeAllSchemas(this.refs), 
      this._cache.clear(), this;

     case "string":
      {
       const t = getSchEnv.call(this, e);
       return "object" == typeof t && this._cache.delete(t.schema), delete this.schemas[e], 
       delete this.refs[e], this;
      }

     case "object":
      {
       const t = e;
       this._cache.delete(t);
       let o = e[this.opts.schemaId];
       return o && (o = (0, c.normalizeId)(o), delete this.schemas[o], delete this.refs[o]), 
       this;
      }

     default:
      throw new Error("ajv.removeSchema: invalid parameter");
     }
    }
    addVocabulary(e) {
     for (const t of e) this.addKeyword(t);
     return this;
    }
    addKeyword(e, t) {
     let o;
     if ("string" == typeof e) o = e, "object" == typeof t && (this.logger.warn("these parameters are deprecated, see docs for addKeyword"), 
     t.keyword = o); else {
      if ("object" != typeof e || void 0 !== t) throw new Error("invalid addKeywords parameters");
      if (o = (t = e).keyword, Array.isArray(o) && !o.length) throw new Error("addKeywords: keyword must be string or non-empty array");
     }
     if (checkKeyword.call(this, o, t), !t) return (0, d.eachItem)(o, e => addRule.call(this, e)), 
     this;
     keywordMetaschema.call(this, t);
     const r = {
      ...t,
      type: (0, l.getJSONTypes)(t.type),
      schemaType: (0, l.getJSONTypes)(t.schemaType)
     };
     return (0, d.eachItem)(o, 0 === r.type.length ? e => addRule.call(this, e, r) : e => r.type.forEach(t => addRule.call(this, e, r, t))), 
     this;
    }
    getKeyword(e) {
     const t = this.RULES.all[e];
     return "object" == typeof t ? t.definition : !!t;
    }
    removeKeyword(e) {
     const {RULES: t} = this;
     delete t.keywords[e], delete t.all[e];
     for (const o of t.rules) {
      const t = o.rules.findIndex(t => t.keyword === e);
      t >= 0 && o.rules.splice(t, 1);
     }
     return this;
    }
    addFormat(e, t) {
     return "string" == typeof t && (t = new RegExp(t)), this.formats[e] = t, this;
    }
    errorsText(e = this.errors, {separator: t = ", ", dataVar: o = "data"} = {}) {
     return e && 0 !== e.length ? e.map(e => `${o}${e.instancePath} ${e.message}`).reduce((e, o) => e + t + o) : "No errors";
    }
    $dataMetaSchema(e, t) {
     const o = this.RULES.all;
     e = JSON.parse(JSON.stringify(e));
     for (const r of t) {
      const t = r.split("/").slice(1);
      let a = e;
      for (const e of t) a = a[e];
      for (const e in o) {
       const t = o[e];
       if ("object" != typeof t) continue;
       const {$data: r} = t.definition, s = a[e];
       r && s && (a[e] = schemaOrData(s));
      }
     }
     return e;
    }
    _removeAllSchemas(e, t) {
     for (const o in e) {
      const r = e[o];
      t && !t.test(o) || ("string" == typeof r ? delete e[o] : r && !r.meta && (this._cache.delete(r.schema), 
      delete e[o]));
     }
    }
    _addSchema(e, t, o, r = this.opts.validateSchema, a = this.opts.addUsedSchema) {
     let s;
     const {schemaId: i} = this.opts;
     if ("object" == typeof e) s = e[i]; else {
      if (this.opts.jtd) throw new Error("schema must be object");
      if ("boolean" != typeof e) throw new Error("schema must be object or boolean");
     }
     let l = this._cache.get(e);
     if (void 0 !== l) return l;
     o = (0, c.normalizeId)(s || o);
     const d = c.getSchemaRefs.call(this, e, o);
     return l = new n.SchemaEnv({
      schema: e,
      schemaId: i,
      meta: t,
      baseId: o,
      localRefs: d
     }), this._cache.set(l.schema, l), a && !o.startsWith("#") && (o && this._checkUnique(o), 
     this.refs[o] = l), r && this.validateSchema(e, !0), l;
    }
    _checkUnique(e) {
     if (this.schemas[e] || this.refs[e]) throw new Error(`schema with key or id "${e}" already exists`);
    }
    _compileSchemaEnv(e) {
     if (e.meta ? this._compileMetaSchema(e) : n.compileSchema.call(this, e), !e.validate) throw new Error("ajv implementation error");
     return e.validate;
    }
    _compileMetaSchema(e) {
     const t = this.opts;
     this.opts = this._metaOpts;
     try {
      n.compileSchema.call(this, e);
     } finally {
      this.opts = t;
     }
    }
   };
   function checkOptions(e, t, o, r = "error") {
    for (const a in e) {
     const s = a;
     s in t && this.logger[r](`${o}: option ${a}. ${e[s]}`);
    }
   }
   function getSchEnv(e) {
    return e = (0, c.normalizeId)(e), this.schemas[e] || this.refs[e];
   }
   function addInitialSchemas() {
    const e = this.opts.schemas;
    if (e) if (Array.isArray(e)) this.addSchema(e); else for (const t in e) this.addSchema(e[t], t);
   }
   function addInitialFormats() {
    for (const e in this.opts.formats) {
     const t = this.opts.formats[e];
     t && this.addFormat(e, t);
    }
   }
   function addInitialKeywords(e) {
    if (Array.isArray(e)) this.addVocabulary(e); else {
     this.logger.warn("keywords option as map is deprecated, pass array");
     for (const t in e) {
      const o = e[t];
      o.keyword || (o.keyword = t), this.addKeyword(o);
     }
    }
   }
   function getMetaSchemaOptions() {
    const e = {
     ...this.opts
    };
    for (const t of m) delete e[t];
    return e;
   }
   y.ValidationError = r.default, y.MissingRefError = a.default, e.default = y;
   const v = {
    log() {},
    warn() {},
    error() {}
   }, S = /^[a-z_$][a-z0-9_$:-]*$/i;
   function checkKeyword(e, t) {
    const {RULES: o} = this;
    if ((0, d.eachItem)(e, e => {
     if (o.keywords[e]) throw new Error(`Keyword ${e} is already defined`);
     if (!S.test(e)) throw new Error(`Keyword ${e} has invalid name`);
    }), t && t.$data && !("code" in t) && !("validate" in t)) throw new Error('$data keyword must have "code" or "validate" function');
   }
   function addRule(e, t, o) {
    var r;
    const a = null == t ? void 0 : t.post;
    if (o && a) throw new Error('keyword with "post" flag cannot have "type"');
    const {RULES: s} = this;
    let n = a ? s.post : s.rules.find(({type: e}) => e === o);
    if (n || (n = {
     type: o,
     rules: []
    }, s.rules.push(n)), s.keywords[e] = !0, !t) return;
    const i = {
     keyword: e,
     definition: {
      ...t,
      type: (0, l.getJSONTypes)(t.type),
      schemaType: (0, l.getJSONTypes)(t.schemaType)
     }
    };
    t.before ? addBeforeRule.call(this, n, i, t.before) : n.rules.push(i), s.all[e] = i, 
    null === (r = t.implements) || void 0 === r || r.forEach(e => this.addKeyword(e));
   }
   function addBeforeRule(e, t, o) {
    const r = e.rules.findIndex(e => e.keyword === o);
    r >= 0 ? e.rules.splice(r, 0, t) : (e.rules.push(t), this.logger.warn(`rule ${o} is not defined`));
   }
   function keywordMetaschema(e) {
    let {metaSchema: t} = e;
    void 0 !== t && (e.$data && this.opts.$data && (t = schemaOrData(t)), e.validateSchema = this.compile(t, !0));
   }
   const b = {
    $ref: "https://raw.githubusercontent.com/ajv-validator/ajv/master/lib/refs/data.json#"
   };
   function schemaOrData(e) {
    return {
     anyOf: [ e, b ]
    };
   }
  }), La = __commonJSMin(e => {
   Object.defineProperty(e, "__esModule", {
    value: !0
   });
   const t = {
    keyword: "id",
    code() {
     throw new Error('NOT SUPPORTED: keyword "id", use "$id" for schema ID');
    }
   };
   e.default = t;
  }), Va = __commonJSMin(e => {
   Object.defineProperty(e, "__esModule", {
    value: !0
   }), e.callRef = e.getValidate = void 0;
   const t = Ta(), o = $a(), r = fa(), a = ya(), s = xa(), n = ga(), i = {
    keyword: "$ref",
    schemaType: "string",
    code(e) {
     const {gen: o, schema: a, it: n} = e, {baseId: i, schemaEnv: c, validateName: l, opts: d, self: u} = n, {root: p} = c;
     if (("#" === a || "#/" === a) && i === p.baseId) return function() {
      if (c === p) return callRef(e, l, c, c.$async);
      const t = o.scopeValue("root", {
       ref: p
      });
      return callRef(e, r._`${t}.validate`, p, p.$async);
     }();
     const m = s.resolveRef.call(u, p, i, a);
     if (void 0 === m) throw new t.default(n.opts.uriResolver, i, a);
     return m instanceof s.SchemaEnv ? void callRef(e, getValidate(e, h = m), h, h.$async) : function(t) {
      const s = o.scopeValue("schema", !0 === d.code.source ? {
       ref: t,
       code: (0, r.stringify)(t)
      } : {
       ref: t
      }), n = o.name("valid"), i = e.subschema({
       schema: t,
       dataTypes: [],
       schemaPath: r.nil,
       topSchemaRef: s,
       errSchemaPath: a
      }, n);
      e.mergeEvaluated(i), e.ok(n);
     }(m);
     var h;
    }
   };
   function getValidate(e, t) {
    const {gen: o} = e;
    return t.validate ? o.scopeValue("validate", {
     ref: t.validate
    }) : r._`${o.scopeValue("wrapper", {
     ref: t
    })}.validate`;
   }
   function callRef(e, t, s, i) {
    const {gen: c, it: l} = e, {allErrors: d, schemaEnv: u, opts: p} = l, m = p.passContext ? a.default.this : r.nil;
    function addErrorsFrom(e) {
     const t = r._`${e}.errors`;
     c.assign(a.default.vErrors, r._`${a.default.vErrors} === null ? ${t} : ${a.default.vErrors}.concat(${t})`), 
     c.assign(a.default.errors, r._`${a.default.vErrors}.length`);
    }
    function addEvaluatedFrom(e) {
     var t;
     if (!l.opts.unevaluated) return;
     const o = null === (t = null == s ? void 0 : s.validate) || void 0 === t ? void 0 : t.evaluated;
     if (!0 !== l.props) if (o && !o.dynamicProps) void 0 !== o.props && (l.props = n.mergeEvaluated.props(c, o.props, l.props)); else {
      const t = c.var("props", r._`${e}.evaluated.props`);
      l.props = n.mergeEvaluated.props(c, t, l.props, r.Name);
     }
     if (!0 !== l.items) if (o && !o.dynamicItems) void 0 !== o.items && (l.items = n.mergeEvaluated.items(c, o.items, l.items)); else {
      const t = c.var("items", r._`${e}.evaluated.items`);
      l.items = n.mergeEvaluated.items(c, t, l.items, r.Name);
     }
    }
    i ? function() {
     if (!u.$async) throw new Error("async schema referenced by sync schema");
     const a = c.let("valid");
     c.try(() => {
      c.code(r._`await ${(0, o.callValidateCode)(e, t, m)}`), addEvaluatedFrom(t), d || c.assign(a, !0);
     }, e => {
      c.if(r._`!(${e} instanceof ${l.ValidationError})`, () => c.throw(e)), addErrorsFrom(e), 
      d || c.assign(a, !1);
     }), e.ok(a);
    }() : e.result((0, o.callValidateCode)(e, t, m), () => addEvaluatedFrom(t), () => addErrorsFrom(t));
   }
   e.getValidate = getValidate, e.callRef = callRef, e.default = i;
  }), Ua = __commonJSMin(e => {
   Object.defineProperty(e, "__esModule", {
    value: !0
   });
   const t = La(), o = Va(), r = [ "$schema", "$id", "$defs", "$vocabulary", {
    keyword: "$comment"
   }, "definitions", t.default, o.default ];
   e.default = r;
  }), Da = __commonJSMin(e => {
   Object.defineProperty(e, "__esModule", {
    value: !0
   });
   const t = fa(), o = t.operators, r = {
    maximum: {
     okStr: "<=",
     ok: o.LTE,
     fail: o.GT
    },
    minimum: {
     okStr: ">=",
     ok: o.GTE,
     fail: o.LT
    },
    exclusiveMaximum: {
     okStr: "<",
     ok: o.LT,
     fail: o.GTE
    },
    exclusiveMinimum: {
     okStr: ">",
     ok: o.GT,
     fail: o.LTE
    }
   }, a = {
    keyword: Object.keys(r),
    type: "number",
    schemaType: "number",
    $data: !0,
    error: {
     message: ({keyword: e, schemaCode: o}) => t.str`must be ${r[e].okStr} ${o}`,
     params: ({keyword: e, schemaCode: o}) => t._`{comparison: ${r[e].okStr}, limit: ${o}}`
    },
    code(e) {
     const {keyword: o, data: a, schemaCode: s} = e;
     e.fail$data(t._`${a} ${r[o].fail} ${s} || isNaN(${a})`);
    }
   };
   e.default = a;
  }), Ha = __commonJSMin(e => {
   Object.defineProperty(e, "__esModule", {
    value: !0
   });
   const t = fa(), o = {
    keyword: "multipleOf",
    type: "number",
    schemaType: "number",
    $data: !0,
    error: {
     message: ({schemaCode: e}) => t.str`must be multiple of ${e}`,
     params: ({schemaCode: e}) => t._`{multipleOf: ${e}}`
    },
    code(e) {
     const {gen: o, data: r, schemaCode: a, it: s} = e, n = s.opts.multipleOfPrecision, i = o.let("res"), c = n ? t._`Math.abs(Math.round(${i}) - ${i}) > 1e-${n}` : t._`${i} !== parseInt(${i})`;
     e.fail$data(t._`(${a} === 0 || (${i} = ${r}/${a}, ${c}))`);
    }
   };
   e.default = o;
  }), Fa = __commonJSMin(e => {
   function ucs2length(e) {
    const t = e.length;
    let o, r = 0, a = 0;
    for (;a < t; ) r++, o = e.charCodeAt(a++), o >= 55296 && o <= 56319 && a < t && (o = e.charCodeAt(a), 
    56320 == (64512 & o) && a++);
    return r;
   }
   Object.defineProperty(e, "__esModule", {
    value: !0
   }), e.default = ucs2length, ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }), Ka = __commonJSMin(e => {
   Object.defineProperty(e, "__esModule", {
    value: !0
   });
   const t = fa(), o = ga(), r = Fa(), a = {
    keyword: [ "maxLength", "minLength" ],
    type: "string",
    schemaType: "number",
    $data: !0,
    error: {
     message({keyword: e, schemaCode: o}) {
      const r = "maxLength" === e ? "more" : "fewer";
      return t.str`must NOT have ${r} than ${o} characters`;
     },
     params: ({schemaCode: e}) => t._`{limit: ${e}}`
    },
    code(e) {
     const {keyword: a, data: s, schemaCode: n, it: i} = e, c = "maxLength" === a ? t.operators.GT : t.operators.LT, l = !1 === i.opts.unicode ? t._`${s}.length` : t._`${(0, 
     o.useFunc)(e.gen, r.default)}(${s})`;
     e.fail$data(t._`${l} ${c} ${n}`);
    }
   };
   e.default = a;
  }), Ja = __commonJSMin(e => {
   Object.defineProperty(e, "__esModule", {
    value: !0
   });
   const t = $a(), o = ga(), r = fa(), a = {
    keyword: "pattern",
    type: "string",
    schemaType: "string",
    $data: !0,
    error: {
     message: ({schemaCode: e}) => r.str`must match pattern "${e}"`,
     params: ({schemaCode: e}) => r._`{pattern: ${e}}`
    },
    code(e) {
     const {gen: a, data: s, $data: n, schema: i, schemaCode: c, it: l} = e, d = l.opts.unicodeRegExp ? "u" : "";
     if (n) {
      const {regExp: t} = l.opts.code, n = "new RegExp" === t.code ? r._`new RegExp` : (0, 
      o.useFunc)(a, t), i = a.let("valid");
      a.try(() => a.assign(i, r._`${n}(${c}, ${d}).test(${s})`), () => a.assign(i, !1)), 
      e.fail$data(r._`!${i}`);
     } else {
      const o = (0, t.usePattern)(e, i);
      e.fail$data(r._`!${o}.test(${s})`);
     }
    }
   };
   e.default = a;
  }), Za = __commonJSMin(e => {
   Object.defineProperty(e, "__esModule", {
    value: !0
   });
   const t = fa(), o = {
    keyword: [ "maxProperties", "minProperties" ],
    type: "object",
    schemaType: "number",
    $data: !0,
    error: {
     message({keyword: e, schemaCode: o}) {
      const r = "maxProperties" === e ? "more" : "fewer";
      return t.str`must NOT have ${r} than ${o} properties`;
     },
     params: ({schemaCode: e}) => t._`{limit: ${e}}`
    },
    code(e) {
     const {keyword: o, data: r, schemaCode: a} = e, s = "maxProperties" === o ? t.operators.GT : t.operators.LT;
     e.fail$data(t._`Object.keys(${r}).length ${s} ${a}`);
    }
   };
   e.default = o;
  }), Wa = __commonJSMin(e => {
   Object.defineProperty(e, "__esModule", {
    value: !0
   });
   const t = $a(), o = fa(), r = ga(), a = {
    keyword: "required",
    type: "object",
    schemaType: "array",
    $data: !0,
    error: {
     message: ({params: {missingProperty: e}}) => o.str`must have required property '${e}'`,
     params: ({params: {missingProperty: e}}) => o._`{missingProperty: ${e}}`
    },
    code(e) {
     const {gen: a, schema: s, schemaCode: n, data: i, $data: c, it: l} = e, {opts: d} = l;
     if (!c && 0 === s.length) return;
     const u = s.length >= d.loopRequired;
     if (l.allErrors ? function() {
      if (u || c) e.block$data(o.nil, loopAllRequired); else for (const o of s) (0, t.checkReportMissingProp)(e, o);
     }() : function() {
      const r = a.let("missing");
      if (u || c) {
       const s = a.let("valid", !0);
       e.block$data(s, () => function(r, s) {
        e.setParams({
         missingProperty: r
        }), a.forOf(r, n, () => {
         a.assign(s, (0, t.propertyInData)(a, i, r, d.ownProperties)), a.if((0, o.not)(s), () => {
          e.error(), a.break();
         });
        }, o.nil);
       }(r, s)), e.ok(s);
      } else a.if((0, t.checkMissingProp)(e, s, r)), (0, t.reportMissingProp)(e, r), a.else();
     }(), d.strictRequired) {
      const t = e.parentSchema.properties, {definedProperties: o} = e.it;
      for (const e of s) if (void 0 === (null == t ? void 0 : t[e]) && !o.has(e)) {
       const t = `required property "${e}" is not defined at "${l.schemaEnv.baseId + l.errSchemaPath}" (strictRequired)`;
       (0, r.checkStrictMode)(l, t, l.opts.strictRequired);
      }
     }
     function loopAllRequired() {
      a.forOf("prop", n, o => {
       e.setParams({
        missingProperty: o
       }), a.if((0, t.noPropertyInData)(a, i, o, d.ownProperties), () => e.error());
      });
     }
    }
   };
   e.default = a;
  }), Ga = __commonJSMin(e => {
   Object.defineProperty(e, "__esModule", {
    value: !0
   });
   const t = fa(), o = {
    keyword: [ "maxItems", "minItems" ],
    type: "array",
    schemaType: "number",
    $data: !0,
    error: {
     message({keyword: e, schemaCode: o}) {
      const r = "maxItems" === e ? "more" : "fewer";
      return t.str`must NOT have ${r} than ${o} items`;
     },
     params: ({schemaCode: e}) => t._`{limit: ${e}}`
    },
    code(e) {
     const {keyword: o, data: r, schemaCode: a} = e, s = "maxItems" === o ? t.operators.GT : t.operators.LT;
     e.fail$data(t._`${r}.length ${s} ${a}`);
    }
   };
   e.default = o;
  }), Ba = __commonJSMin(e => {
   Object.defineProperty(e, "__esModule", {
    value: !0
   });
   const t = ja();
   t.code = 'require("ajv/dist/runtime/equal").default', e.default = t;
  }), Xa = __commonJSMin(e => {
   Object.defineProperty(e, "__esModule", {
    value: !0
   });
   const t = Pa(), o = fa(), r = ga(), a = Ba(), s = {
    keyword: "uniqueItems",
    type: "array",
    schemaType: "boolean",
    $data: !0,
    error: {
     message: ({params: {i: e, j: t}}) => o.str`must NOT have duplicate items (items ## ${t} and ${e} are identical)`,
     params: ({params: {i: e, j: t}}) => o._`{i: ${e}, j: ${t}}`
    },
    code(e) {
     const {gen: s, data: n, $data: i, schema: c, parentSchema: l, schemaCode: d, it: u} = e;
     if (!i && !c) return;
     const p = s.let("valid"), m = l.items ? (0, t.getSchemaTypes)(l.items) : [];
     function loopN(r, a) {
      const i = s.name("item"), c = (0, t.checkDataTypes)(m, i, u.opts.strictNumbers, t.DataType.Wrong), l = s.const("indices", o._`{}`);
      s.for(o._`;${r}--;`, () => {
       s.let(i, o._`${n}[${r}]`), s.if(c, o._`continue`), m.length > 1 && s.if(o._`typeof ${i} == "string"`, o._`${i} += "_"`), 
       s.if(o._`typeof ${l}[${i}] == "number"`, () => {
        s.assign(a, o._`${l}[${i}]`), e.error(), s.assign(p, !1).break();
       }).code(o._`${l}[${i}] = ${r}`);
      });
     }
     function loopN2(t, i) {
      const c = (0, r.useFunc)(s, a.default), l = s.name("outer");
      s.label(l).for(o._`;${t}--;`, () => s.for(o._`${i} = ${t}; ${i}--;`, () => s.if(o._`${c}(${n}[${t}], ${n}[${i}])`, () => {
       e.error(), s.assign(p, !1).break(l);
      })));
     }
     e.block$data(p, function() {
      const t = s.let("i", o._`${n}.length`), r = s.let("j");
      e.setParams({
       i: t,
       j: r
      }), s.assign(p, !0), s.if(o._`${t} > 1`, () => (m.length > 0 && !m.some(e => "object" === e || "array" === e) ? loopN : loopN2)(t, r));
     }, o._`${d} === false`), e.ok(p);
    }
   };
   e.default = s;
  }), Qa = __commonJSMin(e => {
   Object.defineProperty(e, "__esModule", {
    value: !0
   });
   const t = fa(), o = ga(), r = Ba(), a = {
    keyword: "const",
    $data: !0,
    error: {
     message: "must be equal to constant",
     params: ({schemaCode: e}) => t._`{allowedValue: ${e}}`
    },
    code(e) {
     const {gen: a, data: s, $data: n, schemaCode: i, schema: c} = e;
     n || c && "object" == typeof c ? e.fail$data(t._`!${(0, o.useFunc)(a, r.default)}(${s}, ${i})`) : e.fail(t._`${c} !== ${s}`);
    }
   };
   e.default = a;
  }), es = __commonJSMin(e => {
   Object.defineProperty(e, "__esModule", {
    value: !0
   });
   const t = fa(), o = ga(), r = Ba(), a = {
    keyword: "enum",
    schemaType: "array",
    $data: !0,
    error: {
     message: "must be equal to one of the allowed values",
     params: ({schemaCode: e}) => t._`{allowedValues: ${e}}`
    },
    code(e) {
     const {gen: a, data: s, $data: n, schema: i, schemaCode: c, it: l} = e;
     if (!n && 0 === i.length) throw new Error("enum must have non-empty array");
     const d = i.length >= l.opts.loopEnum;
     let u;
     const getEql = () => null != u ? u : u = (0, o.useFunc)(a, r.default);
     let p;
     if (d || n) p = a.let("valid"), e.block$data(p, function() {
      a.assign(p, !1), a.forOf("v", c, e => a.if(t._`${getEql()}(${s}, ${e})`, () => a.assign(p, !0).break()));
     }); else {
      if (!Array.isArray(i)) throw new Error("ajv implementation error");
      const e = a.const("vSchema", c);
      p = (0, t.or)(...i.map((o, r) => function(e, o) {
       const r = i[o];
       return "object" == typeof r && null !== r ? t._`${getEql()}(${s}, ${e}[${o}])` : t._`${s} === ${r}`;
      }(e, r)));
     }
     e.pass(p);
    }
   };
   e.default = a;
  }), ts = __commonJSMin(e => {
   Object.defineProperty(e, "__esModule", {
    value: !0
   });
   const t = Da(), o = Ha(), r = Ka(), a = Ja(), s = Za(), n = Wa(), i = Ga(), c = Xa(), l = Qa(), d = es(), u = [ t.default, o.default, r.default, a.default, s.default, n.default, i.default, c.default, {
    keyword: "type",
    schemaType: [ "string", "array" ]
   }, {
    keyword: "nullable",
    schemaType: "boolean"
   }, l.default, d.default ];
   e.default = u;
  }), os = __commonJSMin(e => {
   Object.defineProperty(e, "__esModule", {
    value: !0
   }), e.validateAdditionalItems = void 0;
   const t = fa(), o = ga(), r = {
    keyword: "additionalItems",
    type: "array",
    schemaType: [ "boolean", "object" ],
    before: "uniqueItems",
    error: {
     message: ({params: {len: e}}) => t.str`must NOT have more than ${e} items`,
     params: ({params: {len: e}}) => t._`{limit: ${e}}`
    },
    code(e) {
     const {parentSchema: t, it: r} = e, {items: a} = t;
     Array.isArray(a) ? validateAdditionalItems(e, a) : (0, o.checkStrictMode)(r, '"additionalItems" is ignored when "items" is not an array of schemas');
    }
   };
   function validateAdditionalItems(e, r) {
    const {gen: a, schema: s, data: n, keyword: i, it: c} = e;
    c.items = !0;
    const l = a.const("len", t._`${n}.length`);
    if (!1 === s) e.setParams({
     len: r.length
    }), e.pass(t._`${l} <= ${r.length}`); else if ("object" == typeof s && !(0, o.alwaysValidSchema)(c, s)) {
     const s = a.var("valid", t._`${l} <= ${r.length}`);
     a.if((0, t.not)(s), () => function(s) {
      a.forRange("i", r.length, l, r => {
       e.subschema({
        keyword: i,
        dataProp: r,
        dataPropType: o.Type.Num
       }, s), c.allErrors || a.if((0, t.not)(s), () => a.break());
      });
     }(s)), e.ok(s);
    }
   }
   e.validateAdditionalItems = validateAdditionalItems, e.default = r;
  }), rs = __commonJSMin(e => {
   Object.defineProperty(e, "__esModule", {
    value: !0
   }), e.validateTuple = void 0;
   const t = fa(), o = ga(), r = $a(), a = {
    keyword: "items",
    type: "array",
    schemaType: [ "object", "array", "boolean" ],
    before: "uniqueItems",
    code(e) {
     const {schema: t, it: a} = e;
     if (Array.isArray(t)) return validateTuple(e, "additionalItems", t);
     a.items = !0, (0, o.alwaysValidSchema)(a, t) || e.ok((0, r.validateArray)(e));
    }
   };
   function validateTuple(e, r, a = e.schema) {
    const {gen: s, parentSchema: n, data: i, keyword: c, it: l} = e;
    !function(e) {
     const {opts: t, errSchemaPath: s} = l, n = a.length, i = n === e.minItems && (n === e.maxItems || !1 === e[r]);
     if (t.strictTuples && !i) {
      const e = `"${c}" is ${n}-tuple, but minItems or maxItems/${r} are not specified or different at path "${s}"`;
      (0, o.checkStrictMode)(l, e, t.strictTuples);
     }
    }(n), l.opts.unevaluated && a.length && !0 !== l.items && (l.items = o.mergeEvaluated.items(s, a.length, l.items));
    const d = s.name("valid"), u = s.const("len", t._`${i}.length`);
    a.forEach((r, a) => {
     (0, o.alwaysValidSchema)(l, r) || (s.if(t._`${u} > ${a}`, () => e.subschema({
      keyword: c,
      schemaProp: a,
      dataProp: a
     }, d)), e.ok(d));
    });
   }
   e.validateTuple = validateTuple, e.default = a;
  }), as = __commonJSMin(e => {
   Object.defineProperty(e, "__esModule", {
    value: !0
   });
   const t = rs(), o = {
    keyword: "prefixItems",
    type: "array",
    schemaType: [ "array" ],
    before: "uniqueItems",
    code: e => (0, t.validateTuple)(e, "items")
   };
   e.default = o;
  }), ss = __commonJSMin(e => {
   Object.defineProperty(e, "__esModule", {
    value: !0
   });
   const t = fa(), o = ga(), r = $a(), a = os(), s = {
    keyword: "items",
    type: "array",
    schemaType: [ "object", "boolean" ],
    before: "uniqueItems",
    error: {
     message: ({params: {len: e}}) => t.str`must NOT have more than ${e} items`,
     params: ({params: {len: e}}) => t._`{limit: ${e}}`
    },
    code(e) {
     const {schema: t, parentSchema: s, it: n} = e, {prefixItems: i} = s;
     n.items = !0, (0, o.alwaysValidSchema)(n, t) || (i ? (0, a.validateAdditionalItems)(e, i) : e.ok((0, 
     r.validateArray)(e)));
    }
   };
   e.default = s;
  }), ns = __commonJSMin(e => {
   Object.defineProperty(e, "__esModule", {
    value: !0
   });
   const t = fa(), o = ga(), r = {
    keyword: "contains",
    type: "array",
    schemaType: [ "object", "boolean" ],
    before: "uniqueItems",
    trackErrors: !0,
    error: {
     message: ({params: {min: e, max: o}}) => void 0 === o ? t.str`must contain at least ${e} valid item(s)` : t.str`must contain at least ${e} and no more than ${o} valid item(s)`,
     params: ({params: {min: e, max: o}}) => void 0 === o ? t._`{minContains: ${e}}` : t._`{minContains: ${e}, maxContains: ${o}}`
    },
    code(e) {
     const {gen: r, schema: a, parentSchema: s, data: n, it: i} = e;
     let c, l;
     const {minContains: d, maxContains: u} = s;
     i.opts.next ? (c = void 0 === d ? 1 : d, l = u) : c = 1;
     const p = r.const("len", t._`${n}.length`);
     if (e.setParams({
      min: c,
      max: l
     }), void 0 === l && 0 === c) return void (0, o.checkStrictMode)(i, '"minContains" == 0 without "maxContains": "contains" keyword ignored');
     if (void 0 !== l && c > l) return (0, o.checkStrictMode)(i, '"minContains" > "maxContains" is always invalid'), 
     void e.fail();
     if ((0, o.alwaysValidSchema)(i, a)) {
      let o = t._`${p} >= ${c}`;
      return void 0 !== l && (o = t._`${o} && ${p} <= ${l}`), void e.pass(o);
     }
     i.items = !0;
     const m = r.name("valid");
     function validateItemsWithCount() {
      const e = r.name("_valid"), o = r.let("count", 0);
      validateItems(e, () => r.if(e, () => function(e) {
       r.code(t._`${e}++`), void 0 === l ? r.if(t._`${e} >= ${c}`, () => r.assign(m, !0).break()) : (r.if(t._`${e} > ${l}`, () => r.assign(m, !1).break()), 
       1 === c ? r.assign(m, !0) : r.if(t._`${e} >= ${c}`, () => r.assign(m, !0)));
      }(o)));
     }
     function validateItems(t, a) {
      r.forRange("i", 0, p, r => {
       e.subschema({
        keyword: "contains",
        dataProp: r,
        dataPropType: o.Type.Num,
        compositeRule: !0
       }, t), a();
      });
     }
     void 0 === l && 1 === c ? validateItems(m, () => r.if(m, () => r.break())) : 0 === c ? (r.let(m, !0), 
     void 0 !== l && r.if(t._`${n}.length > 0`, validateItemsWithCount)) : (r.let(m, !1), 
     validateItemsWithCount()), e.result(m, () => e.reset());
    }
   };
   e.default = r;
  }), is = __commonJSMin(e => {
   Object.defineProperty(e, "__esModule", {
    value: !0
   }), e.validateSchemaDeps = e.validatePropertyDeps = e.error = void 0;
   const t = fa(), o = ga(), r = $a();
   e.error = {
    message: ({params: {property: e, depsCount: o, deps: r}}) => {
     const a = 1 === o ? "property" : "properties";
     return t.str`must have ${a} ${r} when property ${e} is present`;
    },
    params: ({params: {property: e, depsCount: o, deps: r, missingProperty: a}}) => t._`{property: ${e},
    missingProperty: ${a},
    depsCount: ${o},
    deps: ${r}}`
   };
   const a = {
    keyword: "dependencies",
    type: "object",
    schemaType: "object",
    error: e.error,
    code(e) {
     const [t, o] = function({schema: e}) {
      const t = {}, o = {};
      for (const r in e) "__proto__" !== r && ((Array.isArray(e[r]) ? t : o)[r] = e[r]);
      return [ t, o ];
     }(e);
     validatePropertyDeps(e, t), validateSchemaDeps(e, o);
    }
   };
   function validatePropertyDeps(e, o = e.schema) {
    const {gen: a, data: s, it: n} = e;
    if (0 === Object.keys(o).length) return;
    const i = a.let("missing");
    for (const c in o) {
     const l = o[c];
     if (0 === l.length) continue;
     const d = (0, r.propertyInData)(a, s, c, n.opts.ownProperties);
     e.setParams({
      property: c,
      depsCount: l.length,
      deps: l.join(", ")
     }), n.allErrors ? a.if(d, () => {
      for (const t of l) (0, r.checkReportMissingProp)(e, t);
     }) : (a.if(t._`${d} && (${(0, r.checkMissingProp)(e, l, i)})`), (0, r.reportMissingProp)(e, i), 
     a.else());
    }
   }
   function validateSchemaDeps(e, t = e.schema) {
    const {gen: a, data: s, keyword: n, it: i} = e, c = a.name("valid");
    for (const l in t) (0, o.alwaysValidSchema)(i, t[l]) || (a.if((0, r.propertyInData)(a, s, l, i.opts.ownProperties), () => {
     const t = e.subschema({
      keyword: n,
      schemaProp: l
     }, c);
     e.mergeValidEvaluated(t, c);
    }, () => a.var(c, !0)), e.ok(c));
   }
   e.validatePropertyDeps = validatePropertyDeps, e.validateSchemaDeps = validateSchemaDeps, 
   e.default = a;
  }), cs = __commonJSMin(e => {
   Object.defineProperty(e, "__esModule", {
    value: !0
   });
   const t = fa(), o = ga(), r = {
    keyword: "propertyNames",
    type: "object",
    schemaType: [ "object", "boolean" ],
    error: {
     message: "property name must be valid",
     params: ({params: e}) => t._`{propertyName: ${e.propertyName}}`
    },
    code(e) {
     const {gen: r, schema: a, data: s, it: n} = e;
     if ((0, o.alwaysValidSchema)(n, a)) return;
     const i = r.name("valid");
     r.forIn("key", s, o => {
      e.setParams({
       propertyName: o
      }), e.subschema({
       keyword: "propertyNames",
       data: o,
       dataTypes: [ "string" ],
       propertyName: o,
       compositeRule: !0
      }, i), r.if((0, t.not)(i), () => {
       e.error(!0), n.allErrors || r.break();
      });
     }), e.ok(i);
    }
   };
   e.default = r;
  }), ls = __commonJSMin(e => {
   Object.defineProperty(e, "__esModule", {
    value: !0
   });
   const t = $a(), o = fa(), r = ya(), a = ga(), s = {
    keyword: "additionalProperties",
    type: [ "object" ],
    schemaType: [ "boolean", "object" ],
    allowUndefined: !0,
    trackErrors: !0,
    error: {
     message: "must NOT have additional properties",
     params: ({params: e}) => o._`{additionalProperty: ${e.additionalProperty}}`
    },
    code(e) {
     const {gen: s, schema: n, parentSchema: i, data: c, errsCount: l, it: d} = e;
     if (!l) throw new Error("ajv implementation error");
     const {allErrors: u, opts: p} = d;
     if (d.props = !0, "all" !== p.removeAdditional && (0, a.alwaysValidSchema)(d, n)) return;
     const m = (0, t.allSchemaProperties)(i.properties), h = (0, t.allSchemaProperties)(i.patternProperties);
     function deleteAdditional(e) {
      s.code(o._`delete ${c}[${e}]`);
     }
     function additionalPropertyCode(t) {
      if ("all" === p.removeAdditional || p.removeAdditional && !1 === n) deleteAdditional(t); else {
       if (!1 === n) return e.setParams({
        additionalProperty: t
       }), e.error(), void (u || s.break());
       if ("object" == typeof n && !(0, a.alwaysValidSchema)(d, n)) {
        const r = s.name("valid");
        "failing" === p.removeAdditional ? (applyAdditionalSchema(t, r, !1), s.if((0, o.not)(r), () => {
         e.reset(), deleteAdditional(t);
        })) : (applyAdditionalSchema(t, r), u || s.if((0, o.not)(r), () => s.break()));
       }
      }
     }
     function applyAdditionalSchema(t, o, r) {
      const s = {
       keyword: "additionalProperties",
       dataProp: t,
       dataPropType: a.Type.Str
      };
      !1 === r && Object.assign(s, {
       compositeRule: !0,
       createErrors: !1,
       allErrors: !1
      }), e.subschema(s, o);
     }
     s.forIn("key", c, r => {
      m.length || h.length ? s.if(function(r) {
       let n;
       if (m.length > 8) {
        const e = (0, a.schemaRefOrVal)(d, i.properties, "properties");
        n = (0, t.isOwnProperty)(s, e, r);
       } else n = m.length ? (0, o.or)(...m.map(e => o._`${r} === ${e}`)) : o.nil;
       return h.length && (n = (0, o.or)(n, ...h.map(a => o._`${(0, t.usePattern)(e, a)}.test(${r})`))), 
       (0, o.not)(n);
      }(r), () => additionalPropertyCode(r)) : additionalPropertyCode(r);
     }), e.ok(o._`${l} === ${r.default.errors}`);
    }
   };
   e.default = s;
  }), ds = __commonJSMin(e => {
   Object.defineProperty(e, "__esModule", {
    value: !0
   });
   const t = Ea(), o = $a(), r = ga(), a = ls(), s = {
    keyword: "properties",
    type: "object",
    schemaType: "object",
    code(e) {
     const {gen: s, schema: n, parentSchema: i, data: c, it: l} = e;
     "all" === l.opts.removeAdditional && void 0 === i.additionalProperties && a.default.code(new t.KeywordCxt(l, a.default, "additionalProperties"));
     const d = (0, o.allSchemaProperties)(n);
     for (const e of d) l.definedProperties.add(e);
     l.opts.unevaluated && d.length && !0 !== l.props && (l.props = r.mergeEvaluated.props(s, (0, 
     r.toHash)(d), l.props));
     const u = d.filter(e => !(0, r.alwaysValidSchema)(l, n[e]));
     if (0 === u.length) return;
     const p = s.name("valid");
     for (const t of u) hasDefault(t) ? applyPropertySchema(t) : (s.if((0, o.propertyInData)(s, c, t, l.opts.ownProperties)), 
     applyPropertySchema(t), l.allErrors || s.else().var(p, !0), s.endIf()), e.it.definedProperties.add(t), 
     e.ok(p);
     function hasDefault(e) {
      return l.opts.useDefaults && !l.compositeRule && void 0 !== n[e].default;
     }
     function applyPropertySchema(t) {
      e.subschema({
       keyword: "properties",
       schemaProp: t,
       dataProp: t
      }, p);
     }
    }
   };
   e.default = s;
  }), us = __commonJSMin(e => {
   Object.defineProperty(e, "__esModule", {
    value: !0
   });
   const t = $a(), o = fa(), r = ga(), a = ga(), s = {
    keyword: "patternProperties",
    type: "object",
    schemaType: "object",
    code(e) {
     const {gen: s, schema: n, data: i, parentSchema: c, it: l} = e, {opts: d} = l, u = (0, 
     t.allSchemaProperties)(n), p = u.filter(e => (0, r.alwaysValidSchema)(l, n[e]));
     if (0 === u.length || p.length === u.length && (!l.opts.unevaluated || !0 === l.props)) return;
     const m = d.strictSchema && !d.allowMatchingProperties && c.properties, h = s.name("valid");
     !0 === l.props || l.props instanceof o.Name || (l.props = (0, a.evaluatedPropsToName)(s, l.props));
     const {props: f} = l;
     function checkMatchingProperties(e) {
      for (const t in m) new RegExp(e).test(t) && (0, r.checkStrictMode)(l, `property ${t} matches pattern ${e} (use allowMatchingProperties)`);
     }
     function validateProperties(r) {
      s.forIn("key", i, n => {
       s.if(o._`${(0, t.usePattern)(e, r)}.test(${n})`, () => {
        const t = p.includes(r);
        t || e.subschema({
         keyword: "patternProperties",
         schemaProp: r,
         dataProp: n,
         dataPropType: a.Type.Str
        }, h), l.opts.unevaluated && !0 !== f ? s.assign(o._`${f}[${n}]`, !0) : t || l.allErrors || s.if((0, 
        o.not)(h), () => s.break());
       });
      });
     }
     !function() {
      for (const e of u) m && checkMatchingProperties(e), l.allErrors ? validateProperties(e) : (s.var(h, !0), 
      validateProperties(e), s.if(h));
     }();
    }
   };
   e.default = s;
  }), ps = __commonJSMin(e => {
   Object.defineProperty(e, "__esModule", {
    value: !0
   });
   const t = ga(), o = {
    keyword: "not",
    schemaType: [ "object", "boolean" ],
    trackErrors: !0,
    code(e) {
     const {gen: o, schema: r, it: a} = e;
     if ((0, t.alwaysValidSchema)(a, r)) return void e.fail();
     const s = o.name("valid");
     e.subschema({
      keyword: "not",
      compositeRule: !0,
      createErrors: !1,
      allErrors: !1
     }, s), e.failResult(s, () => e.reset(), () => e.error());
    },
    error: {
     message: "must NOT be valid"
    }
   };
   e.default = o;
  }), ms = __commonJSMin(e => {
   Object.defineProperty(e, "__esModule", {
    value: !0
   });
   const t = {
    keyword: "anyOf",
    schemaType: "array",
    trackErrors: !0,
    code: $a().validateUnion,
    error: {
     message: "must match a schema in anyOf"
    }
   };
   e.default = t;
  }), hs = __commonJSMin(e => {
   Object.defineProperty(e, "__esModule", {
    value: !0
   });
   const t = fa(), o = ga(), r = {
    keyword: "oneOf",
    schemaType: "array",
    trackErrors: !0,
    error: {
     message: "must match exactly one schema in oneOf",
     params: ({params: e}) => t._`{passingSchemas: ${e.passing}}`
    },
    code(e) {
     const {gen: r, schema: a, parentSchema: s, it: n} = e;
     if (!Array.isArray(a)) throw new Error("ajv implementation error");
     if (n.opts.discriminator && s.discriminator) return;
     const i = a, c = r.let("valid", !1), l = r.let("passing", null), d = r.name("_valid");
     e.setParams({
      passing: l
     }), r.block(function() {
      i.forEach((a, s) => {
       let i;
       (0, o.alwaysValidSchema)(n, a) ? r.var(d, !0) : i = e.subschema({
        keyword: "oneOf",
        schemaProp: s,
        compositeRule: !0
       }, d), s > 0 && r.if(t._`${d} && ${c}`).assign(c, !1).assign(l, t._`[${l}, ${s}]`).else(), 
       r.if(d, () => {
        r.assign(c, !0), r.assign(l, s), i && e.mergeEvaluated(i, t.Name);
       });
      });
     }), e.result(c, () => e.reset(), () => e.error(!0));
    }
   };
   e.default = r;
  }), fs = __commonJSMin(e => {
   Object.defineProperty(e, "__esModule", {
    value: !0
   });
   const t = ga(), o = {
    keyword: "allOf",
    schemaType: "array",
    code(e) {
     const {gen: o, schema: r, it: a} = e;
     if (!Array.isArray(r)) throw new Error("ajv implementation error");
     const s = o.name("valid");
     r.forEach((o, r) => {
      if ((0, t.alwaysValidSchema)(a, o)) return;
      const n = e.subschema({
       keyword: "allOf",
       schemaProp: r
      }, s);
      e.ok(s), e.mergeEvaluated(n);
     });
    }
   };
   e.default = o;
  }), gs = __commonJSMin(e => {
   Object.defineProperty(e, "__esModule", {
    value: !0
   });
   const t = fa(), o = ga(), r = {
    keyword: "if",
    schemaType: [ "object", "boolean" ],
    trackErrors: !0,
    error: {
     message: ({params: e}) => t.str`must match "${e.ifClause}" schema`,
     params: ({params: e}) => t._`{failingKeyword: ${e.ifClause}}`
    },
    code(e) {
     const {gen: r, parentSchema: a, it: s} = e;
     void 0 === a.then && void 0 === a.else && (0, o.checkStrictMode)(s, '"if" without "then" and "else" is ignored');
     const n = hasSchema(s, "then"), i = hasSchema(s, "else");
     if (!n && !i) return;
     const c = r.let("valid", !0), l = r.name("_valid");
     if (function() {
      const t = e.subschema({
       keyword: "if",
       compositeRule: !0,
       createErrors: !1,
       allErrors: !1
      }, l);
      e.mergeEvaluated(t);
     }(), e.reset(), n && i) {
      const t = r.let("ifClause");
      e.setParams({
       ifClause: t
      }), r.if(l, validateClause("then", t), validateClause("else", t));
     } else n ? r.if(l, validateClause("then")) : r.if((0, t.not)(l), validateClause("else"));
     function validateClause(o, a) {
      return () => {
       const s = e.subschema({
        keyword: o
       }, l);
       r.assign(c, l), e.mergeValidEvaluated(s, c), a ? r.assign(a, t._`${o}`) : e.setParams({
        ifClause: o
       });
      };
     }
     e.pass(c, () => e.error(!0));
    }
   };
   function hasSchema(e, t) {
    const r = e.schema[t];
    return void 0 !== r && !(0, o.alwaysValidSchema)(e, r);
   }
   e.default = r;
  }), ys = __commonJSMin(e => {
   Object.defineProperty(e, "__esModule", {
    value: !0
   });
   const t = ga(), o = {
    keyword: [ "then", "else" ],
    schemaType: [ "object", "boolean" ],
    code({keyword: e, parentSchema: o, it: r}) {
     void 0 === o.if && (0, t.checkStrictMode)(r, `"${e}" without "if" is ignored`);
    }
   };
   e.default = o;
  }), vs = __commonJSMin(e => {
   Object.defineProperty(e, "__esModule", {
    value: !0
   });
   const t = os(), o = as(), r = rs(), a = ss(), s = ns(), n = is(), i = cs(), c = ls(), l = ds(), d = us(), u = ps(), p = ms(), m = hs(), h = fs(), f = gs(), g = ys();
   e.default = function(e = !1) {
    const y = [ u.default, p.default, m.default, h.default, f.default, g.default, i.default, c.default, n.default, l.default, d.default ];
    return e ? y.push(o.default, a.default) : y.push(t.default, r.default), y.push(s.default), 
    y;
   };
  }), _s = __commonJSMin(e => {
   Object.defineProperty(e, "__esModule", {
    value: !0
   });
   const t = fa(), o = {
    keyword: "format",
    type: [ "number", "string" ],
    schemaType: "string",
    $data: !0,
    error: {
     message: ({schemaCode: e}) => t.str`must match format "${e}"`,
     params: ({schemaCode: e}) => t._`{format: ${e}}`
    },
    code(e, o) {
     const {gen: r, data: a, $data: s, schema: n, schemaCode: i, it: c} = e, {opts: l, errSchemaPath: d, schemaEnv: u, self: p} = c;
     l.validateFormats && (s ? function() {
      const s = r.scopeValue("formats", {
       ref: p.formats,
       code: l.code.formats
      }), n = r.const("fDef", t._`${s}[${i}]`), c = r.let("fType"), d = r.let("format");
      r.if(t._`typeof ${n} == "object" && !(${n} instanceof RegExp)`, () => r.assign(c, t._`${n}.type || "string"`).assign(d, t._`${n}.validate`), () => r.assign(c, t._`"string"`).assign(d, n)), 
      e.fail$data((0, t.or)(!1 === l.strictSchema ? t.nil : t._`${i} && !${d}`, function() {
       const e = u.$async ? t._`(${n}.async ? await ${d}(${a}) : ${d}(${a}))` : t._`${d}(${a})`, r = t._`(typeof ${d} == "function" ? ${e} : ${d}.test(${a}))`;
       return t._`${d} && ${d} !== true && ${c} === ${o} && !${r}`;
      }()));
     }() : function() {
      const s = p.formats[n];
      if (!s) return void function() {
       if (!1 !== l.strictSchema) throw new Error(unknownMsg());
       function unknownMsg() {
        return `unknown format "${n}" ignored in schema at path "${d}"`;
       }
       p.logger.warn(unknownMsg());
      }();
      if (!0 === s) return;
      const [i, c, m] = function(e) {
       const o = e instanceof RegExp ? (0, t.regexpCode)(e) : l.code.formats ? t._`${l.code.formats}${(0, 
       t.getProperty)(n)}` : void 0, a = r.scopeValue("formats", {
        key: n,
        ref: e,
        code: o
       });
       return "object" != typeof e || e instanceof RegExp ? [ "string", e, a ] : [ e.type || "string", e.validate, t._`${a}.validate` ];
      }(s);
      i === o && e.pass(function() {
       if ("object" == typeof s && !(s instanceof RegExp) && s.async) {
        if (!u.$async) throw new Error("async format in sync schema");
        return t._`await ${m}(${a})`;
       }
       return "function" == typeof c ? t._`${m}(${a})` : t._`${m}.test(${a})`;
      }());
     }());
    }
   };
   e.default = o;
  }), Ss = __commonJSMin(e => {
   Object.defineProperty(e, "__esModule", {
    value: !0
   });
   const t = [ _s().default ];
   e.default = t;
  }), bs = __commonJSMin(e => {
   Object.defineProperty(e, "__esModule", {
    value: !0
   }), e.contentVocabulary = e.metadataVocabulary = void 0, e.metadataVocabulary = [ "title", "description", "default", "deprecated", "readOnly", "writeOnly", "examples" ], 
   e.contentVocabulary = [ "contentMediaType", "contentEncoding", "contentSchema" ];
  }), Ps = __commonJSMin(e => {
   Object.defineProperty(e, "__esModule", {
    value: !0
   });
   const t = Ua(), o = ts(), r = vs(), a = Ss(), s = bs(), n = [ t.default, o.default, (0, 
   r.default)(), a.default, s.metadataVocabulary, s.contentVocabulary ];
   e.default = n;
  }), ws = __commonJSMin(e => {
   var t;
   Object.defineProperty(e, "__esModule", {
    value: !0
   }), e.DiscrError = void 0, function(e) {
    e.Tag = "tag", e.Mapping = "mapping";
   }(t || (e.DiscrError = t = {}));
  }), $s = __commonJSMin(e => {
   Object.defineProperty(e, "__esModule", {
    value: !0
   });
   const t = fa(), o = ws(), r = xa(), a = Ta(), s = ga(), n = {
    keyword: "discriminator",
    type: "object",
    schemaType: "object",
    error: {
     message: ({params: {discrError: e, tagName: t}}) => e === o.DiscrError.Tag ? `tag "${t}" must be string` : `value of tag "${t}" must be in oneOf`,
     params: ({params: {discrError: e, tag: o, tagName: r}}) => t._`{error: ${e}, tag: ${r}, tagValue: ${o}}`
    },
    code(e) {
     const {gen: n, data: i, schema: c, parentSchema: l, it: d} = e, {oneOf: u} = l;
     if (!d.opts.discriminator) throw new Error("discriminator: requires discriminator option");
     const p = c.propertyName;
     if ("string" != typeof p) throw new Error("discriminator: requires propertyName");
     if (c.mapping) throw new Error("discriminator: mapping is not supported");
     if (!u) throw new Error("discriminator: requires oneOf keyword");
     const m = n.let("valid", !1), h = n.const("tag", t._`${i}${(0, t.getProperty)(p)}`);
     function applyTagSchema(o) {
      const r = n.name("valid"), a = e.subschema({
       keyword: "oneOf",
       schemaProp: o
      }, r);
      return e.mergeEvaluated(a, t.Name), r;
     }
     n.if(t._`typeof ${h} == "string"`, () => function() {
      const i = function() {
       var e;
       const t = {}, o = hasRequired(l);
       let n = !0;
       for (let t = 0; t < u.length; t++) {
        let i = u[t];
        if ((null == i ? void 0 : i.$ref) && !(0, s.schemaHasRulesButRef)(i, d.self.RULES)) {
         const e = i.$ref;
         if (i = r.resolveRef.call(d.self, d.schemaEnv.root, d.baseId, e), i instanceof r.SchemaEnv && (i = i.schema), 
         void 0 === i) throw new a.default(d.opts.uriResolver, d.baseId, e);
        }
        const c = null === (e = null == i ? void 0 : i.properties) || void 0 === e ? void 0 : e[p];
        if ("object" != typeof c) throw new Error(`discriminator: oneOf subschemas (or referenced schemas) must have "properties/${p}"`);
        n = n && (o || hasRequired(i)), addMappings(c, t);
       }
       if (!n) throw new Error(`discriminator: "${p}" must be required`);
       return t;
       function hasRequired({required: e}) {
        return Array.isArray(e) && e.includes(p);
       }
       function addMappings(e, t) {
        if (e.const) addMapping(e.const, t); else {
         if (!e.enum) throw new Error(`discriminator: "properties/${p}" must have "const" or "enum"`);
         for (const o of e.enum) addMapping(o, t);
        }
       }
       function addMapping(e, o) {
        if ("string" != typeof e || e in t) throw new Error(`discriminator: "${p}" values must be unique strings`);
        t[e] = o;
       }
      }();
      n.if(!1);
      for (const e in i) n.elseIf(t._`${h} === ${e}`), n.assign(m, applyTagSchema(i[e]));
      n.else(), e.error(!1, {
       discrError: o.DiscrError.Mapping,
       tag: h,
       tagName: p
      }), n.endIf();
     }(), () => e.error(!1, {
      discrError: o.DiscrError.Tag,
      tag: h,
      tagName: p
     })), e.ok(m);
    }
   };
   e.default = n;
  }), Rs = __commonJSMin((e, t) => {
   t.exports = {
    $schema: "http://json-schema.org/draft-07/schema#",
    $id: "http://json-schema.org/draft-07/schema#",
    title: "Core schema meta-schema",
    definitions: {
     schemaArray: {
      type: "array",
      minItems: 1,
      items: {
       $ref: "#"
      }
     },
     nonNegativeInteger: {
      type: "integer",
      minimum: 0
     },
     nonNegativeIntegerDefault0: {
      allOf: [ {
       $ref: "#/definitions/nonNegativeInteger"
      }, {
       default: 0
      } ]
     },
     simpleTypes: {
      enum: [ "array", "boolean", "integer", "null", "number", "object", "string" ]
     },
     stringArray: {
      type: "array",
      items: {
       type: "string"
      },
      uniqueItems: !0,
      default: []
     }
    },
    type: [ "object", "boolean" ],
    properties: {
     $id: {
      type: "string",
      format: "uri-reference"
     },
     $schema: {
      type: "string",
      format: "uri"
     },
     $ref: {
      type: "string",
      format: "uri-reference"
     },
     $comment: {
      type: "string"
     },
     title: {
      type: "string"
     },
     description: {
      type: "string"
     },
     default: !0,
     readOnly: {
      type: "boolean",
      default: !1
     },
     examples: {
      type: "array",
      items: !0
     },
     multipleOf: {
      type: "number",
      exclusiveMinimum: 0
     },
     maximum: {
      type: "number"
     },
     exclusiveMaximum: {
      type: "number"
     },
     minimum: {
      type: "number"
     },
     exclusiveMinimum: {
      type: "number"
     },
     maxLength: {
      $ref: "#/definitions/nonNegativeInteger"
     },
     minLength: {
      $ref: "#/definitions/nonNegativeIntegerDefault0"
     },
     pattern: {
      type: "string",
      format: "regex"
     },
     additionalItems: {
      $ref: "#"
     },
     items: {
      anyOf: [ {
       $ref: "#"
      }, {
       $ref: "#/definitions/schemaArray"
      } ],
      default: !0
     },
     maxItems: {
      $ref: "#/definitions/nonNegativeInteger"
     },
     minItems: {
      $ref: "#/definitions/nonNegativeIntegerDefault0"
     },
     uniqueItems: {
      type: "boolean",
      default: !1
     },
     contains: {
      $ref: "#"
     },
     maxProperties: {
      $ref: "#/definitions/nonNegativeInteger"
     },
     minProperties: {
      $ref: "#/definitions/nonNegativeIntegerDefault0"
     },
     required: {
      $ref: "#/definitions/stringArray"
     },
     additionalProperties: {
      $ref: "#"
     },
     definitions: {
      type: "object",
      additionalProperties: {
       $ref: "#"
      },
      default: {}
     },
     properties: {
      type: "object",
      additionalProperties: {
       $ref: "#"
      },
      default: {}
     },
     patternProperties: {
      type: "object",
      additionalProperties: {
       $ref: "#"
      },
      propertyNames: {
       format: "regex"
      },
      default: {}
     },
     dependencies: {
      type: "object",
      additionalProperties: {
       anyOf: [ {
        $ref: "#"
       }, {
        $ref: "#/definitions/stringArray"
       } ]
      }
     },
     propertyNames: {
      $ref: "#"
     },
     const: !0,
     enum: {
      type: "array",
      items: !0,
      minItems: 1,
      uniqueItems: !0
     },
     type: {
      anyOf: [ {
       $ref: "#/definitions/simpleTypes"
      }, {
       type: "array",
       items: {
        $ref: "#/definitions/simpleTypes"
       },
       minItems: 1,
       uniqueItems: !0
      } ]
     },
     format: {
      type: "string"
     },
     contentMediaType: {
      type: "string"
     },
     contentEncoding: {
      type: "string"
     },
     if: {
      $ref: "#"
     },
     then: {
      $ref: "#"
     },
     else: {
      $ref: "#"
     },
     allOf: {
      $ref: "#/definitions/schemaArray"
     },
     anyOf: {
      $ref: "#/definitions/schemaArray"
     },
     oneOf: {
      $ref: "#/definitions/schemaArray"
     },
     not: {
      $ref: "#"
     }
    },
    default: !0
   };
  }), ks = __commonJSMin((e, t) => {
   Object.defineProperty(e, "__esModule", {
    value: !0
   }), e.MissingRefError = e.ValidationError = e.CodeGen = e.Name = e.nil = e.stringify = e.str = e._ = e.KeywordCxt = e.Ajv = void 0;
   const o = Aa(), r = Ps(), a = $s(), s = Rs(), n = [ "/properties" ], i = "http://json-schema.org/draft-07/schema";
   var c = class extends o.default {
    _addVocabularies() {
     super._addVocabularies(), r.default.forEach(e => this.addVocabulary(e)), this.opts.discriminator && this.addKeyword(a.default);
    }
    _addDefaultMetaSchema() {
     if (super._addDefaultMetaSchema(), !this.opts.meta) return;
     const e = this.opts.$data ? this.$dataMetaSchema(s, n) : s;
     this.addMetaSchema(e, i, !1), this.refs["http://json-schema.org/schema"] = i;
    }
    defaultMeta() {
     return this.opts.defaultMeta = super.defaultMeta() || (this.getSchema(i) ? i : void 0);
    }
   };
   e.Ajv = c, t.exports = e = c, t.exports.Ajv = c, Object.defineProperty(e, "__esModule", {
    value: !0
   }), e.default = c;
   var l = Ea();
   Object.defineProperty(e, "KeywordCxt", {
    enumerable: !0,
    get: function() {
     return l.KeywordCxt;
    }
   });
   var d = fa();
   Object.defineProperty(e, "_", {
    enumerable: !0,
    get: function() {
     return d._;
    }
   }), Object.defineProperty(e, "str", {
    enumerable: !0,
    get: function() {
     return d.str;
    }
   }), Object.defineProperty(e, "stringify", {
    enumerable: !0,
    get: function() {
     return d.stringify;
    }
   }), Object.defineProperty(e, "nil", {
    enumerable: !0,
    get: function() {
     return d.nil;
    }
   }), Object.defineProperty(e, "Name", {
    enumerable: !0,
    get: function() {
     return d.Name;
    }
   }), Object.defineProperty(e, "CodeGen", {
    enumerable: !0,
    get: function() {
     return d.CodeGen;
    }
   });
   var u = Oa();
   Object.defineProperty(e, "ValidationError", {
    enumerable: !0,
    get: function() {
     return u.default;
    }
   });
   var p = Ta();
   Object.defineProperty(e, "MissingRefError", {
    enumerable: !0,
    get: function() {
     return p.default;
    }
   });
  }), js = __commonJSMin(e => {
   Object.defineProperty(e, "__esModule", {
    value: !0
   }), e.dynamicAnchor = void 0;
   const t = fa(), o = ya(), r = xa(), a = Va(), s = {
    keyword: "$dynamicAnchor",
    schemaType: "string",
    code: e => dynamicAnchor(e, e.schema)
   };
   function dynamicAnchor(e, s) {
    const {gen: n, it: i} = e;
    i.schemaEnv.root.dynamicAnchors[s] = !0;
    const c = t._`${o.default.dynamicAnchors}${(0, t.getProperty)(s)}`, l = "#" === i.errSchemaPath ? i.validateName : function(e) {
     const {schemaEnv: t, schema: o, self: s} = e.it, {root: n, baseId: i, localRefs: c, meta: l} = t.root, {schemaId: d} = s.opts, u = new r.SchemaEnv({
      schema: o,
      schemaId: d,
      root: n,
      baseId: i,
      localRefs: c,
      meta: l
     });
     return r.compileSchema.call(s, u), (0, a.getValidate)(e, u);
    }(e);
    n.if(t._`!${c}`, () => n.assign(c, l));
   }
   e.dynamicAnchor = dynamicAnchor, e.default = s;
  }), Is = __commonJSMin(e => {
   Object.defineProperty(e, "__esModule", {
    value: !0
   }), e.dynamicRef = void 0;
   const t = fa(), o = ya(), r = Va(), a = {
    keyword: "$dynamicRef",
    schemaType: "string",
    code: e => dynamicRef(e, e.schema)
   };
   function dynamicRef(e, a) {
    const {gen: s, keyword: n, it: i} = e;
    if ("#" !== a[0]) throw new Error(`"${n}" only supports hash fragment reference`);
    const c = a.slice(1);
    if (i.allErrors) _dynamicRef(); else {
     const t = s.let("valid", !1);
     _dynamicRef(t), e.ok(t);
    }
    function _dynamicRef(e) {
     if (i.schemaEnv.root.dynamicAnchors[c]) {
      const r = s.let("_v", t._`${o.default.dynamicAnchors}${(0, t.getProperty)(c)}`);
      s.if(r, _callRef(r, e), _callRef(i.validateName, e));
     } else _callRef(i.validateName, e)();
    }
    function _callRef(t, o) {
     return o ? () => s.block(() => {
      (0, r.callRef)(e, t), s.let(o, !0);
     }) : () => (0, r.callRef)(e, t);
    }
   }
   e.dynamicRef = dynamicRef, e.default = a;
  }), Cs = __commonJSMin(e => {
   Object.defineProperty(e, "__esModule", {
    value: !0
   });
   const t = js(), o = ga(), r = {
    keyword: "$recursiveAnchor",
    schemaType: "boolean",
    code(e) {
     e.schema ? (0, t.dynamicAnchor)(e, "") : (0, o.checkStrictMode)(e.it, "$recursiveAnchor: false is ignored");
    }
   };
   e.default = r;
  }), Es = __commonJSMin(e => {
   Object.defineProperty(e, "__esModule", {
    value: !0
   });
   const t = Is(), o = {
    keyword: "$recursiveRef",
    schemaType: "string",
    code: e => (0, t.dynamicRef)(e, e.schema)
   };
   e.default = o;
  }), Os = __commonJSMin(e => {
   Object.defineProperty(e, "__esModule", {
    value: !0
   });
   const t = js(), o = Is(), r = Cs(), a = Es(), s = [ t.default, o.default, r.default, a.default ];
   e.default = s;
  }), Ts = __commonJSMin(e => {
   Object.defineProperty(e, "__esModule", {
    value: !0
   });
   const t = is(), o = {
    keyword: "dependentRequired",
    type: "object",
    schemaType: "object",
    error: t.error,
    code: e => (0, t.validatePropertyDeps)(e)
   };
   e.default = o;
  }), xs = __commonJSMin(e => {
   Object.defineProperty(e, "__esModule", {
    value: !0
   });
   const t = is(), o = {
    keyword: "dependentSchemas",
    type: "object",
    schemaType: "object",
    code: e => (0, t.validateSchemaDeps)(e)
   };
   e.default = o;
  }), Ms = __commonJSMin(e => {
   Object.defineProperty(e, "__esModule", {
    value: !0
   });
   const t = ga(), o = {
    keyword: [ "maxContains", "minContains" ],
    type: "array",
    schemaType: "number",
    code({keyword: e, parentSchema: o, it: r}) {
     void 0 === o.contains && (0, t.checkStrictMode)(r, `"${e}" without "contains" is ignored`);
    }
   };
   e.default = o;
  }), qs = __commonJSMin(e => {
   Object.defineProperty(e, "__esModule", {
    value: !0
   });
   const t = Ts(), o = xs(), r = Ms(), a = [ t.default, o.default, r.default ];
   e.default = a;
  }), Ns = __commonJSMin(e => {
   Object.defineProperty(e, "__esModule", {
    value: !0
   });
   const t = fa(), o = ga(), r = ya(), a = {
    keyword: "unevaluatedProperties",
    type: "object",
    schemaType: [ "boolean", "object" ],
    trackErrors: !0,
    error: {
     message: "must NOT have unevaluated properties",
     params: ({params: e}) => t._`{unevaluatedProperty: ${e.unevaluatedProperty}}`
    },
    code(e) {
     const {gen: a, schema: s, data: n, errsCount: i, it: c} = e;
     if (!i) throw new Error("ajv implementation error");
     const {allErrors: l, props: d} = c;
     function unevaluatedPropCode(r) {
      if (!1 === s) return e.setParams({
       unevaluatedProperty: r
      }), e.error(), void (l || a.break());
      if (!(0, o.alwaysValidSchema)(c, s)) {
       const s = a.name("valid");
       e.subschema({
        keyword: "unevaluatedProperties",
        dataProp: r,
        dataPropType: o.Type.Str
       }, s), l || a.if((0, t.not)(s), () => a.break());
      }
     }
     d instanceof t.Name ? a.if(t._`${d} !== true`, () => a.forIn("key", n, e => a.if(function(e, o) {
      return t._`!${e} || !${e}[${o}]`;
     }(d, e), () => unevaluatedPropCode(e)))) : !0 !== d && a.forIn("key", n, e => void 0 === d ? unevaluatedPropCode(e) : a.if(function(e, o) {
      const r = [];
      for (const a in e) !0 === e[a] && r.push(t._`${o} !== ${a}`);
      return (0, t.and)(...r);
     }(d, e), () => unevaluatedPropCode(e))), c.props = !0, e.ok(t._`${i} === ${r.default.errors}`);
    }
   };
   e.default = a;
  }), Ys = __commonJSMin(e => {
   Object.defineProperty(e, "__esModule", {
    value: !0
   });
   const t = fa(), o = ga(), r = {
    keyword: "unevaluatedItems",
    type: "array",
    schemaType: [ "boolean", "object" ],
    error: {
     message: ({params: {len: e}}) => t.str`must NOT have more than ${e} items`,
     params: ({params: {len: e}}) => t._`{limit: ${e}}`
    },
    code(e) {
     const {gen: r, schema: a, data: s, it: n} = e, i = n.items || 0;
     if (!0 === i) return;
     const c = r.const("len", t._`${s}.length`);
     if (!1 === a) e.setParams({
      len: i
     }), e.fail(t._`${c} > ${i}`); else if ("object" == typeof a && !(0, o.alwaysValidSchema)(n, a)) {
      const a = r.var("valid", t._`${c} <= ${i}`);
      r.if((0, t.not)(a), () => function(a, s) {
       r.forRange("i", s, c, s => {
        e.subschema({
         keyword: "unevaluatedItems",
         dataProp: s,
         dataPropType: o.Type.Num
        }, a), n.allErrors || r.if((0, t.not)(a), () => r.break());
       });
      }(a, i)), e.ok(a);
     }
     n.items = !0;
    }
   };
   e.default = r;
  }), zs = __commonJSMin(e => {
   Object.defineProperty(e, "__esModule", {
    value: !0
   });
   const t = Ns(), o = Ys(), r = [ t.default, o.default ];
   e.default = r;
  }), As = __commonJSMin((e, t) => {
   t.exports = {
    $schema: "https://json-schema.org/draft/2019-09/schema",
    $id: "https://json-schema.org/draft/2019-09/schema",
    $vocabulary: {
     "https://json-schema.org/draft/2019-09/vocab/core": !0,
     "https://json-schema.org/draft/2019-09/vocab/applicator": !0,
     "https://json-schema.org/draft/2019-09/vocab/validation": !0,
     "https://json-schema.org/draft/2019-09/vocab/meta-data": !0,
     "https://json-schema.org/draft/2019-09/vocab/format": !1,
     "https://json-schema.org/draft/2019-09/vocab/content": !0
    },
    $recursiveAnchor: !0,
    title: "Core and Validation specifications meta-schema",
    allOf: [ {
     $ref: "meta/core"
    }, {
     $ref: "meta/applicator"
    }, {
     $ref: "meta/validation"
    }, {
     $ref: "meta/meta-data"
    }, {
     $ref: "meta/format"
    }, {
     $ref: "meta/content"
    } ],
    type: [ "object", "boolean" ],
    properties: {
     definitions: {
      $comment: "While no longer an official keyword as it is replaced by $defs, this keyword is retained in the meta-schema to prevent incompatible extensions as it remains in common use.",
      type: "object",
      additionalProperties: {
       $recursiveRef: "#"
      },
      default: {}
     },
     dependencies: {
      $comment: '"dependencies" is no longer a keyword, but schema authors should avoid redefining it to facilitate a smooth transition to "dependentSchemas" and "dependentRequired"',
      type: "object",
      additionalProperties: {
       anyOf: [ {
        $recursiveRef: "#"
       }, {
        $ref: "meta/validation#/$defs/stringArray"
       } ]
      }
     }
    }
   };
  }), Ls = __commonJSMin((e, t) => {
   t.exports = {
    $schema: "https://json-schema.org/draft/2019-09/schema",
    $id: "https://json-schema.org/draft/2019-09/meta/applicator",
    $vocabulary: {
     "https://json-schema.org/draft/2019-09/vocab/applicator": !0
    },
    $recursiveAnchor: !0,
    title: "Applicator vocabulary meta-schema",
    type: [ "object", "boolean" ],
    properties: {
     additionalItems: {
      $recursiveRef: "#"
     },
     unevaluatedItems: {
      $recursiveRef: "#"
     },
     items: {
      anyOf: [ {
       $recursiveRef: "#"
      }, {
       $ref: "#/$defs/schemaArray"
      } ]
     },
     contains: {
      $recursiveRef: "#"
     },
     additionalProperties: {
      $recursiveRef: "#"
     },
     unevaluatedProperties: {
      $recursiveRef: "#"
     },
     properties: {
      type: "object",
      additionalProperties: {
       $recursiveRef: "#"
      },
      default: {}
     },
     patternProperties: {
      type: "object",
      additionalProperties: {
       $recursiveRef: "#"
      },
      propertyNames: {
       format: "regex"
      },
      default: {}
     },
     dependentSchemas: {
      type: "object",
      additionalProperties: {
       $recursiveRef: "#"
      }
     },
     propertyNames: {
      $recursiveRef: "#"
     },
     if: {
      $recursiveRef: "#"
     },
     then: {
      $recursiveRef: "#"
     },
     else: {
      $recursiveRef: "#"
     },
     allOf: {
      $ref: "#/$defs/schemaArray"
     },
     anyOf: {
      $ref: "#/$defs/schemaArray"
     },
     oneOf: {
      $ref: "#/$defs/schemaArray"
     },
     not: {
      $recursiveRef: "#"
     }
    },
    $defs: {
     schemaArray: {
      type: "array",
      minItems: 1,
      items: {
       $recursiveRef: "#"
      }
     }
    }
   };
  }), Vs = __commonJSMin((e, t) => {
   t.exports = {
    $schema: "https://json-schema.org/draft/2019-09/schema",
    $id: "https://json-schema.org/draft/2019-09/meta/content",
    $vocabulary: {
     "https://json-schema.org/draft/2019-09/vocab/content": !0
    },
    $recursiveAnchor: !0,
    title: "Content vocabulary meta-schema",
    type: [ "object", "boolean" ],
    properties: {
     contentMediaType: {
      type: "string"
     },
     contentEncoding: {
      type: "string"
     },
     contentSchema: {
      $recursiveRef: "#"
     }
    }
   };
  }), Us = __commonJSMin((e, t) => {
   t.exports = {
    $schema: "https://json-schema.org/draft/2019-09/schema",
    $id: "https://json-schema.org/draft/2019-09/meta/core",
    $vocabulary: {
     "https://json-schema.org/draft/2019-09/vocab/core": !0
    },
    $recursiveAnchor: !0,
    title: "Core vocabulary meta-schema",
    type: [ "object", "boolean" ],
    properties: {
     $id: {
      type: "string",
      format: "uri-reference",
      $comment: "Non-empty fragments not allowed.",
      pattern: "^[^#]*#?$"
     },
     $schema: {
      type: "string",
      format: "uri"
     },
     $anchor: {
      type: "string",
      pattern: "^[A-Za-z][-A-Za-z0-9.:_]*$"
     },
     $ref: {
      type: "string",
      format: "uri-reference"
     },
     $recursiveRef: {
      type: "string",
      format: "uri-reference"
     },
     $recursiveAnchor: {
      type: "boolean",
      default: !1
     },
     $vocabulary: {
      type: "object",
      propertyNames: {
       type: "string",
       format: "uri"
      },
      additionalProperties: {
       type: "boolean"
      }
     },
     $comment: {
      type: "string"
     },
     $defs: {
      type: "object",
      additionalProperties: {
       $recursiveRef: "#"
      },
      default: {}
     }
    }
   };
  }), Ds = __commonJSMin((e, t) => {
   t.exports = {
    $schema: "https://json-schema.org/draft/2019-09/schema",
    $id: "https://json-schema.org/draft/2019-09/meta/format",
    $vocabulary: {
     "https://json-schema.org/draft/2019-09/vocab/format": !0
    },
    $recursiveAnchor: !0,
    title: "Format vocabulary meta-schema",
    type: [ "object", "boolean" ],
    properties: {
     format: {
      type: "string"
     }
    }
   };
  }), Hs = __commonJSMin((e, t) => {
   t.exports = {
    $schema: "https://json-schema.org/draft/2019-09/schema",
    $id: "https://json-schema.org/draft/2019-09/meta/meta-data",
    $vocabulary: {
     "https://json-schema.org/draft/2019-09/vocab/meta-data": !0
    },
    $recursiveAnchor: !0,
    title: "Meta-data vocabulary meta-schema",
    type: [ "object", "boolean" ],
    properties: {
     title: {
      type: "string"
     },
     description: {
      type: "string"
     },
     default: !0,
     deprecated: {
      type: "boolean",
      default: !1
     },
     readOnly: {
      type: "boolean",
      default: !1
     },
     writeOnly: {
      type: "boolean",
      default: !1
     },
     examples: {
      type: "array",
      items: !0
     }
    }
   };
  }), Fs = __commonJSMin((e, t) => {
   t.exports = {
    $schema: "https://json-schema.org/draft/2019-09/schema",
    $id: "https://json-schema.org/draft/2019-09/meta/validation",
    $vocabulary: {
     "https://json-schema.org/draft/2019-09/vocab/validation": !0
    },
    $recursiveAnchor: !0,
    title: "Validation vocabulary meta-schema",
    type: [ "object", "boolean" ],
    properties: {
     multipleOf: {
      type: "number",
      exclusiveMinimum: 0
     },
     maximum: {
      type: "number"
     },
     exclusiveMaximum: {
      type: "number"
     },
     minimum: {
      type: "number"
     },
     exclusiveMinimum: {
      type: "number"
     },
     maxLength: {
      $ref: "#/$defs/nonNegativeInteger"
     },
     minLength: {
      $ref: "#/$defs/nonNegativeIntegerDefault0"
     },
     pattern: {
      type: "string",
      format: "regex"
     },
     maxItems: {
      $ref: "#/$defs/nonNegativeInteger"
     },
     minItems: {
      $ref: "#/$defs/nonNegativeIntegerDefault0"
     },
     uniqueItems: {
      type: "boolean",
      default: !1
     },
     maxContains: {
      $ref: "#/$defs/nonNegativeInteger"
     },
     minContains: {
      $ref: "#/$defs/nonNegativeInteger",
      default: 1
     },
     maxProperties: {
      $ref: "#/$defs/nonNegativeInteger"
     },
     minProperties: {
      $ref: "#/$defs/nonNegativeIntegerDefault0"
     },
     required: {
      $ref: "#/$defs/stringArray"
     },
     dependentRequired: {
      type: "object",
      additionalProperties: {
       $ref: "#/$defs/stringArray"
      }
     },
     const: !0,
     enum: {
      type: "array",
      items: !0
     },
     type: {
      anyOf: [ {
       $ref: "#/$defs/simpleTypes"
      }, {
       type: "array",
       items: {
        $ref: "#/$defs/simpleTypes"
       },
       minItems: 1,
       uniqueItems: !0
      } ]
     }
    },
    $defs: {
     nonNegativeInteger: {
      type: "integer",
      minimum: 0
     },
     nonNegativeIntegerDefault0: {
      $ref: "#/$defs/nonNegativeInteger",
      default: 0
     },
     simpleTypes: {
      enum: [ "array", "boolean", "integer", "null", "number", "object", "string" ]
     },
     stringArray: {
      type: "array",
      items: {
       type: "string"
      },
      uniqueItems: !0,
      default: []
     }
    }
   };
  }), Ks = __commonJSMin(e => {
   Object.defineProperty(e, "__esModule", {
    value: !0
   });
   const t = As(), o = Ls(), r = Vs(), a = Us(), s = Ds(), n = Hs(), i = Fs(), c = [ "/properties" ];
   e.default = function(e) {
    return [ t, o, r, a, with$data(this, s), n, with$data(this, i) ].forEach(e => this.addMetaSchema(e, void 0, !1)), 
    this;
    function with$data(t, o) {
     return e ? t.$dataMetaSchema(o, c) : o;
    }
   };
  }), Js = __commonJSMin((e, t) => {
   Object.defineProperty(e, "__esModule", {
    value: !0
   }), e.MissingRefError = e.ValidationError = e.CodeGen = e.Name = e.nil = e.stringify = e.str = e._ = e.KeywordCxt = e.Ajv2019 = void 0;
   const o = Aa(), r = Ps(), a = Os(), s = qs(), n = zs(), i = $s(), c = Ks(), l = "https://json-schema.org/draft/2019-09/schema";
   var d = class extends o.default {
    constructor(e = {}) {
     super({
      ...e,
      dynamicRef: !0,
      next: !0,
      unevaluated: !0
     });
    }
    _addVocabularies() {
     super._addVocabularies(), this.addVocabulary(a.default), r.default.forEach(e => this.addVocabulary(e)), 
     this.addVocabulary(s.default), this.addVocabulary(n.default), this.opts.discriminator && this.addKeyword(i.default);
    }
    _addDefaultMetaSchema() {
     super._addDefaultMetaSchema();
     const {$data: e, meta: t} = this.opts;
     t && (c.default.call(this, e), this.refs["http://json-schema.org/schema"] = l);
    }
    defaultMeta() {
     return this.opts.defaultMeta = super.defaultMeta() || (this.getSchema(l) ? l : void 0);
    }
   };
   e.Ajv2019 = d, t.exports = e = d, t.exports.Ajv2019 = d, Object.defineProperty(e, "__esModule", {
    value: !0
   }), e.default = d;
   var u = Ea();
   Object.defineProperty(e, "KeywordCxt", {
    enumerable: !0,
    get: function() {
     return u.KeywordCxt;
    }
   });
   var p = fa();
   Object.defineProperty(e, "_", {
    enumerable: !0,
    get: function() {
     return p._;
    }
   }), Object.defineProperty(e, "str", {
    enumerable: !0,
    get: function() {
     return p.str;
    }
   }), Object.defineProperty(e, "stringify", {
    enumerable: !0,
    get: function() {
     return p.stringify;
    }
   }), Object.defineProperty(e, "nil", {
    enumerable: !0,
    get: function() {
     return p.nil;
    }
   }), Object.defineProperty(e, "Name", {
    enumerable: !0,
    get: function() {
     return p.Name;
    }
   }), Object.defineProperty(e, "CodeGen", {
    enumerable: !0,
    get: function() {
     return p.CodeGen;
    }
   });
   var m = Oa();
   Object.defineProperty(e, "ValidationError", {
    enumerable: !0,
    get: function() {
     return m.default;
    }
   });
   var h = Ta();
   Object.defineProperty(e, "MissingRefError", {
    enumerable: !0,
    get: function() {
     return h.default;
    }
   });
  }), Zs = __commonJSMin(e => {
   Object.defineProperty(e, "__esModule", {
    value: !0
   });
   const t = Ua(), o = ts(), r = vs(), a = Os(), s = qs(), n = zs(), i = Ss(), c = bs(), l = [ a.default, t.default, o.default, (0, 
   r.default)(!0), i.default, c.metadataVocabulary, c.contentVocabulary, s.default, n.default ];
   e.default = l;
  }), Ws = __commonJSMin((e, t) => {
   t.exports = {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: "https://json-schema.org/draft/2020-12/schema",
    $vocabulary: {
     "https://json-schema.org/draft/2020-12/vocab/core": !0,
     "https://json-schema.org/draft/2020-12/vocab/applicator": !0,
     "https://json-schema.org/draft/2020-12/vocab/unevaluated": !0,
     "https://json-schema.org/draft/2020-12/vocab/validation": !0,
     "https://json-schema.org/draft/2020-12/vocab/meta-data": !0,
     "https://json-schema.org/draft/2020-12/vocab/format-annotation": !0,
     "https://json-schema.org/draft/2020-12/vocab/content": !0
    },
    $dynamicAnchor: "meta",
    title: "Core and Validation specifications meta-schema",
    allOf: [ {
     $ref: "meta/core"
    }, {
     $ref: "meta/applicator"
    }, {
     $ref: "meta/unevaluated"
    }, {
     $ref: "meta/validation"
    }, {
     $ref: "meta/meta-data"
    }, {
     $ref: "meta/format-annotation"
    }, {
     $ref: "meta/content"
    } ],
    type: [ "object", "boolean" ],
    $comment: "This meta-schema also defines keywords that have appeared in previous drafts in order to prevent incompatible extensions as they remain in common use.",
    properties: {
     definitions: {
      $comment: '"definitions" has been replaced by "$defs".',
      type: "object",
      additionalProperties: {
       $dynamicRef: "#meta"
      },
      deprecated: !0,
      default: {}
     },
     dependencies: {
      $comment: '"dependencies" has been split and replaced by "dependentSchemas" and "dependentRequired" in order to serve their differing semantics.',
      type: "object",
      additionalProperties: {
       anyOf: [ {
        $dynamicRef: "#meta"
       }, {
        $ref: "meta/validation#/$defs/stringArray"
       } ]
      },
      deprecated: !0,
      default: {}
     },
     $recursiveAnchor: {
      $comment: '"$recursiveAnchor" has been replaced by "$dynamicAnchor".',
      $ref: "meta/core#/$defs/anchorString",
      deprecated: !0
     },
     $recursiveRef: {
      $comment: '"$recursiveRef" has been replaced by "$dynamicRef".',
      $ref: "meta/core#/$defs/uriReferenceString",
      deprecated: !0
     }
    }
   };
  }), Gs = __commonJSMin((e, t) => {
   t.exports = {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: "https://json-schema.org/draft/2020-12/meta/applicator",
    $vocabulary: {
     "https://json-schema.org/draft/2020-12/vocab/applicator": !0
    },
    $dynamicAnchor: "meta",
    title: "Applicator vocabulary meta-schema",
    type: [ "object", "boolean" ],
    properties: {
     prefixItems: {
      $ref: "#/$defs/schemaArray"
     },
     items: {
      $dynamicRef: "#meta"
     },
     contains: {
      $dynamicRef: "#meta"
     },
     additionalProperties: {
      $dynamicRef: "#meta"
     },
     properties: {
      type: "object",
      additionalProperties: {
       $dynamicRef: "#meta"
      },
      default: {}
     },
     patternProperties: {
      type: "object",
      additionalProperties: {
       $dynamicRef: "#meta"
      },
      propertyNames: {
       format: "regex"
      },
      default: {}
     },
     dependentSchemas: {
      type: "object",
      additionalProperties: {
       $dynamicRef: "#meta"
      },
      default: {}
     },
     propertyNames: {
      $dynamicRef: "#meta"
     },
     if: {
      $dynamicRef: "#meta"
     },
     then: {
      $dynamicRef: "#meta"
     },
     else: {
      $dynamicRef: "#meta"
     },
     allOf: {
      $ref: "#/$defs/schemaArray"
     },
     anyOf: {
      $ref: "#/$defs/schemaArray"
     },
     oneOf: {
      $ref: "#/$defs/schemaArray"
     },
     not: {
      $dynamicRef: "#meta"
     }
    },
    $defs: {
     schemaArray: {
      type: "array",
      minItems: 1,
      items: {
       $dynamicRef: "#meta"
      }
     }
    }
   };
  }), Bs = __commonJSMin((e, t) => {
   t.exports = {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: "https://json-schema.org/draft/2020-12/meta/unevaluated",
    $vocabulary: {
     "https://json-schema.org/draft/2020-12/vocab/unevaluated": !0
    },
    $dynamicAnchor: "meta",
    title: "Unevaluated applicator vocabulary meta-schema",
    type: [ "object", "boolean" ],
    properties: {
     unevaluatedItems: {
      $dynamicRef: "#meta"
     },
     unevaluatedProperties: {
      $dynamicRef: "#meta"
     }
    }
   };
  }), Xs = __commonJSMin((e, t) => {
   t.exports = {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: "https://json-schema.org/draft/2020-12/meta/content",
    $vocabulary: {
     "https://json-schema.org/draft/2020-12/vocab/content": !0
    },
    $dynamicAnchor: "meta",
    title: "Content vocabulary meta-schema",
    type: [ "object", "boolean" ],
    properties: {
     contentEncoding: {
      type: "string"
     },
     contentMediaType: {
      type: "string"
     },
     contentSchema: {
      $dynamicRef: "#meta"
     }
    }
   };
  }), Qs = __commonJSMin((e, t) => {
   t.exports = {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: "https://json-schema.org/draft/2020-12/meta/core",
    $vocabulary: {
     "https://json-schema.org/draft/2020-12/vocab/core": !0
    },
    $dynamicAnchor: "meta",
    title: "Core vocabulary meta-schema",
    type: [ "object", "boolean" ],
    properties: {
     $id: {
      $ref: "#/$defs/uriReferenceString",
      $comment: "Non-empty fragments not allowed.",
      pattern: "^[^#]*#?$"
     },
     $schema: {
      $ref: "#/$defs/uriString"
     },
     $ref: {
      $ref: "#/$defs/uriReferenceString"
     },
     $anchor: {
      $ref: "#/$defs/anchorString"
     },
     $dynamicRef: {
      $ref: "#/$defs/uriReferenceString"
     },
     $dynamicAnchor: {
      $ref: "#/$defs/anchorString"
     },
     $vocabulary: {
      type: "object",
      propertyNames: {
       $ref: "#/$defs/uriString"
      },
      additionalProperties: {
       type: "boolean"
      }
     },
     $comment: {
      type: "string"
     },
     $defs: {
      type: "object",
      additionalProperties: {
       $dynamicRef: "#meta"
      }
     }
    },
    $defs: {
     anchorString: {
      type: "string",
      pattern: "^[A-Za-z_][-A-Za-z0-9._]*$"
     },
     uriString: {
      type: "string",
      format: "uri"
     },
     uriReferenceString: {
      type: "string",
      format: "uri-reference"
     }
    }
   };
  }), en = __commonJSMin((e, t) => {
   t.exports = {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: "https://json-schema.org/draft/2020-12/meta/format-annotation",
    $vocabulary: {
     "https://json-schema.org/draft/2020-12/vocab/format-annotation": !0
    },
    $dynamicAnchor: "meta",
    title: "Format vocabulary meta-schema for annotation results",
    type: [ "object", "boolean" ],
    properties: {
     format: {
      type: "string"
     }
    }
   };
  }), tn = __commonJSMin((e, t) => {
   t.exports = {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: "https://json-schema.org/draft/2020-12/meta/meta-data",
    $vocabulary: {
     "https://json-schema.org/draft/2020-12/vocab/meta-data": !0
    },
    $dynamicAnchor: "meta",
    title: "Meta-data vocabulary meta-schema",
    type: [ "object", "boolean" ],
    properties: {
     title: {
      type: "string"
     },
     description: {
      type: "string"
     },
     default: !0,
     deprecated: {
      type: "boolean",
      default: !1
     },
     readOnly: {
      type: "boolean",
      default: !1
     },
     writeOnly: {
      type: "boolean",
      default: !1
     },
     examples: {
      type: "array",
      items: !0
     }
    }
   };
  }), on = __commonJSMin((e, t) => {
   t.exports = {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: "https://json-schema.org/draft/2020-12/meta/validation",
    $vocabulary: {
     "https://json-schema.org/draft/2020-12/vocab/validation": !0
    },
    $dynamicAnchor: "meta",
    title: "Validation vocabulary meta-schema",
    type: [ "object", "boolean" ],
    properties: {
     type: {
      anyOf: [ {
       $ref: "#/$defs/simpleTypes"
      }, {
       type: "array",
       items: {
        $ref: "#/$defs/simpleTypes"
       },
       minItems: 1,
       uniqueItems: !0
      } ]
     },
     const: !0,
     enum: {
      type: "array",
      items: !0
     },
     multipleOf: {
      type: "number",
      exclusiveMinimum: 0
     },
     maximum: {
      type: "number"
     },
     exclusiveMaximum: {
      type: "number"
     },
     minimum: {
      type: "number"
     },
     exclusiveMinimum: {
      type: "number"
     },
     maxLength: {
      $ref: "#/$defs/nonNegativeInteger"
     },
     minLength: {
      $ref: "#/$defs/nonNegativeIntegerDefault0"
     },
     pattern: {
      type: "string",
      format: "regex"
     },
     maxItems: {
      $ref: "#/$defs/nonNegativeInteger"
     },
     minItems: {
      $ref: "#/$defs/nonNegativeIntegerDefault0"
     },
     uniqueItems: {
      type: "boolean",
      default: !1
     },
     maxContains: {
      $ref: "#/$defs/nonNegativeInteger"
     },
     minContains: {
      $ref: "#/$defs/nonNegativeInteger",
      default: 1
     },
     maxProperties: {
      $ref: "#/$defs/nonNegativeInteger"
     },
     minProperties: {
      $ref: "#/$defs/nonNegativeIntegerDefault0"
     },
     required: {
      $ref: "#/$defs/stringArray"
     },
     dependentRequired: {
      type: "object",
      additionalProperties: {
       $ref: "#/$defs/stringArray"
      }
     }
    },
    $defs: {
     nonNegativeInteger: {
      type: "integer",
      minimum: 0
     },
     nonNegativeIntegerDefault0: {
      $ref: "#/$defs/nonNegativeInteger",
      default: 0
     },
     simpleTypes: {
      enum: [ "array", "boolean", "integer", "null", "number", "object", "string" ]
     },
     stringArray: {
      type: "array",
      items: {
       type: "string"
      },
      uniqueItems: !0,
      default: []
     }
    }
   };
  }), rn = __commonJSMin(e => {
   Object.defineProperty(e, "__esModule", {
    value: !0
   });
   const t = Ws(), o = Gs(), r = Bs(), a = Xs(), s = Qs(), n = en(), i = tn(), c = on(), l = [ "/properties" ];
   e.default = function(e) {
    return [ t, o, r, a, s, with$data(this, n), i, with$data(this, c) ].forEach(e => this.addMetaSchema(e, void 0, !1)), 
    this;
    function with$data(t, o) {
     return e ? t.$dataMetaSchema(o, l) : o;
    }
   };
  }), an = __commonJSMin((e, t) => {
   Object.defineProperty(e, "__esModule", {
    value: !0
   }), e.MissingRefError = e.ValidationError = e.CodeGen = e.Name = e.nil = e.stringify = e.str = e._ = e.KeywordCxt = e.Ajv2020 = void 0;
   const o = Aa(), r = Zs(), a = $s(), s = rn(), n = "https://json-schema.org/draft/2020-12/schema";
   var i = class extends o.default {
    constructor(e = {}) {
     super({
      ...e,
      dynamicRef: !0,
      next: !0,
      unevaluated: !0
     });
    }
    _addVocabularies() {
     super._addVocabularies(), r.default.forEach(e => this.addVocabulary(e)), this.opts.discriminator && this.addKeyword(a.default);
    }
    _addDefaultMetaSchema() {
     super._addDefaultMetaSchema();
     const {$data: e, meta: t} = this.opts;
     t && (s.default.call(this, e), this.refs["http://json-schema.org/schema"] = n);
    }
    defaultMeta() {
     return this.opts.defaultMeta = super.defaultMeta() || (this.getSchema(n) ? n : void 0);
    }
   };
   e.Ajv2020 = i, t.exports = e = i, t.exports.Ajv2020 = i, Object.defineProperty(e, "__esModule", {
    value: !0
   }), e.default = i;
   var c = Ea();
   Object.defineProperty(e, "KeywordCxt", {
    enumerable: !0,
    get: function() {
     return c.KeywordCxt;
    }
   });
   var l = fa();
   Object.defineProperty(e, "_", {
    enumerable: !0,
    get: function() {
     return l._;
    }
   }), Object.defineProperty(e, "str", {
    enumerable: !0,
    get: function() {
     return l.str;
    }
   }), Object.defineProperty(e, "stringify", {
    enumerable: !0,
    get: function() {
     return l.stringify;
    }
   }), Object.defineProperty(e, "nil", {
    enumerable: !0,
    get: function() {
     return l.nil;
    }
   }), Object.defineProperty(e, "Name", {
    enumerable: !0,
    get: function() {
     return l.Name;
    }
   }), Object.defineProperty(e, "CodeGen", {
    enumerable: !0,
    get: function() {
     return l.CodeGen;
    }
   });
   var d = Oa();
   Object.defineProperty(e, "ValidationError", {
    enumerable: !0,
    get: function() {
     return d.default;
    }
   });
   var u = Ta();
   Object.defineProperty(e, "MissingRefError", {
    enumerable: !0,
    get: function() {
     return u.default;
    }
   });
  }), sn = __commonJSMin(e => {
   function fmtDef(e, t) {
    return {
     validate: e,
     compare: t
    };
   }
   Object.defineProperty(e, "__esModule", {
    value: !0
   }), e.formatNames = e.fastFormats = e.fullFormats = void 0, e.fullFormats = {
    date: fmtDef(date, compareDate),
    time: fmtDef(getTime(!0), compareTime),
    "date-time": fmtDef(getDateTime(!0), compareDateTime),
    "iso-time": fmtDef(getTime(), compareIsoTime),
    "iso-date-time": fmtDef(getDateTime(), compareIsoDateTime),
    duration: /^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
    uri: function(e) {
     return s.test(e) && n.test(e);
    },
    "uri-reference": /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
    "uri-template": /^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
    url: /^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
    email: /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
    hostname: /^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
    ipv4: /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,
    ipv6: /^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
    regex: function(e) {
     if (d.test(e)) return !1;
     try {
      return new RegExp(e), !0;
     } catch (e) {
      return !1;
     }
    },
    uuid: /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
    "json-pointer": /^(?:\/(?:[^~/]|~0|~1)*)*$/,
    "json-pointer-uri-fragment": /^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
    "relative-json-pointer": /^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
    byte: function(e) {
     return i.lastIndex = 0, i.test(e);
    },
    int32: {
     type: "number",
     validate: function(e) {
      return Number.isInteger(e) && e <= l && e >= c;
     }
    },
    int64: {
     type: "number",
     validate: function(e) {
      return Number.isInteger(e);
     }
    },
    float: {
     type: "number",
     validate: validateNumber
    },
    double: {
     type: "number",
     validate: validateNumber
    },
    password: !0,
    binary: !0
   }, e.fastFormats = {
    ...e.fullFormats,
    date: fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d$/, compareDate),
    time: fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareTime),
    "date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareDateTime),
    "iso-time": fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoTime),
    "iso-date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoDateTime),
    uri: /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
    "uri-reference": /^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
    email: /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i
   }, e.formatNames = Object.keys(e.fullFormats);
   const t = /^(\d\d\d\d)-(\d\d)-(\d\d)$/, o = [ 0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31 ];
   function date(e) {
    const r = t.exec(e);
    if (!r) return !1;
    const a = +r[1], s = +r[2], n = +r[3];
    return s >= 1 && s <= 12 && n >= 1 && n <= (2 === s && function(e) {
     return e % 4 == 0 && (e % 100 != 0 || e % 400 == 0);
    }(a) ? 29 : o[s]);
   }
   function compareDate(e, t) {
    if (e && t) return e > t ? 1 : e < t ? -1 : 0;
   }
   const r = /^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
   function getTime(e) {
    return function(t) {
     const o = r.exec(t);
     if (!o) return !1;
     const a = +o[1], s = +o[2], n = +o[3], i = o[4], c = "-" === o[5] ? -1 : 1, l = +(o[6] || 0), d = +(o[7] || 0);
     if (l > 23 || d > 59 || e && !i) return !1;
     if (a <= 23 && s <= 59 && n < 60) return !0;
     const u = s - d * c, p = a - l * c - (u < 0 ? 1 : 0);
     return (23 === p || -1 === p) && (59 === u || -1 === u) && n < 61;
    };
   }
   function compareTime(e, t) {
    if (!e || !t) return;
    const o = new Date("2020-01-01T" + e).valueOf(), r = new Date("2020-01-01T" + t).valueOf();
    return o && r ? o - r : void 0;
   }
   function compareIsoTime(e, t) {
    if (!e || !t) return;
    const o = r.exec(e), a = r.exec(t);
    return o && a ? (e = o[1] + o[2] + o[3]) > (t = a[1] + a[2] + a[3]) ? 1 : e < t ? -1 : 0 : void 0;
   }
   const a = /t|\s/i;
   function getDateTime(e) {
    const t = getTime(e);
    return function(e) {
     const o = e.split(a);
     return 2 === o.length && date(o[0]) && t(o[1]);
    };
   }
   function compareDateTime(e, t) {
    if (!e || !t) return;
    const o = new Date(e).valueOf(), r = new Date(t).valueOf();
    return o && r ? o - r : void 0;
   }
   function compareIsoDateTime(e, t) {
    if (!e || !t) return;
    const [o, r] = e.split(a), [s, n] = t.split(a), i = compareDate(o, s);
    return void 0 !== i ? i || compareTime(r, n) : void 0;
   }
   const s = /\/|:/, n = /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i, i = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm, c = -(2 ** 31), l = 2 ** 31 - 1;
   function validateNumber() {
    return !0;
   }
   const d = /[^\\]\\Z/;
  }), nn = __commonJSMin(e => {
   Object.defineProperty(e, "__esModule", {
    value: !0
   }), e.formatLimitDefinition = void 0;
   const t = ks(), o = fa(), r = o.operators, a = {
    formatMaximum: {
     okStr: "<=",
     ok: r.LTE,
     fail: r.GT
    },
    formatMinimum: {
     okStr: ">=",
     ok: r.GTE,
     fail: r.LT
    },
    formatExclusiveMaximum: {
     okStr: "<",
     ok: r.LT,
     fail: r.GTE
    },
    formatExclusiveMinimum: {
     okStr: ">",
     ok: r.GT,
     fail: r.LTE
    }
   }, s = {
    message: ({keyword: e, schemaCode: t}) => o.str`should be ${a[e].okStr} ${t}`,
    params: ({keyword: e, schemaCode: t}) => o._`{comparison: ${a[e].okStr}, limit: ${t}}`
   };
   e.formatLimitDefinition = {
    keyword: Object.keys(a),
    type: "string",
    schemaType: "string",
    $data: !0,
    error: s,
    code(e) {
     const {gen: r, data: s, schemaCode: n, keyword: i, it: c} = e, {opts: l, self: d} = c;
     if (!l.validateFormats) return;
     const u = new t.KeywordCxt(c, d.RULES.all.format.definition, "format");
     function compareCode(e) {
      return o._`${e}.compare(${s}, ${n}) ${a[i].fail} 0`;
     }
     u.$data ? function() {
      const t = r.scopeValue("formats", {
       ref: d.formats,
       code: l.code.formats
      }), a = r.const("fmt", o._`${t}[${u.schemaCode}]`);
      e.fail$data((0, o.or)(o._`typeof ${a} != "object"`, o._`${a} instanceof RegExp`, o._`typeof ${a}.compare != "function"`, compareCode(a)));
     }() : function() {
      const t = u.schema, a = d.formats[t];
      if (!a || !0 === a) return;
      if ("object" != typeof a || a instanceof RegExp || "function" != typeof a.compare) throw new Error(`"${i}": format "${t}" does not define "compare" function`);
      const s = r.scopeValue("formats", {
       key: t,
       ref: a,
       code: l.code.formats ? o._`${l.code.formats}${(0, o.getProperty)(t)}` : void 0
      });
      e.fail$data(compareCode(s));
     }();
    },
    dependencies: [ "format" ]
   }, e.default = t => (t.addKeyword(e.formatLimitDefinition), t);
  }), cn = __commonJSMin((e, t) => {
   Object.defineProperty(e, "__esModule", {
    value: !0
   });
   const o = sn(), r = nn(), a = fa(), s = new a.Name("fullFormats"), n = new a.Name("fastFormats"), formatsPlugin = (e, t = {
    keywords: !0
   }) => {
    if (Array.isArray(t)) return addFormats(e, t, o.fullFormats, s), e;
    const [a, i] = "fast" === t.mode ? [ o.fastFormats, n ] : [ o.fullFormats, s ];
    return addFormats(e, t.formats || o.formatNames, a, i), t.keywords && (0, r.default)(e), 
    e;
   };
   function addFormats(e, t, o, r) {
    var s, n;
    null !== (s = (n = e.opts.code).formats) && void 0 !== s || (n.formats = a._`require("ajv-formats/dist/formats").${r}`);
    for (const r of t) e.addFormat(r, o[r]);
   }
   formatsPlugin.get = (e, t = "full") => {
    const r = ("fast" === t ? o.fastFormats : o.fullFormats)[e];
    if (!r) throw new Error(`Unknown format "${e}"`);
    return r;
   }, t.exports = e = formatsPlugin, Object.defineProperty(e, "__esModule", {
    value: !0
   }), e.default = formatsPlugin;
  }), ln = ks(), dn = Js(), un = an();
  const pn = __toESM(cn(), 1).default;
  function createDefaultAjvInstance(e) {
   const t = new e({
    strict: !1,
    validateFormats: !0,
    validateSchema: !1,
    allErrors: !0
   });
   return pn(t), t;
  }
  var mn = class {
   _ajv;
   _ajvDraft7;
   _ajv2019;
   _userAjv;
   constructor(e) {
    this._userAjv = void 0 !== e, this._ajv = e;
   }
   get ajv() {
    return this._ajv ??= createDefaultAjvInstance(un.Ajv2020);
   }
   _engineFor(e) {
    if (this._userAjv) return this.ajv;
    const t = function(e) {
     if (!("$schema" in e) || "string" != typeof e.$schema) return "2020-12";
     const t = e.$schema.replace(/#$/, "");
     if (l.has(t)) return "2020-12";
     if (d.has(t)) return "2019-09";
     if (u.has(t) || p.has(t)) return "draft-7";
     throw new Error(`JSON Schema declares an unsupported dialect ("$schema": "${e.$schema.slice(0, 200)}"). The default validator supports JSON Schema 2020-12, 2019-09, draft-07, and draft-06; pass a pre-configured Ajv instance to AjvJsonSchemaValidator(ajv) to validate other dialects.`);
    }(e);
    return "2020-12" === t ? this.ajv : "2019-09" === t ? this._ajv2019 ??= createDefaultAjvInstance(dn.Ajv2019) : this._ajvDraft7 ??= createDefaultAjvInstance(ln.Ajv);
   }
   getValidator(e) {
    const t = this._engineFor(e), o = "$id" in e && "string" == typeof e.$id ? t.getSchema(e.$id) ?? t.compile(e) : t.compile(e);
    return e => o(e) ? {
     valid: !0,
     data: e,
     errorMessage: void 0
    } : {
     valid: !1,
     data: void 0,
     errorMessage: t.errorsText(o.errors)
    };
   }
  };
  let hn;
  async function getRandomValues(e) {
   return (await hn).getRandomValues(new Uint8Array(e));
  }
  async function generateChallenge(e) {
   const t = await (await hn).subtle.digest("SHA-256", (new TextEncoder).encode(e));
   return btoa(String.fromCharCode(...new Uint8Array(t))).replace(/\//g, "_").replace(/\+/g, "-").replace(/=/g, "");
  }
  ln.Ajv, hn = globalThis.crypto?.webcrypto ?? globalThis.crypto ?? Promise.resolve().then(o.t.bind(o, 77598, 19)).then(e => e.webcrypto);
  var fn = class extends Error {
   static {
    Object.defineProperty(this, "mcpBrand", {
     value: "mcp.OAuthClientFlowError"
    });
   }
   static [Symbol.hasInstance](e) {
    return brandedHasInstance(this, e);
   }
   static isInstance(e) {
    if ("function" != typeof this) throw new TypeError("isInstance must be called on the class (e.g. `SdkError.isInstance(value)`); for callbacks use `v => SdkError.isInstance(v)`");
    return brandedHasInstance(this, e);
   }
   constructor(e) {
    super(e), this.name = new.target.name, stampErrorBrands(this, new.target);
   }
  }, gn = class extends fn {
   static {
    Object.defineProperty(this, "mcpBrand", {
     value: "mcp.IssuerMismatchError"
    });
   }
   kind;
   expected;
   received;
   constructor(e, t, o) {
    super(`Issuer mismatch in ${"metadata" === e ? "authorization server metadata (RFC 8414 \xa73.3)" : "authorization response (RFC 9207)"}: expected ${JSON.stringify(t)}, received ${JSON.stringify(o)}`), 
    this.kind = e, this.expected = t, this.received = o;
   }
  }, yn = class extends fn {
   static {
    Object.defineProperty(this, "mcpBrand", {
     value: "mcp.RegistrationRejectedError"
    });
   }
   status;
   body;
   submittedMetadata;
   constructor(e) {
    super(`Dynamic Client Registration rejected (HTTP ${e.status}): ${e.body}`), this.status = e.status, 
    this.body = e.body, this.submittedMetadata = e.submittedMetadata;
   }
  }, vn = class extends fn {
   static {
    Object.defineProperty(this, "mcpBrand", {
     value: "mcp.InsecureTokenEndpointError"
    });
   }
   tokenEndpoint;
   constructor(e) {
    super(`Refusing to send credentials to non-https token endpoint '${e}'. OAuth token requests MUST use TLS (localhost / *.localhost / 127.0.0.1 / ::1 are exempt).`), 
    this.tokenEndpoint = e;
   }
  }, _n = class extends fn {
   static {
    Object.defineProperty(this, "mcpBrand", {
     value: "mcp.AuthorizationServerMismatchError"
    });
   }
   constructor(e, t) {
    super(`Authorization server mismatch: credentials are bound to ${JSON.stringify(e)} but this call resolved ${JSON.stringify(t)}; refusing to present them to a different authorization server`), 
    this.recordedIssuer = e, this.currentIssuer = t;
   }
  }, Sn = class extends fn {
   static {
    Object.defineProperty(this, "mcpBrand", {
     value: "mcp.InsufficientScopeError"
    });
   }
   requiredScope;
   resourceMetadataUrl;
   errorDescription;
   constructor(e) {
    super("Insufficient scope" + (e.requiredScope ? `: required "${e.requiredScope}"` : "")), 
    this.requiredScope = e.requiredScope, this.resourceMetadataUrl = e.resourceMetadataUrl, 
    this.errorDescription = e.errorDescription;
   }
  };
  function discardIfIssuerMismatch(e, t, o) {
   if (e) return "string" != typeof e.issuer ? (!1 !== o?.canPersistStamp && console.warn("[mcp-sdk] SEP-2352: stored OAuth credential has no 'issuer' stamp (pre-upgrade storage or provider not round-tripping the value). SEP-2352 isolation is inactive for this read; ensure your provider round-trips the issuer field."), 
   void 0 === e.issuer ? e : {
    ...e,
    issuer: void 0
   }) : issuersMatch(e.issuer, t) ? e : void 0;
  }
  function issuersMatch(e, t) {
   return e === t || e.endsWith("/") && e.slice(0, -1) === t || t.endsWith("/") && t.slice(0, -1) === e;
  }
  var bn = class extends Error {
   static {
    Object.defineProperty(this, "mcpBrand", {
     value: "mcp.UnauthorizedError"
    });
   }
   static [Symbol.hasInstance](e) {
    return brandedHasInstance(this, e);
   }
   static isInstance(e) {
    if ("function" != typeof this) throw new TypeError("isInstance must be called on the class (e.g. `SdkError.isInstance(value)`); for callbacks use `v => SdkError.isInstance(v)`");
    return brandedHasInstance(this, e);
   }
   constructor(e) {
    super(e ?? "Unauthorized"), this.name = "UnauthorizedError", stampErrorBrands(this, new.target);
   }
  };
  function isIssParameterSupported(e) {
   return !0 === e?.authorization_response_iss_parameter_supported;
  }
  function validateAuthorizationResponseIssuer({iss: e, expectedIssuer: t, issParameterSupported: o}) {
   if (void 0 !== t) if (void 0 !== e) {
    if (e !== t) throw new gn("authorization_response", t, e);
   } else if (o) throw new gn("authorization_response", t, void 0);
  }
  function computeScopeUnion(...e) {
   const t = new Set;
   for (const o of e) if (o) for (const e of o.split(/\s+/)) e && t.add(e);
   return t.size > 0 ? [ ...t ].join(" ") : void 0;
  }
  const Pn = "code", wn = "S256";
  function isLoopbackHost(e) {
   return "localhost" === e || e.endsWith(".localhost") || "127.0.0.1" === e || "[::1]" === e || "::1" === e;
  }
  function deriveApplicationType(e) {
   for (const t of e ?? []) {
    let e;
    try {
     e = new URL(t);
    } catch {
     continue;
    }
    if ("http:" !== e.protocol && "https:" !== e.protocol) return "native";
    if (isLoopbackHost(e.hostname)) return "native";
   }
   return "web";
  }
  async function parseErrorResponse(e) {
   const t = e instanceof Response ? e.status : void 0, o = e instanceof Response ? await e.text() : e;
   try {
    const e = Ho.parse(JSON.parse(o));
    return tr.fromResponse(e);
   } catch (e) {
    const r = `${t ? `HTTP ${t}: ` : ""}Invalid OAuth error response: ${e}. Raw body: ${o}`;
    return new tr(er.ServerError, r);
   }
  }
  function warnCredentialInvalidation(e, t, o) {
   const r = void 0 === e.invalidateCredentials ? `retrying authorization without discarding the stored ${o} (provider implements no invalidateCredentials())` : `invalidating the stored ${o} and retrying authorization`;
   console.warn(`[mcp-sdk] OAuth ${JSON.stringify(t.code)} \u2014 ${r}. Cause: ${JSON.stringify(t.message)}`);
  }
  async function public_CvV4ZHkX_auth(e, t) {
   try {
    return await authInternal(e, t);
   } catch (o) {
    if (o instanceof tr) {
     if (o.code === er.InvalidClient || o.code === er.UnauthorizedClient) return warnCredentialInvalidation(e, o, "client credentials and tokens"), 
     await (e.invalidateCredentials?.("client")), await (e.invalidateCredentials?.("tokens")), 
     await authInternal(e, t);
     if (o.code === er.InvalidGrant || o.code === er.InvalidDpopProof) return warnCredentialInvalidation(e, o, "tokens"), 
     await (e.invalidateCredentials?.("tokens")), await authInternal(e, t);
    }
    throw o;
   }
  }
  async function authInternal(e, {serverUrl: t, authorizationCode: o, iss: r, scope: a, resourceMetadataUrl: s, fetchFn: n, skipIssuerMetadataValidation: i, forceReauthorization: c}) {
   const l = function(e) {
    const t = e.clientMetadata;
    return {
     ...t,
     grant_types: t.grant_types ?? (void 0 === e.redirectUrl ? void 0 : [ "authorization_code", "refresh_token" ]),
     application_type: t.application_type ?? deriveApplicationType(t.redirect_uris)
    };
   }(e), d = await (e.discoveryState?.());
   let u, p, m, h, f = s;
   if (!f && d?.resourceMetadataUrl && (f = new URL(d.resourceMetadataUrl)), d?.authorizationServerUrl) {
    if (p = d.authorizationServerUrl, u = d.resourceMetadata, m = d.authorizationServerMetadata ?? await public_CvV4ZHkX_discoverAuthorizationServerMetadata(p, {
     fetchFn: n,
     skipIssuerValidation: i
    }), !u) try {
     u = await discoverOAuthProtectedResourceMetadata(t, {
      resourceMetadataUrl: f
     }, n);
    } catch (e) {
     if (e instanceof TypeError) throw e;
    }
    m === d.authorizationServerMetadata && u === d.resourceMetadata || await (e.saveDiscoveryState?.({
     authorizationServerUrl: String(p),
     resourceMetadataUrl: f?.toString(),
     resourceMetadata: u,
     authorizationServerMetadata: m
    }));
   } else {
    const e = await discoverOAuthServerInfo(t, {
     resourceMetadataUrl: f,
     fetchFn: n,
     skipIssuerMetadataValidation: i
    });
    p = e.authorizationServerUrl, m = e.authorizationServerMetadata, u = e.resourceMetadata, 
    h = {
     authorizationServerUrl: String(p),
     resourceMetadataUrl: f?.toString(),
     resourceMetadata: u,
     authorizationServerMetadata: m
    };
   }
   const g = m?.issuer ?? String(p), y = {
    issuer: g
   };
   if (await (e.saveAuthorizationServerUrl?.(g)), void 0 !== o) {
    const t = d?.authorizationServerMetadata?.issuer ?? d?.authorizationServerUrl;
    if (void 0 === t) {
     if (void 0 !== e.saveDiscoveryState) throw new _n("discoveryState was not available on the callback leg; ensure your provider persists discoveryState alongside codeVerifier", g);
     console.warn("[mcp-sdk] OAuthClientProvider does not implement saveDiscoveryState()/discoveryState(); the SEP-2352 callback-leg authorization-server binding cannot be checked. Implement discoveryState (persist alongside codeVerifier) \u2014 see docs/migration/upgrade-to-v2.md \xa7SEP-2352.");
    } else if (!issuersMatch(t, g)) throw new _n(t, g);
   }
   h && await (e.saveDiscoveryState?.(h));
   const v = await async function(e, t, o) {
    const r = function(e) {
     const t = "string" == typeof e ? new URL(e) : new URL(e.href);
     return t.hash = "", t;
    }(e);
    if (t.validateResourceURL) return await t.validateResourceURL(r, o?.resource);
    if (o) {
     if (!function({requestedResource: e, configuredResource: t}) {
      const o = "string" == typeof e ? new URL(e) : new URL(e.href), r = "string" == typeof t ? new URL(t) : new URL(t.href);
      if (o.origin !== r.origin) return !1;
      if (o.pathname.length < r.pathname.length) return !1;
      const a = o.pathname.endsWith("/") ? o.pathname : o.pathname + "/", s = r.pathname.endsWith("/") ? r.pathname : r.pathname + "/";
      return a.startsWith(s);
     }({
      requestedResource: r,
      configuredResource: o.resource
     })) throw new Error(`Protected resource ${o.resource} does not match expected ${r} (or origin)`);
     return new URL(o.resource);
    }
   }(t, e, u), S = v && u && !e.validateResourceURL ? u.resource : v;
   S && await (e.saveResourceUrl?.(resourceIndicatorToString(S)));
   const b = function(e) {
    const {requestedScope: t, resourceMetadata: o, authServerMetadata: r, clientMetadata: a} = e;
    let s = t || o?.scopes_supported?.join(" ") || a.scope;
    return s && r?.scopes_supported?.includes("offline_access") && !s.split(" ").includes("offline_access") && a.grant_types?.includes("refresh_token") && (s = `${s} offline_access`), 
    s;
   }({
    requestedScope: a,
    resourceMetadata: u,
    authServerMetadata: m,
    clientMetadata: e.clientMetadata
   }), P = await Promise.resolve(e.clientInformation(y));
   let w = discardIfIssuerMismatch(P, g, {
    canPersistStamp: void 0 !== e.saveClientInformation
   });
   if (void 0 === w && P?.issuer && void 0 === e.saveClientInformation) throw new _n(P.issuer, g);
   if (w && void 0 === w.issuer && (w = {
    ...w,
    issuer: g
   }, await (e.saveClientInformation?.(w, y))), !w) {
    if (void 0 !== o) throw new Error("Existing OAuth client information is required when exchanging an authorization code");
    const t = !0 === m?.client_id_metadata_document_supported, r = e.clientMetadataUrl;
    if (r && !function(e) {
     if (!e) return !1;
     try {
      const t = new URL(e);
      return "https:" === t.protocol && "/" !== t.pathname;
     } catch {
      return !1;
     }
    }(r)) throw new tr(er.InvalidClientMetadata, `clientMetadataUrl must be a valid HTTPS URL with a non-root pathname, got: ${r}`);
    if (t && r) w = {
     client_id: r,
     issuer: g
    }, await (e.saveClientInformation?.(w, y)); else {
     if (!e.saveClientInformation) throw new Error("OAuth client information must be saveable for dynamic registration");
     w = {
      ...await registerClient(p, {
       metadata: m,
       clientMetadata: l,
       scope: b,
       fetchFn: n
      }),
      issuer: g
     }, await e.saveClientInformation(w, y);
    }
   }
   const $ = !e.redirectUrl;
   if (void 0 !== o || $) {
    void 0 !== o && validateAuthorizationResponseIssuer({
     iss: r,
     expectedIssuer: m?.issuer,
     issParameterSupported: isIssParameterSupported(m)
    });
    const t = await async function(e, t, {metadata: o, resource: r, authorizationCode: a, iss: s, scope: n, fetchFn: i} = {}) {
     void 0 !== a && validateAuthorizationResponseIssuer({
      iss: s,
      expectedIssuer: o?.issuer,
      issParameterSupported: isIssParameterSupported(o)
     });
     const c = o?.issuer ?? String(t), readClientInformation = async () => {
      const t = await e.clientInformation({
       issuer: c
      }), o = discardIfIssuerMismatch(t, c, {
       canPersistStamp: !1
      });
      if (t && void 0 === o) throw new _n(String(t.issuer), c);
      return o;
     };
     let l = await readClientInformation();
     const d = n ?? e.clientMetadata.scope;
     let u;
     if (e.prepareTokenRequest && (u = await e.prepareTokenRequest(d)), !u) {
      if (!a) throw new Error("Either provider.prepareTokenRequest() or authorizationCode is required");
      if (!e.redirectUrl) throw new Error("redirectUrl is required for authorization_code flow");
      u = function(e, t, o) {
       return new URLSearchParams({
        grant_type: "authorization_code",
        code: e,
        code_verifier: t,
        redirect_uri: String(o)
       });
      }(a, await e.codeVerifier(), e.redirectUrl);
     }
     return l ??= await readClientInformation(), executeTokenRequest(t, {
      metadata: o,
      tokenRequestParams: u,
      clientInformation: l,
      addClientAuthentication: e.addClientAuthentication,
      resource: r,
      dpop: await (e.dpop?.()),
      fetchFn: i
     });
    }(e, p, {
     metadata: m,
     resource: S,
     authorizationCode: o,
     iss: r,
     scope: b,
     fetchFn: n
    });
    return await e.saveTokens({
     ...t,
     issuer: g
    }, y), "AUTHORIZED";
   }
   let R = discardIfIssuerMismatch(await e.tokens(y), g);
   if (R && void 0 === R.issuer && (R = {
    ...R,
    issuer: g
   }, await e.saveTokens(R, y)), R?.refresh_token && !c) {
    const t = await (e.scopeForRefresh?.(R));
    let o;
    try {
     o = await async function(e, {metadata: t, clientInformation: o, refreshToken: r, scope: a, resource: s, addClientAuthentication: n, dpop: i, fetchFn: c}) {
      const l = new URLSearchParams({
       grant_type: "refresh_token",
       refresh_token: r
      });
      a && l.set("scope", a);
      const d = await executeTokenRequest(e, {
       metadata: t,
       tokenRequestParams: l,
       clientInformation: o,
       addClientAuthentication: n,
       resource: s,
       dpop: i,
       fetchFn: c
      });
      return {
       refresh_token: r,
       ...d,
       ...a && !d.scope && {
        scope: a
       }
      };
     }(p, {
      metadata: m,
      clientInformation: w,
      refreshToken: R.refresh_token,
      scope: t,
      resource: S,
      addClientAuthentication: e.addClientAuthentication,
      dpop: await (e.dpop?.()),
      fetchFn: n
     });
    } catch (e) {
     if (e instanceof vn) throw e;
     if (e instanceof tr && e.code !== er.ServerError) throw e;
     console.warn(`[mcp-sdk] Could not refresh OAuth tokens; falling back to a new authorization request. Cause: ${JSON.stringify(e instanceof Error ? e.message : String(e))}`);
    }
    if (o) return await e.saveTokens({
     ...o,
     issuer: g
    }, y), "AUTHORIZED";
   }
   const k = e.state ? await e.state() : void 0, {authorizationUrl: j, codeVerifier: I} = await async function(e, {metadata: t, clientInformation: o, redirectUrl: r, scope: a, state: s, resource: n}) {
    let i;
    if (t) {
     if (i = new URL(t.authorization_endpoint), !t.response_types_supported.includes(Pn)) throw new Error(`Incompatible auth server: does not support response type ${Pn}`);
     if (t.code_challenge_methods_supported && !t.code_challenge_methods_supported.includes(wn)) throw new Error(`Incompatible auth server: does not support code challenge method ${wn}`);
    } else i = new URL("/authorize", e);
    const c = await async function(e) {
     if (e || (e = 43), e < 43 || e > 128) throw `Expected a length between 43 and 128. Received ${e}.`;
     const t = await async function(e) {
      return await async function(e) {
       const t = Math.pow(2, 8) - Math.pow(2, 8) % 66;
       let o = "";
       for (;o.length < e; ) {
        const r = await getRandomValues(e - o.length);
        for (const e of r) e < t && (o += "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~"[e % 66]);
       }
       return o;
      }(e);
     }(e);
     return {
      code_verifier: t,
      code_challenge: await generateChallenge(t)
     };
    }(), l = c.code_verifier, d = c.code_challenge;
    return i.searchParams.set("response_type", Pn), i.searchParams.set("client_id", o.client_id), 
    i.searchParams.set("code_challenge", d), i.searchParams.set("code_challenge_method", wn), 
    i.searchParams.set("redirect_uri", String(r)), s && i.searchParams.set("state", s), 
    a && i.searchParams.set("scope", a), a?.split(" ").includes("offline_access") && i.searchParams.append("prompt", "consent"), 
    n && i.searchParams.set("resource", resourceIndicatorToString(n)), {
     authorizationUrl: i,
     codeVerifier: l
    };
   }(p, {
    metadata: m,
    clientInformation: w,
    state: k,
    redirectUrl: e.redirectUrl,
    scope: b,
    resource: S
   });
   return await e.saveCodeVerifier(I), await e.redirectToAuthorization(j), "REDIRECT";
  }
  const $n = new Set([ "bearer", "dpop" ]);
  function public_CvV4ZHkX_extractWWWAuthenticateParams(e) {
   const t = e.headers.get("WWW-Authenticate");
   if (!t) return {};
   const [o, r] = t.split(" ");
   if (!o || !$n.has(o.toLowerCase()) || !r) return {};
   const a = extractFieldFromWwwAuth(e, "resource_metadata") || void 0;
   let s;
   if (a) try {
    s = new URL(a);
   } catch {}
   return {
    resourceMetadataUrl: s,
    scope: extractFieldFromWwwAuth(e, "scope") || void 0,
    error: extractFieldFromWwwAuth(e, "error") || void 0,
    errorDescription: extractFieldFromWwwAuth(e, "error_description") || void 0
   };
  }
  function extractFieldFromWwwAuth(e, t) {
   const o = e.headers.get("WWW-Authenticate");
   if (!o) return null;
   const r = new RegExp(String.raw`${t}=(?:"([^"]+)"|([^\s,]+))`), a = o.match(r);
   if (a) {
    const e = a[1] || a[2];
    if (e) return e;
   }
   return null;
  }
  async function discoverOAuthProtectedResourceMetadata(e, t, o = fetch) {
   const r = await async function(e, t, o, r) {
    const a = new URL(e), s = r?.protocolVersion ?? f;
    let n;
    if (r?.metadataUrl) n = new URL(r.metadataUrl); else {
     const e = function(e, t = "", o = {}) {
      return t.endsWith("/") && (t = t.slice(0, -1)), o.prependPathname ? `${t}/.well-known/${e}` : `/.well-known/${e}${t}`;
     }(t, a.pathname);
     n = new URL(e, r?.metadataServerUrl ?? a), n.search = a.search;
    }
    let i = await tryMetadataDiscovery(n, s, o);
    return !r?.metadataUrl && function(e, t) {
     return !e || "/" !== t && (!e.ok && e.status < 500 || 502 === e.status);
    }(i, a.pathname) && (i = await tryMetadataDiscovery(new URL(`/.well-known/${t}`, a), s, o)), 
    i;
   }(e, "oauth-protected-resource", o, {
    protocolVersion: t?.protocolVersion,
    metadataUrl: t?.resourceMetadataUrl
   });
   if (!r || 404 === r.status) throw await (r?.text?.().catch(() => {})), new Error("Resource server does not implement OAuth 2.0 Protected Resource Metadata.");
   if (!r.ok) throw await (r.text?.().catch(() => {})), new Error(`HTTP ${r.status} trying to load well-known OAuth protected resource metadata.`);
   return zo.parse(await r.json());
  }
  async function fetchWithCorsRetry(e, t, o = fetch) {
   const r = src_CeKsbNLO_fetchWithinOrigin(o);
   try {
    return await r(e, {
     headers: t
    });
   } catch (e) {
    throw TypeError, e;
   }
  }
  async function tryMetadataDiscovery(e, t, o = fetch) {
   return await fetchWithCorsRetry(e, {
    "MCP-Protocol-Version": t
   }, o);
  }
  async function public_CvV4ZHkX_discoverAuthorizationServerMetadata(e, {fetchFn: t = fetch, protocolVersion: o = f, skipIssuerValidation: r = !1} = {}) {
   const a = {
    "MCP-Protocol-Version": o,
    Accept: "application/json"
   }, s = function(e) {
    const t = "string" == typeof e ? new URL(e) : e, o = [];
    if ("/" === t.pathname) return o.push({
     url: new URL("/.well-known/oauth-authorization-server", t.origin),
     type: "oauth"
    }, {
     url: new URL("/.well-known/openid-configuration", t.origin),
     type: "oidc"
    }), o;
    let r = t.pathname;
    return r.endsWith("/") && (r = r.slice(0, -1)), o.push({
     url: new URL(`/.well-known/oauth-authorization-server${r}`, t.origin),
     type: "oauth"
    }, {
     url: new URL(`/.well-known/openid-configuration${r}`, t.origin),
     type: "oidc"
    }, {
     url: new URL(`${r}/.well-known/openid-configuration`, t.origin),
     type: "oidc"
    }), o;
   }(e);
   for (const {url: o, type: n} of s) {
    const s = await fetchWithCorsRetry(o, a, t);
    if (!s) continue;
    if (!s.ok) {
     if (await (s.text?.().catch(() => {})), s.status < 500 || 502 === s.status) continue;
     throw new Error(`HTTP ${s.status} trying to load ${"oauth" === n ? "OAuth" : "OpenID provider"} metadata from ${o}`);
    }
    const i = "oauth" === n ? Ao.parse(await s.json()) : Vo.parse(await s.json());
    if (!r) {
     const t = "string" == typeof e ? e : e.href;
     if (!(i.issuer === t || t.endsWith("/") && i.issuer === t.slice(0, -1))) throw new gn("metadata", t, i.issuer);
    }
    return i;
   }
  }
  async function discoverOAuthServerInfo(e, t) {
   let o, r;
   try {
    o = await discoverOAuthProtectedResourceMetadata(e, {
     resourceMetadataUrl: t?.resourceMetadataUrl
    }, t?.fetchFn), o.authorization_servers && o.authorization_servers.length > 0 && (r = o.authorization_servers[0]);
   } catch (e) {
    if (e instanceof TypeError) throw e;
   }
   return r || (r = String(new URL("/", e))), {
    authorizationServerUrl: r,
    authorizationServerMetadata: await public_CvV4ZHkX_discoverAuthorizationServerMetadata(r, {
     fetchFn: t?.fetchFn,
     skipIssuerValidation: t?.skipIssuerMetadataValidation
    }),
    resourceMetadata: o
   };
  }
  function resourceIndicatorToString(e) {
   return "string" == typeof e ? e : e.href;
  }
  async function executeTokenRequest(e, {metadata: t, tokenRequestParams: o, clientInformation: r, addClientAuthentication: a, resource: s, dpop: n, fetchFn: i}) {
   const c = function(e) {
    const t = new URL(String(e));
    if ("https:" !== t.protocol && !isLoopbackHost(t.hostname)) throw new vn(t.href);
    return t;
   }(t?.token_endpoint ?? new URL("/token", e)), l = new Headers({
    "Content-Type": "application/x-www-form-urlencoded",
    Accept: "application/json"
   });
   s && o.set("resource", resourceIndicatorToString(s)), !a && r && function(e, t, o, r) {
    const {client_id: a, client_secret: s} = t;
    switch (e) {
    case "client_secret_basic":
     return void function(e, t, o) {
      if (!t) throw new Error("client_secret_basic authentication requires a client_secret");
      const r = btoa(`${e}:${t}`);
      o.set("Authorization", `Basic ${r}`);
     }(a, s, o);

    case "client_secret_post":
     return void function(e, t, o) {
      o.set("client_id", e), t && o.set("client_secret", t);
     }(a, s, r);

    case "none":
     return void function(e, t) {
      t.set("client_id", e);
     }(a, r);

    default:
     throw new Error(`Unsupported client authentication method: ${e}`);
    }
   }(function(e, t) {
    const o = void 0 !== e.client_secret;
    return "token_endpoint_auth_method" in e && e.token_endpoint_auth_method && (r = e.token_endpoint_auth_method, 
    [ "client_secret_basic", "client_secret_post", "none" ].includes(r)) && (0 === t.length || t.includes(e.token_endpoint_auth_method)) ? e.token_endpoint_auth_method : 0 === t.length ? o ? "client_secret_basic" : "none" : o && t.includes("client_secret_basic") ? "client_secret_basic" : o && t.includes("client_secret_post") ? "client_secret_post" : t.includes("none") ? "none" : o ? "client_secret_post" : "none";
    var r;
   }(r, t?.token_endpoint_auth_methods_supported ?? []), r, l, o);
   const requestOnce = async () => {
    const e = new Headers(l);
    return a && await a(e, o, c, t), n && e.set("DPoP", await n.buildProof({
     htm: "POST",
     htu: c
    })), src_CeKsbNLO_fetchWithinOrigin(i ?? fetch)(c, {
     method: "POST",
     headers: e,
     body: o
    });
   };
   let d = await requestOnce();
   if (n && 400 === d.status && (await d.clone().json().catch(() => {}))?.error === er.UseDpopNonce && (n.observeNonce(d, c), 
   d = await requestOnce()), n?.observeNonce(d, c), !d.ok) throw await parseErrorResponse(d);
   const u = await d.json();
   try {
    return Uo.parse(src_CeKsbNLO_withoutIssuer(u));
   } catch (e) {
    if ("object" == typeof u && null !== u && "error" in u) throw await parseErrorResponse(JSON.stringify(u));
    throw e;
   }
  }
  async function registerClient(e, {metadata: t, clientMetadata: o, scope: r, fetchFn: a}) {
   let s;
   if (t) {
    if (!t.registration_endpoint) throw new Error("Incompatible auth server: does not support dynamic client registration");
    s = new URL(t.registration_endpoint);
   } else s = new URL("/register", e);
   const n = {
    ...o,
    ...void 0 === r ? {} : {
     scope: r
    }
   }, i = await src_CeKsbNLO_fetchWithinOrigin(a ?? fetch)(s, {
    method: "POST",
    headers: {
     "Content-Type": "application/json"
    },
    body: JSON.stringify(n)
   });
   if (!i.ok) throw new yn({
    status: i.status,
    body: await i.text(),
    submittedMetadata: n
   });
   return Zo.parse(src_CeKsbNLO_withoutIssuer(await i.json()));
  }
  const Rn = new Set([ "tools/list", "prompts/list", "resources/list", "resources/templates/list", "server/discover" ]);
  var kn = class {
   _entries=new Map;
   _maxEntries;
   _stamp=0;
   _cappedSize=0;
   constructor(e) {
    this._maxEntries = e?.maxEntries ?? 512;
   }
   get size() {
    return this._entries.size;
   }
   get(e) {
    return this._entries.get(keyOf(e));
   }
   set(e, t) {
    const o = keyOf(e), r = Rn.has(e.method), a = !this._entries.has(o);
    if (!r && a && this._maxEntries > 0 && this._cappedSize >= this._maxEntries) for (const e of this._entries.keys()) if (!Rn.has(e.slice(0, e.indexOf("\0")))) {
     this._entries.delete(e), this._cappedSize--;
     break;
    }
    const s = ++this._stamp;
    return this._entries.set(o, {
     ...t,
     stamp: s
    }), a && !r && this._cappedSize++, s;
   }
   delete(e) {
    this._entries.delete(keyOf(e)) && !Rn.has(e.method) && this._cappedSize--;
   }
   evict(e) {
    const t = `${e}\0`, o = Rn.has(e);
    for (const e of this._entries.keys()) e.startsWith(t) && (this._entries.delete(e), 
    o || this._cappedSize--);
   }
   clear() {
    this._entries.clear(), this._cappedSize = 0;
   }
  };
  function keyOf(e) {
   return `${e.method}\0${JSON.stringify([ e.partition ?? "", e.params ?? "" ])}`;
  }
  function genKey(e, t) {
   return void 0 === t ? e : `${e}\0${t}`;
  }
  var jn = class {
   _evictionGeneration=new Map;
   _toolIndex;
   _toolOutputValidatorIndex;
   _serverIdentity="";
   constructor(e, t, o = () => {}, r = "", a = Date.now) {
    this._store = e, this._isUserSupplied = t, this._reportError = o, this._cachePartition = r, 
    this._now = a;
   }
   now() {
    return this._now();
   }
   setServerIdentity(e) {
    this._serverIdentity = e;
   }
   _partitionFor(e) {
    return JSON.stringify([ this._serverIdentity, "public" === e ? "" : this._cachePartition ]);
   }
   async _probe(e, t) {
    const o = {
     method: e,
     params: t ?? ""
    }, r = this._partitionFor("private"), a = await this._store.get({
     ...o,
     partition: r
    });
    if (void 0 !== a) return a;
    const s = this._partitionFor("public");
    if (s === r) return;
    const n = await this._store.get({
     ...o,
     partition: s
    });
    return "public" === n?.scope ? n : void 0;
   }
   async evict(e) {
    this._evictionGeneration.set(e, (this._evictionGeneration.get(e) ?? 0) + 1), await this._deleteBoth(e, "");
   }
   async _deleteBoth(e, t) {
    const o = this._partitionFor("private"), r = this._partitionFor("public");
    try {
     await this._store.delete({
      method: e,
      params: t,
      partition: o
     });
    } catch (e) {
     this._reportError(e);
    }
    if (r !== o) try {
     await this._store.delete({
      method: e,
      params: t,
      partition: r
     });
    } catch (e) {
     this._reportError(e);
    }
   }
   async evictKey(e, t) {
    const o = genKey(e, t), r = this._evictionGeneration.get(o);
    void 0 !== r && this._evictionGeneration.set(o, r + 1), await this._deleteBoth(e, t);
   }
   captureGeneration(e, t) {
    const o = genKey(e, t), r = this._evictionGeneration.get(o) ?? 0;
    return this._evictionGeneration.set(o, r), r;
   }
   async write(e, t, o, r) {
    if ((this._evictionGeneration.get(genKey(e, r?.params)) ?? 0) !== o) return;
    const a = r?.params ?? "", s = this._partitionFor("private"), n = this._partitionFor("public"), i = "public" === (r?.scope ?? "private") ? n : s;
    try {
     await this._store.set({
      method: e,
      params: a,
      partition: i
     }, {
      value: encodeCacheValue(t),
      expiresAt: r?.expiresAt,
      scope: r?.scope
     });
    } catch (e) {
     this._reportError(e);
    }
    if (n !== s) try {
     await this._store.delete({
      method: e,
      params: a,
      partition: i === s ? n : s
     });
    } catch (e) {
     this._reportError(e);
    }
   }
   async read(e, t) {
    const o = await this._probe(e, t);
    if (void 0 !== o?.expiresAt && o.expiresAt > this.now()) try {
     const e = JSON.parse(o.value);
     if ("object" != typeof e || null === e || Array.isArray(e)) throw new TypeError("cached document is not an object");
     return {
      value: e
     };
    } catch (o) {
     return this._reportError(o), void await this._deleteBoth(e, t ?? "");
    }
   }
   resetForReconnect() {
    this._isUserSupplied || this._store.clear(), this._evictionGeneration.clear(), this._toolIndex = void 0, 
    this._toolOutputValidatorIndex = void 0, this._serverIdentity = "";
   }
   async toolDefinition(e) {
    const t = await this._probe("tools/list");
    if (void 0 !== t) {
     if (this._toolIndex?.stamp !== t.stamp) {
      const e = this._decodeListTools(t), o = new Map;
      if (void 0 !== e) for (const t of e.tools) o.set(t.name, t);
      this._toolIndex = {
       stamp: t.stamp,
       byName: o
      };
     }
     return this._toolIndex.byName.get(e);
    }
    this._toolIndex = void 0;
   }
   async outputValidator(e, t) {
    const o = await this._probe("tools/list");
    if (void 0 !== o) {
     if (this._toolOutputValidatorIndex?.stamp !== o.stamp) {
      const e = this._decodeListTools(o) ?? {
       tools: []
      }, r = new Map;
      for (const o of e.tools) {
       const e = t(o);
       void 0 !== e && r.set(o.name, e);
      }
      this._toolOutputValidatorIndex = {
       stamp: o.stamp,
       byName: r
      };
     }
     return this._toolOutputValidatorIndex.byName.get(e);
    }
    this._toolOutputValidatorIndex = void 0;
   }
   _decodeListTools(e) {
    try {
     const t = JSON.parse(e.value);
     if (!Array.isArray(t?.tools) || !t.tools.every(e => null !== e && "object" == typeof e)) throw new TypeError("cached tools/list document has a malformed tools array");
     return t;
    } catch (e) {
     return void this._reportError(e);
    }
   }
  };
  function encodeCacheValue(e) {
   let t;
   try {
    t = JSON.stringify(e);
   } catch (e) {
    throw new TypeError(`cache value is not JSON-serializable: ${e instanceof Error ? e.message : String(e)}`);
   }
   if ("string" != typeof t) throw new TypeError("cache value is not JSON-serializable: it has no JSON representation");
   return t;
  }
  const In = Symbol.for("mcp.authSeamEscape");
  function public_CvV4ZHkX_markAuthSeamEscape(e) {
   if ("object" == typeof e && null !== e || "function" == typeof e) try {
    Object.defineProperty(e, In, {
     value: !0,
     configurable: !0
    });
   } catch {}
   return e;
  }
  const Cn = new Set([ -32001, -32020, -32021 ]);
  function classifyProbeOutcome(e, t) {
   switch (e.kind) {
   case "result":
    return function(e, t) {
     const o = codecForVersion(qr).validateResult("server/discover", e);
     if (!o.ok) return {
      kind: "legacy"
     };
     const r = o.value.supportedVersions, a = t.clientModernVersions.find(e => r.includes(e));
     return void 0 !== a ? {
      kind: "modern",
      version: a,
      discover: o.value
     } : t.fallbackAvailable ? {
      kind: "legacy"
     } : {
      kind: "error",
      error: new $r({
       supported: [ ...r ],
       requested: t.requestedVersion
      })
     };
    }(e.result, t);

   case "rpc-error":
    return classifyRpcError(e, t);

   case "http-error":
    return function(e, t) {
     if (401 === e.status || 403 === e.status) {
      const t = 403 === e.status;
      return {
       kind: "error",
       error: new ar(t ? or.ClientHttpForbidden : or.ClientHttpAuthentication, "Version negotiation failed: " + (t ? "the server denied access (HTTP 403)" : "the server requires authorization (HTTP 401)"), {
        status: e.status,
        statusText: e.statusText,
        text: e.body
       })
      };
     }
     if (e.status >= 500) return {
      kind: "error",
      error: new ar(or.EraNegotiationFailed, `Version negotiation failed: the server answered the probe with HTTP ${e.status}`, {
       status: e.status,
       statusText: e.statusText,
       text: e.body
      })
     };
     const o = function(e) {
      if (void 0 === e || "" === e) return;
      let t;
      try {
       t = JSON.parse(e);
      } catch {
       return;
      }
      if ("object" != typeof t || null === t) return;
      const o = t.error;
      if ("object" != typeof o || null === o) return;
      const {code: r, message: a, data: s} = o;
      return "number" != typeof r ? void 0 : {
       code: r,
       message: "string" == typeof a ? a : "",
       data: s
      };
     }(e.body);
     return void 0 !== o ? classifyRpcError(o, t) : {
      kind: "legacy"
     };
    }(e, t);

   case "network-error":
    return classifyNetworkError(e.error, t);

   case "unusable-reply":
    return {
     kind: "error",
     error: new rr(or.EraNegotiationFailed, `Version negotiation probe failed: the server answered with an unusable reply (${describeError(e.error)})`, {
      cause: e.error
     }, {
      cause: e.error
     })
    };

   case "auth-required":
    return {
     kind: "error",
     error: e.error
    };

   case "closed":
    return "stdio" === t.transportKind ? {
     kind: "legacy"
    } : classifyNetworkError(new Error("Connection closed during the version negotiation probe"), t);

   case "timeout":
    return "stdio" === t.transportKind ? {
     kind: "legacy"
    } : {
     kind: "error",
     error: new rr(or.RequestTimeout, `Version negotiation probe timed out after ${e.timeoutMs}ms`, {
      timeout: e.timeoutMs
     })
    };
   }
  }
  function classifyRpcError(e, t) {
   const {code: o, message: r, data: a} = e;
   if (-32022 === o) {
    const e = function(e) {
     if ("object" != typeof e || null === e) return;
     const t = e.supported;
     return Array.isArray(t) && 0 !== t.length && t.every(e => "string" == typeof e) ? t : void 0;
    }(a);
    if (void 0 === e) return {
     kind: "legacy"
    };
    const o = new $r({
     supported: e,
     requested: parseRequested(a) ?? t.requestedVersion
    }, r), s = modernProtocolVersions(e), n = t.clientModernVersions.find(e => s.includes(e));
    return void 0 !== n ? {
     kind: "corrective",
     version: n,
     error: o
    } : s.length > 0 ? {
     kind: "error",
     error: o
    } : t.fallbackAvailable ? {
     kind: "legacy"
    } : {
     kind: "error",
     error: o
    };
   }
   return Cn.has(o), {
    kind: "legacy"
   };
  }
  function classifyNetworkError(e, t) {
   return "browser" === t.environment && function(e) {
    return e instanceof TypeError || e instanceof Error && "TypeError" === e.name;
   }(e) ? {
    kind: "legacy"
   } : {
    kind: "error",
    error: new rr(or.EraNegotiationFailed, `Version negotiation probe failed: ${describeError(e)}`, {
     cause: e
    }, {
     cause: e
    })
   };
  }
  function describeError(e) {
   return e instanceof Error ? e.message : String(e);
  }
  function parseRequested(e) {
   if ("object" != typeof e || null === e) return;
   const t = e.requested;
   return "string" == typeof t ? t : void 0;
  }
  function detectProbeEnvironment() {
   const e = globalThis;
   return void 0 !== e.window && void 0 !== e.document ? "browser" : "node";
  }
  function detectProbeTransportKind(e) {
   return "stderr" in e && "pid" in e ? "stdio" : "http";
  }
  var En = class ProbeWindow {
   _pending;
   _probeCounter=0;
   _savedOnMessage;
   _savedOnError;
   _savedOnClose;
   _closeDelivered=!1;
   constructor(e) {
    this._transport = e, this._savedOnMessage = e.onmessage, this._savedOnError = e.onerror, 
    this._savedOnClose = e.onclose;
   }
   static async open(e) {
    const t = new ProbeWindow(e);
    e.onmessage = e => {
     const o = t._pending;
     if (void 0 !== o && (isJSONRPCResultResponse(e) || isJSONRPCErrorResponse(e)) && e.id === o.id) return t._pending = void 0, 
     void (isJSONRPCResultResponse(e) ? o.resolve({
      kind: "response",
      result: e.result
     }) : o.resolve({
      kind: "response",
      error: e.error
     }));
    }, e.onerror = e => {
     t._savedOnError?.(e);
    }, e.onclose = () => {
     const e = t._pending;
     void 0 !== e && (t._pending = void 0, e.resolve({
      kind: "closed"
     })), t._closeDelivered = !0, t._savedOnClose?.();
    };
    try {
     await e.start();
    } catch (e) {
     throw t.detach(), e;
    }
    return t;
   }
   async exchange(e, t) {
    const o = "server-discover-probe-" + ++this._probeCounter;
    return new Promise(r => {
     let a = !1;
     const settle = e => {
      a || (a = !0, clearTimeout(s), this._pending?.id === o && (this._pending = void 0), 
      r(e));
     }, s = setTimeout(() => settle({
      kind: "timeout"
     }), t);
     this._pending = {
      id: o,
      resolve: settle
     }, this._transport.send(e(o)).catch(e => settle({
      kind: "send-error",
      error: e
     }));
    });
   }
   detach() {
    if (this._pending = void 0, this._transport.onmessage = this._savedOnMessage, this._transport.onerror = this._savedOnError, 
    this._closeDelivered && void 0 !== this._savedOnClose) {
     const e = this._savedOnClose, t = this._transport;
     let o = !1;
     const wrapper = () => {
      o ? e() : o = !0;
     };
     t.onclose = wrapper, On.set(t, () => {
      t.onclose === wrapper && (t.onclose = e);
     });
    } else this._transport.onclose = this._savedOnClose;
   }
   release() {
    this.detach();
    const e = this._transport, t = e.start;
    let o = !0;
    e.start = async function() {
     return o ? (o = !1, void (e.start = t)) : t.call(e);
    };
   }
  };
  const On = new WeakMap;
  function disarmSpentCloseGuard(e) {
   const t = On.get(e);
   On.delete(e), t?.();
  }
  function buildProbeRequest(e, t, o, r) {
   return {
    jsonrpc: "2.0",
    id: e,
    method: "server/discover",
    params: {
     _meta: codecForVersion(t).outboundEnvelope({
      protocolVersion: t,
      clientInfo: o,
      clientCapabilities: r
     })
    }
   };
  }
  function normalizeReply(e, t) {
   switch (e.kind) {
   case "response":
    return void 0 === e.error ? {
     kind: "result",
     result: e.result
    } : {
     kind: "rpc-error",
     ...e.error
    };

   case "send-error":
    {
     const t = e.error;
     if (function(e) {
      return ("object" == typeof e && null !== e || "function" == typeof e) && !0 === e[In];
     }(t) || t instanceof bn || t instanceof Error && "UnauthorizedError" === t.name) return {
      kind: "auth-required",
      error: t
     };
     if (t instanceof ar) {
      const e = t.data?.text;
      return {
       kind: "http-error",
       status: t.data.status,
       body: "string" == typeof e ? e : void 0,
       statusText: t.data.statusText
      };
     }
     return function(e) {
      return e instanceof rr && e.code === or.ClientHttpUnexpectedContent || e instanceof Error && "SyntaxError" === e.name;
     }(t) ? {
      kind: "unusable-reply",
      error: t
     } : {
      kind: "network-error",
      error: t
     };
    }

   case "closed":
    return {
     kind: "closed"
    };

   case "timeout":
    return {
     kind: "timeout",
     timeoutMs: t
    };
   }
  }
  async function negotiateEra(e, t) {
   const o = e.probe.timeoutMs ?? t.defaultTimeoutMs, r = Math.max(0, e.probe.maxRetries ?? 0), a = "pin" === e.kind ? [ e.version ] : e.modernVersions, s = "auto" === e.kind && e.fallbackAvailable, n = await En.open(t.transport);
   let i;
   try {
    i = await (async () => {
     let i = a[0], c = !1, l = r;
     for (;;) {
      const r = await n.exchange(e => buildProbeRequest(e, i, t.clientInfo, t.capabilities), o);
      if ("timeout" === r.kind && l > 0) {
       l--;
       continue;
      }
      const d = normalizeReply(r, o), u = classifyProbeOutcome(d, {
       clientModernVersions: a,
       requestedVersion: i,
       fallbackAvailable: s,
       environment: t.environment,
       transportKind: t.transportKind
      });
      switch (u.kind) {
      case "modern":
       return {
        era: "modern",
        version: u.version,
        discover: u.discover
       };

      case "corrective":
       if (c) throw u.error;
       c = !0, i = u.version;
       continue;

      case "legacy":
       {
        const o = "closed" === d.kind ? "the connection closed during the server/discover probe" : void 0;
        if ("pin" === e.kind) throw new rr(or.EraNegotiationFailed, void 0 === o ? `Version negotiation failed: the server did not offer pinned protocol version ${e.version} via server/discover (no fallback in pin mode)` : `Version negotiation failed: ${o} before the server offered pinned protocol version ${e.version} (no fallback in pin mode)`);
        if (!e.fallbackAvailable) throw new rr(or.EraNegotiationFailed, void 0 === o ? "Version negotiation failed: the server gave no modern evidence and this client supports no pre-2026-07-28 protocol version to fall back to" : `Version negotiation failed: ${o} and this client supports no pre-2026-07-28 protocol version to fall back to`);
        if (void 0 !== o && !0 !== t.disposableProbe) throw new rr(or.EraNegotiationFailed, `Version negotiation failed: ${o} (this transport probed in place \u2014 the disposable sibling probe requires the SDK's base StdioClientTransport)`);
        return {
         era: "legacy"
        };
       }

      case "error":
       throw u.error;
      }
     }
    })();
   } catch (e) {
    throw n.detach(), e;
   }
   return n.release(), i;
  }
  function callerCloseAbortError() {
   return new rr(or.EraNegotiationFailed, "Version negotiation failed: the transport was closed during the server/discover probe");
  }
  function serverInfoFromDiscover(e) {
   const t = e._meta?.[b];
   return ra.Implementation(t) ? t : void 0;
  }
  function applyElicitationDefaults(e, t) {
   if (e && null !== t && "object" == typeof t) {
    if ("object" === e.type && e.properties && "object" == typeof e.properties) {
     const o = t, r = e.properties;
     for (const e of Object.keys(r)) {
      const t = r[e];
      void 0 === o[e] && Object.prototype.hasOwnProperty.call(t, "default") && (o[e] = t.default), 
      void 0 !== o[e] && applyElicitationDefaults(t, o[e]);
     }
    }
    if (Array.isArray(e.anyOf)) for (const o of e.anyOf) "boolean" != typeof o && applyElicitationDefaults(o, t);
    if (Array.isArray(e.oneOf)) for (const o of e.oneOf) "boolean" != typeof o && applyElicitationDefaults(o, t);
   }
  }
  const Tn = {
   "notifications/tools/list_changed": [ "tools/list" ],
   "notifications/prompts/list_changed": [ "prompts/list" ],
   "notifications/resources/list_changed": [ "resources/list", "resources/templates/list" ]
  }, xn = {};
  var Mn = class extends la {
   _serverCapabilities;
   _serverVersion;
   _capabilities;
   _instructions;
   _jsonSchemaValidator;
   _cache;
   _defaultCacheTtlMs;
   _listMaxPages;
   _listChangedDebounceTimers=new Map;
   _listChangedConfig;
   _enforceStrictCapabilities;
   _versionNegotiation;
   _supportedProtocolVersionsOption;
   _inputRequiredDriverConfig;
   _listenState=new Map;
   _nextListenId=0;
   _autoOpenedSubscription;
   _discoverResult;
   static {
    xn.enforceStrictCapabilities = e => e._enforceStrictCapabilities, xn.walkPages = (e, t, o, r) => e._walkPages(t, o, r), 
    xn.readResource = (e, t, o) => e._readResource(t, o);
   }
   _resetConnectionState() {
    if (this._negotiatedProtocolVersion = void 0, this._serverCapabilities = void 0, 
    this._serverVersion = void 0, this._instructions = void 0, this._discoverResult = void 0, 
    this._autoOpenedSubscription = void 0, this._listenState.size > 0) {
     const e = new rr(or.ConnectionClosed, "subscriptions/listen: client reconnected or closed; subscription state from the previous connection was reset");
     for (const t of this._listenState.values()) t.settle({
      cause: "remote",
      error: e
     });
    }
    this._listenState.clear();
    for (const e of this._listChangedDebounceTimers.values()) clearTimeout(e);
    this._listChangedDebounceTimers.clear(), this._cache.resetForReconnect();
   }
   async close() {
    try {
     await super.close();
    } finally {
     this._resetConnectionState();
    }
   }
   constructor(e, t) {
    super(t), this._clientInfo = e, this._capabilities = t?.capabilities ? {
     ...t.capabilities
    } : {}, this._jsonSchemaValidator = t?.jsonSchemaValidator ?? new mn, this._enforceStrictCapabilities = t?.enforceStrictCapabilities ?? !1, 
    this._versionNegotiation = t?.versionNegotiation, this._supportedProtocolVersionsOption = t?.supportedProtocolVersions, 
    this._inputRequiredDriverConfig = function(e) {
     return {
      autoFulfill: e?.autoFulfill ?? !0,
      maxRounds: e?.maxRounds ?? 10
     };
    }(t?.inputRequired), this._cache = new jn(t?.responseCacheStore ?? new kn, void 0 !== t?.responseCacheStore, e => this._reportStoreError(e), t?.cachePartition ?? ""), 
    this._defaultCacheTtlMs = t?.defaultCacheTtlMs ?? 0, this._listMaxPages = t?.listMaxPages ?? 64, 
    t?.listChanged && (this._listChangedConfig = t.listChanged);
   }
   buildContext(e, t) {
    return e;
   }
   _shouldDropInbound(e) {
    if (void 0 !== this._negotiatedProtocolVersion && isModernProtocolVersion(this._negotiatedProtocolVersion) && isJSONRPCRequest(e)) return "drop";
   }
   _outboundMetaEnvelope() {
    const e = this._negotiatedProtocolVersion;
    if (void 0 !== e) return this._wireCodec().outboundEnvelope({
     protocolVersion: e,
     clientInfo: this._clientInfo,
     clientCapabilities: this._capabilities
    });
   }
   _resolveNonCompleteResult(e, t) {
    return this._inputRequiredDriverConfig.autoFulfill ? function(e, t, o, r) {
     const {codec: a, request: s, options: n, flowStartedAt: i} = r, c = {
      inputRequests: o.inputRequests,
      ...void 0 !== o.requestState && {
       requestState: o.requestState
      }
     }, l = {
      dispatchInputRequest: (t, o, r) => async function(e, t, o, r, a) {
       if (!isPlainObject(r) || "string" != typeof r.method) throw new rr(or.InvalidResult, `Invalid input request '${o}': each inputRequests entry must be an embedded request object with a method`, {
        key: o
       });
       const s = r.method;
       if (!t.hasInputRequestMethod(s)) throw new rr(or.InvalidResult, `Invalid input request '${o}': '${s}' is not an embedded request the ${t.era} revision defines (expected elicitation/create, sampling/createMessage, or roots/list)`, {
        key: o,
        method: s
       });
       const n = e.getRequestHandler(s);
       if (void 0 === n) throw new rr(or.CapabilityNotSupported, `Cannot fulfil input request '${o}': no handler is registered for '${s}' on this client. Declare the corresponding capability and register a handler, or handle input_required results manually.`, {
        key: o,
        method: s
       });
       const i = isPlainObject(r.params) ? r.params : void 0;
       return await n({
        jsonrpc: "2.0",
        id: o,
        method: s,
        ...void 0 !== i && {
         params: i
        }
       }, e.buildContext(function(e, t, o, r, a) {
        return {
         sessionId: a,
         mcpReq: {
          id: e,
          method: t,
          _meta: o?._meta,
          requestState: requestStateAccessor(void 0),
          signal: r,
          send: () => relatedMessagingUnavailable("send"),
          notify: () => relatedMessagingUnavailable("notify")
         }
        };
       }(o, s, i, a, e.sessionId)));
      }(e, a, t, o, r),
      retry: (e, t) => r.retry(e, function(e, t) {
       return {
        ...void 0 !== e?.signal && {
         signal: e.signal
        },
        ...void 0 !== e?.onprogress && {
         onprogress: e.onprogress
        },
        ...void 0 !== e?.resetTimeoutOnProgress && {
         resetTimeoutOnProgress: e.resetTimeoutOnProgress
        },
        ...void 0 !== e?.headers && {
         headers: e.headers
        },
        ...void 0 !== t.timeout && {
         timeout: t.timeout
        },
        ...void 0 !== t.maxTotalTimeout && {
         maxTotalTimeout: t.maxTotalTimeout
        },
        allowInputRequired: !0
       };
      }(n, t))
     };
     return async function(e) {
      const {config: t, method: o, originalParams: r, requestOptions: a, hooks: s, signal: n} = e, i = e.flowStartedAt ?? Date.now();
      let c = e.firstPayload, l = 0;
      for (;;) {
       if (l += 1, l > t.maxRounds) throw new rr(or.InputRequiredRoundsExceeded, inputRequiredRoundsExceededMessage(o, t.maxRounds), {
        rounds: t.maxRounds,
        lastResult: {
         inputRequests: c.inputRequests,
         ...void 0 !== c.requestState && {
          requestState: c.requestState
         }
        }
       });
       a.onprogress?.({
        progress: l,
        message: `Fulfilling input required by '${o}' (round ${l})`
       });
       const e = Object.entries(c.inputRequests ?? {});
       let d;
       if (e.length > 0) {
        const t = linkedRoundAbort(n);
        try {
         const o = await Promise.all(e.map(async ([e, o]) => {
          try {
           return [ e, await s.dispatchInputRequest(e, o, t.signal) ];
          } catch (e) {
           throw t.abort(e), e;
          }
         }));
         d = Object.fromEntries(o);
        } finally {
         t.dispose();
        }
       } else await sleep(250, n);
       const u = {
        ...void 0 !== a.timeout && {
         timeout: a.timeout
        }
       };
       if (void 0 !== a.maxTotalTimeout) {
        const e = Date.now() - i, t = a.maxTotalTimeout - e;
        if (t <= 0) throw new rr(or.RequestTimeout, "Maximum total timeout exceeded", {
         maxTotalTimeout: a.maxTotalTimeout,
         totalElapsed: e
        });
        u.maxTotalTimeout = t;
       }
       const p = await s.retry(buildInputRequiredRetryParams(r, d, c.requestState), u);
       if (!isInputRequiredResult(p)) return p;
       c = {
        inputRequests: p.inputRequests ?? {},
        ...void 0 !== p.requestState && {
         requestState: p.requestState
        }
       };
      }
     }({
      config: t,
      method: s.method,
      originalParams: s.params,
      firstPayload: c,
      flowStartedAt: i,
      signal: n?.signal,
      requestOptions: {
       ...void 0 !== n?.timeout && {
        timeout: n.timeout
       },
       ...void 0 !== n?.maxTotalTimeout && {
        maxTotalTimeout: n.maxTotalTimeout
       },
       ...void 0 !== n?.onprogress && {
        onprogress: n.onprogress
       }
      },
      hooks: l
     });
    }({
     getRequestHandler: e => this._getRequestHandler(e),
     buildContext: e => this.buildContext(e, void 0),
     sessionId: this.transport?.sessionId
    }, this._inputRequiredDriverConfig, e, t) : Promise.reject(new rr(or.UnsupportedResultType, `Unsupported result type 'input_required' for ${t.request.method}: multi-round-trip auto-fulfilment is not enabled on this instance \u2014 pass allowInputRequired: true to handle it manually, or enable inputRequired.autoFulfill`, {
     resultType: "input_required",
     method: t.request.method
    }));
   }
   _setupListChangedHandlers(e) {
    e.tools && this._serverCapabilities?.tools?.listChanged && this._setupListChangedHandler("tools", "notifications/tools/list_changed", e.tools, async () => (await this.listTools(void 0, {
     cacheMode: "refresh"
    })).tools), e.prompts && this._serverCapabilities?.prompts?.listChanged && this._setupListChangedHandler("prompts", "notifications/prompts/list_changed", e.prompts, async () => (await this.listPrompts(void 0, {
     cacheMode: "refresh"
    })).prompts), e.resources && this._serverCapabilities?.resources?.listChanged && this._setupListChangedHandler("resources", "notifications/resources/list_changed", e.resources, async () => (await this.listResources(void 0, {
     cacheMode: "refresh"
    })).resources);
   }
   registerCapabilities(e) {
    if (this.transport) throw new Error("Cannot register capabilities after connecting to transport");
    this._capabilities = function(e, t) {
     const o = {
      ...e
     };
     for (const e in t) {
      const r = e, a = t[r];
      if (void 0 === a) continue;
      const s = o[r];
      o[r] = isPlainObject$1(s) && isPlainObject$1(a) ? {
       ...s,
       ...a
      } : a;
     }
     return o;
    }(this._capabilities, e);
   }
   setVersionNegotiation(e) {
    if (this.transport) throw new Error("Cannot configure version negotiation after connecting to transport");
    this._versionNegotiation = e;
   }
   _wrapHandler(e, t) {
    return "elicitation/create" === e ? async (e, o) => {
     const r = codecForVersion(this._negotiatedProtocolVersion);
     let a = r.validateRequest("elicitation/create", e);
     if (a.ok || "not-in-era" !== a.reason || (a = r.validateInputRequest("elicitation/create", e)), 
     !a.ok) throw new br("not-in-era" === a.reason ? Sr.InternalError : Sr.InvalidParams, "not-in-era" === a.reason ? "No wire schema for elicitation/create in the resolved era" : `Invalid elicitation request: ${a.message}`);
     const {params: s} = a.value;
     s.mode = s.mode ?? "form";
     const {supportsFormMode: n, supportsUrlMode: i} = function(e) {
      if (!e) return {
       supportsFormMode: !1,
       supportsUrlMode: !1
      };
      const t = void 0 !== e.form, o = void 0 !== e.url;
      return {
       supportsFormMode: t || !t && !o,
       supportsUrlMode: o
      };
     }(this._capabilities.elicitation);
     if ("form" === s.mode && !n) throw new br(Sr.InvalidParams, "Client does not support form-mode elicitation requests");
     if ("url" === s.mode && !i) throw new br(Sr.InvalidParams, "Client does not support URL-mode elicitation requests");
     const c = await t(e, o);
     let l = r.validateResult("elicitation/create", c);
     if (l.ok || "not-in-era" !== l.reason || (l = r.validateInputResponse("elicitation/create", c)), 
     !l.ok) throw new br("not-in-era" === l.reason ? Sr.InternalError : Sr.InvalidParams, "not-in-era" === l.reason ? "No wire schema for elicitation/create in the resolved era" : `Invalid elicitation result: ${l.message}`);
     const d = l.value, u = "form" === s.mode ? s.requestedSchema : void 0;
     if ("form" === s.mode && "accept" === d.action && d.content && u && this._capabilities.elicitation?.form?.applyDefaults) try {
      applyElicitationDefaults(u, d.content);
     } catch {}
     return d;
    } : "sampling/createMessage" === e ? async (e, o) => {
     const r = codecForVersion(this._negotiatedProtocolVersion);
     let a = r.validateRequest("sampling/createMessage", e);
     if (a.ok || "not-in-era" !== a.reason || (a = r.validateInputRequest("sampling/createMessage", e)), 
     !a.ok) throw new br("not-in-era" === a.reason ? Sr.InternalError : Sr.InvalidParams, "not-in-era" === a.reason ? "No wire schema for sampling/createMessage in the resolved era" : `Invalid sampling request: ${a.message}`);
     const {params: s} = a.value, n = await t(e, o), i = Boolean(s.tools || s.toolChoice);
     let c = r.samplingResultVariant(i, n);
     if (c.ok || "not-in-era" !== c.reason || (c = r.validateInputResponse("sampling/createMessage", n)), 
     !c.ok) throw new br("not-in-era" === c.reason ? Sr.InternalError : Sr.InvalidParams, "not-in-era" === c.reason ? "No result schema for sampling/createMessage in the resolved era" : `Invalid sampling result: ${c.message}`);
     return c.value;
    } : t;
   }
   assertCapability(e, t) {
    if (!this._serverCapabilities?.[e]) throw new rr(or.CapabilityNotSupported, `Server does not support ${e} (required for ${t})`);
   }
   async connect(e, t) {
    if (null != t?.prior) return this._connectFromPrior(e, function(e) {
     if ("object" == typeof e && null !== e) {
      if ("legacy" === e.kind && !("supportedVersions" in e) && !("discover" in e)) return e;
      if ("modern" === e.kind && pe.safeParse(e.discover).success) return e;
     }
     throw new rr(or.EraNegotiationFailed, "connect({ prior }): unrecognized prior \u2014 expected { kind: 'modern', discover } or { kind: 'legacy' }");
    }(t.prior), t);
    const o = function(e, t) {
     const o = e?.mode ?? "legacy";
     if ("legacy" === o) return {
      kind: "legacy"
     };
     const r = e?.probe ?? {};
     if ("object" == typeof o) {
      if (!isModernProtocolVersion(o.pin)) throw new TypeError(`versionNegotiation: { pin: '${o.pin}' } is not a modern protocol revision \u2014 pinning is for 2026-07-28 and later; omit versionNegotiation (or use mode: 'legacy') for 2025-era servers.`);
      return {
       kind: "pin",
       version: o.pin,
       probe: r
      };
     }
     const a = t ? modernProtocolVersions(t) : [];
     return {
      kind: "auto",
      modernVersions: a.length > 0 ? a : [ ...nr ],
      fallbackAvailable: !t || legacyProtocolVersions(t).length > 0,
      probe: r
     };
    }(this._versionNegotiation, this._supportedProtocolVersionsOption);
    return "legacy" !== o.kind ? this._connectNegotiated(e, o, t) : this._connectPlainLegacy(e, t);
   }
   async _connectPlainLegacy(e, t) {
    if (await super.connect(e), void 0 !== e.sessionId) {
     const t = this._negotiatedProtocolVersion;
     return void (void 0 !== t && e.setProtocolVersion?.(t));
    }
    this._resetConnectionState(), await this._legacyHandshake(e, t);
   }
   async _legacyHandshake(e, t) {
    const o = legacyProtocolVersions(this._supportedProtocolVersions);
    try {
     const r = o[0];
     if (void 0 === r) throw new rr(or.EraNegotiationFailed, "Cannot run the initialize handshake: supportedProtocolVersions contains no pre-2026-07-28 protocol version");
     const a = await this.request({
      method: "initialize",
      params: {
       protocolVersion: r,
       capabilities: this._capabilities,
       clientInfo: this._clientInfo
      }
     }, t);
     if (void 0 === a) throw new Error(`Server sent invalid initialize result: ${a}`);
     if (!o.includes(a.protocolVersion)) throw new Error(`Server's protocol version is not supported: ${a.protocolVersion}`);
     this._serverCapabilities = a.capabilities, this._serverVersion = a.serverInfo, this._cache.setServerIdentity(this._deriveServerIdentity(e)), 
     e.setProtocolVersion && e.setProtocolVersion(a.protocolVersion), this._instructions = a.instructions, 
     await this.notification({
      method: "notifications/initialized"
     }), this._negotiatedProtocolVersion = a.protocolVersion, this._listChangedConfig && this._setupListChangedHandlers(this._listChangedConfig);
    } catch (e) {
     throw this.close(), e;
    }
   }
   async _connectNegotiated(e, t, o) {
    if (void 0 !== e.sessionId) {
     await super.connect(e);
     const t = this._negotiatedProtocolVersion;
     return void (void 0 !== t && e.setProtocolVersion && e.setProtocolVersion(t));
    }
    let r;
    this._resetConnectionState();
    try {
     const a = detectProbeTransportKind(e), s = {
      clientInfo: this._clientInfo,
      capabilities: this._capabilities,
      environment: detectProbeEnvironment(),
      defaultTimeoutMs: o?.timeout ?? aa
     }, n = "stdio" === a ? function(e) {
      const t = Object.getPrototypeOf(e);
      if (null === t || !Object.prototype.hasOwnProperty.call(t, "_dispose")) return;
      const o = e._serverParams;
      return "object" == typeof o && null !== o && "string" == typeof o.command ? o : void 0;
     }(e) : void 0;
     r = void 0 === n ? await negotiateEra(t, {
      ...s,
      transport: e,
      transportKind: a
     }) : await async function(e, t, o, r) {
      const a = new (0, t.constructor)({
       ...o,
       stderr: "ignore"
      }), s = t.close;
      let n, i = !1;
      const c = new Promise((e, t) => {
       n = () => t(callerCloseAbortError());
      });
      let l;
      t.close = async function() {
       return i = !0, n?.(), s.call(t);
      };
      try {
       const t = negotiateEra(e, {
        ...r,
        transport: a,
        transportKind: "stdio",
        disposableProbe: !0
       });
       t.catch(() => {}), l = await Promise.race([ t, c ]);
      } finally {
       await async function(e) {
        try {
         const t = e._dispose;
         await ("function" == typeof t ? t.call(e) : e.close());
        } catch {}
       }(a), t.close = s;
      }
      if (i) throw callerCloseAbortError();
      return l;
     }(t, e, n, s);
    } catch (t) {
     throw await e.close().catch(() => {}), disarmSpentCloseGuard(e), t;
    }
    if (disarmSpentCloseGuard(e), await super.connect(e), "legacy" !== r.era) {
     if (this._serverCapabilities = r.discover.capabilities, this._serverVersion = serverInfoFromDiscover(r.discover), 
     this._cache.setServerIdentity(this._deriveServerIdentity(e)), this._instructions = r.discover.instructions, 
     this._discoverResult = r.discover, this._negotiatedProtocolVersion = r.version, 
     e.setProtocolVersion && e.setProtocolVersion(r.version), this._listChangedConfig) {
      const e = this._listChangedConfig, t = this._serverCapabilities, r = {
       ...e.tools && t?.tools?.listChanged && {
        tools: e.tools
       },
       ...e.prompts && t?.prompts?.listChanged && {
        prompts: e.prompts
       },
       ...e.resources && t?.resources?.listChanged && {
        resources: e.resources
       }
      };
      let a = !0;
      try {
       this._setupListChangedHandlers(r);
      } catch (e) {
       a = !1, this.onerror?.(e instanceof Error ? e : new Error(String(e)));
      }
      const s = a ? {
       ...r.tools && {
        toolsListChanged: !0
       },
       ...r.prompts && {
        promptsListChanged: !0
       },
       ...r.resources && {
        resourcesListChanged: !0
       }
      } : {};
      if (Object.keys(s).length > 0) {
       const e = new AbortController, onConnectAbort = () => e.abort(o?.signal?.reason);
       o?.signal?.aborted && onConnectAbort(), o?.signal?.addEventListener("abort", onConnectAbort);
       try {
        this._autoOpenedSubscription = await this.listen(s, {
         timeout: o?.timeout,
         signal: e.signal
        });
       } catch (e) {
        if (o?.signal?.aborted) throw await this.close().catch(() => {}), e;
        this.onerror?.(e instanceof Error ? e : new Error(String(e)));
       } finally {
        o?.signal?.removeEventListener("abort", onConnectAbort);
       }
      }
     }
    } else await this._legacyHandshake(e, o);
   }
   async _connectFromPrior(e, t, o) {
    if ("legacy" === t.kind) return this._connectPlainLegacy(e, o);
    const r = t.discover;
    this._resetConnectionState();
    const a = this._supportedProtocolVersionsOption, s = (a && modernProtocolVersions(a).length > 0 ? modernProtocolVersions(a) : nr).find(e => r.supportedVersions.includes(e));
    if (void 0 === s) throw new rr(or.EraNegotiationFailed, "connect({ prior }) with a modern verdict requires a 2026-07-28+ mutual protocol version; the supplied DiscoverResult and this client's supportedProtocolVersions have no modern overlap. For a server known to be legacy, pass prior: { kind: 'legacy' } to skip the probe and initialize directly, or use versionNegotiation: { mode: 'auto' } to re-probe with legacy fallback.");
    if (await super.connect(e), this._discoverResult = r, this._serverCapabilities = r.capabilities, 
    this._serverVersion = serverInfoFromDiscover(r), this._cache.setServerIdentity(this._deriveServerIdentity(e)), 
    this._instructions = r.instructions, this._negotiatedProtocolVersion = s, e.setProtocolVersion?.(s), 
    this._listChangedConfig) try {
     this._setupListChangedHandlers(this._listChangedConfig);
    } catch (e) {
     this.onerror?.(e instanceof Error ? e : new Error(String(e)));
    }
   }
   getServerCapabilities() {
    return this._serverCapabilities;
   }
   getServerVersion() {
    return this._serverVersion;
   }
   _deriveServerIdentity(e) {
    const t = this._serverVersion;
    return void 0 !== t ? `${t.name}@${t.version}` : e.sessionId ?? `anonymous:${Date.now()}-${Math.random().toString(36).slice(2)}`;
   }
   getNegotiatedProtocolVersion() {
    return this._negotiatedProtocolVersion;
   }
   getProtocolEra() {
    const e = this._negotiatedProtocolVersion;
    if (void 0 !== e) return isModernProtocolVersion(e) ? "modern" : "legacy";
   }
   getInstructions() {
    return this._instructions;
   }
   getDiscoverResult() {
    return this._discoverResult;
   }
   assertCapabilityForMethod(e) {
    switch (e) {
    case "logging/setLevel":
     if (!this._serverCapabilities?.logging) throw new rr(or.CapabilityNotSupported, `Server does not support logging (required for ${e})`);
     break;

    case "prompts/get":
    case "prompts/list":
     if (!this._serverCapabilities?.prompts) throw new rr(or.CapabilityNotSupported, `Server does not support prompts (required for ${e})`);
     break;

    case "resources/list":
    case "resources/templates/list":
    case "resources/read":
    case "resources/subscribe":
    case "resources/unsubscribe":
     if (!this._serverCapabilities?.resources) throw new rr(or.CapabilityNotSupported, `Server does not support resources (required for ${e})`);
     if ("resources/subscribe" === e && !this._serverCapabilities.resources.subscribe) throw new rr(or.CapabilityNotSupported, `Server does not support resource subscriptions (required for ${e})`);
     break;

    case "tools/call":
    case "tools/list":
     if (!this._serverCapabilities?.tools) throw new rr(or.CapabilityNotSupported, `Server does not support tools (required for ${e})`);
     break;

    case "completion/complete":
     if (!this._serverCapabilities?.completions) throw new rr(or.CapabilityNotSupported, `Server does not support completions (required for ${e})`);
    }
   }
   assertNotificationCapability(e) {
    if ("notifications/roots/list_changed" === e && !this._capabilities.roots?.listChanged) throw new rr(or.CapabilityNotSupported, `Client does not support roots list changed notifications (required for ${e})`);
   }
   assertRequestHandlerCapability(e) {
    switch (e) {
    case "sampling/createMessage":
     if (!this._capabilities.sampling) throw new rr(or.CapabilityNotSupported, `Client does not support sampling capability (required for ${e})`);
     break;

    case "elicitation/create":
     if (!this._capabilities.elicitation) throw new rr(or.CapabilityNotSupported, `Client does not support elicitation capability (required for ${e})`);
     break;

    case "roots/list":
     if (!this._capabilities.roots) throw new rr(or.CapabilityNotSupported, `Client does not support roots capability (required for ${e})`);
    }
   }
   async ping(e) {
    return this.request({
     method: "ping"
    }, e);
   }
   async discover(e) {
    const t = await this._requestWithSchema({
     method: "server/discover"
    }, pe, e);
    return this._discoverResult = t, t;
   }
   async complete(e, t) {
    return this.request({
     method: "completion/complete",
     params: e
    }, t);
   }
   async setLoggingLevel(e, t) {
    return this.request({
     method: "logging/setLevel",
     params: {
      level: e
     }
    }, t);
   }
   async getPrompt(e, t) {
    return this.request({
     method: "prompts/get",
     params: e
    }, t);
   }
   async listPrompts(e, t) {
    if (!this._serverCapabilities?.prompts && !this._enforceStrictCapabilities) return console.debug("Client.listPrompts() called but server does not advertise prompts capability - returning empty list"), 
    {
     prompts: []
    };
    if (void 0 !== e?.cursor) return this.request({
     method: "prompts/list",
     params: e
    }, t);
    const o = await this._serveFromCache("prompts/list", void 0, t);
    return void 0 !== o ? o : this._listAllPages("prompts/list", e, t, e => e.prompts);
   }
   async listResources(e, t) {
    if (!this._serverCapabilities?.resources && !this._enforceStrictCapabilities) return console.debug("Client.listResources() called but server does not advertise resources capability - returning empty list"), 
    {
     resources: []
    };
    if (void 0 !== e?.cursor) return this.request({
     method: "resources/list",
     params: e
    }, t);
    const o = await this._serveFromCache("resources/list", void 0, t);
    return void 0 !== o ? o : this._listAllPages("resources/list", e, t, e => e.resources);
   }
   async listResourceTemplates(e, t) {
    if (!this._serverCapabilities?.resources && !this._enforceStrictCapabilities) return console.debug("Client.listResourceTemplates() called but server does not advertise resources capability - returning empty list"), 
    {
     resourceTemplates: []
    };
    if (void 0 !== e?.cursor) return this.request({
     method: "resources/templates/list",
     params: e
    }, t);
    const o = await this._serveFromCache("resources/templates/list", void 0, t);
    return void 0 !== o ? o : this._listAllPages("resources/templates/list", e, t, e => e.resourceTemplates);
   }
   async _listAllPages(e, t, o, r, a) {
    const s = "bypass" === o?.cacheMode, n = this._cache.captureGeneration(e), i = await this._walkPages(e, r => {
     const a = void 0 === r ? t && {
      ...t
     } : {
      ...t,
      cursor: r
     };
     return this.request({
      method: e,
      ...a && {
       params: a
      }
     }, o);
    }, r);
    return delete i.nextCursor, a?.(i), s || await this._cache.write(e, i, n, this._freshness(i)), 
    i;
   }
   async _walkPages(e, t, o) {
    const r = await t(void 0);
    let a = r.nextCursor, s = r, n = 1;
    for (;void 0 !== a; ) {
     if (0 !== this._listMaxPages && n >= this._listMaxPages) throw new rr(or.ListPaginationExceeded, `${e}: exceeded listMaxPages (${this._listMaxPages}); server pagination did not terminate`, {
      method: e,
      listMaxPages: this._listMaxPages
     });
     const i = await t(a);
     if (i.nextCursor === a && JSON.stringify(o(i)) === JSON.stringify(o(s))) break;
     o(r).push(...o(i)), s = i, a = i.nextCursor, n++;
    }
    return r;
   }
   _freshness(e, t) {
    const o = e, r = "number" == typeof o.ttlMs ? o.ttlMs : this._defaultCacheTtlMs, a = "public" === o.cacheScope ? "public" : "private";
    return {
     expiresAt: this._cache.now() + Math.min(Math.max(0, r), 864e5),
     scope: a,
     params: t
    };
   }
   async _serveFromCache(e, t, o) {
    if ("bypass" === o?.cacheMode || "refresh" === o?.cacheMode) return;
    const r = await this._cache.read(e, t).catch(e => {
     this._reportStoreError(e);
    });
    if (void 0 !== r) {
     if (o?.signal?.aborted) {
      const e = o.signal.reason;
      throw e instanceof rr ? e : new rr(or.RequestTimeout, String(e));
     }
     return r.value;
    }
   }
   _reportStoreError(e) {
    this.onerror?.(e instanceof Error ? e : new Error(String(e)));
   }
   _compileOutputValidator(e) {
    if (e.outputSchema) try {
     return {
      ok: !0,
      validator: this._jsonSchemaValidator.getValidator(e.outputSchema)
     };
    } catch (e) {
     return {
      ok: !1,
      compileError: e
     };
    }
   }
   async _resolveXMcpHeaderScan(e, t) {
    const o = t ?? await this._cache.toolDefinition(e);
    return void 0 === o ? void 0 : scanXMcpHeaderDeclarations(o.inputSchema);
   }
   async readResource(e, t) {
    const {result: o} = await this._readResource(e, t);
    return o;
   }
   async _readResource(e, t) {
    const o = await this._serveFromCache("resources/read", e.uri, t);
    if (void 0 !== o) return {
     result: o,
     cached: !0
    };
    const r = this._cache.captureGeneration("resources/read", e.uri), a = await this.request({
     method: "resources/read",
     params: e
    }, t);
    if ("bypass" !== t?.cacheMode) {
     const o = this._freshness(a, e.uri);
     o.expiresAt > this._cache.now() ? await this._cache.write("resources/read", a, r, o) : "refresh" === t?.cacheMode && await this._cache.evictKey("resources/read", e.uri);
    }
    return {
     result: a,
     cached: !1
    };
   }
   async subscribeResource(e, t) {
    return this.request({
     method: "resources/subscribe",
     params: e
    }, t);
   }
   async unsubscribeResource(e, t) {
    return this.request({
     method: "resources/unsubscribe",
     params: e
    }, t);
   }
   async listen(e, t) {
    if (void 0 === this.transport) throw new rr(or.NotConnected, "Not connected");
    const o = this._negotiatedProtocolVersion;
    if (void 0 === o || !isModernProtocolVersion(o)) throw new rr(or.MethodNotSupportedByProtocolVersion, `subscriptions/listen requires a 2026-07-28-era connection (negotiated: ${o ?? "none"}). On a 2025-era connection, change notifications are delivered unsolicited: use ClientOptions.listChanged and resources/subscribe instead.`, {
     method: "subscriptions/listen",
     protocolVersion: o
    });
    if (t?.signal?.aborted) {
     const e = t.signal.reason;
     throw e instanceof rr ? e : new rr(or.RequestTimeout, String(e));
    }
    const r = new AbortController, a = "listen:" + this._nextListenId++;
    let s, n, i, c, l = "opening";
    const d = new Promise((e, t) => {
     i = e, c = t;
    });
    let u;
    const p = new Promise(e => {
     u = e;
    }), settle = e => {
     if ("closed" === l) return;
     const o = "opening" === l;
     if (void 0 !== s && (clearTimeout(s), s = void 0), "ack" in e) return l = "open", 
     void i(e.ack);
     l = "closed", void 0 !== n && t?.signal?.removeEventListener("abort", n), this._listenState.delete(a), 
     r.abort(), u(e.cause), o && c(e.error ?? new rr(or.ConnectionClosed, "subscriptions/listen closed before the server acknowledged"));
    }, wireTeardown = async () => {
     r.abort(), await this.notification({
      method: "notifications/cancelled",
      params: {
       requestId: a
      }
     }).catch(() => {});
    };
    this._listenState.set(a, {
     settle: settle
    });
    const m = t?.timeout ?? aa;
    if (s = setTimeout(() => {
     settle({
      cause: "remote",
      error: new rr(or.RequestTimeout, "subscriptions/listen ack timed out", {
       timeout: m
      })
     }), wireTeardown().catch(() => {});
    }, m), t?.signal) {
     const e = t.signal;
     n = () => {
      if ("closed" === l) return;
      const t = e.reason;
      settle({
       cause: "local",
       error: t instanceof Error ? t : new Error(String(t ?? "Aborted"))
      }), wireTeardown().catch(() => {});
     }, e.addEventListener("abort", n, {
      once: !0
     });
    }
    const h = {
     jsonrpc: "2.0",
     id: a,
     method: "subscriptions/listen",
     params: {
      _meta: {
       ...this._outboundMetaEnvelope()
      },
      notifications: e
     }
    }, routeSendFailure = e => {
     settle({
      cause: "remote",
      error: e instanceof Error ? e : new Error(String(e))
     });
    };
    try {
     this.transport.send(h, {
      requestSignal: r.signal,
      onRequestStreamEnd: () => settle({
       cause: "remote",
       error: new Error("subscriptions/listen: stream ended")
      })
     }).catch(routeSendFailure);
    } catch (e) {
     routeSendFailure(e);
    }
    return {
     honoredFilter: await d,
     close: async () => {
      "closed" !== l && (settle({
       cause: "local"
      }), await wireTeardown());
     },
     closed: p
    };
   }
   get autoOpenedSubscription() {
    return this._autoOpenedSubscription;
   }
   _onnotification(e, t) {
    const o = Object.hasOwn(Tn, e.method) ? Tn[e.method] : void 0;
    if ("notifications/resources/updated" === e.method) {
     const t = e.params?.uri;
     "string" == typeof t && this._cache.evictKey("resources/read", t);
    } else if (void 0 !== o) for (const e of o) this._cache.evict(e);
    if ("notifications/subscriptions/acknowledged" === e.method) {
     const t = e.params?._meta?.[w], o = "string" == typeof t ? this._listenState.get(t) : void 0;
     if (void 0 !== o) {
      const t = this._wireCodec().validateNotification("notifications/subscriptions/acknowledged", e);
      return void o.settle({
       ack: t.ok ? t.value.params.notifications : {}
      });
     }
    }
    if ("notifications/cancelled" === e.method) {
     const t = e.params?.requestId, o = "string" == typeof t ? this._listenState.get(t) : void 0;
     if (void 0 !== o) return void o.settle({
      cause: "remote",
      error: new Error("subscriptions/listen: server cancelled the subscription")
     });
    }
    super._onnotification(e, t);
   }
   _onresponse(e) {
    const t = e.id, o = "string" == typeof t ? this._listenState.get(t) : void 0;
    void 0 === o ? super._onresponse(e) : isJSONRPCErrorResponse(e) ? o.settle({
     cause: "remote",
     error: br.fromError(e.error.code, e.error.message, e.error.data)
    }) : o.settle({
     cause: "graceful",
     error: new rr(or.ConnectionClosed, "subscriptions/listen: server closed the subscription gracefully before acknowledging")
    });
   }
   _onclose() {
    if (this._listenState.size > 0) {
     const e = new rr(or.ConnectionClosed, "Connection closed");
     for (const t of this._listenState.values()) t.settle({
      cause: "remote",
      error: e
     });
     this._listenState.clear();
    }
    super._onclose();
   }
   async callTool(e, t) {
    const o = "modern" === this.getProtocolEra() && "browser" !== detectProbeEnvironment(), buildSendOptions = async () => {
     if (!o) return t;
     let r;
     try {
      r = await this._resolveXMcpHeaderScan(e.name, t?.toolDefinition);
     } catch (e) {
      this._reportStoreError(e);
     }
     if (!r?.valid || 0 === r.declarations.length) return t;
     const a = function(e, t) {
      const o = {};
      for (const r of e) {
       const e = valueAtPath(t, r.path);
       if (null == e) continue;
       const a = mcpParamPrimitiveToString(e);
       void 0 !== a && (o[`Mcp-Param-${r.headerName}`] = encodeMcpParamValue(a));
      }
      return o;
     }(r.declarations, e.arguments);
     return 0 === Object.keys(a).length ? t : {
      ...t,
      headers: {
       ...t?.headers,
       ...a
      }
     };
    };
    let r = void 0 === t?.toolDefinition ? await this._cache.outputValidator(e.name, e => this._compileOutputValidator(e)).catch(e => {
     this._reportStoreError(e);
    }) : this._compileOutputValidator(t.toolDefinition);
    const assertCompiled = () => {
     if (void 0 === r || r.ok) return;
     const t = r.compileError, o = (t instanceof Error ? t.message : String(t)).slice(0, 200);
     throw new br(Sr.InvalidParams, `Tool '${e.name}' has an invalid outputSchema: ${o}`);
    };
    let a;
    assertCompiled();
    try {
     a = await this.request({
      method: "tools/call",
      params: e
     }, await buildSendOptions());
    } catch (s) {
     const n = s instanceof br && -32020 === s.code;
     if (!o || !n || void 0 !== t?.toolDefinition) throw s;
     const i = {
      signal: t?.signal,
      timeout: t?.timeout,
      cacheMode: "refresh"
     };
     await this._cache.evict("tools/list"), await this.listTools(void 0, i).catch(e => this._reportStoreError(e)), 
     r = await this._cache.outputValidator(e.name, e => this._compileOutputValidator(e)).catch(e => {
      this._reportStoreError(e);
     }), assertCompiled(), a = await this.request({
      method: "tools/call",
      params: e
     }, await buildSendOptions());
    }
    const s = void 0 !== r && r.ok ? r.validator : void 0;
    if (s) {
     if (void 0 === a.structuredContent && !a.isError) throw new br(Sr.InvalidRequest, `Tool ${e.name} has an output schema but did not return structured content`);
     if (void 0 !== a.structuredContent && !a.isError) try {
      const e = s(a.structuredContent);
      if (!e.valid) throw new br(Sr.InvalidParams, `Structured content does not match the tool's output schema: ${e.errorMessage}`);
     } catch (e) {
      if (e instanceof br) throw e;
      throw new br(Sr.InvalidParams, `Failed to validate structured content: ${e instanceof Error ? e.message : String(e)}`);
     }
    }
    return a;
   }
   async listTools(e, t) {
    if (!this._serverCapabilities?.tools && !this._enforceStrictCapabilities) return console.debug("Client.listTools() called but server does not advertise tools capability - returning empty list"), 
    {
     tools: []
    };
    if (void 0 !== e?.cursor) {
     const o = await this.request({
      method: "tools/list",
      params: e
     }, t);
     return this._excludeInvalidXMcpHeaderTools(o), o;
    }
    const o = await this._serveFromCache("tools/list", void 0, t);
    return void 0 !== o ? o : this._listAllPages("tools/list", e, t, e => e.tools, e => this._excludeInvalidXMcpHeaderTools(e));
   }
   _excludeInvalidXMcpHeaderTools(e) {
    if ("modern" !== this.getProtocolEra() || !this.transport || "stdio" === detectProbeTransportKind(this.transport)) return;
    const t = e.tools.filter(e => {
     const t = scanXMcpHeaderDeclarations(e.inputSchema);
     return !!t.valid || (console.warn(`[mcp-sdk] excluding tool '${e.name}' from tools/list: invalid x-mcp-header declaration \u2014 ${t.reason}`), 
     !1);
    });
    t.length !== e.tools.length && (e.tools = t);
   }
   _setupListChangedHandler(e, t, o, r) {
    const a = parseSchema(Pt, o);
    if (!a.success) throw new Error(`Invalid ${e} listChanged options: ${a.error.message}`);
    if ("function" != typeof o.onChanged) throw new TypeError(`Invalid ${e} listChanged options: onChanged must be a function`);
    const {autoRefresh: s, debounceMs: n} = a.data, {onChanged: i} = o, refresh = async () => {
     if (s) try {
      i(null, await r());
     } catch (e) {
      i(e instanceof Error ? e : new Error(String(e)), null);
     } else i(null, null);
    };
    this.setNotificationHandler(t, () => {
     if (n) {
      const t = this._listChangedDebounceTimers.get(e);
      t && clearTimeout(t);
      const o = setTimeout(refresh, n);
      this._listChangedDebounceTimers.set(e, o);
     } else refresh();
    });
   }
   async sendRootsListChanged() {
    return this.notification({
     method: "notifications/roots/list_changed"
    });
   }
  }, qn = o(84985);
  (class extends Error {
   static {
    Object.defineProperty(this, "mcpBrand", {
     value: "mcp.SseError"
    });
   }
   static [Symbol.hasInstance](e) {
    return brandedHasInstance(this, e);
   }
   static isInstance(e) {
    if ("function" != typeof this) throw new TypeError("isInstance must be called on the class (e.g. `SdkError.isInstance(value)`); for callbacks use `v => SdkError.isInstance(v)`");
    return brandedHasInstance(this, e);
   }
   constructor(e, t, o) {
    super(`SSE error: ${t}`), this.code = e, this.event = o, stampErrorBrands(this, new.target);
   }
  });
  const Nn = {
   initialReconnectionDelay: 1e3,
   maxReconnectionDelay: 3e4,
   reconnectionDelayGrowFactor: 1.5,
   maxRetries: 2
  }, Yn = new Set([ "authorization", "dpop", "content-type", "mcp-protocol-version", "mcp-method", "mcp-name", "mcp-session-id" ]);
  function anySignal(e, t) {
   if ("function" == typeof AbortSignal.any) return AbortSignal.any([ e, t ]);
   const o = new AbortController;
   if (e.aborted) return o.abort(e.reason), o.signal;
   if (t.aborted) return o.abort(t.reason), o.signal;
   const cleanup = () => {
    e.removeEventListener("abort", onA), t.removeEventListener("abort", onB);
   };
   function onA() {
    cleanup(), o.abort(e.reason);
   }
   function onB() {
    cleanup(), o.abort(t.reason);
   }
   return e.addEventListener("abort", onA, {
    once: !0
   }), t.addEventListener("abort", onB, {
    once: !0
   }), o.signal;
  }
  var zn = class {
   _abortController;
   _url;
   _resourceMetadataUrl;
   _scope;
   _requestInit;
   _authProvider;
   _oauthProvider;
   _skipIssuerMetadataValidation;
   _fetch;
   _fetchWithInit;
   _redirectPolicy;
   _sessionId;
   _reconnectionOptions;
   _protocolVersion;
   _onInsufficientScope;
   _maxStepUpRetries;
   _serverRetryMs;
   _reconnectionScheduler;
   _cancelReconnection;
   onclose;
   onerror;
   onmessage;
   hasPerRequestStream=!0;
   constructor(e, t) {
    var o, r;
    this._url = e, this._resourceMetadataUrl = void 0, this._scope = void 0, this._requestInit = t?.requestInit, 
    this._skipIssuerMetadataValidation = t?.skipIssuerMetadataValidation, this._fetch = t?.fetch, 
    function(e) {
     if (null == e) return !1;
     const t = e;
     return "function" == typeof t.tokens && "function" == typeof t.clientInformation;
    }(t?.authProvider) ? (this._oauthProvider = t.authProvider, this._authProvider = (o = t.authProvider, 
    r = {
     skipIssuerMetadataValidation: t.skipIssuerMetadataValidation
    }, {
     token: async () => (await o.tokens())?.access_token,
     onUnauthorized: async e => async function(e, t, o) {
      const {resourceMetadataUrl: r, scope: a} = public_CvV4ZHkX_extractWWWAuthenticateParams(t.response);
      if ("AUTHORIZED" !== await public_CvV4ZHkX_auth(e, {
       serverUrl: t.serverUrl,
       resourceMetadataUrl: r,
       scope: a,
       fetchFn: t.fetchFn,
       ...o
      })) throw new bn;
     }(o, e, r)
    }), t.authProvider.dpop && (this._fetch = (e => {
     return t = async () => {
      try {
       return await (e.dpop?.());
      } catch (e) {
       throw public_CvV4ZHkX_markAuthSeamEscape(e);
      }
     }, o = async () => {
      let t;
      try {
       t = await e.tokens();
      } catch (e) {
       throw public_CvV4ZHkX_markAuthSeamEscape(e);
      }
      return "dpop" === t?.token_type?.toLowerCase() ? t.access_token : void 0;
     }, e => {
      const r = t;
      return async (t, a) => {
       const s = (a?.method ?? "GET").toUpperCase(), n = new URL(t.toString()), i = await r();
       if (!i) return e(t, a);
       const makeRequest = async () => {
        const r = await o();
        if (!r) return e(t, a);
        const c = new Headers(a?.headers), l = await i.buildProof({
         htm: s,
         htu: n,
         accessToken: r
        });
        return c.set("Authorization", `DPoP ${r}`), c.set("DPoP", l), e(t, {
         ...a,
         headers: c
        });
       };
       let c = await makeRequest();
       return function(e) {
        if (401 !== e.status) return !1;
        const t = e.headers.get("www-authenticate") ?? "";
        return function(e) {
         return /(?:^|,)\s*dpop(?:\s|$|,)/i.test(e);
        }(t) && /use_dpop_nonce/i.test(t);
       }(c) && c.headers.has("dpop-nonce") && (i.observeNonce(c, n), await (c.text?.().catch(() => {})), 
       c = await makeRequest()), i.observeNonce(c, n), c;
      };
     };
     var t, o;
    })(t.authProvider)(t.fetch ?? fetch))) : this._authProvider = t?.authProvider, this._redirectPolicy = t?.redirectPolicy, 
    this._fetchWithInit = function(e = fetch, t) {
     return t ? async (o, r) => e(o, {
      ...t,
      ...r,
      headers: r?.headers ? {
       ...normalizeHeaders(t.headers),
       ...normalizeHeaders(r.headers)
      } : t.headers
     }) : e;
    }(t?.fetch, t?.requestInit), "follow" === this._redirectPolicy && (this._fetchWithInit = function(e) {
     const copy = (t, o) => e(t, o);
     return pa.add(copy), copy;
    }(this._fetchWithInit)), this._sessionId = t?.sessionId, this._protocolVersion = t?.protocolVersion, 
    this._reconnectionOptions = t?.reconnectionOptions ?? Nn, this._reconnectionScheduler = t?.reconnectionScheduler, 
    this._onInsufficientScope = t?.onInsufficientScope ?? "reauthorize", this._maxStepUpRetries = Math.max(0, t?.maxStepUpRetries ?? 1);
   }
   async _stepUpAuthorize(e, t) {
    try {
     return await this._stepUpAuthorizeInner(e, t);
    } catch (e) {
     throw public_CvV4ZHkX_markAuthSeamEscape(e);
    }
   }
   async _stepUpAuthorizeInner(e, t) {
    if ("throw" === this._onInsufficientScope) throw new Sn({
     requiredScope: e.scope,
     resourceMetadataUrl: e.resourceMetadataUrl,
     errorDescription: e.errorDescription
    });
    if (!this._oauthProvider) throw new Sn({
     requiredScope: e.scope,
     resourceMetadataUrl: e.resourceMetadataUrl,
     errorDescription: e.errorDescription
    });
    if (t >= this._maxStepUpRetries) throw new ar(or.ClientHttpForbidden, `Server returned 403 insufficient_scope after step-up re-authorization (retry limit ${this._maxStepUpRetries} reached)`, {
     status: 403,
     statusText: e.statusText ?? "Forbidden",
     text: e.text
    });
    e.resourceMetadataUrl && (this._resourceMetadataUrl = e.resourceMetadataUrl);
    const o = await this._oauthProvider.tokens(), r = computeScopeUnion(this._scope, o?.scope, e.scope);
    this._scope = r;
    const a = function(e, t) {
     if (!e) return !1;
     const o = new Set((t ?? "").split(/\s+/).filter(Boolean));
     for (const t of e.split(/\s+/)) if (t && !o.has(t)) return !0;
     return !1;
    }(r, o?.scope);
    return public_CvV4ZHkX_auth(this._oauthProvider, {
     serverUrl: this._url,
     resourceMetadataUrl: this._resourceMetadataUrl,
     scope: r,
     forceReauthorization: a,
     fetchFn: this._fetchWithInit,
     skipIssuerMetadataValidation: this._skipIssuerMetadataValidation
    });
   }
   _redirects(e) {
    return "follow" === this._redirectPolicy ? e : src_CeKsbNLO_fetchWithinOrigin(e);
   }
   _unfollowedRedirect(e, t) {
    const o = "follow" === this._redirectPolicy ? void 0 : function(e, t) {
     if ("opaqueredirect" === t.type) return "Redirect not followed: this runtime does not expose where it points";
     const o = redirectTarget(t.url || e, t);
     return o ? (o.username = o.password = o.search = o.hash = "", "http:" === o.protocol && "https:" === new URL(t.url || e).protocol ? (o.protocol = "https:", 
     `Redirect from https to plain http not followed; try ${o.href} as the endpoint`) : `Redirect to ${o.href} not followed; use that URL as the endpoint if it is the intended server`) : void 0;
    }(e, t);
    return o && `${o} (redirectPolicy: 'same-origin')`;
   }
   async _commonHeaders() {
    const e = new Headers(this._requestInit?.headers || void 0);
    let t;
    try {
     t = await (this._authProvider?.token());
    } catch (e) {
     throw public_CvV4ZHkX_markAuthSeamEscape(e);
    }
    return t && e.set("Authorization", `Bearer ${t}`), this._sessionId && e.set("mcp-session-id", this._sessionId), 
    this._protocolVersion && e.set("mcp-protocol-version", this._protocolVersion), e;
   }
   _applyBodyDerivedHeaders(e, t) {
    if (Array.isArray(t) || !isJSONRPCRequest(t)) return;
    const o = (t.params?._meta)?.[v];
    if ("string" != typeof o) return;
    e.set("mcp-protocol-version", o), e.set("mcp-method", t.method);
    const r = function(e, t) {
     const o = Object.hasOwn(Hr, e) ? Hr[e] : void 0;
     if (void 0 === o) return;
     const r = null === (a = t) || "object" != typeof a || Array.isArray(a) ? void 0 : t[o];
     var a;
     return {
      field: o,
      value: "string" == typeof r ? r : void 0
     };
    }(t.method, t.params);
    void 0 !== r?.value && e.set("mcp-name", encodeMcpParamValue(r.value));
   }
   _isModernEnvelopedRequest(e) {
    if (Array.isArray(e) || !isJSONRPCRequest(e)) return !1;
    const t = (e.params?._meta)?.[v];
    return "string" == typeof t && isModernProtocolVersion(t);
   }
   async _startOrAuthSse(e, t = !1, o = 0) {
    const {resumptionToken: r, requestSignal: a} = e, isIntentionalAbort = () => !0 === this._abortController?.signal.aborted || !0 === a?.aborted;
    try {
     const s = await this._commonHeaders(), n = [ ...s.get("accept")?.split(",").map(e => e.trim().toLowerCase()) ?? [], "text/event-stream" ];
     s.set("accept", [ ...new Set(n) ].join(", ")), r && s.set("last-event-id", r);
     const i = this._abortController?.signal, c = void 0 !== a && void 0 !== i ? anySignal(i, a) : a ?? i, l = await this._redirects(this._fetch ?? fetch)(this._url, {
      ...this._requestInit,
      method: "GET",
      headers: s,
      signal: c
     });
     if (!l.ok) {
      if (401 === l.status && this._authProvider) {
       if (l.headers.has("www-authenticate")) {
        const {resourceMetadataUrl: e, scope: t} = public_CvV4ZHkX_extractWWWAuthenticateParams(l);
        this._resourceMetadataUrl = e, this._scope = computeScopeUnion(this._scope, t);
       }
       if (this._authProvider.onUnauthorized && !t) {
        try {
         await this._authProvider.onUnauthorized({
          response: l,
          serverUrl: this._url,
          fetchFn: this._fetchWithInit
         });
        } catch (e) {
         throw public_CvV4ZHkX_markAuthSeamEscape(e);
        }
        return await (l.text?.().catch(() => {})), this._startOrAuthSse(e, !0, o);
       }
       if (await (l.text?.().catch(() => {})), t) throw public_CvV4ZHkX_markAuthSeamEscape(new ar(or.ClientHttpAuthentication, "Server returned 401 after re-authentication", {
        status: 401,
        statusText: l.statusText
       }));
       throw public_CvV4ZHkX_markAuthSeamEscape(new bn);
      }
      if (403 === l.status) {
       const {resourceMetadataUrl: r, scope: a, error: s, errorDescription: n} = public_CvV4ZHkX_extractWWWAuthenticateParams(l);
       if ("insufficient_scope" === s) {
        const s = await (l.text?.().catch(() => null));
        if ("AUTHORIZED" !== await this._stepUpAuthorize({
         scope: a,
         resourceMetadataUrl: r,
         errorDescription: n,
         statusText: l.statusText,
         text: s
        }, o)) throw public_CvV4ZHkX_markAuthSeamEscape(new bn);
        return this._startOrAuthSse(e, t, o + 1);
       }
      }
      if (await (l.text?.().catch(() => {})), 405 === l.status) return void e.onRequestStreamEnd?.();
      const r = this._unfollowedRedirect(this._url, l) ?? l.statusText;
      throw new ar(or.ClientHttpFailedToOpenStream, `Failed to open SSE stream: ${r}`, {
       status: l.status,
       statusText: l.statusText
      });
     }
     this._handleSseStream(l.body, e, !0);
    } catch (e) {
     throw isIntentionalAbort() || this.onerror?.(e), e;
    }
   }
   _getNextReconnectionDelay(e) {
    if (void 0 !== this._serverRetryMs) return this._serverRetryMs;
    const t = this._reconnectionOptions.initialReconnectionDelay, o = this._reconnectionOptions.reconnectionDelayGrowFactor, r = this._reconnectionOptions.maxReconnectionDelay;
    return Math.min(t * Math.pow(o, e), r);
   }
   _scheduleReconnection(e, t = 0) {
    const o = this._reconnectionOptions.maxRetries;
    if (t >= o) return this.onerror?.(new Error(`Maximum reconnection attempts (${o}) exceeded.`)), 
    void e.onRequestStreamEnd?.();
    const r = this._getNextReconnectionDelay(t), reconnect = () => {
     this._cancelReconnection = void 0, this._abortController?.signal.aborted || e.requestSignal?.aborted || this._startOrAuthSse(e).catch(o => {
      if (!this._abortController?.signal.aborted && !e.requestSignal?.aborted) {
       this.onerror?.(new Error(`Failed to reconnect SSE stream: ${o instanceof Error ? o.message : String(o)}`));
       try {
        this._scheduleReconnection(e, t + 1);
       } catch (e) {
        this.onerror?.(e instanceof Error ? e : new Error(String(e)));
       }
      }
     });
    };
    if (this._reconnectionScheduler) {
     const e = this._reconnectionScheduler(reconnect, r, t);
     this._cancelReconnection = "function" == typeof e ? e : void 0;
    } else {
     const e = setTimeout(reconnect, r);
     this._cancelReconnection = () => clearTimeout(e);
    }
   }
   _handleSseStream(e, t, o) {
    if (!e) return void t.onRequestStreamEnd?.();
    const {onresumptiontoken: r, replayMessageId: a, requestSignal: s, onRequestStreamEnd: n} = t, isIntentionalAbort = () => !0 === this._abortController?.signal.aborted || !0 === s?.aborted;
    let i, c = !1, l = !1;
    (async () => {
     try {
      const t = e.pipeThrough(new TextDecoderStream).pipeThrough(new qn.Z({
       onRetry: e => {
        this._serverRetryMs = e;
       }
      })).getReader();
      for (;;) {
       const {value: e, done: o} = await t.read();
       if (o) break;
       if (e.id && (i = e.id, c = !0, r?.(e.id)), e.data && (!e.event || "message" === e.event)) try {
        const t = K.parse(JSON.parse(e.data));
        (isJSONRPCResultResponse(t) || isJSONRPCErrorResponse(t)) && (l = !0, void 0 !== a && (t.id = a)), 
        this.onmessage?.(t);
       } catch (e) {
        this.onerror?.(e);
       }
      }
      !o && !c || l || !this._abortController || isIntentionalAbort() ? isIntentionalAbort() || n?.() : this._scheduleReconnection({
       resumptionToken: i,
       onresumptiontoken: r,
       replayMessageId: a,
       requestSignal: s,
       onRequestStreamEnd: n
      }, 0);
     } catch (e) {
      if (isIntentionalAbort()) return;
      if (this.onerror?.(new Error(`SSE stream disconnected: ${e}`)), !o && !c || l || !this._abortController || isIntentionalAbort()) n?.(); else try {
       this._scheduleReconnection({
        resumptionToken: i,
        onresumptiontoken: r,
        replayMessageId: a,
        requestSignal: s,
        onRequestStreamEnd: n
       }, 0);
      } catch (e) {
       this.onerror?.(new Error(`Failed to reconnect: ${e instanceof Error ? e.message : String(e)}`)), 
       n?.();
      }
     }
    })();
   }
   async start() {
    if (this._abortController) throw new Error("StreamableHTTPClientTransport already started! If using Client class, note that connect() calls start() automatically.");
    this._abortController = new AbortController;
   }
   async finishAuth(e, t) {
    if (!this._oauthProvider) throw new bn("finishAuth requires an OAuthClientProvider");
    const {authorizationCode: o, iss: r} = await async function(e, t, o, r, a) {
     if ("string" == typeof e) return {
      authorizationCode: e,
      iss: t
     };
     const s = e.get("iss") ?? void 0, n = e.get("code");
     if (n) return {
      authorizationCode: n,
      iss: s
     };
     let i = (await (o.discoveryState?.()))?.authorizationServerMetadata;
     if (!i) try {
      i = (await discoverOAuthServerInfo(r, a)).authorizationServerMetadata;
     } catch {
      i = void 0;
     }
     if (!i) throw new bn("Authorization callback failed and the issuer could not be verified");
     validateAuthorizationResponseIssuer({
      iss: s,
      expectedIssuer: i.issuer,
      issParameterSupported: isIssParameterSupported(i)
     });
     const c = e.get("error");
     if (c) throw new tr(c, e.get("error_description") ?? c, e.get("error_uri") ?? void 0);
     throw new bn("Authorization callback contained neither `code` nor `error`");
    }(e, t, this._oauthProvider, this._url, {
     fetchFn: this._fetchWithInit,
     resourceMetadataUrl: this._resourceMetadataUrl
    });
    if ("AUTHORIZED" !== await public_CvV4ZHkX_auth(this._oauthProvider, {
     serverUrl: this._url,
     authorizationCode: o,
     iss: r,
     resourceMetadataUrl: this._resourceMetadataUrl,
     scope: this._scope,
     fetchFn: this._fetchWithInit,
     skipIssuerMetadataValidation: this._skipIssuerMetadataValidation
    })) throw new bn("Failed to authorize");
   }
   async close() {
    try {
     this._cancelReconnection?.();
    } finally {
     this._cancelReconnection = void 0, this._abortController?.abort(), this.onclose?.();
    }
   }
   async send(e, t) {
    return this._send(e, t, !1);
   }
   async _send(e, t, o, r = 0) {
    try {
     const {resumptionToken: s, onresumptiontoken: n} = t || {};
     if (s) return void this._startOrAuthSse({
      resumptionToken: s,
      replayMessageId: isJSONRPCRequest(e) ? e.id : void 0,
      requestSignal: t?.requestSignal
     }).catch(e => this.onerror?.(e));
     const i = await this._commonHeaders();
     this._applyBodyDerivedHeaders(i, e);
     const c = Array.isArray(e) ? e.some(e => isInitializeRequest(e)) : isInitializeRequest(e);
     if (c && i.delete("mcp-session-id"), void 0 !== t?.headers) for (const [e, o] of Object.entries(t.headers)) Yn.has(e.toLowerCase()) || i.set(e, o);
     i.set("content-type", "application/json");
     const l = [ ...i.get("accept")?.split(",").map(e => e.trim().toLowerCase()) ?? [], "application/json", "text/event-stream" ];
     i.set("accept", [ ...new Set(l) ].join(", "));
     const d = this._abortController?.signal, u = void 0 !== t?.requestSignal && void 0 !== d ? anySignal(d, t.requestSignal) : t?.requestSignal ?? d, p = {
      ...this._requestInit,
      method: "POST",
      headers: i,
      body: JSON.stringify(e),
      signal: u
     }, m = await this._redirects(this._fetch ?? fetch)(this._url, p);
     if (c && m.ok && (this._sessionId = m.headers.get("mcp-session-id") || void 0), 
     !m.ok) {
      if (401 === m.status && this._authProvider) {
       if (m.headers.has("www-authenticate")) {
        const {resourceMetadataUrl: e, scope: t} = public_CvV4ZHkX_extractWWWAuthenticateParams(m);
        this._resourceMetadataUrl = e, this._scope = computeScopeUnion(this._scope, t);
       }
       if (this._authProvider.onUnauthorized && !o) {
        try {
         await this._authProvider.onUnauthorized({
          response: m,
          serverUrl: this._url,
          fetchFn: this._fetchWithInit
         });
        } catch (e) {
         throw public_CvV4ZHkX_markAuthSeamEscape(e);
        }
        return await (m.text?.().catch(() => {})), this._send(e, t, !0, r);
       }
       if (await (m.text?.().catch(() => {})), o) throw public_CvV4ZHkX_markAuthSeamEscape(new ar(or.ClientHttpAuthentication, "Server returned 401 after re-authentication", {
        status: 401,
        statusText: m.statusText
       }));
       throw public_CvV4ZHkX_markAuthSeamEscape(new bn);
      }
      const a = await (m.text?.().catch(() => null));
      if (403 === m.status) {
       const {resourceMetadataUrl: s, scope: n, error: i, errorDescription: c} = public_CvV4ZHkX_extractWWWAuthenticateParams(m);
       if ("insufficient_scope" === i) {
        if ("AUTHORIZED" !== await this._stepUpAuthorize({
         scope: n,
         resourceMetadataUrl: s,
         errorDescription: c,
         statusText: m.statusText,
         text: a
        }, r)) throw public_CvV4ZHkX_markAuthSeamEscape(new bn);
        return this._send(e, t, o, r + 1);
       }
      }
      if (400 === m.status && "string" == typeof a && this._isModernEnvelopedRequest(e)) try {
       const t = K.parse(JSON.parse(a)), o = (Array.isArray(e) ? e : [ e ]).filter(e => isJSONRPCRequest(e));
       if (isJSONRPCErrorResponse(t) && o.some(e => e.id === t.id)) return void this.onmessage?.(t);
      } catch {}
      const s = this._unfollowedRedirect(this._url, m) ?? a;
      throw new ar(or.ClientHttpNotImplemented, `Error POSTing to endpoint: ${s}`, {
       status: m.status,
       statusText: m.statusText,
       text: a
      });
     }
     if (202 === m.status) return await (m.text?.().catch(() => {})), a = e, void (de.safeParse(a).success && this._startOrAuthSse({
      resumptionToken: void 0
     }).catch(e => this.onerror?.(e)));
     const h = (Array.isArray(e) ? e : [ e ]).some(e => "method" in e && "id" in e && void 0 !== e.id), f = m.headers.get("content-type"), g = function(e) {
      if (e) try {
       return da.parse(e).type;
      } catch {
       const t = (e.split(";", 1)[0] ?? "").trim().toLowerCase();
       if ("" === t || e.slice(t.length).includes(",")) return;
       return t;
      }
     }(f);
     if (h) if ("text/event-stream" === g) this._handleSseStream(m.body, {
      onresumptiontoken: n,
      requestSignal: t?.requestSignal,
      onRequestStreamEnd: t?.onRequestStreamEnd
     }, !1); else {
      if ("application/json" !== g) throw await (m.text?.().catch(() => {})), new rr(or.ClientHttpUnexpectedContent, `Unexpected content type: ${f}`, {
       contentType: f
      });
      {
       const e = await m.json(), t = Array.isArray(e) ? e.map(e => K.parse(e)) : [ K.parse(e) ];
       for (const e of t) this.onmessage?.(e);
      }
     } else await (m.text?.().catch(() => {}));
    } catch (e) {
     throw !0 !== t?.requestSignal?.aborted && this.onerror?.(e), e;
    }
    var a;
   }
   get sessionId() {
    return this._sessionId;
   }
   async terminateSession() {
    if (this._sessionId) try {
     const e = await this._commonHeaders(), t = {
      ...this._requestInit,
      method: "DELETE",
      headers: e,
      signal: this._abortController?.signal
     }, o = await this._redirects(this._fetch ?? fetch)(this._url, t);
     if (await (o.text?.().catch(() => {})), !o.ok && 405 !== o.status) throw new ar(or.ClientHttpFailedToTerminateSession, `Failed to terminate session: ${this._unfollowedRedirect(this._url, o) ?? o.statusText}`, {
      status: o.status,
      statusText: o.statusText
     });
     this._sessionId = void 0;
    } catch (e) {
     throw this.onerror?.(e), e;
    }
   }
   setProtocolVersion(e) {
    this._protocolVersion = e;
   }
   get protocolVersion() {
    return this._protocolVersion;
   }
   async resumeStream(e, t) {
    await this._startOrAuthSse({
     resumptionToken: e,
     onresumptiontoken: t?.onresumptiontoken
    });
   }
  };
 }),
 49567: (function(e, t, o) {
  o.d(t, {
   ai: () => number
  });
  var r = o(43759), a = o(80737);
  function number(e) {
   return r.qG(a.rSt, e);
  }
 })
};
