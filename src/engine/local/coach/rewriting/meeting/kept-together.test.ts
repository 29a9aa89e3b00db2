import { describe, expect, it } from 'vitest';
import type { ProfileCode } from '../../../../../domain/profiles.ts';
import { rewriteFor } from '../rewrite.fixture.ts';

const sheet = (primaryCode: ProfileCode, text: string): string =>
  rewriteFor('meeting_prep', primaryCode, text);

describe('notes that belong together', () => {
  it('stay together: an objection and the answer that is labelled as one', () => {
    const text = sheet(
      'DP-03',
      'Prep for Dr Holm, Friday 14:00.\nGoal: get her okay to drop the third group.\n- third group has 19 patients, 7 lost\n- without it the effect is 0.41\nShe will say we are picking cherries. My answer: the protocol says so on page 6. We can put it in the supplement.\nHonestly the numbers speak for themselves.',
    );
    expect(text).toContain(
      'She will say we are picking cherries. My answer: the protocol says so on page 6. We can put it in the supplement.',
    );
    expect(text).not.toContain('How do we know?');
    expect(text).not.toContain('Opening line');
  });

  it('stay together: what the reader will say and the rest of that line', () => {
    const text = sheet(
      'DP-02',
      "What if the report was a comic?? Meeting with Celia Thu 11:15 to float it.\nWe must follow the handbook first, it is the only way.\nShe might say funders won't take it seriously. Four pages could be a test.\nDecide: test yes or no",
    );
    expect(text).toContain("She might say funders won't take it seriously. Four pages could be a test");
  });

  it('stay together: a question and what the writer thinks of saying to it', () => {
    const text = sheet(
      'DP-02',
      'So for Thursday with the library. i think we should show the two sketches only. Opening hours will come up (they close at 5, we need 8). Anyone got a reply to that? Maybe: Fridays first.',
    );
    expect(text).toContain(
      'Opening hours will come up (they close at 5, we need 8). Anyone got a reply to that? Maybe: Fridays first.',
    );
  });

  it('stay together: a question and whom to put it to, a date and what comes after it', () => {
    const text = sheet(
      'DP-04',
      "Sit down with Gareth on the boiler, Thursday.\nHe always says no. Whatever.\n- the new one is 2,400\n- it's totally safe\nWould the tenants mind? Ask them.\nNeed: his signature by the end of January. If not then before Lent.",
    );
    expect(text).toContain('Would the tenants mind? Ask them.');
    expect(text).toContain('his signature by the end of January. If not then before Lent.');
  });
});

