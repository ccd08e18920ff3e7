import { EdgarFormatError } from '@footnote/edgar/errors';
import { parseFilingDirectory } from '@footnote/edgar/filing-directory';
import type { TakeFile } from './kind.ts';

/** Names in the filing's folder, from `index.json`; null if the source does not list it. Throws `EdgarRequestError`. */
export const directoryOf = async (take: TakeFile): Promise<readonly string[] | null> => {
  const list = await take('index.json');
  if (list === null) return null;
  try {
    return parseFilingDirectory(list);
  } catch (error) {
    if (error instanceof EdgarFormatError) return null;
    throw error;
  }
};
