import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { ConfigError, loadConfig } from '../../src/config.ts';

function faultsOf(environment: Record<string, string>): string {
  try {
    loadConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
}

test('what the upstream lacks is said together with what is wrong elsewhere', () => {
  const faults = faultsOf({ PORT: 'x', UPSTREAM: 'openai' });
  expect(faults).toContain('PORT must be');
  expect(faults).toContain('UPSTREAM_MODEL must name a model');
  expect(faults).toContain('UPSTREAM_API_KEY must be set');
});

test('a model that nothing would ask is a fault, unless the embedded engine was chosen in so many words', () => {
  expect(faultsOf({ UPSTREAM_MODEL: 'some-model' })).toContain('UPSTREAM must say what kind of upstream');
  expect(faultsOf({ UPSTREAM_MODEL: 'some-model', UPSTREAM: 'local' })).toBe('');
});

test.each(['sqlite:', 'postgres://', 'mysql://localhost/attune', 'data/attune.db'])(
  'DATABASE_URL %s, which names no database of a kind that we use, is told the whole form of one',
  (url) => {
    const form = 'DATABASE_URL must be sqlite:PATH or postgres://USER:PASSWORD@HOST/DATABASE';
    expect(faultsOf({ DATABASE_URL: url })).toContain(`- ${form}`);
  },
);

test.each([
  ['TRUST_PROXY', '999.1.1.1'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '10.0.0.1, ::1/129'],
  ['TRUST_PROXY', '0.0.0.0/0'],
  ['TRUST_PROXY', '::/0'],
  ['TRUST_PROXY', '0.0.0.0/1, 128.0.0.0/1'],
  ['TRUST_PROXY', '::ffff:0:0/96'],
  ['DATABASE_URL', 'sqlite::memory:'],
  ['DATABASE_URL', 'sqlite://:memory: '],
  ['DATABASE_URL', 'sqlite: '],
  ['DATABASE_URL', 'postgres://attune:pass#word@db.example.com:99999/attune'],
  ['DATABASE_URL', 'postgres://attune:pass@db.example.com:99999/attune'],
  ['DATABASE_URL', 'sqlite:file:///var/lib/attune.db'],
  ['DATABASE_URL', 'postgres://attune:50%word@db.example.com/attune'],
  ['RATE_LIMIT_URL', 'redis://:pass@cache.example.com:99999'],
  ['RATE_LIMIT_URL', 'redis://:50%word@cache.example.com'],
  ['RATE_LIMIT_URL', 'redis://cache.example.com/attune'],
  ['UPSTREAM_BASE_URL', 'http://[::1'],
  ['UPSTREAM_BASE_URL', 'http://attune:hidden@127.0.0.1:4113/v1'],
  ['UPSTREAM_BASE_URL', 'http://127.0.0.1:4113/v1?api-version=1'],
  ['UPSTREAM_BASE_URL', 'http://127.0.0.1:4113/v1#chat'],
  ['UPSTREAM_API_KEY', 'sk\u2013hidden'],
  ['UPSTREAM_API_KEY', 'sk-hidden\u2713'],
  ['UPSTREAM_API_KEY', 'sk-hidden\nsecond line'],
  ['PUBLIC_URL', 'https://attune:example:com'],
])('%s that could not do its work is refused by name, and is not shown', (name, value) => {
  const faults = faultsOf({ [name]: value });
  expect(faults).toContain(`- ${name} must be`);
  expect(faults).not.toContain(value);
});

test.each([
  ['TRUST_PROXY', '10.0.0.0/8, 192.168.1.1,::1,fc00::/7,::ffff:10.0.0.0/104'],
  ['DATABASE_URL', 'sqlite:data/with space.db'],
  ['DATABASE_URL', 'sqlite:./:memory:'],
  ['DATABASE_URL', 'postgres://attune:pass%23word@db.example.com:5432/attune?sslmode=verify-full'],
  ['DATABASE_URL', 'postgres://attune:pass@/attune?host=/run/postgresql'],
  ['DATABASE_URL', 'postgres:///attune?host=/run/postgresql'],
  ['RATE_LIMIT_URL', 'memory:'],
  ['RATE_LIMIT_URL', 'rediss://cache.example.com'],
  ['RATE_LIMIT_URL', 'redis://:pass%23word@cache.example.com:6380/2'],
  ['UPSTREAM_BASE_URL', 'http://127.0.0.1:11434/v1'],
  ['UPSTREAM_API_KEY', 'sk-proj_A1.b/c+d=='],
  ['PUBLIC_URL', 'https://attune.example.com:8443'],
])('%s may be %s', (name, value) => {
  expect(faultsOf({ [name]: value })).toBe('');
});

test.each([
  ['[::1]', '::1'],
  ['[fe80::1%eth0]', 'fe80::1%eth0'],
  ['::1', '::1'],
  ['localhost', 'localhost'],
])('HOST takes an IPv6 address as URLs and the log write it: %s', (text, host) => {
  expect(loadConfig({ HOST: text }).HOST).toBe(host);
});

test.each([
  ['npm start', ['dist/main.js']],
  ['attune serve', ['bin/attune.js', 'serve']],
  ['a command', ['bin/attune.js', 'account', 'list']],
])(
  '%s ends with a code of its own where the settings are wrong, so that nobody starts it again',
  (_what, program) => {
    const env = { ...process.env, PORT: 'abc' };
    const { status, stdout, stderr } = spawnSync(process.execPath, program, { env, encoding: 'utf8' });
    expect({ status, stdout }).toEqual({ status: 78, stdout: '' });
    expect(stderr).toMatch(/^Attune cannot start with these settings:\n {2}- PORT must be /);
  },
);

test('doctor ends with its verdict also where the settings are wrong', () => {
  const env = { ...process.env, PORT: 'abc' };
  const program = ['bin/attune.js', 'doctor'];
  const { status, stderr } = spawnSync(process.execPath, program, { env, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toContain('- PORT must be');
});
