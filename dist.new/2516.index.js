"use strict";
exports.id = 2516;
exports.ids = [2516];
exports.modules = {

/***/ 72631:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ writeHtmlFile)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(42357);
// EXTERNAL MODULE: ./lib/platform/files/state/state-directory.js + 1 modules
var state_directory = __webpack_require__(76693);
// EXTERNAL MODULE: ./lib/platform/files/types.js
var types = __webpack_require__(72443);
;// CONCATENATED MODULE: ./lib/report/page/page-assets.json
const page_assets_namespaceObject = /*#__PURE__*/JSON.parse('{"script":"(function(){function e(e){return String(e).replace(/\\\\B(?=(\\\\d{3})+$)/g,`,`)}function t(t,n,r=`${n}s`){return`${e(t)} ${t===1?n:r}`}function n(e){let t=Math.round(e*1e3)/10;return`${String(e>0&&e<1?Math.min(99.9,Math.max(.1,t)):t)} %`}let r=[`result`,`name`,`cost`,`time`];function i(){let e=new URLSearchParams(location.hash.slice(1)),t=r.find(t=>t===e.get(`order`))??`result`;return{query:e.get(`q`)??``,order:t,job:e.get(`job`)??``}}function a({query:e,order:t,job:n}){let r=new URLSearchParams;return e!==``&&r.set(`q`,e),t!==`result`&&r.set(`order`,t),n!==``&&r.set(`job`,n),`#${r.toString()}`}function o(e){history.replaceState(null,``,a(e))}function s(e){if(e<1e3)return`${String(Math.round(e))} ms`;if(e<59950)return`${(e/1e3).toFixed(1)} s`;let t=Math.round(e/1e3);return`${String(Math.floor(t/60))} min ${String(t%60)} s`}function c(e){return e===null?`price not known`:e===0?`$0`:e<.01?`$${e.toPrecision(2)}`:`$${e.toFixed(2)}`}function l(e,t,...n){let r=document.createElement(e);for(let[e,n]of Object.entries(t))r.setAttribute(e,n);return r.append(...n.filter(e=>e!==null)),r}function u(e,t,n){let r=l(`button`,{...e,type:`button`},t);return r.addEventListener(`click`,n),r}function d(e,t,...n){let r=l(`a`,t,...n);return r.href=e.startsWith(`#`)?e:`#`,r}function f(e,t){let n=p(e);if(n===null)return document.createTextNode(t);let r=l(`a`,{title:n},t);return r.href=n,r.rel=`noreferrer noopener`,r.target=`_blank`,r}function p(e){if(!/^https?:\\\\/\\\\//i.test(e)||!URL.canParse(e))return null;let{protocol:t,href:n}=new URL(e);return t===`http:`||t===`https:`?n:null}function m(e,t,...n){let r=document.createElementNS(`http://www.w3.org/2000/svg`,e);for(let[e,n]of Object.entries(t))r.setAttribute(e,n);return r.append(...n.filter(e=>e!==null)),r}let h=[`failed`,`evaluation`,`error`,`open`,`passed`,`deferred`,`parked`],g={failed:`Failed`,evaluation:`Evaluation failed`,error:`Evaluation error`,open:`Not run`,passed:`Passed`,deferred:`Deferred`,parked:`Parked`};function _({state:e,conclusion:t}){return e===`failed`?t:g[e]}function ee({rows:e,passRates:t},n){return l(`section`,{class:`charts`,\\"aria-label\\":`Charts`},te(e,n),ne(e,n),re(e),ie(t,n))}function v(e,...t){return l(`div`,{class:`card chart`},l(`h2`,{},e),...t)}function y(e,t){let n=0,r=e.map(({share:e,name:t,tone:r})=>{let i=m(`rect`,{x:b(n),width:b(e),y:`0`,height:`100%`,class:`tone-${r}`},m(`title`,{},t));return n+=e,i});return m(`svg`,{class:`bar`,role:`img`,\\"aria-label\\":t},...r)}let b=e=>`${(e*100).toFixed(2)}%`;function te(t,n){let r=h.map(e=>({state:e,count:t.filter(t=>t.state===e).length})).filter(({count:e})=>e>0),i=r.map(({state:t,count:n})=>`${e(n)} ${g[t]}`).join(`, `),a=r.map(({state:e,count:n})=>({share:n/t.length,name:g[e],tone:e})),o=r.map(({state:t,count:r})=>{let i=u({class:`legend`,\\"data-state\\":t},g[t],()=>n(`s:${t}`));return i.prepend(l(`span`,{class:`dot`,\\"data-state\\":t})),i.append(l(`span`,{class:`value`},e(r))),i});return v(`Conclusions`,y(a,i),...o)}function ne(e,t){let n=e.filter(({isReused:e})=>!e),r=new Set(n.map(({model:e})=>e)).size>1?`model`:`id`,i=/* @__PURE__ */ new Map;for(let e of n){let t=e[r],n=i.get(t)??{name:t,term:S(r===`model`?`m`:`e`,t),cost:0};n.cost+=e.costUsd??0,i.set(t,n)}let a=[...i.values()].toSorted((e,t)=>t.cost-e.cost),o=a[0]?.cost??0;if(o===0)return null;let s=a.slice(0,6).map(({name:e,term:n,cost:r})=>{let i=u({class:`legend`},``,()=>t(n));return i.append(l(`span`,{class:`label`},e),l(`span`,{class:`value`},c(r))),i.append(y([{share:r/o,name:e,tone:`plain`}],`${e}: ${c(r)}`)),i});return v(r===`model`?`Cost by model`:`Cost by entry`,...s,...x(a.length-s.length))}let x=t=>t>0?[l(`p`,{class:`muted`},`and ${e(t)} more`)]:[],S=(e,t)=>`${e}:${/\\\\s/.test(t)?`\\"${t}\\"`:t}`,C=[[1,`< 1 s`],[3,`1–3 s`],[10,`3–10 s`],[30,`10–30 s`],[60,`30–60 s`],[180,`1–3 min`],[600,`3–10 min`],[1/0,`> 10 min`]];function re(n){let r=n.flatMap(({durationMs:e,isReused:t})=>e===null||t?[]:[e/1e3]);if(r.length===0)return null;let i=C.map(([e,t],n)=>{let i=C[n-1]?.[0]??0;return{name:t,count:r.filter(t=>t>=i&&t<e).length}}),a=i.slice(i.findIndex(({count:e})=>e>0),i.findLastIndex(({count:e})=>e>0)+1),o=Math.max(...a.map(({count:e})=>e));return v(`Time per job`,l(`div`,{class:`columns`},...a.map(({name:n,count:r})=>{let i=r/o*100,a=m(`rect`,{x:`0`,width:`100%`,y:`${100-i}%`,height:`${i}%`,class:`tone-plain`});return l(`div`,{class:`column`},l(`span`,{class:`value`},r===0?``:e(r)),m(`svg`,{role:`img`,\\"aria-label\\":`${n}: ${t(r,`job`)}`},a),l(`span`,{class:`muted`},n))})))}function ie(e,t){if(e.length===0)return null;let r=e.slice(0,12).map(({id:e,name:r,model:i,words:a,passed:o,failed:s,errors:c,rate:d})=>{let f=a===``||a.includes(`\\"`)?``:` \\"${a}\\"`,p=u({class:`legend`,title:i},``,()=>t(`${S(`e`,e)} ${S(`m`,i)}${f}`)),m=d===null?`not evaluated`:n(d),h=Math.max(1,o+s+c);p.append(l(`span`,{class:`label`},r,l(`span`,{class:`muted`},` ${i}`))),p.append(l(`span`,{class:`value`},m));let g=[{share:o/h,name:`${o} passed`,tone:`passed`},{share:s/h,name:`${s} failed`,tone:`evaluation`},{share:c/h,name:`${c} not evaluated`,tone:`error`}];return p.append(y(g,`${r}, ${i}: ${m}`)),p});return v(`Pass rate`,...r,...x(e.length-r.length))}let[ae,oe,se,ce]=[1,44,59,57];function le(e){let t=new Uint16Array(e.length);for(let n=0;n<e.length;n+=1)t[n]=e.charCodeAt(n);return t}function w(e,t=/* @__PURE__ */ new Uint16Array){let n=e.indexOf(`\\n`)+1,r=new Uint16Array(t.length+Number(e.slice(0,n)));r.set(t);let i=t.length;for(;n<e.length;){let t=e.charCodeAt(n);if(n+=1,t!==ae){r[i]=t,i+=1;continue}let a=0,o=0;for(let t=e.charCodeAt(n);t!==se&&n<e.length;t=e.charCodeAt(n))t===oe?(a=o,o=0):o=o*36+(t<=ce?t-48:t-87),n+=1;n+=1,r.copyWithin(i,a,a+o),i+=o}return new TextDecoder(`utf-16le`,{ignoreBOM:!0}).decode(r.subarray(t.length))}async function T(e){let t=atob(e),n=new Uint8Array(t.length);for(let e=0;e<t.length;e+=1)n[e]=t.charCodeAt(e);let r=new Blob([n]).stream().pipeThrough(new DecompressionStream(`gzip`));return await new Response(r).text()}async function ue(){return JSON.parse(await T(document.getElementById(`overview`)?.textContent??``))}let E=new Promise(e=>{document.readyState===`loading`?document.addEventListener(`DOMContentLoaded`,()=>e(),{once:!0}):e()});async function de(){return await E,JSON.parse(document.getElementById(`end`)?.textContent??`{\\"outside\\":0,\\"maxBytes\\":0}`)}async function D(){return await E,[...document.querySelectorAll(`script[data-from]`)].map(e=>({from:Number(e.getAttribute(`data-from`)),count:Number(e.getAttribute(`data-count`)),element:e}))}let O=/* @__PURE__ */ new Map,k=null;async function fe({from:e,element:t}){let n=await T(t.textContent);return e===0?w(n):(k??=D().then(async([e])=>le(e===void 0?``:await A(e))),w(n,await k))}async function A(e){let{from:t}=e,n=O.get(t)??fe(e);O.delete(t),O.set(t,n);let[r]=O.keys();return O.size>200&&r!==void 0&&O.delete(r),await n}async function j(e){let t=(await D()).find(({from:t,count:n})=>e>=t&&e<t+n);if(t===void 0)return null;let n=(await A(t)).split(`\\n`)[e-t.from];return n===void 0?null:JSON.parse(n)}let M=[`auto`,`light`,`dark`],pe=`sallyport-theme`;function me(){let e=he(),t=()=>{e===`auto`?document.documentElement.removeAttribute(`data-theme`):document.documentElement.setAttribute(`data-theme`,e),n.textContent=`Theme: ${e}`},n=u({class:`chip`,id:`theme`},``,()=>{e=M[(M.indexOf(e)+1)%M.length]??`auto`,ge(e),t()});return t(),n}function he(){try{return M.find(e=>e===localStorage.getItem(pe))??`auto`}catch{return`auto`}}function ge(e){try{localStorage.setItem(pe,e)}catch{}}function _e(e,t,n){let{title:r,label:i,reason:a,endedAt:o,conclusion:s}=e,c=s===`success`||s===`skipped`?`passed`:`failed`,d=o===null?``:o.replace(`T`,` `).replace(/(\\\\.\\\\d+)?Z$/,` UTC`);return l(`header`,{class:`top`},l(`div`,{},l(`h1`,{},r),l(`p`,{},l(`span`,{class:`badge`,\\"data-state\\":c},i),` `,a,` `,l(`span`,{class:`muted`},d))),l(`div`,{class:`tools`},me(),u({class:`chip`,\\"aria-label\\":`Keys and search words`},`?`,t)),e.kind===`batch`?ve(e,n):null)}function ve({rows:n,costUsd:r,previous:i},a){let o=e=>n.filter(e).length,s=(t,n,r=t)=>N(e(o(n)),r,()=>a(`is:${t}`)),u=n.some(({state:e})=>e===`error`),d=[ye(e(n.length),n.length===1?`job`:`jobs`),s(`passed`,({state:e})=>e===`passed`),s(`failed`,({state:e})=>e===`failed`||e===`evaluation`),...u?[s(`error`,({state:e})=>e===`error`,`not evaluated`)]:[],ye(c(r),`cost`)];if(i===null)return l(`div`,{class:`figures`},...d);let f=[`new`,`fixed`].map(t=>N(e(o(e=>e.mark===t)),t===`new`?`new failures`:`fixed`,()=>a(`is:${t}`))),p=i.gone===0?``:`; ${t(i.gone,`job`)} of it are not in this run`,m=l(`p`,{class:`muted`},`Compared with ${i.name}${p}.`);return l(`div`,{},l(`div`,{class:`figures`},...d,...f),m)}function ye(e,t){return l(`div`,{class:`number`},l(`b`,{},e),l(`span`,{class:`muted`},t))}function N(e,t,n){let r=u({class:`number`},``,n);return r.append(l(`b`,{},e),l(`span`,{class:`muted`},t)),r}let P=`search`;function be(e,t){if(!(`highlights`in CSS)||(CSS.highlights.delete(P),t.length===0))return null;let n=[],r=document.createTreeWalker(e,NodeFilter.SHOW_TEXT);for(let e=r.nextNode();e!==null&&n.length<2e3;e=r.nextNode())n.push(...xe(e,t));return n.length>0&&CSS.highlights.set(P,new Highlight(...n)),n[0]?.startContainer.parentElement??null}function xe(e,t){let n=(e.nodeValue??``).toLowerCase();return n.length===e.nodeValue?.length?t.flatMap(t=>{let r=[];for(let i=n.indexOf(t);i>=0;i=n.indexOf(t,i+t.length)){let n=new Range;n.setStart(e,i),n.setEnd(e,i+t.length),r.push(n)}return r}):[]}function F(e){return l(`pre`,{class:`diff`,tabindex:`0`},...e.replace(/\\\\n$/,``).split(`\\n`).map(e=>l(`span`,{class:Se(e)},`${e}\\\\n`)))}function Se(e){return e.startsWith(`+++`)||e.startsWith(`---`)?`line file`:e.startsWith(`@@`)?`line place`:e.startsWith(`+`)?`line added`:e.startsWith(`-`)?`line removed`:`line`}let I=/* @__PURE__ */ new Map;async function Ce(e){let t=I.get(e);if(t!==void 0)return await t;let n=we(e);I.set(e,n);let[r]=I.keys();return I.size>50&&r!==void 0&&I.delete(r),await n}async function we(e){let t=/* @__PURE__ */ new Set,n=[...await D()].reverse();return await Promise.all(Array.from({length:6},async()=>{for(let r=n.pop();r!==void 0;r=n.pop()){let n=await A(r);for(let i of Te(n,e))t.add(r.from+i)}})),t}function Te(e,t){let n=JSON.stringify(t).slice(1,-1);return e.toLowerCase().includes(n)?e.split(`\\n`).flatMap((e,r)=>e.toLowerCase().includes(n)&&L(JSON.parse(e),t)?[r]:[]):[]}function L(e,t){return typeof e==`string`?e.toLowerCase().includes(t):typeof e!=`object`||!e?!1:Object.values(e).some(e=>L(e,t))}let Ee=[`all`,`calls`,`refused`,`texts`],R={all:`Everything`,calls:`Calls`,refused:`Refused`,texts:`Texts`},z={all:()=>!0,calls:({type:e})=>e===`call`,refused:e=>e.type===`call`&&e.status===`refused`,texts:({type:e})=>e===`text`};function De(t,n){let r=t.find(({at:e})=>e>0)?.at??0,i=l(`ol`,{class:`entries`}),a=0,o=t.map(e=>{let t=a<20&&n.some(t=>L(e,t));t&&(a+=1);let i=l(`li`,{class:`entry entry-${e.type}`},ke(e,r),Ae(e,t));return e.agent!==null&&i.classList.add(`inside`),{entry:e,item:i}}),s=e=>{i.replaceChildren(...o.filter(({entry:t})=>z[e](t)).map(({item:e})=>e));for(let[t,n]of c)n.setAttribute(`aria-pressed`,String(t===e))},c=Ee.map(n=>{let r=t.filter(z[n]).length;return[n,u({class:`chip`},n===`all`?R[n]:`${R[n]} ${e(r)}`,()=>s(n))]});s(`all`);let d=u({class:`chip`,id:`expand`},`Expand all`,()=>Oe(i,d));return l(`section`,{class:`conversation`},l(`h3`,{},`Conversation`),l(`div`,{class:`chips`},...c.map(([,e])=>e),d),i)}function Oe(e,t){let n=[...e.querySelectorAll(`details`)],r=n.some(({open:e})=>!e);for(let e of n)e.open=r;t.textContent=r?`Collapse all`:`Expand all`}function ke({at:e},t){if(e===0)return l(`span`,{class:`time`});let n=Math.max(0,Math.round((e-t)/1e3)),r=`${Math.floor(n/60)}:${String(n%60).padStart(2,`0`)}`;return l(`span`,{class:`time`,title:new Date(e).toISOString()},r)}function Ae(e,t){switch(e.type){case`text`:return je(e,t);case`call`:return Pe(e,t);case`turn`:return Re(e);case`notice`:return ze(e)}}function B(e,t,n){let r=l(`details`,{},l(`summary`,{},...e)),i=!1,a=()=>{!i&&r.open&&(i=!0,r.append(...n().filter(e=>e!==null)))};return r.addEventListener(`toggle`,a),r.open=t,a(),r}function je({from:e,title:t,text:n,agent:r},i){let a=i||e===`prompt`||e===`model`,o=B([V(r),l(`span`,{class:`what`},t),l(`span`,{class:`label muted`},Me(n))],a,()=>[l(`pre`,{class:`text`,tabindex:`0`},n)]);return o.classList.add(`text-entry`,`from-${e}`),o}let Me=e=>e.trimStart().split(`\\n`,1)[0]?.slice(0,200)??``,V=e=>e===null?null:l(`span`,{class:`mark`},e),Ne={done:`✓`,failed:`!`,refused:`✕`,invalid:`?`,unfinished:`…`};function Pe(e,t){let{tool:n,label:r,status:i,agent:a,durationMs:o}=e,c=B([l(`span`,{class:`sign`,title:i,\\"data-status\\":i},Ne[i]),V(a),l(`span`,{class:`what`},n),l(`code`,{class:`label`},r.replace(/\\\\s+/g,` `)),l(`span`,{class:`figure`},o===null?``:s(o))],t,()=>[Fe(e),...Le(e)]);return c.classList.add(`call`),c.setAttribute(`data-status`,i),c}function Fe(e){let{status:t,stage:n,rule:r,reason:i,suggest:a,repeat:o,mode:s}=e,c=l(`p`,{class:`decision`},l(`strong`,{},`${Ie(e)}${t===`refused`&&n!==null?` at the stage ${n}`:``}`));r!==null&&c.append(` by the rule `,l(`code`,{},r));let u=`.!?`.includes(i.at(-1)??` `);return c.append(i===``?`.`:`: ${i}${u?``:`.`}`),s!==null&&s!==\\"default\\"&&c.append(l(`span`,{class:`mark`,title:`Mode of the rules`},s)),o!==null&&c.append(l(`span`,{class:`mark`,title:`How the call is treated after an interruption`},o)),a.length===0?c:l(`div`,{},c,l(`p`,{class:`suggest`},`Would be allowed by `,...a.map(e=>l(`code`,{},e))))}function Ie({status:e,decision:t,repeat:n}){return e===`refused`?`Refused`:e===`invalid`?`Not a valid call`:n===null&&t!==`allow`?`Decision unknown`:`Allowed`}function Le({diff:e,input:t,output:n,changes:r}){return[...r.length===0?[]:[l(`p`,{class:`muted`},r.map(e=>e.join(` `)).join(`, `))],e===null?null:F(e),...e!==null||t===``?[]:[l(`h4`,{},`Input`),l(`pre`,{tabindex:`0`},t)],...n===``?[]:[l(`h4`,{},`Output`),l(`pre`,{tabindex:`0`},n)]]}function Re({turn:t,inputTokens:n,outputTokens:r,cacheReadTokens:i,agent:a}){let o=n+r===0?``:`${e(n)} tokens in, ${e(r)} out`,s=i===0?``:`, ${e(i)} from the cache`;return l(`div`,{class:`turn`},V(a),`Turn ${e(t)}`,l(`span`,{class:`muted`},o+s))}function ze({level:e,text:t,agent:n}){return l(`div`,{class:`notice notice-${e}`},V(n),t)}let Be={result:()=>0,name:(e,t)=>e.name<t.name?-1:1,cost:(e,t)=>(t.costUsd??-1)-(e.costUsd??-1),time:(e,t)=>(t.durationMs??-1)-(e.durationMs??-1)};function Ve(e,t){return t===`result`?e:e.toSorted((e,n)=>Be[t](e.row,n.row)||e.position-n.position)}function He(e,t,n){H?.disconnect();let r=l(`ol`,{class:`rows`}),i=l(`div`,{class:`end`});e.replaceChildren(r,i);let a=0,o=()=>{r.append(...t.slice(a,a+100).map(({row:e})=>Ue(e,n))),a+=100,a>=t.length&&H?.disconnect()};H=new IntersectionObserver(e=>{e.some(({isIntersecting:e})=>e)&&o()},{rootMargin:`1200px`}),o(),a<t.length&&H.observe(i)}let H=null;function Ue(e,n){let{name:r,reason:i,costUsd:o,durationMs:u,evaluations:f}=e,[p=``,m=``,h=``]=[f.total===0?``:`${f.passed}/${f.total}`,o===null?``:c(o),u===null?``:s(u)];return l(`li`,{},d(a({...n,job:e.key}),{class:`row`,\\"data-state\\":e.state},l(`span`,{class:`dot`,\\"data-state\\":e.state}),l(`span`,{class:`name`},r,...U(e)),l(`span`,{class:`why muted`},[_(e),i].filter(e=>e!==``).join(`: `)),l(`span`,{class:`figure checks`,title:f.total===0?``:`${t(f.passed,`evaluation`)} of ${f.total} passed`},p),l(`span`,{class:`figure cost`},m),l(`span`,{class:`figure`},h)))}function U({mark:e,isReused:t}){return[...e===null?[]:[l(`span`,{class:`mark mark-${e}`},e)],...t?[l(`span`,{class:`mark`},`reused`)]:[]]}function W(e){let t=e.replaceAll(`\\\\r\\n`,`\\n`).split(`\\n`),n=l(`div`,{class:`markdown`}),r=0;for(;r<t.length;){let{block:e,next:i}=Ge(t,r);e!==null&&n.append(e),r=i}return n}let G=/^\\\\s{0,9}(?:[-*+]|\\\\d{1,9}[.)])\\\\s+/,K=/^\\\\s{0,3}(```+|~~~+)/,q=/^(#{1,6})[ \\\\t](.*)/,We=/(?<!#)#+$/;function Ge(e,t){let n=e[t]??``;if(n.trim()===``)return{block:null,next:t+1};let r=K.exec(n)?.[1];if(r!==void 0)return Ke(e,t,r);let i=q.exec(n);if(i!==null)return{block:l(`h${Math.min(6,(i[1]?.length??1)+2)}`,{},...Y((i[2]??``).trim().replace(We,``).trim())),next:t+1};if(/^\\\\s{0,3}([-*_])(?:\\\\s*\\\\1){2,}\\\\s*$/.test(n))return{block:l(`hr`,{}),next:t+1};if(Ye(e,t))return Xe(e,t);if(G.test(n))return Je(e,t);if(n.startsWith(`>`))return qe(e,t);let a=J(e,t,e=>e.trim()!==``&&!K.test(e)&&!q.test(e)&&!G.test(e));return{block:l(`p`,{},...Y(e.slice(t,a).join(`\\n`))),next:a}}function J(e,t,n){let r=t+1;for(;r<e.length&&n(e[r]??``);)r+=1;return r}function Ke(e,t,n){let r=J(e,t,e=>!e.trim().startsWith(n));return{block:l(`pre`,{tabindex:`0`},e.slice(t+1,r).join(`\\n`)),next:r+1}}function qe(e,t){let n=J(e,t,e=>e.startsWith(`>`));return{block:l(`blockquote`,{},...Y(e.slice(t,n).map(e=>e.replace(/^>\\\\s?/,``)).join(`\\n`))),next:n}}function Je(e,t){let n=J(e,t,e=>G.test(e)||/^\\\\s{2,}\\\\S/.test(e)&&!K.test(e)),r=l(/^\\\\s*\\\\d/.test(e[t]??``)?`ol`:`ul`,{}),i=[],a=0,o=()=>{i.length>0&&r.append(l(`li`,{class:`depth-${Math.min(4,a)}`},...Y(i.join(`\\n`))))};for(let r of e.slice(t,n))G.test(r)?(o(),a=Math.floor((r.length-r.trimStart().length)/2),i=[r.replace(G,``)]):i.push(r.trim());return o(),{block:r,next:n}}function Ye(e,t){let n=e[t+1]??``;return[e[t]??``,n].every(e=>e.includes(`|`))&&n.includes(`-`)&&/^[\\\\s|:-]+$/.test(n)}function Xe(e,t){let n=J(e,t+1,e=>e.includes(`|`)),r=e=>e.trim().replace(/^\\\\||\\\\|$/g,``).split(/(?<!\\\\\\\\)\\\\|/),i=(e,t)=>l(`tr`,{},...r(e).map(e=>l(t,{},...Y(e.trim().replaceAll(String.raw`\\\\|`,`|`)))));return{block:l(`div`,{class:`scroll`,tabindex:`0`},l(`table`,{},i(e[t]??``,`th`),...e.slice(t+2,n).map(e=>i(e,`td`)))),next:n}}let Ze=/(`+)([^`](?:.*?[^`])?)\\\\1(?!`)|\\\\*\\\\*([^*\\\\n]+)\\\\*\\\\*|(?<![\\\\w*])[*_]([^*_\\\\s][^*_\\\\n]*)[*_](?![\\\\w*])|(?<!!)\\\\[([^\\\\]\\\\n]{1,500})\\\\]\\\\(([^()\\\\s]{1,2000})\\\\)|(https?:\\\\/\\\\/[^\\\\s<>()\\"\'`]{1,2000})/g;function Y(e){if(e.length>2e4)return[document.createTextNode(e)];let t=[],n=0;for(let r of e.matchAll(Ze)){let[i,,a,o,s,c,u,d]=r;t.push(document.createTextNode(e.slice(n,r.index))),a===void 0?o===void 0?s===void 0?d===void 0?t.push(u!==void 0&&c!==void 0&&/^https?:/i.test(u)?f(u,c):document.createTextNode(i)):t.push(f(d,d)):t.push(l(`em`,{},s)):t.push(l(`strong`,{},o)):t.push(l(`code`,{},a.trim())),n=r.index+i.length}return t.push(document.createTextNode(e.slice(n))),t}function X(e,t,n){let r=l(`header`,{class:`job-head`},l(`h2`,{tabindex:`-1`},e.name,...U(e)),l(`p`,{},l(`span`,{class:`badge`,\\"data-state\\":e.state},_(e)),` `,e.state===`evaluation`||e.state===`error`?e.reason:t?.reason??e.reason));return t===null?l(`article`,{class:`job`},r,l(`p`,{class:`note`},`This job is not in the page, which would be too large. Its transcript is in the state directory.`)):l(`article`,{class:`job`},r,l(`div`,{class:`job-body`},l(`div`,{class:`job-main`},...t.notices.map(e=>l(`p`,{class:`note`},e)),et(t.evaluations),nt(t),rt(t.changes),t.missing===null?null:l(`p`,{class:`note`},t.missing),t.entries.length===0?null:De(t.entries,n)),l(`aside`,{class:`job-side`},Qe(`Job`,t.facts),Qe(`Item`,t.item))))}let Z=2e3;function Qe(e,t){if(t.length===0)return null;let n=t.flatMap(([e,t])=>[l(`dt`,{},e),l(`dd`,{},$e(t))]);return l(`section`,{class:`card`},l(`h3`,{},e),l(`dl`,{},...n))}function $e(e){return e.length>Z?document.createTextNode(`${e.slice(0,Z)}…`):/^https?:\\\\/\\\\/\\\\S+$/.test(e)?f(e,e):document.createTextNode(e)}function et(e){if(e.length===0)return null;let t=e.map(({name:e,status:t,score:n,reason:r})=>l(`li`,{},l(`span`,{class:`dot`,\\"data-state\\":tt(t)}),l(`strong`,{},e),l(`span`,{class:`muted`},` ${t}${n>0&&n<1?`, score ${n}`:``}`),r===``?null:l(`div`,{class:`reason`},r)));return l(`section`,{},l(`h3`,{},`Evaluations`),l(`ul`,{class:`evaluations`},...t))}function tt(e){return e===`passed`?`passed`:e===`failed`?`evaluation`:`error`}function nt({text:e,structured:t}){if(t!==null)return l(`section`,{},l(`h3`,{},`Answer`),l(`pre`,{class:`text`,tabindex:`0`},t));if(e===``)return null;let n=l(`div`,{class:`card answer`},W(e)),r=u({class:`chip`,\\"aria-pressed\\":`false`},`Source`,()=>{let t=r.getAttribute(`aria-pressed`)===`false`;r.setAttribute(`aria-pressed`,String(t)),n.replaceChildren(t?l(`pre`,{class:`text`,tabindex:`0`},e):W(e))});return l(`section`,{},l(`div`,{class:`title`},l(`h3`,{},`Answer`),r),n)}function rt(t){if(t.length===0)return null;let n=t.map(({path:t,kind:n,added:r,removed:i,diff:a,note:o},s)=>{let c=l(`summary`,{},l(`code`,{class:`label`},t),l(`span`,{class:`muted`},n),l(`span`,{class:`figure plus`},`+${e(r)}`),l(`span`,{class:`figure minus`},`−${e(i)}`)),u=a===null?l(`p`,{class:`muted`},o):F(a);return l(`details`,{class:`call`,...s===0?{open:``}:{}},c,u)});return l(`section`,{},l(`h3`,{},`Changes ${e(t.length)}`),...n)}let it=[[`/`,`search`],[`j, ↓`,`next row, or next job`],[`k, ↑`,`previous row, or previous job`],[`Enter`,`open the job`],[`Esc`,`back to the list, or clear the search`],[`e`,`expand or collapse the conversation`],[`t`,`theme`],[`?`,`this help`]];function at(e){let t=l(`dialog`,{class:`help`,\\"aria-label\\":`Keys`}),n=it.flatMap(([e,t])=>[l(`dt`,{},l(`kbd`,{},e)),l(`dd`,{},t)]);return t.append(l(`h2`,{},`Keys`),l(`dl`,{},...n),l(`p`,{},ot)),t.addEventListener(`click`,()=>t.close()),document.body.append(t),document.addEventListener(`keydown`,n=>{if(n.ctrlKey||n.metaKey||n.altKey||t.open)return;let r=n.target instanceof HTMLInputElement?st(n.key,e):ct(n.key,e,t);r!==null&&(n.preventDefault(),r())}),()=>t.showModal()}let ot=`Search words are looked up in names, reasons and conversations. s:failed, s:error, is:failed, is:new, is:fixed, is:reused, e:ENTRY, m:MODEL, cost>0.1 and time>60 (seconds) filter; ! negates; \\"quotes\\" keep words together.`;function st(e,{back:t,move:n}){return e===`Escape`?t:e===`ArrowDown`?()=>n(1):null}function ct(e,t,n){switch(e){case`/`:return t.search;case`j`:case`ArrowDown`:return()=>t.move(1);case`k`:case`ArrowUp`:return()=>t.move(-1);case`Escape`:return t.back;case`e`:return t.expand;case`t`:return t.theme;case`?`:return()=>n.showModal();default:return null}}let lt={s:`state`,state:`state`,is:`is`,e:`entry`,entry:`entry`,m:`model`,model:`model`,cost:`cost`,time:`time`};function Q(e){return[...e.matchAll(/(!?)(?:([a-z]+)([:<>]))?(?:\\"([^\\"]*)\\"?|(\\\\S+))/gi)].map(([,e=``,t=``,n=``,r,i=``])=>{let a=lt[t.toLowerCase()],o=(r??i).toLowerCase(),s=e===`!`;return a===void 0?{isNegated:s,field:`any`,isMore:!0,value:`${t}${n}`.toLowerCase()+o}:{isNegated:s,field:a,isMore:n!==`<`,value:o}})}function $(e){return e.filter(({field:e,value:t})=>e===`any`&&t!==``).map(({value:e})=>e)}function ut(e,t,n){return e.every(e=>dt(e,t,n)!==e.isNegated)}function dt({field:e,value:t,isMore:n},r,i){switch(e){case`any`:return`${r.name}\\\\n${r.reason}`.toLowerCase().includes(t)||i(t);case`state`:return r.state.startsWith(t)||r.conclusion.startsWith(t);case`is`:return r.mark===t||ft[t]?.(r)===!0;case`entry`:return r.id.toLowerCase()===t;case`model`:return r.model.toLowerCase().includes(t);case`cost`:return r.costUsd!==null&&mt(r.costUsd,Number(t),n);case`time`:return r.durationMs!==null&&mt(r.durationMs,Number(t)*1e3,n)}}let ft={reused:({isReused:e})=>e,passed:({state:e})=>e===`passed`,failed:({state:e})=>e===`failed`||e===`evaluation`,error:({state:e})=>e===`error`};function pt(e){return e.flatMap(({field:e,value:t,isMore:n})=>e===`is`?t in ft||t===`new`||t===`fixed`?[]:[`is:${t}`]:(e===`cost`||e===`time`)&&(t===``||Number.isNaN(Number(t)))?[`${e}${n?`>`:`<`}${t}`]:[])}let mt=(e,t,n)=>n?e>=t:e<t;function ht(e,t){let[n,r]=[gt(e),gt(t)],i=n.filter(e=>!r.includes(e));return(r.every(e=>n.includes(e))?i:[...i,...r]).join(` `)}let gt=e=>e.match(/(?:[^\\\\s\\"]|\\"[^\\"]*\\"?)+/g)??[];function _t(e,t){let n=bt(t),{parts:r,show:a,filter:o,change:s}=n,c=at({search:()=>{i().job!==``&&s({...i(),job:``}),r.input.focus()},move:e=>n.move(e),back:()=>{let e=i();e.job===``?s({...e,query:``}):s({...e,job:``})},expand:()=>document.getElementById(`expand`)?.click(),theme:()=>document.getElementById(`theme`)?.click()});r.listPart.prepend(ee(t,o),...vt(t)),e.replaceChildren(_e(t,c,o),r.listPart,r.jobPart),addEventListener(`hashchange`,()=>a()),a(),yt(r)}function vt({pullRequests:e}){if(e.length===0)return[];let t=e.map(({before:e,url:t,after:n})=>l(`li`,{},e,...t===null?[]:[f(t,`pull request`),n]));return[l(`section`,{class:`card chart pulls`},l(`h2`,{},`Pull requests`),l(`ul`,{},...t))]}async function yt({listPart:n}){let{outside:r,maxBytes:i}=await de();if(r===0)return;let a=`${e(Math.round(i/1e6))} MB`,o=`The conversations of ${t(r,`job`)} are not in this page, which is limited to ${a}. They are in the state directory.`;n.prepend(l(`p`,{class:`note`},o))}function bt(e){let t=Tt(e,e=>f(e)),n=e.rows.map((e,t)=>({row:e,position:t})),o=/* @__PURE__ */ new Map,s=n,c=0,l=e=>{let i=Q(e.query),a=$(i);s=Ve(n.filter(({row:e,position:t})=>ut(i,e,e=>o.get(e)?.has(t)===!0)),e.order),He(t.list,s,e);let c=a.some(e=>!o.has(e));t.status.textContent=`${St(s.length,n.length,c)}${Ct(i)}`;for(let[n,i]of t.sorters.entries())i.setAttribute(`aria-pressed`,String(r[n]===e.order));c&&u(a)},u=async e=>{for(let t of e)o.set(t,o.get(t)??await Ce(t));let t=i();$(Q(t.query)).every(e=>o.has(e))&&l(t)},d=()=>{let e=i(),n=e.job!==``;n&&!t.listPart.hidden&&(c=scrollY),t.input.value!==e.query&&(t.input.value=e.query),l(e);let r=t.listPart.hidden;xt(t,n),n?Dt(t,e,s):r&&scrollTo(0,c)},f=e=>{a(e)!==a(i())&&(location.hash=a(e))};return wt(t.input,l),{parts:t,show:d,change:f,filter:e=>f({...i(),job:``,query:ht(i().query,e)}),move:e=>{let n=i();n.job===``?At(t.list,e):f({...n,job:kt(s,n.job,e)??n.job})}}}function xt({listPart:e,jobPart:t},n){e.hidden=n,t.hidden=!n,document.getElementById(`app`)?.setAttribute(`data-view`,n?`job`:`list`)}function St(n,r,i){return`${n===r?``:`${e(n)} of `}${t(r,`job`)}${i?`, searching the conversations…`:``}`}function Ct(e){return pt(e).map(e=>`; unknown filter ${e}`).join(``)}function wt(e,t){let n;e.addEventListener(`input`,()=>{clearTimeout(n),n=setTimeout(()=>{let n={...i(),query:e.value};o(n),t(n)},150)})}function Tt(e,t){let n=l(`input`,{type:`search`,id:`query`,placeholder:`Search, or filter: s:failed is:new cost>0.1`,autocomplete:`off`,spellcheck:`false`,\\"aria-label\\":`Search and filter`}),a=l(`p`,{class:`status muted`,role:`status`,\\"aria-live\\":`polite`}),o=r.map(e=>u({class:`chip`},Et[e],()=>t({...i(),order:e}))),s=l(`div`,{class:`card list`});return{overview:e,listPart:l(`section`,{\\"aria-label\\":`Jobs`},l(`div`,{class:`filters`},n,l(`div`,{class:`chips`,role:`group`,\\"aria-label\\":`Order`},...o)),a,s),jobPart:l(`section`,{\\"aria-label\\":`Job`}),input:n,status:a,list:s,sorters:o}}let Et={result:`Failures first`,name:`Name`,cost:`Cost`,time:`Time`};async function Dt({overview:e,jobPart:t},n,r){let o=e.rows.findIndex(({key:e})=>e===n.job),s=e.rows[o],c=d(a({...n,job:``}),{class:`chip`},`← All jobs`);if(s===void 0){t.replaceChildren(c,l(`p`,{class:`note`},`This page does not contain the job.`));return}let u=await j(o);if(i().job!==n.job)return;let f=$(Q(n.query)),p=X(s,u,f);t.replaceChildren(l(`nav`,{class:`chips`},c,...Ot(n,r)),p);let m=be(p,f);m===null?scrollTo(0,0):m.scrollIntoView({block:`center`}),p.querySelector(`h2`)?.focus({preventScroll:!0})}function Ot(e,t){return[-1,1].flatMap(n=>{let r=kt(t,e.job,n);return r===null?[]:[d(a({...e,job:r}),{class:`chip`},n<0?`↑ Previous`:`↓ Next`)]})}function kt(e,t,n){let r=e.findIndex(({row:e})=>e.key===t);return r<0?null:e[r+n]?.row.key??null}function At(e,t){let n=[...e.querySelectorAll(`a.row`)],r=n.findIndex(e=>e===document.activeElement);n[Math.max(0,r+t)]?.focus()}async function jt(e,t){let n=e=>document.getElementById(e)?.click(),r=_e(t,at({search:()=>void 0,move:()=>void 0,back:()=>void 0,expand:()=>n(`expand`),theme:()=>n(`theme`)}),()=>void 0),[i]=t.rows;if(e.replaceChildren(r),i===void 0)return;let a=X(i,await j(0),[]);a.querySelector(`.job-head`)?.remove(),e.append(a)}async function Mt(){let e=await ue(),t=document.getElementById(`app`);t!==null&&(e.kind===`batch`?_t(t,e):await jt(t,e),t.setAttribute(`data-ready`,``))}Mt()})();","style":":root{color-scheme: light dark;--paper: light-dark(#f7f7f5,#16181b);--card: light-dark(#ffffff,#1e2125);--ink: light-dark(#1f2328,#e4e6e9);--muted: light-dark(#626a73,#98a1ab);--line: light-dark(#e2e3e0,#32373d);--soft: light-dark(#f0f1ee,#262a2f);--accent: light-dark(#2b5fb4,#82aef5);--passed: light-dark(#3d8b5f,#5cb585);--failed: light-dark(#c4453c,#ec7d73);--evaluation: light-dark(#c27c1a,#e0a44c);--error: light-dark(#8a6fb3,#b39ddb);--open: light-dark(#4f7f8c,#7fb3c2);--deferred: light-dark(#9aa3ad,#78828d);--parked: light-dark(#b5bcc4,#5f6872);--plain: light-dark(#7a9bcf,#5f86c4);--added: light-dark(#e3f3e8,#1d3327);--removed: light-dark(#fbe8e6,#3d2423);--found: light-dark(#ffe58a,#6b5a14);--mono: ui-monospace,\\"SF Mono\\",\\"Cascadia Mono\\",\\"DejaVu Sans Mono\\",Menlo,Consolas,monospace;}:root[data-theme=\\"light\\"]{color-scheme: light;}:root[data-theme=\\"dark\\"]{color-scheme: dark;}*{box-sizing: border-box;}[hidden]{display: none !important;}body{margin: 0;background: var(--paper);color: var(--ink);font: 15px / 1.55 system-ui,\\"Segoe UI\\",\\"DejaVu Sans\\",sans-serif;-webkit-text-size-adjust: 100%;}#app{max-width: 1180px;margin: 0 auto;padding: 28px 24px 80px;}h1,h2,h3,h4{line-height: 1.25;font-weight: 600;overflow-wrap: anywhere;}h1{font-size: 1.6rem;margin: 0 0 6px;}h2{font-size: 1.25rem;margin: 0 0 6px;}h3{font-size: 1rem;margin: 28px 0 10px;}h4{font-size: 0.78rem;margin: 12px 0 4px;color: var(--muted);}p{margin: 0 0 8px;overflow-wrap: anywhere;}a{color: var(--accent);}code,pre,kbd{font-family: var(--mono);font-size: 0.86em;}pre{margin: 0;padding: 10px 12px;background: var(--soft);border-radius: 6px;overflow: auto;max-height: 32rem;white-space: pre-wrap;overflow-wrap: anywhere;tab-size: 4;}button{font: inherit;color: inherit;cursor: pointer;}:focus-visible{outline: 2px solid var(--accent);outline-offset: 2px;}h2:focus-visible{outline: none;}::highlight(search){background-color: var(--found);}.muted{color: var(--muted);}.card{background: var(--card);border: 1px solid var(--line);border-radius: 10px;}.note{margin: 12px 0;padding: 10px 14px;background: var(--card);border: 1px solid var(--line);border-left: 3px solid var(--evaluation);border-radius: 6px;}.top{display: grid;grid-template-columns: 1fr auto;gap: 8px 16px;margin-bottom: 22px;}.top p .muted{white-space: nowrap;}.top > :nth-child(3){grid-column: 1 / -1;}.tools,.chips{display: flex;flex-wrap: wrap;gap: 6px;align-items: flex-start;}.chip{padding: 3px 11px;border: 1px solid var(--line);border-radius: 999px;background: var(--card);color: var(--muted);font-size: 0.84rem;line-height: 1.5;text-decoration: none;white-space: nowrap;}.chip:hover{color: var(--ink);border-color: var(--muted);}.chip[aria-pressed=\\"true\\"]{background: var(--soft);color: var(--ink);border-color: var(--muted);}.figures{display: flex;flex-wrap: wrap;gap: 4px 34px;margin-top: 6px;}.number{display: flex;flex-direction: column;align-items: flex-start;padding: 0;border: 0;background: none;}.number b{font-size: 1.5rem;font-weight: 600;line-height: 1.2;font-variant-numeric: tabular-nums;}.number span{font-size: 0.84rem;}.figures + p{margin: 8px 0 0;font-size: 0.84rem;}#app[data-view=\\"job\\"] .top p,#app[data-view=\\"job\\"] .figures,#app[data-view=\\"job\\"] .figures + p{display: none;}#app[data-view=\\"job\\"] h1{font-size: 1rem;color: var(--muted);}button.number:hover span{color: var(--ink);text-decoration: underline;}.badge{display: inline-block;margin-right: 4px;line-height: 1.5;padding: 1px 9px;border-radius: 999px;border: 1px solid currentcolor;font-size: 0.84rem;font-weight: 600;color: var(--muted);}.mark{display: inline-block;margin-left: 8px;padding: 0 7px;border: 1px solid var(--line);border-radius: 999px;color: var(--muted);font-size: 0.74rem;font-weight: 500;line-height: 1.5;vertical-align: 1px;}.mark-new{border-color: var(--failed);color: var(--failed);}.mark-fixed{border-color: var(--passed);color: var(--passed);}.dot{flex: none;display: inline-block;width: 9px;height: 9px;border-radius: 50%;background: var(--muted);}.dot[data-state=\\"passed\\"]{background: var(--passed);}.dot[data-state=\\"failed\\"]{background: var(--failed);}.dot[data-state=\\"evaluation\\"]{background: var(--evaluation);}.dot[data-state=\\"error\\"]{background: var(--error);}.dot[data-state=\\"open\\"]{background: var(--open);}.dot[data-state=\\"deferred\\"],.dot[data-state=\\"parked\\"]{background: none;border: 2px solid var(--deferred);}.badge[data-state=\\"passed\\"]{color: var(--passed);}.badge[data-state=\\"failed\\"]{color: var(--failed);}.badge[data-state=\\"evaluation\\"]{color: var(--evaluation);}.badge[data-state=\\"error\\"]{color: var(--error);}.charts{display: grid;grid-template-columns: repeat(auto-fit,minmax(240px,1fr));gap: 14px;margin-bottom: 22px;}.chart{padding: 14px 16px 12px;min-width: 0;}.chart h2{font-size: 0.84rem;color: var(--muted);margin-bottom: 10px;}.pulls{margin-bottom: 14px;}.pulls ul{margin: 0;padding-left: 18px;overflow-wrap: anywhere;}.bar{display: block;width: 100%;height: 10px;border-radius: 5px;background: var(--soft);overflow: hidden;}.legend{display: flex;flex-wrap: wrap;gap: 2px 8px;align-items: center;width: 100%;margin-top: 4px;padding: 3px 4px;border: 0;border-radius: 6px;background: none;text-align: left;font-size: 0.86rem;}.bar + .legend{margin-top: 10px;}.legend:hover{background: var(--soft);}.legend .label{flex: 1;min-width: 0;overflow: hidden;text-overflow: ellipsis;white-space: nowrap;}.legend .value{margin-left: auto;}.legend .bar{height: 5px;}.value,.figure{font-variant-numeric: tabular-nums;}.tone-passed{fill: var(--passed);}.tone-failed{fill: var(--failed);}.tone-evaluation{fill: var(--evaluation);}.tone-error{fill: var(--error);}.tone-open{fill: var(--open);}.tone-deferred{fill: var(--deferred);}.tone-parked{fill: var(--parked);}.tone-plain{fill: var(--plain);}.columns{display: flex;gap: 6px;align-items: flex-end;}.column{flex: 1;max-width: 72px;min-width: 0;text-align: center;font-size: 0.74rem;}.column span{display: block;white-space: nowrap;}.column svg{display: block;width: 100%;height: 72px;border-bottom: 1px solid var(--line);}.filters{position: sticky;top: 0;z-index: 1;display: flex;flex-wrap: wrap;gap: 8px 12px;align-items: center;padding: 10px 0;background: var(--paper);}.filters input{flex: 1 1 280px;min-width: 0;padding: 7px 12px;border: 1px solid var(--line);border-radius: 8px;background: var(--card);color: inherit;font: inherit;}.status{margin: 0 0 8px;font-size: 0.84rem;}.rows,.entries,.evaluations{list-style: none;margin: 0;padding: 0;}.rows li{content-visibility: auto;contain-intrinsic-size: auto 58px;}.rows li + li{border-top: 1px solid var(--line);}.list{overflow: hidden;}.row{display: grid;grid-template-columns: 18px minmax(0,1fr) 52px 74px 84px;gap: 0 10px;align-items: center;padding: 8px 14px;color: inherit;text-decoration: none;}.row:hover{background: var(--soft);}.row:focus-visible{outline-offset: -2px;}.row .dot{grid-column: 1;grid-row: 1;}.row .name{grid-column: 2;grid-row: 1;overflow-wrap: anywhere;}.row .why{grid-column: 2;grid-row: 2;font-size: 0.84rem;overflow: hidden;text-overflow: ellipsis;white-space: nowrap;}.row .figure{grid-column: 5;grid-row: 1 / 3;text-align: right;font-size: 0.86rem;white-space: nowrap;}.row .checks{grid-column: 3;}.row .cost{grid-column: 4;}.end{height: 1px;}.job-head{margin: 18px 0 4px;}.job-body{display: grid;grid-template-columns: minmax(0,1fr) 300px;gap: 0 28px;align-items: start;}.job-main > :first-child > h3,.job-main > :first-child > .title > h3,.job-main > h3:first-child{margin-top: 12px;}.job-side section{margin-top: 14px;padding: 12px 16px;}.job-side h3{margin: 0 0 8px;font-size: 0.84rem;color: var(--muted);}dl{display: grid;grid-template-columns: auto minmax(0,1fr);gap: 4px 14px;margin: 0;font-size: 0.86rem;}dt{color: var(--muted);}dd{margin: 0;overflow-wrap: anywhere;white-space: pre-wrap;max-height: 16rem;overflow-y: auto;}.title{display: flex;gap: 12px;align-items: baseline;}.answer{padding: 14px 18px;}.answer > pre{background: none;padding: 0;max-height: none;}.markdown > :first-child{margin-top: 0;}.markdown > :last-child{margin-bottom: 0;}.markdown h3,.markdown h4,.markdown h5,.markdown h6{margin: 16px 0 6px;font-size: 1rem;color: inherit;}.markdown p{white-space: pre-line;}.markdown pre,.markdown ul,.markdown ol,.markdown blockquote,.markdown .scroll{margin: 8px 0 12px;}.markdown ul,.markdown ol{padding-left: 24px;}.markdown .depth-1{margin-left: 18px;}.markdown .depth-2{margin-left: 36px;}.markdown .depth-3,.markdown .depth-4{margin-left: 54px;}.markdown blockquote{padding-left: 14px;border-left: 3px solid var(--line);color: var(--muted);white-space: pre-line;}.markdown code{padding: 1px 4px;border-radius: 4px;background: var(--soft);}.scroll{overflow-x: auto;}table{border-collapse: collapse;font-size: 0.92em;}th,td{padding: 4px 10px;border: 1px solid var(--line);text-align: left;vertical-align: top;overflow-wrap: anywhere;}.plain{width: 100%;}.evaluations li{overflow-wrap: anywhere;padding: 3px 0;}.evaluations .dot{margin-right: 8px;}.evaluations .reason{margin-left: 17px;color: var(--muted);font-size: 0.88rem;}.entries{margin-top: 12px;}.entry{display: grid;grid-template-columns: 44px minmax(0,1fr);gap: 0 8px;padding: 3px 0;content-visibility: auto;contain-intrinsic-size: auto 36px;}.entry.inside{padding-left: 22px;}.time{padding-top: 7px;color: var(--muted);font-size: 0.74rem;font-variant-numeric: tabular-nums;text-align: right;}details{background: var(--card);border: 1px solid var(--line);border-radius: 8px;}details + details{margin-top: 6px;}summary{display: flex;gap: 9px;align-items: baseline;padding: 5px 12px;cursor: pointer;list-style: none;border-radius: 8px;}summary::-webkit-details-marker{display: none;}summary:hover{background: var(--soft);}summary .label{flex: 1;min-width: 0;overflow: hidden;text-overflow: ellipsis;white-space: nowrap;}summary .mark{margin-left: 0;}summary .figure{color: var(--muted);font-size: 0.8rem;white-space: nowrap;}summary .plus{color: var(--passed);}summary .minus{color: var(--failed);}.what{font-weight: 600;font-size: 0.88rem;max-width: 40%;overflow: hidden;text-overflow: ellipsis;white-space: nowrap;}.sign{flex: none;width: 14px;text-align: center;font-weight: 700;color: var(--passed);}.sign[data-status=\\"failed\\"],.sign[data-status=\\"invalid\\"]{color: var(--evaluation);}.sign[data-status=\\"refused\\"]{color: var(--failed);}.sign[data-status=\\"unfinished\\"]{color: var(--muted);}.call[data-status=\\"refused\\"]{border-left: 3px solid var(--failed);}details > :not(summary){margin: 0 12px 10px;}summary + *{padding-top: 4px;}details > h4:not(summary){margin: 10px 12px 4px;}.decision{margin-bottom: 0;font-size: 0.9rem;}.suggest{font-size: 0.88rem;color: var(--muted);}.suggest code,.decision code{padding: 1px 5px;border-radius: 4px;background: var(--soft);color: var(--ink);}.suggest code + code{margin-left: 6px;}.text-entry{border-color: transparent;background: none;}.text-entry[open]{background: var(--card);border-color: var(--line);}.text-entry.from-prompt{border-left: 3px solid var(--accent);}.text-entry.from-model{border-left: 3px solid var(--passed);}.text-entry[open] > summary .label{visibility: hidden;}.text-entry > pre{padding: 0;background: none;font: inherit;font-size: 0.94rem;}.turn{display: flex;flex-wrap: wrap;gap: 4px 12px;align-items: baseline;margin-top: 10px;padding: 4px 0;font-size: 0.82rem;color: var(--muted);}.turn::after{content: \\"\\";flex: 1;border-top: 1px solid var(--line);}.notice{padding: 4px 12px;font-size: 0.88rem;color: var(--muted);overflow-wrap: anywhere;}.notice-warning,.notice-error{border-left: 3px solid var(--evaluation);}.diff{padding: 6px 0;font-size: 0.82rem;}.diff .line{display: block;padding: 0 12px;}.diff .added{background: var(--added);}.diff .removed{background: var(--removed);}.diff .place,.diff .file{color: var(--muted);}.help{max-width: 420px;padding: 20px 24px;border: 1px solid var(--line);border-radius: 12px;background: var(--card);color: inherit;}.help::backdrop{background: rgb(0 0 0 / 35%);}.help p{margin: 14px 0 0;font-size: 0.88rem;color: var(--muted);}@media (max-width: 860px){#app{padding: 16px 14px 60px;}.job-body{display: flex;flex-direction: column;align-items: stretch;}.job-side{order: 1;}}@media (max-width: 620px){.top{grid-template-columns: 1fr;}.top > .tools{order: -1;justify-content: flex-end;}.figures{gap: 6px 24px;}.row{grid-template-columns: 14px minmax(0,1fr) auto;padding: 9px 10px;}.row .why{white-space: normal;display: -webkit-box;-webkit-box-orient: vertical;-webkit-line-clamp: 2;}.row .figure{grid-column: 3;grid-row: 2;align-self: start;color: var(--muted);}.row .cost{grid-row: 1;color: inherit;}.row .checks{display: none;}.charts{display: flex;overflow-x: auto;margin-inline: -14px;padding-inline: 14px;scroll-snap-type: x proximity;scroll-padding: 14px;}.chart{flex: 0 0 78%;scroll-snap-align: start;}.entry{grid-template-columns: minmax(0,1fr);}.entry.inside{padding-left: 12px;}.time{display: none;}.filters{position: static;}}@media print{.tools,.filters,nav{display: none;}pre{max-height: none;}}"}');
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
;// CONCATENATED MODULE: ./lib/report/page/shorten-repeats.js
/** Begins a reference: JSON contains no control characters, so the text of a block has none. */
const marker = '\u0001';
const shorten_repeats_window = 24;
const minLength = 32;
/** Every so many characters a position is remembered: a match that is long enough covers one of them. */
const step = 8;
const tableSize = 1 << 18;
const noPriorText = { text: '', table: new Int32Array(tableSize).fill(-1) };
function asPriorText(text) {
    const table = new Int32Array(tableSize).fill(-1);
    let hash = startHash(text, 0);
    for (let at = 0; at + shorten_repeats_window <= text.length; at += 1) {
        if (at % step === 0)
            table[hash & (tableSize - 1)] = at;
        hash = nextHash(hash, text.charCodeAt(at), text.charCodeAt(at + shorten_repeats_window));
    }
    return { text, table };
}
/**
 * Replaces repeated parts of a text, or of the one before it, by `MARKER POSITION,LENGTH;`. Gzip only sees the last
 * 32 KB, and two conversations that read the same file are usually farther apart. Positions count from the start of the
 * prior text. The first line is the length of the text.
 */
