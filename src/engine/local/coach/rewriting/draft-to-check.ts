import { isCommonWord } from '../../../facts/common-words.ts';
import type { DraftReading } from '../reading/draft-reading.ts';
import { lowered } from './sentence/edit-sentence.ts';
import { inPlainCase } from './subject/own-subject.ts';

/** The draft as a rewrite is held against it: without shouting, and without capitals that only look like names. */
export function draftToCheck(reading: DraftReading): string {
  return lowered(withNameApart(withPlainSubject(reading), reading));
}

/** The draft with the name of the writer on a line of its own, where "Thanks, Jan" and "Thanks lovely, Jan" are no month. */
function withNameApart(draft: string, { text, blocks }: DraftReading): string {
  const signed = blocks.find(({ kind }) => kind === 'signature');
  const name = /^(?:\p{Ll}[\p{Ll} ]{0,30}, )?(?=\p{L}+$)/u.exec(signed?.text.trim() ?? '');
  if (signed === undefined || name === null || draft.length !== text.length) return draft;
  const at = draft.indexOf(signed.text.trim(), signed.start) + name[0].length;
  return `${draft.slice(0, at).trimEnd()}\n${draft.slice(at)}`;
}

/** Everyday words that look like names behind an abbreviation, and cries and labels in capitals. */
const FALSE_NAME =
  /(?<=\b(?:min|max|approx|incl)\. )\p{Lu}\p{Ll}*|\bOh(?= )|\bAOB\b|\b(?:Dont|Lets|Thats|Cant|Wont|Ive|Theres|Didnt|Doesnt|Isnt)(?= )/gu;

/** "Dear Fern, Please find below …", "Hi Prof. Reid, Sorry for …": no second name. */
const OPENING_BEHIND_NAME =
  /(?<=^(?:Dear|Hi|Hello|Hey) [^,\n]{2,40}, )(?:Please|Sorry|Apologies|Thanks|Thank|Many|Just|Following|Further|Regarding|Quick|Hoping|Trust|Not|Could|Can|Would|We|The|This|It|My|Our|Your|As|After|Since)(?= \p{Ll})/u;

/** The draft with no capital in its subject line that only looks like a name. */
function withPlainSubject({ text, blocks, type }: DraftReading): string {
  const [first] = blocks;
  if (type === 'meeting_prep')
    return text.replace(FALSE_NAME, (word) => (isFalseName(word) ? word.toLowerCase() : word));
  return first?.kind === 'heading' && /^subject:/i.test(first.text)
    ? text.slice(0, first.start) + inPlainCase(first.text) + text.slice(first.end)
    : text.replace(OPENING_BEHIND_NAME, (word) => word.toLowerCase());
}

function isFalseName(word: string): boolean {
  return (
    /^(?:Oh|AOB|Dont|Lets|Thats|Cant|Wont|Ive|Theres|Didnt|Doesnt|Isnt)$/.test(word) ||
    isCommonWord(word.toLowerCase())
  );
}
