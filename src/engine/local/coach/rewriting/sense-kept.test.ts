import { describe, expect, it } from 'vitest';
import type { MessageType } from '../../../../domain/message-types.ts';
import type { ProfileCode } from '../../../../domain/profiles.ts';
import { judgeDraft } from '../judging/judge-draft.ts';
import { readDraft } from '../reading/read-draft.ts';
import { rewriteDraft } from './rewrite-draft.ts';

function rewrite(type: MessageType, primaryCode: ProfileCode, text: string): string {
  const reader = { primaryCode, secondaryCode: null };
  const reading = readDraft(text, type);
  return rewriteDraft(reading, reader, judgeDraft(reading, reader));
}

const SURVEY =
  "Hi Ines, sorry to chase, but did you look at the survey? I think it clearly proves that our customers hate the new packaging. 61 of 240 answered and 38 of them said it's harder to open. We only asked people who had complained before. Marketing wants to go back to the old box immediately. It'd cost 7,500 euros. They say it's urgent. Could you tell me what you think by Monday? Thanks, Jan";
const WALL =
  "Hi Mika, we are looking for someone to paint the wall of our bike workshop in Turku, 8 by 3 metres. The process is as follows: first you send three sketches, then the board chooses, then you paint exactly that. It's the standard process and we can't change it. We pay 900 euros and the paint. I saw your whale at the harbour. Interested? Antti";

describe('a message to one reader keeps its sense', () => {
  it('says please once in a request', () => {
    expect(
      rewrite('email', 'DP-06', 'Hi Ruth, bring the keys on Monday please. It is your turn again! Ben'),
    ).not.toMatch(/please[^.?]*please/i);
  });

  it('leaves open in an email who does what somebody has to do', () => {
    const text =
      'Hi Ruth, the new website goes live on 1 March. Someone needs to write the texts too. Not sure about the cookie banner. Ben';
    expect(rewrite('email', 'DP-05', text)).toContain('Will you write the texts too, or shall I?');
  });

  it('keeps the speed at which somebody acts', () => {
    const text = "Hi Jo, the call closes on 30 June so you'd have to act fast. Let me know. Pia";
    expect(rewrite('email', 'DP-02', text)).toContain("so you'd have to act fast.");
  });

  it('tells what is told behind a request as a sentence of its own', () => {
    const text =
      "Hi Jo, you must follow the 9 steps in the guide exactly and there's no other way. Step 1 is the form. Pia";
    expect(rewrite('email', 'DP-02', text)).not.toMatch(/there's no other way\?/);
  });

  it('leaves out that the writer is frank, and keeps what was frankly said', () => {
    const text =
      "Hi Sam, so sales were down 8% in March, mainly because of the trade fair in Cologne, which to be fair was a bit of a disaster. I think we might perhaps want to maybe move the budget for the autumn fair (15k) to online ads. I've been thinking about this for weeks and talked to Lena and to Marco as well. Would it be ok if I did that? Sorry for the long mail! Kim";
    expect(rewrite('email', 'DP-01', text)).toContain('which was a bit of a disaster');
  });

  it('asks plainly behind an apology that names a day, and hopes nothing in a text', () => {
    const text =
      'Hi hope ur well!! so sorry to bug u on a sunday, just wondering if u had maybe had a chance to think abt the offer from Klein, they need to know by tues noon, lmk xx';
    const result = rewrite('text', 'DP-01', text);
    expect(result).toContain('Could you think about the offer from Klein?');
    expect(result).not.toMatch(/\bhope\b|wondering|\bu\b/i);
  });

  it('keeps the sentence that names what the next one calls they', () => {
    const text =
      'Hi Anders,\n\nOur new supplier is amazing, everybody says so. They deliver in 3 days instead of 7. It would be crazy not to do it. We sign by Thursday.\n\nOlga';
    expect(rewrite('email', 'DP-03', text)).toMatch(/supplier is amazing\. They deliver/);
  });

  it('keeps how far a figure can be trusted, and a name that is also a month in its place', () => {
    const result = rewrite('email', 'DP-03', SURVEY);
    expect(result).toContain('We only asked people who had complained before.');
    expect(result).toMatch(/by Monday\?\s+Thanks,\nJan$/);
  });

  it('keeps what the writer does if the reader cannot', () => {
    const text =
      "Dear Mr Haller, I'm really sorry to bother you again. We would perhaps like to rent 6 parking spaces from April. You named 45 euros each, and we can't go above 40. If that's not possible then we'd rather leave it, but no hard feelings. Ute Mann";
    expect(rewrite('email', 'DP-01', text)).toContain("If that's not possible then we'd rather leave it");
  });

  it('keeps all steps of a process and what cannot be changed, and asks no one to be somebody', () => {
    const result = rewrite('outreach', 'DP-02', WALL);
    expect(result).toContain('then you paint exactly that');
    expect(result).toContain("and we can't change it");
    expect(result).not.toContain('Someone should');
  });

  it('keeps what is agreed already and what is still to be thought of', () => {
    const text =
      'Hi Paolo, there are so many things we could do. Maybe a quiz, maybe a band. We should also think about parking at some point, and someone has to ask the fire brigade. It is on 21 June. Gina';
    expect(rewrite('email', 'DP-05', text)).toMatch(/parking\. Will you ask the fire brigade, or shall I\?/);
  });
});
