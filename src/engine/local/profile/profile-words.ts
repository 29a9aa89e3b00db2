/** What the engine says about each profile, in its own words: one careful text a profile, in the order of the codes. */

export interface ProfileWords {
  /** Why quoted words point to the profile; completes "… : they …". */
  readonly because: readonly [string, string, string];
  /** What would have to be seen for this profile to win; completes "to change the answer it would take …". */
  readonly wouldTip: string;
  /** What they need before a yes, and how to write to them. */
  readonly summary: string;
  /** The same when the profile comes second. */
  readonly secondarySummary: string;
}

export const PROFILE_WORDS: readonly ProfileWords[] = [
  {
    because: [
      'they measure a decision by the result it brings and how soon',
      'winning, rank or a number to hit comes before the way there',
      'they push for the outcome and cut short what does not serve it',
    ],
    wouldTip: 'a choice made for the score, such as a target, a rank or a fast win',
    summary:
      'They say yes once they see what is won and by when. Open with the outcome and its number, put the ask in the first two lines and leave one decision to make. Background, hedging and a long preamble will lose them.',
    secondarySummary:
      'They also keep an eye on the score, so name the gain and the date it arrives. Keep the ask short and the options few.',
  },
  {
    because: [
      'they would sooner try something than settle on one way',
      'what is new or untried draws them, and a fixed routine does not',
      'they decide by having a go and seeing what happens',
    ],
    wouldTip: 'a moment in which they tried something new for its own sake',
    summary:
      'They say yes to what is new and can be tried now. Lead with the intriguing part, offer two or three possibilities or a small pilot, and leave them room to shape it. Rigid steps and talk of the only way close the door.',
    secondarySummary:
      'They also like something to try. Leave a part open, or suggest a small experiment that they can bend to their taste.',
  },
  {
    because: [
      'they want to know how a claim was reached before they accept it',
      'evidence and sound reasoning decide, and assertion does not',
      'they check the figures or the source for themselves',
    ],
    wouldTip: 'a sign that they test the evidence, such as asking for a source, a sample or a method',
    summary:
      'They say yes when the evidence and the logic hold. State the claim, then the numbers, the source, the method and its limits, with detail attached. Superlatives and urgency make them doubt the rest; give them time to check.',
    secondarySummary:
      'They also look at the evidence. Name your source and your assumptions, and say plainly what is not known.',
  },
  {
    because: [
      'they look for what could go wrong and who would answer for it',
      'keeping what works safe matters more to them than the gain on offer',
      'approval, precedent or a way back has to be there first',
    ],
    wouldTip: 'a refusal or a delay because something was unproven, unapproved or could not be undone',
    summary:
      'They say yes when the downside is covered and what works stays protected. Say what stays the same, who has signed off, what has worked before and how to go back. Write calmly and completely; surprises and haste cost you their trust.',
    secondarySummary:
      'They also want to know that nothing breaks. Mention the safeguard, the precedent or the way back before they have to ask.',
  },
  {
    because: [
      'they want to know the steps, the owner and the date, and then close it',
      'what was agreed gets finished as agreed, in order',
      'a clear plan they can carry out counts for more than the idea behind it',
    ],
    wouldTip: 'proof that they hold to a plan, such as a list worked through, an owner named or a date kept',
    summary:
      'They say yes to a concrete plan that they can carry out and close. Give numbered steps, an owner and a date for each, and say when it counts as done. Brainstorming, a moving scope and a vague "soon" wear them out.',
    secondarySummary:
      'They also want it to be doable. Add who does what by when, and keep the scope fixed once agreed.',
  },
  {
    because: [
      'they ask how people feel about it before they move',
      'nobody should be passed over, and agreement counts for more than speed',
      'the relationship comes first and the decision follows from it',
    ],
    wouldTip: 'a decision that waited until the people concerned had been heard',
    summary:
      'They say yes when the people affected have been heard and are on board. Write warmly and by name, say who has been asked, thank where thanks are due and leave room for their view. Orders, blame and cold brevity set them against you.',
    secondarySummary:
      'They also think of the people involved. Say who has been asked and how it will land with them, and keep the tone personal.',
  },
  {
    because: [
      'they weigh things by where they lead years from now',
      'a larger purpose moves them more than the next step does',
      'they hold the choice up against a picture of a changed future',
    ],
    wouldTip: 'a choice explained by where things should stand in years to come',
    summary:
      'They say yes when it serves a larger picture of where things are heading. Open with the direction and why it matters, tell it as a short story, and only then ask. Minutiae, process and small steps for their own sake leave them cold.',
    secondarySummary: '',
  },
];
