import type { Rewritten } from '../body/body.ts';

/** What a sentence does in a message that tells people of something. `other` where it is not sure. */
export type Role =
  | 'change'
  | 'stays'
  | 'reason'
  | 'evidence'
  /** What keeps people safe; told apart for a Guardian only. */
  | 'covered'
  | 'limit'
  | 'task'
  | 'open'
  | 'question'
  | 'thanks'
  | 'other';

const MONTH_OR_DAY =
  '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|mon|tues?|wed|thurs?|fri|sat|sun)[a-z]*';
const DATE = `(?:(?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: ${MONTH_OR_DAY})?|${MONTH_OR_DAY}|tomorrow|today|tonight|now|next (?:week|month|year|term)|this (?:morning|week|month)|spring|summer|autumn|winter)\\b`;

const WHERE_TO_ASK =
  /^(?:any )?(?:questions?|queries|enquiries|contact|help)\b(?!.*\bwas\b)|\b(?:questions?|queries) (?:go |come )?(?:to|via|reach)\b|^(?:please )?(?:tell|ask|let) \p{L}+(?: know)?,? (?:if|when|first)\b|^if you (?:have|see|notice|are unsure)\b|\b(?:for|with) (?:any|all|further|more) (?:questions?|queries|enquiries|comments|feedback|information|details)\b/iu;

