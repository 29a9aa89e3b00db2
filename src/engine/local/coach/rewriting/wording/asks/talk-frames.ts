import { ask, type Rule } from '../rule.ts';

const LEAD = '^(?:(?:and|so|but|anyway|also|well|ok|oh|right|then),? )*';
const PLEASED =
  "(?:that|it)(?:'d| would) (?:be (?:\\p{L}+ ){0,2}?(?:great|good|nice|lovely|grand|brilliant|brill|fab|ace|handy|useful|perfect|super|magic|ideal|a (?:\\p{L}+ )?help)|help)";
const NOBODY = '(?:nobody|no one|no-one)';
const TAKEN_AS =
  "(?:I(?:'m| am)? (?:just )?(?:take it|assume|assuming|gather|guess|guessing|suppose|reckon|imagine)|presumably|looks like|seems like)(?: that)?,? ";
/** Behind a question, what the writer does not know stands for nothing more. */
const OR_NOT =
  '(?:,? (?:but|though) (?:I|we) (?:might|may|could) (?:have (?:dreamt|made|got|imagined)|be)[^.?!]{0,30})?(?: then)?[.!]*$';

/** How people ask in a text or to somebody's face without asking, each as the plain question. */
export const TALK_ASKS: readonly Rule[] = [
  ask(
    `${LEAD}if you(?:'ve| have)(?: got)? ((?:any\\p{L}*|some\\p{L}*|an?|\\d+|spare)\\b[^,.?!;]{2,90}?),? ${PLEASED}[.!]*$`,
    'Have you got $1',
  ),
  ask(
    `${LEAD}(?:I )?(?:think|thought|believe|seem to remember|gather) (?:that )?(we|you) (said|agreed) (?:that )?you(?:'d| would|'re going to| were going to) (?!be\\b|have\\b)(\\p{Ll}[^?!;,]{3,100}?)${OR_NOT}`,
    'Could you $3, as $1 $2',
  ),
  ask(
    `${LEAD}${TAKEN_AS}${NOBODY}(?:'s| is|'ll| will)(?: going to| gonna)? (?!been\\b|here\\b|there\\b|in\\b|\\p{L}+ing\\b|\\p{L}+ed\\b)(\\p{Ll}[^?!;,.]{3,100}?)${OR_NOT}`,
    'Could you $1',
  ),
  ask(
    `${LEAD}${TAKEN_AS}${NOBODY}(?:'s| has) ((?:ever |even |actually )?(?:\\p{L}+ed|thought|told|rung|done|made|got|brought|sent|seen|spoken|taken|bought|found|paid|written|put|set|been)\\b[^?!;,.]{3,100}?)${OR_NOT}`,
    'Has anybody $1',
  ),
  ask(
    `${LEAD}(?:I|we)(?:'d| would) have (?:thought|hoped|imagined|expected) (?:that )?(some(?:one|body)|any(?:one|body)|you)(?: would|'d)(?: have|'ve) ((?:\\p{L}+ed|thought|told|rung|done|made|got|brought|sent|seen|spoken|taken|bought|found|paid|written|put|set)\\b[^?!;]{3,120}?)[.!]*$`,
    (who, done) => `${/^you$/i.test(who) ? 'Have you' : 'Has anybody'} ${done}`,
  ),
  ask(
    `${LEAD}${NOBODY}(?:'s| has)? (?:ever |even |actually )?(?:told|tells|let|said to) (?:me|us)(?: know)? ((?:if|whether|when|what|where|who|how|which) [^?!;,.]{4,100}?)[.!]*$`,
    'Could you tell me $1',
  ),
  ask(
    `${LEAD}(?:I |we )?could (?:really |just )*(?:murder|do with|use|do wi) (an? (?:(?:quick|spare|bit of a) )?(?:lift|hand|loan|lend|go|turn|word)\\b[^?!;]{0,100}?)[.!]*$`,
    'Could I have $1',
  ),
  ask(
    `${LEAD}(?:I|we) could (?:really |just )*(?:use|do with) you ((?:on|at|in|here|there|behind|by|with)\\b[^?!;]{0,100}?)[.!]*$`,
    'Could you be $1',
  ),
  ask(
    `${LEAD}(?:would|could|will|can) you be (?:an? )?(?:absolute |total |real )?(?:star|angel|love|dear|saint|sweetheart|darling|pal|legend|treasure|good (?:lad|lass|man|girl|boy)) and (\\p{Ll}[^?!;]{3,120}?)[.!?]*$`,
    'Could you $1',
  ),
  ask(
    `${LEAD}if you (?:fancied|fancy|were up for|are up for|'re up for|wanted|want)(?: it| to)?,? (?:we|you and I|the two of us) could (?!be\\b|have\\b)(\\p{Ll}[^?!;]{3,120}?)[.!]*$`,
    'Could we $1',
  ),
  ask(
    `${LEAD}(?:I(?:'m| am) )?not (?:really |quite )?sure ((?:who(?:'s| is)?|when|where|which) (?!to\\b)[^?!;,.]{4,90}?)[.!]*$`,
    'Do you know $1',
  ),
];
