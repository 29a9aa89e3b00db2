import { ask, type Rule, rule, ruleThroughout } from '../rule.ts';

const PLACES =
  '(?:(?:the |our |these |all |remaining |last |free |few )*(?:spots?|places?|slots?|seats?|spaces|tickets|appointments|dates|rooms|tables|units|stocks?|supplies))';
const HURRY =
  "(?:act (?:now|fast|quickly|today|soon)|hurry(?: up)?|be quick|don't (?:wait|delay|hesitate|dither|miss (?:out|it|this)|hang about|think (?:too long|twice))|move fast|book now|sign up now|order now|reserve now|get yours(?: now| today)?|grab yours(?: now| today)?|jump on it|snap it up|buy now|decide (?:now|quickly|fast|soon)|call now)";
const NOT_YET =
  "(?:if|unless) (?:we|you) (?:don't |do not )?(?:act|move|decide|hurry|jump|do (?:something|this|it)|get (?:on it|moving))(?: (?:on (?:this|it)|now|fast|quickly|soon|today|asap|right now|immediately))*";
const WORSE =
  "(?:it|we|you|things?|everything|that|this|they|the \\p{L}+)(?:'ll| will| could| might| is going to|'s going to| are going to|'re going to)(?: (?:only|just|all|soon|really|definitely|certainly|surely))* (?:be (?:an? )?(?:(?:total|complete|absolute|huge|real) )*(?:disaster|catastrophe|nightmare|mess|too late|left behind|sorry|stuck|history|toast)|regret it|miss out|fall behind|be left behind|lose out|get (?:ugly|worse|left behind)|blow up|end in tears|collapse|kick (?:ourselves|yourself))";
const DATE = '(?:by|before|until) [^,.;!?]{2,30}?';

/** A push with a date in it, as the plain request it holds. */
export const PRESSED_ANEW: readonly Rule[] = [
  rule(
    `^(?:and |so |but )?(?:if|unless) you (?:don't |do not )?((?:sign up|register|book|order|apply|reply|decide|enrol|join|answer|respond|confirm)(?: [^,.;!?]{2,40}?)?) (${DATE}),? (?:then )?you(?:'ll| will)(?: really| definitely| only)? (?:miss (?:out|this|the (?:deal|chance|boat|offer))|regret it|lose out|be sorry|kick yourself|never forgive yourself)[^.;!?\\d]{0,50}[.!]*$`,
    'Please $1 $2.',
  ),
  rule(
    "^(?:and |so |but )?if (we|I) (?:don't|do not) (sign|book|order|buy|pay|decide|confirm|reserve|reply|commit|agree)((?: (?:it|this|them|the \\p{L}+))?) (today|tomorrow|tonight|this week|now|(?:by|before|on) [^,.;!?]{3,25}),? (?:it|they|the \\p{L}+)(?:'s| is|'re| are|'ll be| will be) (?:all )?(?:gone|lost|off|sold)(?: forever| for good)?[.!]*$",
    (who, deed, what, when) =>
      `${(who ?? '').toUpperCase() === 'I' ? 'I' : 'We'} would have to ${deed}${what} ${when}.`,
  ),
];

