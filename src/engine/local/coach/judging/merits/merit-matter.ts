/** What words cannot be praised for a merit without: a check on the lexicon and the phrase model, which see more than there is. */
import type { MeritTag } from '../../reading/draft-reading.ts';

/** What stays or can be undone, who has checked it, who is kept out, and what happens if it fails. */
const SAFEGUARD =
  /\b(?:back-?ups?|fall-?back|stand-?by|on[- ]call|insur\w*|covered|cover['’]s|cover (?:is|on|for|until)|guarantee\w*|warrant\w*|deposit|escrow|refund\w*|(?:go(?:es)?|gone|comes?|get it|put|give[ns]?|half of it|switch(?:ed)?|levels|turn(?:ed)?|roll(?:ed)?|sen[dt])\b.{0,25} back|undo\w*|revers\w*|restored?|cancel|opt out|exit|out after|clause|stay(?:s|ed)?|remain(?:s|ed)?|keep(?:s|ing)?|kept|continues?|still|held|holds?|reserved?|unchanged|the same|as (?:they|it|usual)|touched|tests?|tested|inspect\w*|check\w*|servic\w*|audit\w*|approv\w*|sign(?:ed|s|ature)\w*|clear(?:ed|ance)|pass(?:ed|es)|agreed|confirmed|in writing|written|wants? a|certif\w*|permit|licen[cs]\w*|sworn|verif\w*|rehearsed|train(?:ed|s)|trainers?|trial|pilot|parallel|beside|alongside|next to|only|nobody|no one|nothing|never|without|no (?:\w+ )?(?:data|child|children|patients?|boat|glass|fee|accidents?|incidents?|damage|one|names?|jobs?|staff|signature|photos?|errors?|loss)|not (?:shown|shared|stored|change)|unless|until|till|deleted|wiped|anonym\w*|encrypt\w*|taken off|lock(?:s|ed)?|safe\w*|secur\w*|guards?|lifeguards?|marshals?|alarm|extinguisher|first aid\w*|inhaler|emergency|rule|limits?|logs?|second|two people|2 people|both|off|closed|ombudsman|provisional|free of charge|legal|worst|fails?|breaks?|goes wrong|breaker|stop|within \d+|again within|if (?:it|the|this|that|a|anything|serious|you)\b.{3,80}\b(?:go back|wait|ring|ask|do not|does not|we|I))\b|n['’]t\b/i;
/** Hopes, jokes, superlatives and what is looked for keep nobody safe. */
const NO_SAFEGUARD =
  /\b(?:lol|haha|blah|hopefully|somehow|figure it out|bound to be|guess|whatever|someone['’]?ll|sky is the limit|best|most powerful|at your disposal|thank you|could use|had to see|we(?:['’]re| are) looking|maybe)\b/i;
/** Of questions only those that a meeting has to decide propose one. */
const ASKS_READER = /^(?!question|decision).*\?\W*$/i;

const CREDIT =
  /\b(?:thank\w*|thx|ty|cheers|grateful\w*|gratitude|appreciat\w*|kind\w*|generous\w*|patien\w*|prais\w*|admir\w*|impress\w*|proud|well done|congrat\w*|kudos|bravo|credit\w*|great\w*|good|lovely|wonderful\w*|brilliant\w*|excellent\w*|outstanding|superb|fantastic|amazing|awesome|beautiful\w*|gorgeous|triumph\w*|records?|best|fastest|finest|most|more|much|ador\w*|lov(?:e|ed|es)|like[ds]?|enjoy\w*|treasur\w*|miss(?:ed)?|delight\w*|glad|happy|smil\w*|rav\w*|genius|magic|stars?|hero(?:es)?|gift|thoughtful|careful\w*|hard work|so+ much|help\w*|saved|ma[dk]es? my|meant|winters|years|stayed|\d+ ?%|from \d[\d.,]* to|knew every)\b/i;
/** Debts, wishes and the thanks of an angry writer credit nobody. */
const NO_CREDIT =
  /\b(?:owe|apparently|as usual|for nothing|no pressure|but as I said)\b|\b(?:would|could|should) be (?:great|grateful|good|nice|lovely|wonderful|brilliant)\b/i;

