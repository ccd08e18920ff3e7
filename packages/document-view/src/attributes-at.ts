import { Tokenizer } from 'htmlparser2';
import { TagReader, type Tag } from './tag-reader.ts';

/** The attributes of the start tag between two offsets. */
export function attributesAt(text: string, from: number, to: number): ReadonlyMap<string, string> {
  let found: ReadonlyMap<string, string> = new Map();
  const ignore = (): void => undefined;
  const reading = {
    start: ({ attributes }: Tag) => void (found = new Map(attributes)),
    end: ignore,
    text: ignore,
    character: ignore,
  };
  const tokenizer = new Tokenizer(
    { decodeEntities: true, recognizeSelfClosing: true },
    new TagReader(text, from, reading),
  );
  tokenizer.write(text.slice(from, to));
  return found;
}
