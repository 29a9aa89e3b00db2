import { isOrAre, type Rule, rule, ruleThroughout } from '../rule.ts';

const MONTH = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\\p{L}*';
const WHEN = `(?:\\d{1,2}(?:st|nd|rd|th)? ${MONTH}|${MONTH} \\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day|\\d{1,2}[:.]\\d{2}|the \\d)`;
/** What is said or asked of a thing; a right or a role "with regard to" one is not about it. */
const SPOKEN_OF =
  '(?:questions?|concerns?|comments?|complaints?|letter|e-?mails?|messages?|calls?|conversations?|discussions?|news|information|details|updates?|decisions?|enquir(?:y|ies)|inquir(?:y|ies)|writ(?:e|ing)|wrote|contact|contacted|ask|asked|speak|spoke|talk|talked|heard?|guidance|advice)';
/** Officialese in the words that one person says to another. */
export const OFFICIALESE: readonly Rule[] = [
  rule(
    `^(?:with effect (?:from|as of)|effective(?: as)?(?: of| from)?|commencing(?: on)?) (?=${WHEN})`,
    'From ',
  ),
  ruleThroughout(
    `(?<=\\S )(?<!\\b(?:is|are|be|been|was|were|becomes?|became) )(?:with effect (?:from|as of)|effective(?: as)?(?: of| from)?|commencing(?: on)?) (?=${WHEN})`,
    'from ',
  ),
  // "After much discussion it has been decided that from Monday …"
  rule(
    `^(?:(?:after|following|in the light of) (?:(?:much|careful|lengthy|long|extensive|considerable|due|some|a lot of|many|several|a good deal of) )?(?:discussions?|considerations?|deliberations?|debates?|thought|talks|meetings|workshops)(?: and (?:(?:much|careful|lengthy|long|extensive|many|several) )?(?:discussions?|considerations?|deliberations?|debates?|thought|talks|meetings|workshops))?,? )?(?:it|the decision) (?:has been|was|is) (?:(?:now|finally|jointly) )?(?:decided|taken|made|determined|resolved) (?:that )(?=(?:the|our|all|as of|from|starting|on|until|every|each|no|we|there|your|${WHEN})\\b[^.;!?]{3,200}\\b(?:will|is|are|can|may|must|has|have|moves?|closes?|opens?|starts?|stays?|ends?)\\b)`,
    '',
  ),
  rule('^said (?=\\p{Ll}{3,} (?:will|is|are|was|were|must|shall|has|have)\\b)', 'The '),
  rule('^(?:the said|(?:the )?(?:aforementioned|above-mentioned|aforesaid)) (?=\\p{Ll}{3,} )', 'The '),
  ruleThroughout(
    '\\b(of|for|to|at|in|on|with|from) (?:the )?(?:said|aforementioned|above-mentioned|aforesaid) (?=\\p{Ll}{3,})',
    '$1 the ',
  ),
  rule('^(?:please )?do the needful\\b', 'Please see to it'),
  ruleThroughout('\\brevert back(?=[.!,;]|$| (?:by|before|with|at|asap|soon)\\b)', 'reply'),
  rule(
    '^(?:please |kindly )?find (?:attached|enclosed)(?: herewith)? ((?:the|our|my|your) (?!below\\b)\\p{L}+(?: \\p{L}+){0,2}?)(?= (?:on|for|of|about|from|regarding|with|to|by)\\b|[.!]?$)',
    (thing) => `Attached ${isOrAre(thing)} ${thing}`,
  ),
  rule(
    '^(?:please |kindly )?find below (?=(?:the|our|my)\\b)((?:the|our|my) \\p{L}+(?: \\p{L}+){0,2})(?= (?:on|for|of|about|from|regarding|with|to)\\b|:|[.]?$)',
    (thing) => `Here ${isOrAre(thing)} ${thing}`,
  ),
  ruleThroughout('\\b(please|kindly) revert (?=(?:by|to|before|with|on|asap|soon)\\b)', '$1 reply '),
  ruleThroughout(
    '(?:(?<=^|[,;:–-] |\\b(?:(?:could|can|would|will) you|you to|and) ))kindly (?=\\p{Ll}+\\b(?<!ed))',
    'please ',
  ),
  ruleThroughout('\\bplease please\\b', 'please'),
  ruleThroughout(
    "\\b(?:it is|it’s|it's) (?:hereby )?(?:expected|anticipated) that (?=[^.,;!?]{3,80} (?:will|would|is|are)\\b)",
    'we expect that ',
  ),
  ruleThroughout(
    "\\b(?:it is|it’s|it's) (?:hereby )?(?:expected|required|requested|demanded|anticipated) that (?=(?:all|every|the|you|each|both|staff|members|parents|\\d))",
    'we ask that ',
  ),
  ruleThroughout("\\b(?:it is|it's) (?:hereby )?(?:announced|notified|advised|noted|stated) that ", ''),
  ruleThroughout(
    '(?<!\\b(?:we|I)) shall (?=(?:be|not|have|also|only|remain|take|no longer|apply|begin|start|end|open|close|become|receive)\\b)',
    ' will ',
  ),
  // "Clause 4 is hereby amended" does what it says.
  ruleThroughout(
    '\\bhereby (?!(?:added|agreed|amended|appointed|assigned|declared|deleted|granted|incorporated|replaced|revoked|terminated)\\b)(?=\\p{L})',
    '',
  ),
  rule(
    "(?<=^|, )(?:we|I)(?:'d| would)? (?:wish|like|am writing|are writing|write) to (?:take this opportunity to )?(?:(?:bring|draw) to your attention|(?:remind|inform|advise|assure|notify) you)(?: of)?(?: the fact)? that (?![^.!?]* and that\\b)",
    '',
  ),
  ruleThroughout('\\bgive consideration to\\b', 'consider'),
  ruleThroughout(
    '\\bthe (?:aforementioned|above-mentioned|aforesaid|foregoing)(?= (?:as|by|at|before|in)\\b|[?.,;!]|$)',
    'this',
  ),
  ruleThroughout('\\buntil such time as\\b', 'until'),
  ruleThroughout(
    '\\badvise (?:(me|us) )?(?:as to )?(?=(?:when|how|whether|where|what|which)\\b)',
    (whom) => `tell ${whom ?? 'me'} `,
  ),
  ruleThroughout('\\b(we|I) (?:might|can|could|may) realistically expect\\b', '$1 can expect'),
  ruleThroughout('\\bforthwith\\b', 'immediately'),
  ruleThroughout('\\bherewith (?=\\p{L})', ''),
  ruleThroughout(' (?:hereby|herewith)(?=[.,;!]|$)', ''),
  ruleThroughout('\\bthe the\\b', 'the'),
  ruleThroughout(
    '\\bpursuant to (?=(?:our|your|the|my) (?:\\p{L}+ )?(?:calls?|conversations?|chat|talks?|meeting|discussions?|visit|e-?mails?|letters?|correspondence)\\b)',
    'after ',
  ),
  // Inside a sentence it is how contracts say it.
  rule(
    "^pursuant to (?!(?:[\\p{L}.'’]+ ){0,4}?(?:requests?|instructions?|wish(?:es)?|suggestions?|enquiry|inquiry)\\b)(?=\\p{L}|\\d)",
    'Under ',
  ),
  ruleThroughout(
    '\\bin (?:accordance|conformity|line) with (?=(?:section|clause|article|rule|annex|paragraph|schedule)\\b)',
    'under ',
  ),
  ruleThroughout(
    `(?<=\\b${SPOKEN_OF} )(?:in respect of|with respect to|with regard to|as regards|with reference to|in relation to|in connection with) (?=(?:the|your|our|this|these|my|\\p{Lu}))`,
    'about ',
  ),
  ruleThroughout('\\bin the event of (?=\\p{L})', 'in case of '),
  ruleThroughout(
    '\\b(?:subsequent to|upon) (?=(?:receipt|completion|arrival|delivery|request|signature)\\b)',
    'on ',
  ),
  ruleThroughout(
    '\\bfurther to (our|your|my) (?=(?:\\p{Ll}+ )?(?:call|conversation|chat|meeting|talk|discussion)\\b(?! (?:your|our|my|the|I|we|you)\\b))',
    'after $1 ',
  ),
  ruleThroughout(
    '\\bfurther to (our|your|my) (?=(?:\\p{Ll}+ )?(?:letter|mail|email|e-mail|message|enquiry|inquiry|request|application|complaint|report)\\b(?! (?:your|our|my|the|I|we|you)\\b))',
    'following $1 ',
  ),
  rule(
    '(?<=^(?:further to|following|after|in reply to|with reference to|regarding) [^,;:.!?]{3,60}(?:\\.,)?,? )please (?:be (?:advised|informed|aware)|note) that ',
    '',
  ),
  ruleThroughout(
    '\\b(return|send|sign|complete|confirm|acknowledge|forward|submit|post|settle|pay) same(?=[.,;!?]|$| (?:to|by|with|within|back|before|when|at)\\b)',
    '$1 it',
  ),
  ruleThroughout('\\bpayable\\b(?=[.!]*$)', 'due'),
  ruleThroughout('\\bat the (?:present|current) (?:time|moment|juncture)\\b', 'now'),
  ruleThroughout('\\bfor the (?:purpose|purposes) of (?=\\p{Ll}+ing\\b)', 'for '),
  ruleThroughout('\\bon a (daily|weekly|monthly|yearly) basis\\b', '$1'),
  ruleThroughout('\\bon a regular basis\\b', 'regularly'),
  ruleThroughout('\\bin (?:a timely (?:manner|fashion)|good time)(?=[.,;!]|$)', 'in time'),
  ruleThroughout('\\bby means of\\b', 'with'),
  ruleThroughout('\\bnotwithstanding\\b', 'despite'),
  ruleThroughout('\\bcommence(s|d)?\\b', (end) => (end === 'd' ? 'began' : end === 's' ? 'begins' : 'begin')),
  ruleThroughout('\\bendeavou?r to\\b', 'try to'),
  ruleThroughout('\\bascertain\\b', 'find out'),
  ruleThroughout('\\bin lieu of\\b', 'instead of'),
  ruleThroughout('\\b(?:a )?(?:sufficient|adequate) (?:number|amount|quantity) of\\b', 'enough'),
];
