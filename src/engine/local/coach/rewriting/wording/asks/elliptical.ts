import { ask, type Rule, rule, small } from '../rule.ts';

/** What is asked in half a sentence, as the whole one: "sort it?", "Maybe stick to the list?", "…, can you check." */
export const ELLIPTICAL: readonly Rule[] = [
  {
    pattern:
      /^([^?!;]{4,160}?(?:,| and| so| -))( can you| could you| would you| will you| can u| could u) (?!be\b)(\p{Ll}[^?!;,]{2,80}?)\.*$/iu,
    replacement: (said, modal, deed) => {
      const isAsked = !OPENS_CONDITION.test(said ?? '');
      return `${said ?? ''}${(modal ?? '').toLowerCase().replace(/ u$/, ' you')} ${deed ?? ''}${isAsked ? '?' : '.'}`;
    },
  },
  ask(
    '^(?:(?:also|and|so|oh),? )*(who (?:drives|brings|has|can|does|is|takes|gets|picks|buys|cooks|pays|comes|wants)\\b[^.!?;:]{0,60}?)[.]*$',
    (...groups) => `W${(groups[0] ?? '').slice(1)}`,
  ),
  rule(
    "^([^,.!?;]{3,40}?(?<! [-–—])),? (?:you are|you're) (?:hereby |kindly )?(?:requested|asked|required|reminded) to (?=\\p{Ll})",
    '$1, please ',
  ),
  ask(
    '^(buy|go for|switch to|sell|keep|try|book|order|take) (it|them|this|that|one)\\?+$',
    (...groups) => `Shall we ${small(groups[0] ?? '')} ${groups[1] ?? ''}`,
  ),
  {
    pattern:
      /(^|, )(sort |fix |take |get |collect |ring |call |book |check |bring |cover |send |pay |order |clean |tidy |lock )(it|this|that|them|him|her)\?+$/i,
    replacement: (before, deed, what) =>
      `${before ?? ''}${before === '' ? 'Can' : 'can'} you ${small(deed ?? '')}${what ?? ''}?`,
  },
  ask(
    '^(?:maybe|perhaps) (stick to|try|use|keep|start|stop|move|swap|put|take|bring|leave|do) (?!it for\\b)([^?!;]{2,90})\\?+$',
    (...groups) => `Could we ${small(groups[0] ?? '')} ${groups[1] ?? ''}`,
  ),
  {
    pattern:
      /^(?!(?:and |so )?(?:any|if|when|whenever|should|questions?|problems?|once|whether|what|which|how|who|think|could|can|would|please)\b)([^.!?]{12,300}?)(?:[,;]| -| and| so){1,2} (?:please )?(?:let (?:me|us) know|lmk)[.!?]*$/i,
    replacement: '$1.',
  },
  {
    pattern:
      /(?<=\w)(?:[,;]| -) (?:any )?(?:thoughts|opinions|ideas|views)\?+$|(?<=\w{3}), (?:what do (?:you|u) (?:think|reckon)|wdyt)\?+$/i,
    replacement: '.',
  },
];

/** A clause in which "can you" asks nothing. */
const OPENS_CONDITION = /\b(?:how|what|whether|if|why|where|when|which|who)\b[^,]{0,40},?(?: and| so)?$/i;
