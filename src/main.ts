import './compile-cache.ts';

try {
  const { serve } = await import('./serve.ts');
  await serve(process.env);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
