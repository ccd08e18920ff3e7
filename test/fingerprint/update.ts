/**
 * Writes the fingerprint of the results for the invented issuers, and lists what moved. Exits 1 without writing if
 * results moved on the same facts but the version of their projection did not: running deployments would not notice
 * that they need a rebuild.
 *
 *   node test/fingerprint/update.ts
 */
import { existsSync, writeFileSync } from 'node:fs';
import { committedFingerprint, FINGERPRINT_FILE, WHERE } from './committed.ts';
import { movesBetween } from './compare.ts';
import { fingerprintNow } from './fingerprint.ts';

const now = fingerprintNow();
const { lines, unversioned } = existsSync(FINGERPRINT_FILE)
  ? movesBetween(committedFingerprint(), now)
  : { lines: ['a first fingerprint'], unversioned: [] };
for (const line of lines) console.log(line);
if (unversioned.length > 0) {
  for (const version of unversioned) console.error(`raise ${WHERE[version] ?? version} (${version})`);
  console.error('nothing is written: results moved but the versions above did not');
  process.exitCode = 1;
} else {
  writeFileSync(FINGERPRINT_FILE, `${JSON.stringify(now, null, 2)}\n`);
  console.log(`${lines.length} lines moved; written to ${FINGERPRINT_FILE}`);
}
