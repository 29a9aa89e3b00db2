import { baseOfGerund } from '../../../patterns/verb-forms.ts';
import type { Rule } from '../rule.ts';

/** Softeners that weaken a question; in a statement they may be the truth and stay. */
export const FIRM_QUESTIONS: readonly Rule[] = [
  { pattern: /^Could you (?=(?:make it|be there|attend)\b)/i, replacement: 'Can you ' },
  {
    pattern:
      /^((?:Could|Can|Would|Might|Should|Shall) (?:you|we|they|(?:the|our|your) [^,?]{2,40}?)(?: all)?)(?: (?:maybe|perhaps|possibly|just))? (?:consider|think about|look at|look into) (\p{L}+ing)\b/iu,
    replacement: (...groups) => {
      const [opening = '', deed = ''] = groups;
      const base = baseOfGerund(deed);
      return base === null ? `${opening} consider ${deed}` : `${opening} ${base}`;
    },
  },
  // "Maybe worth us trying?", where nothing else can be meant by the doubt.
  {
    pattern: /^(?:maybe|perhaps|possibly) (?=worth (?:(?:us|me|you|it) )?\p{L}*(?:ing)?\b[^?]{0,80}\?$)/iu,
    replacement: '',
  },
  { pattern: /\ba (?:little |tiny )?(?:bit|little) (?=(?:more|less|better|longer)\b)/gi, replacement: '' },
  { pattern: / some ?time (?=before|after|this|next|in|on)/gi, replacement: ' ' },
  {
    // "…, and maybe a raffle?" is only thought of, and nothing without its "maybe".
    pattern:
      /(?<!\b(?:and|or|anyway|so)|,) (?:perhaps|maybe|possibly|potentially)(?= )| (?:perhaps|maybe|possibly|potentially)(?= )(?! (?:an?|some|the) (?:\p{L}+ ?){1,2}[?!.]*$| (?:we|you|I|they|he|she)\b)/giu,
    replacement: '',
  },
  {
    pattern: /^(?:Could|Can) (you|we) be (?=(?:open|happy|willing|interested|prepared|up|free|ok|okay)\b)/iu,
    replacement: 'Would $1 be ',
  },
  {
    pattern:
      /^(Could you (?:look at|read|check|sign|send|answer|speak to|talk to|call|ring|do|finish|decide on)\b[^?,;]{0,80}?) yet(?=\?)/iu,
    replacement: '$1',
  },
  { pattern: /^((?:Could|Can) (?:you|we)) like (?=\p{Ll})/iu, replacement: '$1 ' },
  { pattern: /^((?:Could|Can) (?:you|we)) be able to (?=\p{Ll})/iu, replacement: '$1 ' },
  {
    pattern: /^(Could (?:I|we) have) any (update|reply|answer|word|news|feedback)(?=[ ?])/i,
    replacement: (have, what) =>
      `${have ?? ''} ${/^(?:update|answer)$/i.test(what ?? '') ? 'an ' : /^reply$/i.test(what ?? '') ? 'a ' : ''}${what ?? ''}`,
  },
  {
    pattern: /^Could (?:I|we) have (?:any |some |your )(help|support|assistance)(?=[ ?])/i,
    replacement: (what) => (/^support$/i.test(what ?? '') ? 'Could you support us' : 'Could you help'),
  },
  {
    pattern:
      /^((?:Could|Can) you) (?:give (?:it|this|that) (?:some|a bit of|a little|a) thought|have a (?:little |quick )?think(?: about (?:it|this|that))?) and (?=(?:get|come) back to (?:me|us)\b|let (?:me|us) know\b|tell (?:me|us)\b)/iu,
    replacement: '$1 ',
  },
  {
    pattern:
      /,? and (?:revert|get back to (?:me|us)|let (?:me|us) know|come back to (?:me|us)|report back)(?: (?:asap|soon|with your (?:thoughts|comments|views)|what you think|as soon as (?:possible|you can)|when you can))*(?=\?$)/i,
    replacement: '',
  },
  {
    pattern:
      /(?:,? )(?:at some (?:point|stage)|some ?time soon|sometime|(?<!\b(?:spare|find|have|take|make|get|need|give|us|me) )some time(?=\?|$)|one of these days)(?=[ ?]|$)/gi,
    replacement: '',
  },
  {
    pattern: /(,?) (?:at some (?:point|stage)|some ?time soon|sometime|one of these days),/gi,
    replacement: ',',
  },
  {
    pattern:
      /,? (?:whenever|when|if) you (?:(?:have|get) a (?:minute|moment|gap|second|chance)|have (?:the |some |any )?time)(?=[ ,?]|$)/gi,
    replacement: '',
  },
  // "Could you manage to actually fill it in this time?"
  {
    pattern:
      /^((?:Could|Can|Would) you) (?:please )?(?:(?:possibly|maybe|manage to|actually|finally|for once) )*manage to (?:(?:actually|finally|just) )*(?=\p{Ll})([^?]*?)(?:,? (?:this time|for once))?(?=\?$)/iu,
    replacement: '$1 $2',
  },
  { pattern: / have an? (?:(?:little|quick|brief|wee) )+look at (?=\p{L})/iu, replacement: ' look at ' },
  {
    pattern: /^Could you be interested in (?:maybe |perhaps )?having a (?:quick |little )?look at /i,
    replacement: 'Would you like to look at ',
  },
  { pattern: /,? whenever(?=\?$)/i, replacement: '' },
  { pattern: /,? I (?:suppose|guess)(?=\?$)/i, replacement: '' },
  { pattern: /^Could you be interested /i, replacement: 'Would you be interested ' },
  { pattern: /\bget to know each other(?: (?:a little|better|a bit))?/i, replacement: 'talk' },
  { pattern: / (?:one|some) day(?=[ .?!]*$| (?:when|if)\b)/i, replacement: '' },
  {
    pattern:
      /,? (?:when|if) you(?:'re| are| happen to be)? (?:ever )?(?:passing|in the area|around|nearby)(?: by)?(?=[ ?]|$)/i,
    replacement: '',
  },
  { pattern: /^(Could|Can|Would) you (?:sort of|kind of|just) /i, replacement: '$1 you ' },
  { pattern: /,? (?:maybe|perhaps) (?=\d)/gi, replacement: ', ' },
];
