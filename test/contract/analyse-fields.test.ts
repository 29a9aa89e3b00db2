import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MESSAGE_TYPES } from '../../src/domain/message-types.ts';
import { PROFILE_CODES, SECONDARY_CODES } from '../../src/domain/profiles.ts';
import type { Reader } from '../../src/engine/engine.ts';
import { type Attune, DRAFT, expectError, startAttune, type TestAccount } from '../support/attune.ts';
import { steadyEngine } from '../support/engines.ts';

let lastReader: Reader | null = null;
let attune: Attune;
let account: TestAccount;
beforeAll(async () => {
  attune = await startAttune({
    engine: {
      ...steadyEngine,
      analyseMessage(message, reader) {
        lastReader = reader;
        return steadyEngine.analyseMessage(message, reader);
      },
    },
  });
  account = await attune.createAccountWithKey(1000);
});
afterAll(() => attune.close());

const TEXT_MISSING = 'Message text must be at least 1 character long';
const TYPE_WRONG =
  'Message type must be one of: outreach, text, email, internal_comms, difficult_conversation, meeting_prep';
const codeWrong = (field: string) => `${field} must be one of: ${PROFILE_CODES.join(', ')}`;
const BY_CODE = { ...DRAFT, primaryCode: 'DP-03' };
const analyse = (body: object) => attune.analyse(account.key, body);

describe('Analyse Comms', () => {
  it.each(MESSAGE_TYPES)('takes messageType %s', async (messageType) => {
    expect((await analyse({ ...BY_CODE, messageType })).status).toBe(201);
  });

  it.each(PROFILE_CODES)('takes primaryCode %s', async (primaryCode) => {
    expect((await analyse({ ...DRAFT, primaryCode })).status).toBe(201);
    expect(lastReader).toMatchObject({ primaryCode, secondaryCode: null });
  });

  it.each(SECONDARY_CODES)('takes secondaryCode %s', async (secondaryCode) => {
    expect((await analyse({ ...BY_CODE, secondaryCode })).status).toBe(201);
    expect(lastReader).toMatchObject({ primaryCode: 'DP-03', secondaryCode });
  });

  it('refuses a missing or empty messageText, and null like a missing one', async () => {
    const { messageText: _, ...without } = BY_CODE;
    for (const body of [without, { ...BY_CODE, messageText: '' }, { ...BY_CODE, messageText: null }])
      expectError(await analyse(body), 400, TEXT_MISSING, 'message_text_too_short');
  });

  it('takes a messageText of one character, white space too', async () => {
    for (const messageText of ['a', ' ', '🌻'])
      expect((await analyse({ ...BY_CODE, messageText })).status).toBe(201);
  });

  it('names a messageText of a wrong type', async () => {
    for (const messageText of [1, true, [], {}])
      expectError(await analyse({ ...BY_CODE, messageText }), 400, 'messageText must be a string');
  });

  it('refuses every other messageType', async () => {
    for (const messageType of [undefined, null, '', 'Email', 'email ', 1, [], ['email'], 'constructor'])
      expectError(await analyse({ ...BY_CODE, messageType }), 400, TYPE_WRONG, 'message_type_invalid');
  });

  it('refuses every other primaryCode', async () => {
    for (const primaryCode of [
      '',
      'DP-00',
      'DP-08',
      'dp-01',
      'DP-1',
      'Achiever',
      1,
      [],
      ['DP-01'],
      {},
      false,
    ])
      expectError(
        await analyse({ ...DRAFT, primaryCode }),
        400,
        codeWrong('primaryCode'),
        'profile_code_invalid',
      );
  });

  it('refuses every other secondaryCode beside primaryCode', async () => {
    for (const secondaryCode of ['', 'DP-08', 'dp-02', 2, [], {}, false])
      expectError(await analyse({ ...BY_CODE, secondaryCode }), 400, codeWrong('secondaryCode'));
  });

  it('refuses a snapId that is not a number', async () => {
    for (const snapId of ['1', '', true, [], [1], {}])
      expectError(await analyse({ ...DRAFT, snapId }), 400, 'snapId must be a number', 'validation_failed');
  });

  it('counts null as absent', async () => {
    expect((await analyse({ ...BY_CODE, snapId: null, secondaryCode: null })).status).toBe(201);
    expectError(
      await analyse({ ...DRAFT, snapId: null, primaryCode: null }),
      400,
      'Provide either snapId or primaryCode.',
    );
    expectError(
      await analyse({ ...DRAFT, primaryCode: null, secondaryCode: 'DP-02' }),
      400,
      'Provide either snapId or primaryCode.',
    );
  });

  it('ignores unknown fields', async () => {
    expect((await analyse({ ...BY_CODE, notes: 1, commsId: 'x' })).status).toBe(201);
  });

  it('names the first violation only, in the order of the error table', async () => {
    const body: Record<string, unknown> = {
      secondaryCode: 'wrong',
      primaryCode: 'wrong',
      messageType: 'wrong',
      messageText: '',
    };
    expectError(await analyse(body), 400, TEXT_MISSING);
    body['messageText'] = 'Hello';
    expectError(await analyse(body), 400, TYPE_WRONG);
    body['messageType'] = 'email';
    expectError(await analyse(body), 400, codeWrong('primaryCode'));
    body['primaryCode'] = 'DP-01';
    expectError(await analyse(body), 400, codeWrong('secondaryCode'));
    body['snapId'] = 1;
    expectError(await analyse(body), 400, 'Provide only one of snapId or primaryCode, not both.');
    body['snapId'] = null;
    body['secondaryCode'] = 'DP-07';
    expectError(await analyse(body), 400, "secondaryCode cannot be 'DP-07' (Visionary).");
  });

  it.each([
    [{ messageText: 5, messageType: 'q' }, 'messageText must be a string'],
    [
      { messageText: 'x'.repeat(50_001), messageType: 'q' },
      'messageText must be at most 50000 characters long',
    ],
    [{ ...DRAFT, messageType: 'q', snapId: 'x' }, TYPE_WRONG],
    [{ ...DRAFT, snapId: 'x', primaryCode: 'wrong' }, 'snapId must be a number'],
    [{ ...DRAFT, snapId: 1, primaryCode: 'wrong' }, codeWrong('primaryCode')],
    [{ ...DRAFT, secondaryCode: 'DP-07' }, 'Provide either snapId or primaryCode.'],
  ])('checks one field after the other, each for everything: case %#', async (body, text) => {
    expectError(await analyse(body), 400, text);
  });

  it('reads the profiles of a snap, and ignores secondaryCode beside it whatever it holds', async () => {
    const { snapId } = (await attune.predict(account.key)).body.data;
    for (const secondaryCode of [undefined, null, 'DP-01', 'DP-07', 'nonsense', 7, {}, []]) {
      expect((await analyse({ ...DRAFT, snapId, secondaryCode })).status).toBe(201);
      expect(lastReader).toMatchObject({ primaryCode: 'DP-03', secondaryCode: 'DP-05' });
    }
  });
});
