/** Reads the compact types of Kafka's protocol (KIP-482), which kafkajs reads only in part. */
export type Reader = {
  skip(bytes: number): void;
  int16(): number;
  int32(): number;
  /** Two hexadecimal digits for each of so many bytes. */
  hex(bytes: number): string;
  /** A compact string; null if it is null. */
  text(): string | null;
  /** A compact array, of none if it is null. */
  array<T>(item: () => T): readonly T[];
  /** Tagged fields, which are passed over. */
  tags(): void;
};

/** Throws `RangeError` for bytes that end early. */
export function createReader(bytes: Buffer): Reader {
  let at = 0;
  const take = (count: number): Buffer => {
    if (at + count > bytes.length) throw new RangeError('the answer of the broker ends early');
    at += count;
    return bytes.subarray(at - count, at);
  };
  const varint = (): number => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = take(1).readUInt8();
      value += (byte & 0x7f) * 2 ** shift;
      if (byte < 0x80) return value;
    }
  };
  return {
    skip: (count) => void take(count),
    int16: () => take(2).readInt16BE(),
    int32: () => take(4).readInt32BE(),
    hex: (count) => take(count).toString('hex'),
    text: () => {
      const length = varint();
      return length === 0 ? null : take(length - 1).toString('utf8');
    },
    array: (item) => Array.from({ length: Math.max(0, varint() - 1) }, item),
    tags: () => {
      for (let left = varint(); left > 0; left -= 1) {
        varint();
        take(varint());
      }
    },
  };
}
