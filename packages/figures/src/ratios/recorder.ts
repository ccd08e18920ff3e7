import { Decimal } from 'decimal.js';
import type { Definition } from './definition.ts';

/** One evaluation of a figure: its operands and its result. */
export type Call = {
  /** Null for an intermediate step. */
  readonly definition: Definition | null;
  readonly operands: readonly unknown[];
  /** Nesting depth: how many other figures were being computed around it. */
  readonly depth: number;
};

type Recording = { readonly calls: Call[]; readonly origins: WeakMap<object, unknown>; depth: number };

/** Set only while `recorded` runs, which is synchronous. */
let recording: Recording | undefined;

/** Records the cell that a figure came from. */
export function noteOrigin(figure: Decimal, origin: object): void {
  recording?.origins.set(figure, origin);
}

/** The same function, which evaluates each operand once; but each time while a recording runs, which needs every call. */
export function evaluatedOnce<Operand extends object, Result>(
  compute: (operand: Operand) => Result,
): (operand: Operand) => Result {
  const results = new WeakMap<Operand, { readonly result: Result }>();
  return (operand) => {
    if (recording !== undefined) return compute(operand);
    let known = results.get(operand);
    if (known === undefined) results.set(operand, (known = { result: compute(operand) }));
    return known.result;
  };
}

/** Wraps the function so that its calls are recorded while a recording runs. */
export function traced<Compute extends (...operands: never[]) => unknown>(
  definition: Definition | null,
  compute: Compute,
): Compute {
  return ((...operands: never[]) => {
    const current = recording;
    if (current === undefined) return compute(...operands);
    const { depth } = current;
    current.depth += 1;
    const result = compute(...operands);
    current.depth = depth;
    const call: Call = { definition, operands, depth };
    current.calls.push(call);
    if (result instanceof Decimal) current.origins.set(result, call);
    return result;
  }) as Compute;
}

export type Recorded = {
  /** In the order of completion. */
  readonly calls: readonly Call[];
  /** The cells that the operands of a call come from, in their order, without duplicates. */
  readonly originsOf: (call: Call) => readonly object[];
};

const isCall = (origin: object): origin is Call => 'operands' in origin && 'depth' in origin;

/**
 * Runs a computation and records which figures it evaluated and from which cells, so that an explanation
 * cannot differ from the served value.
 */
export function recorded(run: () => unknown): Recorded {
  const own: Recording = { calls: [], origins: new WeakMap(), depth: 0 };
  const before = recording;
  recording = own;
  try {
    run();
  } finally {
    recording = before;
  }
  const collect = (value: unknown, found: Set<object>): void => {
    if (typeof value !== 'object' || value === null) return;
    const origin = own.origins.get(value) as object | undefined;
    if (origin !== undefined) {
      if (isCall(origin)) for (const operand of origin.operands) collect(operand, found);
      else found.add(origin);
    } else if (!(value instanceof Decimal)) for (const member of Object.values(value)) collect(member, found);
  };
  return {
    calls: own.calls,
    originsOf: (call) => {
      const found = new Set<object>();
      for (const operand of call.operands) collect(operand, found);
      return [...found];
    },
  };
}
