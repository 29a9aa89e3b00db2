import { small } from '../wording/rule.ts';

const NOUNS =
  "((?:the |our |this |that |a |an )?(?:(?!(?:on|at|by|before|after|because|bc|so|but|and|or|back|next|who|which|that|to|will|would|is|are|was|be|in|from|with|without|until|if|when|as|now|then|there|go|going|can|could|for|it|us|him|her|them|you|me|yes|no)\\b)[\\p{L}][\\p{L}'’-]*)(?: (?!(?:on|at|by|before|after|because|bc|so|but|and|or|back|next|who|which|that|to|will|would|is|are|was|were|be|been|exactly|totally|completely|together|maybe|probably|has|have|had|made|does|goes|gets|in|from|with|without|until|if|when|as|now|then|there|go|going|can|could|for|again|open|done|ready|sorted|signed)\\b)[\\p{L}][\\p{L}'’-]*){0,4}(?: (?:for|of) (?!the time|now|him|her|them)(?:the |our )?[\\p{L}][\\p{L}'’-]*(?: (?!(?:on|at|by|before|after|because|so|but|and|or|to|in|from|with|next|this|back|is|are|was|will)\\b)\\p{Ll}[\\p{L}'’-]*)?)?(?: \\d{1,2}k\\b)?)";
const find = (before: string): RegExp => new RegExp(`${before}${NOUNS}`, 'iu');

/** What drafts put in front of the thing that the meeting is to move, the surest first. */
const SOURCES: readonly RegExp[] = [
  find(
    '\\b(?:say yes to|agrees? to|agreement to|approve|approval of|approval for|yes to|sign off on|support for) ',
  ),
  find('\\bwhether (?:we|she|he|they) (?:should |could |will )?(?:become|build|open|start|buy|try|keep) '),
  find("(?:^|[.:;] )(?:we|i)(?:'d like| would like| want| need) (?=(?:the|our|this|a|an|fewer|more|new) )"),
  find(
    '\\b(?:buy-in for|pitch for|the idea of|consent to|endorsement of|stand behind|order for\\b(?! \\d)|plan for\\b|the future of|surprise (?:him|her|them) with|interested in|present (?=the |our )) ?',
  ),
  find(
    '\\blet (?:us|me) (?:put up|put in|put|have|build|use|open|run|hold|start|try|keep|do) (?=(?:the|our|a|an) )',
  ),
  find('\\b(?=our [^,.!?]{3,40} (?:is|are) (?:basically |simply )?(?:the best|amazing|great|fantastic))'),
];
/** The same in a title. */
const TITLED: readonly RegExp[] = [
  find(
    "\\b(?:re:?|regarding|concerning|about|subject:|topic:|visit to|session on) (?=(?:the|our) |\\p{L}+(?:s'|'s) )",
  ),
];
/** "about merging the two teams" */
const DOING =
  /\b(?:re:?|regarding|concerning|about) ((?!(?:\p{L}*(?:th|morn|even)ing|during|being|having|going)\b)\p{Ll}{3,12}ing (?:the|our|two|all) \p{Ll}[\p{L}'’-]*(?: \p{Ll}[\p{L}'’-]*){0,2}? ?)(?=[,.;:]|$| (?:on|by|in|as|at|and|for|to|into|from|before)\b)/u;
const TURN_OF =
  /\b(loan|sale|closure|merger?|opening|move|launch) of ((?:(?:the|our) )?(?!\d)(?:\p{L}[\p{L}'’-]* ){0,3}?\p{L}[\p{L}'’-]*)(?=[,.;:]|$| (?:on|from|by|in|as|at|and|for)\b)/iu;
/** Who is met, and what belongs to any meeting, is not what it is about. */
const NO_MATTER =
  /\b(?:meeting|talk|call|visit|decision|yes|ok|okay|approval|support|signature|answer|minutes?|course|number|numbers|reps?|people|someone|idea|thing|things|stuff|point|points|one|website at|status|update|agenda|date|bit|lot|few|room|time|chance|look|word|talks?|wishlist|risks?|rules?|damage|accident|leak|complaint|photos?|slides?|video|figures?|data|question|questions|problems?|myself|herself|himself|use|place|following|list|rest|same|ones?|tonight|today|tomorrow|whole \w+ \w+|project weeks|samples?|results|findings|hours|shifts?|performance|behaviour|absences?|probation|lawsuit|damp|noise)$/i;
/** "the holiday club Weds": when it is talked about is no part of it. */
const DAY = / (?:mon|tues?|weds?|wednes|thurs?|fri|satur|sat|sun)(?:day)?$/i;
/** What is shown or told at a meeting is not what it is to move, either. */
const SHOWN =
  /^(?:(?:the|our|this|that|an?) )?(?:\p{L}+ )?(?:history|background|story|overview|recap|chart|deck|report|introduction|summary)\b/iu;
const DETERMINED = /^(?:the|our|this|that|a|an) /i;
const FEWEST_LETTERS = 6;
/** "the Year" of "the Year 9 science club": a name that its number was cut off. */
const CUT_OFF = /\b(?:Year|Form|Grade|Class|Block|Unit|Room|Phase|Stage|Lot|Flat|Level|Key Stage)$/u;

/**
 * What the notes are to move, as it stands in them, with an article ("the floating sauna", "our tea dryer"); null
 * when they do not say it in words that fit into another sentence.
 */
export function matterOf(title: string, notes: readonly string[]): string | null {
  const lines = [...title.split('\n'), ...notes];
  return found(SOURCES, notes) ?? turnOf(lines) ?? found(TITLED, title.split('\n')) ?? doing(title);
}

function found(sources: readonly RegExp[], texts: readonly string[]): string | null {
  for (const source of sources)
    for (const text of texts) {
      const phrase = source.exec(text)?.[1]?.trim().replace(DAY, '');
      const matter = phrase === undefined ? null : withArticle(phrase);
      if (matter !== null) return matter;
    }
  return null;
}

function doing(title: string): string | null {
  return DOING.exec(title)?.[1]?.trim() ?? null;
}

/** "the loan of the Hals portrait". */
function turnOf(texts: readonly string[]): string | null {
  for (const text of texts) {
    const turn = TURN_OF.exec(text);
    if (turn !== null) return `the ${(turn[1] ?? '').toLowerCase()} of ${turn[2] ?? ''}`;
  }
  return null;
}

function withArticle(phrase: string): string | null {
  if (
    /^an? \S+(?: (?:like|such))?$/i.test(phrase) ||
    phrase.length < FEWEST_LETTERS ||
    NO_MATTER.test(phrase) ||
    SHOWN.test(phrase) ||
    CUT_OFF.test(phrase) ||
    /\p{L}['’]s?$/u.test(phrase)
  )
    return null;
  if (/^(?:THE|OUR) /.test(phrase)) return phrase.toLowerCase();
  if (DETERMINED.test(phrase))
    return small(phrase)
      .replace(/^this /, 'the ')
      .replace(/^an? /, (article) => article);
  if (/^(?:fewer|more|new)\b/i.test(phrase) || /s$/.test(phrase)) return small(phrase);
  return /^\p{Lu}\p{L}+ \p{Ll}+$|^\p{Ll}+(?: \p{Ll}+)?$/u.test(phrase) ? `the ${phrase}` : null;
}
