"use strict";

exports.id = 6421, exports.ids = [ 6421 ], exports.modules = {
 96421: (function(e, t, r) {
  r.d(t, {
   setOutput: () => setOutput,
   summary: () => p
  });
  var n = r(70857);
  function utils_toCommandValue(e) {
   return null == e ? "" : "string" == typeof e || e instanceof String ? e : JSON.stringify(e);
  }
  class Command {
   constructor(e, t, r) {
    e || (e = "missing.command"), this.command = e, this.properties = t, this.message = r;
   }
   toString() {
    let e = "::" + this.command;
    if (this.properties && Object.keys(this.properties).length > 0) {
     e += " ";
     let t = !0;
     for (const r in this.properties) if (this.properties.hasOwnProperty(r)) {
      const n = this.properties[r];
      n && (t ? t = !1 : e += ",", e += `${r}=${escapeProperty(n)}`);
     }
    }
    var t;
    return e += `::${t = this.message, utils_toCommandValue(t).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A")}`, 
    e;
   }
  }
  function escapeProperty(e) {
   return utils_toCommandValue(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
  }
  var i, a, o, s = r(76982), d = r(79896);
  r(16928), r(58611), r(65692), URL, r(20770), r(46752), function(e) {
   e[e.OK = 200] = "OK", e[e.MultipleChoices = 300] = "MultipleChoices", e[e.MovedPermanently = 301] = "MovedPermanently", 
   e[e.ResourceMoved = 302] = "ResourceMoved", e[e.SeeOther = 303] = "SeeOther", e[e.NotModified = 304] = "NotModified", 
   e[e.UseProxy = 305] = "UseProxy", e[e.SwitchProxy = 306] = "SwitchProxy", e[e.TemporaryRedirect = 307] = "TemporaryRedirect", 
   e[e.PermanentRedirect = 308] = "PermanentRedirect", e[e.BadRequest = 400] = "BadRequest", 
   e[e.Unauthorized = 401] = "Unauthorized", e[e.PaymentRequired = 402] = "PaymentRequired", 
   e[e.Forbidden = 403] = "Forbidden", e[e.NotFound = 404] = "NotFound", e[e.MethodNotAllowed = 405] = "MethodNotAllowed", 
   e[e.NotAcceptable = 406] = "NotAcceptable", e[e.ProxyAuthenticationRequired = 407] = "ProxyAuthenticationRequired", 
   e[e.RequestTimeout = 408] = "RequestTimeout", e[e.Conflict = 409] = "Conflict", 
   e[e.Gone = 410] = "Gone", e[e.TooManyRequests = 429] = "TooManyRequests", e[e.InternalServerError = 500] = "InternalServerError", 
   e[e.NotImplemented = 501] = "NotImplemented", e[e.BadGateway = 502] = "BadGateway", 
   e[e.ServiceUnavailable = 503] = "ServiceUnavailable", e[e.GatewayTimeout = 504] = "GatewayTimeout";
  }(i || (i = {})), function(e) {
   e.Accept = "accept", e.ContentType = "content-type";
  }(a || (a = {})), function(e) {
   e.ApplicationJson = "application/json";
  }(o || (o = {})), i.MovedPermanently, i.ResourceMoved, i.SeeOther, i.TemporaryRedirect, 
  i.PermanentRedirect, i.BadGateway, i.ServiceUnavailable, i.GatewayTimeout, Error;
  var summary_awaiter = function(e, t, r, n) {
   return new (r || (r = Promise))(function(i, a) {
    function fulfilled(e) {
     try {
      step(n.next(e));
     } catch (e) {
      a(e);
     }
    }
    function rejected(e) {
     try {
      step(n.throw(e));
     } catch (e) {
      a(e);
     }
    }
    function step(e) {
     var t;
     e.done ? i(e.value) : (t = e.value, t instanceof r ? t : new r(function(e) {
      e(t);
     })).then(fulfilled, rejected);
    }
    step((n = n.apply(e, t || [])).next());
   });
  };
  const {access: c, appendFile: u, writeFile: l} = d.promises, h = "GITHUB_STEP_SUMMARY", p = new class {
   constructor() {
    this._buffer = "";
   }
   filePath() {
    return summary_awaiter(this, void 0, void 0, function*() {
     if (this._filePath) return this._filePath;
     const e = process.env[h];
     if (!e) throw new Error(`Unable to find environment variable for $${h}. Check if your runtime environment supports job summaries.`);
     try {
      yield c(e, d.constants.R_OK | d.constants.W_OK);
     } catch (t) {
      throw new Error(`Unable to access summary file: '${e}'. Check if the file has correct read/write permissions.`);
     }
     return this._filePath = e, this._filePath;
    });
   }
   wrap(e, t, r = {}) {
    const n = Object.entries(r).map(([e, t]) => ` ${e}="${t}"`).join("");
    return t ? `<${e}${n}>${t}</${e}>` : `<${e}${n}>`;
   }
   write(e) {
    return summary_awaiter(this, void 0, void 0, function*() {
     const t = !!(null == e ? void 0 : e.overwrite), r = yield this.filePath(), n = t ? l : u;
     return yield n(r, this._buffer, {
      encoding: "utf8"
     }), this.emptyBuffer();
    });
   }
   clear() {
    return summary_awaiter(this, void 0, void 0, function*() {
     return this.emptyBuffer().write({
      overwrite: !0
     });
    });
   }
   stringify() {
    return this._buffer;
   }
   isEmptyBuffer() {
    return 0 === this._buffer.length;
   }
   emptyBuffer() {
    return this._buffer = "", this;
   }
   addRaw(e, t = !1) {
    return this._buffer += e, t ? this.addEOL() : this;
   }
   addEOL() {
    return this.addRaw(n.EOL);
   }
   addCodeBlock(e, t) {
    const r = Object.assign({}, t && {
     lang: t
    }), n = this.wrap("pre", this.wrap("code", e), r);
    return this.addRaw(n).addEOL();
   }
   addList(e, t = !1) {
    const r = t ? "ol" : "ul", n = e.map(e => this.wrap("li", e)).join(""), i = this.wrap(r, n);
    return this.addRaw(i).addEOL();
   }
   addTable(e) {
    const t = e.map(e => {
     const t = e.map(e => {
      if ("string" == typeof e) return this.wrap("td", e);
      const {header: t, data: r, colspan: n, rowspan: i} = e, a = t ? "th" : "td", o = Object.assign(Object.assign({}, n && {
       colspan: n
      }), i && {
       rowspan: i
      });
      return this.wrap(a, r, o);
     }).join("");
     return this.wrap("tr", t);
    }).join(""), r = this.wrap("table", t);
    return this.addRaw(r).addEOL();
   }
   addDetails(e, t) {
    const r = this.wrap("details", this.wrap("summary", e) + t);
    return this.addRaw(r).addEOL();
   }
   addImage(e, t, r) {
    const {width: n, height: i} = r || {}, a = Object.assign(Object.assign({}, n && {
     width: n
    }), i && {
     height: i
    }), o = this.wrap("img", null, Object.assign({
     src: e,
     alt: t
    }, a));
    return this.addRaw(o).addEOL();
   }
   addHeading(e, t) {
    const r = `h${t}`, n = [ "h1", "h2", "h3", "h4", "h5", "h6" ].includes(r) ? r : "h1", i = this.wrap(n, e);
    return this.addRaw(i).addEOL();
   }
   addSeparator() {
    const e = this.wrap("hr", null);
    return this.addRaw(e).addEOL();
   }
   addBreak() {
    const e = this.wrap("br", null);
    return this.addRaw(e).addEOL();
   }
   addQuote(e, t) {
    const r = Object.assign({}, t && {
     cite: t
    }), n = this.wrap("blockquote", e, r);
    return this.addRaw(n).addEOL();
   }
   addLink(e, t) {
    const r = this.wrap("a", e, {
     href: t
    });
    return this.addRaw(r).addEOL();
   }
  };
  r(13193);
  var m = r(24434);
  r(35317), r(42613);
  const {chmod: f, copyFile: w, lstat: y, mkdir: v, open: O, readdir: g, rename: R, rm: E, rmdir: b, stat: $, symlink: P, unlink: _} = d.promises;
  var U;
  function setOutput(e, t) {
   if (process.env.GITHUB_OUTPUT) return function(e, t) {
    const r = process.env[`GITHUB_${e}`];
    if (!r) throw new Error(`Unable to find environment variable for file command ${e}`);
    if (!d.existsSync(r)) throw new Error(`Missing file at path: ${r}`);
    d.appendFileSync(r, `${utils_toCommandValue(t)}${n.EOL}`, {
     encoding: "utf8"
    });
   }("OUTPUT", function(e, t) {
    const r = `ghadelimiter_${s.randomUUID()}`, i = utils_toCommandValue(t);
    if (e.includes(r)) throw new Error(`Unexpected input: name should not contain the delimiter "${r}"`);
    if (i.includes(r)) throw new Error(`Unexpected input: value should not contain the delimiter "${r}"`);
    return `${e}<<${r}${n.EOL}${i}${n.EOL}${r}`;
   }(e, t));
   process.stdout.write(n.EOL), function(e, t, r) {
    const i = new Command("set-output", t, r);
    process.stdout.write(i.toString() + n.EOL);
   }(0, {
    name: e
   }, utils_toCommandValue(t));
  }
  process.platform, d.constants.O_RDONLY, r(53557), process.platform, m.EventEmitter, 
  m.EventEmitter, n.platform(), n.arch(), function(e) {
   e[e.Success = 0] = "Success", e[e.Failure = 1] = "Failure";
  }(U || (U = {}));
 })
};
