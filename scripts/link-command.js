/**
 * Links `attune` beside the commands of the dependencies, where npx finds it. A `bin` in package.json would not do: npx
 * installs a package that names its own command into its cache first, which builds the whole project again.
 */
import { rmSync, symlinkSync } from 'node:fs';

const LINK = 'node_modules/.bin/attune';

rmSync(LINK, { force: true });
try {
  symlinkSync('../../bin/attune.js', LINK);
} catch {
  // Without leave to make links (Windows), `npm run attune -- …` does the same.
}
