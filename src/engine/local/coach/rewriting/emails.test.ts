import { describe, expect, it } from 'vitest';
import type { ProfileCode } from '../../../../domain/profiles.ts';
import { rewriteFor } from './rewrite.fixture.ts';

function rewrite(primaryCode: ProfileCode, text: string): string {
  return rewriteFor('email', primaryCode, text);
}

describe('an email keeps what only one sentence holds', () => {
  it('such as a question that its writer dares only half', () => {
    expect(
      rewrite(
        'DP-07',
        "Hi Beatriz,\n\nJust a quick one about the seed library. We need a second cabinet. It's €260 second-hand from the pharmacy, but they want it gone by the 15th. I don't know if that's something the parish could stretch to? No pressure at all.\n\nNuno",
      ),
    ).toContain("I don't know if that's something the parish could stretch to?");
  });

  it('such as the door that it holds open, though it comes back as it was', () => {
    const text =
      'Dear Road Works Customer,\n\nAttached you will find a sheet. The closures within are moved closures. Your daily sheet will still contain these closures. In addition to the sheet, there is a file that is formatted like the daily file you receive nightly. This will enable you to load the data into your regular system. Any questions please let me know.\n\nThanks,\nRoad Works Desk';
    expect(rewrite('DP-07', text)).toContain('Any questions please let me know.');
  });

  it('such as the one thing that it asks for, what the reader thinks of it', () => {
    expect(
      rewrite(
        'DP-07',
        'Hi Helga,\n\nAttached is the revised budget. I have changed the stationery line from £210 to £225 and corrected a typo in row 9. Toner went up as well. If the trust says yes on the 14th we can open the second hostel next year. Let me know your thoughts.\n\nKind regards,\nSimon',
      ),
    ).toContain('Let me know your thoughts.');
  });

  it('such as the bare name that stands under it, without a full stop', () => {
    const text =
      "Nina: I'm so sorry to ask, I was just wondering if you could maybe possibly let the boiler man in on Monday, if it's not too much trouble at all? I might perhaps be out at some point.  My neighbour, Paula Reed, has the key.\nwilma";
    expect(rewrite('DP-06', text)).toMatch(/\nWilma$/);
  });

  it('such as what happens to the reader behind a big word', () => {
    const result = rewrite(
      'DP-04',
      "Hi Tomasz,\n\nWe're moving the payroll run on Friday. It's going to be a total game changer and honestly you won't even notice. Last month's dry run matched on 212 of 214 people.\n\nBex",
    );
    expect(result).toContain("You won't even notice.");
    expect(result).not.toContain('makes a difference');
  });

  it('such as what a figure is of, and what the last question asks about', () => {
    const milk = rewrite(
      'DP-03',
      "Dear Dr Ocampo,\n\nThe bulk tank came back at 412,000 cells last week which is obviously a disaster and everyone knows it's the new teat dip. We switched on 3 September and by 20 September it had gone from 180 to over 400. I did keep two cows on the old dip and they're fine. Can you tell me whether your practice still stocks it?\n\nPat",
    );
    expect(milk.indexOf('bulk tank')).toBeLessThan(milk.indexOf('We switched'));
    const pricing = rewrite(
      'DP-03',
      'Hi Dev,\n\nOur new pricing page is absolutely crushing it. Sign-ups jumped massively since launch and everybody loves it. We went from 3.1% to 3.9% conversion over 11 days (n = 4,200 visits), but we also had the podcast mention on day 2. I think we should roll it out to all countries by Monday. You must agree this is a no-brainer. Are you ok with that?\n\nSanne',
    );
    expect(pricing).toMatch(/by Monday\.\s+Are you ok with that\?/);
  });

  it('such as what would happen otherwise, a doubt, and who does which of two jobs', () => {
    const result = rewrite(
      'DP-05',
      "Hello Sami,\n\nso we kind of need to get the van through its test before the 17th, otherwise it's not insured. Garage can maybe do Tuesday or Wednesday next week?? It needs two tyres, someone said the wipers as well, not sure. Somebody has to drive it there and somebody has to bring the logbook. Costs will be around 260. What works for you?\n\nAnouk",
    );
    expect(result).toContain("otherwise it's not insured");
    expect(result).toContain('not sure.');
    expect(result).toContain('Who can drive it there, and who can bring the logbook?');
  });

  it('such as that the writer sees why the reader is late', () => {
    expect(
      rewrite(
        'DP-06',
        "Ruth. The Sunday school rota is a mess and it has been since you took over. Last week there were nineteen children and one adult. I'm not having that again. Send me the list of helpers tonight. I can do the 7th and the 21st myself. I know you've got a lot on with the move. Deborah",
      ),
    ).toContain("I know you've got a lot on with the move.");
  });

  it('such as the group of which some are counted, and how sure a big word is', () => {
    expect(
      rewrite(
        'DP-03',
        "Hi Ewa! Super excited to tell you that our walking group is literally saving lives!!! Everyone feels fantastic. Of the 26 who started in March, 19 are still coming, and blood pressure went down from 148 to 141 on average in the 14 we measured twice. We didn't have a control group obviously. Could you sign by Thursday?\n\nJola",
      ),
    ).toContain('walking group');
    expect(
      rewrite(
        'DP-04',
        "Hiya Wendell, so excited!! We're gonna trial the drone for the roof surveys instead of ladders from next week, it's basically foolproof. I think there's some licence thing. Can you tell the insurers or do I have to?\n\nGaynor",
      ),
    ).not.toContain("it's foolproof");
  });

  it('and sets nothing behind who signs, nor what answers the reader behind what it answers with', () => {
    const window = rewrite(
      'DP-02',
      'Good morning Ms Farrugia,\n\nPlease be advised that the theme of the window display shall be "Autumn" as per head office guidelines, section 7. No deviation is permitted. The display must be completed by 28 September at 18:00. Materials to the value of €120 may be claimed against receipts. Should you have any queries do not hesitate to contact the undersigned.\n\nJ. Brincat\nArea manager',
    );
    expect(window).toMatch(/Area manager\s*$/);
    const editor = rewrite(
      'DP-03',
      'Dear Editor,\n\nI read with great interest your article of 12 April on sourdough. As a baker of 31 years I can assure you it is complete and utter nonsense. The author says that the crust depends on the flour alone. I baked 40 loaves from one bag, 20 with steam and 20 without: the steamed ones had a crust of 2 mm on average, the others 4 mm. I may have measured some of them a little warm. Will you print a correction?\n\nBarnaby',
    );
    expect(editor.indexOf('your article')).toBeLessThan(editor.indexOf('40 loaves'));
  });

  it('and greets once, though a capital stands behind the greeting', () => {
    const result = rewrite(
      'DP-03',
      "Hi Prof. Lindqvist, Sorry for the delay in getting back to you and sorry for the long email. I've been through the sensor logs and the drift starts on 14 August. Could I have another two weeks for chapter 3?\n\nBest,\nYewande",
    );
    expect(result.split('Lindqvist')).toHaveLength(2);
  });

  it('such as a deadline without an article, in a request that says little else', () => {
    expect(
      rewrite(
        'DP-07',
        'Hi Gwen,\n\nSee the actions from the meeting. The bike scheme has given out 150 bikes and the hospital wants to talk to us. Please action by end of month.\n\nThanks,\nRoy',
      ),
    ).toContain('Please see to this by end of month.');
  });

  it('such as what a fault turns out to be, behind a long way round', () => {
    const result = rewrite(
      'DP-01',
      "Hi Mr Nowicki,\n\nHope you had a good weekend! So when the lads first put it on the ramp on Tuesday we thought it was the exhaust, then Gaz took the wheel off and had a look, then we had to wait for the parts man to ring back and he's a nightmare to get hold of as you can imagine. Long story short it's the gearbox. A recon one is £1,180 fitted and you'd have it back Friday. A new one is £2,300 and the week after next. Sorry about all this. Let me know what you're thinking whenever.\n\nDebs",
    );
    expect(result).toContain("It's the gearbox.");
    expect(result).toContain('Which would you choose?');
  });

  it('such as how people take it, and what somebody says of it, without the risk waved away behind it', () => {
    const result = rewrite(
      'DP-04',
      "Hi Malcolm,\n\nHeads up, we've taken the closers off the 2 fire doors because people kept moaning about them. The residents are much happier. The caretaker says they were never needed so should be fine. I'll tell the landlord at some point. Harrow Fire are coming on 17 July anyway. Hope that's ok!\n\nThanks,\nTina",
    );
    expect(result).toContain('The residents are much happier.');
    expect(result).toContain('The caretaker says they were never needed.');
  });

  it('such as the name of what the next sentence calls they', () => {
    expect(
      rewrite(
        'DP-03',
        "Subject: New tills!!\n\nHi Yusuf,\n\nI'm really excited about this one!! Everyone who has seen the new tills loves them and it's a no-brainer if you ask me. They will save us loads of time and pay for themselves in no time. We need to move fast before the price goes up. Cost is £6,800 for 4 tills. In the Ludlow shop the queue went from 7 minutes to 4 in the first 3 weeks. Can you sign it off today?\n\nThanks,\nGemma",
      ),
    ).toContain('The new tills will save us a lot of time');
  });
});

