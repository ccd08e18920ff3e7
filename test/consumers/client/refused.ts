import { createFootnote } from '@footnote/client';

const footnote = createFootnote({ baseUrl: 'http://127.0.0.1:8080', key: process.env['KEY'] ?? '' });

const answer = await footnote.get('/v2/profile', { symbol: 'FNDEK' });
if (answer.ok) throw new Error('there is no such company');
console.log(answer.status, answer.reason, answer.message);
if (answer.recovery?.action === 'use_tool') {
  const found = await footnote.follow(answer.recovery);
  console.log(JSON.stringify(found.body));
}
