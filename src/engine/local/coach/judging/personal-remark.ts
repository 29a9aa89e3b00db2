import { oncePerDraft } from '../draft-memory.ts';
import { AnyOf } from '../patterns/sieve.ts';
import type { DraftReading } from '../reading/draft-reading.ts';
import type { RiskFinding } from './finding.ts';
import { graveRisk } from './grave-risk.ts';

const WHO =
  '(?:wom[ae]n|m[ae]n|mother|mum|mom|father|dad|wife|husband|girl|lady|widow(?:er)?|divorcee|foreigner|immigrant|migrant|refugee|pensioner|muslim|jew|christian|catholic|hindu|buddhist|sikh|believer|atheist|disabled person|gay|lesbian)';
const OWN =
  '(?:age|gender|sex|sexuality|religion|faith|beliefs|nationality|origins?|ethnicity|accent|skin|disability|illness|depression|diagnosis|pregnancy|divorce|marriage|separation)';

/** "As a new mother you will understand", "given your faith I assume", "with your divorce and all". */
const REMARKS = new AnyOf([
  new RegExp(`\\bas an? (?:\\p{L}+ ){0,2}?${WHO}\\b[^.!?]{0,40}\\byou\\b`, 'iu'),
  new RegExp(`\\bfor an? (?:\\p{L}+ ){0,2}?(?:${WHO}|person) (?:like you|of your age|your age)\\b`, 'iu'),
  new RegExp(
    `\\b(?:given|considering|because of|due to|at|with|despite) your (?:(?:own|recent|new) )?${OWN}\\b`,
    'iu',
  ),
  /\b(?:something|things?|problems?|trouble|issues|anything) (?:is |are )?(?:going on |wrong )?at home\b[^.!?]*\?/iu,
  /\b(?:is it|must be) (?:your|the) (?:hormones|time of the month|biological clock)\b|\bbaby brain\b|\bman up\b|\blike an? (?:little )?girl\b/iu,
]);
/** Words of sympathy speak of such things because the reader did. */
const SYMPATHY =
  /\b(?:sorry (?:to hear|for|about)|condolences?|get well|best wishes|congratulat\p{L}+|thinking of you|hope you(?:['’]re| are) (?:feeling|recovering))\b/iu;

const TEXT =
  "speaks of the reader's family, health, faith, origin, age or gender. Whatever this is about, that is not: it hurts, or reads as a judgement of the person.";

/** A remark on what the reader is, which no message needs; null where there is none. */
export function personalRemark(reading: DraftReading): RiskFinding | null {
  return graveRisk(reading, isPersonalRemark, {
    tag: 'blame',
    text: TEXT,
    advice: (place) => `Leave out ${place}, and speak of the matter alone.`,
  });
}

/** Whether a sentence speaks of the reader's family, health, faith, origin, age or gender where nothing asks for it. */
export const isPersonalRemark = oncePerDraft((text: string): boolean => {
  return REMARKS.test(text) && !SYMPATHY.test(text);
});
