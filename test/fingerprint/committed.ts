import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Fingerprint } from './fingerprint.ts';

export const FINGERPRINT_FILE = fileURLToPath(new URL('fingerprint.json', import.meta.url));

export const committedFingerprint = (): Fingerprint =>
  JSON.parse(readFileSync(FINGERPRINT_FILE, 'utf8')) as Fingerprint;

/** The place of each version in the code. */
export const WHERE: Readonly<Record<string, string>> = {
  statements: '`version` in services/projector/src/projections/statements/project.ts',
  statements_without_masks: '`version` in services/projector/src/projections/statements/project.ts',
  verification: '`POLICY_VERSION` in packages/verification/src/verification.ts',
};

export const COMMAND = 'make fingerprint';
