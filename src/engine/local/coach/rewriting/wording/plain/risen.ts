import { type Rule, ruleThroughout } from '../rule.ts';

const LOUDLY =
  '(?:(?:absolutely|literally|really|totally|completely|simply|just|all|practically|basically|honestly) )*';

/** What rises in a message about work; a battery that explodes is none of these. */
const COUNTED =
  '(?:sales|bookings?|orders?|revenues?|turnover|profits?|numbers?|sign-?ups|registrations?|memberships?|attendance|traffic|views|clicks|followers|likes|downloads|demand|interest|growth|engagement|productivity|output|yields?|donations?|enrolments?|applications?|enquiries|inquiries|leads|figures|costs?|prices?|ratings?|scores?|satisfaction|popularity|usage|response|feedback|complaints|results|takings|visitors|subscriptions|conversions?|morale|footfall)';

const ROSE_PAST =
  '(?:skyrocketed|rocketed|soared|surged|shot up|(?:went|shot) (?:right |straight )?through the roof)';
const ROSE_DONE =
  '(?:skyrocketed|rocketed|soared|surged|shot up|(?:gone|shot) (?:right |straight )?through the roof|gone way up)';
const ROSE_NOW =
  '(?:skyrocketing|rocketing|soaring|surging|shooting up|going (?:right |straight )?through the roof)';
const RISE =
  '(?:skyrocket|soar|surge|shoot up|shoot through the roof|go (?:right |straight )?through the roof)';

/** "skyrocket", "skyrocketing" with what is raised behind it, by the plain verb. */
function raises(loud: string, plain: string): readonly Rule[] {
  const stem = plain.replace(/e$/, '');
  const root = loud.replace(/e$/, '');
  const WHAT = '(?= (?:your|their|our|its|his|her|my|the|all)\\b)';
  return [
    ruleThroughout(`(?<!\\bto the )\\b${loud}${WHAT}`, plain),
    ruleThroughout(`\\b${loud}s${WHAT}`, `${plain}s`),
    ruleThroughout(`\\b${root}ing${WHAT}`, `${stem}ing`),
    ruleThroughout(`\\b${root}ed${WHAT}`, `${stem}ed`),
  ];
}

/** Forms of "take" with something to another level, and those of "improve". */
const IMPROVES: Readonly<Record<string, string>> = {
  take: 'improve',
  takes: 'improves',
  took: 'improved',
  taken: 'improved',
  taking: 'improving',
};

/** How much something has risen, without the rocket: the figures beside it say the rest. */
export const RISEN: readonly Rule[] = [
  ruleThroughout(
    `\\b(has|have|had|'ve) ${LOUDLY}${ROSE_DONE}(?:,? up(?= (?:from|by|\\d)))?\\b`,
    '$1 gone up',
  ),
  ruleThroughout(`\\b(is|are|was|were|'re) ${LOUDLY}${ROSE_NOW}\\b`, '$1 going up'),
  ruleThroughout(
    `\\b(is|are|was|were|'re) ${LOUDLY}(?:gone )?(?:right |straight )?through the roof(?:,? up(?= (?:from|by|\\d)))?`,
    '$1 up',
  ),
  ruleThroughout(
    `\\b(will|would|can|could|may|might|should|to|'ll|'d) ${LOUDLY}${RISE}(?=[,.;:!?]|$| (?:and|but|once|when|if|as|after|in|this|next|from|by|since)\\b)`,
    '$1 go up',
  ),
  ruleThroughout(
    `\\b(${COUNTED}) (?:have|has) ${LOUDLY}exploded(?=[,.;:!?]|$| (?:and|but|since|in|this|from|by|lately|recently)\\b)`,
    (what) => `${what} ${isMany(what ?? '') ? 'have' : 'has'} gone up`,
  ),
  ruleThroughout(`\\b(${COUNTED}) (is|are) ${LOUDLY}exploding\\b`, '$1 $2 going up'),
  ruleThroughout(
    `\\b(${COUNTED}) (will|would|could|can|'ll) ${LOUDLY}explode(?=[,.;:!?]|$| (?:and|but|once|when|if|as|in|this|next)\\b)`,
    '$1 $2 go up',
  ),
  ruleThroughout(
    `\\b(${COUNTED}) ${LOUDLY}(?:exploded|${ROSE_PAST})(?:,? up(?= (?:from|by|\\d)))?(?=[,.;:!?]|$| \\d| (?:and|but|since|after|in|this|last|from|by|to|when|once|over)\\b)`,
    '$1 went up',
  ),
  ruleThroughout(`(?<=\\p{L}) (?:went|shot) (?:right |straight )?through the roof\\b`, ' went up'),
  ruleThroughout(
    '\\b(gone|went|go|goes|going|is|are|was|were) (?:way|way way|miles|massively|dramatically) (up|down)(?=[,.;:!?]|$| (?:and|but|since|after|in|this|last|from|by|to|too|now|already)\\b)',
    '$1 $2',
  ),
  ...raises('skyrocket', 'increase'),
  ...raises('explode', 'increase'),
  ...raises('supercharge', 'improve'),
  ...raises('turbocharge', 'improve'),
  ...raises('turbo-charge', 'improve'),
  ruleThroughout(
    '\\b(take|takes|took|taken|taking) ((?:your|the|our|their|its|my|his|her|this|that) [^.,;:!?]{2,40}?) to (?:the next|a whole new|a new|another|new) (?:level|levels|heights)\\b',
    (take, what) => `${IMPROVES[(take ?? '').toLowerCase()] ?? take} ${what}`,
  ),
  ruleThroughout('\\b(save|saves|saving|saved) (?:you |us )?an? (?:absolute |small )?fortune\\b', '$1 money'),
  ruleThroughout('\\b(cost|costs|costing) (?:you |us |me )?an? (?:absolute |small )?fortune\\b', '$1 a lot'),
  ruleThroughout(
    '\\bslash(es|ed|ing)? (?=(?:your|our|their|the) (?:[\\p{L}-]+ )?(?:bills?|costs?|prices?|waste|waiting|time|times|spending|expenses|budgets?|rates?|paperwork|queues?)\\b)',
    (end) => (end === 'es' ? 'cuts ' : end === 'ing' ? 'cutting ' : 'cut '),
  ),
  ruleThroughout(
    "(?:'ll| (?:will|would|can|is going to|are going to)) (?:easily|definitely|certainly|surely|totally|absolutely) (double|triple|quadruple|halve)\\b",
    ' could $1',
  ),
  ruleThroughout('\\b(could|would) easily (?=(?:double|triple|quadruple|halve)\\b)', '$1 '),
  ruleThroughout(
    '\\b(went up to (?:[€$£]? ?\\d[\\d.,]*)(?: (?:million|thousand|k|euros|dollars|pounds|%|percent))?), up from\\b',
    '$1, from',
  ),
];

function isMany(what: string): boolean {
  return /s$/i.test(what) && !/^(?:interest)$/i.test(what);
}
