import { defineConfig } from 'vitest/config';
import { ClosingLineReporter } from './test/support/closing-line-reporter.ts';

/** Where money, retries and the limit are decided, every branch is tested. */
const everyBranch = { branches: 100 };

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        // Reading the engines' patterns takes longer than most of these files: one process reads them for many.
        test: { name: 'parts', include: ['src/**/*.test.ts', 'training/**/*.test.ts'], isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'whole',
          include: ['test/**/*.test.ts'],
          globalSetup: ['test/store/support/global-setup.ts', 'test/web/support/global-setup.ts'],
        },
      },
    ],
    // Vitest leaves a core free unless told; of two, that is half of the machine.
    maxWorkers: '100%',
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // What is waited for comes at once on a quiet machine, and later on one that does other work.
    expect: { poll: { timeout: 10_000 } },
    reporters: ['default', new ClosingLineReporter()],
    coverage: {
      provider: 'v8',
      include: ['src/**/*.ts'],
      reporter: ['text-summary', 'json-summary', 'html'],
      thresholds: {
        'src/store/*/{credit-ledger,charge-*,save-record}.ts': everyBranch,
        'src/store/{hold-ids,write-group}.ts': everyBranch,
        'src/store/idempotency.ts': everyBranch,
        'src/usecases/answer-once.ts': everyBranch,
        'src/usecases/paid-call.ts': everyBranch,
        'src/ratelimit/**': everyBranch,
      },
    },
  },
});
