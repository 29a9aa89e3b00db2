import type { DraftReading, FaultTag } from '../../reading/draft-reading.ts';
import type { Sign } from '../finding.ts';
import { rows, signReader } from './worded-signs.ts';

/** A question that wants no answer, and a verdict on everything. */
const REPROACHES = rows(
  'blame',
  [
    0.65,
    /^(?:so |and |but )?why (?:(?:have|had|did|do|are|is|was|were|ca)n['’]t|(?:have|did|do|are|can) you (?:not|never|still|always)|do I (?:always|still)|am I (?:always|still|only))\b[^?!]{0,120}(?:\?\?|\?!|!\?)/i,
  ],
  [
    0.6,
    /\b(?:this|that|it)(?:['’]s| is| was) (?:(?:just|simply|totally|completely|absolutely|frankly|getting|so|really|beyond) )*(?:ridiculous|unacceptable|not (?:good enough|acceptable|on)|a joke|beyond a joke|outrageous|shocking)\b/i,
  ],
  [
    0.7,
    /\bhow (?:many times|often) (?:do|must|did) I (?:have to |need to )?(?:tell|ask|say|remind|explain|repeat)\b|\b(?:a|any|my) (?:child|toddler|monkey|idiot|fool|(?:\p{L}+|\d+)-year-old) (?:could|can|would) (?:do|have done|manage|see|understand)\b/iu,
  ],
  [0.6, /\bhow (?:hard|difficult) (?:can|could|is) (?:it|that)(?: be| to)\b|\bget your act together\b/i],
);

/** What has to be done this instant, in capitals. */
const SHOUTED = rows('pressure', [0.6, /\b(?:NOW|TODAY|IMMEDIATELY|URGENT|URGENTLY)\b/]);

/** Who is turned away with this gets neither a reason nor an answer. */
const TURNED_AWAY = rows('cold_tone', [
  0.65,
  /\b(?:it['’]s|it is|that['’]s|that is) (?:just |simply )?(?:how|the way) (?:it|things) (?:is|are|goes?)\b|\b(?:nothing|not much|little) (?:more |else |that )?(?:I|we) can do\b|\bout of (?:my|our) hands\b|\b(?:decision|call|order) (?:came|comes|was made) (?:from )?(?:above|higher up|upstairs|the top)\b|\byou(?:['’]ll| will)? (?:just |simply )?have to (?:live with|deal with|accept|put up with|get used to) (?:it|that|this)\b/i,
]);

/** What follows for whoever does not obey, in the words of a notice. */
const PENALTIES = rows('ultimatum', [
  0.75,
  /\b(?:non-?compliance|failure to (?:do so|comply|\p{L}+)|violations?|breach(?:es)?)\b[^.!?]{0,60}\b(?:will|may|shall|can) (?:result|lead|be (?:punished|reported|fined|sanctioned|dealt))\b|\bwill be (?:towed|clamped|fined|confiscated)\b/iu,
]);

/** Whom the writer would rather not ask. */
const UNASKED = rows('safeguard_missing', [
  0.65,
  /\b(?:no need to|don['’]t (?:need to|have to|bother to)|needn['’]t) (?:run (?:it|this|that) (?:past|by)|ask|check with|involve|test|wait for|tell|inform)\b|\bwithout (?:running it (?:past|by)|asking|checking with|involving|testing|waiting for) (?!you\b)/i,
]);

/** Faults in the words that people use every day at work. Each span is an exact part of its sentence. */
export const everydayFaultSigns: (reading: DraftReading) => Sign<FaultTag>[] = signReader<FaultTag>([
  ...REPROACHES,
  ...SHOUTED,
  ...TURNED_AWAY,
  ...PENALTIES,
  ...UNASKED,
]);
