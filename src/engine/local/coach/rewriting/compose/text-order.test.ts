import { describe, expect, it } from 'vitest';
import type { ProfileCode } from '../../../../../domain/profiles.ts';
import { rewriteFor } from '../rewrite.fixture.ts';

function rewrite(text: string, primaryCode: ProfileCode): string {
  return rewriteFor('text', primaryCode, text);
}

describe('a text', () => {
  it('gives an Achiever the matter first and a yes or no to say', () => {
    const text =
      "hey so sorry to bug you, was just wondering if maybe you'd had a look at the Marlin quote? It's 12k and they close at 4 today";
    expect(rewrite(text, 'DP-01')).toBe('The Marlin quote is 12k and they close at 4 today. Yes or no?');
  });

  it('gives a Visionary what it is for right behind what it is about', () => {
    const text =
      "Box 7b of the Leith form still empty. 3 lines, max 40 words each, Arial 11, 2 sources. It's the bit on what the garden should be in ten years. 6pm.";
    expect(rewrite(text, 'DP-07')).toBe(
      "Box 7b of the Leith form still empty. It's the bit on what the garden should be in ten years. 3 lines, max 40 words each, Arial 11, 2 sources. 6pm.",
    );
  });

  it('asks a Guardian what is to be put right, and owns nothing that the writer does not', () => {
    const text =
      "moved the spare keys out of the safe into the drawer btw, safe was a faff lol. drawer doesn't lock, should be fine";
    const rewritten = rewrite(text, 'DP-04');
    expect(rewritten).toMatch(/What would you want checked or put right now\?$/);
    expect(rewritten).not.toContain('I should have asked you first');
  });

  it('asks for what is missing in a whole sentence', () => {
    expect(rewrite('bake sale totals?? only yours missing. asap', 'DP-06')).toContain(
      'Could I have your bake sale totals?',
    );
  });

  it('keeps what the writer is going to do, without the time that is none', () => {
    const text =
      "btw I gave Dave admin access so he can fix the printer, I'll take it off again at some point";
    expect(rewrite(text, 'DP-04')).toContain("I'll take it off again.");
    const down =
      "The website's down again, I'll try and look at it at some stage. Shop orders 14 stuck since last night";
    expect(rewrite(down, 'DP-05')).toContain("The website's down again. I'll try and look at it. Shop");
    expect(rewrite(down, 'DP-05')).not.toContain('Can you take this');
  });

  it('keeps the thing that a guess names', () => {
    const text =
      'Ideas for the boat refit are just pouring in!! Maybe teak, maybe cork, maybe a second mast. The yard wanted something from us, I think a drawing. Berth 12 is free again btw';
    expect(rewrite(text, 'DP-05')).toContain('I think a drawing');
  });

  it('says what "it" is, and asks for no "ok" beside its question', () => {
    const text =
      "Everyone says the radio spot works. Lots of people mentioned it. Let's double it to 6k from the 1st. Ok?";
    const rewritten = rewrite(text, 'DP-03');
    expect(rewritten).toContain('the radio spot');
    expect(rewritten).not.toMatch(/\bok\?.*\?|\?.*\bok\?/i);
  });

  it('keeps the soft ask of which the next sentence speaks', () => {
    const text =
      "we should probably do something about the guttering at some stage, it's coming down by the shed. Maybe one of us could ring Pat";
    expect(rewrite(text, 'DP-05')).toMatch(/the guttering.*it's coming down/i);
  });

  it('takes no thing for an order', () => {
    const text =
      'Sign needs to be 1200 by 600, matt not gloss. Which font, Arial or Calibri? Need it by Weds';
    expect(rewrite(text, 'DP-07')).toContain('Sign needs to be 1200 by 600');
    expect(rewrite(text, 'DP-07')).not.toContain('Please sign');
  });

  it('asks about no offer that ends as if somebody ended it', () => {
    const text =
      'Hurry, the offer on the laptops ends tonight!! 12 for £4,800, best price ever. Just say yes';
    expect(rewrite(text, 'DP-03')).not.toContain('before the offer');
  });

  it('makes no question of what may be', () => {
    const text =
      "I'm really sorry but I think we might be a bit behind on the kitchen, maybe 2 days. I could perhaps get Stu in Saturday for £180? What do you reckon";
    expect(rewrite(text, 'DP-01')).not.toMatch(/\bdo we might\b/i);
  });

  it('leaves a proposal the proposal of the writer', () => {
    const text =
      "Think the boiler's on its way out, it's been making noises. We should get a new one asap, they're doing 15% off till Friday";
    const rewritten = rewrite(text, 'DP-03');
    expect(rewritten).toContain("it's been making noises");
    expect(rewritten).toContain('We should get a new one');
  });

  it('mends what was typed in haste though nothing is found against it', () => {
    expect(rewrite('Where are the forms? I asked for them yesterday.', 'DP-06')).toBe(
      'Could you tell me where to find the forms? I asked for them yesterday.',
    );
  });
});
