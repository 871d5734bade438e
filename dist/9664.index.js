"use strict";

exports.id = 9664;

exports.ids = [ 9664 ];

exports.modules = {
72631: (function(e, t, n) {
n.d(t, {
x: () => writeHtmlFile
});
var r = n(76760);
var a = n(42357);
var o = n(76693);
var l = n(72443);
const i = JSON.parse('{"script":"(function(){function e(e){return String(e).replace(/\\\\B(?=(\\\\d{3})+$)/g,`,`)}function t(t,n,r=`${n}s`){return`${e(t)} ${t===1?n:r}`}function n(e){let t=Math.round(e*1e3)/10;return`${String(e>0&&e<1?Math.min(99.9,Math.max(.1,t)):t)} %`}let r=[`result`,`name`,`cost`,`time`];function i(){let e=new URLSearchParams(location.hash.slice(1)),t=r.find(t=>t===e.get(`order`))??`result`;return{query:e.get(`q`)??``,order:t,job:e.get(`job`)??``}}function a({query:e,order:t,job:n}){let r=new URLSearchParams;return e!==``&&r.set(`q`,e),t!==`result`&&r.set(`order`,t),n!==``&&r.set(`job`,n),`#${r.toString()}`}function o(e){history.replaceState(null,``,a(e))}function s(e){if(e<1e3)return`${String(Math.round(e))} ms`;if(e<59950)return`${(e/1e3).toFixed(1)} s`;let t=Math.round(e/1e3);return`${String(Math.floor(t/60))} min ${String(t%60)} s`}function c(e){return e===null?`price not known`:e===0?`$0`:e<.01?`$${e.toPrecision(2)}`:`$${e.toFixed(2)}`}function l(e,t,...n){let r=document.createElement(e);for(let[e,n]of Object.entries(t))r.setAttribute(e,n);return r.append(...n.filter(e=>e!==null)),r}function u(e,t,n){let r=l(`button`,{...e,type:`button`},t);return r.addEventListener(`click`,n),r}function d(e,t,...n){let r=l(`a`,t,...n);return r.href=e.startsWith(`#`)?e:`#`,r}function f(e,t){let n=p(e);if(n===null)return document.createTextNode(t);let r=l(`a`,{title:n},t);return r.href=n,r.rel=`noreferrer noopener`,r.target=`_blank`,r}function p(e){if(!/^https?:\\\\/\\\\//i.test(e)||!URL.canParse(e))return null;let{protocol:t,href:n}=new URL(e);return t===`http:`||t===`https:`?n:null}function m(e,t,...n){let r=document.createElementNS(`http://www.w3.org/2000/svg`,e);for(let[e,n]of Object.entries(t))r.setAttribute(e,n);return r.append(...n.filter(e=>e!==null)),r}let h=[`failed`,`evaluation`,`error`,`open`,`passed`,`deferred`,`parked`],g={failed:`Failed`,evaluation:`Evaluation failed`,error:`Evaluation error`,open:`Not run`,passed:`Passed`,deferred:`Deferred`,parked:`Parked`};function _({state:e,conclusion:t}){return e===`failed`?t:g[e]}function ee({rows:e,passRates:t},n){return l(`section`,{class:`charts`,\\"aria-label\\":`Charts`},te(e,n),ne(e,n),re(e),ie(t,n))}function v(e,...t){return l(`div`,{class:`card chart`},l(`h2`,{},e),...t)}function y(e,t){let n=0,r=e.map(({share:e,name:t,tone:r})=>{let i=m(`rect`,{x:b(n),width:b(e),y:`0`,height:`100%`,class:`tone-${r}`},m(`title`,{},t));return n+=e,i});return m(`svg`,{class:`bar`,role:`img`,\\"aria-label\\":t},...r)}let b=e=>`${(e*100).toFixed(2)}%`;function te(t,n){let r=h.map(e=>({state:e,count:t.filter(t=>t.state===e).length})).filter(({count:e})=>e>0),i=r.map(({state:t,count:n})=>`${e(n)} ${g[t]}`).join(`, `),a=r.map(({state:e,count:n})=>({share:n/t.length,name:g[e],tone:e})),o=r.map(({state:t,count:r})=>{let i=u({class:`legend`,\\"data-state\\":t},g[t],()=>n(`s:${t}`));return i.prepend(l(`span`,{class:`dot`,\\"data-state\\":t})),i.append(l(`span`,{class:`value`},e(r))),i});return v(`Conclusions`,y(a,i),...o)}function ne(e,t){let n=e.filter(({isReused:e})=>!e),r=new Set(n.map(({model:e})=>e)).size>1?`model`:`id`,i=/* @__PURE__ */ new Map;for(let e of n){let t=e[r],n=i.get(t)??{name:t,term:S(r===`model`?`m`:`e`,t),cost:0};n.cost+=e.costUsd??0,i.set(t,n)}let a=[...i.values()].toSorted((e,t)=>t.cost-e.cost),o=a[0]?.cost??0;if(o===0)return null;let s=a.slice(0,6).map(({name:e,term:n,cost:r})=>{let i=u({class:`legend`},``,()=>t(n));return i.append(l(`span`,{class:`label`},e),l(`span`,{class:`value`},c(r))),i.append(y([{share:r/o,name:e,tone:`plain`}],`${e}: ${c(r)}`)),i});return v(r===`model`?`Cost by model`:`Cost by entry`,...s,...x(a.length-s.length))}let x=t=>t>0?[l(`p`,{class:`muted`},`and ${e(t)} more`)]:[],S=(e,t)=>`${e}:${/\\\\s/.test(t)?`\\"${t}\\"`:t}`,C=[[1,`< 1 s`],[3,`1\u20133 s`],[10,`3\u201310 s`],[30,`10\u201330 s`],[60,`30\u201360 s`],[180,`1\u20133 min`],[600,`3\u201310 min`],[1/0,`> 10 min`]];function re(n){let r=n.flatMap(({durationMs:e,isReused:t})=>e===null||t?[]:[e/1e3]);if(r.length===0)return null;let i=C.map(([e,t],n)=>{let i=C[n-1]?.[0]??0;return{name:t,count:r.filter(t=>t>=i&&t<e).length}}),a=i.slice(i.findIndex(({count:e})=>e>0),i.findLastIndex(({count:e})=>e>0)+1),o=Math.max(...a.map(({count:e})=>e));return v(`Time per job`,l(`div`,{class:`columns`},...a.map(({name:n,count:r})=>{let i=r/o*100,a=m(`rect`,{x:`0`,width:`100%`,y:`${100-i}%`,height:`${i}%`,class:`tone-plain`});return l(`div`,{class:`column`},l(`span`,{class:`value`},r===0?``:e(r)),m(`svg`,{role:`img`,\\"aria-label\\":`${n}: ${t(r,`job`)}`},a),l(`span`,{class:`muted`},n))})))}function ie(e,t){if(e.length===0)return null;let r=e.slice(0,12).map(({id:e,name:r,model:i,words:a,passed:o,failed:s,errors:c,rate:d})=>{let f=a===``||a.includes(`\\"`)?``:` \\"${a}\\"`,p=u({class:`legend`,title:i},``,()=>t(`${S(`e`,e)} ${S(`m`,i)}${f}`)),m=d===null?`not evaluated`:n(d),h=Math.max(1,o+s+c);p.append(l(`span`,{class:`label`},r,l(`span`,{class:`muted`},` ${i}`))),p.append(l(`span`,{class:`value`},m));let g=[{share:o/h,name:`${o} passed`,tone:`passed`},{share:s/h,name:`${s} failed`,tone:`evaluation`},{share:c/h,name:`${c} not evaluated`,tone:`error`}];return p.append(y(g,`${r}, ${i}: ${m}`)),p});return v(`Pass rate`,...r,...x(e.length-r.length))}let[ae,oe,se,ce]=[1,44,59,57];function le(e){let t=new Uint16Array(e.length);for(let n=0;n<e.length;n+=1)t[n]=e.charCodeAt(n);return t}function ue(e,t=/* @__PURE__ */ new Uint16Array){let n=e.indexOf(`\\n`)+1,r=new Uint16Array(t.length+Number(e.slice(0,n)));r.set(t);let i=t.length;for(;n<e.length;){let t=e.charCodeAt(n);if(n+=1,t!==ae){r[i]=t,i+=1;continue}let a=0,o=0;for(let t=e.charCodeAt(n);t!==se&&n<e.length;t=e.charCodeAt(n))t===oe?(a=o,o=0):o=o*36+(t<=ce?t-48:t-87),n+=1;n+=1,r.copyWithin(i,a,a+o),i+=o}return new TextDecoder(`utf-16le`,{ignoreBOM:!0}).decode(r.subarray(t.length))}async function de(e){let t=atob(e),n=new Uint8Array(t.length);for(let e=0;e<t.length;e+=1)n[e]=t.charCodeAt(e);let r=new Blob([n]).stream().pipeThrough(new DecompressionStream(`gzip`));return await new Response(r).text()}async function fe(){return JSON.parse(await de(document.getElementById(`overview`)?.textContent??``))}let w=new Promise(e=>{document.readyState===`loading`?document.addEventListener(`DOMContentLoaded`,()=>e(),{once:!0}):e()});async function pe(){return await w,JSON.parse(document.getElementById(`end`)?.textContent??`{\\"outside\\":0,\\"maxBytes\\":0}`)}async function T(){return await w,[...document.querySelectorAll(`script[data-from]`)].map(e=>({from:Number(e.getAttribute(`data-from`)),count:Number(e.getAttribute(`data-count`)),element:e}))}let E=/* @__PURE__ */ new Map,D=null;async function me({from:e,element:t}){let n=await de(t.textContent);return e===0?ue(n):(D??=T().then(async([e])=>le(e===void 0?``:await O(e))),ue(n,await D))}async function O(e){let{from:t}=e,n=E.get(t)??me(e);E.delete(t),E.set(t,n);let[r]=E.keys();return E.size>200&&r!==void 0&&E.delete(r),await n}async function k(e){let t=(await T()).find(({from:t,count:n})=>e>=t&&e<t+n);if(t===void 0)return null;let n=(await O(t)).split(`\\n`)[e-t.from];return n===void 0?null:JSON.parse(n)}let he={s:`state`,state:`state`,is:`is`,e:`entry`,entry:`entry`,m:`model`,model:`model`,cost:`cost`,time:`time`};function A(e){return[...e.matchAll(/(!?)(?:([a-z]+)([:<>]))?(?:\\"([^\\"]*)\\"?|(\\\\S+))/gi)].map(([,e=``,t=``,n=``,r,i=``])=>{let a=he[t.toLowerCase()],o=(r??i).toLowerCase(),s=e===`!`;return a===void 0?{isNegated:s,field:`any`,isMore:!0,value:`${t}${n}`.toLowerCase()+o}:{isNegated:s,field:a,isMore:n!==`<`,value:o}})}function j(e){return e.filter(({field:e,value:t})=>e===`any`&&t!==``).map(({value:e})=>e)}function ge(e,t,n){return e.every(e=>_e(e,t,n)!==e.isNegated)}function _e({field:e,value:t,isMore:n},r,i){switch(e){case`any`:return`${r.name}\\\\n${r.reason}`.toLowerCase().includes(t)||i(t);case`state`:return r.state.startsWith(t)||r.conclusion.startsWith(t);case`is`:return r.mark===t||N[t]?.(r)===!0;case`entry`:return r.id.toLowerCase()===t;case`model`:return r.model.toLowerCase().includes(t);case`cost`:return r.costUsd!==null&&P(r.costUsd,Number(t),n);case`time`:return r.durationMs!==null&&P(r.durationMs,Number(t)*1e3,n)}}let M={passed:({state:e})=>e===`passed`,failed:({state:e})=>e===`failed`||e===`evaluation`||e===`error`,error:({state:e})=>e===`failed`||e===`error`,deferred:({state:e})=>e===`deferred`},N={reused:({isReused:e})=>e,...M};function ve(e){return e.flatMap(({field:e,value:t,isMore:n})=>e===`is`?t in N||t===`new`||t===`fixed`?[]:[`is:${t}`]:(e===`cost`||e===`time`)&&(t===``||Number.isNaN(Number(t)))?[`${e}${n?`>`:`<`}${t}`]:[])}let P=(e,t,n)=>n?e>=t:e<t;function ye(e,t){let[n,r]=[F(e),F(t)],i=n.filter(e=>!r.includes(e));return(r.every(e=>n.includes(e))?i:[...i,...r]).join(` `)}let F=e=>e.match(/(?:[^\\\\s\\"]|\\"[^\\"]*\\"?)+/g)??[],I=[`auto`,`light`,`dark`],L=`sallyport-theme`;function be(){let e=xe(),t=()=>{e===`auto`?document.documentElement.removeAttribute(`data-theme`):document.documentElement.setAttribute(`data-theme`,e),n.textContent=`Theme: ${e}`},n=u({class:`chip`,id:`theme`},``,()=>{e=I[(I.indexOf(e)+1)%I.length]??`auto`,Se(e),t()});return t(),n}function xe(){try{return I.find(e=>e===localStorage.getItem(L))??`auto`}catch{return`auto`}}function Se(e){try{localStorage.setItem(L,e)}catch{}}function R(e,t,n){let{title:r,label:i,reason:a,endedAt:o,conclusion:s}=e,c=s===`success`||s===`skipped`?`passed`:`failed`,d=o===null?``:o.replace(`T`,` `).replace(/(\\\\.\\\\d+)?Z$/,` UTC`);return l(`header`,{class:`top`},l(`div`,{},l(`h1`,{},r),l(`p`,{},l(`span`,{class:`badge`,\\"data-state\\":c},i),` `,a,` `,l(`span`,{class:`muted`},d))),l(`div`,{class:`tools`},be(),u({class:`chip`,\\"aria-label\\":`Keys and search words`},`?`,t)),e.kind===`batch`?Ce(e,n):null)}function Ce({rows:n,costUsd:r,previous:i},a){let o=e=>n.filter(e).length,s=(t,n=t)=>B(e(o(M[t])),n,()=>a(`is:${t}`)),u=[z(e(n.length),n.length===1?`job`:`jobs`),s(`passed`),s(`failed`),...n.some(M.error)?[s(`error`,`with an error`)]:[],...n.some(M.deferred)?[s(`deferred`)]:[],z(c(r),`cost`)];if(i===null)return l(`div`,{class:`figures`},...u);let d=[`new`,`fixed`].map(t=>B(e(o(e=>e.mark===t)),t===`new`?`new failures`:`fixed`,()=>a(`is:${t}`))),f=i.gone===0?``:`; ${t(i.gone,`job`)} of it are not in this run`,p=l(`p`,{class:`muted`},`Compared with ${i.name}${f}.`);return l(`div`,{},l(`div`,{class:`figures`},...u,...d),p)}function z(e,t){return l(`div`,{class:`number`},l(`b`,{},e),l(`span`,{class:`muted`},t))}function B(e,t,n){let r=u({class:`number`},``,n);return r.append(l(`b`,{},e),l(`span`,{class:`muted`},t)),r}let V=`search`;function we(e,t){if(!(`highlights`in CSS)||(CSS.highlights.delete(V),t.length===0))return null;let n=[],r=document.createTreeWalker(e,NodeFilter.SHOW_TEXT);for(let e=r.nextNode();e!==null&&n.length<2e3;e=r.nextNode())n.push(...Te(e,t));return n.length>0&&CSS.highlights.set(V,new Highlight(...n)),n[0]?.startContainer.parentElement??null}function Te(e,t){let n=(e.nodeValue??``).toLowerCase();return n.length===e.nodeValue?.length?t.flatMap(t=>{let r=[];for(let i=n.indexOf(t);i>=0;i=n.indexOf(t,i+t.length)){let n=new Range;n.setStart(e,i),n.setEnd(e,i+t.length),r.push(n)}return r}):[]}function H(e){return l(`pre`,{class:`diff`,tabindex:`0`},...e.replace(/\\\\n$/,``).split(`\\n`).map(e=>l(`span`,{class:Ee(e)},`${e}\\\\n`)))}function Ee(e){return e.startsWith(`+++`)||e.startsWith(`---`)?`line file`:e.startsWith(`@@`)?`line place`:e.startsWith(`+`)?`line added`:e.startsWith(`-`)?`line removed`:`line`}let U=/* @__PURE__ */ new Map;async function De(e){let t=U.get(e);if(t!==void 0)return await t;let n=Oe(e);U.set(e,n);let[r]=U.keys();return U.size>50&&r!==void 0&&U.delete(r),await n}async function Oe(e){let t=/* @__PURE__ */ new Set,n=[...await T()].reverse();return await Promise.all(Array.from({length:6},async()=>{for(let r=n.pop();r!==void 0;r=n.pop()){let n=await O(r);for(let i of ke(n,e))t.add(r.from+i)}})),t}function ke(e,t){let n=JSON.stringify(t).slice(1,-1);return e.toLowerCase().includes(n)?e.split(`\\n`).flatMap((e,r)=>e.toLowerCase().includes(n)&&W(JSON.parse(e),t)?[r]:[]):[]}function W(e,t){return typeof e==`string`?e.toLowerCase().includes(t):typeof e!=`object`||!e?!1:Object.values(e).some(e=>W(e,t))}let Ae=[`all`,`calls`,`refused`,`texts`],G={all:`Everything`,calls:`Calls`,refused:`Refused`,texts:`Texts`},K={all:()=>!0,calls:({type:e})=>e===`call`,refused:e=>e.type===`call`&&e.status===`refused`,texts:({type:e})=>e===`text`};function je(t,n){let r=t.find(({at:e})=>e>0)?.at??0,i=l(`ol`,{class:`entries`}),a=0,o=t.map(e=>{let t=a<20&&n.some(t=>W(e,t));t&&(a+=1);let i=l(`li`,{class:`entry entry-${e.type}`},Ne(e,r),Pe(e,t));return e.agent!==null&&i.classList.add(`inside`),{entry:e,item:i}}),s=e=>{i.replaceChildren(...o.filter(({entry:t})=>K[e](t)).map(({item:e})=>e));for(let[t,n]of c)n.setAttribute(`aria-pressed`,String(t===e))},c=Ae.map(n=>{let r=t.filter(K[n]).length;return[n,u({class:`chip`},n===`all`?G[n]:`${G[n]} ${e(r)}`,()=>s(n))]});s(`all`);let d=u({class:`chip`,id:`expand`},`Expand all`,()=>Me(i,d));return l(`section`,{class:`conversation`},l(`h3`,{},`Conversation`),l(`div`,{class:`chips`},...c.map(([,e])=>e),d),i)}function Me(e,t){let n=[...e.querySelectorAll(`details`)],r=n.some(({open:e})=>!e);for(let e of n)e.open=r;t.textContent=r?`Collapse all`:`Expand all`}function Ne({at:e},t){if(e===0)return l(`span`,{class:`time`});let n=Math.max(0,Math.round((e-t)/1e3)),r=`${Math.floor(n/60)}:${String(n%60).padStart(2,`0`)}`;return l(`span`,{class:`time`,title:new Date(e).toISOString()},r)}function Pe(e,t){switch(e.type){case`text`:return Fe(e,t);case`call`:return Re(e,t);case`turn`:return He(e);case`notice`:return Ue(e)}}function q(e,t,n){let r=l(`details`,{},l(`summary`,{},...e)),i=!1,a=()=>{!i&&r.open&&(i=!0,r.append(...n().filter(e=>e!==null)))};return r.addEventListener(`toggle`,a),r.open=t,a(),r}function Fe({from:e,title:t,text:n,agent:r},i){let a=i||e===`prompt`||e===`model`,o=q([J(r),l(`span`,{class:`what`},t),l(`span`,{class:`label muted`},Ie(n))],a,()=>[l(`pre`,{class:`text`,tabindex:`0`},n)]);return o.classList.add(`text-entry`,`from-${e}`),o}let Ie=e=>e.trimStart().split(`\\n`,1)[0]?.slice(0,200)??``,J=e=>e===null?null:l(`span`,{class:`mark`},e),Le={done:`\u2713`,failed:`!`,refused:`\u2715`,invalid:`?`,unfinished:`\u2026`};function Re(e,t){let{tool:n,label:r,status:i,agent:a,durationMs:o}=e,c=q([l(`span`,{class:`sign`,title:i,\\"data-status\\":i},Le[i]),J(a),l(`span`,{class:`what`},n),l(`code`,{class:`label`},r.replace(/\\\\s+/g,` `)),l(`span`,{class:`figure`},o===null?``:s(o))],t,()=>[ze(e),...Ve(e)]);return c.classList.add(`call`),c.setAttribute(`data-status`,i),c}function ze(e){let{status:t,stage:n,rule:r,reason:i,suggest:a,repeat:o,mode:s}=e,c=l(`p`,{class:`decision`},l(`strong`,{},`${Be(e)}${t===`refused`&&n!==null?` at the stage ${n}`:``}`));r!==null&&c.append(` by the rule `,l(`code`,{},r));let u=`.!?`.includes(i.at(-1)??` `);return c.append(i===``?`.`:`: ${i}${u?``:`.`}`),s!==null&&s!==\\"default\\"&&c.append(l(`span`,{class:`mark`,title:`Mode of the rules`},s)),o!==null&&c.append(l(`span`,{class:`mark`,title:`How the call is treated after an interruption`},o)),a.length===0?c:l(`div`,{},c,l(`p`,{class:`suggest`},`Would be allowed by `,...a.map(e=>l(`code`,{},e))))}function Be({status:e,decision:t,repeat:n}){return e===`refused`?`Refused`:e===`invalid`?`Not a valid call`:n===null&&t!==`allow`?`Decision unknown`:`Allowed`}function Ve({diff:e,input:t,output:n,changes:r}){return[...r.length===0?[]:[l(`p`,{class:`muted`},r.map(e=>e.join(` `)).join(`, `))],e===null?null:H(e),...e!==null||t===``?[]:[l(`h4`,{},`Input`),l(`pre`,{tabindex:`0`},t)],...n===``?[]:[l(`h4`,{},`Output`),l(`pre`,{tabindex:`0`},n)]]}function He({turn:t,inputTokens:n,outputTokens:r,cacheReadTokens:i,agent:a}){let o=n+r===0?``:`${e(n)} tokens in, ${e(r)} out`,s=i===0?``:`, ${e(i)} from the cache`;return l(`div`,{class:`turn`},J(a),`Turn ${e(t)}`,l(`span`,{class:`muted`},o+s))}function Ue({level:e,text:t,agent:n}){return l(`div`,{class:`notice notice-${e}`},J(n),t)}let We={result:()=>0,name:(e,t)=>e.name<t.name?-1:1,cost:(e,t)=>(t.costUsd??-1)-(e.costUsd??-1),time:(e,t)=>(t.durationMs??-1)-(e.durationMs??-1)};function Ge(e,t){return t===`result`?e:e.toSorted((e,n)=>We[t](e.row,n.row)||e.position-n.position)}function Ke(e,t,n){Y?.disconnect();let r=l(`ol`,{class:`rows`}),i=l(`div`,{class:`end`});e.replaceChildren(r,i);let a=0,o=()=>{r.append(...t.slice(a,a+100).map(({row:e})=>qe(e,n))),a+=100,a>=t.length&&Y?.disconnect()};Y=new IntersectionObserver(e=>{e.some(({isIntersecting:e})=>e)&&o()},{rootMargin:`1200px`}),o(),a<t.length&&Y.observe(i)}let Y=null;function qe(e,n){let{name:r,reason:i,costUsd:o,durationMs:u,evaluations:f}=e,[p=``,m=``,h=``]=[f.total===0?``:`${f.passed}/${f.total}`,o===null?``:c(o),u===null?``:s(u)];return l(`li`,{},d(a({...n,job:e.key}),{class:`row`,\\"data-state\\":e.state},l(`span`,{class:`dot`,\\"data-state\\":e.state}),l(`span`,{class:`name`},r,...Je(e)),l(`span`,{class:`why muted`},[_(e),i].filter(e=>e!==``).join(`: `)),l(`span`,{class:`figure checks`,title:f.total===0?``:`${t(f.passed,`evaluation`)} of ${f.total} passed`},p),l(`span`,{class:`figure cost`},m),l(`span`,{class:`figure`},h)))}function Je({mark:e,isReused:t}){return[...e===null?[]:[l(`span`,{class:`mark mark-${e}`},e)],...t?[l(`span`,{class:`mark`},`reused`)]:[]]}function Ye(e){let t=e.replaceAll(`\\\\r\\n`,`\\n`).split(`\\n`),n=l(`div`,{class:`markdown`}),r=0;for(;r<t.length;){let{block:e,next:i}=Qe(t,r);e!==null&&n.append(e),r=i}return n}let X=/^\\\\s{0,9}(?:[-*+]|\\\\d{1,9}[.)])\\\\s+/,Z=/^\\\\s{0,3}(```+|~~~+)/,Xe=/^(#{1,6})[ \\\\t](.*)/,Ze=/(?<!#)#+$/;function Qe(e,t){let n=e[t]??``;if(n.trim()===``)return{block:null,next:t+1};let r=Z.exec(n)?.[1];if(r!==void 0)return $e(e,t,r);let i=Xe.exec(n);if(i!==null)return{block:l(`h${Math.min(6,(i[1]?.length??1)+2)}`,{},...$((i[2]??``).trim().replace(Ze,``).trim())),next:t+1};if(/^\\\\s{0,3}([-*_])(?:\\\\s*\\\\1){2,}\\\\s*$/.test(n))return{block:l(`hr`,{}),next:t+1};if(nt(e,t))return rt(e,t);if(X.test(n))return tt(e,t);if(n.startsWith(`>`))return et(e,t);let a=Q(e,t,e=>e.trim()!==``&&!Z.test(e)&&!Xe.test(e)&&!X.test(e));return{block:l(`p`,{},...$(e.slice(t,a).join(`\\n`))),next:a}}function Q(e,t,n){let r=t+1;for(;r<e.length&&n(e[r]??``);)r+=1;return r}function $e(e,t,n){let r=Q(e,t,e=>!e.trim().startsWith(n));return{block:l(`pre`,{tabindex:`0`},e.slice(t+1,r).join(`\\n`)),next:r+1}}function et(e,t){let n=Q(e,t,e=>e.startsWith(`>`));return{block:l(`blockquote`,{},...$(e.slice(t,n).map(e=>e.replace(/^>\\\\s?/,``)).join(`\\n`))),next:n}}function tt(e,t){let n=Q(e,t,e=>X.test(e)||/^\\\\s{2,}\\\\S/.test(e)&&!Z.test(e)),r=l(/^\\\\s*\\\\d/.test(e[t]??``)?`ol`:`ul`,{}),i=[],a=0,o=()=>{i.length>0&&r.append(l(`li`,{class:`depth-${Math.min(4,a)}`},...$(i.join(`\\n`))))};for(let r of e.slice(t,n))X.test(r)?(o(),a=Math.floor((r.length-r.trimStart().length)/2),i=[r.replace(X,``)]):i.push(r.trim());return o(),{block:r,next:n}}function nt(e,t){let n=e[t+1]??``;return[e[t]??``,n].every(e=>e.includes(`|`))&&n.includes(`-`)&&/^[\\\\s|:-]+$/.test(n)}function rt(e,t){let n=Q(e,t+1,e=>e.includes(`|`)),r=e=>e.trim().replace(/^\\\\||\\\\|$/g,``).split(/(?<!\\\\\\\\)\\\\|/),i=(e,t)=>l(`tr`,{},...r(e).map(e=>l(t,{},...$(e.trim().replaceAll(String.raw`\\\\|`,`|`)))));return{block:l(`div`,{class:`scroll`,tabindex:`0`},l(`table`,{},i(e[t]??``,`th`),...e.slice(t+2,n).map(e=>i(e,`td`)))),next:n}}let it=/(`+)([^`](?:.*?[^`])?)\\\\1(?!`)|\\\\*\\\\*([^*\\\\n]+)\\\\*\\\\*|(?<![\\\\w*])[*_]([^*_\\\\s][^*_\\\\n]*)[*_](?![\\\\w*])|(?<!!)\\\\[([^\\\\]\\\\n]{1,500})\\\\]\\\\(([^()\\\\s]{1,2000})\\\\)|(https?:\\\\/\\\\/[^\\\\s<>()\\"\'`]{1,2000})/g;function $(e){if(e.length>2e4)return[document.createTextNode(e)];let t=[],n=0;for(let r of e.matchAll(it)){let[i,,a,o,s,c,u,d]=r;t.push(document.createTextNode(e.slice(n,r.index))),a===void 0?o===void 0?s===void 0?d===void 0?t.push(u!==void 0&&c!==void 0&&/^https?:/i.test(u)?f(u,c):document.createTextNode(i)):t.push(f(d,d)):t.push(l(`em`,{},s)):t.push(l(`strong`,{},o)):t.push(l(`code`,{},a.trim())),n=r.index+i.length}return t.push(document.createTextNode(e.slice(n))),t}function at(e,t,n){let r=l(`header`,{class:`job-head`},l(`h2`,{tabindex:`-1`},e.name,...Je(e)),l(`p`,{},l(`span`,{class:`badge`,\\"data-state\\":e.state},_(e)),` `,e.state===`evaluation`||e.state===`error`?e.reason:t?.reason??e.reason));return t===null?l(`article`,{class:`job`},r,l(`p`,{class:`note`},`This job is not in the page, which would be too large. Its transcript is in the state directory.`)):l(`article`,{class:`job`},r,l(`div`,{class:`job-body`},l(`div`,{class:`job-main`},...t.notices.map(e=>l(`p`,{class:`note`},e)),lt(t.evaluations),dt(t),ft(t.changes),t.missing===null?null:l(`p`,{class:`note`},t.missing),t.entries.length===0?null:je(t.entries,n)),l(`aside`,{class:`job-side`},st(`Job`,t.facts),st(`Item`,t.item))))}let ot=2e3;function st(e,t){if(t.length===0)return null;let n=t.flatMap(([e,t])=>[l(`dt`,{},e),l(`dd`,{},ct(t))]);return l(`section`,{class:`card`},l(`h3`,{},e),l(`dl`,{},...n))}function ct(e){return e.length>ot?document.createTextNode(`${e.slice(0,ot)}\u2026`):/^https?:\\\\/\\\\/\\\\S+$/.test(e)?f(e,e):document.createTextNode(e)}function lt(e){if(e.length===0)return null;let t=e.map(({name:e,status:t,score:n,reason:r})=>l(`li`,{},l(`span`,{class:`dot`,\\"data-state\\":ut(t)}),l(`strong`,{},e),l(`span`,{class:`muted`},` ${t}${n>0&&n<1?`, score ${n}`:``}`),r===``?null:l(`div`,{class:`reason`},r)));return l(`section`,{},l(`h3`,{},`Evaluations`),l(`ul`,{class:`evaluations`},...t))}function ut(e){return e===`passed`?`passed`:e===`failed`?`evaluation`:`error`}function dt({text:e,structured:t}){if(t!==null)return l(`section`,{},l(`h3`,{},`Answer`),l(`pre`,{class:`text`,tabindex:`0`},t));if(e===``)return null;let n=l(`div`,{class:`card answer`},Ye(e)),r=u({class:`chip`,\\"aria-pressed\\":`false`},`Source`,()=>{let t=r.getAttribute(`aria-pressed`)===`false`;r.setAttribute(`aria-pressed`,String(t)),n.replaceChildren(t?l(`pre`,{class:`text`,tabindex:`0`},e):Ye(e))});return l(`section`,{},l(`div`,{class:`title`},l(`h3`,{},`Answer`),r),n)}function ft(t){if(t.length===0)return null;let n=t.map(({path:t,kind:n,added:r,removed:i,diff:a,note:o},s)=>{let c=l(`summary`,{},l(`code`,{class:`label`},t),l(`span`,{class:`muted`},n),l(`span`,{class:`figure plus`},`+${e(r)}`),l(`span`,{class:`figure minus`},`\u2212${e(i)}`)),u=a===null?l(`p`,{class:`muted`},o):H(a);return l(`details`,{class:`call`,...s===0?{open:``}:{}},c,u)});return l(`section`,{},l(`h3`,{},`Changes ${e(t.length)}`),...n)}let pt=[[`/`,`search`],[`j, \u2193`,`next row, or next job`],[`k, \u2191`,`previous row, or previous job`],[`Enter`,`open the job`],[`Esc`,`back to the list, or clear the search`],[`e`,`expand or collapse the conversation`],[`t`,`theme`],[`?`,`this help`]];function mt(e){let t=l(`dialog`,{class:`help`,\\"aria-label\\":`Keys`}),n=pt.flatMap(([e,t])=>[l(`dt`,{},l(`kbd`,{},e)),l(`dd`,{},t)]);return t.append(l(`h2`,{},`Keys`),l(`dl`,{},...n),l(`p`,{},ht)),t.addEventListener(`click`,()=>t.close()),document.body.append(t),document.addEventListener(`keydown`,n=>{if(n.ctrlKey||n.metaKey||n.altKey||t.open)return;let r=n.target instanceof HTMLInputElement?gt(n.key,e):_t(n.key,e,t);r!==null&&(n.preventDefault(),r())}),()=>t.showModal()}let ht=`Search words are looked up in names, reasons and conversations. s:failed, s:error, is:failed, is:new, is:fixed, is:reused, e:ENTRY, m:MODEL, cost>0.1 and time>60 (seconds) filter; ! negates; \\"quotes\\" keep words together.`;function gt(e,{back:t,move:n}){return e===`Escape`?t:e===`ArrowDown`?()=>n(1):null}function _t(e,t,n){switch(e){case`/`:return t.search;case`j`:case`ArrowDown`:return()=>t.move(1);case`k`:case`ArrowUp`:return()=>t.move(-1);case`Escape`:return t.back;case`e`:return t.expand;case`t`:return t.theme;case`?`:return()=>n.showModal();default:return null}}function vt(e,t){let n=xt(t),{parts:r,show:a,filter:o,change:s}=n,c=mt({search:()=>{i().job!==``&&s({...i(),job:``}),r.input.focus()},move:e=>n.move(e),back:()=>{let e=i();e.job===``?s({...e,query:``}):s({...e,job:``})},expand:()=>document.getElementById(`expand`)?.click(),theme:()=>document.getElementById(`theme`)?.click()});r.listPart.prepend(ee(t,o),...yt(t)),e.replaceChildren(R(t,c,o),r.listPart,r.jobPart),addEventListener(`hashchange`,()=>a()),a(),bt(r)}function yt({pullRequests:e}){if(e.length===0)return[];let t=e.map(({before:e,url:t,after:n})=>l(`li`,{},e,...t===null?[]:[f(t,`pull request`),n]));return[l(`section`,{class:`card chart pulls`},l(`h2`,{},`Pull requests`),l(`ul`,{},...t))]}async function bt({listPart:n}){let{outside:r,maxBytes:i}=await pe();if(r===0)return;let a=`${e(Math.round(i/1e6))} MB`,o=`The conversations of ${t(r,`job`)} are not in this page, which is limited to ${a}. They are in the state directory.`;n.prepend(l(`p`,{class:`note`},o))}function xt(e){let t=Et(e,e=>f(e)),n=e.rows.map((e,t)=>({row:e,position:t})),o=/* @__PURE__ */ new Map,s=n,c=0,l=e=>{let i=A(e.query),a=j(i);s=Ge(n.filter(({row:e,position:t})=>ge(i,e,e=>o.get(e)?.has(t)===!0)),e.order),Ke(t.list,s,e);let c=a.some(e=>!o.has(e));t.status.textContent=`${Ct(s.length,n.length,c)}${wt(i)}`;for(let[n,i]of t.sorters.entries())i.setAttribute(`aria-pressed`,String(r[n]===e.order));c&&u(a)},u=async e=>{for(let t of e)o.set(t,o.get(t)??await De(t));let t=i();j(A(t.query)).every(e=>o.has(e))&&l(t)},d=()=>{let e=i(),n=e.job!==``;n&&!t.listPart.hidden&&(c=scrollY),t.input.value!==e.query&&(t.input.value=e.query),l(e);let r=t.listPart.hidden;St(t,n),n?Ot(t,e,s):r&&scrollTo(0,c)},f=e=>{a(e)!==a(i())&&(location.hash=a(e))};return Tt(t.input,l),{parts:t,show:d,change:f,filter:e=>f({...i(),job:``,query:ye(i().query,e)}),move:e=>{let n=i();n.job===``?jt(t.list,e):f({...n,job:At(s,n.job,e)??n.job})}}}function St({listPart:e,jobPart:t},n){e.hidden=n,t.hidden=!n,document.getElementById(`app`)?.setAttribute(`data-view`,n?`job`:`list`)}function Ct(n,r,i){return`${n===r?``:`${e(n)} of `}${t(r,`job`)}${i?`, searching the conversations\u2026`:``}`}function wt(e){return ve(e).map(e=>`; unknown filter ${e}`).join(``)}function Tt(e,t){let n;e.addEventListener(`input`,()=>{clearTimeout(n),n=setTimeout(()=>{let n={...i(),query:e.value};o(n),t(n)},150)})}function Et(e,t){let n=l(`input`,{type:`search`,id:`query`,placeholder:`Search, or filter: s:failed is:new cost>0.1`,autocomplete:`off`,spellcheck:`false`,\\"aria-label\\":`Search and filter`}),a=l(`p`,{class:`status muted`,role:`status`,\\"aria-live\\":`polite`}),o=r.map(e=>u({class:`chip`},Dt[e],()=>t({...i(),order:e}))),s=l(`div`,{class:`card list`});return{overview:e,listPart:l(`section`,{\\"aria-label\\":`Jobs`},l(`div`,{class:`filters`},n,l(`div`,{class:`chips`,role:`group`,\\"aria-label\\":`Order`},...o)),a,s),jobPart:l(`section`,{\\"aria-label\\":`Job`}),input:n,status:a,list:s,sorters:o}}let Dt={result:`Failures first`,name:`Name`,cost:`Cost`,time:`Time`};async function Ot({overview:e,jobPart:t},n,r){let o=e.rows.findIndex(({key:e})=>e===n.job),s=e.rows[o],c=d(a({...n,job:``}),{class:`chip`},`\u2190 All jobs`);if(s===void 0){t.replaceChildren(c,l(`p`,{class:`note`},`This page does not contain the job.`));return}let u=await k(o);if(i().job!==n.job)return;let f=j(A(n.query)),p=at(s,u,f);t.replaceChildren(l(`nav`,{class:`chips`},c,...kt(n,r)),p);let m=we(p,f);m===null?scrollTo(0,0):m.scrollIntoView({block:`center`}),p.querySelector(`h2`)?.focus({preventScroll:!0})}function kt(e,t){return[-1,1].flatMap(n=>{let r=At(t,e.job,n);return r===null?[]:[d(a({...e,job:r}),{class:`chip`},n<0?`\u2191 Previous`:`\u2193 Next`)]})}function At(e,t,n){let r=e.findIndex(({row:e})=>e.key===t);return r<0?null:e[r+n]?.row.key??null}function jt(e,t){let n=[...e.querySelectorAll(`a.row`)],r=n.findIndex(e=>e===document.activeElement);n[Math.max(0,r+t)]?.focus()}async function Mt(e,t){let n=e=>document.getElementById(e)?.click(),r=R(t,mt({search:()=>void 0,move:()=>void 0,back:()=>void 0,expand:()=>n(`expand`),theme:()=>n(`theme`)}),()=>void 0),[i]=t.rows;if(e.replaceChildren(r),i===void 0)return;let a=at(i,await k(0),[]);a.querySelector(`.job-head`)?.remove(),e.append(a)}async function Nt(){let e=await fe(),t=document.getElementById(`app`);t!==null&&(e.kind===`batch`?vt(t,e):await Mt(t,e),t.setAttribute(`data-ready`,``))}Nt()})();","style":":root{color-scheme: light dark;--paper: light-dark(#f7f7f5,#16181b);--card: light-dark(#ffffff,#1e2125);--ink: light-dark(#1f2328,#e4e6e9);--muted: light-dark(#626a73,#98a1ab);--line: light-dark(#e2e3e0,#32373d);--soft: light-dark(#f0f1ee,#262a2f);--accent: light-dark(#2b5fb4,#82aef5);--passed: light-dark(#3d8b5f,#5cb585);--failed: light-dark(#c4453c,#ec7d73);--evaluation: light-dark(#c27c1a,#e0a44c);--error: light-dark(#8a6fb3,#b39ddb);--open: light-dark(#4f7f8c,#7fb3c2);--deferred: light-dark(#9aa3ad,#78828d);--parked: light-dark(#b5bcc4,#5f6872);--plain: light-dark(#7a9bcf,#5f86c4);--added: light-dark(#e3f3e8,#1d3327);--removed: light-dark(#fbe8e6,#3d2423);--found: light-dark(#ffe58a,#6b5a14);--mono: ui-monospace,\\"SF Mono\\",\\"Cascadia Mono\\",\\"DejaVu Sans Mono\\",Menlo,Consolas,monospace;}:root[data-theme=\\"light\\"]{color-scheme: light;}:root[data-theme=\\"dark\\"]{color-scheme: dark;}*{box-sizing: border-box;}[hidden]{display: none !important;}body{margin: 0;background: var(--paper);color: var(--ink);font: 15px / 1.55 system-ui,\\"Segoe UI\\",\\"DejaVu Sans\\",sans-serif;-webkit-text-size-adjust: 100%;}#app{max-width: 1180px;margin: 0 auto;padding: 28px 24px 80px;}h1,h2,h3,h4{line-height: 1.25;font-weight: 600;overflow-wrap: anywhere;}h1{font-size: 1.6rem;margin: 0 0 6px;}h2{font-size: 1.25rem;margin: 0 0 6px;}h3{font-size: 1rem;margin: 28px 0 10px;}h4{font-size: 0.78rem;margin: 12px 0 4px;color: var(--muted);}p{margin: 0 0 8px;overflow-wrap: anywhere;}a{color: var(--accent);}code,pre,kbd{font-family: var(--mono);font-size: 0.86em;}pre{margin: 0;padding: 10px 12px;background: var(--soft);border-radius: 6px;overflow: auto;max-height: 32rem;white-space: pre-wrap;overflow-wrap: anywhere;tab-size: 4;}button{font: inherit;color: inherit;cursor: pointer;}:focus-visible{outline: 2px solid var(--accent);outline-offset: 2px;}h2:focus-visible{outline: none;}::highlight(search){background-color: var(--found);}.muted{color: var(--muted);}.card{background: var(--card);border: 1px solid var(--line);border-radius: 10px;}.note{margin: 12px 0;padding: 10px 14px;background: var(--card);border: 1px solid var(--line);border-left: 3px solid var(--evaluation);border-radius: 6px;}.top{display: grid;grid-template-columns: 1fr auto;gap: 8px 16px;margin-bottom: 22px;}.top p .muted{white-space: nowrap;}.top > :nth-child(3){grid-column: 1 / -1;}.tools,.chips{display: flex;flex-wrap: wrap;gap: 6px;align-items: flex-start;}.chip{padding: 3px 11px;border: 1px solid var(--line);border-radius: 999px;background: var(--card);color: var(--muted);font-size: 0.84rem;line-height: 1.5;text-decoration: none;white-space: nowrap;}.chip:hover{color: var(--ink);border-color: var(--muted);}.chip[aria-pressed=\\"true\\"]{background: var(--soft);color: var(--ink);border-color: var(--muted);}.figures{display: flex;flex-wrap: wrap;gap: 4px 34px;margin-top: 6px;}.number{display: flex;flex-direction: column;align-items: flex-start;padding: 0;border: 0;background: none;}.number b{font-size: 1.5rem;font-weight: 600;line-height: 1.2;font-variant-numeric: tabular-nums;}.number span{font-size: 0.84rem;}.figures + p{margin: 8px 0 0;font-size: 0.84rem;}#app[data-view=\\"job\\"] .top p,#app[data-view=\\"job\\"] .figures,#app[data-view=\\"job\\"] .figures + p{display: none;}#app[data-view=\\"job\\"] h1{font-size: 1rem;color: var(--muted);}button.number:hover span{color: var(--ink);text-decoration: underline;}.badge{display: inline-block;margin-right: 4px;line-height: 1.5;padding: 1px 9px;border-radius: 999px;border: 1px solid currentcolor;font-size: 0.84rem;font-weight: 600;color: var(--muted);}.mark{display: inline-block;margin-left: 8px;padding: 0 7px;border: 1px solid var(--line);border-radius: 999px;color: var(--muted);font-size: 0.74rem;font-weight: 500;line-height: 1.5;vertical-align: 1px;}.mark-new{border-color: var(--failed);color: var(--failed);}.mark-fixed{border-color: var(--passed);color: var(--passed);}.dot{flex: none;display: inline-block;width: 9px;height: 9px;border-radius: 50%;background: var(--muted);}.dot[data-state=\\"passed\\"]{background: var(--passed);}.dot[data-state=\\"failed\\"]{background: var(--failed);}.dot[data-state=\\"evaluation\\"]{background: var(--evaluation);}.dot[data-state=\\"error\\"]{background: var(--error);}.dot[data-state=\\"open\\"]{background: var(--open);}.dot[data-state=\\"deferred\\"],.dot[data-state=\\"parked\\"]{background: none;border: 2px solid var(--deferred);}.badge[data-state=\\"passed\\"]{color: var(--passed);}.badge[data-state=\\"failed\\"]{color: var(--failed);}.badge[data-state=\\"evaluation\\"]{color: var(--evaluation);}.badge[data-state=\\"error\\"]{color: var(--error);}.charts{display: grid;grid-template-columns: repeat(auto-fit,minmax(240px,1fr));gap: 14px;margin-bottom: 22px;}.chart{padding: 14px 16px 12px;min-width: 0;}.chart h2{font-size: 0.84rem;color: var(--muted);margin-bottom: 10px;}.pulls{margin-bottom: 14px;}.pulls ul{margin: 0;padding-left: 18px;overflow-wrap: anywhere;}.bar{display: block;width: 100%;height: 10px;border-radius: 5px;background: var(--soft);overflow: hidden;}.legend{display: flex;flex-wrap: wrap;gap: 2px 8px;align-items: center;width: 100%;margin-top: 4px;padding: 3px 4px;border: 0;border-radius: 6px;background: none;text-align: left;font-size: 0.86rem;}.bar + .legend{margin-top: 10px;}.legend:hover{background: var(--soft);}.legend .label{flex: 1;min-width: 0;overflow: hidden;text-overflow: ellipsis;white-space: nowrap;}.legend .value{margin-left: auto;}.legend .bar{height: 5px;}.value,.figure{font-variant-numeric: tabular-nums;}.tone-passed{fill: var(--passed);}.tone-failed{fill: var(--failed);}.tone-evaluation{fill: var(--evaluation);}.tone-error{fill: var(--error);}.tone-open{fill: var(--open);}.tone-deferred{fill: var(--deferred);}.tone-parked{fill: var(--parked);}.tone-plain{fill: var(--plain);}.columns{display: flex;gap: 6px;align-items: flex-end;}.column{flex: 1;max-width: 72px;min-width: 0;text-align: center;font-size: 0.74rem;}.column span{display: block;white-space: nowrap;}.column svg{display: block;width: 100%;height: 72px;border-bottom: 1px solid var(--line);}.filters{position: sticky;top: 0;z-index: 1;display: flex;flex-wrap: wrap;gap: 8px 12px;align-items: center;padding: 10px 0;background: var(--paper);}.filters input{flex: 1 1 280px;min-width: 0;padding: 7px 12px;border: 1px solid var(--line);border-radius: 8px;background: var(--card);color: inherit;font: inherit;}.status{margin: 0 0 8px;font-size: 0.84rem;}.rows,.entries,.evaluations{list-style: none;margin: 0;padding: 0;}.rows li{content-visibility: auto;contain-intrinsic-size: auto 58px;}.rows li + li{border-top: 1px solid var(--line);}.list{overflow: hidden;}.row{display: grid;grid-template-columns: 18px minmax(0,1fr) 52px 74px 84px;gap: 0 10px;align-items: center;padding: 8px 14px;color: inherit;text-decoration: none;}.row:hover{background: var(--soft);}.row:focus-visible{outline-offset: -2px;}.row .dot{grid-column: 1;grid-row: 1;}.row .name{grid-column: 2;grid-row: 1;overflow-wrap: anywhere;}.row .why{grid-column: 2;grid-row: 2;font-size: 0.84rem;overflow: hidden;text-overflow: ellipsis;white-space: nowrap;}.row .figure{grid-column: 5;grid-row: 1 / 3;text-align: right;font-size: 0.86rem;white-space: nowrap;}.row .checks{grid-column: 3;}.row .cost{grid-column: 4;}.end{height: 1px;}.job-head{margin: 18px 0 4px;}.job-body{display: grid;grid-template-columns: minmax(0,1fr) 300px;gap: 0 28px;align-items: start;}.job-main > :first-child > h3,.job-main > :first-child > .title > h3,.job-main > h3:first-child{margin-top: 12px;}.job-side section{margin-top: 14px;padding: 12px 16px;}.job-side h3{margin: 0 0 8px;font-size: 0.84rem;color: var(--muted);}dl{display: grid;grid-template-columns: auto minmax(0,1fr);gap: 4px 14px;margin: 0;font-size: 0.86rem;}dt{color: var(--muted);}dd{margin: 0;overflow-wrap: anywhere;white-space: pre-wrap;max-height: 16rem;overflow-y: auto;}.title{display: flex;gap: 12px;align-items: baseline;}.answer{padding: 14px 18px;}.answer > pre{background: none;padding: 0;max-height: none;}.markdown > :first-child{margin-top: 0;}.markdown > :last-child{margin-bottom: 0;}.markdown h3,.markdown h4,.markdown h5,.markdown h6{margin: 16px 0 6px;font-size: 1rem;color: inherit;}.markdown p{white-space: pre-line;}.markdown pre,.markdown ul,.markdown ol,.markdown blockquote,.markdown .scroll{margin: 8px 0 12px;}.markdown ul,.markdown ol{padding-left: 24px;}.markdown .depth-1{margin-left: 18px;}.markdown .depth-2{margin-left: 36px;}.markdown .depth-3,.markdown .depth-4{margin-left: 54px;}.markdown blockquote{padding-left: 14px;border-left: 3px solid var(--line);color: var(--muted);white-space: pre-line;}.markdown code{padding: 1px 4px;border-radius: 4px;background: var(--soft);}.scroll{overflow-x: auto;}table{border-collapse: collapse;font-size: 0.92em;}th,td{padding: 4px 10px;border: 1px solid var(--line);text-align: left;vertical-align: top;overflow-wrap: anywhere;}.plain{width: 100%;}.evaluations li{overflow-wrap: anywhere;padding: 3px 0;}.evaluations .dot{margin-right: 8px;}.evaluations .reason{margin-left: 17px;color: var(--muted);font-size: 0.88rem;}.entries{margin-top: 12px;}.entry{display: grid;grid-template-columns: 44px minmax(0,1fr);gap: 0 8px;padding: 3px 0;content-visibility: auto;contain-intrinsic-size: auto 36px;}.entry.inside{padding-left: 22px;}.time{padding-top: 7px;color: var(--muted);font-size: 0.74rem;font-variant-numeric: tabular-nums;text-align: right;}details{background: var(--card);border: 1px solid var(--line);border-radius: 8px;}details + details{margin-top: 6px;}summary{display: flex;gap: 9px;align-items: baseline;padding: 5px 12px;cursor: pointer;list-style: none;border-radius: 8px;}summary::-webkit-details-marker{display: none;}summary:hover{background: var(--soft);}summary .label{flex: 1;min-width: 0;overflow: hidden;text-overflow: ellipsis;white-space: nowrap;}summary .mark{margin-left: 0;}summary .figure{color: var(--muted);font-size: 0.8rem;white-space: nowrap;}summary .plus{color: var(--passed);}summary .minus{color: var(--failed);}.what{font-weight: 600;font-size: 0.88rem;max-width: 40%;overflow: hidden;text-overflow: ellipsis;white-space: nowrap;}.sign{flex: none;width: 14px;text-align: center;font-weight: 700;color: var(--passed);}.sign[data-status=\\"failed\\"],.sign[data-status=\\"invalid\\"]{color: var(--evaluation);}.sign[data-status=\\"refused\\"]{color: var(--failed);}.sign[data-status=\\"unfinished\\"]{color: var(--muted);}.call[data-status=\\"refused\\"]{border-left: 3px solid var(--failed);}details > :not(summary){margin: 0 12px 10px;}summary + *{padding-top: 4px;}details > h4:not(summary){margin: 10px 12px 4px;}.decision{margin-bottom: 0;font-size: 0.9rem;}.suggest{font-size: 0.88rem;color: var(--muted);}.suggest code,.decision code{padding: 1px 5px;border-radius: 4px;background: var(--soft);color: var(--ink);}.suggest code + code{margin-left: 6px;}.text-entry{border-color: transparent;background: none;}.text-entry[open]{background: var(--card);border-color: var(--line);}.text-entry.from-prompt{border-left: 3px solid var(--accent);}.text-entry.from-model{border-left: 3px solid var(--passed);}.text-entry[open] > summary .label{visibility: hidden;}.text-entry > pre{padding: 0;background: none;font: inherit;font-size: 0.94rem;}.turn{display: flex;flex-wrap: wrap;gap: 4px 12px;align-items: baseline;margin-top: 10px;padding: 4px 0;font-size: 0.82rem;color: var(--muted);}.turn::after{content: \\"\\";flex: 1;border-top: 1px solid var(--line);}.notice{padding: 4px 12px;font-size: 0.88rem;color: var(--muted);overflow-wrap: anywhere;}.notice-warning,.notice-error{border-left: 3px solid var(--evaluation);}.diff{padding: 6px 0;font-size: 0.82rem;}.diff .line{display: block;padding: 0 12px;}.diff .added{background: var(--added);}.diff .removed{background: var(--removed);}.diff .place,.diff .file{color: var(--muted);}.help{max-width: 420px;padding: 20px 24px;border: 1px solid var(--line);border-radius: 12px;background: var(--card);color: inherit;}.help::backdrop{background: rgb(0 0 0 / 35%);}.help p{margin: 14px 0 0;font-size: 0.88rem;color: var(--muted);}@media (max-width: 860px){#app{padding: 16px 14px 60px;}.job-body{display: flex;flex-direction: column;align-items: stretch;}.job-side{order: 1;}}@media (max-width: 620px){.top{grid-template-columns: 1fr;}.top > .tools{order: -1;justify-content: flex-end;}.figures{gap: 6px 24px;}.row{grid-template-columns: 14px minmax(0,1fr) auto;padding: 9px 10px;}.row .why{white-space: normal;display: -webkit-box;-webkit-box-orient: vertical;-webkit-line-clamp: 2;}.row .figure{grid-column: 3;grid-row: 2;align-self: start;color: var(--muted);}.row .cost{grid-row: 1;color: inherit;}.row .checks{display: none;}.charts{display: flex;overflow-x: auto;margin-inline: -14px;padding-inline: 14px;scroll-snap-type: x proximity;scroll-padding: 14px;}.chart{flex: 0 0 78%;scroll-snap-align: start;}.entry{grid-template-columns: minmax(0,1fr);}.entry.inside{padding-left: 12px;}.time{display: none;}.filters{position: static;}}@media print{.tools,.filters,nav{display: none;}pre{max-height: none;}}"}');
var s = n(57975);
var d = n(38522);
const c = "\x01";
const u = 24;
const p = 32;
const f = 8;
const m = 1 << 18;
const h = {
text: "",
table: new Int32Array(m).fill(-1)
};
function asPriorText(e) {
const t = new Int32Array(m).fill(-1);
let n = startHash(e, 0);
for (let r = 0; r + u <= e.length; r += 1) {
r % f === 0 && (t[n & m - 1] = r);
n = nextHash(n, e.charCodeAt(r), e.charCodeAt(r + u));
}
return {
text: e,
table: t
};
}
function shortenRepeats(e, t = h) {
const n = t.text + e;
const r = t.table.slice();
const a = [ `${String(e.length)}\n` ];
let o = t.text.length;
let l = startHash(n, o);
for (let e = o; e + u <= n.length; e += 1) {
const t = l & m - 1;
const i = e < o ? -1 : r[t] ?? -1;
const s = i < 0 ? 0 : lengthBefore(n, i, e, Math.min(e - o, e - i));
const d = i < 0 ? 0 : s + matchLength(n, i, e, e - s);
if (d >= p) {
const t = i - s;
a.push(n.slice(o, e - s), `${c}${t.toString(36)},${d.toString(36)};`);
o = e - s + d;
}
e % f === 0 && (r[t] = e);
l = nextHash(l, n.charCodeAt(e), n.charCodeAt(e + u));
}
a.push(n.slice(o));
return a.join("");
}
function matchLength(e, t, n, r) {
const a = Math.min(r - t, e.length - n);
let o = 0;
while (o < a && e.charCodeAt(t + o) === e.charCodeAt(n + o)) o += 1;
return o;
}
function lengthBefore(e, t, n, r) {
let a = 0;
while (a < r && t > a && e.charCodeAt(t - a - 1) === e.charCodeAt(n - a - 1)) a += 1;
return a;
}
const g = 16777619;
const x = power(g, u);
function power(e, t) {
let n = 1;
for (let r = 0; r < t; r += 1) n = Math.imul(n, e);
return n;
}
function startHash(e, t) {
let n = 0;
for (let r = t; r < Math.min(t + u, e.length); r += 1) n = Math.imul(n, g) + e.charCodeAt(r);
return n | 0;
}
function nextHash(e, t, n) {
return Math.imul(e, g) + n - Math.imul(x, t) | 0;
}
const b = (0, s.promisify)(d.gzip);
async function packed(e) {
return (await b(e, {
level: 7
})).toString("base64");
}
const w = 50;
const v = 512e3;
async function* blocksOf(e) {
let t = null;
let n = h;
for await (const {from: r, lines: a} of chunksOf(e)) {
const e = a.join("\n");
const o = packed(shortenRepeats(e, n)).then(e => ({
from: r,
count: a.length,
data: e
}));
t !== null && (yield await t);
r === 0 && (n = asPriorText(e));
t = o;
}
t !== null && (yield await t);
}
async function* chunksOf(e) {
let t = [];
let n = 0;
let r = 0;
for await (const a of e) {
const e = JSON.stringify(a);
if (t.length > 0 && (t.length === w || n + e.length > v)) {
yield {
from: r,
lines: t
};
r += t.length;
t = [];
n = 0;
}
t.push(e);
n += e.length;
}
t.length > 0 && (yield {
from: r,
lines: t
});
}
var y = n(77598);
var k = n(21892);
var $ = n(1359);
function policyOf({script: e, style: t}) {
return [ "default-src 'none'", `script-src '${hashOf(e)}'`, `style-src '${hashOf(t)}'`, "base-uri 'none'", "form-action 'none'", "require-trusted-types-for 'script'", "trusted-types 'none'" ].join("; ");
}
const hashOf = e => `sha256-${(0, y.createHash)("sha256").update(e).digest("base64")}`;
function pageStart(e, t, n) {
return [ "<!doctype html>", '<html lang="en">', "<head>", `<meta http-equiv="Content-Security-Policy" content="${policyOf(n)}">`, '<meta charset="utf-8">', '<meta name="viewport" content="width=device-width, initial-scale=1">', '<meta name="color-scheme" content="light dark">', '<meta name="referrer" content="no-referrer">', `<title>${(0, 
k.X)(e.title)} \xb7 Sallyport</title>`, `<style>${n.style}</style>`, "</head>", "<body>", `<main id="app">${staticPage(e)}</main>`, `<script type="text/plain" id="overview">${t}<\/script>`, `<script>${n.script}<\/script>`, "" ].join("\n");
}
function pageBlock({from: e, count: t, data: n}) {
return `<script type="text/plain" data-from="${String(e)}" data-count="${String(t)}">${n}<\/script>\n`;
}
function pageEnd(e) {
return `<script type="application/json" id="end">${JSON.stringify(e)}<\/script>\n</body>\n</html>\n`;
}
const j = 200;
function staticPage({title: e, label: t, reason: n, rows: r, kind: a}) {
const o = `<header class="top"><div><h1>${(0, k.X)(e)}</h1><p>${(0, k.X)(t)}. ${(0, 
k.X)(n)}</p></div></header>`;
if (a === "run") return o;
const l = r.slice(0, j).map(staticRow).join("\n");
const i = r.length - j;
const s = i > 0 ? `<p>${String(i)} more jobs are shown with JavaScript.</p>` : "";
return `${o}<table class="plain"><thead><tr><th>Job</th><th>Conclusion</th><th>Cost</th><th>Time</th></tr></thead><tbody>${l}</tbody></table>${s}`;
}
function staticRow({name: e, conclusion: t, reason: n, costUsd: r, durationMs: a}) {
const o = [ e, t === "success" ? t : `${t}: ${n}`, r === null ? "" : (0, $.BD)(r), a === null ? "" : (0, 
$.a3)(a) ];
return `<tr>${o.map(e => `<td>${(0, k.X)(e)}</td>`).join("")}</tr>`;
}
async function writePage(e, t) {
const {overview: n, jobs: r, assets: a, maxBytes: o} = e;
const l = pageStart(n, await packed(JSON.stringify(n)), a);
await t(l);
let i = Buffer.byteLength(l);
let s = 0;
for await (const e of blocksOf(r)) {
const n = pageBlock(e);
i += n.length;
if (i > o) break;
await t(n);
s += e.count;
}
const d = {
outside: n.rows.length - s,
maxBytes: o
};
await t(pageEnd({
...d
}));
return d;
}
async function writeHtmlFile({path: e, maxBytes: t, location: n}, s) {
try {
const n = await (0, o.v)((0, r.dirname)(e), {
create: true,
root: null
});
const a = await n.create((0, r.basename)(e));
const l = {
overview: s.overview,
jobs: s.jobs(),
assets: i,
maxBytes: t
};
try {
const e = await writePage(l, e => a.write(e));
await a.close();
return e;
} catch (e) {
await a.abandon();
throw e;
}
} catch (e) {
(0, a.ki)(e, l.k);
throw new a.yo({
code: "file-unwritable",
location: n,
message: "the page cannot be written",
found: e.message,
hint: "name a file in a directory that can be written"
});
}
}
}),
21892: (function(e, t, n) {
n.d(t, {
TW: () => junitError,
X: () => escapeXml,
bA: () => junit
});
var r = n(15917);
function junit(e) {
const t = e.filter(({severity: e}) => e !== "note").length;
const n = new Map;
const a = new Set;
for (const t of (0, r.w$)(e)) {
const {path: e, title: r, rule: o} = t;
const l = `${o === void 0 ? "" : `${o}: `}${r} (${e})`;
let i = l;
for (let e = 2; a.has(i); e += 1) i = `${l} ${String(e)}`;
a.add(i);
n.set(t, i);
}
const nameOf = e => n.get(e) ?? e.title;
const o = e.map(e => testCase(e, nameOf(e)));
return suite(o, `tests="${String(e.length)}" failures="${String(t)}" errors="0"`);
}
function junitError(e, t) {
const n = `<error type="${escapeXml(e)}" message="${escapeXml(t)}"/>`;
return suite([ `<testcase classname="sallyport" name="run">${n}</testcase>` ], 'tests="1" failures="0" errors="1"');
}
function suite(e, t) {
return [ '<?xml version="1.0" encoding="UTF-8"?>', `<testsuites name="sallyport" ${t}>`, `  <testsuite name="sallyport" ${t}>`, ...e.map(e => `    ${e}`), "  </testsuite>", "</testsuites>", "" ].join("\n");
}
function testCase(e, t) {
const {path: n, line: a, severity: o, title: l, message: i, rule: s} = e;
const d = escapeXml(`${(0, r.YR)(e)}\n${i}`);
const c = `<testcase classname="${escapeXml(n)}" name="${escapeXml(t)}" file="${escapeXml(n)}" line="${String(a)}">`;
const u = o === "note" ? `<system-out>${d}</system-out>` : `<failure type="${escapeXml(s ?? o)}" message="${escapeXml(l)}">${d}</failure>`;
return `${c}${u}</testcase>`;
}
const a = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
function escapeXml(e) {
return e.replace(a, "").replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
}),
90859: (function(e, t, n) {
n.d(t, {
q: () => fittingEntries,
$: () => pageConversation
});
var r = n(54539);
var a = n(20653);
var o = n(71911);
var l = n(20274);
var i = n(64864);
function textIn(e) {
return typeof e === "string" ? e : "";
}
function textOrNull(e) {
return typeof e === "string" ? e : null;
}
function numberIn(e) {
return typeof e === "number" && Number.isFinite(e) ? e : 0;
}
function wordIn(e, t, n) {
return t.find(t => t === e) ?? n;
}
function wordOrNull(e, t) {
return t.find(t => t === e) ?? null;
}
function entryText(e) {
return (0, l._j)(e).map(l.qY).map(e => e["type"] === "media" ? mediaText(e) : textIn(e["text"])).filter(e => e !== "").join("\n");
}
function mediaText(e) {
const t = textIn(e["name"]);
const n = Math.floor(textIn(e["data"]).length * 3 / 4);
return `(${[ textIn(e["mediaType"]), ...t === "" ? [] : [ t ], `${(0, r.ZV)(n)} bytes` ].join(", ")})`;
}
const s = {
memory: "Instructions",
"skill-listing": "Skills",
environment: "Environment",
event: "Event",
todo: "Todo list",
"edited-file": "Changed file",
budget: "Budget",
"answer-problems": "Problems of the answer",
notice: "Notice",
"hook-output": "Output of a hook"
};
function attachmentText(e) {
const t = textIn(e["type"]);
const n = s[t] ?? t;
switch (t) {
case "file":
case "directory":
return {
title: `File ${pathOf(e)}`,
text: entryText((0, l.qY)(e["result"])["parts"])
};

case "context":
return {
title: textIn(e["title"]),
text: textIn(e["text"])
};

case "memory":
return {
title: `${n} from ${textIn(e["path"])}`,
text: textIn(e["text"])
};

case "edited-file":
return {
title: `${n} ${textIn(e["path"])}`,
text: textIn(e["diff"]) || "deleted"
};

case "todo":
return {
title: n,
text: (0, l._j)(e["items"]).map(todoText).join("\n")
};

case "answer-problems":
return {
title: n,
text: (0, l._j)(e["problems"]).map(textIn).join("\n")
};

default:
return {
title: n,
text: textIn(e["text"])
};
}
}
function pathOf(e) {
const t = (0, l.qY)((0, l.qY)(e["call"])["input"]);
return textIn(t["file_path"] ?? t["path"]);
}
function todoText(e) {
const {content: t, status: n} = (0, l.qY)(e);
return (0, i.Z)({
content: textIn(t),
status: wordIn(n, [ "pending", "in_progress", "completed" ], "pending")
});
}
const d = {
decision: null,
mode: null,
stage: null,
rule: null,
reason: "",
suggest: [],
repeat: null,
durationMs: null,
changes: [],
hookChanges: []
};
function startedCall(e, t, n) {
const r = (0, l.qY)(e["input"]);
const a = textIn(r["command"] ?? r["file_path"] ?? r["path"] ?? r["pattern"]);
return {
...{
type: "call",
...t,
...d,
status: "unfinished",
output: ""
},
tool: n(textIn(e["name"])),
label: n(a),
input: n(inputText(e["input"])),
diff: diffOf(r, n)
};
}
function inputText(e) {
return e === void 0 ? "" : JSON.stringify(e, null, 2);
}
function diffOf(e, t) {
const [n, r] = [ textOrNull(e["old_string"]), textOrNull(e["new_string"]) ];
if (n === null || r === null) return null;
return [ ...linesOf("-", t(n)), ...linesOf("+", t(r)) ].join("\n");
}
function linesOf(e, t) {
return t === "" ? [] : t.split("\n").map(t => `${e}${t}`);
}
function endedCall(e, t, n) {
const r = (0, l.qY)(t["denial"]);
const a = t["denial"] !== void 0;
return {
...e,
status: wordIn(t["status"], [ "done", "failed", "refused", "invalid" ], "failed"),
label: n(textIn(t["label"])) || e.label,
output: n(entryText(t["parts"])),
durationMs: hasRun(t) ? numberIn(t["durationMs"]) : null,
changes: (0, l._j)(t["changes"]).map(l.qY).map(({kind: e, path: t}) => [ n(textIn(e)), n(textIn(t)) ]),
hookChanges: (0, l._j)(t["hookChanges"]).map(e => n(textIn(e))),
...decidedBy((0, l.qY)(t["decided"]), e, n),
...a ? decisionOf(r, n) : {}
};
}
const hasRun = ({status: e}) => e === "done" || e === "failed";
function decidedBy(e, {rule: t, reason: n, repeat: r}, a) {
const o = textOrNull(e["mode"]);
if (o === null) return {
decision: r === null ? null : "allow"
};
const l = textOrNull(e["rule"]);
return {
mode: a(o),
decision: wordOrNull(e["decision"], [ "allow", "ask", "deny" ]),
rule: l === null ? t : a(l),
reason: a(textIn(e["reason"])) || n
};
}
function decisionOf(e, t) {
const [n, r] = [ textOrNull(e["stage"]), textOrNull(e["rule"]) ];
return {
stage: n === null ? null : t(n),
rule: r === null ? null : t(r),
reason: t(textIn(e["reason"])),
suggest: (0, l._j)(e["suggest"]).map(e => t(textIn(e)))
};
}
function refusedCall(e, t, n) {
return {
...{
type: "call",
...t,
...d,
status: "refused",
output: "",
input: "",
diff: null
},
tool: n(textIn(e["tool"])),
label: n(textIn(e["label"])),
...decisionOf(e, n)
};
}
function readRecordedConversation(e, t) {
const n = {
entries: [],
usages: [],
running: new Map,
within: "",
clean: t,
model: "",
prompt: "",
mode: "",
turns: 0,
startedAt: null,
endedAt: null,
text: "",
stop: null
};
for (const r of e) {
const e = (0, l.qY)((0, l.U4)(r));
e["type"] === "transcript" && (n.mode = t(textIn(e["mode"])));
const a = numberIn(e["at"]);
if (a > 0) {
n.startedAt ??= a;
n.endedAt = a;
}
n.within = e["type"] === "sub-agent" ? textIn(e["call"]) : "";
e["type"] === "sub-agent" ? read(n, (0, l.qY)(e["event"]), {
at: a,
agent: t(textIn(e["name"]))
}) : read(n, e, {
at: a,
agent: null
});
}
return n;
}
function read(e, t, n) {
switch (t["type"]) {
case "run-start":
if (n.agent !== null) return;
e.model = e.clean(textIn(t["model"]));
e.prompt = e.clean(textIn(t["prompt"]));
return;

case "opening":
addText(e, n, {
from: "system",
title: "System prompt",
text: textIn(t["system"])
});
return;

case "message":
readMessage(e, (0, l.qY)(t["message"]), n);
return;

case "turn-context":
for (const r of (0, l._j)(t["attachments"])) readAttachment(e, (0, l.qY)(r), n);
return;

case "turn-end":
readTurn(e, t, n);
return;

case "turn-cut":
addText(e, n, {
from: "model",
title: "Interrupted answer",
text: textIn(t["text"])
});
return;

case "other-usage":
e.usages.push(usageIn(t["usage"]));
return;

case "stop":
n.agent === null && (e.stop = recordedStop(t["stop"]));
return;

case "tool-start":
case "call-start":
case "tool-end":
case "denied":
readCall(e, t, n);
return;

default:
readNotice(e, t, n);
}
}
function addText({entries: e, clean: t}, n, r) {
e.push({
type: "text",
...n,
...r,
title: t(r.title),
text: t(r.text)
});
}
function readMessage(e, t, n) {
t["role"] === "attachment" && readAttachment(e, (0, l.qY)(t["attachment"]), n);
if (t["role"] !== "user") return;
addText(e, n, {
from: "prompt",
title: "Prompt",
text: entryText(t["parts"])
});
}
function readAttachment(e, t, n) {
addText(e, n, {
from: "context",
...attachmentText(t)
});
}
function readTurn(e, t, n) {
const {entries: r, clean: a} = e;
const o = usageIn(t["usage"]);
e.usages.push(o);
n.agent === null && (e.turns += 1);
const {inputTokens: i, outputTokens: s, cacheReadTokens: d} = o;
r.push({
type: "turn",
...n,
turn: numberIn(t["turn"]),
inputTokens: i,
outputTokens: s,
cacheReadTokens: d
});
for (const r of (0, l._j)((0, l.qY)(t["message"])["parts"]).map(l.qY)) {
const t = textIn(r["text"]);
if (t === "") continue;
r["type"] === "reasoning" && addText(e, n, {
from: "reasoning",
title: "Reasoning",
text: t
});
if (r["type"] !== "text") continue;
addText(e, n, {
from: "model",
title: "Model",
text: t
});
n.agent === null && (e.text = a(t));
}
}
function usageIn(e) {
const t = (0, l.qY)(e);
return {
inputTokens: numberIn(t["inputTokens"]),
outputTokens: numberIn(t["outputTokens"]),
cacheReadTokens: numberIn(t["cacheReadTokens"]),
cacheWriteTokens: numberIn(t["cacheWriteTokens"]),
...typeof t["model"] === "string" ? {
model: t["model"]
} : {}
};
}
function readCall({entries: e, running: t, within: n, clean: r}, a, o) {
if (a["type"] === "denied") {
e.push(refusedCall((0, l.qY)(a["denial"]), o, r));
return;
}
if (a["type"] === "tool-start") {
const i = (0, l.qY)(a["call"]);
t.set(idOf(n, o, i["id"]), e.length);
e.push(startedCall(i, o, r));
return;
}
const i = (0, l.qY)(a["result"]);
const s = idOf(n, o, a["type"] === "call-start" ? a["id"] : (0, l.qY)(i["call"])["id"]);
const d = t.get(s);
const c = d === void 0 ? void 0 : e[d];
if (d === void 0 || c?.type !== "call") return;
if (a["type"] === "call-start") e[d] = permittedCall(c, a, r); else {
e[d] = endedCall(c, i, r);
t.delete(s);
}
}
function permittedCall(e, t, n) {
const r = textOrNull(t["rule"]);
const a = wordIn(t["repeat"], [ "read-only", "repeatable", "once" ], "once");
return {
...e,
repeat: a,
rule: r === null ? null : n(r),
reason: n(textIn(t["reason"]))
};
}
const idOf = (e, {agent: t}, n) => JSON.stringify([ e, t, textIn(n) ]);
function readNotice({entries: e, clean: t}, n, r) {
const a = wordIn(n["level"], [ "info", "warning", "error" ], "info");
const o = noticeText(n);
o !== null && e.push({
type: "notice",
...r,
level: a,
text: t(o)
});
}
function noticeText(e) {
switch (e["type"]) {
case "notice":
return textIn(e["text"]);

case "model-retry":
return `The request was repeated: ${textIn((0, l.qY)(e["modelError"])["message"])}`;

case "compaction":
return `The conversation was compacted from ${String(numberIn(e["before"]))} to ${String(numberIn(e["after"]))} tokens.`;

case "history-repaired":
return "The provider rejected a part of the conversation, which was left out.";

case "resumed":
return "The run was interrupted, and resumed here.";

case "hook":
return hookText((0, l.qY)(e["run"]));

case "write-request":
return `Requested for the end of the run: ${textIn((0, l.qY)(e["request"])["kind"])}`;

default:
return null;
}
}
function hookText(e) {
const t = textIn(e["subject"]);
const n = textIn(e["reason"]);
const r = [ `Hook ${textIn(e["event"])}`, ...t === "" ? [] : [ t ], textIn(e["command"]) ].join(" \xb7 ");
return `${r}: ${textIn(e["outcome"])}${n === "" ? "" : `: ${n}`}`;
}
function recordedStop(e) {
const t = (0, l.qY)(e);
const n = numberIn(t["limit"]);
switch (t["kind"]) {
case "final-text":
case "no-output":
case "announced-only":
case "truncated":
return {
kind: t["kind"]
};

case "turns":
case "cost":
case "tokens":
case "time":
return {
kind: t["kind"],
limit: n
};

case "repeated-call":
return {
kind: "repeated-call",
label: textIn(t["label"]),
times: numberIn(t["times"])
};

case "context-full":
return {
kind: "context-full",
window: numberIn(t["window"])
};

case "denied":
return {
kind: "denied",
label: textIn(t["label"])
};

case "wrong-form":
return {
kind: "wrong-form",
problems: (0, l._j)(t["problems"]).map(textIn)
};

case "hook":
return {
kind: "hook",
event: textIn(t["event"]),
reason: textIn(t["reason"])
};

case "cancelled":
return {
kind: "cancelled",
signal: textIn(t["signal"])
};

case "model-error":
return {
kind: "model-error",
modelError: modelErrorIn(t["modelError"])
};

default:
return null;
}
}
function modelErrorIn(e) {
const {kind: t, message: n, hint: r} = (0, l.qY)(e);
return {
kind: wordIn(t, o.H, "server"),
message: textIn(n),
hint: textIn(r),
retryable: false
};
}
const c = 2e4;
const u = 2e6;
function pageConversation(e, t) {
return readRecordedConversation(linesIn(e), e => t(limited(e)));
}
function* linesIn(e) {
let t = 0;
for (let n = e.indexOf("\n"); n >= 0; n = e.indexOf("\n", t)) {
yield e.slice(t, n);
t = n + 1;
}
}
function limited(e) {
if (e.length <= c) return e;
return `${(0, a.GH)(e, c)}\n\u2026 ${(0, r.B4)(e.length - c, "more character")} in the transcript`;
}
function fittingEntries(e) {
let t = 0;
const n = e.findIndex(e => {
t += sizeOf(e);
return t > u;
});
if (n < 0) return {
entries: e,
missing: null
};
const a = e.length - n;
const o = `The conversation is too long for this page: its last ${(0, r.ZV)(a)} entries are in the transcript.`;
return {
entries: e.slice(0, n),
missing: o
};
}
function sizeOf(e) {
switch (e.type) {
case "text":
case "notice":
return e.text.length;

case "call":
return e.input.length + e.output.length + (e.diff?.length ?? 0);

case "turn":
return 100;
}
}
}),
90120: (function(e, t, n) {
n.d(t, {
x: () => pageChanges
});
var r = n(54539);
const a = 3e4;
function pageChanges(e, t) {
return e.map(({path: e, kind: n, added: o, removed: l, diff: i, note: s = ""}) => {
const d = i !== null && i.length > a;
return {
path: t(e),
kind: n,
added: o,
removed: l,
note: d ? `the diff has ${(0, r.ZV)(i.length)} characters, more than fits into the page` : t(s),
diff: i === null || d ? null : t(i)
};
});
}
}),
76813: (function(e, t, n) {
n.d(t, {
A: () => r,
Q: () => a
});
const r = 20;
const a = r * 1e6;
})
};
