import type { Reporter, TestModule } from 'vitest/node';

/** Ends the output with one line to read at a glance or by a program: `N passed, N failed`. */
export class ClosingLineReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    let passed = 0;
    // A file that could not be loaded holds no test and still is a failure, and so is an error outside of any test.
    let failed = errors.length;
    for (const module of modules) {
      const tests = [...module.children.allTests()];
      passed += tests.filter((test) => test.result().state === 'passed').length;
      const failures = tests.filter((test) => test.result().state === 'failed').length;
      failed += failures === 0 && module.state() === 'failed' ? 1 : failures;
    }
    // After everything else, the other reporters' summary included.
    process.once('exit', () => process.stdout.write(`\n${passed} passed, ${failed} failed\n`));
  }
}