/** Something goes on as it was. */
const STAYS =
  /\b(?:unchanged|in use|as it (?:is|was)|as they (?:are|were)|as before|as usual|as normal|stays? (?:where|open|staffed|manned|available|free|the same|in place|with|at|on|valid|where)|remains? (?:open|the same|in place|with|at|on|valid|available|in force)|continues? (?:to|until|till|as)|will be kept (?:at|on|in|until|for)|keeps? (?:its|their|running)|does not change|do not change|doesn't change|don't change|won't change)\b/i;

const STARTS_WITH_DATE = new RegExp(
  `^(?:(?:so|and|but),? )?(?:as |with effect )?(?:from|of|effective|starting|beginning|as of|effective from)(?: of)? (?:${DATE})`,
  'i',
);
const DATED = new RegExp(`\\b(?:from|on|as of|effective|starting|since|w\\.e\\.f\\.) (?:${DATE})`, 'i');
const WE_CHANGE =
  /\b(?:we|i|management|the (?:team|board|office|committee))(?:['’](?:re|ve|ll)| are| have| will(?: be)?)? (?:now |also |just |therefore |gone and )?(?:moving|ending|introducing|switching|dropping|starting|closing|replacing|changing|launching|adopting|trying|migrating|transitioning|rolling out|phasing out|making it permanent|binned|moved|replaced|dropped|switched|stopped|introduced|introduce|move|switch|drop|close|replace|stop|adopt|ended|end)\b/i;
const IS_CHANGED =
  /\b(?:will be|is being|are being|is to be|are to be|is|are|gets?|get) (?:now )?(?:replaced|closed|reassigned|merged|dropped|ended|discontinued|introduced|converted|transferred|restricted|locked|switched|extended|shortened|renamed|renumbered|removed|relocated|activated|deprecated|abolished|fixed as of|reviewed weekly|moved)\b/i;
const NOW_DONE = /\b(?:will|are|is) now (?:be )?\p{Ll}{2,}(?:ed|en)\b/u;
const TURNS =
  /\b(?:stops?|ends?|closes|starts?|begins|moves? to|migrates? to|switches|replaces?|changes? (?:from|to|on)|goes (?:digital|live|away)|is gone|becomes?|no longer|any ?more|is live|now (?:live|lives?|applies|refers))\b/i;

const REASON =
  /^(?:because|the reason|our reason|reason is|why we|this is because|the (?:aim|purpose|idea|point) is|we (?:do|are doing) this)\b|\bso that (?:we|you|they|nobody|no one|every)\b|\b(?:demand|require)s? that\b|\bthe reason (?:we|for|is)\b|\bis why\b/i;

const MEASURED =
  /\b(?:pilot\w*|trial|tested|survey\w*|counted|measured|compared|before|after|against|vs\.?|versus|from \d\S* to|of (?:the )?\d+|on average|median|sample|checked|fell|rose|went (?:up|down|from)|dropped to|increased|decreased|raised|gave|saved?|showed?|shows|is now|now stands|stands at|took|had|were|was|came|found|left)\b|%/i;
/** A number that is no year. */
const FIGURE =
  /(?<![\d.,:/-])(?!(?:19|20)\d\d\b)\d[\d.,]*(?![\d:/]|st\b|nd\b|rd\b|th\b| (?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)[a-z]*\b)/i;
/** "Orders are not processed after 5 pm": a rule, and nothing that was measured. */
const NOT_DONE = /\b(?:is|are) (?:not|no longer|only) (?:\p{Ll}+ly )?\p{Ll}{2,}(?:ed|en)\b/iu;
/** "Payroll were getting them late": a trouble, and nothing that was measured. */
const WENT_ON = /\b(?:was|were) (?:getting|costing|losing|having|coming|going|running|wasting|spending) /i;
const TO_COME = /\b(?:will|going to|is to|are to|must|should|needs?|please)\b|['’]ll\b/i;

const LIMIT =
  /^(?:limits?|caveats?)\b|\bwe (?:do not|don['’]t|did not|didn['’]t|cannot|can['’]t|could not|couldn['’]t) (?:yet )?(?:know|have|measure|count|test|say|compare)\b|\b(?:only one|too few|small sample|no (?:control|comparison|data|figures?)|not a fair)\b|\bholiday week\b|\b(?:we|they) (?:were|was)(?: also)? short of\b|\bskipped\b/i;

/** A task that looks for its owner. */
const WHO_TAKES = /^who (?:can|could|takes?|will) (?!(?:I|we)\b)[^?]*\?$/i;
const OPEN =
  /\b(?:(?:is|are|remains?) (?:all |both )?(?:still |yet )?open(?! (?:till|until|to|for|from|on|at|in|between|every|daily|house|again|late)\b)|not (?:yet )?(?:final|decided|clear|settled|fixed|known|confirmed)|to be (?:confirmed|decided|agreed|worked out|announced|seen|settled)|tbc|tbd|undecided|have(?:n['’]t| not) (?:come back|decided|heard|signed|agreed)|has(?:n['’]t| not) (?:been |come |decided|heard|signed|agreed)|(?:did|have|has|do|is|are|was|were)(?:n['’]t| not) [^,;.]{2,50} yet|not sure|no idea|unclear|we['’]ll see|we will see|depends on|depending on|yet to|yes or no|paperwork is still|still (?:a few|some|being)|signed nothing|whether or not|question mark|there(?:['’]s| has) been talk|thoughts welcome|let(?:['’]s| us) leave (?:that|it)|may or may not|no owner|we['’]re still talking|which (?:somebody|someone) promised|still (?:want|need)s?|I think they(?:['’]re| are) \w+ing|wants? (?:a|the|our) (?:number|date|answer|name|list|drawing)s?|would (?:like|love) a (?:number|date|answer|name|list|drawing)|(?:would like|['’]d like|wants?) to know)\b/i;

const REQUEST =
  /^please\b(?! (?:be (?:aware|advised|informed|assured)|note|remember)\b)|\b(?:are|is|be) (?:asked|requested|required|expected|to (?:complete|send|return|use|bring|hand|submit|sign|report|read|enter|label|empty|tell|check))\b/i;
/** "It is expected that …" says not by whom. */
const OF_NOBODY = /^(?:it|there)\b/i;
const IMPERATIVE =
  /^(?:use|print|read|send|bring|submit|hand|return|sign|report|check|enter|complete|scan|label|empty|order|book|put|take|keep|write|call|reply|fill|register|log|make sure|ensure|clear|wear|collect|confirm|name) (?!of\b|to\b(?! me)|is\b|was\b)/i;
const MUST =
  /^(?!it\b|this\b|that\b|(?:.{0,30}\b)?everybody\b|there\b|we (?:need|have) to)(?:\S+ ){0,8}?(?:must|has to|have to|needs? to (?!know)|needs? an? \w+ed\b|needs? an \w+ copy|should(?! be (?:introduced|great|fine|ok))|would (?:have|need) to|will (?:have|need) to|due (?:by|on|before)|(?<!\bused )to be (?:filed|done|signed|ordered|sent|booked|checked|organised|returned)|ought to)\b/i;
const SPOKEN =
  /\b(?:I|we) (?:should|must|have to|had to|would)\b|\b(?:says?|said|wrote|as agreed|liaise)\b|^if\b/i;

/** "Search filters: 6 instead of 4." stands under a label of its own. */
const OWN_LABEL = /^(?!.{0,24}\bnews:)[^:.,;?!]{2,34}: /;
/** What is no statement at all: "Update on the fridge", "Quick one.", a name. */
const ASIDE =
  /^(?:\S+ ){0,2}\S+[^.!?]$|^(?:no need|don['’]t worry|rest assured|sure|I (?:believe|think|like|feel|remain|await|am|['’]m))\b/i;

type Sign = readonly [Role, (text: string, sentence: Rewritten) => boolean];

/** Signs in the order in which a sentence is held against them: the surer one first. */
const SIGNS: readonly Sign[] = [
  ['other', (text, { isListItem }) => isListItem || text.endsWith(':')],
  ['question', (text) => WHERE_TO_ASK.test(text)],
  ['other', (text) => ASIDE.test(text)],
  ['open', (text) => WHO_TAKES.test(text)],
  ['other', (text, { isQuestion }) => isQuestion || OWN_LABEL.test(text)],
  ['thanks', (_, { isThanks }) => isThanks],
  ['limit', (text) => LIMIT.test(text)],
  ['open', isOpenPoint],
  ['change', (text) => STARTS_WITH_DATE.test(text)],
  ['stays', (text) => STAYS.test(text) && !/\b(?:maybe|perhaps|or|from now on|instead)\b/i.test(text)],
  ['task', (text) => (REQUEST.test(text) && !OF_NOBODY.test(text)) || IMPERATIVE.test(text)],
  ['change', (text) => /^because\b/i.test(text) && WE_CHANGE.test(text)],
  ['reason', (text, { isReason }) => isReason || REASON.test(text)],
  ['change', isChange],
  [
    'evidence',
    (text) =>
      FIGURE.test(text) &&
      MEASURED.test(text) &&
      !TO_COME.test(text) &&
      !WENT_ON.test(text) &&
      !NOT_DONE.test(text),
  ],
  ['task', (text) => MUST.test(text) && !SPOKEN.test(text)],
];

/** The role of a sentence as far as its words are sure. */
export function roleOf(sentence: Rewritten): Role {
  return SIGNS.find(([, shows]) => shows(sentence.text, sentence))?.[0] ?? 'other';
}

/** "I need a yes or no by Thursday": what the writer waits for, which belongs to what is asked. */
const WAITS_FOR_WORD =
  /^(?:so )?(?:I|we)(?:['’]d| would|['’]ll| will)? (?:just |only |really |still )?(?:need|want|like) (?:an? |your |the )?(?:\p{Ll}+ )?(?:yes|no|answer|decision|reply|go-?ahead|word)\b/iu;

function isOpenPoint(text: string): boolean {
  if (WAITS_FOR_WORD.test(text)) return false;
  if (/\bonly thing\b|^(?:please )?(?:don['’]t|do not) /i.test(text)) return false;
  return OPEN.test(text) || OWNERLESS.test(text) || WISHED.test(text);
}

/** "Somebody should check the tent": group 1 is what is to be done. */
export const OWNERLESS =
  /^(?:and |but |so |also,? )?(?:somebody|someone|one of you|one of us)(?: else)? (?:really |probably |maybe |also )?(?:should|must|has to|needs to|would have to|would need to|could|ought to|will have to|['’]ll have to)(?: really| probably| maybe| also)? (\p{Ll}[^?]*?)[.!]*$/iu;
/** "It would be good if the buses would be organised." */
export const WISHED =
  /^(?:and |but |so |also,? )?it (?:would|['’]d|might) (?:really |also )?be (?:good|nice|great|lovely|helpful) if (?:somebody|someone|the|our)\b[^?]*$/i;

function isChange(text: string): boolean {
  if (/\b(?:last (?:year|month|week|spring|summer|autumn|winter)|ago|used to)\b/i.test(text)) return false;
  return (
    /^(?:the )?(?:cut-?over|start|launch|go-live) is\b/i.test(text) ||
    WE_CHANGE.test(text) ||
    IS_CHANGED.test(text) ||
    (NOW_DONE.test(text) && DATED.test(text)) ||
    (TURNS.test(text) && DATED.test(text))
  );
}

/** Whether a task is put to the reader: "Please send …", "Bring …". */
export function isAddressed(text: string): boolean {
  return /^(?:please|you)\b/i.test(text) || IMPERATIVE.test(text);
}

/** Whether a task has no owner yet: "Somebody should check the tent." */
export function isLeftToSomebody(text: string): boolean {
  return OWNERLESS.test(text) || WISHED.test(text) || WHO_TAKES.test(text);
}

const COVERS =
  /\b(?:fallback|backup|back-up|checked|approved|insured|insurance|audited|signed|restored|without (?:a loss|incident)|in trust|tested|own log|needs? (?:2|two) people|no (?:patient|one|child) was harmed)\b/i;
const NOT_COVERED = /\b(?:not|nothing|never|after|formality|later|[a-z]+n['’]t)\b/i;

/** Whether a sentence names what guards against harm. */
export function isCover(sentence: Rewritten): boolean {
  return !NOT_COVERED.test(sentence.text) && (sentence.isSafeguard || COVERS.test(sentence.text));
}
