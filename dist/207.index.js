"use strict";

exports.id = 207, exports.ids = [ 207 ], exports.modules = {
 60207: (function(e, t, o) {
  function encodePointer(e) {
   return encodeURI(function(e) {
    return e.replace(/~/g, "~0").replace(/\//g, "~1");
   }(e)).replace(/#/g, "%23");
  }
  o.d(t, {
   D: () => Validator
  });
  const n = /^[A-Za-z0-9._~!$&'()*+,;=:@/?-]$/, r = /^%[0-9A-Fa-f]{2}$/, a = /^[A-Za-z0-9._~-]$/;
  function resolveURI(e, t) {
   const o = new URL(e, t.href);
   return o.hash = o.hash ? function(e) {
    let t = "";
    for (let o = 0; o < e.length; ) {
     const i = e[o], s = e.slice(o, o + 3);
     if ("%" === i && r.test(s)) {
      const e = String.fromCharCode(parseInt(s.slice(1), 16));
      t += a.test(e) ? e : s.toUpperCase(), o += 3;
      continue;
     }
     const d = String.fromCodePoint(e.codePointAt(o));
     t += n.test(d) ? d : encodeURIComponent(d), o += d.length;
    }
    return t;
   }(o.hash.slice(1)) : "", o;
  }
  const i = {
   prefixItems: !0,
   items: !0,
   allOf: !0,
   anyOf: !0,
   oneOf: !0
  }, s = {
   $defs: !0,
   definitions: !0,
   properties: !0,
   patternProperties: !0,
   dependentSchemas: !0
  }, d = {
   id: !0,
   $id: !0,
   $ref: !0,
   $schema: !0,
   $anchor: !0,
   $vocabulary: !0,
   $comment: !0,
   default: !0,
   enum: !0,
   const: !0,
   required: !0,
   dependentRequired: !0,
   type: !0,
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
  let c = "undefined" != typeof self && self.location && "null" !== self.location.origin ? new URL(self.location.origin + self.location.pathname + location.search) : new URL("https://github.com/cfworker");
  function dereference(e, t = Object.create(null), o = c, n = "") {
   if (e && "object" == typeof e && !Array.isArray(e)) {
    const r = e.$id || e.id;
    if (r) {
     const a = resolveURI(r, o);
     a.hash.length > 1 ? t[a.href] = e : (a.hash = "", "" === n ? o = a : dereference(e, t, o));
    }
   } else if (!0 !== e && !1 !== e) return t;
   const r = o.href + (n ? "#" + n : "");
   if (void 0 !== t[r] && t[r] !== e) throw new Error(`Duplicate schema URI "${r}".`);
   if (t[r] = e, !0 === e || !1 === e) return t;
   if (void 0 === e.__absolute_uri__ && Object.defineProperty(e, "__absolute_uri__", {
    enumerable: !1,
    value: r
   }), e.$ref && void 0 === e.__absolute_ref__) {
    const t = resolveURI(e.$ref, o);
    Object.defineProperty(e, "__absolute_ref__", {
     enumerable: !1,
     value: t.href
    });
   }
   if (e.$recursiveRef && void 0 === e.__absolute_recursive_ref__) {
    const t = resolveURI(e.$recursiveRef, o);
    Object.defineProperty(e, "__absolute_recursive_ref__", {
     enumerable: !1,
     value: t.href
    });
   }
   e.$anchor && (t[resolveURI("#" + e.$anchor, o).href] = e);
   for (let r in e) {
    if (d[r]) continue;
    const a = `${n}/${encodePointer(r)}`, c = e[r];
    if (Array.isArray(c)) {
     if (i[r]) {
      const e = c.length;
      for (let n = 0; n < e; n++) dereference(c[n], t, o, `${a}/${n}`);
     }
    } else if (s[r]) for (let e in c) dereference(c[e], t, o, `${a}/${encodePointer(e)}`); else dereference(c, t, o, a);
   }
   return t;
  }
  function deepCompareStrict(e, t) {
   const o = typeof e;
   if (o !== typeof t) return !1;
   const n = Array.isArray(e);
   if (n !== Array.isArray(t)) return !1;
   if (n) {
    const o = e.length;
    if (o !== t.length) return !1;
    for (let n = 0; n < o; n++) if (!deepCompareStrict(e[n], t[n])) return !1;
    return !0;
   }
   if ("object" === o) {
    if (!e || !t) return e === t;
    const o = Object.keys(e), n = Object.keys(t);
    if (o.length !== n.length) return !1;
    for (const n of o) {
     if (!Object.prototype.hasOwnProperty.call(t, n)) return !1;
     if (!deepCompareStrict(e[n], t[n])) return !1;
    }
    return !0;
   }
   return e === t;
  }
  const f = /^(\d\d\d\d)-(\d\d)-(\d\d)$/, u = [ 0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31 ], l = /^(\d\d):(\d\d):(\d\d)(\.\d+)?(z|([+-])(\d\d):(\d\d))?$/i, m = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*$/i, h = /^("(?:[\x20-\x21\x23-\x5b\x5d-\x7e]|\\[\x20-\x7e])*"|[a-z0-9.!#$%&'*+/=?^_`{|}~-]+)@(.+)$/i, p = /^(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)$/, $ = /^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i;
  function bind(e) {
   return e.test.bind(e);
  }
  const y = {
   date: date,
   time: time.bind(void 0, !0),
   "date-time": function(e) {
    const [t, o, n] = e.split(v);
    return void 0 !== t && void 0 !== o && void 0 === n && date(t) && time(!0, o);
   },
   duration: e => /^P(?:\d+W|(?:(?:\d+Y(?:\d+M(?:\d+D)?)?|\d+M(?:\d+D)?|\d+D)(?:T(?:\d+H(?:\d+M(?:\d+S)?)?|\d+M(?:\d+S)?|\d+S))?|T(?:\d+H(?:\d+M(?:\d+S)?)?|\d+M(?:\d+S)?|\d+S)))$/.test(e),
   uri: function(e) {
    return w.test(e) && k.test(e);
   },
   "uri-reference": bind(/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i),
   "uri-template": bind(/^(?:(?:[^\x00-\x20\x7f"<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?:\.(?:[a-z0-9_]|%[0-9a-f]{2})+)*(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?:\.(?:[a-z0-9_]|%[0-9a-f]{2})+)*(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i),
   url: bind(/^(?:(?:https?|ftp):\/\/)(?:\S+(?::\S*)?@)?(?:(?!10(?:\.\d{1,3}){3})(?!127(?:\.\d{1,3}){3})(?!169\.254(?:\.\d{1,3}){2})(?!192\.168(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z\u{00a1}-\u{ffff}0-9]+-?)*[a-z\u{00a1}-\u{ffff}0-9]+)(?:\.(?:[a-z\u{00a1}-\u{ffff}0-9]+-?)*[a-z\u{00a1}-\u{ffff}0-9]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu),
   email: e => {
    const t = e.match(h);
    if (!t) return !1;
    const o = t[1], n = t[2];
    if (!o || !n || o.length > 64 || n.length > 253) return !1;
    if ('"' !== o[0] && ("." === o[0] || o.endsWith(".") || o.includes(".."))) return !1;
    if (n.startsWith("[") && n.endsWith("]")) {
     const e = n.slice(1, -1);
     return /^ipv6:/i.test(e) ? $.test(e.slice(5)) : p.test(e);
    }
    return m.test(n);
   },
   hostname: bind(m),
   ipv4: bind(p),
   ipv6: bind($),
   regex: function(e) {
    if (L.test(e)) return !1;
    try {
     return new RegExp(e, "u"), !0;
    } catch (e) {
     return !1;
    }
   },
   uuid: bind(/^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i),
   "json-pointer": bind(/^(?:\/(?:[^~/]|~0|~1)*)*$/),
   "json-pointer-uri-fragment": bind(/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i),
   "relative-json-pointer": bind(/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/)
  };
  function date(e) {
   const t = e.match(f);
   if (!t) return !1;
   const o = t[1], n = t[2], r = t[3];
   if (!o || !n || !r) return !1;
   const a = +n, i = +r, s = 2 != a || (d = +o) % 4 != 0 || d % 100 == 0 && d % 400 != 0 ? u[a] : 29;
   var d;
   return a >= 1 && a <= 12 && i >= 1 && void 0 !== s && i <= s;
  }
  function time(e, t) {
   const o = t.match(l);
   if (!o) return !1;
   const n = o[1], r = o[2], a = o[3];
   if (!n || !r || !a) return !1;
   const i = +n, s = +r, d = +a, c = o[5], f = o[6], u = +(o[7] ?? 0), m = +(o[8] ?? 0);
   return !(i > 23 || s > 59 || d > 60 || u > 23 || m > 59 || e && void 0 === c) && (d < 60 || 1439 == (60 * i + s - ("+" === f ? 1 : "-" === f ? -1 : 0) * (60 * u + m) + 1440) % 1440);
  }
  const v = /t|\s/i, w = /\/|:/, k = /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i, L = /[^\\]\\Z/;
  function validate_hasOwnProperty(e, t) {
   return Object.prototype.hasOwnProperty.call(e, t);
  }
  function decimalInteger(e) {
   const t = Math.abs(e).toString().split("e"), o = t[0], n = t[1] ?? "0", r = o.indexOf("."), a = -1 === r ? 0 : o.length - r - 1;
   return [ BigInt(o.replace(".", "")), Number(n) - a ];
  }
  function validate(e, t, o = "2019-09", n = dereference(t), r = !0, a = null, i = "#", s = "#", d = Object.create(null)) {
   if (!0 === t) return {
    valid: !0,
    errors: []
   };
   if (!1 === t) return {
    valid: !1,
    errors: [ {
     instanceLocation: i,
     keyword: "false",
     keywordLocation: i,
     error: "False boolean schema."
    } ]
   };
   const c = typeof e;
   let f;
   switch (c) {
   case "boolean":
   case "number":
   case "string":
    f = c;
    break;

   case "object":
    f = null === e ? "null" : Array.isArray(e) ? "array" : "object";
    break;

   default:
    throw new Error(`Instances of "${c}" type are not supported.`);
   }
   const {$ref: u, $recursiveRef: l, $recursiveAnchor: m, type: h, const: p, enum: $, required: v, not: w, anyOf: k, allOf: L, oneOf: b, if: g, then: _, else: I, format: x, properties: O, patternProperties: P, additionalProperties: z, unevaluatedProperties: A, minProperties: j, maxProperties: S, propertyNames: R, dependentRequired: C, dependentSchemas: M, dependencies: q, prefixItems: E, items: N, additionalItems: U, unevaluatedItems: D, contains: F, minContains: J, maxContains: T, minItems: V, maxItems: W, uniqueItems: B, minimum: Z, maximum: G, exclusiveMinimum: H, exclusiveMaximum: X, multipleOf: K, minLength: Y, maxLength: Q, pattern: ee, __absolute_ref__: te, __absolute_recursive_ref__: oe} = t, ne = [];
   if (!0 === m && null === a && (a = t), "#" === l) {
    const c = null === a ? n[oe] : a, f = `${s}/$recursiveRef`, u = validate(e, null === a ? t : a, o, n, r, c, i, f, d);
    u.valid || ne.push({
     instanceLocation: i,
     keyword: "$recursiveRef",
     keywordLocation: f,
     error: "A subschema had errors."
    }, ...u.errors);
   }
   if (void 0 !== u) {
    const t = n[te || u];
    if (void 0 === t) {
     let e = `Unresolved $ref "${u}".`;
     throw te && te !== u && (e += `  Absolute URI "${te}".`), e += `\nKnown schemas:\n- ${Object.keys(n).join("\n- ")}`, 
     new Error(e);
    }
    const c = `${s}/$ref`, f = validate(e, t, o, n, r, a, i, c, d);
    if (f.valid || ne.push({
     instanceLocation: i,
     keyword: "$ref",
     keywordLocation: c,
     error: "A subschema had errors."
    }, ...f.errors), "4" === o || "7" === o) return {
     valid: 0 === ne.length,
     errors: ne
    };
   }
   if (Array.isArray(h)) {
    let t = h.length, o = !1;
    for (let n = 0; n < t; n++) if (f === h[n] || "integer" === h[n] && "number" === f && e % 1 == 0 && e == e) {
     o = !0;
     break;
    }
    o || ne.push({
     instanceLocation: i,
     keyword: "type",
     keywordLocation: `${s}/type`,
     error: `Instance type "${f}" is invalid. Expected "${h.join('", "')}".`
    });
   } else "integer" === h ? ("number" !== f || e % 1 || e != e) && ne.push({
    instanceLocation: i,
    keyword: "type",
    keywordLocation: `${s}/type`,
    error: `Instance type "${f}" is invalid. Expected "${h}".`
   }) : void 0 !== h && f !== h && ne.push({
    instanceLocation: i,
    keyword: "type",
    keywordLocation: `${s}/type`,
    error: `Instance type "${f}" is invalid. Expected "${h}".`
   });
   if (void 0 !== p && ("object" === f || "array" === f ? deepCompareStrict(e, p) || ne.push({
    instanceLocation: i,
    keyword: "const",
    keywordLocation: `${s}/const`,
    error: `Instance does not match ${JSON.stringify(p)}.`
   }) : e !== p && ne.push({
    instanceLocation: i,
    keyword: "const",
    keywordLocation: `${s}/const`,
    error: `Instance does not match ${JSON.stringify(p)}.`
   })), void 0 !== $ && ("object" === f || "array" === f ? $.some(t => deepCompareStrict(e, t)) || ne.push({
    instanceLocation: i,
    keyword: "enum",
    keywordLocation: `${s}/enum`,
    error: `Instance does not match any of ${JSON.stringify($)}.`
   }) : $.some(t => e === t) || ne.push({
    instanceLocation: i,
    keyword: "enum",
    keywordLocation: `${s}/enum`,
    error: `Instance does not match any of ${JSON.stringify($)}.`
   })), void 0 !== w) {
    const t = `${s}/not`;
    validate(e, w, o, n, r, a, i, t).valid && ne.push({
     instanceLocation: i,
     keyword: "not",
     keywordLocation: t,
     error: 'Instance matched "not" schema.'
    });
   }
   let re = [];
   if (void 0 !== k) {
    const t = `${s}/anyOf`, c = ne.length;
    let f = !1;
    for (const [s, c] of k.entries()) {
     const u = Object.create(d), l = validate(e, c, o, n, r, !0 === m ? a : null, i, `${t}/${s}`, u);
     ne.push(...l.errors), f = f || l.valid, l.valid && re.push(u);
    }
    f ? ne.length = c : ne.splice(c, 0, {
     instanceLocation: i,
     keyword: "anyOf",
     keywordLocation: t,
     error: "Instance does not match any subschemas."
    });
   }
   if (void 0 !== L) {
    const t = `${s}/allOf`, c = ne.length;
    let f = !0;
    for (const [s, c] of L.entries()) {
     const u = Object.create(d), l = validate(e, c, o, n, r, !0 === m ? a : null, i, `${t}/${s}`, u);
     ne.push(...l.errors), f = f && l.valid, l.valid && re.push(u);
    }
    f ? ne.length = c : ne.splice(c, 0, {
     instanceLocation: i,
     keyword: "allOf",
     keywordLocation: t,
     error: "Instance does not match every subschema."
    });
   }
   if (void 0 !== b) {
    const t = `${s}/oneOf`, c = ne.length, f = b.filter((s, c) => {
     const f = Object.create(d), u = validate(e, s, o, n, r, !0 === m ? a : null, i, `${t}/${c}`, f);
     return ne.push(...u.errors), u.valid && re.push(f), u.valid;
    }).length;
    1 === f ? ne.length = c : ne.splice(c, 0, {
     instanceLocation: i,
     keyword: "oneOf",
     keywordLocation: t,
     error: `Instance does not match exactly one subschema (${f} matches).`
    });
   }
   if ("object" !== f && "array" !== f || Object.assign(d, ...re), void 0 !== g) {
    const t = `${s}/if`, c = Object.create(null);
    if (validate(e, g, o, n, r, a, i, t, c).valid) {
     if (Object.assign(d, c), void 0 !== _) {
      const c = validate(e, _, o, n, r, a, i, `${s}/then`, d);
      c.valid || ne.push({
       instanceLocation: i,
       keyword: "if",
       keywordLocation: t,
       error: 'Instance does not match "then" schema.'
      }, ...c.errors);
     }
    } else if (void 0 !== I) {
     const c = validate(e, I, o, n, r, a, i, `${s}/else`, d);
     c.valid || ne.push({
      instanceLocation: i,
      keyword: "if",
      keywordLocation: t,
      error: 'Instance does not match "else" schema.'
     }, ...c.errors);
    }
   }
   if ("object" === f) {
    if (void 0 !== v) for (const t of v) validate_hasOwnProperty(e, t) || ne.push({
     instanceLocation: i,
     keyword: "required",
     keywordLocation: `${s}/required`,
     error: `Instance does not have required property "${t}".`
    });
    const t = Object.keys(e);
    if (void 0 !== j && t.length < j && ne.push({
     instanceLocation: i,
     keyword: "minProperties",
     keywordLocation: `${s}/minProperties`,
     error: `Instance does not have at least ${j} properties.`
    }), void 0 !== S && t.length > S && ne.push({
     instanceLocation: i,
     keyword: "maxProperties",
     keywordLocation: `${s}/maxProperties`,
     error: `Instance does not have at least ${S} properties.`
    }), void 0 !== R) {
     const t = `${s}/propertyNames`;
     for (const s in e) {
      const e = `${i}/${encodePointer(s)}`, d = validate(s, R, o, n, r, a, e, t);
      d.valid || ne.push({
       instanceLocation: i,
       keyword: "propertyNames",
       keywordLocation: t,
       error: `Property name "${s}" does not match schema.`
      }, ...d.errors);
     }
    }
    if (void 0 !== C) {
     const t = `${s}/dependantRequired`;
     for (const o in C) if (validate_hasOwnProperty(e, o)) {
      const n = C[o];
      for (const r of n) validate_hasOwnProperty(e, r) || ne.push({
       instanceLocation: i,
       keyword: "dependentRequired",
       keywordLocation: t,
       error: `Instance has "${o}" but does not have "${r}".`
      });
     }
    }
    if (void 0 !== M) for (const [t, c] of Object.entries(M)) {
     const f = `${s}/dependentSchemas`;
     if (validate_hasOwnProperty(e, t)) {
      const s = validate(e, c, o, n, r, a, i, `${f}/${encodePointer(t)}`, d);
      s.valid || ne.push({
       instanceLocation: i,
       keyword: "dependentSchemas",
       keywordLocation: f,
       error: `Instance has "${t}" but does not match dependant schema.`
      }, ...s.errors);
     }
    }
    if (void 0 !== q) {
     const t = `${s}/dependencies`;
     for (const s in q) if (validate_hasOwnProperty(e, s)) {
      const d = q[s];
      if (Array.isArray(d)) for (const o of d) validate_hasOwnProperty(e, o) || ne.push({
       instanceLocation: i,
       keyword: "dependencies",
       keywordLocation: t,
       error: `Instance has "${s}" but does not have "${o}".`
      }); else {
       const c = validate(e, d, o, n, r, a, i, `${t}/${encodePointer(s)}`);
       c.valid || ne.push({
        instanceLocation: i,
        keyword: "dependencies",
        keywordLocation: t,
        error: `Instance has "${s}" but does not match dependant schema.`
       }, ...c.errors);
      }
     }
    }
    const c = Object.create(null);
    let f = !1;
    if (void 0 !== O) {
     const t = `${s}/properties`;
     for (const [s, u] of Object.entries(O)) {
      if (!validate_hasOwnProperty(e, s)) continue;
      const l = `${i}/${encodePointer(s)}`, m = validate(e[s], u, o, n, r, a, l, `${t}/${encodePointer(s)}`);
      if (c[s] = !0, m.valid) d[s] = !0; else if (f = r, ne.push({
       instanceLocation: i,
       keyword: "properties",
       keywordLocation: t,
       error: `Property "${s}" does not match schema.`
      }, ...m.errors), f) break;
     }
    }
    if (!f && void 0 !== P) {
     const t = `${s}/patternProperties`;
     for (const [s, u] of Object.entries(P)) {
      const l = new RegExp(s, "u");
      for (const m in e) {
       if (!l.test(m)) continue;
       const h = `${i}/${encodePointer(m)}`, p = validate(e[m], u, o, n, r, a, h, `${t}/${encodePointer(s)}`);
       c[m] = !0, p.valid ? d[m] = !0 : (f = r, ne.push({
        instanceLocation: i,
        keyword: "patternProperties",
        keywordLocation: t,
        error: `Property "${m}" matches pattern "${s}" but does not match associated schema.`
       }, ...p.errors));
      }
     }
    }
    if (f || void 0 === z) {
     if (!f && void 0 !== A) {
      const t = `${s}/unevaluatedProperties`;
      for (const s in e) if (!d[s]) {
       const c = `${i}/${encodePointer(s)}`, f = validate(e[s], A, o, n, r, a, c, t);
       f.valid ? d[s] = !0 : ne.push({
        instanceLocation: i,
        keyword: "unevaluatedProperties",
        keywordLocation: t,
        error: `Property "${s}" does not match unevaluated properties schema.`
       }, ...f.errors);
      }
     }
    } else {
     const t = `${s}/additionalProperties`;
     for (const s in e) {
      if (c[s]) continue;
      const u = `${i}/${encodePointer(s)}`, l = validate(e[s], z, o, n, r, a, u, t);
      l.valid ? d[s] = !0 : (f = r, ne.push({
       instanceLocation: i,
       keyword: "additionalProperties",
       keywordLocation: t,
       error: `Property "${s}" does not match additional properties schema.`
      }, ...l.errors));
     }
    }
   } else if ("array" === f) {
    void 0 !== W && e.length > W && ne.push({
     instanceLocation: i,
     keyword: "maxItems",
     keywordLocation: `${s}/maxItems`,
     error: `Array has too many items (${e.length} > ${W}).`
    }), void 0 !== V && e.length < V && ne.push({
     instanceLocation: i,
     keyword: "minItems",
     keywordLocation: `${s}/minItems`,
     error: `Array has too few items (${e.length} < ${V}).`
    });
    const t = e.length;
    let c = 0, f = !1;
    if (void 0 !== E) {
     const u = `${s}/prefixItems`, l = Math.min(E.length, t);
     for (;c < l; c++) {
      const t = validate(e[c], E[c], o, n, r, a, `${i}/${c}`, `${u}/${c}`);
      if (d[c] = !0, !t.valid && (f = r, ne.push({
       instanceLocation: i,
       keyword: "prefixItems",
       keywordLocation: u,
       error: "Items did not match schema."
      }, ...t.errors), f)) break;
     }
    }
    if (void 0 !== N) {
     const u = `${s}/items`;
     if (Array.isArray(N)) {
      const s = Math.min(N.length, t);
      for (;c < s; c++) {
       const t = validate(e[c], N[c], o, n, r, a, `${i}/${c}`, `${u}/${c}`);
       if (d[c] = !0, !t.valid && (f = r, ne.push({
        instanceLocation: i,
        keyword: "items",
        keywordLocation: u,
        error: "Items did not match schema."
       }, ...t.errors), f)) break;
      }
     } else for (;c < t; c++) {
      const t = validate(e[c], N, o, n, r, a, `${i}/${c}`, u);
      if (d[c] = !0, !t.valid && (f = r, ne.push({
       instanceLocation: i,
       keyword: "items",
       keywordLocation: u,
       error: "Items did not match schema."
      }, ...t.errors), f)) break;
     }
     if (!f && void 0 !== U) {
      const u = `${s}/additionalItems`;
      for (;c < t; c++) {
       const t = validate(e[c], U, o, n, r, a, `${i}/${c}`, u);
       d[c] = !0, t.valid || (f = r, ne.push({
        instanceLocation: i,
        keyword: "additionalItems",
        keywordLocation: u,
        error: "Items did not match additional items schema."
       }, ...t.errors));
      }
     }
    }
    if (void 0 !== F) if (0 === t && void 0 === J) ne.push({
     instanceLocation: i,
     keyword: "contains",
     keywordLocation: `${s}/contains`,
     error: "Array is empty. It must contain at least one item matching the schema."
    }); else if (void 0 !== J && t < J) ne.push({
     instanceLocation: i,
     keyword: "minContains",
     keywordLocation: `${s}/minContains`,
     error: `Array has less items (${t}) than minContains (${J}).`
    }); else {
     const c = `${s}/contains`, f = ne.length;
     let u = 0;
     for (let s = 0; s < t; s++) {
      const t = validate(e[s], F, o, n, r, a, `${i}/${s}`, c);
      t.valid ? (d[s] = !0, u++) : ne.push(...t.errors);
     }
     u >= (J || 0) && (ne.length = f), void 0 === J && 0 === u ? ne.splice(f, 0, {
      instanceLocation: i,
      keyword: "contains",
      keywordLocation: c,
      error: "Array does not contain item matching schema."
     }) : void 0 !== J && u < J ? ne.push({
      instanceLocation: i,
      keyword: "minContains",
      keywordLocation: `${s}/minContains`,
      error: `Array must contain at least ${J} items matching schema. Only ${u} items were found.`
     }) : void 0 !== T && u > T && ne.push({
      instanceLocation: i,
      keyword: "maxContains",
      keywordLocation: `${s}/maxContains`,
      error: `Array may contain at most ${T} items matching schema. ${u} items were found.`
     });
    }
    if (!f && void 0 !== D) {
     const f = `${s}/unevaluatedItems`;
     for (;c < t; c++) {
      if (d[c]) continue;
      const t = validate(e[c], D, o, n, r, a, `${i}/${c}`, f);
      d[c] = !0, t.valid || ne.push({
       instanceLocation: i,
       keyword: "unevaluatedItems",
       keywordLocation: f,
       error: "Items did not match unevaluated items schema."
      }, ...t.errors);
     }
    }
    if (B) for (let o = 0; o < t; o++) {
     const n = e[o], r = "object" == typeof n && null !== n;
     for (let a = 0; a < t; a++) {
      if (o === a) continue;
      const t = e[a];
      (n === t || r && "object" == typeof t && null !== t && deepCompareStrict(n, t)) && (ne.push({
       instanceLocation: i,
       keyword: "uniqueItems",
       keywordLocation: `${s}/uniqueItems`,
       error: `Duplicate items at indexes ${o} and ${a}.`
      }), o = Number.MAX_SAFE_INTEGER, a = Number.MAX_SAFE_INTEGER);
     }
    }
   } else if ("number" === f) "4" === o ? (void 0 !== Z && (!0 === H && e <= Z || e < Z) && ne.push({
    instanceLocation: i,
    keyword: "minimum",
    keywordLocation: `${s}/minimum`,
    error: `${e} is less than ${H ? "or equal to " : ""} ${Z}.`
   }), void 0 !== G && (!0 === X && e >= G || e > G) && ne.push({
    instanceLocation: i,
    keyword: "maximum",
    keywordLocation: `${s}/maximum`,
    error: `${e} is greater than ${X ? "or equal to " : ""} ${G}.`
   })) : (void 0 !== Z && e < Z && ne.push({
    instanceLocation: i,
    keyword: "minimum",
    keywordLocation: `${s}/minimum`,
    error: `${e} is less than ${Z}.`
   }), void 0 !== G && e > G && ne.push({
    instanceLocation: i,
    keyword: "maximum",
    keywordLocation: `${s}/maximum`,
    error: `${e} is greater than ${G}.`
   }), void 0 !== H && e <= H && ne.push({
    instanceLocation: i,
    keyword: "exclusiveMinimum",
    keywordLocation: `${s}/exclusiveMinimum`,
    error: `${e} is less than ${H}.`
   }), void 0 !== X && e >= X && ne.push({
    instanceLocation: i,
    keyword: "exclusiveMaximum",
    keywordLocation: `${s}/exclusiveMaximum`,
    error: `${e} is greater than or equal to ${X}.`
   })), void 0 !== K && (function(e, t) {
    if (!Number.isFinite(e) || !Number.isFinite(t) || t <= 0) return !1;
    const [o, n] = decimalInteger(e), [r, a] = decimalInteger(t), i = n - a;
    return i >= 0 ? o * 10n ** BigInt(i) % r === 0n : o % (r * 10n ** BigInt(-i)) === 0n;
   }(e, K) || ne.push({
    instanceLocation: i,
    keyword: "multipleOf",
    keywordLocation: `${s}/multipleOf`,
    error: `${e} is not a multiple of ${K}.`
   })); else if ("string" === f) {
    const t = void 0 === Y && void 0 === Q ? 0 : function(e) {
     let t, o = 0, n = e.length, r = 0;
     for (;r < n; ) o++, t = e.charCodeAt(r++), t >= 55296 && t <= 56319 && r < n && (t = e.charCodeAt(r), 
     56320 == (64512 & t) && r++);
     return o;
    }(e);
    void 0 !== Y && t < Y && ne.push({
     instanceLocation: i,
     keyword: "minLength",
     keywordLocation: `${s}/minLength`,
     error: `String is too short (${t} < ${Y}).`
    }), void 0 !== Q && t > Q && ne.push({
     instanceLocation: i,
     keyword: "maxLength",
     keywordLocation: `${s}/maxLength`,
     error: `String is too long (${t} > ${Q}).`
    }), void 0 === ee || new RegExp(ee, "u").test(e) || ne.push({
     instanceLocation: i,
     keyword: "pattern",
     keywordLocation: `${s}/pattern`,
     error: "String does not match pattern."
    }), void 0 !== x && y[x] && !y[x](e) && ne.push({
     instanceLocation: i,
     keyword: "format",
     keywordLocation: `${s}/format`,
     error: `String does not match format "${x}".`
    });
   }
   return {
    valid: 0 === ne.length,
    errors: ne
   };
  }
  class Validator {
   schema;
   draft;
   shortCircuit;
   lookup;
   constructor(e, t = "2019-09", o = !0) {
    this.schema = e, this.draft = t, this.shortCircuit = o, this.lookup = dereference(e);
   }
   validate(e) {
    return validate(e, this.schema, this.draft, this.lookup, this.shortCircuit);
   }
   addSchema(e, t) {
    t && (e = {
     ...e,
     $id: t
    }), dereference(e, this.lookup);
   }
  }
 })
};
