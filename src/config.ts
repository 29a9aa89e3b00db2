import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { isAddressRange, isTooWide } from './ratelimit/address-range.ts';
import { canTakePath, hasRedisDatabase, isInMemory, isUrl, isWithoutUser } from './setting-urls.ts';

/** Where records are kept unless it is said otherwise. */
export const USUAL_DATABASE = 'sqlite:data/attune.db';

const wholeNumber = (minimum: number, maximum: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${minimum} to ${maximum}`)
    .transform(Number)
    .pipe(
      z
        .number()
        .min(minimum, `must be a whole number from ${minimum} to ${maximum}`)
        .max(maximum, `must be a whole number from ${minimum} to ${maximum}`),
    );

/** Addresses or CIDR ranges, separated by commas; never a number of hops and never "everyone". */
const addressRanges = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  )
  .refine((ranges) => ranges.every(isAddressRange), {
    error: 'must be a comma-separated list of addresses or CIDR ranges, for example 10.0.0.0/8',
  })
  .refine((ranges) => !ranges.some(isTooWide), {
    error:
      'must be ranges of proxies, at widest /8 (IPv6: /7): whoever is trusted chooses what address counts',
  });

const NO_URL =
  'must be a well-formed URL; characters like # / ? @ in a user or password are written as %23 %2F %3F %40';

const UPSTREAMS = ['local', 'openai-compatible', 'openai', 'anthropic'] as const;

interface Setting {
  readonly schema: z.ZodType<unknown>;
  /** As it would be written in the environment. */
  readonly default: string;
  readonly about: string;
  /** May also be given as NAME_FILE, the path of a file that holds it. Its value is never printed. */
  readonly isSecret?: true;
}

function setting<Schema extends z.ZodType<unknown>>(
  schema: Schema,
  defaultValue: string,
  about: string,
  options: { readonly isSecret?: true } = {},
) {
  return { schema, default: defaultValue, about, ...options };
}

/** Every setting of the service, once: how it is read, its default and what it is for. */
export const SETTINGS = {
  PORT: setting(wholeNumber(0, 65_535), '3000', 'Port to listen on; 0 takes any free one.'),
  HOST: setting(
    // As the service's log and URLs write an IPv6 address.
    z
      .string()
      .min(1, 'must not be empty')
      .transform((host) => /^\[(.+:.*)\]$/.exec(host)?.[1] ?? host),
    '127.0.0.1',
    'Address to listen on; 0.0.0.0 for all.',
  ),
  DATABASE_URL: setting(
    z
      .string()
      .regex(
        /^(sqlite:|postgres(ql)?:\/\/)./,
        'must be sqlite:PATH or postgres://USER:PASSWORD@HOST/DATABASE',
      )
      .refine(
        (text) => !/^sqlite:(\/\/)?file:/.test(text),
        'must be sqlite:PATH with the path of a file, not a file: address',
      )
      .refine(
        (text) => !isInMemory(text),
        'must be sqlite:PATH with the path of a file: what is kept in memory would be lost at every stop',
      )
      .refine((text) => text.startsWith('sqlite:') || isUrl(text), NO_URL),
    USUAL_DATABASE,
    'Where records are kept: sqlite:PATH, or postgres://USER:PASSWORD@HOST/DATABASE (?sslmode=verify-full for TLS).',
    { isSecret: true },
  ),
  DATABASE_POOL_SIZE: setting(
    wholeNumber(1, 1000),
    '10',
    'Most connections to PostgreSQL that one instance opens for records.',
  ),
  RATE_LIMIT_PER_MINUTE: setting(
    wholeNumber(1, 1_000_000_000),
    '120',
    'Requests that one client address may make in a window of 60 seconds.',
  ),
  RATE_LIMIT_URL: setting(
    z
      .string()
      .regex(
        /^$|^memory:$|^(postgres(ql)?|rediss?):\/\/./,
        'must be empty, memory: or start with postgres://, redis:// or rediss://',
      )
      .refine((text) => text === '' || isUrl(text), NO_URL)
      .refine(
        hasRedisDatabase,
        'must be like redis://HOST:PORT, or redis://HOST:PORT/0 with the number of a database',
      ),
    '',
    'Where windows are counted: memory: for each instance by itself, or postgres://… (a database of the service) or redis://… for all together. Empty: in memory with SQLite, in the database with PostgreSQL.',
    { isSecret: true },
  ),
  TRUST_PROXY: setting(
    addressRanges,
    '',
    'Addresses or CIDR ranges of proxies whose X-Forwarded-For header counts, separated by commas.',
  ),
  LOG_LEVEL: setting(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be one of: fatal, error, warn, info, debug, trace, silent',
    }),
    'info',
    'Least severe log line to write.',
  ),
  NEW_ACCOUNT_CREDITS: setting(
    wholeNumber(0, 1_000_000_000),
    '100',
    'Credits that a new account starts with, the first one included.',
  ),
  RETENTION_DAYS: setting(
    wholeNumber(0, 36_500),
    '0',
    'Days after which names, notes, drafts and what was written about them are removed; 0 keeps them.',
  ),
  SIGN_UP: setting(
    z.enum(['on', 'off'], { error: 'must be on or off' }),
    'on',
    'Whether visitors of the dashboard may create an account of their own.',
  ),
  AUTH_SECRET: setting(
    z.string().refine((text) => text === '' || text.length >= 32, 'must have at least 32 characters'),
    '',
    'Signs dashboard sessions; if it is not set, one is made and kept in the database.',
    { isSecret: true },
  ),
  PUBLIC_URL: setting(
    z
      .string()
      .regex(/^(https?:\/\/[^/\s]+)?$/, 'must be like https://attune.example.com, without a path')
      .refine((text) => text === '' || URL.canParse(text), 'must be like https://attune.example.com'),
    '',
    'Where browsers reach the dashboard; needed behind a proxy that changes the host. With https, cookies are Secure.',
  ),
  MAX_BODY_BYTES: setting(wholeNumber(1024, 64 * 1024 * 1024), '262144', 'Largest request body, in bytes.'),
  MAX_SHORT_TEXT_CHARACTERS: setting(
    wholeNumber(1, 100_000),
    '200',
    'Longest name, ageRange and jobType, in characters.',
  ),
  MAX_LONG_TEXT_CHARACTERS: setting(
    wholeNumber(1, 10_000_000),
    '50000',
    'Longest notes and messageText, in characters.',
  ),
  ANALYSIS_THREADS: setting(
    wholeNumber(1, 64),
    '2',
    'Most threads that a busy service analyses drafts in; each takes about 200 MB until it is no longer needed.',
  ),
  SHUTDOWN_GRACE_MS: setting(
    wholeNumber(0, 60_000),
    '250',
    'How long /readyz answers 503 before the port closes, so that a balancer turns away, in milliseconds.',
  ),
  UPSTREAM: setting(
    z.enum(UPSTREAMS, { error: `must be one of: ${UPSTREAMS.join(', ')}` }),
    'local',
    'What makes predictions and analyses: the embedded engine (local), or a language model (upstream.md).',
  ),
  UPSTREAM_MODEL: setting(z.string(), '', "The model's name as its provider spells it."),
  UPSTREAM_API_KEY: setting(
    z
      .string()
      .regex(
        /^[!-~]*$/,
        'must be one line of plain characters, without blanks, typographic dashes or other marks',
      ),
    '',
    'Key for the model; empty where its server asks for none.',
    { isSecret: true },
  ),
  UPSTREAM_BASE_URL: setting(
    z
      .string()
      .regex(/^(https?:\/\/\S+)?$/, 'must start with http:// or https://')
      .refine((text) => text === '' || URL.canParse(text), 'must be a well-formed URL')
      .refine(isWithoutUser, 'must be without a user and password; a key goes into UPSTREAM_API_KEY')
      .refine(canTakePath, 'must be without ? and #, since the path of each call is put behind it'),
    '',
    "Address of the model's server with its version segment; needed for openai-compatible.",
  ),
  UPSTREAM_FALLBACK: setting(
    z.enum(['', 'local'], { error: 'must be local, or empty' }),
    '',
    'local: the embedded engine answers where the model fails.',
  ),
  UPSTREAM_TIMEOUT_MS: setting(
    wholeNumber(100, 600_000),
    '30000',
    'Longest time for one call of the upstream with its retries, in milliseconds.',
  ),
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof SETTINGS;
export type Config = { readonly [Name in SettingName]: z.output<(typeof SETTINGS)[Name]['schema']> };

/** All that is wrong with the settings, in one message that names each setting and prints no value. */
export class ConfigError extends Error {
  /** EX_CONFIG of sysexits.h: a supervisor that knows it does not start again what no start can mend. */
  readonly exitCode = 78;

  constructor(faults: readonly string[]) {
    super(`Attune cannot start with these settings:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

/** Reads and checks every setting from `environment`; an empty value counts as not set. Throws ConfigError. */
export function loadConfig(environment: NodeJS.ProcessEnv): Config {
  const faults: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, entry] of Object.entries<Setting>(SETTINGS)) {
    try {
      const result = entry.schema.safeParse(readSetting(environment, name, entry));
      if (result.success) values[name] = result.data;
      else faults.push(`${name} ${result.error.issues[0]?.message ?? 'is not valid'}`);
    } catch (error) {
      faults.push((error as Error).message);
    }
  }
  faults.push(...upstreamFaults(values), ...unusedModelFaults(environment, values));
  if (faults.length > 0) throw new ConfigError(faults);
  return values as Config;
}

