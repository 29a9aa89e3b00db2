import { describe, expect, it } from 'vitest';
import { analyseMessage } from '../../analyse-message.ts';
import { rewritten } from '../body/body.fixture.ts';
import { rewriteFor } from '../rewrite.fixture.ts';
import { asInvitation } from './invitation.ts';

const told = (...texts: readonly string[]) => [texts.map((text) => rewritten(text))];
const textsOf = (paragraphs: ReturnType<typeof asInvitation>) => paragraphs.flat().map(({ text }) => text);

const CALL = "I'd like to invite you to our meeting on Tuesday at 9.";
const FIRST = 'First Anna will give an overview.';
const DECISION = 'At some point we also have to decide if we raise the prices.';

describe('an invitation to a meeting', () => {
  it('says what is to be decided right behind where and when, to a reader who decides', () => {
    expect(textsOf(asInvitation(told(CALL, FIRST, DECISION), 'DP-01'))).toEqual([
      CALL,
      'We have to decide if we raise the prices.',
      FIRST,
    ]);
    expect(textsOf(asInvitation(told(CALL, FIRST, DECISION), 'DP-06'))).toEqual([CALL, FIRST, DECISION]);
  });

  it('leaves a decision that speaks of the sentence before it, or is spoken of, in its place', () => {
    const pointing = [CALL, FIRST, 'There are two.', 'We have to decide on them by Friday.'];
    expect(textsOf(asInvitation(told(...pointing), 'DP-01'))).toEqual(pointing);
    const followed = [CALL, FIRST, 'We have to decide on the hall.', 'It costs 400.'];
    expect(textsOf(asInvitation(told(...followed), 'DP-01'))).toEqual(followed);
  });

  it('never moves a decision in front of what "the old one" or a "them" behind it means', () => {
    const named = [
      CALL,
      'There have been loads of complaints.',
      'People are unhappy with the new hotline.',
      'We must decide if we go back to the old one.',
    ];
    expect(textsOf(asInvitation(told(...named), 'DP-03'))).toEqual(named);
    const them = [CALL, 'There have been loads of them lately.', 'We must decide on the hall.'];
    expect(textsOf(asInvitation(told(...them), 'DP-03'))).toEqual(them);
  });

  it('says what the meeting is about before what it is to decide', () => {
    const texts = ['Meeting on Friday at 9.', 'I want to talk about the audit.', FIRST, DECISION];
    expect(textsOf(asInvitation(told(...texts), 'DP-05'))[1]).toBe('I want to talk about the audit.');
  });

  it('keeps the topic and who has to come, under a greeting to a team', () => {
    const text =
      "Team,\n\nmeeting tomorrow 8:30 sharp. Topic: the mess in the store room. Everybody has to come. I will explain the new rules and then we're done in 15 minutes. Bring your keys.\n\nHarald";
    const { rewrite } = analyseMessage(
      { text, type: 'meeting_prep' },
      { primaryCode: 'DP-06', secondaryCode: null },
    );
    expect(rewrite).toMatch(/^Team,\n\nMeeting tomorrow 8:30 sharp\./);
    expect(rewrite).toContain('Topic: the mess in the store room.');
    expect(rewrite).toContain('Everybody has to come.');
  });

  it('asks for what is to be brought instead of ordering it', () => {
    expect(textsOf(asInvitation(told(CALL, 'Bring your dates.'), 'DP-06'))[1]).toBe(
      'Please bring your dates.',
    );
  });

  it('loses no point of the agenda and asks nothing but what is to be decided', () => {
    const text = `Hi all,\n\n${CALL} As many of you are aware, there have been some changes lately. We will start with a round of introductions, followed by open discussion. After that there will be time for questions. ${DECISION} Bring your ideas!\n\nLeo`;
    const { rewrite } = analyseMessage(
      { text, type: 'meeting_prep' },
      { primaryCode: 'DP-01', secondaryCode: null },
    );
    expect(rewrite).toContain('followed by open discussion');
    expect(rewrite).toContain('After that there will be time for questions.');
    expect(rewrite).toContain('Please bring your ideas.');
    expect(rewrite.match(/[^.!\n]*\?/g)).toEqual(['Do we raise the prices, yes or no?']);
  });

  it('keeps the condition on what is to be brought', () => {
    const text =
      "Hi Ella,\n\ncan we sit down tomorrow at 2 about the heating? I have a feeling it's the old boiler. The landlord wants to know by the 30th if we want a new one. Bring the bills if you find them.\n\nKurt";
    const { rewrite } = analyseMessage(
      { text, type: 'meeting_prep' },
      { primaryCode: 'DP-04', secondaryCode: null },
    );
    expect(rewrite).toContain('Please bring the bills if you find them.');
  });

  it('sets an agenda that is counted in one line on lines of its own', () => {
    const text =
      'Dear all,\n\nI hereby invite you to the planning meeting on 14 June in the clubhouse. Agenda: 1. Welcome 2. Minutes of the last meeting 3. Ideas for the fair. You must submit your ideas on form 7. There will be no exceptions.\n\nThe board';
    const { rewrite } = analyseMessage(
      { text, type: 'meeting_prep' },
      { primaryCode: 'DP-02', secondaryCode: null },
    );
    expect(rewrite).toContain('1. Welcome\n2. Minutes of the last meeting\n3. Ideas for the fair');
  });

  it.each([
    [
      'stands behind the sentence that says which meeting is meant, and a short heading before its matter',
      "Dear Ruth,\n\nAhead of our talk on the 9th I possibly just wanted to set down a few points.\n\nThe boiler. Two quotes came in, 3,100 and 2,870. They'd sort of need a week each.\n\nCould you perhaps ask the school? It wants two quotes, which we have.\n\nNell",
      /^Dear Ruth,\n\nAhead of our talk.*\n\nThe boiler\. Two quotes came in, 3,100 and 2,870\./s,
    ],
    [
      'says how a thing stands',
      "Dear Ruth,\n\nAhead of our talk on the 9th I possibly just wanted to set down a few points.\n\nCould you perhaps ask the school? It wants two quotes, which we have. They'd sort of need a week each.\n\nNell",
      /two quotes, which we have\./,
    ],
    [
      'asks who will do what nobody does',
      'Dear Ruth,\n\nFor our talk on the 9th. The boiler man comes on the 15th and he needs the key. Somebody should ring the school.\n\nNell',
      /Who will ring the school\?/,
    ],
    [
      'keeps a wish to decide beside what there is to decide',
      "Hi Max,\n\nBefore we sit down on Friday some background. As you know we have used the old phones since 2014. I would like to decide on Friday. I'd go for the cheaper one, it is 4,450 a month.\n\nAda",
      /I would like to decide on Friday\. I'd go for the cheaper one/,
    ],
  ] as const)('%s', (_, text, kept) => {
    expect(rewriteFor('meeting_prep', 'DP-01', text)).toMatch(kept);
  });

  it('ends on no question of any letter where it asks for thoughts itself', () => {
    const text =
      "Hello all,\n\nlet's meet on Tuesday at 4 about the new locks. I'd say we just let him start and see. Please tell me beforehand if you have worries.\n\nVera";
    expect(rewriteFor('meeting_prep', 'DP-04', text)).not.toContain('?');
  });
});
