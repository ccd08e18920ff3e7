import { ReadStoreUnavailableError } from '@footnote/read-store/port';
import { type Fault, type MemoryStore, SimulatedCrash } from './memory-store.ts';

export type ReplicasOptions = {
  /** Between 0 and 1, as `Math.random`. */
  readonly random: () => number;
  /** An insert is acknowledged by a majority, one after the other within a table; else by the node that takes it. */
  readonly quorum?: boolean;
  /** A node answers only with all that was acknowledged, and with nothing else; else with what it has. */
  readonly sequential?: boolean;
  /** Inserts with one token are one. */
  readonly tokens?: boolean;
};

type Block = {
  readonly token: string;
  readonly rows: readonly object[];
  readonly on: Set<number>;
  state: 'pending' | 'acknowledged' | 'gone';
};

const NODES = [0, 1, 2];
const MAJORITY = 2;

/**
 * A read store of three replicas, of which each call asks any one: they fetch what others took late and in any order, one at a
 * time is away and comes back, and an insert may fail without saying whether it will be there.
 */
export function createReplicas(options: ReplicasOptions): MemoryStore {
  const { random, quorum = true, tokens = true } = options;
  // Without majorities there is nothing that a node could be asked to have.
  const sequential = quorum && options.sequential !== false;
  const tables = new Map<string, Block[]>();
  const faults: Fault[] = [];
  const inserts: MemoryStore['inserts'] = [];
  let away: number | null = null;

  const oneOf = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
  const blocksOf = (table: string): Block[] => {
    const blocks = tables.get(table) ?? [];
    tables.set(table, blocks);
    return blocks;
  };
  const unavailable = (why: string): never => {
    throw new ReadStoreUnavailableError(why);
  };
  const standing = (blocks: readonly Block[]): readonly Block[] =>
    blocks.filter(({ state }) => state !== 'gone');

  /** What goes on between calls: a fetch, a node that leaves or returns, an insert whose fate is decided. */
  const pass = (): void => {
    if (random() < 0.1) away = away === null ? oneOf(NODES) : null;
    for (const blocks of tables.values()) {
      for (const block of blocks)
        if (block.state === 'pending' && random() < 0.3) {
          block.state = random() < 0.5 ? 'acknowledged' : 'gone';
          if (block.state === 'acknowledged') spread(blocks, block);
        }
      const lacking = standing(blocks).filter(({ on }) => on.size < NODES.length);
      if (lacking.length > 0 && random() < 0.5) oneOf(lacking).on.add(oneOf(NODES));
    }
  };
  /** A majority has the block, and what was acknowledged before it. */
  const spread = (blocks: readonly Block[], block: Block): void => {
    while (block.on.size < MAJORITY) block.on.add(oneOf(NODES));
    for (const earlier of standing(blocks.slice(0, blocks.indexOf(block))))
      for (const node of block.on) earlier.on.add(node);
  };
  const node = (): number => {
    pass();
    const chosen = oneOf(NODES);
    return chosen === away ? unavailable(`node ${chosen} is away`) : chosen;
  };

  return {
    faults,
    inserts,
    rows: (table) => {
      const asked = node();
      const blocks = standing(blocksOf(table));
      const shown = sequential ? blocks.filter(({ state }) => state === 'acknowledged') : blocks;
      if (sequential && shown.some(({ on }) => !on.has(asked))) unavailable(`node ${asked} is behind`);
      return shown.filter(({ on }) => on.has(asked)).flatMap(({ rows }) => structuredClone(rows));
    },
    insert: async (table, rows, { token = '' } = {}) => {
      const fault = faults.shift() ?? 'none';
      inserts.push({ table, rows: rows.length, token });
      await Promise.resolve();
      if (fault === 'unavailable') unavailable('no node answers');
      if (fault === 'crash-before') throw new SimulatedCrash('before the insert');
      const asked = node();
      const blocks = blocksOf(table);
      if (quorum && blocks.some(({ state }) => state === 'pending'))
        unavailable('the write before has no majority');
      if (!tokens || standing(blocks).every((block) => block.token !== token)) {
        const block: Block = {
          token,
          rows: structuredClone(rows),
          on: new Set([asked]),
          state: 'acknowledged',
        };
        blocks.push(block);
        if (quorum && random() < 0.1) {
          block.state = 'pending';
          unavailable('no majority in time');
        }
        if (quorum) spread(blocks, block);
      }
      if (fault === 'crash-after') throw new SimulatedCrash('after the insert');
    },
  };
}

/** What `read` finds once a replica answers. */
export function answered<T>(read: () => T): T {
  for (;;) {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof ReadStoreUnavailableError)) throw error;
    }
  }
}
