import { openSpine, type Spine } from './spine.ts';

export type Cells = Awaited<ReturnType<Spine['cells']>>;

/** Runs `work` with a new pipeline; resolves to the resulting cells. */
export async function cellsAfter(work: (spine: Spine) => Promise<unknown>): Promise<Cells> {
  const spine = await openSpine();
  try {
    await work(spine);
    return await spine.cells();
  } finally {
    await spine.close();
  }
}