function shortenRepeats(own, prior = noPriorText) {
    const text = prior.text + own;
    const table = prior.table.slice();
    const pieces = [`${String(own.length)}\n`];
    let literal = prior.text.length;
    let hash = startHash(text, literal);
    for (let at = literal; at + shorten_repeats_window <= text.length; at += 1) {
        const slot = hash & (tableSize - 1);
        const candidate = at < literal ? -1 : (table[slot] ?? -1);
        const before = candidate < 0 ? 0 : lengthBefore(text, candidate, at, Math.min(at - literal, at - candidate));
        const length = candidate < 0 ? 0 : before + matchLength(text, candidate, at, at - before);
        if (length >= minLength) {
            const from = candidate - before;
            pieces.push(text.slice(literal, at - before), `${marker}${from.toString(36)},${length.toString(36)};`);
            literal = at - before + length;
        }
        if (at % step === 0)
            table[slot] = at;
        hash = nextHash(hash, text.charCodeAt(at), text.charCodeAt(at + shorten_repeats_window));
    }
    pieces.push(text.slice(literal));
    return pieces.join('');
}
/** How many characters are the same; those of the first position end before `end`. */
function matchLength(text, from, at, end) {
    const most = Math.min(end - from, text.length - at);
    let length = 0;
    while (length < most && text.charCodeAt(from + length) === text.charCodeAt(at + length))
        length += 1;
    return length;
}
/** How many characters before both positions are the same. Without them, one text has many references. */
function lengthBefore(text, from, at, most) {
    let length = 0;
    while (length < most && from > length && text.charCodeAt(from - length - 1) === text.charCodeAt(at - length - 1))
        length += 1;
    return length;
}
const factor = 0x01000193;
const outgoing = power(factor, shorten_repeats_window);
function power(base, exponent) {
    let result = 1;
    for (let times = 0; times < exponent; times += 1)
        result = Math.imul(result, base);
    return result;
}
function startHash(text, from) {
    let hash = 0;
    for (let at = from; at < Math.min(from + shorten_repeats_window, text.length); at += 1)
        hash = Math.imul(hash, factor) + text.charCodeAt(at);
    return hash | 0;
}
function nextHash(hash, leaving, entering) {
    return (Math.imul(hash, factor) + entering - Math.imul(outgoing, leaving)) | 0;
}

