import { randomBytes } from 'node:crypto';
import type { Command } from 'commander';
import { HOUR_MILLISECONDS, isoTime, systemClock, utcMinute } from '../../domain/clock.ts';
import { faultOfKeyName, OVERLAP_HOURS } from '../../domain/key-limits.ts';
import { type ApiKeyListing, accountOfApiKey, listApiKeys, revokeApiKey } from '../../store/api-keys.ts';
import { createApiKey } from '../../usecases/create-api-key.ts';
import { type RotateApiKeyOutcome, rotateApiKey } from '../../usecases/rotate-api-key.ts';
import { withExistingStore } from '../context.ts';
import { CommandFailure, EXIT_USAGE } from '../failure.ts';
import { howToCreate, requireAccount } from '../find-account.ts';
import { parseWholeNumber } from '../input.ts';
import { requireReader, shownTime, table, writeResult, writeShownOnce } from '../output.ts';

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
    .command('rotate')
    .argument('<keyId>', 'its number, as key list shows it')
    .description(
      'issue a successor with the same name, shown this once; the old key works for some hours more',
    )
    .option(
      '--overlap-hours <n>',
      `hours until the old key stops, ${OVERLAP_HOURS.minimum} to ${OVERLAP_HOURS.maximum}`,
      String(OVERLAP_HOURS.otherwise),
    )
    .option('--json', 'print one JSON object')
    .addHelpText('after', '\nExample:\n  attune key rotate 7 --overlap-hours 48')
    .action(rotate);
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
  const fault = faultOfKeyName(name);
  if (fault !== null) throw new CommandFailure(`--name ${fault}`, EXIT_USAGE);
  requireReader('the key');
  await withExistingStore(async (store) => {
    const account = await requireAccount(store, email, howToCreate);
    const request = { accountId: account.id, name: name === '' ? null : name };
    const outcome = await createApiKey({ store, clock: systemClock, randomBytes }, request);
    if (outcome.kind === 'too_many_keys') throw new CommandFailure(outcome.words);
    const { keyId, key } = outcome;
    const words = `Key ${keyId} for ${account.email}, shown this once:\n${key}`;
    const ifLost = `Key ${keyId} ${couldNotBeShown(keyId)}`;
    await writeShownOnce(options.json === true, { keyId, key }, words, ifLost);
  });
}

async function list(email: string, options: JsonOption): Promise<void> {
  await withExistingStore(async (store) => {
    const account = await requireAccount(store, email, howToCreate);
    const keys = await listApiKeys(store.handle, account.id);
    const words = keys.length === 0 ? 'No keys yet.' : keyTable(keys);
    await writeResult(options.json === true, keys.map(withIsoTimes), words);
  });
}

/** As every other command writes a time for programs. */
function withIsoTimes(key: ApiKeyListing): object {
  const { createdAt, lastUsedAt, revokedAt } = key;
  return {
    ...key,
    createdAt: isoTime(createdAt),
    lastUsedAt: lastUsedAt === null ? null : isoTime(lastUsedAt),
    revokedAt: revokedAt === null ? null : isoTime(revokedAt),
  };
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
  return table([['ID', 'KEY', 'NAME', 'CREATED (UTC)', 'LAST USED (UTC)', 'VALID UNTIL (UTC)'], ...rows]);
}

async function rotate(
  idText: string,
  options: JsonOption & { readonly overlapHours: string },
): Promise<void> {
  const keyId = parseWholeNumber('keyId', idText);
  const hours = parseWholeNumber('--overlap-hours', options.overlapHours);
  const { minimum, maximum } = OVERLAP_HOURS;
  if (hours < minimum || hours > maximum) {
    throw new CommandFailure(`--overlap-hours must be from ${minimum} to ${maximum}.`, EXIT_USAGE);
  }
  requireReader('the new key');
  await withExistingStore(async (store) => {
    const accountId = await accountOfApiKey(store.handle, keyId);
    if (accountId === null) throw new CommandFailure(noSuchKey(keyId));
    const request = { accountId, keyId, overlapMilliseconds: hours * HOUR_MILLISECONDS };
    const outcome = await rotateApiKey({ store, clock: systemClock, randomBytes }, request);
    if (outcome.kind !== 'rotated') throw new CommandFailure(whyNotRotated(keyId, outcome));
    const { keyId: newKeyId, key, oldKeyEndsAt } = outcome;
    const result = { keyId: newKeyId, key, oldKeyEndsAt: isoTime(oldKeyEndsAt) };
    const words = `Key ${newKeyId} in place of key ${keyId}, which works until ${utcMinute(oldKeyEndsAt)} UTC. Shown this once:\n${key}`;
    const ifLost = `Key ${newKeyId}, the successor of key ${keyId}, ${couldNotBeShown(newKeyId)}`;
    await writeShownOnce(options.json === true, result, words, ifLost);
  });
}

function couldNotBeShown(keyId: number): string {
  return `was made and could not be shown. Revoke it: npx attune key revoke ${keyId}`;
}

function whyNotRotated(
  keyId: number,
  outcome: Exclude<RotateApiKeyOutcome, { readonly kind: 'rotated' }>,
): string {
  switch (outcome.kind) {
    case 'key_not_found':
      return noSuchKey(keyId);
    case 'key_revoked':
      return `Key ${keyId} is revoked.`;
    case 'key_replaced':
      return `Key ${keyId} was replaced already and works until ${utcMinute(outcome.endsAt)} UTC. Rotate its successor.`;
    case 'too_many_keys':
      return outcome.words;
  }
}

function noSuchKey(keyId: number): string {
  return `There is no key ${keyId}.`;
}

async function revoke(idText: string, options: JsonOption): Promise<void> {
  const keyId = parseWholeNumber('keyId', idText);
  await withExistingStore(async (store) => {
    const isKnown = await store.write((handle) => revokeApiKey(handle, keyId, systemClock.now()));
    if (!isKnown) throw new CommandFailure(noSuchKey(keyId));
    await writeResult(options.json === true, { keyId, revoked: true }, `Revoked key ${keyId}.`);
  });
}
