import { pastOfGerund } from '../../../patterns/verb-forms.ts';
import { type Rule, rule } from '../rule.ts';

const DID: Readonly<Record<string, string>> = {
  leaving: 'left',
  ignoring: 'ignored',
  forgetting: 'forgot',
  making: 'made',
  wasting: 'wasted',
  cancelling: 'cancelled',
  canceling: 'cancelled',
  ruining: 'ruined',
  embarrassing: 'embarrassed',
  waking: 'woke',
  breaking: 'broke',
  losing: 'lost',
  eating: 'ate',
  dumping: 'left',
};
const THANKS =
  '^(?:oh |wow,? |gee,? |well,? |so |great,? )*(?:thanks|thank you|cheers)(?: a lot| so much| very much| a bunch| a million| ever so much| again)? for ';
const BASE =
  '(call|tell|ask|inform|warn|turn|show|reply|answer|help|come|invite|mention|clean|return|let|bring|check|write)';

/** Thanks for what nobody is thanked for, as what the reader did or left undone. */
export const MOCK_THANKS: readonly Rule[] = [
  rule(
    `${THANKS}(?:once again |again )?(leaving (?=me\\b|us\\b|everything|it all|the mess)|(?:ignoring|forgetting|making|wasting|cancelling|canceling|ruining|embarrassing|waking|breaking|losing|eating|dumping) )(?=\\p{L})`,
    (deed) => `You ${DID[deed.trim().toLowerCase()] ?? deed.trim()} `,
  ),
  rule(
    `${THANKS}(?:telling|letting) (me|us)(?: know)? (?:that )?((?:the|it|you|we|they|this|there|my|our)\\b[^.;!?]{3,90}?),? (?:and )?(?:I |we )?(?:really |so |just |absolutely )*(?:enjoyed|loved) ((?:sitting|standing|waiting|hanging about|hanging around) [^,.;!?]{3,60})(?=[.,;!]|$)`,
    (whom, what, waited) =>
      `You did not tell ${whom} that ${what}, and ${whom === 'us' ? 'we were' : 'I was'} left ${waited}`,
  ),
  rule(
    '^(?:wow|gee|great|oh),? (?:thanks|thank you)(?: a lot| so much)? for telling (me|us) (?:that )?(?=(?:the|it|you|we|they|this|there|my|our)\\b)',
    'You did not tell $1 that ',
  ),
  rule(
    `${THANKS}(\\p{L}+ing)((?: [^.,;!?]{2,70}?)? without (?:telling|asking|consulting|warning|informing|checking with) (?:me|us|any of us|anyone|anybody|the rest of us|the committee|the team|first)\\b)`,
    (deed, rest) => {
      const past = pastOfGerund(deed);
      return past === null ? `You went ahead with ${deed}${rest}` : `You ${past}${rest}`;
    },
  ),
  rule(`${THANKS}(?:not|never) ${BASE}ing(?= )`, (deed) => `You did not ${deed.toLowerCase()}`),
];
