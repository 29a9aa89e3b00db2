/** Links `attune` beside the commands of the dependencies: npx runs a package's own command only from there. */
import { rmSync, symlinkSync } from 'node:fs';

const LINK = 'node_modules/.bin/attune';

rmSync(LINK, { force: true });
try {
  symlinkSync('../../bin/attune.js', LINK);
} catch {
  // Without leave to make links (Windows), `npm run attune -- …` does the same.
}
