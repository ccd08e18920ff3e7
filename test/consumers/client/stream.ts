import { createFootnote } from '@footnote/client';

const footnote = createFootnote({ baseUrl: 'http://127.0.0.1:8080', key: process.env['KEY'] ?? '' });

let lastEventId = '';
const stream = footnote.stream(
  { symbols: ['FNDEC'], kinds: ['filing', 'revision', 'refusal_lifted'] },
  { signal: AbortSignal.timeout(1000), lastEventId },
);
for await (const event of stream) {
  if (event.kind === 'filing') console.log(event.form, event.url);
  else if (event.kind === 'revision' || event.kind === 'refusal_lifted')
    for (const { field, period, old, new: now, cause } of event.changes)
      console.log(field, period, old.value ?? old.refusal, now.value, cause.code);
  lastEventId = event.id;
}
console.log('the stream ended');
