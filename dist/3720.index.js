exports.id = 3720;

exports.ids = [ 3720 ];

exports.modules = {
87091: (function(t) {
function webpackEmptyContext(t) {
var e = new Error("Cannot find module '" + t + "'");
e.code = "MODULE_NOT_FOUND";
throw e;
}
webpackEmptyContext.keys = () => [];
webpackEmptyContext.resolve = webpackEmptyContext;
webpackEmptyContext.id = 87091;
t.exports = webpackEmptyContext;
}),
53720: (function(t, e, s) {
(() => {
if (typeof global !== "undefined") ; else if (typeof window !== "undefined") window.global = window; else {
if (typeof self === "undefined") throw new Error("cannot export Go (neither global, window nor self is defined)");
self.global = self;
}
!global.require && true && (global.require = s(87091));
!global.fs && global.require && (global.fs = s(73024));
const enosys = () => {
const t = new Error("not implemented");
t.code = "ENOSYS";
return t;
};
if (!global.fs) {
let t = "";
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
t += e.decode(n);
const o = t.lastIndexOf("\n");
if (o != -1) {
console.log(t.substr(0, o));
t = t.substr(o + 1);
}
return n.length;
},
write(t, e, s, n, o, r) {
if (s !== 0 || n !== e.length || o !== null) {
r(enosys());
return;
}
const i = this.writeSync(t, e);
r(null, i);
},
chmod(t, e, s) {
s(enosys());
},
chown(t, e, s, n) {
n(enosys());
},
close(t, e) {
e(enosys());
},
fchmod(t, e, s) {
s(enosys());
},
fchown(t, e, s, n) {
n(enosys());
},
fstat(t, e) {
e(enosys());
},
fsync(t, e) {
e(null);
},
ftruncate(t, e, s) {
s(enosys());
},
lchown(t, e, s, n) {
n(enosys());
},
link(t, e, s) {
s(enosys());
},
lstat(t, e) {
e(enosys());
},
mkdir(t, e, s) {
s(enosys());
},
open(t, e, s, n) {
n(enosys());
},
read(t, e, s, n, o, r) {
r(enosys());
},
readdir(t, e) {
e(enosys());
},
readlink(t, e) {
e(enosys());
},
rename(t, e, s) {
s(enosys());
},
rmdir(t, e) {
e(enosys());
},
stat(t, e) {
e(enosys());
},
symlink(t, e, s) {
s(enosys());
},
truncate(t, e, s) {
s(enosys());
},
unlink(t, e) {
e(enosys());
},
utimes(t, e, s, n) {
n(enosys());
}
};
}
global.process || (global.process = {
getuid() {
return -1;
},
getgid() {
return -1;
},
geteuid() {
return -1;
},
getegid() {
return -1;
},
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
});
if (!global.crypto) {
const t = s(77598);
global.crypto = {
getRandomValues(e) {
t.randomFillSync(e);
}
};
}
global.performance || (global.performance = {
now() {
const [t, e] = process.hrtime();
return t * 1e3 + e / 1e6;
}
});
global.TextEncoder || (global.TextEncoder = s(57975).TextEncoder);
global.TextDecoder || (global.TextDecoder = s(57975).TextDecoder);
const t = new TextEncoder("utf-8");
const e = new TextDecoder("utf-8");
let n = new DataView(new ArrayBuffer(8));
var o = [];
const r = {};
global.Go = class {
constructor() {
this._callbackTimeouts = new Map;
this._nextCallbackTimeoutID = 1;
const mem = () => new DataView(this._inst.exports.memory.buffer);
const unboxValue = t => {
n.setBigInt64(0, t, true);
const e = n.getFloat64(0, true);
if (e === 0) return;
if (!isNaN(e)) return e;
const s = t & 0xffffffffn;
return this._values[s];
};
const loadValue = t => {
let e = mem().getBigUint64(t, true);
return unboxValue(e);
};
const boxValue = t => {
const e = 0x7FF80000n;
if (typeof t === "number") {
if (isNaN(t)) return e << 32n;
if (t === 0) return e << 32n | 1n;
n.setFloat64(0, t, true);
return n.getBigInt64(0, true);
}
switch (t) {
case void 0:
return 0n;

case null:
return e << 32n | 2n;

case true:
return e << 32n | 3n;

case false:
return e << 32n | 4n;
}
let s = this._ids.get(t);
if (s === void 0) {
s = this._idPool.pop();
s === void 0 && (s = BigInt(this._values.length));
this._values[s] = t;
this._goRefCounts[s] = 0;
this._ids.set(t, s);
}
this._goRefCounts[s]++;
let o = 1n;
switch (typeof t) {
case "string":
o = 2n;
break;

case "symbol":
o = 3n;
break;

case "function":
o = 4n;
break;
}
return s | (e | o) << 32n;
};
const storeValue = (t, e) => {
let s = boxValue(e);
mem().setBigUint64(t, s, true);
};
const loadSlice = (t, e, s) => new Uint8Array(this._inst.exports.memory.buffer, t, e);
const loadSliceOfValues = (t, e, s) => {
const n = new Array(e);
for (let s = 0; s < e; s++) n[s] = loadValue(t + s * 8);
return n;
};
const loadString = (t, s) => e.decode(new DataView(this._inst.exports.memory.buffer, t, s));
const s = Date.now() - performance.now();
const i = 8;
const l = 52;
this.importObject = {
wasi_snapshot_preview1: {
fd_write: function(t, s, n, r) {
let i = 0;
if (t == 1) for (let t = 0; t < n; t++) {
let n = s + t * 8;
let r = mem().getUint32(n + 0, true);
let l = mem().getUint32(n + 4, true);
i += l;
for (let t = 0; t < l; t++) {
let s = mem().getUint8(r + t);
if (s == 13) ; else if (s == 10) {
let t = e.decode(new Uint8Array(o));
o = [];
console.log(t);
} else o.push(s);
}
} else console.error("invalid file descriptor:", t);
mem().setUint32(r, i, true);
return 0;
},
fd_read: () => l,
fd_close: () => l,
fd_fdstat_get: () => l,
fd_prestat_get: () => i,
fd_prestat_dir_name: () => l,
fd_seek: () => l,
path_open: () => l,
proc_exit: t => {
this.exited = true;
this.exitCode = t;
this._resolveExitPromise();
throw r;
},
random_get: (t, e) => {
crypto.getRandomValues(loadSlice(t, e));
return 0;
}
},
gojs: {
"runtime.ticks": () => BigInt((s + performance.now()) * 1e6),
"runtime.sleepTicks": t => {
setTimeout(() => {
if (this.exited) return;
try {
this._inst.exports.go_scheduler();
} catch (t) {
if (t !== r) throw t;
}
}, Number(t) / 1e6);
},
"syscall/js.finalizeRef": t => {
const e = t & 0xffffffffn;
if (this._goRefCounts?.[e] !== void 0) {
this._goRefCounts[e]--;
if (this._goRefCounts[e] === 0) {
const t = this._values[e];
this._values[e] = null;
this._ids.delete(t);
this._idPool.push(e);
}
} else console.error("syscall/js.finalizeRef: unknown id", e);
},
"syscall/js.stringVal": (t, e) => {
t >>>= 0;
const s = loadString(t, e);
return boxValue(s);
},
"syscall/js.valueGet": (t, e, s) => {
let n = loadString(e, s);
let o = unboxValue(t);
let r = Reflect.get(o, n);
return boxValue(r);
},
"syscall/js.valueSet": (t, e, s, n) => {
const o = unboxValue(t);
const r = loadString(e, s);
const i = unboxValue(n);
Reflect.set(o, r, i);
},
"syscall/js.valueDelete": (t, e, s) => {
const n = unboxValue(t);
const o = loadString(e, s);
Reflect.deleteProperty(n, o);
},
"syscall/js.valueIndex": (t, e) => boxValue(Reflect.get(unboxValue(t), e)),
"syscall/js.valueSetIndex": (t, e, s) => {
Reflect.set(unboxValue(t), e, unboxValue(s));
},
"syscall/js.valueCall": (t, e, s, n, o, r, i) => {
const l = unboxValue(e);
const c = loadString(s, n);
const a = loadSliceOfValues(o, r, i);
try {
const e = Reflect.get(l, c);
storeValue(t, Reflect.apply(e, l, a));
mem().setUint8(t + 8, 1);
} catch (e) {
storeValue(t, e);
mem().setUint8(t + 8, 0);
}
},
"syscall/js.valueInvoke": (t, e, s, n, o) => {
try {
const r = unboxValue(e);
const i = loadSliceOfValues(s, n, o);
storeValue(t, Reflect.apply(r, void 0, i));
mem().setUint8(t + 8, 1);
} catch (e) {
storeValue(t, e);
mem().setUint8(t + 8, 0);
}
},
"syscall/js.valueNew": (t, e, s, n, o) => {
const r = unboxValue(e);
const i = loadSliceOfValues(s, n, o);
try {
storeValue(t, Reflect.construct(r, i));
mem().setUint8(t + 8, 1);
} catch (e) {
storeValue(t, e);
mem().setUint8(t + 8, 0);
}
},
"syscall/js.valueLength": t => unboxValue(t).length,
"syscall/js.valuePrepareString": (e, s) => {
const n = String(unboxValue(s));
const o = t.encode(n);
storeValue(e, o);
mem().setInt32(e + 8, o.length, true);
},
"syscall/js.valueLoadString": (t, e, s, n) => {
const o = unboxValue(t);
loadSlice(e, s, n).set(o);
},
"syscall/js.valueInstanceOf": (t, e) => unboxValue(t) instanceof unboxValue(e),
"syscall/js.copyBytesToGo": (t, e, s, n, o) => {
let r = t;
let i = t + 4;
const l = loadSlice(e, s);
const c = unboxValue(o);
if (!(c instanceof Uint8Array || c instanceof Uint8ClampedArray)) {
mem().setUint8(i, 0);
return;
}
const a = c.subarray(0, l.length);
l.set(a);
mem().setUint32(r, a.length, true);
mem().setUint8(i, 1);
},
"syscall/js.copyBytesToJS": (t, e, s, n, o) => {
let r = t;
let i = t + 4;
const l = unboxValue(e);
const c = loadSlice(s, n);
if (!(l instanceof Uint8Array || l instanceof Uint8ClampedArray)) {
mem().setUint8(i, 0);
return;
}
const a = c.subarray(0, l.length);
l.set(a);
mem().setUint32(r, a.length, true);
mem().setUint8(i, 1);
}
}
};
this.importObject.env = this.importObject.gojs;
}
async run(t) {
this._inst = t;
this._values = [ NaN, 0, null, true, false, global, this ];
this._goRefCounts = [];
this._ids = new Map;
this._idPool = [];
this.exited = false;
this.exitCode = 0;
if (this._inst.exports._start) {
let t = new Promise((t, e) => {
this._resolveExitPromise = t;
});
try {
this._inst.exports._start();
} catch (t) {
if (t !== r) throw t;
}
await t;
return this.exitCode;
}
this._inst.exports._initialize();
}
_resume() {
if (this.exited) throw new Error("Go program has already exited");
try {
this._inst.exports.resume();
} catch (t) {
if (t !== r) throw t;
}
this.exited && this._resolveExitPromise();
}
_makeFuncWrapper(t) {
const e = this;
return function() {
const s = {
id: t,
this: this,
args: arguments
};
e._pendingEvent = s;
e._resume();
return s.result;
};
}
};
})();
})
};
