"use strict";
exports.id = 9528;
exports.ids = [9528];
exports.modules = {

/***/ 89528:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   anthropicBatchApi: () => (/* binding */ anthropicBatchApi)
/* harmony export */ });
/* harmony import */ var _parsed_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20274);
/* harmony import */ var _error_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92682);
/* harmony import */ var _list_pages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2291);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54176);




const path = '/messages/batches';
/** Anthropic's Message Batches: at most 100,000 requests or 256 MB. It keeps no label. */
function anthropicBatchApi(http) {
    const get = (0,_list_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .getObject */ .i)(http);
    return {
        maxRequests: 10_000,
        maxBytes: 48_000_000,
        windowMs: 24 * 3_600_000,
        submit: async (requests, _label, signal) => {
            const betas = [...new Set(requests.flatMap((one) => one.betas))].join(',');
            const body = JSON.stringify({ requests: requests.map(({ id, body: params }) => ({ custom_id: id, params })) });
            const headers = { 'content-type': 'application/json', ...(betas === '' ? {} : { 'anthropic-beta': betas }) };
            const made = await http.json({ method: 'POST', path, body, headers, signal, isRepeatable: false });
            return (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b)((0,_error_text_js__WEBPACK_IMPORTED_MODULE_0__/* .asObject */ .e)(made)['id']);
        },
        list: (0,_list_pages_js__WEBPACK_IMPORTED_MODULE_1__/* .listPages */ .p)({ http, path, after: 'after_id', listedBatch }),
        // An unknown state is waited for.
        status: async (batchId, signal) => {
            const batch = await get(`${path}/${encodeURIComponent(batchId)}`, signal);
            const { succeeded, errored } = (0,_error_text_js__WEBPACK_IMPORTED_MODULE_0__/* .asObject */ .e)(batch['request_counts']);
            const processed = (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .numberOf */ .r)(succeeded) + (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .numberOf */ .r)(errored);
            return batch['processing_status'] === 'ended' ? { state: 'ended', processed } : { state: 'running' };
        },
        answers: async function* (batchId, signal) {
            const at = `${path}/${encodeURIComponent(batchId)}/results`;
            for await (const line of http.lines({ method: 'GET', path: at, signal, isRepeatable: true })) {
                const answer = answerIn(line);
                if (answer !== null)
                    yield answer;
            }
        },
    };
}
/** Counts are 0 until the end, except for those that are processed: their sum is the number of requests. */
function listedBatch(value) {
    const batch = (0,_error_text_js__WEBPACK_IMPORTED_MODULE_0__/* .asObject */ .e)(value);
    const counts = Object.values((0,_error_text_js__WEBPACK_IMPORTED_MODULE_0__/* .asObject */ .e)(batch['request_counts'])).map(_values_js__WEBPACK_IMPORTED_MODULE_2__/* .numberOf */ .r);
    return {
        batchId: (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b)(batch['id']),
        createdAt: Date.parse((0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b)(batch['created_at'])),
        label: null,
        count: counts.reduce((sum, count) => sum + count, 0),
    };
}
function answerIn(line) {
    const record = (0,_error_text_js__WEBPACK_IMPORTED_MODULE_0__/* .asObject */ .e)((0,_parsed_json_js__WEBPACK_IMPORTED_MODULE_3__/* .parsedJson */ .U4)(line));
    const result = (0,_error_text_js__WEBPACK_IMPORTED_MODULE_0__/* .asObject */ .e)(record['result']);
    const id = (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b)(record['custom_id']);
    return id === '' ? null : { id, outcome: outcomeOf(result) };
}
function outcomeOf(result) {
    if (result['type'] === 'succeeded')
        return { kind: 'answer', body: result['message'] };
    if (result['type'] !== 'errored')
        return { kind: 'expired' };
    const { error } = result;
    const type = (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b)((0,_error_text_js__WEBPACK_IMPORTED_MODULE_0__/* .asObject */ .e)((0,_error_text_js__WEBPACK_IMPORTED_MODULE_0__/* .asObject */ .e)(error)['error'])['type'] ?? (0,_error_text_js__WEBPACK_IMPORTED_MODULE_0__/* .asObject */ .e)(error)['type']);
    return { kind: 'error', status: statuses[type] ?? 500, body: error };
}
const statuses = {
    invalid_request_error: 400,
    authentication_error: 401,
    billing_error: 402,
    permission_error: 403,
    not_found_error: 404,
    request_too_large: 413,
    rate_limit_error: 429,
    overloaded_error: 529,
};


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