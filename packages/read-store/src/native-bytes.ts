/** Longer text is encoded by a native call, which costs as much as this many characters do here. */
const SHORT = 127;

const MOST_BYTES_OF_A_UNIT = 3;

/** Bytes that grow as values of ClickHouse's Native format are written. */
export type NativeBytes = {
  /** An unsigned integer in LEB128. */
  varint(value: number): void;
  byte(value: number): void;
  /** An unsigned integer up to 2^53 in eight bytes. */
  uint64(value: number): void;
  float64(value: number): void;
  /** UTF-8 after its length in bytes; a lone surrogate becomes U+FFFD. */
  text(text: string): void;
  /** The texts one after the other. */
  texts(texts: readonly (string | null)[]): void;
  /** A copy of what was written since the last call. */
  take(): Buffer;
};

const FIRST_BYTES = 1 << 16;

export function createNativeBytes(): NativeBytes {
  let bytes = Buffer.allocUnsafeSlow(FIRST_BYTES);
  let at = 0;

  const reserve = (more: number): void => {
    if (at + more <= bytes.length) return;
    const grown = Buffer.allocUnsafeSlow(Math.max(2 * bytes.length, at + more));
    bytes.copy(grown, 0, 0, at);
    bytes = grown;
  };
  const varint = (value: number): void => {
    reserve(8);
    let rest = value;
    while (rest > 127) {
      bytes[at++] = (rest % 128) | 128;
      rest = Math.floor(rest / 128);
    }
    bytes[at++] = rest;
  };
  /** False, with nothing written, for text with other characters. */
  const ascii = (text: string): boolean => {
    const { length } = text;
    reserve(1 + length);
    const target = bytes;
    const start = at + 1;
    for (let index = 0; index < length; index += 1) {
      const unit = text.charCodeAt(index);
      if (unit > 127) return false;
      target[start + index] = unit;
    }
    target[at] = length;
    at = start + length;
    return true;
  };

  const text = (one: string): void => {
    if (one.length <= SHORT && ascii(one)) return;
    varint(Buffer.byteLength(one));
    reserve(MOST_BYTES_OF_A_UNIT * one.length);
    at += bytes.write(one, at, 'utf8');
  };

  /** Repeats the bytes written since `start` until they are there `times` times. */
  const repeat = (start: number, times: number): void => {
    const end = start + times * (at - start);
    reserve(end - at);
    while (at < end) {
      const copied = Math.min(at - start, end - at);
      bytes.copyWithin(at, start, start + copied);
      at += copied;
    }
  };

  return {
    varint,
    byte: (value) => {
      reserve(1);
      bytes[at++] = value;
    },
    uint64: (value) => {
      reserve(8);
      let rest = value;
      for (let index = 0; index < 8; index += 1) {
        bytes[at++] = rest % 256;
        rest = Math.floor(rest / 256);
      }
    },
    float64: (value) => {
      reserve(8);
      at = bytes.writeDoubleLE(value, at);
    },
    text,
    texts: (texts) => {
      for (let first = 0; first < texts.length;) {
        const one = texts[first];
        let next = first + 1;
        while (next < texts.length && texts[next] === one) next += 1;
        const start = at;
        text(one ?? '');
        // Most columns repeat their values: copies of what is there take less than encoding.
        repeat(start, next - first);
        first = next;
      }
    },
    take: () => {
      const taken = Buffer.from(bytes.subarray(0, at));
      at = 0;
      return taken;
    },
  };
}
