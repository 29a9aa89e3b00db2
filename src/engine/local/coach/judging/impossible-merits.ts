/** What words cannot be praised for, however much they look like it: a check on the word lists and the phrase model. */
import type { DraftReading, MeritTag, Sentence } from '../reading/draft-reading.ts';
import type { Sign } from './finding.ts';

/** Who needs, has to or has asked in vain stands for nothing yet. */
const OWNS_NOTHING =
  /\b(?:I|we) (?:had|have|has|need(?:ed)?|want(?:ed)?|would like|(?:really |just |also )(?:need|want)(?:ed)?) (?:to |you |a |some |more |recognition)|\b(?:I|we)['’]d like (?:to|you)\b|\b(?:I|we)(?:['’]ve| have| had)? (?:already |repeatedly |just )?(?:asked|told|reminded|warned|rung|emailed) (?:you|him|her|them|everyone)\b|\b(?:I|we)(?:['’]ve| have) (?:lived|had|worked|known|got|seen|noticed|heard|waited)\b|\b(?:I|we) (?:do not|don['’]t) (?:want|need|have|know|mind|think|see|understand)\b|\bnobody (?:rang|told|asked|called) (?:me|us)\b|^(?:so )?we need to\b|\b(?:I|we)(?:['’]ve| have) decided\b|\bwith (?:great )?pleasure\b/i;
const OWNS_AFTER_ALL =
  /\b(?:(?:my|our) (?:own )?(?:part|fault|mistake|share|doing|error|slip|responsib\w*)|on me|mine|sorry|apologi\w*|should(?:n['’]t)? have|ought to have|had(?:n['’]t| not)|did(?:n['’]t| not)|never|forg[eo]t\w*|late|wrong|orally|without telling|grant|admit|concede|accountable|responsible|in charge|I['’]?ll|I will|I['’]m (?:doing|taking)|I did|(?:yes,?|ok,?|fine,?) I|I (?:changed|moved|added|set up|merged|took|sent|signed|left))\b/i;
/** "I run the bakery": who somebody is, not what they answer for. */
const INTRODUCES =
  /\b(?:I|we) (?:run|own|manage|work|live|sell|supply|make|do)\b(?! (?:it|this|that) (?:myself|ourselves))/i;

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
  /\bat your disposal\b|\bstay in (?:contact|touch)\b|\b(?:like to (?:stay|be|keep)|stay|remain) (?:flexible|open-minded)\b|\blike to stay open\b|\bleft on the\b|\bwill be in touch\b|someone['’]ll\b|\bhold (?:it|the (?:price|discount|slot|offer)|that)? ?till? \d/i;
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
const PLANNED =
  /\bwill\b|\b(?:we|I|they)(?:['’]re|['’]m| are| am) (?:[a-z]+ly |now )?[a-z]+ing\b|\bgoing to\b/i;
/** What has been seen or counted already. */
const HAPPENED =
  /\d\D+\d|\b(?:was|were|had|did|has|have|found|said|says|showed?|shows|tested|measured|counted|asked|grew|fell|rose|went|since|study|trial|survey|(?<!\bbe )[a-z]+ed)\b/i;
/** What it is for, in a question. */
const SAYS_WHY =
  /\b(?:so|because|in order|for (?:our|your|the|every)|generations?|years?|child\w*|future|becom\w*|purpose|goal|what if|world|people|every\w*|without|keep\w*|stay\w*|worth|means?|where)\b/i;
/** Words of praise or thanks. */
const PRAISE =
  /\b(?:thank\w*|thx|ta|cheers|great\w*|good|well|best|better|lov(?:e\w*|ing)|brilliant\w*|beautiful\w*|excellent|super\w*|appreciat\w*|admir\w*|proud|wonder\w*|fast\w*|first|only|record\w*|enjoy\w*|glad|happy|happier|impress\w*|congrat\w*|kind\w*|nice\w*|hard|praise\w*|thrill\w*|never|spoke|strong\w*|clean\w*|high\w*|grateful|owe|treasure|still|so+ much|without|reason|amazing|fantastic|perfect\w*|helped|saved|calm\w*|patien\w*|loyal|careful\w*|clever\w*|smart|generous\w*|delight\w*|laugh\w*|smil\w*|remember\w*|stayed|all|every\w*|so much|more|most|moved|touched|heart\w*|honou?r\w*|rescued|talk)\b|\d|!/i;

const CANNOT: Readonly<Partial<Record<MeritTag, (text: string) => boolean>>> = {
  appreciation: (text) => !PRAISE.test(text),
  clear_ask: (text) => !ASKS.test(text),
  clear_deadline: (text) => WISHED_FOR.test(text),
  options_offered: (text) => LEAVES_IT.test(text) && !text.includes('?'),
  evidence_cited: (text) => PLANNED.test(text) && !HAPPENED.test(text),
  ownership: (text) => (OWNS_NOTHING.test(text) || INTRODUCES.test(text)) && !OWNS_AFTER_ALL.test(text),
  personalised: (text) =>
    /\bknow who you are\b/i.test(text) ||
    !SOMEBODY.test(text) ||
    (TOLD_TO_ANYBODY.test(text) && !OF_THEIRS.test(text)),
  purpose_stated: (text) => text.trimEnd().endsWith('?') && !SAYS_WHY.test(text),
  safeguard_named: (text) =>
    !SAFE.test(text) || NOT_SAFE.test(text) || TOPICS.test(text) || (BROKE.test(text) && !CAUGHT.test(text)),
};

/** Whether a sentence cannot be praised for a merit: it wishes, names topics or lacks what the merit is made of. */
export function cannotPraise(tag: MeritTag, { text }: Sentence): boolean {
  return CANNOT[tag]?.(text) === true;
}

/** Without the signs whose sentence cannot be praised for what they show. */
export function praisable(reading: DraftReading, signs: readonly Sign<MeritTag>[]): Sign<MeritTag>[] {
  return signs.filter(({ tag, sentenceIndex }) => {
    const sentence = reading.sentences[sentenceIndex];
    return sentence === undefined || !cannotPraise(tag, sentence);
  });
}