;// CONCATENATED MODULE: ./lib/report/page/block.js



const compress = (0,external_node_util_.promisify)(external_node_zlib_.gzip);
/** Text for an inert `<script type="text/plain">`: Base64 contains no character that means something in HTML. */
async function packed(text) {
    return (await compress(text, { level: 7 })).toString('base64');
}
/** More jobs per block compress better, fewer open faster. */
const maxJobs = 50;
const maxCharacters = 512_000;
/**
 * Collects jobs into blocks. What the first block contains is not repeated in the others, so that a page needs two of
 * them to show a job: the jobs of a batch read the same files, and have the same prompt. A block is compressed while the jobs of the next one are read. */
async function* blocksOf(jobs) {
    let waiting = null;
    let prior = noPriorText;
    for await (const { from, lines } of chunksOf(jobs)) {
        const text = lines.join('\n');
        const next = packed(shortenRepeats(text, prior)).then((data) => ({ from, count: lines.length, data }));
        if (waiting !== null)
            yield await waiting;
        if (from === 0)
            prior = asPriorText(text);
        waiting = next;
    }
    if (waiting !== null)
        yield await waiting;
}
async function* chunksOf(jobs) {
    let lines = [];
    let characters = 0;
    let from = 0;
    for await (const job of jobs) {
        const line = JSON.stringify(job);
        if (lines.length > 0 && (lines.length === maxJobs || characters + line.length > maxCharacters)) {
            yield { from, lines };
            from += lines.length;
            lines = [];
            characters = 0;
        }
        lines.push(line);
        characters += line.length;
    }
    if (lines.length > 0)
        yield { from, lines };
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/report/formats/junit.js
var junit = __webpack_require__(21892);
// EXTERNAL MODULE: ./lib/report/headline.js
var headline = __webpack_require__(1359);
;// CONCATENATED MODULE: ./lib/report/page/page-html.js



/**
 * Nothing is loaded, nothing runs but the one script, and no text becomes markup. The policy is the first element: it
 * does not hold for what precedes it.
 */
function policyOf({ script, style }) {
    return [
        "default-src 'none'",
        `script-src '${hashOf(script)}'`,
        `style-src '${hashOf(style)}'`,
        "base-uri 'none'",
        "form-action 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
    ].join('; ');
}
const hashOf = (text) => `sha256-${(0,external_node_crypto_.createHash)('sha256').update(text).digest('base64')}`;
/** Everything before the blocks. `data` is the overview, compressed. */
function pageStart(overview, data, assets) {
    return [
        '<!doctype html>',
        '<html lang="en">',
        '<head>',
        `<meta http-equiv="Content-Security-Policy" content="${policyOf(assets)}">`,
        '<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        '<meta name="color-scheme" content="light dark">',
        '<meta name="referrer" content="no-referrer">',
        `<title>${(0,junit/* escapeXml */.X)(overview.title)} · Sallyport</title>`,
        `<style>${assets.style}</style>`,
        '</head>',
        '<body>',
        `<main id="app">${staticPage(overview)}</main>`,
        `<script type="text/plain" id="overview">${data}</script>`,
        `<script>${assets.script}</script>`,
        '',
    ].join('\n');
}
function pageBlock({ from, count, data }) {
    return `<script type="text/plain" data-from="${String(from)}" data-count="${String(count)}">${data}</script>\n`;
}
/** `data` has only numbers. */
function pageEnd(data) {
    return `<script type="application/json" id="end">${JSON.stringify(data)}</script>\n</body>\n</html>\n`;
}
const maxStaticRows = 200;
/** What is shown without JavaScript, and until the script has started. */
function staticPage({ title, label, reason, rows, kind }) {
    const head = `<header class="top"><div><h1>${(0,junit/* escapeXml */.X)(title)}</h1><p>${(0,junit/* escapeXml */.X)(label)}. ${(0,junit/* escapeXml */.X)(reason)}</p></div></header>`;
    if (kind === 'run')
        return head;
    const shown = rows.slice(0, maxStaticRows).map(staticRow).join('\n');
    const more = rows.length - maxStaticRows;
    const note = more > 0 ? `<p>${String(more)} more jobs are shown with JavaScript.</p>` : '';
    return `${head}<table class="plain"><thead><tr><th>Job</th><th>Conclusion</th><th>Cost</th><th>Time</th></tr></thead><tbody>${shown}</tbody></table>${note}`;
}
function staticRow({ name, conclusion, reason, costUsd, durationMs }) {
    const cells = [
        name,
        conclusion === 'success' ? conclusion : `${conclusion}: ${reason}`,
        costUsd === null ? '' : (0,headline/* formatCost */.BD)(costUsd),
        durationMs === null ? '' : (0,headline/* formatDuration */.a3)(durationMs),
    ];
    return `<tr>${cells.map((cell) => `<td>${(0,junit/* escapeXml */.X)(cell)}</td>`).join('')}</tr>`;
}

;// CONCATENATED MODULE: ./lib/report/page/write-page.js


/** Writes the page piece by piece. Returns how many jobs are not in it. */
async function writePage(page, write) {
    const { overview, jobs, assets, maxBytes } = page;
    const start = pageStart(overview, await packed(JSON.stringify(overview)), assets);
    await write(start);
    let bytes = Buffer.byteLength(start);
    let written = 0;
    for await (const block of blocksOf(jobs)) {
        const text = pageBlock(block);
        bytes += text.length;
        if (bytes > maxBytes)
            break;
        await write(text);
        written += block.count;
    }
    const end = { outside: overview.rows.length - written, maxBytes };
    await write(pageEnd({ ...end }));
    return end;
}

;// CONCATENATED MODULE: ./lib/publish/html-file.js






/** Writes the HTML report, piece by piece. Rejects with UserError `file-unwritable`. */
async function writeHtmlFile({ path, maxBytes, location }, source) {
    try {
        const folder = await (0,state_directory/* openStateDirectory */.v)((0,external_node_path_.dirname)(path), { create: true, root: null });
        const writer = await folder.create((0,external_node_path_.basename)(path));
        const page = { overview: source.overview, jobs: source.jobs(), assets: page_assets_namespaceObject, maxBytes };
        try {
            const end = await writePage(page, (text) => writer.write(text));
            await writer.close();
            return end;
        }
        catch (error) {
            await writer.abandon();
            throw error;
        }
    }
    catch (error) {
        (0,errors/* rethrowUnless */.ki)(error, types/* FileProblem */.k);
        throw new errors/* UserError */.yo({
            code: 'file-unwritable',
            location,
            message: 'the page cannot be written',
            found: error.message,
            hint: 'name a file in a directory that can be written',
        });
    }
}


/***/ }),