/** What is wrong with the address of a database, to be read after what names it; null if nothing is. */
export function databaseUrlFault(url: string): string | null {
  return SETTINGS.DATABASE_URL.schema.safeParse(url).error?.issues[0]?.message ?? null;
}

/**
 * The address of a database that is no setting of the service, from `name` or the file that `name`_FILE names; null if neither is
 * set. Throws an error in words that name it and show no value.
 */
export function databaseNamedIn(environment: NodeJS.ProcessEnv, name: string): string | null {
  const url = readSetting(environment, name, { ...SETTINGS.DATABASE_URL, default: '' });
  return url === '' ? null : url;
}

/** What a language model needs beside its own settings being well formed; said also when others are not. */
function upstreamFaults(config: Partial<Config>): string[] {
  const { UPSTREAM: upstream } = config;
  if (upstream === undefined || upstream === 'local') return [];
  const faults: string[] = [];
  if (config.UPSTREAM_MODEL === '')
    faults.push(`UPSTREAM_MODEL must name a model when UPSTREAM is ${upstream}`);
  if (upstream === 'openai-compatible' && config.UPSTREAM_BASE_URL === '') {
    faults.push('UPSTREAM_BASE_URL must be set when UPSTREAM is openai-compatible');
  }
  if (upstream !== 'openai-compatible' && config.UPSTREAM_API_KEY === '') {
    faults.push(`UPSTREAM_API_KEY must be set when UPSTREAM is ${upstream}`);
  }
  return faults;
}

/** A model that is named and never asked, since nothing says which kind of upstream it is. */
function unusedModelFaults({ UPSTREAM }: NodeJS.ProcessEnv, { UPSTREAM_MODEL }: Partial<Config>): string[] {
  const isChosen = UPSTREAM !== undefined && UPSTREAM !== '';
  if (isChosen || UPSTREAM_MODEL === undefined || UPSTREAM_MODEL === '') return [];
  return ['UPSTREAM must say what kind of upstream UPSTREAM_MODEL is, or be local to leave the model unused'];
}

function readSetting(environment: NodeJS.ProcessEnv, name: string, entry: Setting): string {
  const given = environment[name];
  const file = entry.isSecret === true ? environment[`${name}_FILE`] : undefined;
  if (file === undefined || file === '') return given === undefined || given === '' ? entry.default : given;
  if (given !== undefined && given !== '') throw new Error(`${name} and ${name}_FILE are both set; keep one`);
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw new Error(`${name}_FILE names a file that cannot be read`);
  }
}
