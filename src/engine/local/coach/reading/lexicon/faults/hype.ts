/** Phrases that show `hype`, one a line, in the notation of `pattern.ts`. */
export const HYPE = `
  purest|freshest|tastiest|cleanest|healthiest|happiest in the country|county|region|area|world|business|north|south
  packed|bursting|brimming with goodness|flavour|flavor|goodies|features
  best|finest|greatest|fastest|cheapest|smartest|easiest|strongest|biggest ... in|on|of|ever|around the|town|world|country|market|ever|all
  revolutionise|revolutionize|transform|transforms|reinvents|redefines|supercharges
  never|nothing seen|like|been anything|it|this|before
  incredible|unbelievable|amazing|fantastic|phenomenal|sensational|spectacular|stunning|fabulous|awesome|epic|legendary|insane @0.65
  super|mega|ultra excited|happy|proud|cool|easy|fast|fun @0.9
  world|best|first class|ever|beating
  guaranteed|guarantee @0.6
  massive|huge|enormous|gigantic|colossal @0.5
  unique|exclusive|one-of-a-kind|premium|luxury @0.4
  love|loves|loved it|this|us|them @0.65
  everyone loves|wants|raves
  change|changes|changing your|the|our|their life|lives|world|game|everything|face
  the future of
  so much fun|better|easier|more @0.9
  unstoppable|unbeatable|unmissable|unforgettable|unmatched|unrivalled|unparalleled
  miracle|magic|magical|genius|gold @0.5
  hit|smash|storm|blast|bomb|dream|wow @0.15
  breathtaking|jaw
  truly|absolutely|totally|utterly|simply|insanely|ridiculously|literally|wildly unique|new|brilliant|beautiful|perfect|everyone|special|the|a|stunning|delicious|love|huge|amazing @0.9
  pure magic|joy|genius|gold|power
  the one|only and|thing
  you need|want|have in|to your|see|try|believe @0.6
  wow|dazzle|impress|amaze|knock him|her|them|us|everyone|the
  slick|slickest|glossy|flashy|shiny|snazzy|whizzy|cracking|stellar|smashing
  leading ... in europe|world|market|country|field|region|industry
  the leading|ultimate|finest|greatest
  yields|sales|bookings|numbers|results|likes through|up|off|exploding|soaring|booming|rocketing
  soaring|booming|rocketing|explode|explodes|skyrocket|boom|buzz
  get everyone dreaming|excited|buzzing @0.9
  dreaming a bit @0.85
  hands down
  smartest|greatest|hottest|coolest|finest|boldest|sexiest|slickest
  vibe|vibes|epic|lit|fire|insta|viral|iconic|legend|legends @0.12
  you will love|adore|never|be|not ... it|this|us|amazed|believe|regret|disappointed
  like a dream|charm|rocket
  unlike anything|any|no
  bigger|better|stronger|faster and|than @0.25
  world|whole world @0.2
  everyone is talking
  talk of the
  off the hook
  dream come true
  sold out everywhere
  beyond your|belief|amazing|words|imagination|expectations
  wait until|till you|they see|hear
  knock|knocks|knocked your|their|it|our socks|park|out
  blown away @0.9
  never look|looked back
  so so
  a whole new|level
  literally|simply|honestly|truly the|a|an best|most|magic|must|joy|perfect|only|amazing
  game changing|changer|changers
  revolution|revolutionary|revolutionise|revolutionize|revolutionising|revolutionised
  groundbreaking|breakthrough|cutting|bleeding|trailblazing|pioneering|visionary edge? @0.8
  cutting edge
  state of the art
  best in|of class|the|breed|town|world
  world class|leading|beating|changing|first
  industry|market|sector leading|beating|first
  next|new generation|level|era
  once|one in a lifetime|million|generation|kind
  blow|blows|blown|blew ... mind|away|socks|minds|water @0.9
  mind blowing|bogglingly|boggling|blowingly
  off the charts|scale|hook
  through the roof @0.95
  to the next level|moon|stars
  the sky is the limit @0.9
  sky is the limit @0.9
  crushing|crushed|smashing|smashed|killing|nailing|nailed|slaying it|the|our @0.85
  rocketship|rocket|skyrocket|skyrocketed|skyrocketing|moonshot|unicorn|explosive|exploding
  insane|insanely|crazy|ridiculously|unbelievable|unbelievably|incredible|incredibly|phenomenal|phenomenally|sensational|sensationally|spectacular|spectacularly|stunning|stunningly|staggering|staggeringly|jaw|epic|legendary|magical|miraculous|miracle|extraordinary|extraordinarily|outrageous|astonishing|astounding|breathtaking|mega|awesome|fabulous|terrific|amazing|amazingly|fantastic|wow|superb|superlative|marvellous|dazzling|electrifying|wildly @0.7
  truly|totally|absolutely|completely|utterly|literally|massively|hugely|seriously|wildly amazing|unique|incredible|transform*|love|loved|disrupt|best|massive|huge|everyone|changed|changes|thrilled|brilliant|unlike|new|special|blown|buzzing|crushing|smashing|perfect|stunning|magical|essential|nothing|every|exceptional|outstanding @0.95
  unparalleled|unrivalled|unrivaled|unmatched|unprecedented|unbeatable|unstoppable|limitless|unlimited|boundless|peerless|matchless|second-to-none|flawless|seamless|seamlessly|effortless|effortlessly|bulletproof|foolproof
  second to none
  quantum leap
  NUM x your|the|our|faster|better|growth|more|return|productivity|results
  overnight success|results|growth? @0.9
  your|the|our|their ... overnight
  the future is|of ... here|now|today|arrived
  the future is here|now
  future of
  no brainer @0.9
  the|our most advanced|powerful|exciting|innovative|complete|modern|amazing|sophisticated|beautiful|comprehensive|trusted|popular|loved|effective|intelligent
  most|single most? advanced|powerful|exciting|innovative ... ever|market|planet|world|available|country|history|industry|today
  the best|greatest|biggest|smartest|finest|fastest|easiest ... ever|market|planet|world|available|country|history|industry|town|business|seen|around|year
  on|in the planet|universe|entire? market|world|galaxy
  like nothing|you|no ... seen|ever|before|other|else|earth
  nothing like it|this|before
  never been seen|done|easier|better|so|more|simpler before?
  ever seen|made|built|known|had|created|invented
  disrupt|disrupting|disruptive|disruption|reinvent|reinventing|redefine|redefining|reimagine|reimagined|transformative|transformational|supercharge|turbocharge|turbo|unleash|unlock|unlocks|skyrockets|catapult|empower|empowering|elevate|elevates|reshape @0.8
  change|changes|changing|transform|transforms ... forever|everything|life|lives|world|completely|way|industry
  is|are|will going|be to? huge|massive|enormous|amazing|epic|big|legendary @0.9
  huge|massive|enormous|tremendous|overwhelming|runaway|smash|roaring success|win|hit|opportunity|results|impact|potential|gains|boost|growth|difference|response|feedback|savings|wins @0.9
  dream|dreams|magic|magical opportunity|role|job|about|team|touch|come|making|happen|bullet|of @0.5
  making the magic happen @0.9
  super|so|really|very|beyond|incredibly|insanely|truly|absolutely|crazy excited|pumped|stoked|thrilled|psyched|proud|exciting|cool|special|happy|easy|fun @0.85
  super|mega|ultra|hyper easy|simple|fast|smooth|happy|powerful|proud|modern|smart|cool|flexible|important|quick|secure|cheap|efficient @0.9
  excited|thrilled|delighted|stoked|pumped|buzzing to|about|by|that|for @0.55
  exciting|amazing|fantastic|great|incredible|thrilling|big|huge|brilliant|wonderful news|times|opportunity|chance|journey|announcement|adventure|things|update|project|results @0.7
  everyone|everybody|people|customers|clients|users|patients|they|guests|parents|kids ... raving|obsessed|love|loves|adore|adores|crazy|buzzing|blown|thrilled|delighted @0.5
  raving|buzzing|obsessed @0.9
  guaranteed to|results|success
  catches|does|solves|fixes|handles|covers|detects|knows|beats|eliminates ... virtually|practically|literally|absolutely? everything|anything|all @0.9
  losing|lose|lost|making|saving|earn|earning|save millions|billions|fortunes|fortune @0.9
  save|saves|saving|earn|gain|gains|increase|boost|up ... up to NUM
  up to NUM x|percent|per|times|m|million|faster|more @0.7
  saves|save|saving up to
  must have|see|read|attend @0.6
  unmissable|irresistible|addictive|iconic|world-famous|award @0.25
  award winning
  way|miles|light years? up|ahead|better|beyond|more
  happier|better|faster|stronger|bigger|more than ever
  than ever before?
  took|taking|take|takes|went|going ... by storm|viral
  the real deal
  pure|sheer|absolute|total genius|magic|gold|brilliance|joy|bliss|game
  gold|silver mine|bullet|dust
  trust me @0.9
  believe me
  feel|felt|feeling the|it|energy energy|magic|buzz|vibe|love
  you had to be there
  so incredibly|amazingly|unbelievably @0.9
  rock star|rockstar|ninja|guru|superstar|wizard
  synergistic|paradigm
  paradigm shift
  how modern|cool|innovative|exciting|amazing|advanced|great|easy|smart it|this|we|they|that
  a|in few clicks|seconds @0.4
  one|single click
  plug and|play go|play
  win win
  zero effort|risk|hassle|downtime|friction|stress
  everything you|we need|ever|want|dreamed
  hands down|the|best @0.5
  incredible|amazing|unbelievable|extraordinary|exciting|phenomenal journey|ride|adventure|experience|time|story|opportunity
  best|finest|greatest|most on|in|around|ever|careful|advanced|exciting ... market|county|town|world|country|business|planet|industry|made @0.8
  market|world|industry|class leading|leader|beating|class|best @0.8
  exceed|exceeds|exceeded|surpass|surpasses|beat|beats all|any|your|every expectations|expectation|others|records|rivals
  undisputed|unrivalled|unrivaled|unmatched|unequalled|unparalleled|peerless
  number|no one in|for|of|on @0.7
  prepare|get|be ready|prepared to? be? wowed|amazed|blown|astonished|impressed
  holy grail
  deliver|delivers|offer|offers|promise|guarantee|provide excellence|perfection|brilliance|magic|miracles|wonders
  wow|wowed|wows @0.7
  beyond compare|belief|words|imagination
  the mother|king|queen|rolls|ferrari|holy|gold of|standard|royce|grail
`;
