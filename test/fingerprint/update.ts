/**
 * Writes the fingerprint of what the code makes of the invented issuers, and lists what moved. Refuses, with 1, when
 * results moved on the same facts and the version of what stores them did not: deployments would not know that they
 * have to be rebuilt.
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
  console.error('nothing is written: results moved and the versions above did not');
  process.exitCode = 1;
} else {
  writeFileSync(FINGERPRINT_FILE, `${JSON.stringify(now, null, 2)}\n`);
  console.log(`${lines.length} lines moved; written to ${FINGERPRINT_FILE}`);
}
