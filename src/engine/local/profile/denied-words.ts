/** The words by which denied.ts hears that notes deny a wish. */
import { wordSet } from './unread.ts';

/** Denies what follows it. */
export const DENYING = wordSet('never rarely seldom hardly barely not without no');
/** Denies a trait that somebody has ("has no plan"). */
export const DENYING_NOUNS = wordSet('no without');
/** May stand between what denies and what is denied. */
export const BETWEEN = wordSet(
  'ever even once really actually usually often yet at all very particularly especially that much any a an the',
);

/** "Can not be bothered with the data". */
export const BOTHERED = wordSet('bothered fussed moved impressed swayed interested worried');

/** Who does one of these wants to know something. */
export const INQUIRING = wordSet(
  'ask asks asked asking check checks checked checking question questions questioned questioning verify verifies verified verifying inquire inquires inquired inquiring enquire enquires enquired enquiring demand demands demanded demanding interested consulting involving talking listening',
);
/** "Never asks twice" and "did not ask her to" are about something else than a wish to know. */
export const OTHER_OBJECTS = wordSet(
  'twice again permission me us him her them you anyone anybody everyone everybody others people',
);
/** What somebody does, as a habit, who has a wish; not whether they agree, which a wish can forbid. */
export const ENGAGING = wordSet(
  'read reads care cares bother bothers involve involves consult consults need needs look looks try tries keep keeps follow follows talk talks think thinks have has use uses make makes write writes study studies include includes value values consider considers listen listens worry worries dream dreams bring brings show shows plan plans interested big keen fond bothered worried finish finishes finished fussed moved impressed swayed concerned taken excited mention mentions mentioned',
);
/** Who does not like something may well have a wish; only what follows at once says which one is denied. */
export const LIKING = wordSet('want wants like likes enjoy enjoys mind minds');
/** What somebody may not want to do for whose wish it would be. */
export const RECEIVING = wordSet('hear ask wait know');
/** What such a wish is about, whichever profile's it is. */
export const WISHED = wordSet(
  'data evidence source sources fact facts figure figures number numbers proof studies study reports report research statistics spreadsheet spreadsheets analysis analyses print insurance guarantee guarantees warranty references contract contracts safety security precautions approval reviews plan plans list lists dates owners schedule schedules timeline timelines through steps checklist checklists deadlines consensus harmony vision visions future dream dreams purpose legacy win wins winning targets target results goals ambition competition new experiment experiments experimenting ideas imagination novelty interest patience curiosity creativity adventure beta betas',
);
/** What else somebody may not care about whose wish it would be. */
export const MATTERS = wordSet(
  'revenue sales turnover profit returns return share growth ranking quarter savings prototype prototypes risk risks liable liability wrong anything further backup cover precedent rules policy method footnotes appendix calculation mood agrees picture story purpose meaning mission decades',
);
/** Whom such a wish is about; "doesn't like people to be left out" is one. */
export const PEOPLE = wordSet('team colleagues others feelings feel everyone everybody people group');
/** What somebody is who has a wish. */
export const WISHING = wordSet(
  'experiment experiments improvise improvises analytical logical rational methodical sceptical skeptical careful cautious curious spontaneous ambitious driven competitive creative imaginative inventive adventurous thorough precise meticulous organised organized structured reliable visionary strategic collaborative empathetic diplomatic sociable dreamer planner perfectionist gambler',
);
/** What ends a trait of two words ("detail-oriented", "risk-averse"). */
export const TRAIT_ENDS = wordSet(
  'oriented orientated driven minded focused focussed based averse taker thinker getter',
);
/** Who does this leaves aside what follows. */
export const LEAVING_ASIDE = wordSet(
  'ignore ignores skip skips disregard disregards dismiss dismisses bypass bypasses overlook overlooks neglect neglects skipped ignored dismissed disregarded',
);

/** "Never reads it without …": what is then said is a wish after all. */
export const CONDITIONS = wordSet('until till unless except without');
/** "Never skips the evidence", "did not sign without asking". */
export const DENYING_BEFORE = wordSet('not never no nobody nothing cannot neither');
/** Who does this to what is without something wants it there ("sends back decks without a source"). */
export const REFUSING = wordSet(
  'refuse refuses refused reject rejects rejected return returns returned back decline declines declined dismiss dismisses dismissed distrust distrusts distrusted dislike dislikes disliked hate hates hated bin bins binned bounce bounces bounced down mistrust mistrusts mistrusted object objects objected stop stops stopped',
);
/** What comes behind is no longer denied. */
export const SCOPE_ENDS = wordSet('but only because since so although though instead just as while ?');

/** What somebody is who has a wish, where "no" stands before it. */
export const NOUNS = wordSet(
  'visionary planner gambler dreamer perfectionist innovator improviser strategist analyst adventurer thinker',
);
/** Behind one of these, "no" denies what somebody is. */
export const BEFORE_NOUN = wordSet('he she they is was are were be been');
/** "Not the [sort] to ask". */
export const SORTS = wordSet('sort type kind person one');
/** What such a person would not do. */
export const LEAPING = wordSet('jump leap dive plunge dream');
/** "Not a risk-averse person": what may open it, and what ends it. */
export const ARTICLES = wordSet('a an the much your');
export const KINDS = wordSet('person type man woman guy girl player');

/** Who does this with a thing, and one of the words behind it, leaves it aside ("waved away the forecast"). */
export const SWEEPING = wordSet('wave waves waved brush brushes brushed');
export const ASIDE = wordSet('away aside off');
/** Behind a comma, what the person does instead begins with one of these. */
export const RESUMING = wordSet(
  'he she they it what only just want wants wanted ask asks asked keep keeps kept go goes went look looks looked talk talks talked',
);

/** Behind one of these stands a wish that is no more ("has had enough of new ideas"), or never was ("anything but cautious"). */
export const WEARY = wordSet('enough tired sick fed weary');
export const STOPPING = wordSet(
  'stop stops stopped quit quits refuse refuses refused decline declines declined',
);
/** "Stopped trying only when …" tells that they did try. */
export const TIMES = wordSet('only when');
export const DOING = wordSet('try trying experiment experimenting');
/** What somebody says of a thing who has no use for it ("plans are [a waste of time]"). */
export const USELESS = wordSet('waste overrated pointless nonsense useless rubbish');
