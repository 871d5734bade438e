"use strict";
exports.id = 5041;
exports.ids = [5041];
exports.modules = {

/***/ 75041:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   googleBatchApi: () => (/* binding */ googleBatchApi)
/* harmony export */ });
/* harmony import */ var _parsed_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20274);
/* harmony import */ var _error_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92682);
/* harmony import */ var _list_pages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2291);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54176);




/**
 * Gemini's batch mode with inline requests, below 20 MB together. A batch that has expired after 48 hours has no answers.
 * @param id the id of the model
 */
function googleBatchApi(http, id) {
    const get = (0,_list_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .getObject */ .i)(http);
    return {
        maxRequests: 10_000,
        maxBytes: 18_000_000,
        windowMs: 48 * 3_600_000,
        submit: async (requests, label, signal) => {
            const inlined = requests.map(({ id: key, body: request }) => ({ request, metadata: { key } }));
            const batch = { displayName: label, inputConfig: { requests: { requests: inlined } } };
            const made = await http.json({
                method: 'POST',
                path: `/models/${encodeURIComponent(id)}:batchGenerateContent`,
                body: JSON.stringify({ batch }),
                headers: { 'content-type': 'application/json' },
                signal,
                isRepeatable: false,
            });
            return (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b)((0,_error_text_js__WEBPACK_IMPORTED_MODULE_0__/* .asObject */ .e)(made)['name']);
        },
        list: async (since, signal) => {
            const found = [];
            for (let token = '';;) {
                const page = await get(`/batches?pageSize=100${token}`, signal);
                found.push(...(0,_parsed_json_js__WEBPACK_IMPORTED_MODULE_3__/* .asArray */ ._j)(page['operations'])
                    .map(listedBatch)
                    .filter(({ createdAt }) => createdAt >= since));
                const next = (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b)(page['nextPageToken']);
                if (next === '')
                    return found;
                token = `&pageToken=${encodeURIComponent(next)}`;
            }
        },
        status: async (batchId, signal) => statusOf(await get(pathOf(batchId), signal)),
        answers: async function* (batchId, signal) {
            yield* answersIn(await get(pathOf(batchId), signal));
        },
    };
}
/** The name of an operation is a path such as `batches/abc`. */
const pathOf = (batchId) => `/${batchId.split('/').map(encodeURIComponent).join('/')}`;
function listedBatch(value) {
    const { name, metadata } = (0,_error_text_js__WEBPACK_IMPORTED_MODULE_0__/* .asObject */ .e)(value);
    const { displayName, createTime } = (0,_error_text_js__WEBPACK_IMPORTED_MODULE_0__/* .asObject */ .e)(metadata);
    const label = (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b)(displayName);
    return {
        batchId: (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b)(name),
        createdAt: Date.parse((0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b)(createTime)),
        label: label === '' ? null : label,
        count: null,
    };
}
/** The names of states begin with JOB_STATE_ or BATCH_STATE_. An unknown one is waited for. */
function statusOf(operation) {
    const state = (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b)((0,_error_text_js__WEBPACK_IMPORTED_MODULE_0__/* .asObject */ .e)(operation['metadata'])['state']).replace(/^(JOB|BATCH)_STATE_/, '');
    if (state === 'EXPIRED' || state === 'CANCELLED')
        return { state: 'expired' };
    if (state === 'FAILED') {
        const { message, code } = (0,_error_text_js__WEBPACK_IMPORTED_MODULE_0__/* .asObject */ .e)(operation['error']);
        const reason = (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b)(message) || 'the provider gives no reason';
        const status = code === undefined ? 400 : statusOfRpc(code);
        return { state: 'rejected', reason, status, code: '', isTooLarge: false, requests: [] };
    }
    const isEnded = state === 'SUCCEEDED' || state === 'PARTIALLY_SUCCEEDED' || operation['done'] === true;
    // The answers are part of the operation, so that none of them can be cut off.
    return isEnded ? { state: 'ended', processed: 0 } : { state: 'running' };
}
function answersIn({ response, metadata }) {
    const output = response ?? (0,_error_text_js__WEBPACK_IMPORTED_MODULE_0__/* .asObject */ .e)(metadata)['output'];
    const inlined = (0,_error_text_js__WEBPACK_IMPORTED_MODULE_0__/* .asObject */ .e)((0,_error_text_js__WEBPACK_IMPORTED_MODULE_0__/* .asObject */ .e)(output)['inlinedResponses']);
    return (0,_parsed_json_js__WEBPACK_IMPORTED_MODULE_3__/* .asArray */ ._j)(inlined['inlinedResponses']).flatMap((value) => {
        const one = (0,_error_text_js__WEBPACK_IMPORTED_MODULE_0__/* .asObject */ .e)(value);
        const id = (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b)((0,_error_text_js__WEBPACK_IMPORTED_MODULE_0__/* .asObject */ .e)(one['metadata'])['key']);
        if (id === '')
            return [];
        if (one['response'] !== undefined)
            return [{ id, outcome: { kind: 'answer', body: one['response'] } }];
        const { error } = one;
        return [{ id, outcome: { kind: 'error', status: statusOfRpc((0,_error_text_js__WEBPACK_IMPORTED_MODULE_0__/* .asObject */ .e)(error)['code']), body: { error } } }];
    });
}
/** The status of an error in Google's own numbers. */
function statusOfRpc(code) {
    const statuses = { 3: 400, 5: 404, 7: 403, 8: 429, 9: 400, 14: 503, 16: 401 };
    return statuses[Number(code)] ?? 500;
}


/***/ }),

/***/ 2291:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ getObject),
/* harmony export */   p: () => (/* binding */ listPages)
/* harmony export */ });
/* harmony import */ var _parsed_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20274);
/* harmony import */ var _error_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92682);


/** A repeatable request whose answer is an object. */
function getObject(http) {
    return async (path, signal) => (0,_error_text_js__WEBPACK_IMPORTED_MODULE_0__/* .asObject */ .e)(await http.json({ method: 'GET', path, signal, isRepeatable: true }));
}
/** The batches that were created since a time; the server lists the newest first, in pages. */
function listPages({ http, path, after, listedBatch }) {
    const get = getObject(http);
    return async (since, signal) => {
        const found = [];
        for (let from = '';;) {
            const page = await get(`${path}?limit=100${from}`, signal);
            const listed = (0,_parsed_json_js__WEBPACK_IMPORTED_MODULE_1__/* .asArray */ ._j)(page['data']).map(listedBatch);
            found.push(...listed.filter(({ createdAt }) => createdAt >= since));
            const last = listed.at(-1);
            if (page['has_more'] !== true || last === undefined || last.createdAt < since)
                return found;
            from = `&${after}=${encodeURIComponent(last.batchId)}`;
        }
    };
}


/***/ }),

/***/ 54176:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ textOf),
/* harmony export */   r: () => (/* binding */ numberOf)
/* harmony export */ });
/** Reads values of a server's response, whose form is not guaranteed. */
const textOf = (value) => (typeof value === 'string' ? value : '');
const numberOf = (value) => (Number.isFinite(Number(value)) ? Number(value) : 0);


/***/ })

};
;