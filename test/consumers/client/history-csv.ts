import { createFootnote } from '@footnote/client';

const { api } = createFootnote({ baseUrl: 'http://127.0.0.1:8080', key: process.env['KEY'] ?? '' });

const { data } = await api.GET('/v2/history', {
  params: {
    query: {
      symbol: 'FNDEC',
      series: ['revenue_ttm', 'gross_margin_pct_quarter'],
      interval: 'quarter',
      limit: 3,
    },
  },
  headers: { Accept: 'text/csv' },
  parseAs: 'text',
});
console.log(data);
