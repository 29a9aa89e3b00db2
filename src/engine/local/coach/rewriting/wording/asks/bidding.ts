import { ask, type Rule, rule, withToldApart } from '../rule.ts';

const AT_LEISURE =
  '(?:,? (?:at your (?:earliest |own )?(?:convenience|leisure)|as soon as (?:possible|you can)|in due course|when convenient))?';
/** Verbs behind "you have to" that ask for no deed. */
const NO_DEED =
  '(?!(?:not|be|have|see|know|understand|admit|try|remember|realise|realize|imagine|hear|believe|love|taste|trust|bear|look|laugh|agree|feel|accept|wonder)\\b)';

/** Polite or stiff ways of telling somebody what to do, each as the plain request that it stands for. */
export const BIDDING: readonly Rule[] = [
  ask(
    `^(?:I|we)(?:'d| would) (?:really |greatly |very much |much )?appreciate (?:it )?if you (?:could|would|can|might) (?:please |kindly |perhaps )?(?=\\p{Ll})([^?!;]{4,140}?)${AT_LEISURE}[.!]*$`,
    'Could you $1',
  ),
  ask(
    "^(?:I|we)(?:'m|'re| am| are| was| were)? (?:just )?(?:wondering|wondered) (?:if|whether) there (?:might be|would be|could be|was|is) (?:any |some )?(?:scope|room|a chance|a way|an opportunity|possibility) for (you|us|me) to (?=\\p{Ll})",
    (who) => `Could ${who === 'you' ? 'you' : who === 'us' ? 'we' : 'I'} `,
  ),
  ask(
    '^would you (?:perhaps |please )?be (?:so kind as|kind enough|so good as|good enough) to ',
    'Could you ',
  ),
  ask(
    "^(?:perhaps|maybe),? you(?:'d| would| could| might) be (?:so kind as|kind enough|so good as|good enough|able) to ",
    'Could you ',
  ),
  ask(
    "^you couldn't (?:possibly |by any chance |just )?(?=\\p{Ll})([^?!;]{4,100}?),? could you\\?*$",
    'Could you $1',
  ),
  rule(
    "^(?:I'm|I am|we're|we are) afraid (?:that )?(?:I|we) (?:must|have to|need to) ask you to (?=\\p{Ll})([^?!;]{4,140}?)[.!]*$",
    'Please $1.',
  ),
  rule('^(?:may|might|can) (?:I|we) (?:just |gently |politely )?remind you that (?=\\p{L})', ''),
  rule("^(?:you )?(?:can't|cannot|mustn't|don't) be late(?: please)?[.!]*$", 'Please be on time.'),
  rule('^it goes without saying that (?=\\p{L})', ''),
  ask(
    "^(?:(I)|we)(?:'d| would|'ll| will) (?:expect|need|require|want) ((?:a|an|your) (?:\\p{L}+ )?(?:reply|answer|decision|yes|response|list|signature|confirmation|report|draft)(?: (?:by|before|on|from|to) [^?!;,]{2,60})?)[.!]*$",
    (...groups) => `Could ${groups[0] === undefined ? 'we' : 'I'} have ${groups[1] ?? ''}`,
  ),
  ask(
    "^(?:I|we)(?:'d| would) (?:be (?:very |really |most )?(?:interested|curious|keen|glad|happy) |love |like )to (?:hear|know|see|learn) what you (make of|think of|think about) ([^?!;\\u0022”]{3,80}?)[.!]*$",
    'What do you $1 $2',
  ),
  rule(
    "^(?:(?:we|I)(?:'re| are|'m| am) )?(?:looking for|after|in need of|seeking) (?:someone|somebody|a volunteer|a helper|anyone) (?:who (?:can|could|would|will) |to )(?=\\p{Ll}[^,;]*$)",
    'Someone could ',
  ),
  rule(
    '^(?:can|could|would|will) (?:someone|somebody|anyone) (?:please |kindly )(?=\\p{Ll})',
    'Someone could ',
  ),
  rule(
    `^you(?:'ll| will)? (?:(?:also|just|then|really) )?(?:need to|have to|must) (?:please |just |also )?${NO_DEED}(?!find out\\b|.*\\byoursel(?:f|ves)\\b)(?=\\p{Ll})([^?!;]{4,140}?)[.!]*$`,
    (what) => {
      const [asked, told] = withToldApart(what ?? '');
      return `Please ${asked}.${told === '' ? '' : ` ${told}.`}`;
    },
  ),
  ask(
    "^I (?:take it|assume|trust|presume)(?: that)? you(?:'ll| will| can) (?!have\\b|be\\b|agree\\b|understand\\b|know\\b|see\\b)(?=\\p{Ll})",
    'Can you ',
  ),
  rule(
    '^(?=(?:make sure|ensure|see to it) (?:that )?(?!it\\b|this\\b|that\\b)\\p{L})(make|ensure|see)',
    (deed) => `Please ${(deed ?? '').toLowerCase()}`,
  ),
];