/***/ 21892:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TW: () => (/* binding */ junitError),
/* harmony export */   X: () => (/* binding */ escapeXml),
/* harmony export */   bA: () => (/* binding */ junit)
/* harmony export */ });
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15917);

/** The findings as JUnit XML: errors and warnings are failed cases, notes are passed ones with a text. */
function junit(findings) {
    const failures = findings.filter(({ severity }) => severity !== 'note').length;
    const nameOf = uniqueNames(findings);
    const cases = findings.map((finding) => testCase(finding, nameOf(finding)));
    return suite(cases, `tests="${String(findings.length)}" failures="${String(failures)}" errors="0"`);
}
/** A run that ended too early to say what it would have found. */
function junitError(type, reason) {
    const error = `<error type="${escapeXml(type)}" message="${escapeXml(reason)}"/>`;
    return suite([`<testcase classname="sallyport" name="run">${error}</testcase>`], 'tests="1" failures="0" errors="1"');
}
function suite(cases, figures) {
    return [
        '<?xml version="1.0" encoding="UTF-8"?>',
        `<testsuites name="sallyport" ${figures}>`,
        `  <testsuite name="sallyport" ${figures}>`,
        ...cases.map((text) => `    ${text}`),
        '  </testsuite>',
        '</testsuites>',
        '',
    ].join('\n');
}
/** Without line numbers, so that a finding that moves stays the same test; equal ones are counted in their order in the file. */
function uniqueNames(findings) {
    const names = new Map();
    const used = new Set();
    for (const finding of (0,_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .inFileOrder */ .w$)(findings)) {
        const { path, title, rule } = finding;
        const name = `${rule === undefined ? '' : `${rule}: `}${title} (${path})`;
        let unique = name;
        for (let count = 2; used.has(unique); count += 1)
            unique = `${name} ${String(count)}`;
        used.add(unique);
        names.set(finding, unique);
    }
    return (finding) => names.get(finding) ?? finding.title;
}
function testCase(finding, name) {
    const { path, line, severity, title, message, rule } = finding;
    const text = escapeXml(`${(0,_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .locationOfFinding */ .YR)(finding)}\n${message}`);
    const head = `<testcase classname="${escapeXml(path)}" name="${escapeXml(name)}" file="${escapeXml(path)}" line="${String(line)}">`;
    const body = severity === 'note'
        ? `<system-out>${text}</system-out>`
        : `<failure type="${escapeXml(rule ?? severity)}" message="${escapeXml(title)}">${text}</failure>`;
    return `${head}${body}</testcase>`;
}
/** Characters that XML 1.0 cannot represent are removed. */
// biome-ignore format: one range per group
const notInXml = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
function escapeXml(text) {
    return text
        .replace(notInXml, '')
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll('"', '&quot;');
}