/** Somebody's feelings, load or view, or a question after them. */
const OTHER_SIDE =
  /\b(?:feel\w*|felt|hear (?:how|what|from (?:you|the|them|her|him|each))|ask(?:ed)?|heard|worr\w*|afraid|shy|scared|anxious|nervous|hard|difficult|tough|tired|squeeze|too much|a lot|awkward|pain|minds?|cop(?:e|ing)|lands?|sit with|(?:how|what) (?:do|does|did|would|will|is|was|are) (?:you|it|this|that|they|she|he|your|each)|all right|alright|ok(?:ay)? (?:for|with|if)|fine with|for you|your (?:side|crew|people|team|mum|dad|family|load|eyes|lanes)|on your own|no fun|I know|understand|sorry|if (?:it|that|this|evenings|you)(?:['’]s| is| are)?|together|rather|without (?:you|being)|before anything|no hurry|lungs?|newborn|loss|help|missed|cried|liked?|happier|told us|by name|gift|enemies|granted|families|agreed?|waited|goodness)\b|\bmust have\b/i;

/** Words that leave something open, or a question that names several. */
const CHOICE =
  /,[^?]*\?$|\b(?:or|either|whether|alternativ\w*|options?|choices?|choos\w*|pick|select|prefer\w*|rather|sooner|decide|your call|up to you|whichever|whatever|whenever|as you|if you|you (?:can|could|may|like|want)|can (?:also )?be|could|might|may|would you|what would|what did|what (?:a|the)|how would|try|test|play|experiment|free|open|ideas?|(?:of|my|your) own|swap\w*|ways?|brief|what else|which|see (?:who|what)|recommend|welcome|ask what|something)\b/i;

/** A question, a request or what is wanted. */
const ASK =
  /\?|\b(?:please|pls|plz|kindly|can|could|would|will you|shall|may I|need\w*|want\w*|after is|let['’]?s|ask\w*|tell|let (?:me|us)|send|give|sign|approve|decide|decision|reply|answer|confirm|call|ring|text|write|come|join|bring|book|pick|choose|check|yes|no|ok|worth|goal|purpose|agree\w*|request\w*|hope|like|take|add|fill|read|look|say|put|help|do|don['’]?t|by|suit\w*|works?|must|ha(?:s|ve) to|fancy|order)\b/i;

/** "Later than planned because of the storm": what excuses a failing is nothing that it is for. */
const EXCUSE =
  /\b(?:later than|delayed|late|closed|cancel\w*|can['’]?t|cannot|couldn['’]t|unfortunately|sorry)\b[^.;]{0,60}\b(?:because|due to)\b/i;

/** Who only thinks, wants or hopes takes nothing upon themselves. */
const OF_THE_MIND =
  /\bI(?:['’]d| would| do| don['’]?t| did| didn['’]t| really| just| still)*(?: not)? (?:think|thought|like|liked|love|loved|hear|heard|want|wanted|hope|hoped|feel|felt|believe|guess|wonder|prefer|know of)\b/gi;
const FIRST_PERSON = /\b(?:I|we|me|my|our|us|mine)\b/i;
/** "That account is MINE and you know it": what is claimed against somebody. */
const CLAIMED = /\b(?:and|as) (?:you|everyone|everybody|they) (?:all )?knows? (?:it|that)\b|\bMINE\b/;

/** Whether words give the reason of a failing, and not what something is for. */
export function excuses(text: string): boolean {
  return EXCUSE.test(text);
}

/** Whether only somebody's mind is spoken of in the first person. */
function isOfMind(text: string): boolean {
  const rest = text.replace(OF_THE_MIND, ' ');
  return rest !== text && !FIRST_PERSON.test(rest);
}

/** Who has lost somebody gives nobody a date. */
const BEREAVED = /\b(?:passed away|died)\b/i;

const HOLDS: Readonly<Partial<Record<MeritTag, (text: string) => boolean>>> = {
  appreciation: (text) => CREDIT.test(text) && !NO_CREDIT.test(text),
  clear_ask: (text) => ASK.test(text),
  clear_deadline: (text) => !BEREAVED.test(text),
  empathy: (text) => OTHER_SIDE.test(text),
  options_offered: (text) => CHOICE.test(text),
  ownership: (text) => !CLAIMED.test(text) && !isOfMind(text),
  purpose_stated: (text) => !excuses(text),
  safeguard_named: (text) => SAFEGUARD.test(text) && !NO_SAFEGUARD.test(text) && !ASKS_READER.test(text),
};

/** Whether words hold what the merit is made of; true of a merit that needs no certain words. */
export function holdsMeritMatter(tag: MeritTag, text: string): boolean {
  return HOLDS[tag]?.(text) !== false;
}
