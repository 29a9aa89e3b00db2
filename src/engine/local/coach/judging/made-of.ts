/** What the words of a fault cannot do without: a check on the lexicon and the phrase model, which see more than there is. */
import type { FaultTag } from '../reading/draft-reading.ts';

/** Praise, amazement or a wink that is not meant as it stands. */
const IRONY =
  /\b(?:thank\w*|thx|cheers|great|love(?:ly)?|brilliant\w*|bravo|genius\w*|master\w*|visionary|evidently|apparently|clearly|obviously|naturally|doubt|sure\w*|funn(?:y|ily)|ha(?:ha)*|he(?:he)+|lol|lmao|of course|famous|celebrated|illustrious|esteemed|congrat\w*|kudos|guess|suppose|usual|as always|as ever|records?|real world|planet|for nothing|wept|applause|fanfare|champion|medal|hero\w*|delight\w*|wonder\w*|amazing\w*|magic\w*|nice\w*|well|wow|yay|surpris\w*|hail|fair(?:y|ies)|millions?|precious|professor|lord|king|queen|his majesty|princess|boss|captain|news to me|good (?:for|luck|job|one|to know)|how (?:kind|generous|thoughtful|convenient|clever|sweet|charming)|only took|finally|at last|fits in|would have thought|some of us|some people|anyway|dare|thrill\w*|maybe one day|oh|ooh|ah|monkeys?|toddlers?|children|moon|miracle\w*|rocket|imagine|bother\w*|fascinat\w*|impress\w*|royal\w*|shock\w*|big deal|so-called|treat|priceless|hilarious|adorable|charm\w*|enjoy\w*|pleasure|joy|interesting\w*|beyond me|forgive me|excuse me|silly me|whatever|too much to ask|secret|optional|beneath|experts?|not (?:that |exactly )?(?:hard|difficult|rocket)|about time|explain|ideas?|so much for|for a change|for once|one would|mind|perfect\w*|clever|truly|indeed|really)\b|["“”‘]|!!|[?!]{2}|[\u{1F602}\u{1F643}\u{1F644}\u{1F44F}\u{1F60F}]|[:;]-?[)P]/iu;

/** What a veiled reproach hides behind: a reminder, resignation, "some people". */
const VEIL =
  /\b(?:(?:as )?per (?:my|our|the|usual)|previous\w*|remind\w*|hints?|guess|suppose|sure\w*|doubt|evidently|apparently|obviously|clearly|naturally|of course|again|usual|still|as always|certain|some|somebody|someone|those|others|everyone|everybody|anyone|anybody|nobody|no one|whatever|fine|forg[oe]t|bother\w*|it['’]?s ok(?:ay)?|ok then|really|mind|enjoy\w*|please|just|never|must be|funn(?:y|ily)|ha(?:ha)*|lol|nice|love(?:ly)?|not that|interesting\w*|busy|way|happen|once|at least|the rest|so much|good to know|noted|unanswered|silly|would i know|do i know|who am i|you will|thank\w*|thx|anyway|too much|notice\w*|only|finally|lives|oh|well|can|manage\w*|opinion|feel free|hope|wonder\w*|worry|trouble|explain|don['’]?t|expect|would(?: have|['’]?ve)|could(?: have|['’]?ve)|should(?: have|['’]?ve)|unlike|yet|already|best|friendly|gentle|refer|read|known?|care\w*|help|time)\b|["“”]|[:;]-?[)P(]|[\u{1F602}\u{1F643}\u{1F644}\u{1F44F}]|\?|!/iu;

/** What is new, taken away or done already. */
const CHANGE =
  /\b(?:chang\w*|mov\w*|switch\w*|replac\w*|swap\w*|drop\w*|bin(?:ned|ning)?|ditch\w*|clos\w*|shut\w*|stop\w*|cancel\w*|remov\w*|introduc\w*|implement\w*|adopt\w*|go(?:es|ing)? (?:live|ahead|over|fully|digital|away|through|back)|went|gone|live|as (?:of|from)|from|since|effective|with effect|starting|starts?|begins?|decid\w*|decision|already|new|now|end(?:s|ed|ing)?|terminat\w*|withdr[ae]w\w*|transfer\w*|merg\w*|flip\w*|roll\w*|ship\w*|sold|sell\w*|put|took|taken?|takes|tak(?:e|ing)|tips?|shred\w*|scann?\w*|order\w*|us(?:e|es|ed|ing)|launch\w*|install\w*|convert\w*|reassign\w*|re\w*organi[sz]\w*|restructur\w*|announc\w*|present\w*|drain\w*|left|leav\w*|told|inform\w*|surpris\w*|rip\w*|slip\w*|instead|in place of|off|out|cut\w*|book\w*|turn\w*|reset\w*|open\w*|mak(?:e|es|ing)|made|set|sign\w*|mov\w*|ban\w*|no longer|any ?more|only|half|first week|insta|posted|publish\w*|sent|what if|split\w*|raise\w*|increas\w*|reduc\w*|lower\w*|combin\w*|done|in one go|today|tonight|tomorrow|yesterday|last night|this morning|mon|tue\w*|wed\w*|thu\w*|fri\w*|sat\w*|sun\w*|have to|has to|will be|must)\b/i;

/** Shop talk: letters for words, and the nouns of slides. */
const SHOP_TALK =
  /\b(?:synerg\w*|leverag\w*|holistic\w*|stakeholder\w*|paradigm\w*|ecosystem\w*|eco-?system\w*|harmoni[sz]\w*|operationali[sz]\w*|cascad\w*|align\w*|framework\w*|value\w*|journey\w*|touch ?points?|touchbase|cross-\w+|utili[sz]\w*|sunset\w*|blue-?sky|onboard\w*|learnings|verticals?|granular\w*|bandwidth|actionable|deliverables?|deep[- ]dive|low-hanging|pivot\w*|sociali[sz]e|going forward|moving forward|best[- ](?:of-breed|in-class|practice)|next[- ]gen\w*|end[- ]to[- ]end|data-driven|customer-centric|\w+-centric|seamless\w*|empower\w*|robust|scal(?:able|e)|solutions?|optimi[sz]\w*|micro-\w+|innovat\w*|disrupt\w*|transform\w*|enabl\w*|engagement|strateg\w*|governance|methodolog\w*|taxonom\w*|initiatives?|roadmaps?|pipelines?|funnel\w*|north star|squads?|streams?|buy-in|circle back|reach out|ideat\w*|ping|loop in|double[- ](?:click|down)|unlock\w*|single pane|legacy|re-\w+ed|shall|pursuant|hereby|thereof|aforesaid|per annex|in accordance|w\.?r\.?t|w\.?e\.?f|offline|alignment|dialogue|format|continuous improvement|overarching|proposition|capabilit\w*|asset\w*|synchroni[sz]\w*|mission-critical|proactive\w*|impactful|thought leader\w*|piggyback|move the needle|wheelhouse|touch base|core competenc\w*|metrics?|benchmark\w*|rollout|roll-out|visibility|swim ?lanes?|parking lot|boil the ocean|operational excellence|excellence|track changes|change log|regime|resourc\w*|headcount|de-\w+s?)\b/i;
const INITIALS = /\b(?=[A-Z\d]*[A-Z][A-Z\d]*[A-Z])[A-Z\d]{2,6}s?\b/;

/** Asking to be forgiven, or making oneself small. */
const APOLOGY =
  /\b(?:sorry|soz|apolog\w*|excuse|forgiv\w*|pardon|pain|nuisance|bother\w*|troubl\w*|pester\w*|terribl[ey]|awful|bad|don['’]?t mind|mind me|hate|wrong way|afraid|out of the blue|ignore this|how to (?:say|put)|guilt\w*|embarrass\w*|intru\w*|bug(?:ging)?|disturb\w*|awk\w*|ashamed|swamped|super busy|so busy|very busy|how busy|hundreds of these|cheeky|stupid question|silly question|being silly|waste your time|taking your time|take up your time|delete|modest|only a|no good at|wrong person|regret|burden|impos(?:e|ing)|overreact\w*|inconvenience|mea culpa|my bad)\b/i;

/** A threat: a condition with a loss, a last word, or what will be taken away. */
const THREAT =
  /\b(?:(?:or|otherwise|else) (?:else|I|we|you|he|she|they|it|he['’]ll|the (?!other|rest|one)\p{L}+|your|my|out|off|goodbye)\b|(?:or|otherwise) (?:I|we|you|he|she|they|it)['’]|either\b|unless\b|otherwise\b|else\b|once more|one more|last|final\w*|next time|from now on|henceforth|until|by return|warn\w*|consequences?|lawyers?|court|police|council|hr\b|resign\w*|quit|step(?:ping)? down|I['’]?m out|I am out|is out|are out|be out|stay out|the door|debate|discuss\w*|correspondence|objections?|simple as that|end of(?:,| (?:story|it|discussion|debate|matter|conversation)|[.!]|$)|full stop|no ifs|no exceptions|not negotiable|choose|choice|decide if|shape up|take it|lump it|forfeit\w*|lose|fired|sack\w*|release[d]?|dismiss\w*|remov\w*|reject\w*|return(?:ed)?|delet\w*|disregard\w*|ignored|not (?:be )?(?:paid|counted|considered|processed|accepted|reimbursed|included|invited|renewed)|charged|fined|binned|cancel\w*|withdr[ae]w\w*|terminat\w*|expel\w*|exclu\w*|ban(?:ned)?|report\w*|escalat\w*|reconsider\w*|noted in|replac\w*|drop(?:s|ped)? (?:off|out|from|you)|over your head|without (?:you|it|him|her|them)|start without|expect (?:a|an|the|your|payment)|instead of you|someone (?:else|who)|somebody (?:else|who)|people who|elsewhere|off the (?:team|rota|list|project|stage|case)|you['’]?re (?:off|out|done)|who(?:ever)?\b|those\b|anyone\b|anybody\b|members who|if\b|should you)/iu;
/** A loss that befalls everyone, or that someone else sets: pressing, but no threat of the writer's. */
const OTHERS_DOING =
  /\b(?:or|otherwise|else|unless|if)\b[^.!?]*?\b(?:we(?:['’]ll| will|['’]d| would)? (?:\p{L}+ )?(?:lose|miss|forfeit|run out|be left|fall|end up)|(?:prices?|rates?|costs?|discount|slot|quote|deposit|tickets?|fees?)\b[^.!?]{0,20}\b(?:go|goes|rise|rises|expire\w*|lapse\w*|ends?|gone|lost|up)|(?:they|the supplier|the seller|the landlord)(?:['’]ll| will)? (?:sell|charge)s?|(?:they|it)(?:['’]ll| will) be orphaned|it (?:goes|will go) (?:up|off))\b/iu;

const NEEDS: Readonly<Partial<Record<FaultTag, (text: string) => boolean>>> = {
  apologetic: (text) => APOLOGY.test(text),
  jargon: (text) => SHOP_TALK.test(text) || INITIALS.test(text),
  passive_aggressive: (text) => VEIL.test(text),
  sarcasm: (text) => IRONY.test(text),
  surprise_change: (text) => CHANGE.test(text),
  ultimatum: (text) => THREAT.test(text) && !OTHERS_DOING.test(text),
};

/** Whether the words hold what the fault is made of; true of a fault that needs no certain words. */
export function holdsMatterOf(tag: FaultTag, text: string): boolean {
  return NEEDS[tag]?.(text) !== false;
}