/***/ }),

/***/ 41599:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q: () => (/* binding */ fittingEntries),
  $: () => (/* binding */ pageConversation)
});

// EXTERNAL MODULE: ./lib/format-number.js
var format_number = __webpack_require__(54539);
// EXTERNAL MODULE: ./lib/text.js
var lib_text = __webpack_require__(20653);
// EXTERNAL MODULE: ./lib/parsed-json.js
var parsed_json = __webpack_require__(20274);
// EXTERNAL MODULE: ./lib/messages/attachments.js + 1 modules
var attachments = __webpack_require__(64864);
;// CONCATENATED MODULE: ./lib/report/page/untrusted-json.js
/** Reads values of JSON that may have been written by anyone, as parsed-json.ts does for objects and lists. */
function textIn(value) {
    return typeof value === 'string' ? value : '';
}
function textOrNull(value) {
    return typeof value === 'string' ? value : null;
}
function numberIn(value) {
    return typeof value === 'number' && Number.isFinite(value) ? value : 0;
}
/** The value, if it is one of the words. */
function wordIn(value, words, other) {
    return words.find((word) => word === value) ?? other;
}
function wordOrNull(value, words) {
    return words.find((word) => word === value) ?? null;
}

;// CONCATENATED MODULE: ./lib/report/page/page-entries.js




