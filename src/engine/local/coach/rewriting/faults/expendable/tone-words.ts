/** Words of feeling, praise, scorn, size and speed, which name nothing that a reader could miss, whatever the matter. */
export const TONE_WORDS: ReadonlySet<string> = new Set(
  `abject absurd abysmal adorable adoring aghast agonising amateurish ambitious angry annoying appalled appalling ashamed
   astonished astonishing astounded astounding atrocious avid awesome awestruck awkward baffled baffling bananas banter barmy
   beautiful bedlam beloved belter bewildered bewildering bizarre blah blatant bliss blissful blinding blooming bonkers bored
   boring bothered bravo breathless breathtaking brazen brilliant broken-hearted bubbly buzz buzzing callous catastrophe
   catastrophic chaos chaotic charming cheeky cheerful cheers childish chuffed circus classy clever clueless colossal comical
   contempt cool cowardly crappy crazy cringe crucial cruel curious cute daft damn dazzling dear deceitful dedicated deeply
   delicate delicious delighted delightful delusional deplorable despair desperate despicable devastated devastating dilly
   dire disappointed disappointing disappointment disastrous disbelief disgrace disgraceful disgusted disgusting dismal
   dismayed disrespect disrespectful distraught dodgy dreadful dream dreamy drivel dull dumb dynamic eager earnest easy-peasy
   ecstatic egregious elated elegant embarrassed embarrassing enchanting endless enormous enthralled enthusiasm enthusiastic
   enviable epic excellent exceptional excited excitement exciting exhausted exhausting exhilarating exquisite extraordinary
   fab fabulous faff fairy-tale fancy fantastic farce farcical fascinated fascinating faultless fearless feeble fiasco fierce
   flabbergasted flattered flawless flippant fluff fond foolish foolproof formidable fortunate frantic frightful frustrated
   frustrating frustration fun funnily funny furious fuss fussy gem genius gigantic glad gleaming glorious glowing gobsmacked
   golden goodness gorgeous grand grateful gripe gross gruesome grumble grumpy guilty gutted happier happiest hassle hate
   hateful headache heartbreaking heartfelt heartless hectic heinous hellish heroic hideous hilarious honest honoured hooray
   hopeless horrendous horrible horrid horrific humble humbled humbling humiliated humiliating hurt hype hysterical iconic
   idiocy idiot idiotic idle ignorant immaculate immature immense impatient impeccable impossible impressed impressive
   inconsiderate incredible indifferent inept inexcusable infuriating ingenious innovative inspirational inspired inspiring
   insulted insulting intolerable invincible irresistible irresponsible irritated irritating jaded jaw-dropping jealous jolly
   joy joyful joyous kind-hearted kudos lackadaisical lame lamentable laughable lavish lax lazy legend legendary lol lousy
   lovable loveliest lovely lucky ludicrous lukewarm luxurious mad maddening magic magical magnificent majestic marvel
   marvellous marvelous masterful masterly masterpiece matchless mayhem meaningless mediocre mega mess messy mighty mindless
   miracle miraculous miserable misery moan mockery monumental moron muddle nagging naive nasty naughty nerve nervous
   nightmare nonsense nonsensical noteworthy notorious nuisance nuts obnoxious obscene obvious odd off-putting ominous
   outraged outrageous outstanding overjoyed overwhelmed overwhelming panic paranoid passion passionate pathetic peerless
   peeved perfect perfection perplexed petty petrified phenomenal pity pitiful pointless posh precious preposterous pretty
   priceless pride pristine prodigious profound proud puzzled puzzling quirky radiant rage rambling ravishing relentless
   remarkable resentful reckless ridiculous riveting rotten rubbish rude rush sad sadly savage scandal scandalous scary scorn
   seamless selfish sensational serious shambles shambolic shame shameful shameless shocked shocking shoddy sick sickening
   silly sincere slapdash slick sloppy smart smashing smooth smug snazzy snide so-called solemn sorrow spectacular speechless
   spellbinding splendid splendour spot-on staggering startled stellar stoked strange stressed stressful stubborn stunned
   stunning stupendous stupid stylish sublime superb superior supreme surreal swamped sweet tantrum tedious tempting terrible
   terrific terrified thankful thankless thoughtless thrill thrilled thrilling tiresome tragic travesty treasured tremendous
   triumph triumphant trivial troubled ugly ultimate unacceptable unbearable unbeatable unbelievable uncanny uncaring
   unfathomable unforgettable unforgivable unhappy unimaginable unimpressed uninspired unmatched unparalleled unprecedented
   unpleasant unprofessional unreal unrivalled unspeakable unstoppable upbeat upset useless vain vexed vibe vibrant vile
   visionary vulgar warm-hearted wearisome weird whinge whining wholehearted wicked wild woeful wonder wonderful wondrous
   world-class worthless wow wretched yay yucky zany zeal google moods jitters blimey gosh crikey heck darn sigh ugh meh haha
   ta cheerio toodle folks guys lads mate buddy pal hun babe boss chief honey darling sweetie`.split(/\s+/),
);

/** Nouns, measures and words of order that stand in any message and name no thing of its own. */
export const COMMON_NOUNS: ReadonlySet<string> = new Set(
  `time times day days week weeks month months year years moment moments minute minutes sec secs hour hours weekend while
   decade century age era today past present future sometime anyhow lately nowadays someday next last other others another
   first second new newest old older small smaller big bigger same whole entire former latter extra more less few many info
   information detail details stuff thing things bit bits lot lots way ways level levels side sides matter matters point
   points sort sorts kind kinds rest case cases reason reasons idea ideas thought thoughts word words news talk chat call
   exchange engagement conversation conversations dialogue agenda option options hurry bug disposal honour honor pleasure
   privilege favour favor job life lives people person human world universe planet earth complaint complaints objection
   objections excuse excuses study studies research science experts expert proof fact facts truth story stories journey
   attention interest interests opinion opinions view views perspective feedback input response reply answer answers
   suggestion suggestions comment comments remark remarks concern concerns worry worries issue issues problem problems
   trouble difficulty difficulties challenge challenges opportunity opportunities chance chances possibility possibilities
   potential success failure result results outcome outcomes effort efforts energy power strength heart hearts mind minds
   head heads hand hands eye eyes ear ears shoulder shoulders foot feet finger fingers brain brains gut guts soul blood
   attitude manner manners behaviour behavior mood spirit mentality sense nerve patience respect trust faith courage luck
   fault faults blame mistake mistakes error errors consequence consequences measure measures step steps action actions
   momentum traction impact value values vision mission excellence quality innovation solution solutions offering offerings
   approach strategy process framework mindset culture synergy efficiency benefit benefits advantage advantages gain gains
   deal deals bargain game player players winner winners loser losers hero heroes star stars king queen crowd buzz room
   door doors floor ground roof ceiling wall sky moon sun light lights road path bridge boat train bus ship ocean sea river
   mountain tree fire smoke dust storm rain weather line lines box page pages book chapter picture image mirror clock
   bell bells ring sound noise voice tone language english grammar spelling paragraph sentence message messages mail
   mails email emails e-mail note notes letter letters text texts inbox phone line keyboard screen coffee tea beer cake cup
   sake hell heaven god goodness devil angel angels luck wish wishes dreams hope hopes fear fears tears smile laugh laughter
   joke jokes fun cost effort price sky limit end ends beginning start finish top bottom edge middle centre heart core`.split(
    /\s+/,
  ),
);
