import { hasRequiredNode } from './required-node.ts';

if (hasRequiredNode()) {
  await import('./compile-cache.ts');
  try {
    const { serve } = await import('./serve.ts');
    await serve(process.env);
  } catch (error) {
    const { wordsFor } = await import('./store/database-fault.ts');
    process.stderr.write(`${wordsFor(error)}\n`);
    const { ConfigError } = await import('./config.ts');
    process.exitCode = error instanceof ConfigError ? error.exitCode : 1;
  }
}
