import type { CannotShow } from './cannot-be.ts';
import { GOOD_WISH } from './plainly-meant.ts';

/** "Not known: how it works for …" says how far the evidence goes. */
const NAMES_LIMIT =
  /^(?:(?:what is )?not (?:yet )?known|unknown|open|limits?)\b|\b(?:what )?(?:we|I) (?:do not|don['’]t) (?:yet )?know (?:yet|how|whether|if)\b/i;
/** "Need to check", "no idea": who says so claims nothing. */
const TO_FIND_OUT =
  /^(?:(?:I|we)(?:['’]ll| will| still)? )?(?:(?:still )?(?:need|have) to|must|will|to be) (?:still )?(?:check(?:ed)?|find out|ask|verify|verified|look (?:it )?up|confirm(?:ed)?)\b[^,;]{0,40}$|^(?:I have )?no idea\b/i;
/** Who laughs at somebody's figures does not leave out what they are for. */
const MOCKS =
  /\b(?:is|are|was|were|['’]s) (?:just |simply |frankly )?an? (?:joke|disgrace|shambles|farce|insult|embarrassment)\b/i;
/** "… so that nobody has to travel": what it is for is said. */
const PURPOSE = /\bso that (?!(?:is|was|it)\b)\p{L}/iu;
const COMPARING =
  /\b(?:against|instead of|compared (?:to|with)|versus|vs\.?|down from|up from|from \d\S{0,20} to)\b/i;
/** Bounded, so that a draft of figures without a full stop takes no longer than others. */
const COMPARES = new RegExp(`\\d.{0,200}?${COMPARING.source}.{0,200}?\\d`, 'i');
const ABSOLUTE =
  /\b(?:all|always|any\w*|absolute\w*|best|bound|can(?:not|['’]t)|certain\w*|clear\w*|complete\w*|definite\w*|each|entire\w*|ever\w*|every\w*|exactly|fact|first|forever|full\w*|guarantee\w*|impossible|must|never|no|nobody|none|nothing|nowhere|not|obvious\w*|of course|only|perfect\w*|permanent\w*|proven|pure\w*|simply|sole\w*|sure\w*|total\w*|undoubtedly|unique|universal\w*|unparalleled|utter\w*|whole|without|worst|zero|most|last|literally|ultimate|hundred|constant\w*|inevitabl\w*|single|flawless\w*|anyone|final\w*|strict\w*|exclusive\w*|mandatory)\b|n['’]t\b|100|\b\w+est\b/i;
/** "Delivery is 12 May, the lease ends 30 June": days of a plan, which nobody has to prove. */
const DAY_OF_MONTH =
  /\b\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|\b(?:january|february|march|april|may|june|july|august|september|october|november|december) \d/i;
const CLAIMS =
  /\b(?:better|best|every\w*|all|always|never|clear\w*|obvious\w*|proven|prove\w*|trust|believe|sure|feel|think|love|success\w*|apparently|people|experts?|research|studies|know\w*|way|more|less|most|many|loads|basically|safe|good|great|happy|happier|happened|faster|cheaper|easier|reckon\w*|say|says|said|because|so|work\w*|only|since)\b|!/i;
/** "Same as always", "not 100 % sure", "the whole company": said of habit, doubt and scope. */
const NOT_ABSOLUTE =
  /\b(?:unless [^,.;!?]{2,60}|(?:same |just )?as (?:always|ever)|not (?:100|a hundred|all|always|every\w*|entirely|completely|totally|fully|absolutely|quite|exactly|sure|certain)(?: ?%)?|all (?:two|three|four|five|six|seven|eight|nine|ten|\d+) [a-z]+|the whole (?!town|world|village|trade|time)[a-z]+|(?:only|first) thing (?:still )?(?:open|missing|left)|best (?:wishes|regards|before)|at (?:the )?(?:best|first|last|most|least|all)|for the first time|in the first|no need (?:to|for)(?: do)?(?: any[a-z]*)?|if you ever (?:need|want|fancy|feel|have|come|find)|(?:test|guest|west|request|interest|honest|latest|suggest|forest|protest|invest|harvest|contest|earnest|modest|digest)\w*)\b/gi;
/** "!!" under an apology or a groan is no praise. */
const GROANS = /\b(?:sorry|apolog\w*|busy|enough|hassle|hate|awful|only me|not great)\b/i;
/** "It would be super helpful if you could send it": how much somebody wishes for it. */
const WISH =
  /^(?:and |so |also )?(?:it|that|this)(?:['’]d| would| might) (?:really )?be (?:\p{L}+ ){0,2}(?:helpful|useful|good|nice|kind|handy|great|lovely|appreciated) if\b(?!.*(?:!|\b(?:amazing|awesome|incredible|best|unique|world|revolution\w*|chang\w*)\b))/iu;
/** "You wrote that the count might be too high", "as far as I can see": somebody else's doubt, or an honest limit. */
const REPORTS_DOUBT =
  /^(?:as )?you (?:wrote|said|asked|told|mentioned|thought|noted|pointed|feared|were afraid)\b|^as far as (?:I|we) (?:can|could|know)\b/i;

/** What claims nothing that has to be proven, and doubts nothing that is known. */
export const NO_CLAIM: CannotShow = {
  absolutes: (text) => !ABSOLUTE.test(text.replace(NOT_ABSOLUTE, ' ')),
  hedging: (text) => REPORTS_DOUBT.test(text.trim()),
  hype: (text) => GROANS.test(text) || GOOD_WISH.test(text.trim()) || WISH.test(text.trim()),
  no_evidence: (text) =>
    NAMES_LIMIT.test(text) ||
    TO_FIND_OUT.test(text.trim()) ||
    (COMPARING.test(text) && COMPARES.test(text)) ||
    (DAY_OF_MONTH.test(text) && !CLAIMS.test(text)),
  no_purpose: (text) => MOCKS.test(text) || PURPOSE.test(text),
};
