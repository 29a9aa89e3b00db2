import { describe, expect, it } from 'vitest';
import type { ProfileCode } from '../../../../../domain/profiles.ts';
import { judgeDraft } from '../../judging/judge-draft.ts';
import { readDraft } from '../../reading/read-draft.ts';
import { rewriteFor } from '../rewrite.fixture.ts';
import { rewriteDraft } from '../rewrite-draft.ts';

function rewrite(text: string, primaryCode: ProfileCode): string {
  return rewriteFor('text', primaryCode, text);
}

it('takes no "Up" that begins a sentence for a name that has to come back', () => {
  const rewrite = rewriteFor(
    'text',
    'DP-01',
    "Sorry to be a pain, just wondering if you had any thoughts about the caravan? The bloke says he'd take 6,200. Up to you x",
  );
  expect(rewrite).not.toContain('x Up');
});

describe('a rewritten text', () => {
  it('joins sentences only where the second can begin small', () => {
    const text =
      'told the band they can park in the yard already, neighbours will cope lol. cable delivery moved to the 14th. Osk has the key';
    expect(rewrite(text, 'DP-04')).not.toMatch(/; \p{Lu}/u);
  });

  it('leaves no bare hurry and no word of address on its own', () => {
    const result = rewrite('Hi boss, sorry to bug you!! only your list is missing. asap', 'DP-06');
    expect(result).not.toMatch(/asap|^boss\b/i);
  });

  it('leaves out that it is quick', () => {
    const text = 'hey quick one, gonna switch the server over tonight instead of saturday';
    const result = rewrite(text, 'DP-04');
    expect(result).not.toMatch(/quick/i);
    expect(result).toContain('switch the server over tonight instead of Saturday');
  });

  it('asks a word or two as a whole question', () => {
    expect(rewrite('Visa??', 'DP-05')).toBe('Visa: who has it, and by when?');
  });

  it('puts a vague wish as a plain question', () => {
    const text =
      'might be good if somebody had a look at the gutters in yard B some time before the fair, no rush';
    expect(rewrite(text, 'DP-05')).toContain('Can you look at the gutters in yard B before the fair');
  });
});

