import { describe, expect, it } from 'vitest';
import type { ProfileCode } from '../../../../../../domain/profiles.ts';
import { rewriteFor } from '../../rewrite.fixture.ts';
import { difficultQuestions } from './difficult-question.ts';

function rewrite(text: string, primaryCode: ProfileCode): string {
  return rewriteFor('difficult_conversation', primaryCode, text);
}

describe('the question at the end of a difficult message', () => {
  it('is always a whole question and never names a thing', () => {
    for (const question of difficultQuestions()) expect(question).toMatch(/^[A-Z][^.{}]+\?$/);
  });

  it('does not take small talk for the matter', () => {
    const draft =
      'Hi Xenia, hope you’re well and that the new kitten is behaving! You always park across two bays. On 3 May you stood on mine and on Goran’s. Goran was late.\n\nPetra';
    expect(rewrite(draft, 'DP-01')).not.toMatch(/talk about|see the new kitten/);
  });

  it('puts the draft’s own demand as a question', () => {
    const draft =
      'Jules, every time it is the same with you. The brief said four colours, you used eleven. The school pays 2,800. Paint it over by the 20th.\n\nCornelius';
    expect(rewrite(draft, 'DP-02')).toContain('Could you paint it over by the 20th?');
  });

  it('does not ask the reader what held up the writer', () => {
    const late =
      'Sveinn, crates late, sorry sorry sorry, I am hopeless. 9 of 14 done, the five for the masks not even begun.\n\nPim';
    expect(rewrite(late, 'DP-05')).toContain('What do you need from me to close this, and by when?');
  });

  it('asks a Guardian who is told of a lapse what to put right', () => {
    const lapse =
      'Hello Mrs Vander, the pool log for 3 and 4 August, I filled it in on the 6th, from memory. Everybody does that. You were on leave and it is your own fault if people cut a corner.\n\nLucio';
    expect(rewrite(lapse, 'DP-04')).toContain('What would you want checked or put right first');
  });

  it('names the day that is still to come', () => {
    const rowing =
      'Dear Rashid, it is just that possibly the early sessions could perhaps be a tad more punctual? The eight has lost 70 minutes since 1 March because the boathouse was opened late, and the regatta is on 26 April. No pressure.\n\nMirza';
    expect(rewrite(rowing, 'DP-01')).toContain('what do you propose before 26 April?');
  });

  it('asks nobody how they see a decision that stands', () => {
    const draft =
      'Dear Joaquim,\n\nYour position at the kiosk is redundant as of 31 May. Keys to be returned on the last day. You always complain anyway.\n\nC. Alba';
    expect(rewrite(draft, 'DP-06')).toContain('Could we talk about what this means for you?');
  });

  it('asks for no talk for which the writer is not ready', () => {
    const draft =
      "Hey Lou, I wasn't going to say anything but it's been eating me up. When you told Sam about it at the pub on the 14th I felt sick. I'm not ready to meet yet but I would like you to know.";
    expect(rewrite(draft, 'DP-06')).toContain('How does it look from your side?');
  });

  it('stands behind the matter, though that was called known', () => {
    const draft =
      "Hi Piotr, as you're aware sales in the north region have fallen for a while now. There are various reasons for this. 61% of target in Q2 against 94% in Q1. It would be good if we could maybe find a way of turning that around. Let me know your thoughts. Thanks, Angela";
    expect(rewrite(draft, 'DP-01')).toContain('Sales in the north region have fallen');
  });
});
