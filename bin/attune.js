#!/usr/bin/env node
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < 22 || (major === 22 && minor < 14)) {
  process.stderr.write(
    `Attune needs Node 22.14 or newer; this is ${process.version}.\nRun it as "npx attune", which uses the Node that npm ci installed.\n`,
  );
  process.exitCode = 1;
} else {
  await import('../dist/compile-cache.js');
  await import('../dist/cli/index.js');
}