describe('a sheet', () => {
  const rota =
    "Talk with Nkechi Wed. Tell her the rota is changing from 1 June and that's that. She'll whine about it because she always does. Question for her: can she still do the 14th? Need a yes or no by Friday, it goes out Saturday.";

  it('makes no question of why somebody complains, and answers nothing for the writer', () => {
    const text = sheet('DP-06', rota);
    expect(text).toMatch(/She'll whine about it because/);
    expect(text).not.toContain('Say what is known');
  });

  it('leaves an answer as it is where the writer has noted one', () => {
    const text = sheet(
      'DP-01',
      "Seeing Bo, Tuesday 9:00, about the stall. Honestly it's a no brainer. He'll moan about the rent, say the first month is free. We sold 900 jars. He really needs to get a grip.",
    );
    expect(text).toContain('say the first month is free');
  });

  it('names no decision of its own where the notes ask or say nothing of the matter', () => {
    expect(sheet('DP-06', rota)).toContain('Decision needed: a yes or no by Friday, it goes out Saturday.');
    const park = sheet(
      'DP-02',
      'Ideas day with Kit, Friday. We must follow the process, steps 1 to 9, no changes. Kit likes lamps. Room 4 is free. The street is empty.',
    );
    expect(park).not.toContain('Decision needed');
  });

  it('takes no unknown, no answer and no open list for what they are not', () => {
    const text = sheet(
      'DP-03',
      "Ines about the tool. Honestly it's a game changer, everyone loves it. 38 people tried it. What I don't know: whether the others are as fast. Open: 3 letters, the keys.",
    );
    expect(text).toContain("What I don't know: whether the others are as fast");
    expect(text).not.toMatch(/Decision needed: whether the others|Opening line: "3 letters/);
  });

  it('decides what the writer wants decided, and by what name the ask has', () => {
    expect(
      sheet(
        'DP-07',
        "Anders on the 3rd. There's a lot of small stuff, the logo and the sign. But what I really want is for him to decide if the farm becomes a school or stays a farm. Money is 80k.",
      ),
    ).toContain('Decision needed: whether the farm becomes a school or stays a farm.');
    expect(
      sheet(
        'DP-01',
        'Victor, pricing. Synergies will unlock value going forward. Ask = approve the rise from 1 Feb. Letters go out by 15 Dec. Basically a no brainer.',
      ),
    ).toContain('Decision needed: approve the rise from 1 Feb.');
  });

  it('begins with no line of its own where the writer says what comes first', () => {
    const text = sheet(
      'DP-06',
      "Monday 9am, me and Hollis. We always end up short, 2 children's groups had nobody last Sunday. I owe Hollis an apology for snapping so do that first. He never listens.",
    );
    expect(text).not.toContain('Opening line');
  });

  it('keeps a matter for the reader to bring up, and names what failed', () => {
    const of = (what: string): string =>
      sheet(
        'DP-04',
        `Seeing Tom on Thursday about the garden. Want him to let us have the back strip. It will be fine. Don't mention ${what} unless he does. Ana asked the council.`,
      );
    expect(of('the water bill')).toMatch(/don't mention the water bill unless he does/i);
    expect(of('the pump that failed')).toContain('aise it yourself');
  });

  it('shows nothing that is left out unless asked for, and decides nothing that need not be decided', () => {
    const text = sheet(
      'DP-06',
      "Choir committee, Thursday. Honestly it never works and nobody listens. Attendance was 210, now 140. Leave out the hall prices unless asked. It doesn't need deciding that night.",
    );
    expect(text).not.toMatch(/show the hall prices|Decision needed: it doesn't/i);
  });

  it('ends on no question to a reader whom it does not speak to', () => {
    const text = sheet(
      'DP-03',
      'Chat with Mr Petrov re Ivan. Facts: 6 late marks, 3 homeworks missing. Good: chess club. Plan: show the register. Ask: did anything change in october? We all know its obvious.',
    );
    expect(text.trim().split('\n').at(-1)).not.toMatch(/^Could you/);
  });

  it('makes no first words of a verdict on what people do', () => {
    const text = sheet(
      'DP-06',
      'Talk with Ida about the fair, Sunday. The cakes are made by three people now and everybody knows they always taste awful. She never reads the list. We had 60 guests.',
    );
    expect(text).not.toMatch(/Opening line: .*(?:awful|never)/);
    expect(text).toMatch(/She (?:never|rarely) reads the list/);
  });

  it('names no purpose of its own, and a weak spot as the writer does', () => {
    const text = sheet(
      'DP-04',
      'Talk to Mr Bright about the new door locks. The lift at the back broke in May. Bring the log. If the power goes the doors open from inside. £2,140.',
    );
    expect(text).not.toContain('Purpose:');
    expect(text).not.toContain('lift at the back?');
    expect(text).toContain('The lift at the back broke in May');
  });

  it('puts two deeds behind one "whether she will"', () => {
    const text = sheet(
      'DP-05',
      'So the thing with the store, seeing Dora at 3. The wigs are late. The rail has to go by Thursday. I need her to lend me two people on Wednesday, and to decide about the van.',
    );
    expect(text).toContain('whether she will lend me two people on Wednesday and decide about the van.');
  });

  it('takes a noun for no step, and leaves what hangs on a note behind it', () => {
    const text = sheet(
      'DP-05',
      'Thing with Carla tomorrow about the run. Start is 28 March 8:00. Then she wanted a list, Mo has it. Tell her the weir has nobody. Be honest about that. Yusuf has the number. 38 of 40 marshals signed up.',
    );
    expect(text).toMatch(/Facts:\n(?:- .*\n)*- Start is 28 March 8:00\n- Then she wanted a list/);
    expect(text).toMatch(/Tell her the weir has nobody\n- Be honest about that/);
  });

  it('asks nobody whether they want a loss too, and takes a need for the decision', () => {
    const text = sheet(
      'DP-01',
      "Tom, 10 mins before the stand-up. Checkout is down 3.2% since the 14th. It's the new address field, 90% sure. Rolling back kills the launch. Needs his yes before noon.",
    );
    expect(text).toContain('Decision needed: his yes before noon.');
    expect(text).toContain('"Checkout is down 3.2% since the 14th."');
    expect(text).not.toContain('What do we win?" It');
  });

  it('opens on no complaint', () => {
    const text = sheet(
      'DP-06',
      "Seeing Pam Friday about the phones. Nobody picks up after 4.30 and two patients complained. I don't think it's her fault. Ask how she'd like to do it.",
    );
    expect(text).not.toMatch(/Opening line: .*Nobody picks up/);
  });
});
