import { saysWhereToAsk } from './asked/where-to-ask.ts';
import { type EditedDraft, sentencesOf } from './edited-draft.ts';
import { refusesAnswer } from './forbids-answer.ts';
import { contactIn } from './named-contact.ts';
import type { Proposal } from './proposal.ts';

type Sentences = ReturnType<typeof sentencesOf>;

/** "Let me know what you'd prefer", "come and see me", "I'd rather hear it from you": an answer asked for, or a door held open. */
const OWN_DOOR =
  /\b(?:[Ll]et (?:me|us|\p{Lu}\p{Ll}+) know|(?:[Tt]ell|[Aa]sk|[Tt]ext|[Rr]ing|[Cc]all|[Ee]-?mail|[Ww]rite to|[Rr]eply to) (?:me|us|\p{Lu}\p{Ll}+) (?:if|whether|which|what|when|how|where|who|your)|(?:[Cc]ome|[Ss]peak|[Tt]alk) (?:and see|to) (?:me|us|\p{Lu}\p{Ll}+)|(?:[Ee]-?mail|[Rr]ing|[Cc]all|[Tt]ext) (?:me|us)|raise (?:it|them) (?:here|with)|[Ss]ee me|hear (?:it |that |this )?from you|my door|[Qq]uestions? (?:are |is )?welcome)\b/u;

/** "If this makes your breaks harder, tell Marie (ext. 4410) or me": whom to tell of what the change does to somebody. */
const IF_THIS =
  /\b[Ii]f (?:this|that|it|(?:any|either) of (?:this|it|these)|the \p{Ll}+|these \p{Ll}+)\b[^.!?]{3,120}, (?:please |then |do |just )*(?:tell|ask|ring|call|e-?mail|text|see|contact|write to|speak to|talk to) (?:me|us|(?:M(?:r|rs|s)\.? |Dr\.? )?\p{Lu}\p{Ll}+)\b/u;

/** Whether the writer asks for an answer or holds a door open in words of their own. */
function holdsDoorOpen(sentences: Sentences): boolean {
  return sentences.some(({ text }) => {
    const plain = text.replaceAll('’', "'");
    return !refusesAnswer(plain) && (OWN_DOOR.test(plain) || IF_THIS.test(plain) || saysWhereToAsk(plain));
  });
}

/** "If you have any questions, please …", "should anything be unclear, …": a whole sentence on where to ask. */
const WHOLE_DOOR = /^(?:if|should) [^.!?]{6,60},? (?:please |just |do )*\p{Ll}+ /iu;

/** Whether no more than "Questions to Ana" says where to ask, so that a line can say what for. */
function namesContactOnly({ reading: { sentences } }: EditedDraft): boolean {
  const texts = sentences.map(({ text }) => text);
  return contactIn(texts) !== null && !texts.some((text) => WHOLE_DOOR.test(text) && saysWhereToAsk(text));
}

/** Lines that ask for no more than a word back: beside the writer's own way back they say it twice. */
const ASKS_FOR_WORD =
  /^(?:How does this work for you\?|If (?:this is hard|a step, an owner|you want to (?:test|be part)|something is not clear))/;

const GIVES_REASON =
  /\b(?:because|since|so that|so (?:we|I|it|the|all|from)|therefore|reason|why|as (?:it|the|we)|due to|thanks to|research|stud(?:y|ies)|data|survey|trial|pilot|tests?|tested|shows?|prove[nsd]?|better|best|every(?:one|body))\b|%|\d per ?cent/i;
const FEWEST_FIGURES = 2;
const ASKS_OR_PLANS = /\b(?:will|going to|should|must|need|needs|could|would|might|shall|please)\b/i;
const FEWEST_PLANNED = 3;
const CHANGES =
  /\b(?:from|as of|starting|until|effective|instead|no longer|any ?more|discontinu\w+|clos\w+|cancel\w*|chang\w+|mov\w+|switch\w*|replac\w+|reassign\w*|transfer\w*|convert\w*|abolish\w*|not up for|ends|must|have to|has to|please|are to|is to|can't|cannot|only|swap|rota|hours)\b/i;
const CAN_BE_JOINED =
  /\b(?:join|help|volunteer\w*|take part|part of|together|project|plan(?:s|ned|ning)?|ideas?|build(?:ing)?|future|dream\w*|vision|hope|want to|would like)\b/i;

/** What a line speaks of, by how it begins: reasons, a change that is hard, something to join. */
const SPOKEN_OF: readonly (readonly [RegExp, (sentences: Sentences) => boolean])[] = [
  [/^If you want to test the reasons/, hasReasons],
  [/^How does this work for you\?|^If this is hard/, (all) => all.some(({ text }) => CHANGES.test(text))],
  [/^If you want to be part/, (all) => all.some(({ text }) => CAN_BE_JOINED.test(text))],
];

const IS_ABOUT_STEPS = /^If a step, an owner/;

function hasReasons(sentences: Sentences): boolean {
  const figures = sentences.reduce((sum, { numberCount }) => sum + numberCount, 0);
  return figures >= FEWEST_FIGURES || sentences.some(({ text }) => GIVES_REASON.test(text));
}

function hasPlan(sentences: Sentences): boolean {
  const planned = sentences.filter(({ text, isAsk }) => isAsk || ASKS_OR_PLANS.test(text));
  return planned.length >= FEWEST_PLANNED || sentences.some(({ hasDeadline }) => hasDeadline);
}

/**
 * Whether a stock line at the end of a message to many speaks of something that the message holds, and does not ask
 * again for the word back that its writer asks for already; every line of another message is wanted.
 */
export function isWantedByMany(draft: EditedDraft, { text }: Proposal): boolean {
  if (draft.reading.type !== 'internal_comms') return true;
  const sentences = sentencesOf(draft);
  if (ASKS_FOR_WORD.test(text) && holdsDoorOpen(sentences) && !namesContactOnly(draft)) return false;
  if (IS_ABOUT_STEPS.test(text)) return hasPlan(sentences);
  return SPOKEN_OF.every(([line, isSaid]) => !line.test(text) || isSaid(sentences));
}
