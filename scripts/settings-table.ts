/** Prints the settings as the table of docs/operations.md. */
import { SETTINGS } from '../src/config.ts';

for (const [name, setting] of Object.entries(SETTINGS)) {
  const value = setting.default === '' ? '' : `\`${setting.default}\``;
  console.log(`| \`${name}\` | ${value} | ${setting.about} |`);
}
