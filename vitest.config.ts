import { defineConfig } from 'vitest/config';
import { ClosingLineReporter } from './test/support/closing-line-reporter.ts';

/** Where money, retries and the limit are decided, every branch is tested. */
const everyBranch = { branches: 100 };

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'training/**/*.test.ts'],
    globalSetup: ['test/store/support/global-setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    reporters: ['default', new ClosingLineReporter()],
    coverage: {
      provider: 'v8',
      include: ['src/**/*.ts'],
      reporter: ['text-summary', 'json-summary', 'html'],
      thresholds: {
        'src/store/sqlite/credit-ledger.ts': everyBranch,
        'src/store/idempotency.ts': everyBranch,
        'src/usecases/answer-once.ts': everyBranch,
        'src/usecases/paid-call.ts': everyBranch,
        'src/ratelimit/**': everyBranch,
      },
    },
  },
});
