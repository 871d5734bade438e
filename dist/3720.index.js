exports.id = 3720, exports.ids = [ 3720 ], exports.modules = {
 87091: (function(e) {
  function webpackEmptyContext(e) {
   var t = new Error("Cannot find module '" + e + "'");
   throw t.code = "MODULE_NOT_FOUND", t;
  }
  webpackEmptyContext.keys = () => [], webpackEmptyContext.resolve = webpackEmptyContext, 
  webpackEmptyContext.id = 87091, e.exports = webpackEmptyContext;
 }),
 53720: (function(e, t, s) {
  (() => {
   if ("undefined" != typeof global) ; else if ("undefined" != typeof window) window.global = window; else {
    if ("undefined" == typeof self) throw new Error("cannot export Go (neither global, window nor self is defined)");
    self.global = self;
   }
   global.require || (global.require = s(87091)), !global.fs && global.require && (global.fs = s(73024));
   const enosys = () => {
    const e = new Error("not implemented");
    return e.code = "ENOSYS", e;
   };
   if (!global.fs) {
    let e = "";
    global.fs = {
     constants: {
      O_WRONLY: -1,
      O_RDWR: -1,
      O_CREAT: -1,
      O_TRUNC: -1,
      O_APPEND: -1,
      O_EXCL: -1
     },
     writeSync(s, n) {
      e += t.decode(n);
      const o = e.lastIndexOf("\n");
      return -1 != o && (console.log(e.substr(0, o)), e = e.substr(o + 1)), n.length;
     },
     write(e, t, s, n, o, i) {
      0 === s && n === t.length && null === o ? i(null, this.writeSync(e, t)) : i(enosys());
     },
     chmod(e, t, s) {
      s(enosys());
     },
     chown(e, t, s, n) {
      n(enosys());
     },
     close(e, t) {
      t(enosys());
     },
     fchmod(e, t, s) {
      s(enosys());
     },
     fchown(e, t, s, n) {
      n(enosys());
     },
     fstat(e, t) {
      t(enosys());
     },
     fsync(e, t) {
      t(null);
     },
     ftruncate(e, t, s) {
      s(enosys());
     },
     lchown(e, t, s, n) {
      n(enosys());
     },
     link(e, t, s) {
      s(enosys());
     },
     lstat(e, t) {
      t(enosys());
     },
     mkdir(e, t, s) {
      s(enosys());
     },
     open(e, t, s, n) {
      n(enosys());
     },
     read(e, t, s, n, o, i) {
      i(enosys());
     },
     readdir(e, t) {
      t(enosys());
     },
     readlink(e, t) {
      t(enosys());
     },
     rename(e, t, s) {
      s(enosys());
     },
     rmdir(e, t) {
      t(enosys());
     },
     stat(e, t) {
      t(enosys());
     },
     symlink(e, t, s) {
      s(enosys());
     },
     truncate(e, t, s) {
      s(enosys());
     },
     unlink(e, t) {
      t(enosys());
     },
     utimes(e, t, s, n) {
      n(enosys());
     }
    };
   }
   if (global.process || (global.process = {
    getuid: () => -1,
    getgid: () => -1,
    geteuid: () => -1,
    getegid: () => -1,
    getgroups() {
     throw enosys();
    },
    pid: -1,
    ppid: -1,
    umask() {
     throw enosys();
    },
    cwd() {
     throw enosys();
    },
    chdir() {
     throw enosys();
    }
   }), !global.crypto) {
    const e = s(77598);
    global.crypto = {
     getRandomValues(t) {
      e.randomFillSync(t);
     }
    };
   }
   global.performance || (global.performance = {
    now() {
     const [e, t] = process.hrtime();
     return 1e3 * e + t / 1e6;
    }
   }), global.TextEncoder || (global.TextEncoder = s(57975).TextEncoder), global.TextDecoder || (global.TextDecoder = s(57975).TextDecoder);
   const e = new TextEncoder("utf-8"), t = new TextDecoder("utf-8");
   let n = new DataView(new ArrayBuffer(8));
   var o = [];
   const i = {};
   global.Go = class {
    constructor() {
     this._callbackTimeouts = new Map, this._nextCallbackTimeoutID = 1;
     const mem = () => new DataView(this._inst.exports.memory.buffer), unboxValue = e => {
      n.setBigInt64(0, e, !0);
      const t = n.getFloat64(0, !0);
      if (0 === t) return;
      if (!isNaN(t)) return t;
      const s = 0xffffffffn & e;
      return this._values[s];
     }, loadValue = e => {
      let t = mem().getBigUint64(e, !0);
      return unboxValue(t);
     }, boxValue = e => {
      const t = 0x7FF80000n;
      if ("number" == typeof e) return isNaN(e) ? t << 32n : 0 === e ? t << 32n | 1n : (n.setFloat64(0, e, !0), 
      n.getBigInt64(0, !0));
      switch (e) {
      case void 0:
       return 0n;

      case null:
       return t << 32n | 2n;

      case !0:
       return t << 32n | 3n;

      case !1:
       return t << 32n | 4n;
      }
      let s = this._ids.get(e);
      void 0 === s && (s = this._idPool.pop(), void 0 === s && (s = BigInt(this._values.length)), 
      this._values[s] = e, this._goRefCounts[s] = 0, this._ids.set(e, s)), this._goRefCounts[s]++;
      let o = 1n;
      switch (typeof e) {
      case "string":
       o = 2n;
       break;

      case "symbol":
       o = 3n;
       break;

      case "function":
       o = 4n;
      }
      return s | (t | o) << 32n;
     }, storeValue = (e, t) => {
      let s = boxValue(t);
      mem().setBigUint64(e, s, !0);
     }, loadSlice = (e, t, s) => new Uint8Array(this._inst.exports.memory.buffer, e, t), loadSliceOfValues = (e, t, s) => {
      const n = new Array(t);
      for (let s = 0; s < t; s++) n[s] = loadValue(e + 8 * s);
      return n;
     }, loadString = (e, s) => t.decode(new DataView(this._inst.exports.memory.buffer, e, s)), s = Date.now() - performance.now(), r = 52;
     this.importObject = {
      wasi_snapshot_preview1: {
       fd_write: function(e, s, n, i) {
        let r = 0;
        if (1 == e) for (let e = 0; e < n; e++) {
         let n = s + 8 * e, i = mem().getUint32(n + 0, !0), l = mem().getUint32(n + 4, !0);
         r += l;
         for (let e = 0; e < l; e++) {
          let s = mem().getUint8(i + e);
          if (13 == s) ; else if (10 == s) {
           let e = t.decode(new Uint8Array(o));
           o = [], console.log(e);
          } else o.push(s);
         }
        } else console.error("invalid file descriptor:", e);
        return mem().setUint32(i, r, !0), 0;
       },
       fd_read: () => r,
       fd_close: () => r,
       fd_fdstat_get: () => r,
       fd_prestat_get: () => 8,
       fd_prestat_dir_name: () => r,
       fd_seek: () => r,
       path_open: () => r,
       proc_exit: e => {
        throw this.exited = !0, this.exitCode = e, this._resolveExitPromise(), i;
       },
       random_get: (e, t) => (crypto.getRandomValues(loadSlice(e, t)), 0)
      },
      gojs: {
       "runtime.ticks": () => BigInt(1e6 * (s + performance.now())),
       "runtime.sleepTicks": e => {
        setTimeout(() => {
         if (!this.exited) try {
          this._inst.exports.go_scheduler();
         } catch (e) {
          if (e !== i) throw e;
         }
        }, Number(e) / 1e6);
       },
       "syscall/js.finalizeRef": e => {
        const t = 0xffffffffn & e;
        if (void 0 !== this._goRefCounts?.[t]) {
         if (this._goRefCounts[t]--, 0 === this._goRefCounts[t]) {
          const e = this._values[t];
          this._values[t] = null, this._ids.delete(e), this._idPool.push(t);
         }
        } else console.error("syscall/js.finalizeRef: unknown id", t);
       },
       "syscall/js.stringVal": (e, t) => {
        const s = loadString(e >>>= 0, t);
        return boxValue(s);
       },
       "syscall/js.valueGet": (e, t, s) => {
        let n = loadString(t, s), o = unboxValue(e), i = Reflect.get(o, n);
        return boxValue(i);
       },
       "syscall/js.valueSet": (e, t, s, n) => {
        const o = unboxValue(e), i = loadString(t, s), r = unboxValue(n);
        Reflect.set(o, i, r);
       },
       "syscall/js.valueDelete": (e, t, s) => {
        const n = unboxValue(e), o = loadString(t, s);
        Reflect.deleteProperty(n, o);
       },
       "syscall/js.valueIndex": (e, t) => boxValue(Reflect.get(unboxValue(e), t)),
       "syscall/js.valueSetIndex": (e, t, s) => {
        Reflect.set(unboxValue(e), t, unboxValue(s));
       },
       "syscall/js.valueCall": (e, t, s, n, o, i, r) => {
        const l = unboxValue(t), a = loadString(s, n), c = loadSliceOfValues(o, i);
        try {
         const t = Reflect.get(l, a);
         storeValue(e, Reflect.apply(t, l, c)), mem().setUint8(e + 8, 1);
        } catch (t) {
         storeValue(e, t), mem().setUint8(e + 8, 0);
        }
       },
       "syscall/js.valueInvoke": (e, t, s, n, o) => {
        try {
         const o = unboxValue(t), i = loadSliceOfValues(s, n);
         storeValue(e, Reflect.apply(o, void 0, i)), mem().setUint8(e + 8, 1);
        } catch (t) {
         storeValue(e, t), mem().setUint8(e + 8, 0);
        }
       },
       "syscall/js.valueNew": (e, t, s, n, o) => {
        const i = unboxValue(t), r = loadSliceOfValues(s, n);
        try {
         storeValue(e, Reflect.construct(i, r)), mem().setUint8(e + 8, 1);
        } catch (t) {
         storeValue(e, t), mem().setUint8(e + 8, 0);
        }
       },
       "syscall/js.valueLength": e => unboxValue(e).length,
       "syscall/js.valuePrepareString": (t, s) => {
        const n = String(unboxValue(s)), o = e.encode(n);
        storeValue(t, o), mem().setInt32(t + 8, o.length, !0);
       },
       "syscall/js.valueLoadString": (e, t, s, n) => {
        const o = unboxValue(e);
        loadSlice(t, s).set(o);
       },
       "syscall/js.valueInstanceOf": (e, t) => unboxValue(e) instanceof unboxValue(t),
       "syscall/js.copyBytesToGo": (e, t, s, n, o) => {
        let i = e, r = e + 4;
        const l = loadSlice(t, s), a = unboxValue(o);
        if (!(a instanceof Uint8Array || a instanceof Uint8ClampedArray)) return void mem().setUint8(r, 0);
        const c = a.subarray(0, l.length);
        l.set(c), mem().setUint32(i, c.length, !0), mem().setUint8(r, 1);
       },
       "syscall/js.copyBytesToJS": (e, t, s, n, o) => {
        let i = e, r = e + 4;
        const l = unboxValue(t), a = loadSlice(s, n);
        if (!(l instanceof Uint8Array || l instanceof Uint8ClampedArray)) return void mem().setUint8(r, 0);
        const c = a.subarray(0, l.length);
        l.set(c), mem().setUint32(i, c.length, !0), mem().setUint8(r, 1);
       }
      }
     }, this.importObject.env = this.importObject.gojs;
    }
    async run(e) {
     if (this._inst = e, this._values = [ NaN, 0, null, !0, !1, global, this ], this._goRefCounts = [], 
     this._ids = new Map, this._idPool = [], this.exited = !1, this.exitCode = 0, this._inst.exports._start) {
      let e = new Promise((e, t) => {
       this._resolveExitPromise = e;
      });
      try {
       this._inst.exports._start();
      } catch (e) {
       if (e !== i) throw e;
      }
      return await e, this.exitCode;
     }
     this._inst.exports._initialize();
    }
    _resume() {
     if (this.exited) throw new Error("Go program has already exited");
     try {
      this._inst.exports.resume();
     } catch (e) {
      if (e !== i) throw e;
     }
     this.exited && this._resolveExitPromise();
    }
    _makeFuncWrapper(e) {
     const t = this;
     return function() {
      const s = {
       id: e,
       this: this,
       args: arguments
      };
      return t._pendingEvent = s, t._resume(), s.result;
     };
    }
   };
  })();
 })
};
