import { randomBytes } from 'node:crypto';
import type { Command } from 'commander';
import { systemClock } from '../../domain/clock.ts';
import { KEY_NAME_MAXIMUM_CHARACTERS } from '../../domain/key-limits.ts';
import { isLongerThan } from '../../domain/well-formed-text.ts';
import { type ApiKeyListing, listApiKeys, revokeApiKey } from '../../store/api-keys.ts';
import { createApiKey } from '../../usecases/create-api-key.ts';
import { withExistingStore } from '../context.ts';
import { CommandFailure, EXIT_USAGE } from '../failure.ts';
import { howToCreate, requireAccount } from '../find-account.ts';
import { parseWholeNumber } from '../input.ts';
import { shownTime, table, writeResult } from '../output.ts';

interface JsonOption {
  readonly json?: boolean;
}

export function addKeyCommands(program: Command): void {
  const key = program.command('key').description('API keys of an account');
  key
    .command('create')
    .argument('<email>')
    .description('issue a key; it is shown this once')
    .option('--name <name>', 'what the key is for')
    .option('--json', 'print one JSON object')
    .addHelpText('after', '\nExample:\n  attune key create ada@example.com --name crm')
    .action(create);
  key
    .command('list')
    .argument('<email>')
    .description('list keys, without the keys themselves')
    .option('--json', 'print one JSON array')
    .addHelpText('after', '\nExample:\n  attune key list ada@example.com')
    .action(list);
  key
    .command('revoke')
    .argument('<keyId>', 'its number, as key list shows it')
    .description('revoke a key; it stops working within a second')
    .option('--json', 'print one JSON object')
    .addHelpText('after', '\nExample:\n  attune key revoke 7')
    .action(revoke);
}

async function create(email: string, options: JsonOption & { readonly name?: string }): Promise<void> {
  const name = options.name?.trim() ?? '';
  if (isLongerThan(name, KEY_NAME_MAXIMUM_CHARACTERS)) {
    const words = `--name must be at most ${KEY_NAME_MAXIMUM_CHARACTERS} characters long.`;
    throw new CommandFailure(words, EXIT_USAGE);
  }
  await withExistingStore(async (store) => {
    const account = await requireAccount(store, email, howToCreate);
    const request = { accountId: account.id, name: name === '' ? null : name };
    const outcome = await createApiKey({ store, clock: systemClock, randomBytes }, request);
    if (outcome.kind === 'too_many_keys') throw new CommandFailure(outcome.words);
    const { keyId, key } = outcome;
    const words = `Key ${keyId} for ${account.email}, shown this once:\n${key}`;
    await writeResult(options.json === true, { keyId, key }, words);
  });
}

async function list(email: string, options: JsonOption): Promise<void> {
  await withExistingStore(async (store) => {
    const account = await requireAccount(store, email);
    const keys = await listApiKeys(store.handle, account.id);
    await writeResult(options.json === true, keys, keys.length === 0 ? 'No keys yet.' : keyTable(keys));
  });
}

function keyTable(keys: readonly ApiKeyListing[]): string {
  const rows = keys.map((key) => [
    String(key.keyId),
    `${key.shownPrefix}…`,
    key.name ?? '-',
    shownTime(key.createdAt),
    shownTime(key.lastUsedAt),
    shownTime(key.revokedAt),
  ]);
  return table([['ID', 'KEY', 'NAME', 'CREATED', 'LAST USED', 'REVOKED'], ...rows]);
}

async function revoke(idText: string, options: JsonOption): Promise<void> {
  const keyId = parseWholeNumber('keyId', idText);
  await withExistingStore(async (store) => {
    const isKnown = await store.write((handle) => revokeApiKey(handle, keyId, systemClock.now()));
    if (!isKnown) throw new CommandFailure(`There is no key ${keyId}.`);
    await writeResult(options.json === true, { keyId, revoked: true }, `Revoked key ${keyId}.`);
  });
}
