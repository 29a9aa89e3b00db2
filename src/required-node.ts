const MAJOR = 22;
const MINOR = 14;

/**
 * Whether this Node can run Attune. Where it cannot, standard error says which one is needed, and the exit code is 1.
 * Every entry asks before it loads anything else: an older Node stops at what it cannot read, in words that do not
 * say why. So this file, too, must be readable for it.
 */
export function hasRequiredNode(): boolean {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > MAJOR || (major === MAJOR && minor >= MINOR)) return true;
  process.stderr.write(
    `Attune needs Node.js ${MAJOR}.${MINOR} or newer, and this is ${process.versions.node} (on Linux x64, "npm start" and "npx attune" use the one that npm ci installed).\n`,
  );
  process.exitCode = 1;
  return false;
}
