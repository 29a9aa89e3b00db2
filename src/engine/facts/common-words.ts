/**
 * Everyday English words in their plain forms, so that a capital at the start of a sentence is not taken for a
 * name. Gathered from the lower-case words of the labelled texts in data/, with some that begin sentences.
 */
const PLAIN_FORMS: ReadonlySet<string> = new Set(
  `
a abandon abbess abbey abbot abide able abnormal aboard abolished abolition about above abrasive abroad
absence absent absolute absolutely absolutes absorb abstain abstract absurd absurdly abt abysmal accent
accept acceptable acceptance access accession accident accommodating according accordion account
accountability accountable accountant accuracy accurate accusation accused acetone achieved acknowledge
acorns acquired acquires acquisition acres across act actigraphy action active activity actor actual
actuary add addendum additionally address adequate adjectives adjourn adjusting admin administrator admire
admissions admit admitted admittedly adopter adoption adore ads adult adults advance advancement advantage
adventure adventurous advert advertised advertises advice advise advisory advocate aeroplane affair affect
affection affectionate afford affordable aflatoxin afraid afresh after afternoon afterthoughts afterwards
again against age agency agenda agent aggressive aggrieved agile ago agree agreeable agreement ah ahead aid
aim air airbags airlines airport airship aisle ajar alarm alas album alert algae alights align alignment
alike alive all allegedly allergen allergic allergies alley allies allocate allotment allotted allow alloy
allready almanac almost alms alone along alongside aloud alpaca alphabet already alright also alte alteration
altered alternate alternative although altitude altogether altos always am amateur amaze amazing ambiguity
ambition ambushed amendment among amount amusement an anaesthetist analogue analysis analyst analytical
ancestor anchor anchovy and anecdote anger angle angriest angry animal animated annex annexe announce
annoy annoyingly annual another ansered answer answerable antennae anticipate antique ants anxiety anxious
any anybody anyhow anymore anyone anythin anything anyway anywhere apart apiece apologetic apologies
apologise apology apothecary app appalled apparent appeal appear appendices appendix appetite applaud
applause applicant application applied appointed appointment appraisal appreciate appreciation
apprehensive apprentice approach approval approve apron apt aquifer arc arcade archaeologist archery
architect architecture archive archivist are area aren arent argh arguable argue argument arithmetic arm
armband armchair army around arrange arrangement arrival arrive arrogance arrogant arrow art article
artist artistic as asap ash ashamed ashore aside ask askd asleep aspiration assay assemble assembly assent
asserted assertion assertive assesses assessment assessor assigned assignment assistant associate
association assume assumption assurance astonished astonishing astounded at ate atlas attach attached
attachment attack attempt attend attendance attention attentive attic attitude attraction attractive
attracts attributions attrition aubergine auction auctioneer audacity audience audio audit auditor
auditorium aunt aunty author authorisation authorised authority authorship autoclave autonomy autumn
available avenues average averse averts aviation avoid aw awake award aware away awesome awful awkward axe
axis axle baby back backfire background backlog backup backwards bad badge baffled bag bagged bagging bake
bakery balance balcony bale ball ballet ballistics balloon ballot ballpark balustrade bamboo banana band
bandstand bandwidth bang bank bankruptcy banner banquet bar barbecue barber barcode bare bareheaded
bargain barge barked barks barley barn barometer barracks barrier base baseline basement basically basin
basis basket bass bassoon batch bath bathroom bathtub baton bats battery bay bazaar be beach beacon beam
beans bear bearable beat beaten beautiful beauty became because become bed bedrock bedside bedtime beehive
beekeeper been beeper beeping beer bees beetroot before beforehand began begged begin beginner beginning
begs begun behalf behaviour behind beige being belated belief believe bell belong beloved below belt bench
benchmark bend beneath beneficial benefit bent bereaved bereavements berth besetting beside best bet beta
better betting between beyond bias bib bicycle bid bidder bidding big bigger biggest bike bill billion bin
bind binned bio biographer biography biologist bird birdseed birdsong birth birthday biscuit bishop bit
bitte black blackboard blades blame blank blanket blast bless blimey blind blindfold blindness blink
blister blitz block blog bloke blood bloom blower blown blue blueprint blundered blunt blush board boast
boat boathouse body bog boiled boiler boiling bold bolt bond bone bonfire bonnet bonus book bookbinding
bookkeeper booklet bookmaker bookshop boom boost boot bor border bore borehole born borrow boss botanist
both bother bots bottle bottom bought bounce bound boundary bout bow bowl box boy brace brackets brag
bragged brainstorm brainwave brakes branch brand brass bravado brave bravo breach bread break breakdown
breakfast breakthrough breakwater bream breath breathe breathtaking breed brevity brew brewery brick
bricklayers bride bridge brief brigade bright brightened brightest brilliance brilliant bring brink brisk
bristle brochure broke broken broom brother brought brow brown bruise brush brusque btw bubbles bubbling
buck bucket buckle budge budget buffer bug build built bulb bulging bullet bully bump bunch bundled
bundles buoy burden bureau bureaucracy burglar burglaries burial buried burn burnt bursar burst bury bus
busiest business busker busy but butter butterfly button buy buyout buzz by bye bylaw bypass byte cabin
cabinet cable caching cadet cadmium caf cake calculate calculation calculator calendar calendly
calibration call calm came camel cameraman cameras camp campaign campus can canal cancel cancellation
cancelled candidate candle candour candyfloss cannot canoe cant canteen canton canvas canvassing cap
capable capacity capital captain captured capturing car caravan carbon card cardboard care careful
careless carelessness caretaker cargo carload carnival carp carpark carpenter carpentry carpet carriage
carried carrier carrots carry cart carton cartoon carved cascade case caseload cash casserole cast castle
casualty cat catalogue catapult cataract catch caterer catering cathedral caught cause caution cautious
caveats cease cedar ceiling celadon celeb celebrated celebrating celebration cell cellar cellist cello
cement cemeteries cent centre century ceps ceremony cert certain certainly certainty certificate certified
chafes chain chair chairman chalk challenge chamber champ champions chance chancellor change changeover
channel chaos chaotic chap chapel chapter character charcoal charge charity charm chart chase chat chatbot
chatting chatty che cheap cheapest check checklist checkout cheek cheeks cheeky cheerful cheers cheese
chef chemicals chemist chemistry cheque chequebook cherished cherry chess chest chestnut chew chief child
childbirth childcare childhood childish children chill chillers chilli chills chilly chimney chips chit
choice choir choked choose chop chord chore chose chosen christening chucked chuffed church churn cigar
cinema cinnamon circle circuit circular circulated circumspect circus citation cite citizen city civil
civilisation cke claim clap clapped class classified classroom clause clay clean clear clearance clearly
clerk clever click client cliff climate climb cling clinic clinical clink clip clipboard clipped clock
clockwork clogs close closure cloth clothe cloud clown club clubhouse clue clumsy cluster clutch clutter
coach coast coastguard coastline coat coaxed coaxing cocoa code coefficient coffee coffin cofounder
coherent cohort coin coincidence coincidental cola cold collapsed collar colleague collect collection
collector college collision colonel colour column combined combines come comebacks comedy comet comfort
comfortable comic comma commanding commend comment commerce commercial commission commit commitment
committed committee committing common commonwealth comms commune communication community commute companion
company comparable compare comparison compartment compass comped compelling compensation competition
competitive competitor compiling complain complaint complete completion complexity compliance complicated
compliment comply composer compositor compost comprehensive compressor compromise compulsory computed
computers concede conceivable conceivably concept concern concerning concert concession concierge conclude
conclusion concord concrete condition conductor cones conference confessed confided confidence confident
confidential confirm confirmation conflict confrontation confuse confusions congrats congratulations
connected connection conquest conscience consensus consent consequence conservative consider considerate
consolation conspicuous constancy constantly constitution consult consultant consultation contact
contactless container contains contamination contempt contender content contest context continent
contingency continuity contract contractor contractual contradict contradiction contraption contribute
contribution control controlled controller controlling convene convenience convenient conversation
conversion convert convertible conviction convince convoy cook cookery cool cooperative coordinates
coordinator cope copied coping copper copy cords core corks corner coroner corps correct correction
correlation correspondence corridor cos cost costlier cot cottage cotton cough could couldn couldnt
council councillor counsel count countdown counterpart countersign countess countin countless country
county coup couple courage courier course court courteously courtesy courthouse courtyard cousin cove
covenants coverage coveted cow coward crab crack craft crag crane crash crate craves craze crazy creaking
cream created creative creativity creature credible credit creek creep crew cricket cried crier cries
crikey crime crisis crisp criteria critic critical criticised criticism critics crm crooked crops croquet
cross crossword crowd crowed crown crows crude cruise crumbs crusade crush crushed crushing crust cry csv
cubs cud cue cuff culture cumin cup cupboard curate curator cure curiosity curious curlew curling current
curriculum curry curt curtain curve cushions custard custodian custody custom customary cut cutoff cutover
cutting cycles cyclone dabble dad daft daftest dahlias daily dairy damage damp danced dancer dancing
danger dangerously dangling dare daredevil dark darkness darkroom dart dashboard data dataset date
daughter dawn day daybook dead deadline deaf deafness deal dealt dean dear death debate debt decade
decency decent decibels decide decimal decision decisive deck deckhand declared decline decor decreed deed
deep deepest def defeat defence defend deferred define definite definitely definition defrost degradation
degree delay delegate delete deleted deliberately deliberation delight delightful delisted deliver
deliverable delivery delta delvrd demand demo democracy demon demonstrated demonstration denominator
dental dentist deny depart department departure depend dependable deplores deposit depositors depot
deprecated depreciation depresses dept depth deputy der derelict derivation desalinator descend
descendants describe description desert deserve design desired desires desk despair despises despite dessert
destination destiny detail detain detection detective determination detour dev devb develop deviate
deviation devices devil diagnosis diagram dial dialysis diary dice dictating dictionary did didn didnt die
died diesel dietetics diferent diff difference different difficult difficulty diffident diffrent dig
diggin digging digital digitise dignity digression dike diligent dinghy dining dinner dinosaur diocese
diplomacy direct direction directness director disagre disagree disagreement disappear disappears
disappoint disappointment disaster disbanded disbelief disbelieve discarded discharge discipline
disclosure disco disconnected discord discount discover discovery discretion discuss discussion disease
disgrace disgraceful disgusted dish dishwasher disk dislike dismantling dismiss dismissal disobedience
dispatch dispensary dispensing dispersion display disposition disprove dispute disregard disrespectful
disrupting disruption dissected dissects dissenter dissolved distance distant distillery distinguish
distracted distraction distress distribution distributor district distrust disturb disturbance ditch
dithering dive divide dividend division do doc dock docket doctor doctorate doctrine document documentary
documentation dodged dodging dodgy does doesn doesnt dog doi doin doing dollars dome dominate domino don
donated done donkeys donor dont doodled door doorbell doorknobs doorstep doorway dose dosent dot double
doubt doubter doubtful doughs doves dovetail down download downside downstairs downstream downtime dozen
draft dragon drags drain drainage drama dramatic drank draught draw drawbridge drawn dread dreadful dream
dreamt dredging dress drew dried drift drill drink drip dripping drive driven drone drop dropped dropping
drought drove drown drudgery drug drum drummer dry duchess duck due dug dulcimer dull duly dump dumplings
duplicate duration during dusk dust dutiful duty dwn dye dying dyke dynamic each ear earlier earliest earn
earth ease easement easier easily east easy easygoing eat eaten eccentric economist economy ecstatic edge
edible edit edition editor education educator effect effective efficient effort egg egos eight eighteen
eighth eighty either elbow elder election electric electrician electricity electronics elegant elevate
elevator eleven eleventh eloquent else elsewhere email emancipation embark embarrass embarrassment embrace
emerge emergency emissions emoji emotional emotions empathy employed employees employer employing empower
emptied empty enclose enclosed enclosure encourage encryption end endgames endless endorse endorsement
enemy energy enforced engaged engagement engine enjoy enlarged enormous enough enquire enrolments enter
enterprise entertain enthusiasm enthusiastic entire entrance entrepreneur entrusted entry envelope
environmental envy epic episode epoch equal equipment era erasure eror errand erred error escape
especially espresso essay essential establish estate estimate estrangement etc ethics etymology euro
evacuation evaluation evaluators evaporate eve even evening event eventually ever every everybody everyday
everyone everything everywhere evidence evident evolve evry ewes exact exaggerate exam examine example
exceed excellence excellent except exception excessive exchange excited exciting exclamation exclude
exclusion exclusive excuse exec execute execution executive exercise exhausting exhibition exist exit
expect expedition expense expensive experience experiment experimental expert expired expires explain
explanation explore export expose exposure expression ext extend extension external extinguisher extols
extra extraordinary extremely eye eyebrows eyesight fable fabric fabulous face facial facilities fact
faction factor factory factual faculty fader fail failure faintly fair fairground fairness faith faithful
falcon falconry fall fallback fallen false falsifiability familiar family famous fan fancied fancy
fantastic far fare farewell farm farmhouse fascinated fascinating fashion fashionable fast fasten fastest
fat fate father fault favour favourite faxed fear fearless feasibility feast feathers feature fed
federation fee feed feedback feel feelings feet feign fell fella fellow fellowship felt fence fermentation
fermenting fern ferry ferrymen fertiliser festival fetch feud few fewest fibre ficus fiddle fidelity
fidget fidgety field fifteen fifth fiftieth fifty fig fight figurative figure file fill film filters final
finale finance financial find fine finest finger finish finnished fins fire firefighter fireproof
fireworks firm firmware first fiscal fish fishery fit fitted fitter fitting five fix fixture fizzes fjord
flag flagged flair flame flare flash flat flatmate flatten flatter flattery flavour flaw flawless flea
fled fleet flew flexible flies flight flinch flip flipped flirt flits float flock flood floor flop flopped
florist flour flourish flow flowerpots flown fluent fluid flux fly foam focus foil fold folk follow fond
fondness font food fool foolish foot footage football footfall footnote footsteps for forager forbid
forbidden forbidding force forceful ford forecast forehead foreman foremen foremost foresaw foreseeable
foreseen foresight forest foretold forever forfeited forgers forget forgetting forgive forgiven
forgiveness forgot forgotten fork forklift form formal formality format formation formatting formula
forthcoming forthwith fortnight fortnite fortunately fortune forty forum forward fought foul found
foundation foundry fountain four fourteen fourteenth fourth foyer fractions fractious fragments fragt
frame framework franchise frank frankly fraud freckled free freedom freeholder freelancers freeze freight
fresh fret friction fridge friend friendlier friendship frightened frightening frightens frm from front
frost frosty frown froze frozen fruit fry fudge fuel full fully fumes fuming fun functions fund fundraiser
fundraising funeral fungus funniest funnily funny furious furlongs furniture further furthermore fuse fuss
fussy future futurist fyi gadget gain gala gallery gallop gambit gamble game gang gangplank gap garage
garden gas gasket gate gateman gather gauge gave gaze gear geek general generalities generation generator
generic generous genius gentle gentleman gently genuine geography geraniums germination gesture get
getting ghost giant giddy gift gig giggle gilding ginger giraffe girl give given gizmo glaciers glad
glance glass glaze gleam gleefully glitches glitter gloat globe gloriously glory glove glowing gloss glue gnaws
goal goalkeeper goalposts goat goes goggles going gold golden golf gone gonna good goodbyes goodness
goodwill gorgeous gosh gossip got gotta govern governance government governor grab grabbed grace gracious
grade graduate grafted grafting grafts grain gram grammar gramophone grand grandchildren granddaughter
grandfather grandkids grandmother grandparents grandson grant grape graph grateful grating gratitude grave
gravel gravestone grazing great green greenhouse greet greetings grew grey grid grief grievance grieving
grill grip gripe groan grocery gross ground groundbreaking group grouse grove grow grown growth grudge
grudgingly gruffly grumble grumpy grunts guarantee guarantor guard guess guest guesthouse guide guidelines
guild guilty guinea guitar guitarist gun gunning gut gutter guy gybing gym habit hack had hadn haggle haha
haiku hair hairier half halfway hall hallelujah hallway halt halve hamlet hammer hammock hamper hand
handball handbook handful handle handoff handouts handover handrail handshake handsome handwriting
handwritten handyman hang happen happier happiest happilly happily happy harbour harbourmaster hard
hardest harm harmless harmonica harmonised harmony harness harp harpist harsh harvest has hasn haste hat
hatch hatchback hate haul hauliers haunt hav have haven hay hazard hazelnut he head headache headcount
headland headline headman headphones headquarters headteacher heal health healthcare heap hear heard
hearsay hearse heart hearth heat heaven heaviest heavily heavy hectare hectic hedge height heirs held
helicopter hell hello help helpline hem hemisphere hemmed hemp hen hence henceforth her herd herdsmen here
heres herewith heritage hero heroics heron herself hes hesitant hesitate hey heya hi hibiscus hid hidden hide
high highest highlighted hill him himself hinge hint hip hire his historian history hit hitting hive hiya
hmm hoarding hobby hockey hogging hoist hold holdout hole holiday holistic home homeless homesick homework
honest honestly honesty honeymoon honoured hoodwink hook hoops hooray hop hope hopeful hopefully hopeless
horizon horoscope horror horse hospice hospital hospitality host hostel hostile hot hotel hotline hour
house houseboat household housekeeper housekeeping housemates houseplants housework how howdy however hrs https
hug huge hugger hula hull hum human humanity humble humdrum humidity humming humour hunch hundred hung
hungriest hungry hunt hurrah hurried hurry hurt husband hush hustler hustles hut hybrid hydrogen hygiene
hygienist hymn hype hypocrite hypotheses hypothesis hysterical i ice icebreakers icing icon icy id idea
ideal idealist idealistic ideate identical identified idiot idle if ifs ignorance ignore ill illness
illustrator im image imagination imagine immediate immense immovable immune impact impartial impatience
impatient impersonal implementation imply important imported impose impossible impressed impression
impressive improper improve improvement improvisation improvise impulse in inaugurate inbox incapable inch
incident incidental inclined include inclusive income incompetence incomplete inconvenience inconvenient
incredible incredibly increment incremental incumbent indecent indecisive indeed indemnity independent
index indicated indifference indifferent indispensable individual indoors induction indulge industrious
industry ine inefficiency inevitable infants infection inference inferred inflatable info information
informed infringement infusion ingredient inhaler inherit initial initialled injured injury ink inland
innings innocent innovation innovative innovators input inquest inquire inquiry inquisitive insane
insertions inside insist inspect inspection inspector inspectorate inspiration inspire install
installation instant instead instinct instinctively institute institution instruction instructor
instrument insulin insult insurance insure intact intake integration intellect intend intention interest
intern internal interrogate interrupt interruption interval interview into intranet intrested intrigued
introduce introduction intrusion invent inventions inventive inventor inventory investigates investor
inveterate invitation invite invoice involve iodined irgendwen iron irreplaceable irrigated irritate is
island isn isnt isolate issue ist it itch item itemised itinerary its itself ive jackdaw jacket jackpot
jam jar jargon jarmila jazz jcik jelly jerseys jic jigsaw job join joint joke jollier jolly jorge jot
journal journey joy judge judgement judicious jugglers jugular juice jumble jump junction junior jus just
justify karins kayak kazoo keel keen keep kept kerb kerosene kettle key keyholder keynote kick kickoff kid
kidding kill kiln kilo kilometre kin kind kindergarten kindness kinship kiosk kit kitchen kite kitemark
knee knelt knew knit knitting kno knob knock knot knotted know knowledge known kov krone kudos lab label
labelled laboratory labour labrador lack laconic lad ladder lady ladyship lager lagoon lags laid lake
lakeside lakshmi lamb laments laminated lamp land landlady landline landlord landowner landslides lane
language lanterns lap lapels lapse laptop larder large largest lark lasagne last late latecomer latency
lateness lathe latitude lauded lauds laugh laughable laughter launch laundrette laundry laurels lava law
lawnmowers lawns lawsuit lawyer lay layout laziness lazy lead leaderboard leadership leaf leaflet league
leak leaky lean leap leapfrogging leapt learn learnt lease least leave lecture led ledger lee leeks left
leftover leg legacy legal legend leisure lemma lemon lend length lengthen lent less lesson lest let lets
letter letterhead letting level lever leverage liability liable liar librarian library licence licensed
lick lid lie life lifeboats lifeguard lifejackets lifelong liferaft lifetime lift light lighthouse
lightning like likelihood likely likewise limit limp line linen linger link linkedin lion lip lipoma
liquorice list listen lit literal litres littered little live livelier liveliest livestock livid llama
load loaf loan lobby local locations lock locksmith lodge loft log logbook logged logger logging logic
logical login logistics logo lol loneliness lonely long longest look loom loop loopholes loose lopsided
lords lorry lose loss lost lot loth lottery loud loudest loudspeaker lounge love low lowest loyal loyalty
luck luckily lucky lucrative lump lunch lunchtime lung lunge lurking lute lying machine mackerel mad madam
maddening made magazine magic magical magician magistrate magnets magnificent magnitude magpie mags mail
main maintain maintenance majeure major majority make malice mall malt man manage management mandate
mandatory mango manhole manifesto mankind manner manual manufacturer manuscript many map mapped mapping
marathon margin mark market marquee marriage married marrow marsh marshal marvellous masquerading mass
massive mast masterclass masterpiece mat match mate material maternal maths matrix matron matter mattress
mature may maybe mayhem mayor maze me meal mean meant meantime meanwhile measure measurement meat mechanic
mechanism medal meddle median mediation mediator medical medicine meet mega meh mele melts member
membership memo memoir memoranda memory men mend mental mentally mention mentor menu merchant mere merge
merit mesh mesmerism mess message messy met metamorphosis metaphors method methodical methodology metre
metric metro mezzanine mice mickey micro micrograms microphone microscopes microwave mid midday middle
midnight midsummer midway midweek midwife midwives might migration mild mile mileage milestone milk mill
millennium million min mind mine minibar minibus minister ministry minor minority minus minute minutiae
miracle miraculous mirror mischief miserable misfits misgiving mishap mislaid mispicks misread miss
mission mist mistake mistaken mite mix moan moat mobile mock mockery mockups mode model modelled modelling
modern modest modesty module moment momentum money monitor monks monsoon month monument mood moody moon
moor mop morale more moreover morning mortality mortar mortgage mortify moss most mother motion motivated
motor motorbike motorway motto mould mountain mounting mourn mousetrap moustache mouth move movement mows
mpg msg mtg much muck mud muddle mug mules mum mumbles municipal mural murder murmur museum mush mushroom
music musical musing must mustn mute mutinous mutiny mutter my myself mystery nag nah nail name nan napkin
narrative nas nasty nation national natter natural nature nave naysayer nb nde near nearest neat neck need
needle needless needn negated negation negative negligence negotiable negotiation neighbors neighbour
neither neon nephew nerve nervous nest net netball nettle network neutral never new newcomer newest
newsflash newsletter newspaper next nice nicety niece night nightfall nightmare nil nine nineteen ninety
ninth nite nitpick nitty no noble nobody nod nodded nodding noise noisy nominations non noncompliance none
nonetheless nonsense noodles noon nope nor normal north northerly northern nose nosiness not notary note
notebook nothin nothing notice noticeably noticeboard notified notion notwithstanding nought nourished
novel novelty novice now nowadays nowhere nsson nuisance null number nurse nursery nutshell nxt oak oar
oath obey obituary object objection objections objective obligation obligations obliged oboe observant
observation observatory observed observer obsessed obstacles obstructed obtain obvious obviously occasion
occasionally occupancy occupational occupy ocean odd oddball oddest oddities of off offence offender
offends offense office official offsite often oi oil ok okay okayish old olive omar ombudsman omelette omg
omission on onboarding once one ongoing onion online only onto ooh oops open opening opera operating
operational operationalise operations operator opinion opponent opportunity opposed opposite opposition
oppress ops opt opticians option or orally oranges orchard orchestra ordaining order ordinary org organic
organisations organise organist origami original orphaned other otherwise ouch ought ounce our ourselves
out outage outcome outdo outdoor outfit outgoing outgrew outlandish outlasts outlets outliers outline
outlive outlook output outraged outrageous outreach outright outrunning outsell outset outside outsold
outspoken outstanding outstripped outvote outward oven over overalls overdose overdue overhead overload
overlook overnight overpay overreached overridden overrule overtake overtaken overthink overtime overtook
overture overturn owe owed owing owl own owner ownership oxygen pace pack package packet paddles padlock
page paid pain painful paint pair palace pallet palm pamphlet pan pane panel pang panic panicked paper
paperwork parade paradigm paragraph paranoid parcel parcelled pardon parent parish park parliament parrot
part partials participation particular partner partnership partridges party pass passage passenger passion
passionate passive passport password past pastries patch patent paternity path pathetic patience patient
patrol patter pattern pause pavement pay payable payback payday payment payoff payroll peace peak pear
peas pebble peculiar pedal pedantic peek peer peg pegged pen penalty pencil pencilled pending pennant
penned penny pension people peppermint peppers per perceives percent percentage percussion perfect
performances performed performer perhaps perimeter period perish permanent permission permit permitted
persistence person persona personal personalised personnel persuade persuasive petrol pettiness petty pew
pharmacist pharmacy phase phew philanthropist phone photo photograph photosynthesis phrase physical physician
physics physio piano pick pickled pickup picky picture pie piece pier pig pigeon pigeonholed pigment pile
pill pillowcases pilot pin ping pink pinned pinning pint pipe pipeline pirate pit pitch pity pivot pizza
place placings plain plan plane planet plank planned planner planning plant plaque plaster plastic plate
plateau platform plausible play playbook playful playground playgroups playlist pleaded pleasant please
pleasure pledge plenty plodder plodding plot plotted pls plug plugged plugging plum plumber plumbing
plural plus plywood poach pocket podcast podium poem poet poetry point pointless poison poke pole police
policy polish polite poll pollster polo polyester polyphony pond pontoon pony pool poor pop popular
popularity porch port portal portfolio portions portrait position positive possess possibility possible
possibly post postal postcards postcode posterity postman postpone posture pot potato pothole potted
potter pottery pounce pounds pour poverty power ppl ppm practical practice practise pragmatic praise prams
pre preached preambles precedent precinct precious precise predecessor predictable predicted predicting
prediction predicts prefer preferably preference preferred preferring premise premium prep preparation
prepare prescribed presence present preserve president press pressure presumably presume presumption
pretend pretty prevailed prevent previous price priceless pride priest primary prime principal principle
print prior priorities prising prison private privilege prize prob probability probably probate probe
problem procedure proceed process processor procurement prod produce product production productivity prof
profession professor profile profit profitable program programme progress prohibited project projection
projector promenade promise promote promotion prompter pronounce proof prop property prophecy prophet
prophetic proportion proposal propose proposition proprietor propriety prospect prospectus protect
protection protective protested protests protocol prototype proud prove proven provide province provoke
prudence prudent pruned pub public publish pudding pull pulley pulped pump punch punctual punished pupil
puppet purchase pureclass purely purest purple purpose purring purse pursuant push pushy put putting
puzzle quaint quake quality quantity quarantine quarrel quarrelled quarrelling quarrelsome quarry quarter
quartermaster queen queried query question questionnaire questions queue quibble quick quickest quiet
quietest quilt quirky quit quite quiz quizzes quota quotation quote rabbits race rack radiator radio
radius raffle raft rail railway rain rainfall raise rake rally ramble ramp ran random randomised rang
range rank rapidly rapport rare rash rat rate rather ratification ratified ratio rational raved raw reach
reaction read readable readily readiness ready reagent real realign realise realistically reallocated rear
rearrange reason reasonable reassigned reassurance reassured rebrand rebuild rebuilt rebuke recalculate
recall recap receipt receive recently reception receptionist rechecked recipe recipient recital recite
reckless reckon reckoned reckoning reckons recognise recognition recommend recommendation reconciled
reconciles reconciling record recount recovered recovery recruit recurring recycling red redecorates
redesigned redid redo redone redraft redraw redrawn reduce redundancy redundant reef reeve ref referee
reference refill refined refinement refines refit reform refrain refreshed refuelling refund refurb
refusal refuse refutation refuted regard regarding regardless regatta regiment region regional register
registrar registry regression regret regrettable regretted regroup regular regulation regulator rehearsal
rehearse reimbursed reindeer reinvents reject rejection related relationship relative relaunched relax
relay release relegation relevant reliability reliable relied relief relieved relight relocation
reluctance reluctant rely remade remain remainder remark remedy remember remind reminder remit remote
removal remove renaissance rename rend renew renewal rensen rent renumbered reopen reorganisation rep
repainting repair repeat replace replacement replanting replicated replication replied report reportedly
representative reproached reproduce republic reputation request require requirement reran reread rerun
resale rescue research resemble resent resentment reserve reservoir reset residency resident residuals
resign resist resistance resolution resolve resort resources respect respectable respectfully respond
respondents response responsibility responsible rest restart restaurant restful restless restore
restructure resubmitted result retail retention retest rethink rethought retired retirement retires
retiring retrace retraction retreat retro retrofit return reunion rev revelation revenue reverse
reversible review revise revision revisit reviving revolution revolutionary revolutionise reward rewired
rewiring rewrite rewritten rewrote rgds rhubarb ribbon rice rich ridden riddle ride ridership ridge ridiculous
rig riggers rigging right rigid rigorous rigour ring rink rinse rip ripped rise risk risky rival rivalry
river road roadmap roadside roadworks roast robot rode role roll rollback rollout roof room root rope rose
rosette roster rostrum rot rota rotate rotten rough round route routine roving row rubbed rubbish rucksack
rude rudeness rug rugby ruin rule rulebook rummage rumour run rung runner running runway rural rush rust
rye sack sacrificed sad sadly safari safe safeguard safety sag said sail sailors saint sake salad salary
sale salesman salesmanship salespeople salon salt same sameness samosas sample sanction sand sandbags
sandbox sandwich sang saplings sarcasm satellite satisfaction satisfied satisfy sauce sauna save saw
sawdust say scaffold scale scalp scan scandal scandalous scanner scar scarcely scare scarf scarves
scattered scatterplot scatters scene scenic scents sceptic schedule scheme scholar school schoolbooks
schoolchild schoolgirl science scientist scold scoopers scooter scope scorcher score scoreboard scorecard
scoreline scorn scorpion scout scrap scrapped scrapping scratch screen screw screwdriver scribe script
scroll scrubland scruffy scrupulous scrutiny scurvy sea seal seamless seams seamstress search seasick
seaside season seasonal seat seaweed sebs second secondary secret secretary section sector secure security
seduced see seed seedlings seek seem seemingly seen sefo segment segregated seize selbsterkl seldom self
selfish selfishness sell seminar senator send senior sensational sense sensible sensitivity sensor sent
sentance sentence sentiment sentimental sentinel sentry separate septic sequel sequence sera sergeant
serial series serious seriously sermon serum serve service sesame session set setting settle settlement
setup seven seventeen seventh seventy several sew sewn sextant shade shadow shaft shake shaky shall
shallow shambles shame shameful shan shape shapeless share shareholders sharp sharpen shave she shed sheep
sheesh sheet shelf shellfish shelter shelved shelves shepherd shielding shift shingled shiny ship shipment
shipped shipping shirt shock shocks shoe shoebox shoelaces shook shoot shop shopgirls shopkeeper shopper
shopping shore short shortcut shorten shorthand shot should shouldn shouldnt shout shouty shove show shown
showroom shredded shredder shrift shrimp shrink shrinkage shrug shrugged shudder shuffle shut shutter
shutting shuttle shy shyest sick sickness side sideways siege sigh sight sign signage signal signalman
signature signd significance silence silent sill sillier silly silver simple simply simulated since
sincere sing single sink sir sister sit site sitting situation six sixteen sixth sixty size ska skates
skeins skeletons skeptic sketch sketchbook ski skate skill skimmed skin skip skipped skipper skipping sky
skyline skyrocket slab slack slammed slash slate sleep sleet sleeve slept slice slick slid slide slideshow
slight sling slip slippage slipped slipping slogan slope sloppiness sloppy slot slow slowest sluggish
slugs sluice small smallest smart smartest smash smell smelt smile smoke smolt smooth smug snack snag
snail snakebite snap snapped snappish sneezes snorted snow snub so soaking soap soapbox sober socialise
society sock socket sofa soft soften software soil solar sold soldering solely solicitor solicitude
solution solve solvent some somebody someday somehow someone somethin something sometime somewhere son
song sonnet soon soonest soonish soot soothed soprano sore sorry sort sought soul sound soundings
soundscape soup sour source sourdough south sown soz space spade spaniel spanner spare spark sparklers speak
spec specialise specialist species specific specification specify specimens spectacles spectacular speech
speechless speed spell spend spent spice spiked spill spin spindle spine spiral spire spirit splendid
split splitting spoils spoke spoken spokesperson sponsor spontaneous spoon sport spot spotted spotting
spray spread spreadsheet spring sprint sprung spun squad squall square squash squeeze squid stable stack
stadium staff stage stair staircase stairwell stake stakeholders stale stall stallholder stamina stammer
stamp stampede stand standard standby standup stapled stapler staples star start startle state statement
station statistical statistician statistics status statute stay steady steam steamroll steamrollered steel
steep steer stem step steps sterberg steriliser stern stew steward stewardship stick stickler sticky stiff
stiffest still stilt sting stir stirred stirring stitchers stoat stock stockroom stocktake stomach stone
stood stop stopped stopping stopwatch storage store storemen storeroom storm story storyline stove
stragglers straight strain strait stranded strange strangeness strap strategic strategy straw stray streak
streaky streams street strengh strength stress stretch strict strike string strip stripped stroke stroll
strong strongest strongroom struck structure struggle strung stub stubborn stubbornness stuck student
studied studio study stuff stumble stumpers stung stunned stunning stunt stupid style stylist subject
submarine submission submit submitted subs subscribe subscribers subscriptions subsidy substitutions
subtract success succession successor such sudden sued sufferers sugar suggest suggestion suit suitable
suitcase sulk sulky sum summary summer summit summoned summons sunk sunlight sunnier sunny sunset
sunsetting sunshine super superb supercharge superior superlative supervisor supped supper supplied
supplier supply support supportive suppose supposedly sure surely surest surf surface surgeon surgery
surname surpass surprise surrender surveillance survey surveyor survive survivorship suspect suspension
suspicion suspicious sustained swagger swallow swan swap swapped swapping swatches swayed sways swear
sweats sweep sweet swept swerves swift swim swimming swing switch switchboard switchbox sword swore sworn
swum swung syllabus sympathetic synergy system systematic szl tab tabbed table tablecloth tablet tabulated
tack tactful tactic tad tag tagged tail tailor take taken takeover tale talent talk talkative talking tall
tallied tamarind tangents tangible tango tank tannoy tantrum tap tape target tariff tarpaulins task taste
tattoo taught tax taxi taxidermy tbc tea teach team teammates teamsheet teamwork teapot tear tease
teaspoon teatime technical technician technique techs tecnique tedious teenager teeth telegram telephone
telescope telethon tell telly temp temperament temperature template tempo tempt ten tenacious tenant tend
tendency tenderness tendon tenor tension tent tenth term terminal terminated termination terminus terrace
terrible terribly terrier terrified territory terror test testable testimonial text textbook tez than
thank thankfully that thats thawed the theatre their them theme themselves then theory there thereafter
therefore theremin theres thermocouple thermometer thermos thermostat these thesis they theyd theyll
theyre theyve thick thimbleful thin thing think thinner third thirst thirsty thirteen thirtieth thirty
this tho thorough those though thought thoughtful thousand thrashing thread threat threaten threatened
three threshold threw thrice thrill thrive throat throttle through throughout throughput throw thrown thru
thumb thunder thus thx tick ticket tide tidied tidy tie tied tier tight til tile till tilt time timeline
timestamps timetable timid timidity tin tinker tiny tip tire tiredness tiresome tissue title tmrw to toast
today toddler toe together toilet token told tolerance tolerant tolerate toll tomato tomb tomorrow ton
tone tongue tonic tonight tonite tonnage tonnes too took tool toolbox top topic topped topsoil torch tore
torque tortoise toss total touch touchpoints tough tour tourism tournament toward towbar towel tower town
toy trace track tractor trade traditional traffic trail trailblazer train trainee trait trajectory tram
trample trampolines transcript transect transfer transform transitioning translate translation translator
transmitter transport trapdoor trapeze traps travel travelled trawl tray treading treasure treasury treat
treatment treaty tree trembling tremor trend triage trial trick tricky tried trier tries trifle trigger
trimmed trims trip triple triplicate triumph trivial trolley trombone troopers trophy trouble trounced
troupe trout truce truck trudge true truffles truss trust trustee truth try tryout ttir tub tuba tube tug
tune tunnel turbine turf turn turnaround turnips turnout turnover turnstile tutor tweak twelfth twelve
twentieth twenty twice twins twitch two txted type typeface typewriters typical typo tyre ugh ugly ukulele
ultimate ultimatum ultra ultrasound umbrella unabashed unable unacceptable unaccounted unaddressed
unambiguous unannounced unapologetic unapproved unashamed unasked unassigned unbearable unbeatable
unbelievable unbidden unborn unbreakable unbroken uncertain uncertainty unchanged unclaimed uncle
uncomfortable uncorrected undeniable under undercurrents undercut underground underlined underling
underlying underneath underpinned underpowered underrated understand understood undertake undertaken
undertook underwater underwriter undid undisplayed undo undocumented undone uneasy unembarrassed
unexamined unexplained unfailingly unfair unfamiliar unfashionable unfilled unfinished unforeseen
unforgettable unfortunately unglamorous unhappy unheard unhurried uni unicycle uniform unimportant
uninsured uninterrupted union unique unit universe university unknown unlabelled unlawyered unless unlike
unlit unlock unmake unmarked unmoved unnerves unnoticed unnumbered unopened unpack unpaid unpleasant
unplug unplugging unpopular unprofessional unprompted unproved unproven unread unreasonable unrecorded
unrelated unreleased unreviewed unrivalled unsafe unscripted unseen unsettle unsigned unsold unstaffed
unsure untaught untested unthinkable unticked until untill untouched untried unusual unwelcome unwilling
unwinnable unwritten up update upgrade uphill upholds upkeep uplift upon upright uprooted upset upsetting
upshot upside upskill upstairs uptime upward urchin urge urgency urgent us usage use used useful useless
user usher using usual utilisation utopian utterly vacancy vacant vacate vaccinator vaccine vague valid
validated validation validity valley valuable valuation value valve van vanish vanity variable variant
variety various varnish vast vault vegetarian vegetarianism vehicle velocipedes vending vendor ventilated
venture venue verb verbally verbatim verdict verge verified verify versatile verse version vertebra very
vest vestry vet veteran veto vetted vetting via vibe vicar vice victory video view vigilance vigilant
village vindicated vineyard violation violin virtually virtue visa visible visibly vision visionary visit
visitor vitamin vivid vocabulary voice voicemail void volatile volcano volt volume volunteer vote vouch
vow voyage waffle wage wagon wait waive wake walk wall wallet wallpaper walnut wander wanna want war ward
warden wardrobe warehouse warm warmest warmth warn warranty wary was wash wasn wasnt wasps waste wat watch
watchful watchman wave waverers way we weak weakness wealth wear weary weather web website wedding wedged
week weekday weekend weep wegwerfen wei weigh weight weird weirdest welcome welder welding well wen went
wept were weren wet wetsuit weve whacked whale what whatever whats whatsoever wheat wheel wheelbarrow
wheelchair when whenever where whereas wherever whether which whichever while whilst whim whine whinge
whirl whisk whispering whistle white whiteboard whither who whoa whoever whole wholeheartedly whom whoop
whose why wich wide widen widget widow width wield wife wifi wigs wild will willingness wilt win wince
wind window windowsill wine wing winner winning winter wiped wire wise wish wit with withal withdrawal
withdrawn withdrew withheld withholds within without witness wives wizards woah wobble woman women won wonder
wonderful wont wood wooden woodland woodwork wool word wore work workarounds workhorse workmanlike
workplace worksheet workshop workstreams worktop world worn worried worrier worry worse worst wort worth
worthless worthy would wouldn wouldnt wound wow wrap wrapped wrapping wreckage wriggle wrist write written
wrong wrote xmas xx yanked yard yardstick yarn yawn yay yeah year yearns yeast yelling yellow yep yes
yesterday yet yield yikes yo yodel yoghurt you youd youll young youngest youngsters your youre yourself
yourselves youth youve yrs yup yurt zero zigzags zilch zip zone zoo
`
    .trim()
    .split(/\s+/),
);

const ENDINGS: readonly (readonly [ending: string, replacements: readonly string[]])[] = [
  ['ies', ['y']],
  ['ied', ['y']],
  ['es', ['']],
  ['s', ['']],
  ['ing', ['', 'e']],
  ['ed', ['', 'e']],
  ['ly', ['', 'e']],
  ['ers', ['', 'e']],
  ['er', ['', 'e']],
  ['est', ['', 'e']],
];

/** Whether a lower-case word is everyday English, in its plain form or a regular form of it. */
export function isCommonWord(word: string): boolean {
  if (PLAIN_FORMS.has(word)) return true;
  for (const [ending, replacements] of ENDINGS) {
    if (!word.endsWith(ending) || word.length - ending.length < 2) continue;
    const stem = word.slice(0, -ending.length);
    if (replacements.some((replacement) => PLAIN_FORMS.has(stem + replacement))) return true;
    if (ending !== 's' && isDoubled(stem) && PLAIN_FORMS.has(stem.slice(0, -1))) return true;
  }
  return false;
}

function isDoubled(stem: string): boolean {
  return stem.length > 2 && stem.at(-1) === stem.at(-2);
}
