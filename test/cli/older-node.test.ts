import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const ENTRIES = ['dist/main.js', 'dist/cli/index.js', 'bin/attune.js', 'scripts/fill-compile-cache.js'];
const READABLE = [...ENTRIES, 'dist/required-node.js'];

/** Node gives itself out as `version`, and cannot read any file but the entries and the one that asks for the version. */
const pretend = (version: string) => `
  import { registerHooks } from 'node:module';
  Object.defineProperty(process.versions, 'node', { value: '${version}' });
  registerHooks({
    load(url, context, nextLoad) {
      if (!${JSON.stringify(READABLE)}.some((path) => url.endsWith('/' + path))) throw new Error('loads ' + url);
      return nextLoad(url, context);
    },
  });
`;

function start(entry: string, version: string) {
  const preload = `data:text/javascript,${encodeURIComponent(pretend(version))}`;
  return spawnSync(process.execPath, ['--import', preload, entry], { encoding: 'utf8' });
}

it.each(ENTRIES)(
  '%s says to an older Node in one sentence which it needs, and loads nothing else',
  (entry) => {
    const { status, stdout, stderr } = start(entry, '22.13.1');
    expect(stderr).toMatch(/^Attune needs Node\.js 22\.14 or newer, and this is 22\.13\.1[^\n]*\.\n$/);
    expect(stdout).toBe('');
    expect(status).toBe(1);
  },
);

it.each(ENTRIES)('%s goes on with the oldest Node that package.json names', (entry) => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } };
  const oldest = `${engines.node.replace('>=', '')}.0`;
  expect(start(entry, oldest).stderr).toMatch(/loads .*dist\/compile-cache\.js/);
});
