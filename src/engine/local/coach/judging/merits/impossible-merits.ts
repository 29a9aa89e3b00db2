/** What words cannot be praised for, however much they look like it: a check on the word lists and the phrase model. */
import type { MessageType } from '../../../../../domain/message-types.ts';
import type { DraftReading, MeritTag, Sentence } from '../../reading/draft-reading.ts';
import type { Sign } from '../finding.ts';
import { isEvidence } from '../signs/evidence.ts';
import { tells } from '../signs/fair-words.ts';
import { countsDown } from '../signs/no-figures.ts';
import { countsInWords, figures, looksAhead } from '../signs/sentence-facts.ts';

/** Who needs, has to or has asked in vain stands for nothing yet. */
const OWNS_NOTHING =
  /\b(?:I|we) (?:had|have|has|need(?:ed)?|want(?:ed)?|would like|(?:really |just |also )(?:need|want)(?:ed)?) (?:to |you |a |some |more |recognition)|\b(?:I|we) (?:need|want|expect|require|demand) \w+|\b(?:I|we)['’]d like (?:to|you)\b|\b(?:I|we)(?:['’]ve| have| had)? (?:already |repeatedly |just )?(?:asked|told|reminded|warned|rung|emailed) (?:you|him|her|them|everyone)\b|\b(?:I|we)(?:['’]ve| have) (?:lived|had|worked|known|got|seen|noticed|heard|waited)\b|\b(?:I|we) (?:do not|don['’]t) (?:want|need|have|know|mind|think|see|understand)\b|\bnobody (?:rang|told|asked|called) (?:me|us)\b|^(?:so )?we need to\b|\b(?:I|we)(?:['’]ve| have) decided\b|\bwith (?:great )?pleasure\b|\bI(?:['’]ve| have)? been meaning to\b|\bI (?:do not|don['’]t) (?:really |quite |even |actually )?(?:want|know|mean|mind)\b/i;
const OWNS_AFTER_ALL =
  /\b(?:(?:my|our) (?:own )?(?:part|fault|mistake|share|doing|error|slip|responsib\w*)|on me|mine|sorry|apologi\w*|should(?:n['’]t)? have|ought to have|had(?:n['’]t| not)|did(?:n['’]t| not)|never|forg[eo]t\w*|late|wrong|orally|without telling|grant|admit|concede|accountable|responsible|in charge|I['’]?ll|I will|I['’]m (?:doing|taking)|I did|(?:yes,?|ok,?|fine,?) I|I (?:changed|moved|added|set up|merged|took|sent|signed|left))\b/i;
/** "I run the bakery": who somebody is, not what they answer for. */
const INTRODUCES =
  /\b(?:I|we) (?:run|own|manage|lead|work|live|sell|supply|make|do)\b(?! (?:it|this|that) (?:myself|ourselves))|\((?:[\w ]{0,12})?(?:owns?|leads?|runs|lead)\b|\bowner of\b|\bwho (?:own|lead|run)s?\b/i;
/** "Hardly my fault", "I apologise in advance": nothing is owned to, and an office stands for nothing. */
const OWNS_NO_PART =
  /\b(?:not|hardly|never|n['’]t|isn['’]t) (?:really )?(?:my|our) (?:own )?(?:fault|mistake|doing|responsib\w*|part)\b|\bapologi[sz]e in advance\b|\b(?:questions|queries) to the \w+ only\b/i;
/** What somebody is asked to do, or offered, is not owned to; "do you see my part in it?" is. */
const ASKED = /\?\W*$/;
const OWN_PART =
  /\b(?:my|our) (?:own )?(?:part|fault|mistake|share|doing)\b|\b(?:is|was|on) (?:me|mine)\b|\bshould(?:n['’]t)? have\b|\b(?:do|shall|should|may) I (?:take|do|own|bring)\b/i;

/** A second or a third person whom the words could be about. */
const SOMEBODY = /\b(?:you\w*|ur?|she|her|he|his|him|they|their|saw|read|heard|notic\w+|follow\w*|met)\b/i;
const TOLD_TO_ANYBODY =
  /\byou (?:need|must|have to|can|could|will|should|shall|may|might|would|are (?:to|required|expected|invited)|get)\b/i;
const OF_THEIRS = /\byour\b|\byou(?:['’]ve| have| had| said| wrote| asked| made| built| run| lead)\b/i;

/** What stays, covers, stops or was checked. */
const SAFE =
  /\b(?:stay\w*|remain\w*|keep\w*|kept|held|hold|back|until|till|back-?ups?|spare|on call|approv\w*|sign\w*|certif\w*|check\w*|tested|inspect\w*|audit\w*|insur(?:ed|er|ers)|cover\w*|carries|carry|reserv\w*|deposit|refund\w*|cancel\w*|undo\w*|revers\w*|roll ?back|stop\w*|clause|contract|escrow|safe\w*|logs?|logged|policy|guarante\w*|warrant\w*|no|nobody|none|nothing|never|not|before|first|parallel|alongside|beside|fall-?back|manual\w*|responsible|in charge|accountable|two|2|second|cop(?:y|ies)|archiv\w*|encrypt\w*|anonym\w*|delet\w*|wiped|lock(?:ed|s)?|taken off|passed|serviced|inhaler|defib\w*|nurses?|lifeguards?|first aid\w*|fire|officer|entitled|permits?|permission|rules?|paper|in force|cleared|clean|trial|pilot|if|wants?|requires?|needs?|monitor\w*|backup\w*|notice\w*|drawer|minutes?)\b/i;
/** Holding a price, opening hours and politeness keep nobody safe; what broke kept nobody safe either. */
const NOT_SAFE =
  /\bat your disposal\b|\bstay in (?:contact|touch)\b|\bstay(?:ed|s)? with (?:me|us)\b|\b(?:maybe|perhaps|might)\b|\bput (?:it|them|that|everything) back\b|\bin case any(?:one|body) (?:is|was|cares|forgot|wonders)\b|\?\W*$|\b(?:like to (?:stay|be|keep)|stay|remain) (?:flexible|open-minded)\b|\blike to stay open\b|\bleft on the\b|\bwill be in touch\b|someone['’]ll\b|\bhold (?:it|the (?:price|discount|slot|offer)|that)? ?till? \d/i;
const BROKE = /\b(?:crash\w*|broke|broken|breaks|fail(?:ed|s)|leak\w*|wheez\w*|burst|snapped)\b/i;
const CAUGHT = /\b(?:back|if|when|stops?|spare|backup|noticed|nobody|no \w+|without|repaired|fixed)\b/i;
/** Topics of a talk: "we should talk about timelines, insurance and who does what". */
const TOPICS =
  /\b(?:talk|speak|discuss|chat|go (?:over|through)|cover|touch on|look at|run through)\b[^.!?]*(?:,|\band\b)/i;

/** "Want", "decide", "tell me" and other words that ask without a question mark. */
const ASKS =
  /\?|\b(?:want\w*|need\w*|like|ok|okay|yes|decid\w*|decision|tell|look|try|who|whom|whether|which|when|what|how|approve\w*|approval|confirm\w*|sign\w*|send|reply|answer|check|give|let|own|take|takes|please|pls|plz|could|can|would|will|may|might|shall|fancy|objection\w*|row|ask|asking|come|join|call|ring|bring|meet|agree|choose|pick|say|saying|read|write|clause|consent)\b/i;
const WISHED_FOR =
  /\b(?:hopefully|ideally|fingers crossed|with (?:any )?luck|or so|haha|if all goes well)\b|-ish\b/i;
const LEAVES_IT =
  /\bwhatever (?:works|you|suits)|\bwe(?:['’]ll| will) see\b|\bdo what(?:ever)? you (?:like|want)\b|\bcouple of\b|\bas you wish\b/i;
/** What it is for, in a question. */
const SAYS_WHY =
  /\b(?:so|because|in order|for (?:our|your|the|every)|generations?|years?|child\w*|future|becom\w*|purpose|goal|what if|world|people|every\w*|without|keep\w*|stay\w*|worth|means?|where)\b/i;
/** Words of praise or thanks. */
const PRAISE =
  /\b(?:thank\w*|thx|ta|cheers|great\w*|good|well|best|better|lov(?:e\w*|ing)|brilliant\w*|beautiful\w*|excellent|super\w*|appreciat\w*|admir\w*|proud|wonder\w*|fast\w*|first|only|record\w*|enjoy\w*|glad|happy|happier|impress\w*|congrat\w*|kind\w*|nice\w*|hard|praise\w*|thrill\w*|never|spoke|strong\w*|clean\w*|high\w*|grateful|owe|treasure|still|so+ much|without|reason|amazing|fantastic|perfect\w*|helped|saved|calm\w*|patien\w*|loyal|careful\w*|clever\w*|smart|generous\w*|delight\w*|laugh\w*|smil\w*|remember\w*|stayed|all|every\w*|so much|more|most|moved|touched|heart\w*|honou?r\w*|rescued|talk)\b|\d|!/i;

/** A remark or a question of somebody else, a note to oneself, or a wish too shy to be answered. */
const NO_CLEAR_ASK =
  /\bif (?:there(?:['’]s| is)? )?time\b|\bmention (?:it )?if\b|^(?:there['’]s|where the|and what|what if)\b|\b(?:maybe|perhaps|possibly|somehow)\b/i;
const TELLS_TO_DO =
  /\b(?:please|pls|plz|kindly|need\w*|want\w*|like|ask\w*|tell|let me know|let us|let['’]s|confirm|decide\w*|decision|yes|sign|approve|by \w+|grateful|appreciate|reply|answer|send|give|choose|pick|meet|join|come|call|ring|write|check|look|bring|own|take|say|objection\w*|ok|consent|agree|row|whether|who|would|could|can)\b/i;
/** A day named to frighten or to hurry somebody. */
const PRESSES =
  /\bcome what may\b|\?\?|\bTODAY\b|\bNOW\b|\bor (?:I|you)(?:['’](?:m|ll|re))? |\bor else\b|\bhours? or two\b/;
/** What went on some day is no plan. */
const IS_PAST =
  /\b(?:went|was|were|had|did|ought to have|fell|rose|came|took|lost|learned|knew|told|began|\p{Ll}{2,}(?<!ne)ed)\b|\bup from\b|\b(?:is|are) from (?:19|20)\d\d\b/iu;
const PLANS =
  /\b(?:will|shall|first|then|next|by|until|before|each|every|step|done|finished|start\w*|booked|confirmed|scheduled|planned|stays?|stand|takes?|brings?|gets?|goes|moves?|keeps?|suggest|propose|ready|who)\b|['’]ll\b|\?/i;
/** Thanks that stand under any letter. */
const THANKS_FOR_FORM =
  /\bthank(?:s| you)[\w ]{0,12} in advance\b|\bthank(?:s| you) for (?:your |the )?(?:attention|cooperation|co-operation)\b|\bI appreciate that\b|\bhope (?:the|your|you|all)\b/i;
/** A goal that is only what the meeting does, and words that want to silence. */
const NO_PURPOSE =
  /(?:^|\n)\W*(?:goal|aim|purpose|objective)\W+(?:of [\w ]{3,20}: )?(?:is )?(?:to )?(?:take note|inform\b|obtain (?:the )?sign|get (?:him|her|them) on|(?:he|she|they) signs?\b|build rapport|have a chat)|\bnobody can (?:argue|complain|object)\b|\bbecause [^.!?]*\b(?:I thought|left|forgot|was late)\b|\bwhat(?:['’]s| is| it['’]s| it is) (?:it )?all for\b|\bthat['’]s not the point\b/i;

const CANNOT: Readonly<Partial<Record<MeritTag, (text: string) => boolean>>> = {
  appreciation: (text) => !PRAISE.test(text) || THANKS_FOR_FORM.test(text),
  clear_ask: (text) =>
    !ASKS.test(text) || NO_CLEAR_ASK.test(text) || (!text.includes('?') && !TELLS_TO_DO.test(text)),
  clear_deadline: (text) => WISHED_FOR.test(text) || PRESSES.test(text),
  concrete_plan: (text) => /^what if\b/i.test(text) || (IS_PAST.test(text) && !PLANS.test(text)),
  options_offered: (text) =>
    (LEAVES_IT.test(text) && !text.includes('?')) || /\bor shall I say\b/i.test(text),
  ownership: (text) =>
    OWNS_NO_PART.test(text) ||
    (ASKED.test(text) && !OWN_PART.test(text)) ||
    ((OWNS_NOTHING.test(text) || INTRODUCES.test(text)) && !OWNS_AFTER_ALL.test(text)),
  personalised: (text) =>
    /\bknow who you are\b/i.test(text) ||
    !SOMEBODY.test(text) ||
    tells(text) ||
    /^(?:please|pls|kindly|(?:would|could|can|will) you)\b|\bwhatever that means\b|\bI grant you\b/i.test(
      text,
    ) ||
    (TOLD_TO_ANYBODY.test(text) && !OF_THEIRS.test(text)),
  purpose_stated: (text) => (text.trimEnd().endsWith('?') && !SAYS_WHY.test(text)) || NO_PURPOSE.test(text),
  safeguard_named: (text) =>
    !SAFE.test(text) || NOT_SAFE.test(text) || TOPICS.test(text) || (BROKE.test(text) && !CAUGHT.test(text)),
};

/** Longer sentences are lists without a full stop. */
const LONGEST = 600;
/** Minutes make an hour exact. */
const EXACT_HOUR = /\b\d{1,2}[:.][0-5]\d\b/;

/** Whether an hour is told to the minute; with whom and when a meeting is, goes without praise. */
function isExactHour({ index, text }: Sentence, type: MessageType): boolean {
  return !(type === 'meeting_prep' && index === 0) && EXACT_HOUR.test(text);
}

/** "Please review all 34 pages": what somebody is to read shows nothing yet. */
const TO_BE_READ =
  /^(?:please|pls|kindly|could you|can you|would you)\b[^.!?]{0,40}\b(?:review|read|check|study|go (?:through|over)|look (?:at|over|through)|sign|fill|complete)\b/i;

/** "We roll it out everywhere today": a day that nobody is asked to keep, and no date. */
function isOnlyToday({ asks, marks, text }: Sentence): boolean {
  const dates = marks.filter((mark) => mark.tag === 'date');
  return (
    asks.length === 0 &&
    !/\b(?:at|by|before|until|till) \d/i.test(text) &&
    dates.length > 0 &&
    dates.every(({ words }) => /^(?:today|tonight|tomorrow|tmrw|now)$/i.test(words))
  );
}

/** With whom a meeting is and when is no plan yet. */
const LONGEST_TITLE = 8;

function isMeetingTitle({ index, wordCount }: Sentence, type: MessageType): boolean {
  return type === 'meeting_prep' && index === 0 && wordCount <= LONGEST_TITLE;
}

/** Whether a sentence cannot be praised for a merit: it wishes, names topics or lacks what the merit is made of. */
export function cannotPraise(tag: MeritTag, sentence: Sentence, type: MessageType): boolean {
  if (tag === 'evidence_cited')
    return !isEvidence(sentence) || TO_BE_READ.test(sentence.text) || countsDown(sentence.text);
  if (tag === 'specific_numbers')
    return figures(sentence) === 0 && !countsInWords(sentence) && !isExactHour(sentence, type);
  if (tag === 'clear_deadline' && (!looksAhead(sentence, type) || isOnlyToday(sentence))) return true;
  if (tag === 'concrete_plan' && isMeetingTitle(sentence, type)) return true;
  return CANNOT[tag]?.(sentence.text.slice(0, LONGEST)) === true;
}

/** What the phrase model sees as surely as this is evidence, though neither a source nor a figure shows it. */
const SURELY_LEARNED = 0.28;

/** Without the signs whose sentence cannot be praised for what they show. */
export function praisable(
  reading: DraftReading,
  signs: readonly Sign<MeritTag>[],
  learned: readonly Sign<MeritTag>[],
): Sign<MeritTag>[] {
  const sure = new Set(
    learned.filter(({ tag, weight }) => tag === 'evidence_cited' && weight >= SURELY_LEARNED),
  );
  const told = new Map<string, boolean>();
  return signs.filter((sign) => {
    const sentence = reading.sentences[sign.sentenceIndex];
    if (sentence === undefined || sure.has(sign)) return true;
    const place = `${sign.sentenceIndex} ${sign.tag}`;
    const answer = told.get(place) ?? !cannotPraise(sign.tag, sentence, reading.type);
    told.set(place, answer);
    return answer;
  });
}
