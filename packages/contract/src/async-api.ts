import { fileURLToPath } from 'node:url';
import { unitedFrom } from './united.ts';

/** The contract of the topics: the files of `schemas/asyncapi` as one document, with references to schemas as written. */
export const readTopicContract = (): object =>
  unitedFrom(fileURLToPath(new URL('../../../schemas/asyncapi', import.meta.url)));
