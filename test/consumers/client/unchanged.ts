import { createFootnote } from '@footnote/client';

const footnote = createFootnote({
  baseUrl: 'http://127.0.0.1:8080',
  key: process.env['KEY'] ?? '',
  retry: { times: 5, seconds: 120 },
});

for (let time = 0; time < 2; time += 1) {
  // Everything together, waits included, may take ten seconds.
  const signal = AbortSignal.timeout(10_000);
  const answer = await footnote.get('/v2/technicals', { symbol: 'FNDEC' }, { signal });
  if (answer.ok) console.log(answer.unchanged ? 'unchanged' : 'new');
}