/** The text of a message or of the output of a call. Images and files are named and not shown. */
function entryText(parts) {
    return (0,parsed_json/* asArray */._j)(parts)
        .map(parsed_json/* asRecord */.qY)
        .map((part) => (part['type'] === 'media' ? mediaText(part) : textIn(part['text'])))
        .filter((text) => text !== '')
        .join('\n');
}
function mediaText(part) {
    const name = textIn(part['name']);
    const bytes = Math.floor((textIn(part['data']).length * 3) / 4);
    return `(${[textIn(part['mediaType']), ...(name === '' ? [] : [name]), `${(0,format_number/* formatNumber */.ZV)(bytes)} bytes`].join(', ')})`;
}
const titles = {
    memory: 'Instructions',
    'skill-listing': 'Skills',
    environment: 'Environment',
    event: 'Event',
    todo: 'Todo list',
    'edited-file': 'Changed file',
    budget: 'Budget',
    'answer-problems': 'Problems of the answer',
    notice: 'Notice',
    'hook-output': 'Output of a hook',
};
/** An attachment of the conversation: its kind, or the file or section that it shows, and its text. */
function attachmentText(attachment) {
    const kind = textIn(attachment['type']);
    const title = titles[kind] ?? kind;
    switch (kind) {
        case 'file':
        case 'directory':
            return { title: `File ${pathOf(attachment)}`, text: entryText((0,parsed_json/* asRecord */.qY)(attachment['result'])['parts']) };
        case 'context':
            return { title: textIn(attachment['title']), text: textIn(attachment['text']) };
        case 'memory':
            return { title: `${title} from ${textIn(attachment['path'])}`, text: textIn(attachment['text']) };
        case 'edited-file':
            return { title: `${title} ${textIn(attachment['path'])}`, text: textIn(attachment['diff']) || 'deleted' };
        case 'todo':
            return { title, text: (0,parsed_json/* asArray */._j)(attachment['items']).map(todoText).join('\n') };
        case 'answer-problems':
            return { title, text: (0,parsed_json/* asArray */._j)(attachment['problems']).map(textIn).join('\n') };
        default:
            return { title, text: textIn(attachment['text']) };
    }
}
function pathOf(attachment) {
    const input = (0,parsed_json/* asRecord */.qY)((0,parsed_json/* asRecord */.qY)(attachment['call'])['input']);
    return textIn(input['file_path'] ?? input['path']);
}
function todoText(item) {
    const { content, status } = (0,parsed_json/* asRecord */.qY)(item);
    return (0,attachments/* todoLine */.Z)({
        content: textIn(content),
        status: wordIn(status, ['pending', 'in_progress', 'completed'], 'pending'),
    });
}
const notRun = {
    ...{ decision: null, mode: null, stage: null, rule: null, reason: '', suggest: [] },
    ...{ repeat: null, durationMs: null, changes: [], hookChanges: [] },
};
/** A call that was requested. */
function startedCall(call, head, clean) {
    const input = (0,parsed_json/* asRecord */.qY)(call['input']);
    const label = textIn(input['command'] ?? input['file_path'] ?? input['path'] ?? input['pattern']);
    return {
        ...{ type: 'call', ...head, ...notRun, status: 'unfinished', output: '' },
        ...{ tool: clean(textIn(call['name'])), label: clean(label), input: clean(inputText(call['input'])) },
        diff: diffOf(input, clean),
    };
}
/** Readable: most inputs have one line per parameter. */
function inputText(input) {
    return input === undefined ? '' : JSON.stringify(input, null, 2);
}
function diffOf(input, clean) {
    const [before, after] = [textOrNull(input['old_string']), textOrNull(input['new_string'])];
    if (before === null || after === null)
        return null;
    return [...linesOf('-', clean(before)), ...linesOf('+', clean(after))].join('\n');
}
function linesOf(sign, text) {
    return text === '' ? [] : text.split('\n').map((line) => `${sign}${line}`);
}
/** The call with how it ended. */
function endedCall(call, result, clean) {
    const denial = (0,parsed_json/* asRecord */.qY)(result['denial']);
    const isDenied = result['denial'] !== undefined;
    return {
        ...call,
        status: wordIn(result['status'], ['done', 'failed', 'refused', 'invalid'], 'failed'),
        label: clean(textIn(result['label'])) || call.label,
        output: clean(entryText(result['parts'])),
        durationMs: hasRun(result) ? numberIn(result['durationMs']) : null,
        changes: (0,parsed_json/* asArray */._j)(result['changes'])
            .map(parsed_json/* asRecord */.qY)
            .map(({ kind, path }) => [clean(textIn(kind)), clean(textIn(path))]),
        hookChanges: (0,parsed_json/* asArray */._j)(result['hookChanges']).map((change) => clean(textIn(change))),
        ...decidedBy((0,parsed_json/* asRecord */.qY)(result['decided']), call, clean),
        ...(isDenied ? decisionOf(denial, clean) : {}),
    };
}
const hasRun = ({ status }) => status === 'done' || status === 'failed';
/** Transcripts of earlier versions have only what was recorded when the call started. */
function decidedBy(decided, { rule, reason, repeat }, clean) {
    const mode = textOrNull(decided['mode']);
    if (mode === null)
        return { decision: repeat === null ? null : 'allow' };
    const decidingRule = textOrNull(decided['rule']);
    return {
        mode: clean(mode),
        decision: wordOrNull(decided['decision'], ['allow', 'ask', 'deny']),
        rule: decidingRule === null ? rule : clean(decidingRule),
        reason: clean(textIn(decided['reason'])) || reason,
    };
}
function decisionOf(denial, clean) {
    const [stage, rule] = [textOrNull(denial['stage']), textOrNull(denial['rule'])];
    return {
        stage: stage === null ? null : clean(stage),
        rule: rule === null ? null : clean(rule),
        reason: clean(textIn(denial['reason'])),
        suggest: (0,parsed_json/* asArray */._j)(denial['suggest']).map((suggestion) => clean(textIn(suggestion))),
    };
}
/** A refusal without a call of its own: a command of the prompt, or an attempt inside a call that ran. */
function refusedCall(denial, head, clean) {
    return {
        ...{ type: 'call', ...head, ...notRun, status: 'refused', output: '', input: '', diff: null },
        ...{ tool: clean(textIn(denial['tool'])), label: clean(textIn(denial['label'])) },
        ...decisionOf(denial, clean),
    };
}

