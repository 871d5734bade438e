"use strict";
exports.id = 3552;
exports.ids = [3552];
exports.modules = {

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

/***/ 53552:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openaiBatchApi: () => (/* binding */ openaiBatchApi)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _parsed_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20274);
/* harmony import */ var _error_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92682);
/* harmony import */ var _list_pages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2291);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54176);





const endpoint = '/v1/responses';
/** The key of the metadata with the label. */
const labelKey = 'sallyport';
/** OpenAI's Batch API: at most 50,000 requests or 200 MB in a file, all for one model and one endpoint. */
function openaiBatchApi(http) {
    const get = (0,_list_pages_js__WEBPACK_IMPORTED_MODULE_2__/* .getObject */ .i)(http);
    return {
        maxRequests: 10_000,
        maxBytes: 48_000_000,
        windowMs: 24 * 3_600_000,
        submit: async (requests, label, signal) => {
            const file = (0,_error_text_js__WEBPACK_IMPORTED_MODULE_1__/* .asObject */ .e)(await http.json({ ...upload(requests, label), signal, isRepeatable: true }));
            const body = JSON.stringify({
                input_file_id: (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b)(file['id']),
                endpoint,
                completion_window: '24h',
                metadata: { [labelKey]: label },
            });
            const headers = { 'content-type': 'application/json' };
            const made = await http.json({ method: 'POST', path: '/batches', body, headers, signal, isRepeatable: false });
            return (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b)((0,_error_text_js__WEBPACK_IMPORTED_MODULE_1__/* .asObject */ .e)(made)['id']);
        },
        list: (0,_list_pages_js__WEBPACK_IMPORTED_MODULE_2__/* .listPages */ .p)({ http, path: '/batches', after: 'after', listedBatch }),
        status: async (batchId, signal) => statusOf(await get(`/batches/${encodeURIComponent(batchId)}`, signal)),
        answers: async function* (batchId, signal) {
            const batch = await get(`/batches/${encodeURIComponent(batchId)}`, signal);
            // A batch of which every request has failed has no output file.
            for (const id of [batch['output_file_id'], batch['error_file_id']].map(_values_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b).filter((one) => one !== '')) {
                const path = `/files/${encodeURIComponent(id)}/content`;
                for await (const line of http.lines({ method: 'GET', path, signal, isRepeatable: true })) {
                    const answer = answerIn(line);
                    if (answer !== null)
                        yield answer;
                }
            }
        },
    };
}
/** The form of a file upload. The boundary is random, so that it is in no request. */
function upload(requests, label) {
    const boundary = `sallyport-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`;
    const lines = requests.map(({ id, body }) => JSON.stringify({ custom_id: id, method: 'POST', url: endpoint, body }));
    const field = (head, content) => `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`;
    const file = `name="file"; filename="${label}.jsonl"\r\nContent-Type: application/jsonl`;
    return {
        method: 'POST',
        path: '/files',
        headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
        body: `${field('name="purpose"', 'batch')}${field(file, `${lines.join('\n')}\n`)}--${boundary}--\r\n`,
    };
}
function listedBatch(value) {
    const batch = (0,_error_text_js__WEBPACK_IMPORTED_MODULE_1__/* .asObject */ .e)(value);
    const label = (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b)((0,_error_text_js__WEBPACK_IMPORTED_MODULE_1__/* .asObject */ .e)(batch['metadata'])[labelKey]);
    return {
        batchId: (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b)(batch['id']),
        createdAt: (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .numberOf */ .r)(batch['created_at']) * 1000,
        label: label === '' ? null : label,
        count: null,
    };
}
/** An unknown state is waited for. */
function statusOf(batch) {
    const status = (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b)(batch['status']);
    if (['completed', 'expired', 'cancelled'].includes(status)) {
        const { completed, failed } = (0,_error_text_js__WEBPACK_IMPORTED_MODULE_1__/* .asObject */ .e)(batch['request_counts']);
        // Requests that were not processed may count as failed; those that failed are not billed, so that none is awaited.
        return { state: 'ended', processed: (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .numberOf */ .r)(completed) + (status === 'completed' ? (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .numberOf */ .r)(failed) : 0) };
    }
    if (status !== 'failed')
        return { state: 'running' };
    const errors = (0,_parsed_json_js__WEBPACK_IMPORTED_MODULE_4__/* .asArray */ ._j)((0,_error_text_js__WEBPACK_IMPORTED_MODULE_1__/* .asObject */ .e)(batch['errors'])['data']).map(_error_text_js__WEBPACK_IMPORTED_MODULE_1__/* .asObject */ .e);
    const reason = errors.map((one) => (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b)(one['message'])).join(' ');
    const codes = errors.map((one) => (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b)(one['code']));
    // Lines count from 1.
    const requests = errors.map((one, at) => ({
        index: (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .numberOf */ .r)(one['line']) - 1,
        reason: (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b)(one['message']),
        code: codes[at] ?? '',
    }));
    return {
        state: 'rejected',
        reason: reason === '' ? 'the provider gives no reason' : reason,
        status: 400,
        code: codes[0] ?? '',
        isTooLarge: codes.includes('token_limit_exceeded'),
        requests: requests.every(({ index }) => index >= 0) ? requests : [],
    };
}
function answerIn(line) {
    const record = (0,_error_text_js__WEBPACK_IMPORTED_MODULE_1__/* .asObject */ .e)((0,_parsed_json_js__WEBPACK_IMPORTED_MODULE_4__/* .parsedJson */ .U4)(line));
    const id = (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b)(record['custom_id']);
    return id === '' ? null : { id, outcome: outcomeOf(record) };
}
function outcomeOf(record) {
    const response = (0,_error_text_js__WEBPACK_IMPORTED_MODULE_1__/* .asObject */ .e)(record['response']);
    const status = (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .numberOf */ .r)(response['status_code']);
    if (status === 200)
        return answerOrFailure(response['body']);
    const code = (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b)((0,_error_text_js__WEBPACK_IMPORTED_MODULE_1__/* .asObject */ .e)(record['error'])['code']);
    if (code === 'batch_expired' || code === 'batch_cancelled')
        return { kind: 'expired' };
    // Lines with the status 0 were not processed, although the provider counts them as completed.
    return { kind: 'error', status: status < 300 ? 500 : status, body: response['body'] ?? record['error'] };
}
/** A response can fail although its status is 200. */
function answerOrFailure(body) {
    const { status, error } = (0,_error_text_js__WEBPACK_IMPORTED_MODULE_1__/* .asObject */ .e)(body);
    if (status !== 'failed')
        return { kind: 'answer', body };
    const code = (0,_values_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b)((0,_error_text_js__WEBPACK_IMPORTED_MODULE_1__/* .asObject */ .e)(error)['code']);
    return { kind: 'error', status: failureStatuses[code] ?? 400, body: { error } };
}
const failureStatuses = { server_error: 500, rate_limit_exceeded: 429 };


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