describe('an email without its fault is sound', () => {
  it('where a date holds "whether we like it or not"', () => {
    expect(
      rewrite(
        'DP-05',
        "Dear Ulrike,\n\nI'm no longer sure about the wall! Somebody from your side could think about the electrics. The fair opens on 14 April whether we like it or not. I trust that it'll fall into place. Shall we talk when inspiration strikes?\n\nLorenz",
      ),
    ).toContain('The fair opens on 14 April.');
  });

  it('and tells what happens otherwise outside the question', () => {
    const result = rewrite(
      'DP-06',
      "All,\n\nThe state of the staff kitchen is disgusting. Wash your own mugs and clear out the fridge by 4pm Friday or everything goes in the bin. I've told you lot about this enough times. Two people cleaned it last month. The rest of you should be ashamed.\n\nSandra",
    );
    expect(result).toContain('by 4pm Friday? Otherwise everything goes in the bin.');
    expect(result).toContain('I have raised this before.');
    expect(result).not.toContain('ashamed');
  });

  it('and shouts neither what comes first nor what comes then, and has no jibe in a bracket', () => {
    const result = rewrite(
      'DP-06',
      'All,\n\nAs per my last email (which evidently nobody read) the minibus is NOT to be left without fuel. I found it empty on Thursday with nine kids waiting. FIRST fill it up, THEN hand in the keys.\n\nGraham',
    );
    expect(result).toContain('First fill it up, then hand in the keys.');
    expect(result).not.toContain('evidently');
    expect(result).not.toContain('(');
  });

  it('and does not compare the reader with others', () => {
    expect(
      rewrite(
        'DP-02',
        'Dear Josie,\n\nPlease note that class assemblies must follow the set plan from now on. One song, one prayer, one poem, 15 minutes. I know you like to do your own thing but other classes manage. The next one is on Thursday 20 November. Please send me your script by Monday.\n\nRegards,\nMrs Lockwood',
      ),
    ).not.toContain('other classes manage');
  });

  it('and says when the reader was told, and how a meeting went, without the scolding', () => {
    const result = rewrite(
      'DP-06',
      'Mr Pereira,\n\nYour subscription of £65 has not been paid. You were told at the AGM. I expect no drama; the last meeting was an embarrassment to all concerned. Pay by 31 May or your membership ends.\n\nK. Doyle',
    );
    expect(result).toContain('This was mentioned at the AGM.');
    expect(result).toContain('The last meeting did not go well.');
    expect(result).not.toContain('drama');
  });
});

