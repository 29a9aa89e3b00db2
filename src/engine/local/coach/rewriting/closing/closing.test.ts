import { describe, expect, it } from 'vitest';
import type { MessageType } from '../../../../../domain/message-types.ts';
import type { ProfileCode } from '../../../../../domain/profiles.ts';
import { judgeDraft } from '../../judging/judge-draft.ts';
import { readDraft } from '../../reading/read-draft.ts';
import { draftToClose } from '../draft-to-close.ts';
import { rewriteFor } from '../rewrite.fixture.ts';
import { closingOf } from './closing.ts';
import type { EditedDraft } from './edited-draft.ts';
import { chancesOf } from './fitting/fitting.ts';
import { proposalsFor } from './proposals.ts';

function edited(type: MessageType, primaryCode: ProfileCode, text: string): EditedDraft {
  const reading = readDraft(text, type);
  const reader = { primaryCode, secondaryCode: null };
  return draftToClose(reading, reader, judgeDraft(reading, reader));
}

const COFFEE =
  'Dear Ms Okafor,\n\nWe are a family firm, fitting site hoists since 1958. On the Hotel Linde job our hoist took 11 days off the shell phase. Perhaps we might have a coffee some day.\n\nJonas Brandt';
const SWITCH =
  "Hi all,\n\nwe're switching the till system on Sunday. It's a piece of cake, nothing can go wrong.\n\nSue";

describe('the last line of a message', () => {
  it.each<[MessageType, ProfileCode, string]>([
    ['outreach', 'DP-01', COFFEE],
    ['internal_comms', 'DP-04', SWITCH],
  ])('is, in %s to %s, among those that the draft gives something for', (type, profile, text) => {
    const draft = edited(type, profile, text);
    const chosen = closingOf(draft);
    expect(chosen).toHaveLength(1);
    expect(proposalsFor(draft)).toEqual(expect.arrayContaining([...chosen]));
  });

  it('asks a Guardian who is told that nothing can go wrong for the risks', () => {
    expect(closingOf(edited('internal_comms', 'DP-04', SWITCH))[0]?.text).toContain('risk');
  });

  it.each<[MessageType, ProfileCode, string]>([
    [
      'email',
      'DP-04',
      'Hi Ruth,\n\nThe lift engineer comes on Monday. I put the keys in the safe. Everything should be fine.\n\nMo',
    ],
    [
      'email',
      'DP-05',
      'Hi Ruth,\n\nThe choir sang at the opening and 80 people came. The tea must be in the shed somewhere.\n\nMo',
    ],
    ['text', 'DP-03', 'The new glue is so much better, everybody says so'],
    ['text', 'DP-01', 'Sorry I might be a bit late tonight, got stuck at the depot'],
  ])('is no question that could stand anywhere, in %s to %s, where no step is proposed', (...draft) => {
    expect(proposalsFor(edited(...draft)).filter(({ source }) => /general/.test(source))).toEqual([]);
  });

  it('may ask for a yes where a step is proposed', () => {
    const text =
      "Sorry to bother you on your day off. The mill says they can do 300 sacks instead of 250 for the same price, I'd take it.";
    expect(closingOf(edited('text', 'DP-01', text)).map((line) => line.text)).toEqual([
      expect.stringMatching(/\?$/),
    ]);
  });

  it('comes beside no question that asks well already', () => {
    const text =
      'Hi Dana,\n\nI was wondering if maybe you could have a look at the pilot at some point? Churn fell from 6% to 4% in March. It is an absolutely game-changing result.\n\nLee';
    expect(closingOf(edited('email', 'DP-03', text))).toEqual([]);
  });

  it('keeps the way to talk that the writer proposes', () => {
    const texts = proposalsFor(edited('outreach', 'DP-01', COFFEE)).map(({ text }) => text);
    expect(texts.filter((text) => text.includes('short call'))).toEqual([]);
    expect(texts.some((text) => text.includes('a coffee'))).toBe(true);
  });

  it('offers no other way where the draft takes no answer', () => {
    const text =
      'All staff,\n\nThe rota is final and not open to discussion. Suggestions will not be considered. It has to be followed to the letter from Monday.\n\nManagement';
    expect(closingOf(edited('internal_comms', 'DP-02', text))).toEqual([]);
  });

  it('asks whoever did the harm themselves for no other side', () => {
    const text =
      "Hi Kim,\n\nI forgot your order again and I am so sorry. It was my fault, I should have rung you on Tuesday. You'll have the 40 chairs by Friday.\n\nTess";
    const asked = proposalsFor(edited('difficult_conversation', 'DP-05', text)).map((one) => one.text);
    expect(asked.filter((question) => question.includes('How do you see it'))).toEqual([]);
  });

  it('has a chance from 0 to 1 for each that could stand there', () => {
    const draft = edited('outreach', 'DP-01', COFFEE);
    const chances = chancesOf(draft, proposalsFor(draft));
    expect(chances.length).toBeGreaterThan(0);
    expect(Math.min(...chances)).toBeGreaterThan(0);
    expect(Math.max(...chances)).toBeLessThan(1);
  });
});

describe('a text that asks already', () => {
  it('needs no line beside its own request', () => {
    const draft = edited(
      'text',
      'DP-05',
      "Would it kill you to text if you're going to be late, the potatoes were ruined",
    );
    expect(closingOf(draft)).toEqual([]);
  });

  it.each<[ProfileCode, string]>([
    [
      'DP-03',
      "Need an answer on the greenhouse glass by 5 today, otherwise the price goes up 12%. 38 panes, 1,710 delivered. Supplier's words not mine, but I've got the email if you want to see it.",
    ],
    [
      'DP-04',
      "Letting you know I'll be taking the spare defib to the fun run on Sunday. It's back Monday morning. Shout by Friday if that leaves you short.",
    ],
    [
      'DP-06',
      "I've swapped you onto Sunday lates instead of Saturday because Priya's mum is in hospital. It's done now so don't start.",
    ],
    [
      'DP-06',
      "I'm not happy. You told Mum I'd do the hospital run every week and I only ever said till Easter. I can do the 14th and 21st. After that you and Raj need to work it out between you.",
    ],
  ])('gets no line for %s beside what the writer wants to hear or has closed: %s', (profile, text) => {
    expect(rewriteFor('text', profile, text)).not.toContain('?');
  });

  it('ends on the thing that has been lent for too long', () => {
    const draft = edited(
      'text',
      'DP-05',
      "Not being funny but the ladder has been at yours since March and I've got the roof to do Saturday.",
    );
    expect(closingOf(draft).map(({ text }) => text)).toEqual(['Could I have it back?']);
  });
});
