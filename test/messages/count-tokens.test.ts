import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { countTokens } from '../../src/messages/count-tokens.js';
import { charactersFor, textTokens } from '../../src/messages/estimate.js';

const hash = (index: number, digits = 64) =>
  createHash('sha256')
    .update(`s${String(index)}`)
    .digest('hex')
    .slice(0, digits);
const lines = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_one, at) => line(at)).join('\n');
const uuid = (index: number) => hash(index, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
const base64 = Buffer.concat(
  Array.from({ length: 60 }, (_one, at) =>
    createHash('sha256')
      .update(`b${String(at)}`)
      .digest(),
  ),
).toString('base64');
const minified =
  'function a(e,t){var n=e.length,r=[];for(var o=0;o<n;o++)r.push(t(e[o],o));return r}const b=e=>a(e,(e,t)=>e*t),c=(e,t)=>b(e).filter(e=>e>t);module.exports={a,b,c};';

/** The largest count of five tokenizers, per text; the estimate may be 10 % lower or 30 % higher. */
test.each<{ name: string; text: string; most: number }>([
  {
    name: 'digits',
    text: lines(
      100,
      (at) => `${String((at * 7919) % 10_007)},${String((at * 104_729) % 1_299_709)},${String((at * 31) % 997)}`,
    ),
    most: 1_584,
  },
  { name: 'hex', text: lines(60, (at) => hash(at)), most: 3_408 },
  { name: 'UUIDs', text: lines(80, uuid), most: 2_657 },
  { name: 'base64', text: base64, most: 1_939 },
  { name: 'minified code', text: minified.repeat(10), most: 920 },
  {
    name: 'a log',
    text: lines(
      80,
      (at) =>
        `2026-11-28T10:${String(at % 60).padStart(2, '0')}:07.120Z [INFO] worker-${String(at)} request ${hash(at, 12)} took ${String(at * 37)} ms`,
    ),
    most: 4_050,
  },
  {
    name: 'prose',
    text: 'The request was sent again after the server had closed the connection, and nothing was lost. '.repeat(20),
    most: 361,
  },
  {
    name: 'Chinese',
    text: '每次提交代码之前，开发者应当运行全部测试，并且检查结果是否符合预期。'.repeat(20),
    most: 560,
  },
  {
    name: 'Japanese',
    text: 'コードを提出する前に、開発者はすべてのテストを実行し、結果を確認する必要があります。'.repeat(20),
    most: 840,
  },
  {
    name: 'Korean',
    text: '코드를 제출하기 전에 개발자는 모든 테스트를 실행하고 결과를 확인해야 합니다.'.repeat(20),
    most: 780,
  },
  {
    name: 'Greek',
    text: 'Πριν από την υποβολή του κώδικα ο προγραμματιστής πρέπει να εκτελέσει όλους τους ελέγχους.'.repeat(20),
    most: 2_100,
  },
  {
    name: 'Arabic',
    text: 'قبل إرسال الكود، يجب على المطور تشغيل جميع الاختبارات والتحقق من النتائج.'.repeat(20),
    most: 1_280,
  },
  { name: 'Hindi', text: 'कोड जमा करने से पहले डेवलपर को सभी परीक्षण चलाने चाहिए।'.repeat(20), most: 1_180 },
  { name: 'emoji', text: '😀🎉🚀👍🔥✅❌🐛💡📦🔧🙌'.repeat(40), most: 1_280 },
])('$name', ({ text, most }) => {
  const ratio = countTokens(text) / most;
  expect(ratio).toBeGreaterThan(0.9);
  expect(ratio).toBeLessThan(1.3);
});

test.each([
  'word '.repeat(500),
  base64,
  '表'.repeat(500),
  '1'.repeat(500),
])('there are as many characters as tokens allow in %j', (text) => {
  const part = text.slice(0, charactersFor(text, 200));
  expect(textTokens(part)).toBeLessThan(220);
  expect(textTokens(part)).toBeGreaterThan(190);
});