describe('an email asks for what it is about', () => {
  it('with the decision that a lapsing contract leaves open', () => {
    const result = rewrite(
      'DP-01',
      'Dear Ottilie,\n\nI have been turning over a few thoughts about the night skiing. It is of course not for me to say whether we should go on with it. On the 18 evenings it ran, takings were 9,400 francs a night against 6,100 for staff and light. The floodlight hire lapses on 30 November unless we renew it for 41,000. It would be lovely to hear your thoughts in due course.\n\nAlwin',
    );
    expect(result).toContain('Do we renew the floodlight hire before 30 November, yes or no?');
  });

  it('and not with a place that belongs to no figure', () => {
    const result = rewrite(
      'DP-03',
      'Dear Florence,\n\nSonaFit is unbelievable and I want us on it before the competition wakes up. Our audiologists tried it on 26 patients: 31 minutes instead of 44. The licence is 11,900 a year, patient data sits on their server in Utah. Sign by Wednesday!\n\nMatteo',
    );
    expect(result).not.toContain('figures from Utah');
  });

  it('with a plain suggestion for a win-win, and nothing for a wish to nobody', () => {
    expect(
      rewrite(
        'DP-01',
        'Hi Darren,\n\nAs per my last email we need to touch base re the delivery slots. I think it could be a real win-win if we leverage the evening slots. We sold 340 more boxes in September. It would be good to get your thoughts on next steps.\n\nAmy',
      ),
    ).toContain('I suggest we use the evening slots.');
    expect(
      rewrite(
        'DP-05',
        'Hi Hannah,\n\nSports day is coming up fast! It would be great if people could get involved. We need to think about races, water, first aid and prizes, and someone should probably ring about the field. It is Friday 27 June, 1.30 to 3.\n\nMr Boyle',
      ),
    ).not.toContain('get involved');
  });
});

