import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');

export const readSchema = (name: string): string => readFileSync(join(ROOT, 'schemas', name), 'utf8');

/** A page of the documentation, by its path in the repository. */
export const readPage = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
