import { describe, expect, it } from 'vitest';
import { isTypedInHaste, typedOut } from './typed-short.ts';

describe('typedOut', () => {
  it.each([
    ['Tell the others will you', 'Could you tell the others?'],
    ['Bring the float back can you', 'Could you bring the float back?'],
    ['Would you mind awfully having a look at the rota?', 'Could you have a look at the rota?'],
    ['just wanted to check if you maybe saw my note on the van?', 'Did you see my note on the van?'],
    ["Don't want to hassle you but the buyers came back.", 'the buyers came back.'],
    [
      "I know ur busy with the move and everything and I dont want to be a pain but the key's gone.",
      "the key's gone.",
    ],
    ['Could you do the minutes this week or whenever?', 'Could you do the minutes this week?'],
    [
      'do you want the red one or the cheaper one at 3.10',
      'do you want the red one or the cheaper one at 3.10?',
    ],
    ['Is Ryman ok or Staples', 'Is Ryman ok or Staples?'],
  ])('asks what was typed in haste: %s', (draft, mended) => {
    expect(typedOut(draft, null)).toBe(mended);
  });

  it.each([
    'I hope you will tell them',
    'When you are the last one out lock the door',
    'Have the keys ready by six',
    'Should you need the van call Ray',
    'What we need is a second ladder',
  ])('leaves alone what asks nothing: %s', (draft) => {
    expect(isTypedInHaste(draft, null)).toBe(false);
  });
});

describe('typedOut for one reader', () => {
  it('takes the shrug from what a Guardian would look into', () => {
    expect(typedOut("Forgot to ask for references but I'm sure it's fine.", 'DP-04')).toBe(
      'Forgot to ask for references.',
    );
    expect(typedOut('Till was £6 out but no big deal.', 'DP-04')).toBe('Till was £6 out.');
  });

  it('says of all no more to an Analyzer than that some do', () => {
    expect(typedOut('Everyone says the radio spot works.', 'DP-03')).toBe('People say the radio spot works.');
  });

  it.each([
    ['Where are the forms?', 'Could you tell me where to find the forms?'],
    ["Why wasn't I told about the rota?", "Could you tell me why I wasn't told about the rota?"],
    ["Why hasn't the kit been washed?", "Could you tell me why the kit hasn't been washed?"],
    ["Why wasn't our new rota sent round?", "Could you tell me why our new rota wasn't sent round?"],
    ['When are you going to pay me for the tickets?', 'When can you pay me for the tickets?'],
    ['Find someone else.', 'Could you please find someone else?'],
    ["If people can't make it they can't make it.", "If people can't make it, that can't be helped."],
  ])('asks a Collaborator without a charge: %s', (draft, mended) => {
    expect(typedOut(draft, 'DP-06')).toBe(mended);
  });
});