// EXTERNAL MODULE: ./lib/model/types.js
var types = __webpack_require__(71911);
;// CONCATENATED MODULE: ./lib/report/page/recorded-stop.js



/** Only the fields that a conclusion is made of; `null` for what a later version may have written. */
function recordedStop(value) {
    const stop = (0,parsed_json/* asRecord */.qY)(value);
    const limit = numberIn(stop['limit']);
    switch (stop['kind']) {
        case 'final-text':
        case 'no-output':
        case 'announced-only':
        case 'truncated':
            return { kind: stop['kind'] };
        case 'turns':
        case 'cost':
        case 'tokens':
        case 'time':
            return { kind: stop['kind'], limit };
        case 'repeated-call':
            return { kind: 'repeated-call', label: textIn(stop['label']), times: numberIn(stop['times']) };
        case 'context-full':
            return { kind: 'context-full', window: numberIn(stop['window']) };
        case 'denied':
            return { kind: 'denied', label: textIn(stop['label']) };
        case 'wrong-form':
            return { kind: 'wrong-form', problems: (0,parsed_json/* asArray */._j)(stop['problems']).map(textIn) };
        case 'hook':
            return { kind: 'hook', event: textIn(stop['event']), reason: textIn(stop['reason']) };
        case 'cancelled':
            return { kind: 'cancelled', signal: textIn(stop['signal']) };
        case 'model-error':
            return { kind: 'model-error', modelError: modelErrorIn(stop['modelError']) };
        default:
            return null;
    }
}
function modelErrorIn(value) {
    const { kind, message, hint } = (0,parsed_json/* asRecord */.qY)(value);
    return {
        kind: wordIn(kind, types/* modelErrorKinds */.H, 'server'),
        ...{ message: textIn(message), hint: textIn(hint), retryable: false },
    };
}