describe('an email keeps a further thing', () => {
  it('that the reader is to tell somebody, and what people do that the writer is tired of', () => {
    expect(
      rewrite(
        'DP-06',
        "Dear Pat,\n\nThe altos were terrible on Sunday and you know it. You need to get them in line before the concert on 20 December. Nobody practises at home, it's always the same ones. I've changed the programme, we're dropping the Rutter. Tell them please.\n\nGeoffrey",
      ),
    ).toContain('Could you please tell them?');
    expect(
      rewrite(
        'DP-06',
        "Hi all,\n\nI am sick of people swapping shifts without telling me. From now on no swaps, full stop. It's not rocket science. Send me your availability by Thursday.\n\nMarcus",
      ),
    ).toContain('I am unhappy about people swapping shifts without telling me.');
  });

  it('that it asks for: what the reader thinks, beside another question, in no hurry', () => {
    const result = rewrite(
      'DP-06',
      "Hi Ruth,\n\nI've been thinking about the lunch club. Honestly it has been a bit flat since Ivy moved. Maybe, I don't know, we could ask the brass band to play once a month, they need a room to practise in anyway. I haven't told anyone yet as I'd hate for you and Len to feel pushed. What do you think? And how would Len take it?\n\nNo hurry, but the band meets on the 9th.\n\nlove\nMay x",
    );
    expect(result).toContain('What do you think?');
    expect(result).toContain('No hurry, but the band meets on the 9th.');
    expect(result).toMatch(/May x$/);
  });

  it('that it asks without a question mark, in a long mail to somebody brisk', () => {
    const result = rewrite(
      'DP-01',
      "Hey Kim\n\nOk so. Volumes: we can press 38 crates a week from March, 46 from May when the second press is up. Price: 1.12 a bottle, and I wouldn't go under 1.06 because below that we lose money on the caps. They'll ask about the recall in 2024, the answer is 212 bottles, one batch, all back within 6 days. I think it might possibly be an idea to not mention the cider at all yet since the permit is due on 3 Feb.\n\nTwo things from you: do I give them the May figure or not? and who's driving, you or me.\n\nSpeak later\nAda",
    );
    expect(result).toContain("who's driving, you or me");
  });

  it('that is only thought of, as such', () => {
    const result = rewrite(
      'DP-05',
      'Hi Chris,\n\nWe really ought to get going with the open day! Lots of exciting ideas flying around. Someone needs to sort the parking and the leaflets need doing at some point, and maybe a raffle? It might be nice to have a band too. The hall is booked for Saturday 14 June, 11 to 4.\n\nHelen',
    );
    expect(result).toContain('maybe a raffle?');
    expect(result).toContain('a band too');
  });

  it('and proposes plainly what the writer only wondered about', () => {
    const result = rewrite(
      'DP-01',
      "Hi Karen,\n\nAs discussed we need to circle back on the website. The booking form went down twice in March and we lost around 40 bookings. I was wondering if maybe it might be an idea to swap to Fresha, it's £35 a month. Would be good to get your steer at some point.\n\nLeanne",
    );
    expect(result).toContain("Shall we swap to Fresha? It's £35 a month.");
    expect(result).not.toContain('steer');
  });
});

describe('the subject of an email to a Collaborator', () => {
  it('does not offer to solve together what is only to be returned or confirmed', () => {
    expect(
      rewrite(
        'DP-06',
        'Subject: your leaving date\n\nDear Sue,\n\nFurther to your letter your last day is 28 February. Return your laptop and pass by 12 noon. You are required to write a handover. Your desk has been given to Aaron. Confirm receipt.\n\nHR',
      ),
    ).not.toContain('solve it together');
  });
});
