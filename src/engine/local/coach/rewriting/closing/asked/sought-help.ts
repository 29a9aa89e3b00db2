import type { ProfileCode } from '../../../../../../domain/profiles.ts';
import type { Source } from '../said.ts';

/** "We're always looking for people to help out", "we need a raffle prize": help, and not work or custom. */
const SEEKS =
  /\b(?:(?:I|we)(?:['’](?:m|re)| am| are| were)?|(?:is|are))(?: (?:always|also|still|now|currently|just|really))* (?:looking for|in need of|short of|searching for|seeking|need|could do with) (?!(?:[\p{L}-]+ ){0,2}(?:venue|hall|room|space|site|flat|office|supplier|quote|work|jobs?|clients?|customers?|business|orders|opportunit\p{L}*|projects)\b|(?:to|from|you|your|it|this|them)\b)\p{L}/iu;

const ASKED: Readonly<Partial<Record<ProfileCode, string>>> = {
  'DP-01': 'Is that something for you, yes or no?',
  'DP-05': 'Could you help with this, and from when?',
  'DP-06': 'How does this sound to you?',
};

/** What a stranger is asked who is to give help, where asking what they need would turn the letter round. */
export const soughtHelp: Source = ({ type, profile, sentences }) =>
  type === 'outreach' && profile !== null && sentences.some((sentence) => SEEKS.test(sentence))
    ? (ASKED[profile] ?? null)
    : null;