;// CONCATENATED MODULE: ./lib/report/page/conversation.js




/**
 * Reads a transcript for people. It may be incomplete, of another version, or planted: what is not understood is left
 * out. `clean` is applied to every text.
 */
function readRecordedConversation(lines, clean) {
    const reading = {
        ...{ entries: [], usages: [], running: new Map(), within: '', clean },
        ...{ model: '', prompt: '', mode: '', turns: 0, startedAt: null, endedAt: null, text: '', stop: null },
    };
    for (const line of lines) {
        const event = (0,parsed_json/* asRecord */.qY)((0,parsed_json/* parsedJson */.U4)(line));
        if (event['type'] === 'transcript')
            reading.mode = clean(textIn(event['mode']));
        const at = numberIn(event['at']);
        if (at > 0) {
            reading.startedAt ??= at;
            reading.endedAt = at;
        }
        reading.within = event['type'] === 'sub-agent' ? textIn(event['call']) : '';
        if (event['type'] === 'sub-agent')
            read(reading, (0,parsed_json/* asRecord */.qY)(event['event']), { at, agent: clean(textIn(event['name'])) });
        else
            read(reading, event, { at, agent: null });
    }
    return reading;
}
function read(reading, event, head) {
    switch (event['type']) {
        case 'run-start':
            if (head.agent !== null)
                return;
            reading.model = reading.clean(textIn(event['model']));
            reading.prompt = reading.clean(textIn(event['prompt']));
            return;
        case 'opening':
            addText(reading, head, { from: 'system', title: 'System prompt', text: textIn(event['system']) });
            return;
        case 'message':
            readMessage(reading, (0,parsed_json/* asRecord */.qY)(event['message']), head);
            return;
        case 'turn-context':
            for (const attachment of (0,parsed_json/* asArray */._j)(event['attachments']))
                readAttachment(reading, (0,parsed_json/* asRecord */.qY)(attachment), head);
            return;
        case 'turn-end':
            readTurn(reading, event, head);
            return;
        case 'turn-cut':
            addText(reading, head, { from: 'model', title: 'Interrupted answer', text: textIn(event['text']) });
            return;
        case 'other-usage':
            reading.usages.push(usageIn(event['usage']));
            return;
        case 'stop':
            if (head.agent === null)
                reading.stop = recordedStop(event['stop']);
            return;
        case 'tool-start':
        case 'call-start':
        case 'tool-end':
        case 'denied':
            readCall(reading, event, head);
            return;
        default:
            readNotice(reading, event, head);
    }
}
function addText({ entries, clean }, head, text) {
    entries.push({ type: 'text', ...head, ...text, title: clean(text.title), text: clean(text.text) });
}
function readMessage(reading, message, head) {
    if (message['role'] === 'attachment')
        readAttachment(reading, (0,parsed_json/* asRecord */.qY)(message['attachment']), head);
    if (message['role'] !== 'user')
        return;
    addText(reading, head, { from: 'prompt', title: 'Prompt', text: entryText(message['parts']) });
}
function readAttachment(reading, attachment, head) {
    addText(reading, head, { from: 'context', ...attachmentText(attachment) });
}
function readTurn(reading, event, head) {
    const { entries, clean } = reading;
    const usage = usageIn(event['usage']);
    reading.usages.push(usage);
    if (head.agent === null)
        reading.turns += 1;
    const { inputTokens, outputTokens, cacheReadTokens } = usage;
    entries.push({ type: 'turn', ...head, turn: numberIn(event['turn']), inputTokens, outputTokens, cacheReadTokens });
    for (const part of (0,parsed_json/* asArray */._j)((0,parsed_json/* asRecord */.qY)(event['message'])['parts']).map(parsed_json/* asRecord */.qY)) {
        const text = textIn(part['text']);
        if (text === '')
            continue;
        if (part['type'] === 'reasoning')
            addText(reading, head, { from: 'reasoning', title: 'Reasoning', text });
        if (part['type'] !== 'text')
            continue;
        addText(reading, head, { from: 'model', title: 'Model', text });
        if (head.agent === null)
            reading.text = clean(text);
    }
}
function usageIn(value) {
    const usage = (0,parsed_json/* asRecord */.qY)(value);
    return {
        inputTokens: numberIn(usage['inputTokens']),
        outputTokens: numberIn(usage['outputTokens']),
        cacheReadTokens: numberIn(usage['cacheReadTokens']),
        cacheWriteTokens: numberIn(usage['cacheWriteTokens']),
        ...(typeof usage['model'] === 'string' ? { model: usage['model'] } : {}),
    };
}
function readCall({ entries, running, within, clean }, event, head) {
    if (event['type'] === 'denied') {
        entries.push(refusedCall((0,parsed_json/* asRecord */.qY)(event['denial']), head, clean));
        return;
    }
    if (event['type'] === 'tool-start') {
        const call = (0,parsed_json/* asRecord */.qY)(event['call']);
        running.set(idOf(within, head, call['id']), entries.length);
        entries.push(startedCall(call, head, clean));
        return;
    }
    const result = (0,parsed_json/* asRecord */.qY)(event['result']);
    const id = idOf(within, head, event['type'] === 'call-start' ? event['id'] : (0,parsed_json/* asRecord */.qY)(result['call'])['id']);
    const position = running.get(id);
    const call = position === undefined ? undefined : entries[position];
    if (position === undefined || call?.type !== 'call')
        return;
    if (event['type'] === 'call-start')
        entries[position] = permittedCall(call, event, clean);
    else {
        entries[position] = endedCall(call, result, clean);
        running.delete(id);
    }
}
function permittedCall(call, event, clean) {
    const rule = textOrNull(event['rule']);
    const repeat = wordIn(event['repeat'], ['read-only', 'repeatable', 'once'], 'once');
    return { ...call, repeat, rule: rule === null ? null : clean(rule), reason: clean(textIn(event['reason'])) };
}
const idOf = (within, { agent }, id) => JSON.stringify([within, agent, textIn(id)]);
function readNotice({ entries, clean }, event, head) {
    const level = wordIn(event['level'], ['info', 'warning', 'error'], 'info');
    const text = noticeText(event);
    if (text !== null)
        entries.push({ type: 'notice', ...head, level, text: clean(text) });
}
function noticeText(event) {
    switch (event['type']) {
        case 'notice':
            return textIn(event['text']);
        case 'model-retry':
            return `The request was repeated: ${textIn((0,parsed_json/* asRecord */.qY)(event['modelError'])['message'])}`;
        case 'compaction':
            return `The conversation was compacted from ${String(numberIn(event['before']))} to ${String(numberIn(event['after']))} tokens.`;
        case 'history-repaired':
            return 'The provider rejected a part of the conversation, which was left out.';
        case 'resumed':
            return 'The run was interrupted, and resumed here.';
        case 'hook':
            return hookText((0,parsed_json/* asRecord */.qY)(event['run']));
        case 'write-request':
            return `Requested for the end of the run: ${textIn((0,parsed_json/* asRecord */.qY)(event['request'])['kind'])}`;
        default:
            return null;
    }
}
function hookText(run) {
    const subject = textIn(run['subject']);
    const reason = textIn(run['reason']);
    const head = [`Hook ${textIn(run['event'])}`, ...(subject === '' ? [] : [subject]), textIn(run['command'])].join(' · ');
    return `${head}: ${textIn(run['outcome'])}${reason === '' ? '' : `: ${reason}`}`;
}

;// CONCATENATED MODULE: ./lib/report/page/fitting.js



/** A longer text is in the transcript. */
const maxText = 20_000;
/** Of all texts of one job. */
const maxCharacters = 2_000_000;
/** The conversation of a transcript with texts of a bearable length. */
function pageConversation(transcript, clean) {
    return readRecordedConversation(linesIn(transcript), (text) => clean(limited(text)));
}
function* linesIn(text) {
    let start = 0;
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
        yield text.slice(start, end);
        start = end + 1;
    }
}
function limited(text) {
    if (text.length <= maxText)
        return text;
    return `${(0,lib_text/* startOf */.GH)(text, maxText)}\n… ${(0,format_number/* formatCount */.B4)(text.length - maxText, 'more character')} in the transcript`;
}
/** The first entries that fit into a page. */
function fittingEntries(entries) {
    let characters = 0;
    const end = entries.findIndex((entry) => {
        characters += sizeOf(entry);
        return characters > maxCharacters;
    });
    if (end < 0)
        return { entries, missing: null };
    const left = entries.length - end;
    const missing = `The conversation is too long for this page: its last ${(0,format_number/* formatNumber */.ZV)(left)} entries are in the transcript.`;
    return { entries: entries.slice(0, end), missing };
}
function sizeOf(entry) {
    switch (entry.type) {
        case 'text':
        case 'notice':
            return entry.text.length;
        case 'call':
            return entry.input.length + entry.output.length + (entry.diff?.length ?? 0);
        case 'turn':
            return 100;
    }
}


/***/ }),

/***/ 90120:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ pageChanges)
/* harmony export */ });
/* harmony import */ var _format_number_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54539);

/** The diffs of a batch job are whole, for `git apply`. */
const maxDiff = 30_000;
/** The changed files of a job. */
function pageChanges(changes, clean) {
    return changes.map(({ path, kind, added, removed, diff, note = '' }) => {
        const isLong = diff !== null && diff.length > maxDiff;
        return {
            ...{ path: clean(path), kind, added, removed },
            note: isLong ? `the diff has ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(diff.length)} characters, more than fits into the page` : clean(note),
            diff: diff === null || isLong ? null : clean(diff),
        };
    });
}


/***/ }),

/***/ 76813:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ defaultPageMegabytes),
/* harmony export */   Q: () => (/* binding */ defaultPageBytes)
/* harmony export */ });
/** The size of a page if nothing else is requested: a browser opens it at once, and most systems keep such a file. */
const defaultPageMegabytes = 20;
const defaultPageBytes = defaultPageMegabytes * 1_000_000;


/***/ })

};
;