describe('a rewritten text as its writer meant it', () => {
  it('calls somebody of the family by that', () => {
    const text =
      'hi aunty, thank you so much for the sewing machine!! i feel bad asking but could i borrow the overlocker too, only till the 20th, totally fine if you need it';
    expect(rewrite(text, 'DP-06')).toBe(
      'Aunty, thank you so much for the sewing machine. Could I borrow the overlocker too, only till the 20th? Totally fine if you need it.',
    );
  });

  it('asks for the thing with what tells which one it is', () => {
    const text =
      "can u do the thing for jess, the one we talked about, when ur free. she's kinda waiting on it";
    expect(rewrite(text, 'DP-05')).toMatch(/^Can you do the thing for jess, the one we talked about, when/);
  });

  it('has nobody else say what the writer says', () => {
    const text =
      'The new dressing is honestly amazing, everyone on the ward says wounds close in half the time. You should switch to it asap!!';
    expect(rewrite(text, 'DP-03')).not.toMatch(/half the time,? and you/);
  });

  it('keeps the pardon for a blunt word that stays', () => {
    const text =
      "I don't really care about your big vision tbh, I need the invoice number for the October hall hire so treasurer can pay it. Sorry if that's blunt.";
    expect(rewrite(text, 'DP-07')).toMatch(/Sorry if that's blunt\.$/);
  });

  it('leaves the order of an offer that is asked about as "maybe"', () => {
    const text =
      "No idea if this helps, but the stall next to ours did 1,200 on Sunday with card payments only. Maybe worth us trying? I could lend you my reader for the 8th, just don't want to step on toes.";
    expect(rewrite(text, 'DP-01')).toMatch(/only\. Worth us trying\? I could lend you my reader for the 8th/);
  });

  it('says that it writes again only where nothing else does', () => {
    const text =
      "Just checking in! Just wanted to follow up on my message about the ad spend. I know you're super busy. 640 spent, 19 leads so far. Shall I stop it?";
    expect(rewrite(text, 'DP-01')).toMatch(/^This is about the ad spend\. 640 spent/);
  });

  it('keeps the day on which somebody is to sign', () => {
    const text =
      'Trust me this supplier is way better. Sample 2 of 6 failed the drop test tho but i reckon thats just bad luck. sign off today?';
    expect(rewrite(text, 'DP-03')).toContain('before you sign off today?');
  });

  it('ends on a word that says what was done, and puts no question to whom something was refused', () => {
    const text =
      'Per policy all requests for leave must be submitted on form HR4 no later than 14 days prior. Yours was 11. Declined.';
    expect(rewrite(text, 'DP-02')).toMatch(/Yours was 11\. Declined\.$/);
  });

  it('takes leave as its writer does', () => {
    const text =
      'hi hun just a reminder its bin day, blue one, also milk, also ring the school about form 6B. love you x';
    expect(rewrite(text, 'DP-07')).toMatch(/Love you x$/);
  });

  it('keeps what is told behind words that turn the reader away', () => {
    const text =
      "Don't bother reading the whole report, just trust me on it, the pump's knackered. 3 of the last 4 tests under 60 litres. I've told Gethin we'll order the Grundfos";
    expect(rewrite(text, 'DP-03')).toContain("the pump's knackered");
  });

  it('keeps both halves of a doubt', () => {
    const text =
      "Could we maybe have a chat about Nan's birthday some time, no idea what she wants, possibly a meal, possibly not, Uncle Ray mentioned the Crown, it's the 9th of June";
    expect(rewrite(text, 'DP-05')).toContain('possibly a meal, possibly not');
  });

  it('asks for no other check than the one that is bidden', () => {
    const text =
      "You've signed off the scaffold without looking at it, again, the tag's from March. If HSE turn up we are finished. Get up there today and check the ties on the east side";
    expect(rewrite(text, 'DP-04')).not.toContain('What would you want checked');
  });

  it('says why somebody cannot come, and keeps the pardon that is owed for it', () => {
    const text =
      "Can't do the quiz Thurs now, my dad's not well. Somebody else will have to write the questions, the picture round is done and it's in the blue folder. Sorry to land this on you x";
    const result = rewrite(text, 'DP-02');
    expect(result).toContain("my dad's not well");
    expect(result).toMatch(/Sorry to land this on you x$/);
  });

  it('answers what was asked, and asks nothing back', () => {
    const text =
      "I'm so so sorry I've only just seen this, what a nightmare week. Yes I can do the 17th, no I can't do the 24th, and I've asked Chidi about the 31st, he'll tell us Monday. Sorry again!!";
    const result = rewrite(text, 'DP-05');
    expect(result).not.toContain('?');
    expect(result).toContain("I've only just seen this");
  });

  it('leaves to the reader what its writer leaves to them, and wants no ideas where it wants none', () => {
    const mother =
      "Your mum rang AGAIN about the christening. I've told her a hundred times it's the 8th at 11. You deal with her, I'm at work.";
    expect(rewrite(mother, 'DP-06')).not.toContain('?');
    const route =
      "The parade route is the same as always. High St, left at the bank, finish at the green. Please don't suggest the river again, we've been over it.";
    expect(rewrite(route, 'DP-02')).not.toContain('?');
  });

  it('joins no street with a small letter', () => {
    const text =
      'The parade route is the same as always. High St, left at the bank, finish at the green. No floats this year, no exceptions, and we have been over it with the police twice already.';
    expect(rewrite(text, 'DP-03')).toContain('. High St, left at the bank');
  });

  it('proposes nothing twice', () => {
    const text =
      'They say the new doorbell cuts break-ins by 70%. Everyone on the close is getting one. We should order ours tonight, deal ends midnight, £89 for two.';
    expect(rewrite(text, 'DP-03').match(/order ours tonight/g)).toHaveLength(1);
  });

  it('leaves the kisses that stand alone', () => {
    const text =
      "Quick reminder to initial each page of the lease (there's 14), tick box 3 on p9, and scan both sides in colour. Agent's chasing me twice a day. x";
    expect(rewrite(text, 'DP-07')).toMatch(/twice a day x$/);
  });

  it('writes "you are" where somebody is around', () => {
    const text =
      'let me know when ur around to do that thing with the fence, no hurry. the posts are here btw, 8 of them';
    expect(rewrite(text, 'DP-05')).toContain("when you're around");
  });

  it('replaces nothing that is only taken out', () => {
    const text =
      "We're ripping out the old fence Thursday and going with the new one, no permission needed I think. Can you be there at 8 with the trailer?";
    expect(rewrite(text, 'DP-04')).toContain('taking out the old fence Thursday and going with the new one');
  });
});

describe('the order of a rewritten text', () => {
  it('is that of the draft', () => {
    const text = 'hospice run sponsor totals?? only yours missing. asap';
    expect(rewrite(text, 'DP-06')).toMatch(
      /^Could I have your hospice run sponsor totals\? Only yours are missing\./,
    );
  });

  it('puts a question that weighs all else behind it', () => {
    const text =
      'New landing page is CRUSHING it!!! We should roll it out everywhere today. Went from 3.1% to 3.9% since Monday';
    expect(rewrite(text, 'DP-03')).toMatch(/3\.9% since Monday[^?]*\. [^.?]*\?$/);
  });
});

describe('a rewritten order', () => {
  const order = (profile: ProfileCode): string => {
    const reader = { primaryCode: profile, secondaryCode: null };
    const text =
      'Mr. Hale,\n\nThe stage plan is obviously late again and everybody knows why. You never tell us anything. Submit the stage plan by 4 May.\n\nUte';
    const reading = readDraft(text, 'email');
    return rewriteDraft(reading, reader, judgeDraft(reading, reader));
  };

  it('is a request to any reader, and a question to one who wants room', () => {
    expect(order('DP-05')).toContain('Please submit the stage plan by 4 May.');
    expect(order('DP-02')).toContain('Could you submit the stage plan by 4 May?');
  });
});

describe('a text asks', () => {
  it('for the deed, and not for a second to do it in', () => {
    expect(
      rewriteFor(
        'text',
        'DP-01',
        'hiya, hope your good, sorry to be a pain, was just wondering if maybe you might have a sec at some point to look at the quote from Dales, its £1,340 now not £1,180, no rush at all tho',
      ),
    ).toContain('Could you look at the quote from Dales?');
  });
});
