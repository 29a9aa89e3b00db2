import { needlesOf } from '../../../patterns/needles.ts';
import { applyRules, type Rule } from '../rule.ts';

const word = (spelling: string, replacement: string): Rule => ({
  pattern: new RegExp(`(?<![\\w'’@./-])(?:${spelling})(?![\\w'’@/-]|\\.\\w)`, 'giu'),
  replacement,
});

/** What stands in front of a thing. */
const BEFORE_THING =
  'any|no|the|a|one|same|big|small|main|only|real|some|more|other|further|few|this|that|these|those|my|our|your|his|her|their|with|of|having|have|got';

/** Spellings of chat messages in full. Only those that have one meaning. */
export const SHORTHAND: readonly Rule[] = [
  {
    pattern:
      /(?<![\w'’]|\b(?:need|want|get|got|have|give|for|with|on|in|of) )ur (?=(?:a|the|so|super|very|really|not|busy|free|late|right|welcome|going|gonna|ok|good|happy|well|fine|knackered|tired|sure|ready|done|coming|there|here|home|still|always|never|already|all|both|around|at|\w+ing)\b)/gi,
    replacement: "you're ",
  },
  word('ur', 'your'),
  {
    pattern:
      /(?<=\p{Ll} )w (?=(?:the|a|an|my|our|your|his|her|you|me|us|him|them|it|that|this|\p{Lu}\p{Ll}+)\b)/gu,
    replacement: 'with ',
  },
  { pattern: /(?<=\p{Ll} )n (?=(?:the|a|we|I|it|they|\p{Ll}{3,})\b)/gu, replacement: 'and ' },
  word('w/out', 'without'),
  word('w/in', 'within'),
  word('cud', 'could'),
  word('shd', 'should'),
  word('wud', 'would'),
  word('r u', 'are you'),
  word('u', 'you'),
  { pattern: /\b(sorry)(?:,? sorry)+\b/gi, replacement: '$1' },
  { pattern: /\bso{3,}\b/g, replacement: 'so' },
  { pattern: /\bhey{2,}\b/g, replacement: 'hey' },
  word('whos', "who's"),
  word('(?:hows)', "how's"),
  word('ppl', 'people'),
  word('thru', 'through'),
  word('abt', 'about'),
  word('lmk', 'let me know'),
  word('bc', 'because'),
  word('(?:pls|plz)', 'please'),
  word('(?:thx|thnx)', 'thanks'),
  // With a time it is a date, and dates keep their letters.
  word('(?<!\\d |\\d[ap]m )(?:tmrw|tmr|tomoz)(?! (?:at |by |from |before |after )?\\d)', 'tomorrow'),
  word('im', "I'm"),
  word('ive', "I've"),
  word('dont', "don't"),
  word('itll', "it'll"),
  word('cant', "can't"),
  word('wont', "won't"),
  word('didnt', "didn't"),
  word('doesnt', "doesn't"),
  word('isnt', "isn't"),
  word('wasnt', "wasn't"),
  word('couldnt', "couldn't"),
  word('thats', "that's"),
  word('whats', "what's"),
  word('havent', "haven't"),
  word('hasnt', "hasn't"),
  word('hadnt', "hadn't"),
  word('arent', "aren't"),
  word('werent', "weren't"),
  word('wouldnt', "wouldn't"),
  word('shouldnt', "shouldn't"),
  word('weve', "we've"),
  word('youve', "you've"),
  word('theyve', "they've"),
  word('youd', "you'd"),
  word('itd', "it'd"),
  word('wheres(?= (?:the|my|our|your|his|her|it|this|that|everyone|everybody|[A-Z]))', "where's"),
  word('heres(?= (?:the|my|our|your|a|an|what|how|one|another))', "here's"),
  word(
    '(?<=^|[.,;!?] |\\b(?:and|but|so|then|ok|right|yes|maybe) )lets(?= (?:just |not |maybe |all )?(?:get|do|go|talk|meet|see|have|take|make|try|keep|leave|say|start|stop|move|put|sort|call|speak|wait|find|use|look|be|ask|book|order|plan|hope|face|not)\\b)',
    "let's",
  ),
  word(
    '(?<=^|[.,;!?] |\\b(?:and|but|so|then|if|that|think|maybe) )ill(?= (?:be|have|do|get|bring|call|ring|see|let|send|try|ask|come|go|take|make|pay|pick|drop|give|tell|need|text|check|sort|just|also|probably|then|never|wait|leave|put)\\b)',
    "I'll",
  ),
  word(
    '(?<=^|[.,;!?] |\\b(?:and|but|so|then|that|think|maybe) )id(?= (?:be|have|like|love|prefer|rather|say|need|just|really|also|hate|suggest|go|do|want|appreciate)\\b)',
    "I'd",
  ),
  word("(?<=\\b(?:could|would|can|will|should|might|may|to|it[’']ll|it[’']d) )b", 'be'),
  word('(?<=\\b(?:you|we|they|u) )r', 'are'),
  word('theyd', "they'd"),
  word('theyre', "they're"),
  word('theyll', "they'll"),
  word('youll', "you'll"),
  word('hes', "he's"),
  word('shes', "she's"),
  word('youre', "you're"),
  word('theres', "there's"),
  word('tho', 'though'),
  word('cos|cuz', 'because'),
  word('should of', 'should have'),
  word('could of', 'could have'),
  word('might of(?! course)', 'might have'),
  word('gonna', 'going to'),
  word("(?<=(?:\\b(?:have|has|had)|['’](?:ve|s|d)) )gotta", 'got to'),
  word('(?<=\\b(?:he|she|it|who|\\p{L}+one|\\p{L}+body) )gotta', 'has to'),
  word('gotta', 'have to'),
  word('wanna', 'want to'),
  // "Any probs" are things; "it'll probs rain" is a doubt.
  word(`(?<=\\b(?:${BEFORE_THING}) )prob(s?)`, 'problem$1'),
  word(
    "(?<=^|[,.;:!?] |\\b(?:I|we|you|he|she|it|they|there|that|this|will|would|can|could|should|is|are|was|were|and|but|so|most|(?:\\w+)['’](?:ll|re|s|m|d|ve)) )probs",
    'probably',
  ),
  word('prob', 'probably'),
  word('(?:btw|tbh|imo|imho)', ''),
  { pattern: /^fyi[,:]? (?=\p{L})/giu, replacement: '' },
  word('lol|haha|hehe|omg|lmao', ''),
  { pattern: /(?<=^|\s)w\/o (?=\p{L})/giu, replacement: 'without ' },
  { pattern: /(?<=^|[.!?] |, )w\/? (?=\p{L})/giu, replacement: 'with ' },
  { pattern: /(?<=\s)w\/ ?(?=\p{L})/giu, replacement: 'with ' },
  {
    pattern:
      /(?<=^|[.,;:!?] |\b(?:if|that|think|but|and|also|so|because|hope|know|anyway|now) )its (?=[\d£$€]|(?:a|an|the|not|been|so|going|obvious|only|just|too|like|wrong|right|ok|okay|fine|ready|nearly|almost|still|all|in|on|at|my|your|our|no|now|very|really|pretty|quite|hard|late|out|up|down|back|here|there|worth|due|maybe|probably|\p{L}+ing)\b)/giu,
    replacement: "it's ",
  },
  {
    // In small letters a hasty "it's", where a thing of its own would come first in its sentence.
    pattern:
      /(?<=^|, |\b(?:but|so|that|think|if|because|cos) )its (?=(?:another|half|small|big|huge|good|bad|great|nice|fine|lovely|brilliant|rubbish|cheap|expensive|easy|difficult|important|urgent|free|full|empty|broken|closed|open|over|done|gone|really|about|time|tomorrow|today|everyone|nobody|nothing|me|him|us|them|cold|hot)\b(?! (?:\p{Ll}+ )?(?:is|are|was|were|has|have|can|will|would)\b))/gu,
    replacement: "it's ",
  },
  { pattern: /\bwhat its (?=(?:for|about|worth|called|like|doing|going)\b)/giu, replacement: "what it's " },
  { pattern: /(?<=^|[.,;:!?] )[iI]ts (?=\p{Lu}\p{Ll}+ (?:from|with|here|at)\b)/gu, replacement: "it's " },
  { pattern: /(?<![\w'’])i(?=['’](?:m|ll|ve|d)\b| )/g, replacement: 'I' },
];

/** What the rules match whose words are too short to be looked for; no other rule makes such words. */
const SHORTEST = /(?<!\w)(?:[uU][rR]?|[wWnNbr]|i|[bB][cC]|[iI][mMdD])(?!\w)|sooo/;
const LONGER: readonly Rule[] = SHORTHAND.filter(({ pattern }) => needlesOf(pattern) !== null);

/** A sentence without the spellings of chat messages. */
export function withoutShorthand(sentence: string): string {
  return applyRules(sentence, SHORTEST.test(sentence) ? SHORTHAND : LONGER);
}
