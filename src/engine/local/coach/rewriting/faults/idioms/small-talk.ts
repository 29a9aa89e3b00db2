import { oneOf } from '../../../patterns/one-of.ts';

/** Weather, season and how time flies. */
const SEASON = [
  "^(?:wow,? )?(?:another|what an?) (?:busy |great |long |crazy |lovely |wonderful |hectic |fantastic |amazing )*(?:summer|winter|spring|autumn|season|year|week|month|day|night|journey|ride|weekend)\\b(?: (?:behind us|it(?:'s| has| was)|that was|we(?:'ve| have) had|this has been|already|so far)[^\\d]{0,40})?[.!]*$",
  "^(?:it(?:'s| is) |it is so )?(?:hard|difficult) to believe\\b|^(?:my,? )?how (?:the )?time flies\\b|^(?:how )?time (?:flies|passes)\\b",
  '^(?:the|our) (?:evenings|days|nights|leaves|mornings|swallows|sun|snow|spring|summer|autumn|winter)\\b[^\\d]{0,40}\\b(?:draw(?:ing)? in|(?:are|is) (?:getting|falling|turning|drawing|back|here|in the|out|upon)|grow(?:ing)?)\\b[^\\d]{0,40}$',
  "^(?:and )?one's mind turns to\\b|^(?:we|I) (?:have|'ve) been (?:reflecting|reminiscing|looking back)\\b[^\\d:]{0,60}$|^each has its own flavour",
  '^\\p{L}+ is (?:nearly |almost |just )?(?:upon us|(?:just )?around the corner)(?:,? yay)?[.!]*$',
];

/** The writer's life, dreams, modesty, and that they write again. */
const SELF = [
  '^(?:hi,? |hey,? )?(?:just |only |quickly )*(?:checking in|following up|touching base|circling back|popping up)(?: again)?(?: here)?[.!]*$',
  "^(?:I(?:'m| am) (?:only|just) (?:an? |the )(?:small |little |humble |simple )?\\p{L}+)(?: and no good at \\p{L}+)?[.!]*$",
  '^(?:it|this) all (?:began|started) when\\b|^one thing led to another\\b|^long story[.!]*$',
  '\\b(?:dream(?:t|ed|ing)? of this\\b|by training and by heart\\b|always been (?:a dream|passionate))',
  "\\b(?:our|the) founders?['’]?s?['’]? (?:story|journey|philosophy)\\b|^we(?:'re| are) (?:so |very |truly )?passionate about\\b|^our (?:passion|story|journey|values)\\b",
  "^(?:I|we)(?:'d| would) (?:just )?love to tell you (?:our|my|more about our) (?:story|journey)\\b",
];

const SMALL_TALK = oneOf(...SEASON, ...SELF);

/** What somebody says who does not dare to say it. */
const TIMID = oneOf(
  "^(?:and |but |so )?(?:this is|it(?:'s| is)|that(?:'s| is)) (?:all )?(?:a bit |a little |rather |quite |somewhat |very )?(?:awkward|delicate|embarrassing|uncomfortable)(?: (?:to say|for me))?[.!]*$",
  '^(?:and |but |so )?(?:it|this) (?:may|might|could) (?:well |very well )?be (?:nothing|just me|me|only me|my imagination)[.!]*$',
  "^(?:and |but |so )?I(?:'m| am| may be| might be)? (?:probably |maybe |perhaps |surely )?(?:the wrong person to say (?:so|it|this)|not sure how to (?:put|say|phrase) (?:it|this)|imagining (?:it|things)|reading too much into it)[.!]*$",
  "^(?:and |but |so )?I(?:'ve| have) been (?:turning (?:this|it) over|putting (?:this|it) off|going back and forth|meaning to write|thinking long about)\\b[^\\d:]{0,40}$",
  '^(?:and |but |so )?I (?:realise|realize|know|understand) (?:that )?(?:it|this) (?:may|might|could) (?:well )?be (?:only |just )?my (?:impression|imagination|fault|problem)[.!]*$',
  "^(?:and |but |so )?(?:of course,? )?(?:you(?:'ve| have) got|you have) (?:such )?(?:a lot|so much|enough|plenty) on(?: your (?:plate|mind))?(?: (?:at the moment|already|just now))?[.!]*$",
  "^(?:and |but |so )?please (?:don't|do not) (?:take (?:it|this) (?:the wrong way|personally)|be (?:cross|angry|upset|offended|mad))[.!]*$",
  '^(?:please )?(?:do )?(?:excuse|forgive|pardon) (?:the|my|this) (?:intrusion|interruption|bother|ramblings?|long)\\b[^\\d]{0,40}$',
  "^I(?:'m| am)? (?:so |very |really |terribly )?sorry to (?:add|bring|trouble|bother|disturb|pile|burden)\\b[^\\d]{0,40}$|^sorry (?:for|about) (?:the|this|such a) (?:long|late|rambling) (?:mail|email|message|text|note|reply)[.!]*$",
  "^(?:and )?I feel (?:awful|terrible|bad|guilty) (?:asking|writing|bothering|about (?:this|it|asking))\\b[^\\d]{0,30}$|^(?:I know |obviously,? |of course,? )?you(?:'re| are| must be) (?:swamped|super busy|so busy|terribly busy)[.!]*$",
);

/** Whether words only talk of the season, the writer's life or their own shyness. Says nothing of the facts in them. */
export function isSmallTalk(words: string): boolean {
  const text = words.trim().replaceAll('’', "'");
  return !text.endsWith('?') && SMALL_TALK.test(text);
}

/** Whether words only say that the writer hardly dares to say it. */
export function isTimid(words: string): boolean {
  const text = words.trim().replaceAll('’', "'");
  return !text.endsWith('?') && TIMID.test(text);
}
