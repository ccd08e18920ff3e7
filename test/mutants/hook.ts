/**
 * Loads one file with another source, in every process and thread below: `MUTANT_FILE` is the path of a JSON file with
 * the `url` of the module and its `source`.
 */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

const mutant = JSON.parse(readFileSync(process.env['MUTANT_FILE'] ?? '', 'utf8')) as {
  readonly url: string;
  readonly source: string;
};

registerHooks({
  load: (url, context, nextLoad) => {
    const loaded = nextLoad(url, context);
    return url === mutant.url ? { ...loaded, source: mutant.source } : loaded;
  },
});
