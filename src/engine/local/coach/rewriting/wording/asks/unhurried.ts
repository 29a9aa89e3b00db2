import type { ProfileCode } from '../../../../../../domain/profiles.ts';
import { ask, type Rule, rule, small } from '../rule.ts';

/** "Let's just sign it today"; "we should decide soon" says what is due and pushes nobody. */
const PROPOSAL =
  "^(?:so |and |but )?(?:(?:we should|i(?:'d| would) say we|i think we should|let's(?! not\\b)) (?:def(?:initely)?|totally|really|absolutely|just|simply|now)|let's(?! not\\b)) (?!(?:leave|wait|stay|keep|not|see|hold off|have|be|know|get|receive|hear)\\b)([^,;:.!?]{4,90}?)(?: (?:today|now|asap|immediately|right away|right now)\\b[^,;:.!?]{0,40})?(?: so (?:that )?we don't lose [^,;:.!?\\d]{3,30})?[.!]*$";
const URGENT_PROPOSAL =
  "^(?:it's (?:obvious|clear) that )?we (?:have to|must|need to) ([^,;:.!?]{6,90}?) (?:today|now|asap|immediately|right away|straight away)(?:,? (?:otherwise|or) [^.!?\\d]{3,80})?[.!]*$";
const URGED =
  '^(?:please |just )?(?:please )?(sign|approve|confirm|decide|order|buy|agree)((?: [\\w-]+){0,4}? (?=today)(?:today)|(?: [\\w-]+){0,4}?(?= (?:now|asap|immediately|right away)))(?: (?:now|asap|immediately|right away))?(?:,? if (?:you (?:can|possibly can|could)|(?:at all )?possible))?[.!?]*$';

/** "We need to move on this now before the window closes, so please just sign the form today if you can." */
const MOVE_NOW =
  "^(?:so |and |but )?(?:we|you)(?:'ve| have)?(?: (?:really|all|just|simply|absolutely)){0,2} (?:need|have|must|ought|should|got)(?: to)? (?:move|act|decide|jump|be quick|get (?:moving|going))(?: on (?:this|it|that))?(?: (?:now|fast|quickly|today|asap|soon|immediately)){0,2}(?:,? before (?:the|this|our|your|that) (?:window|door|offer|opportunity|chance|market|gap|moment) (?:closes|shuts|is gone|goes|passes|ends))?";
const SO_SIGN =
  ',? (?:so|and) (?:can you |could you )?(?:please )?(?:just )?(sign|approve|confirm|accept|order|book|agree to|return)( [^,;:.!?]{3,90}?)(?:,? if (?:you (?:can|possibly can|could)|(?:at all )?possible))?[.!?]*$';

/** "Can you just rubber-stamp it today so that we don't lose momentum?" */
const OKAYED =
  '^(?:can|could|would|will) you (?:please |just )?(ok|okay|approve|sign off|sign|confirm|agree to|authorise|authorize) (this|it|that|these|them)((?: (?:by|before) [^,.?!]{3,30})?)[.?!]*$';

const WAVED_THROUGH =
  '^(?:so |just )?(?:can|could|would|will) you (?:please |just |quickly )*(?:rubber[- ]?stamp|green-?light|wave through|nod through) (it|this|them)( (?:today|tomorrow|this week|by [^,.?!]{3,20}))?(?: so (?:that )?[^.?!\\d]{3,50})?[.?!]*$';

/** "Can you give me a green light so we can get going?" */
const GREEN_LIGHT =
  '^(?:can|could|would|will|please)(?: you)? (?:please |just )?give (?:me|us|this|it) ((?:a|the|your) (?:green light|go-ahead|ok|okay|nod|approval|blessing|thumbs-up))(?: so (?:that )?[^.?!\\d]{3,60})?[.?!]*$';

/** Haste without a date. */
const UNPUSHED: Rule = {
  pattern:
    /(?<=^(?:(?:so|and|but|just|then),? )*(?:we (?:should|must|need|have)|I need|please|kindly|can|could|would|will|let|give|send|sign|approve|confirm|reply|decide|get|do|order|book|buy|agree|act|answer|call|ring|pay|check|your|an? (?:answer|decision|yes))\b[^.!?]*),? (?:asap|straight away|right away|right now)(?=[.!?]*$)/i,
  replacement: '',
};

/** A push for a quick yes, put as the question that lets a careful or a considerate reader answer. */
export const UNHURRIED: Readonly<Partial<Record<ProfileCode, readonly Rule[]>>> = {
  'DP-03': [
    ask(MOVE_NOW + SO_SIGN, 'What would you need to see before you $1$2'),
    ask(
      '^May I ((?:send|release|publish|order|book|sign|forward) [^?]{2,90})\\?$',
      'What would you need to see before I $1',
    ),
    ask(GREEN_LIGHT, 'What would you need to see before you give $1'),
    UNPUSHED,
    ask(URGENT_PROPOSAL, 'What would you need to see before we $1'),
    ask(URGED, (what, more) => `What would you need to see before you ${small(what)}${more}`),
    ask(
      WAVED_THROUGH,
      (what, when) =>
        `Could you check ${what}${when ?? ''} and tell me whether ${what === 'them' ? 'they hold' : 'it holds'}`,
    ),
  ],
  'DP-04': [
    ask(MOVE_NOW + SO_SIGN, 'What would you need in place before you $1$2'),
    rule(
      ',? so you can (?:skip|ignore|leave out|do without|forget) (?:that|it|this)(?: too| as well| step)?(?=[.!]*$)',
      '',
    ),
    ask(
      '^(?:Can|Could|May) (?:I|we) have your (nod|ok|okay|go-ahead|approval|sign-off|yes|blessing|signature|consent)((?: (?:on|for|to|by|before) [^.!?]{2,120})?)[.?]*$',
      'What should be in place for you to give your $1$2',
    ),
    ask(GREEN_LIGHT, 'What should be in place for you to give $1'),
    ask(OKAYED, 'What should be in place for you to $1 $2$3'),
    ask(WAVED_THROUGH, 'What should be in place for you to approve $1$2'),
    UNPUSHED,
    ask(PROPOSAL, 'What should be in place before we $1'),
    ask(URGENT_PROPOSAL, 'What should be in place before we $1'),
    ask(URGED, (what, more) => `What would you need in place before you ${small(what)}${more}`),
  ],
  'DP-06': [
    ask(MOVE_NOW + SO_SIGN, 'Could you $1$2, if it suits you'),
    ask(PROPOSAL, 'How would it be for you if we $1'),
  ],
};
