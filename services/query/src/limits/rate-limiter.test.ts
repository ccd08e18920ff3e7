import { limiterContract } from './limiter-contract.ts';
import { createLocalLimiter } from './rate-limiter.ts';

describe('the limits of one process', () => {
  limiterContract(createLocalLimiter, { runs: 100 });
});
