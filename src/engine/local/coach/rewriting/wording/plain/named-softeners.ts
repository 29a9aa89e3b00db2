import { type Rule, rule, ruleThroughout } from '../rule.ts';

/** What shows that a sentence doubts without its softeners, too. */
const DOUBTS =
  '\\b(?:could|might|may|would|can|thinking of|want(?:ed)? to|like to|love to|plan(?:ning)? to|think|feel|felt|seems?)\\b';
const ADVERB = '(?:maybe|perhaps|possibly)';
const SO_CALLED = '(?:sort of|kind of|kinda|sorta)';
/** Of how late or how much something is, how far is a part of the fact. */
const MEASURED =
  '(?:of|more|less|fewer|down|up|off|slow|quiet|full|empty|late|early|earlier|later|longer|shorter|higher|lower|bigger|smaller|cheaper|over|under|behind|ahead|above|below|before|after|too|out|like|short|\\p{L}+er)';

/** Soft words that a risk tells the writer to cut, where the sentence says the same without them. */
export const NAMED_SOFTENERS: readonly Rule[] = [
  ruleThroughout(`(?<=\\b(?:I|you|he|she|we|they|it)(?: just)?) ${SO_CALLED} (?=\\p{Ll})`, ' '),
  ruleThroughout(`(?<=\\b(?:I|you|he|she|we|they|it)) just ${SO_CALLED} (?=\\p{Ll})`, ' just '),
  ruleThroughout(
    `\\b(is|are|was|were|be|been|feels?|felt|looks?|seems?|it['’]s|that['’]s|got) (?:just )?(?:a (?:little |tiny |wee )?bit|a little|a tad|somewhat|${SO_CALLED}) (?!${MEASURED}\\b)(?=\\p{Ll}{4})`,
    '$1 ',
  ),
  ruleThroughout('\\bI just (?=(?:felt|feel|think|thought)\\b)', 'I '),
  ruleThroughout(`(?<=\\b(?:I|we)) ${ADVERB} (?=\\p{Ll})`, ' '),
  ruleThroughout(
    `(?<=\\b(?:want|wanted|like|love|hoping|plan|planning|going) to) ${ADVERB} (?=\\p{Ll})`,
    ' ',
  ),
  ruleThroughout(
    `(?<=\\b(?:thinking of|thinking about|could|might|may|would|want to|like to) [^.!?;]{1,80}(?:,| and)) ${ADVERB} (?=(?:a|an|the|some|our|\\p{Ll}+)\\b)(?![^.!?;]*\\b(?:or|maybe|perhaps|possibly)\\b)`,
    ' ',
  ),
  rule(`^(?=[^.!?]*${DOUBTS})(there (?:is|are|was|were)) ${ADVERB} (?=(?:some|an?|several|a few)\\b)`, '$1 '),
  ruleThroughout(
    `(?<=${DOUBTS} [^.!?;]{1,60}\\b(?:is|are|was|were)) ${ADVERB} (?=\\p{Ll})(?![^.!?;]*\\bor\\b)`,
    ' ',
  ),
  ruleThroughout(
    `(?<=,? (?:and|but)) ${ADVERB} (?=(?:certain|some|a few|several)\\b[^.!?;]*\\b(?:might|may|could)\\b)`,
    ' ',
  ),
];
