import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pageOf } from './layout.ts';
import { siteFile, type SiteFile } from './site-file.ts';

const require = createRequire(import.meta.url);

const distributed = (name: string): Buffer => readFileSync(require.resolve(`swagger-ui-dist/${name}`));

/** Swagger UI served from this service only: no validator, font or script from another host. */
export const referencePage = (): string =>
  pageOf(
    '/docs',
    'REST reference',
    `<link rel="stylesheet" href="/docs/assets/swagger-ui.css">
<p class="quiet">As a document: <a href="/openapi.json">/openapi.json</a>, OpenAPI 3.1, and
<a href="/openapi-3.0.json">/openapi-3.0.json</a> for generators that do not read it. Enter your key under
<b>Authorize</b> to try an operation; it is forgotten when the tab is closed.</p>
<div id="reference"></div>
<script src="/docs/assets/swagger-ui-bundle.js"></script>
<script src="/docs/assets/reference.js"></script>`,
    'full',
  );

/** The key is stored per tab, so that it is gone for the next user of the page. */
const START = `document.documentElement.classList.toggle('dark-mode', matchMedia('(prefers-color-scheme: dark)').matches);
const KEPT = 'footnote.key';
const ui = SwaggerUIBundle({
  url: '/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: -1,
  displayRequestDuration: true,
  filter: true,
  validatorUrl: null,
  tryItOutEnabled: true,
  onComplete: () => {
    const key = sessionStorage.getItem(KEPT);
    if (key !== null) ui.preauthorizeApiKey('ApiKey', key);
  },
  requestInterceptor: (request) => {
    const key = request.headers['X-API-Key'];
    if (key !== undefined) sessionStorage.setItem(KEPT, key);
    return request;
  },
});
`;

/** By name, in the folder of assets. */
export const referenceAssets = (): readonly (readonly [string, SiteFile])[] => [
  ['reference.js', siteFile('js', START)],
  ['swagger-ui-bundle.js', siteFile('js', distributed('swagger-ui-bundle.js'))],
  ['swagger-ui.css', siteFile('css', distributed('swagger-ui.css'))],
];
