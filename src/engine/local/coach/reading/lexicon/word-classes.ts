const NUMBER_WORDS = set(`
  one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
  eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million billion dozen
  half third quarter double twice`);

const WEEKDAYS = set('monday tuesday wednesday thursday friday saturday sunday mon sat sun');

const MONTHS = set(`
  january february march april may june july august september october november december
  jan feb mar apr jun jul aug sept sep oct nov dec`);

const DAY_WORDS = set('today tomorrow tonight noon midday midnight eod eow');

/** Verbs that commonly begin an order or a request. */
const REQUEST_VERBS = set(`
  accept add address adjust advise agree allow amend answer apply appoint approve arrange ask assess assign attach
  attend authorise authorize back be book bring build buy calculate call cancel change check choose circulate clarify
  clean clear close collect come comment commit compare complete compile confirm consider contact contribute
  coordinate copy correct cover create cut decide define delay delete deliver demonstrate describe design discuss
  distribute do double draft draw drop email empty enable ensure enter estimate evaluate examine expect explain extend
  fetch fill finalise finalize find finish fix follow forward free get give go grant guide hand have help hire hold
  host hurry identify implement improve include increase inform inspect install introduce invite invoice join keep
  kick lead leave lend let list listen load look make mark meet mention move name nominate note notify offer open
  order organise organize own park pass pay phone pick plan plug point post postpone prepare present prevent print
  prioritise prioritize process propose provide publish pull push put raise read rearrange rebook recommend record
  redo reduce refer refrain register reject release remember remind remove renew repair repeat replace reply report
  request reschedule reserve resend resolve respond return revert review revise ring run save scan schedule see
  select send set share shift ship show sign sit skip solve sort speak spend split sponsor stand start state stay
  step stick stop submit suggest supply support switch take talk tell test think tick train transfer treat try turn
  update upload use visit vote wait walk watch wear work write`);

const PARTICIPLES = set(`
  given taken made done sent seen told shown known written spoken chosen broken found held kept left lost paid put read
  run said set sold sent cut built brought bought caught felt heard led meant met thought understood`);

const FIRST_PERSON = set('i we');

/** Groups of people that messages speak about. */
const PEOPLE = set(`
  staff people drivers nurses doctors parents pupils students trainees apprentices tenants residents neighbours members
  volunteers employees colleagues workers guests patients customers clients users teachers players singers guards
  carers cleaners waiters families kids children boys girls crew team teams department shift desk office ward group
  committee board public visitors passengers farmers suppliers everyone`);

/** What makes a change safe, or a step be checked. */
const CHECKS = set(`
  test tests trial trials pilot check checks inspection briefing training permit permits approval approvals
  sign-off signature signatures backup backups copy copies agreement handover review audit insurance cover permission
  consent licence license certificate certificates contract guarantee fallback rehearsal rollback safeguard safeguards
  supervision witness proof record records lawyer legal compliance council inspector`);

/** What was done to something before anyone was asked. */
const CHANGED = set(`
  moved changed cancelled canceled swapped switched closed merged replaced ordered signed deleted removed started told
  booked locked rewritten rewrote shortened dropped cut sold painted reassigned rescheduled rearranged redesigned
  installed uninstalled upgraded migrated outsourced announced published posted promised hired fired dismissed
  transferred renamed raised lowered doubled halved scrapped abolished introduced given gave sent threw thrown took taken
  put split shifted relocated informed invited agreed decided confirmed terminated ended begun began`);

/** Words of praise. */
const GOOD = set(`
  great good excellent brilliant wonderful lovely superb fantastic fine outstanding impressive remarkable beautiful
  careful thorough clear clearest best kind generous brave patient calm thoughtful clever honest helpful neat moving`);

function set(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/));
}

const CAPITALISED = /^\p{Lu}\p{L}+$/u;

/** The classes whose words can be listed. */
const LISTED = {
  NUM: NUMBER_WORDS,
  DAY: new Set([...WEEKDAYS, ...DAY_WORDS]),
  MONTH: MONTHS,
  VERB: REQUEST_VERBS,
  VERBED: PARTICIPLES,
  PEOPLE,
  CHECK: CHECKS,
  CHANGED,
  GOOD,
  ME: FIRST_PERSON,
} as const satisfies Record<string, ReadonlySet<string>>;

/** The word classes that patterns can name. */
export type WordClass = keyof typeof LISTED | 'NAME';

const NAMES: readonly WordClass[] = [...(Object.keys(LISTED) as (keyof typeof LISTED)[]), 'NAME'];

/** A bit for each class, so that all classes of a word are one number. */
const BITS = new Map<string, number>(NAMES.map((name, place) => [name, 1 << place]));
const NUM = classBits(['NUM']);
const MONTH = classBits(['MONTH']);
const VERBED = classBits(['VERBED']);
const NAME = classBits(['NAME']);

const LISTED_BITS = new Map<string, number>();
for (const [name, forms] of Object.entries(LISTED))
  for (const form of forms) LISTED_BITS.set(form, (LISTED_BITS.get(form) ?? 0) | (BITS.get(name) ?? 0));

export function isWordClass(name: string): name is WordClass {
  return BITS.has(name);
}

/** The classes as one number, to be compared with that of a word by `&`. */
export function classBits(names: readonly WordClass[]): number {
  return names.reduce((bits, name) => bits | (BITS.get(name) ?? 0), 0);
}

/** A capitalised word that is no day, month or "I". */
function isName(form: string, raw: string): boolean {
  return (
    !beginsIn(raw, 'a', 'z') &&
    CAPITALISED.test(raw) &&
    raw !== raw.toUpperCase() &&
    !WEEKDAYS.has(form) &&
    !MONTHS.has(form)
  );
}

/** Whether the first letter is one of a row of them: asked of every word, so without a pattern. */
function beginsIn(text: string, first: string, last: string): boolean {
  const letter = text.charAt(0);
  return letter >= first && letter <= last;
}

/** All classes of a word in the middle of a sentence, as one number: by its form, and by how the draft spells it. */
export function classesOf(form: string, raw: string): number {
  let bits = LISTED_BITS.get(form) ?? 0;
  if (beginsIn(form, '0', '9')) bits |= NUM;
  if (form === 'may' && raw !== 'May') bits &= ~MONTH;
  if (form.length > 4 && form.endsWith('ed')) bits |= VERBED;
  return isName(form, raw) ? bits | NAME : bits;
}

/** The classes of a word where it begins a sentence: there the capital may be any word's. */
export function atStart(classes: number): number {
  return classes & ~NAME;
}
