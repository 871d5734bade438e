"use strict";
exports.id = 2867;
exports.ids = [2867];
exports.modules = {

/***/ 42867:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createWebSearch: () => (/* binding */ createWebSearch)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42357);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20653);
/* harmony import */ var _host_time_limit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25422);



const timeoutMs = 20_000;
const maxBytes = 2_000_000;
const maxTitle = 300;
const maxUrl = 2_000;
const maxSnippet = 1_000;
const maxDate = 100;
/** Searches with the API of a provider. The key is sent only to its fixed address. Never rejects because of a server. */
function createWebSearch(provider, key, send) {
    return async (query, maxResults, signal) => {
        // The error of an invalid header quotes it, and so the key.
        if (!/^[\x21-\x7e]+$/.test(key))
            return { failure: 'its key contains a character that no key contains' };
        const limit = (0,_host_time_limit_js__WEBPACK_IMPORTED_MODULE_1__/* .withinTime */ .dn)(timeoutMs, signal);
        try {
            const { url, ...request } = requestFor(provider, key, { query, maxResults });
            const response = await send(url, { ...request, signal: limit });
            const text = await bodyOf(response);
            if (!response.ok)
                return { failure: problemOf(response.status) };
            return { results: resultsIn(provider, JSON.parse(text)).slice(0, maxResults) };
        }
        catch (error) {
            if (signal.aborted)
                return { failure: 'the run was stopped' };
            if (limit.aborted)
                return { failure: `it took longer than ${String(timeoutMs / 1_000)} seconds` };
            return { failure: error instanceof SyntaxError ? 'its answer is not valid JSON' : (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error) };
        }
    };
}
function requestFor(provider, key, { query, maxResults }) {
    switch (provider) {
        case 'tavily':
            return {
                url: 'https://api.tavily.com/search',
                method: 'POST',
                headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
                body: JSON.stringify({ query, max_results: maxResults }),
            };
        case 'brave':
            return {
                url: `https://api.search.brave.com/res/v1/web/search?${new URLSearchParams({ q: query, count: String(maxResults) }).toString()}`,
                headers: { 'x-subscription-token': key, accept: 'application/json' },
            };
    }
}
function problemOf(status) {
    if (status === 401 || status === 403)
        return `it did not accept the key (status ${String(status)})`;
    if (status === 429)
        return 'its limit of requests is used up (status 429)';
    return `it answered with the status ${String(status)}`;
}
async function bodyOf({ body }) {
    const chunks = [];
    let size = 0;
    for await (const chunk of (body ?? [])) {
        size += chunk.length;
        if (size > maxBytes)
            throw new Error(`it answered more than ${String(maxBytes)} bytes`);
        chunks.push(chunk);
    }
    return Buffer.concat(chunks).toString('utf8');
}
function resultsIn(provider, answer) {
    const list = provider === 'tavily' ? field(answer, 'results') : field(field(answer, 'web'), 'results');
    if (!Array.isArray(list))
        return [];
    return list.flatMap((row) => {
        const url = textOf(row, 'url');
        if (!/^https?:\/\//i.test(url) || url.length > maxUrl)
            return [];
        const snippet = textOf(row, provider === 'tavily' ? 'content' : 'description');
        const date = textOf(row, provider === 'tavily' ? 'published_date' : 'age');
        return [
            {
                title: (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .startOf */ .GH)(textOf(row, 'title'), maxTitle),
                url,
                snippet: (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .startOf */ .GH)(snippet, maxSnippet),
                date: (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .startOf */ .GH)(date, maxDate),
            },
        ];
    });
}
function field(value, name) {
    return typeof value === 'object' && value !== null && name in value ? value[name] : undefined;
}
/** On one line and without markup: Brave marks the words of the query. */
function textOf(value, name) {
    const text = field(value, name);
    return typeof text === 'string'
        ? text
            .replaceAll(/<\/?strong>/g, '')
            .replaceAll(/\s+/g, ' ')
            .trim()
        : '';
}


/***/ })

};
;