/** Haste around something that is told, and nothing of what is told. */
export const PRESSING: readonly Rule[] = [
  ruleThroughout(
    `\\b(${PLACES}) (is|are) (?:already |really |quickly )*(?:filling(?: up)?|going|running out|selling(?: out)?|disappearing|vanishing|getting booked)(?: up)?(?: (?:really |very |super |so )?(?:fast|quickly|quick))?(?=[,.;!]|$| (?:and|so|for|this|in)\\b)`,
    '$1 $2 limited',
  ),
  ruleThroughout(
    `\\b(${PLACES}) (?:will |'ll )(?:go|fill up|sell out|be gone|run out|book up)(?: (?:really |very |super )?(?:fast|quickly|soon))+(?=[,.;!]|$| (?:and|so)\\b)`,
    '$1 are limited',
  ),
  rule(
    "^(?:and |so |but )?(?:we|you)(?:'ve got| have got| really| absolutely| all| simply| just)* (?:need|have|ought|got|must)(?: to)? (?:act|move|decide|be|jump)(?: (?:really|very|on (?:this|it)|asap))*(?: (?:fast|quick|quickly|now|soon|asap|immediately|today))? (?:because|since|as) (?=(?:the|our|your|it|they|there|this|we|on|\\d|\\p{Lu}))",
    '',
  ),
  ruleThroughout(
    `(?<=\\p{L}{2}|\\d|%)(?:,? (?:so|and|but),?|,| [–-]) (?:please )?${HURRY}(?: (?:and|to) (?:grab|get|secure|reserve|claim|snag|save) (?:it|one|yours|them|your (?:spot|place|seat|slot)))?(?: (?:now|today|fast|while you can|before (?:it's|it is|they're) (?:gone|too late)|before (?:someone|somebody) else does))*(?=[.!]*$)`,
    '',
  ),
  ruleThroughout(
    ",? (?:so )?(?:hurry(?: up)? and )?(?<!\\b(?:will|can|could|would|should|must|may|might|to|not|I|we|you|they|he|she) |['’](?:ll|d|t) )(?:grab|snap|get|buy) (?:it|one|yours|them)(?: up)?(?: (?:now|today|fast|while you can|before (?:it's|it is|they're) (?:gone|too late)|before (?:someone|somebody) else does))+(?=[.!]*$)",
    '',
  ),
  ruleThroughout(
    " (?:before|b4) (?:it(?:'s| is) (?:too late|gone|all gone)|they(?:'re| are) (?:all )?gone|(?:someone|somebody) else (?:does|grabs (?:it|one|them)|snaps (?:it|them) up|gets (?:it|there)|takes (?:it|them))|(?:our |the )?compet(?:itors?|ition) (?:do|does|catch(?:es)? up|gets? (?:it|there first)))(?=[,.;!?]|$)",
    '',
  ),
  ruleThroughout(
    `,? (?:and|but|because|so) ${NOT_YET},? (?:then )?${WORSE}(?: [^.,;!?\\d]{2,25})?(?=[.!]*$)`,
    '',
  ),
  ruleThroughout(
    "\\b(is|are|'s) (?:a |an )?(?:real |total |absolute |complete )*(?:ticking )?time ?bombs?\\b",
    '$1 a real risk',
  ),
  ruleThroughout(
    "\\b(is|are|'s) (?:a |an )?(?:bit of a |real |total |absolute |complete |proper )*(?:dinosaurs?|museum pieces?|fossils?|relics?)(?: from the (?:dark|stone) ages?)?(?=[,.;!?]|$| (?:and|but|now|by now|these days)\\b)",
    '$1 out of date',
  ),
  ask('^(?:so |and )?who (?:could|would) say no to ([^?]{3,40})\\?$', 'Would you like $1'),
  rule(
    '^(?:so )?(?:act|hurry|book|order|sign up|buy|register|join|call|reply|switch) (?:now|fast|quickly) (?:and|to) (get|save|receive|enjoy|secure|win|claim)\\b(?! (?:your|a) (?:spot|place|seat))',
    'You can $1',
  ),
  ruleThroughout(
    ",? (?:and|but|so) (?:it|they|these)(?: (?:won't|will not|never|don't) last(?: (?:long|forever|for ever))?|(?:'s| is|'re| are) going fast)(?=[.;!]|$)",
    '',
  ),
  ruleThroughout(
    ",? (?:and|but) (?:it(?:'s| is) )?only a matter of time (?:before|until) (?:you|your|we|it|they)[^.,;!?\\d]{3,40}(?=[.!]*$)",
    '',
  ),
  ruleThroughout(',? breathing down (?:his|her|my|our|their|your) necks?(?=[,.;!]|$)', ''),
  rule(
    "^(?:so |but |and )?(?:don't|do not) (?:wait|delay|hesitate)(?: too long| any longer| around)?(?:,|:| –| -) (?=(?:the|our|your|we|it|there|this)\\b)",
    '',
  ),
];
