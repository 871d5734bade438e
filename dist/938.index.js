export const id = 938;
export const ids = [938];
export const modules = {

/***/ 1938:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   slimHeaders: () => (/* binding */ slimHeaders),
/* harmony export */   useSlimHeaders: () => (/* binding */ useSlimHeaders)
/* harmony export */ });
/**
 * Headers as the platform has them: names without regard to case, the values of one name joined by commas,
 * iteration in the order of the names. To be called with `new`, like the class that it stands for.
 */
function slimHeaders(init) {
    const values = new Map();
    const sorted = () => [...values].sort(([a], [b]) => (a < b ? -1 : 1));
    const headers = {
        append(name, value) {
            const before = headers.get(name);
            values.set(name.toLowerCase(), before === null ? value.trim() : `${before}, ${value.trim()}`);
        },
        set: (name, value) => void values.set(name.toLowerCase(), value.trim()),
        get: (name) => values.get(name.toLowerCase()) ?? null,
        has: (name) => values.has(name.toLowerCase()),
        delete: (name) => void values.delete(name.toLowerCase()),
        forEach: (use) => sorted().forEach(([name, value]) => use(value, name)),
        entries: () => sorted().values(),
        keys: () => sorted()
            .map(([name]) => name)
            .values(),
        values: () => sorted()
            .map(([, value]) => value)
            .values(),
        [Symbol.iterator]: () => sorted().values(),
    };
    Object.setPrototypeOf(headers, slimHeaders.prototype);
    for (const [name, value] of entriesOf(init))
        headers.append(name, value);
    return headers;
}
function entriesOf(init) {
    if (init === null || init === undefined)
        return [];
    return isIterable(init) ? init : Object.entries(init);
}
function isIterable(init) {
    return Symbol.iterator in init;
}
/**
 * Puts it in the place of Node's class for this process. Node loads its whole fetch implementation for the one
 * class, which is a good part of the time to the first model request; `npm run bench` shows it.
 */
function useSlimHeaders() {
    Object.defineProperty(globalThis, 'Headers', { value: slimHeaders, configurable: true, writable: true });
}


/***/ })

};
