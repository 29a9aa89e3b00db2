/** Words that end a letter wherever they stand in front of a name; each may be said with more behind it. */
const ENGLISH =
  '(?:(?:I remain,?|again,?|once (?:again|more),?|with|in|my|our|many|kind|kindest|best|warm|warmest|very|yours|all (?:the|my|our)|lots of|big|much|ever|as ever|as always|sincere|friendly|festive|brotherly|sisterly) )*(?:sorry(?: again| once more)?|regards|rgds|wishes|greetings|salutations|thanks(?: again| ever so| so much| very much| a million| a lot| in advance| all)?|thank you(?: again| so much| very much| in advance| all)?|sincerely|faithfully|truly|cheers|ta|thx|best|(?:love|hugs)(?: (?:to )?(?:you )?(?:all|both|everyone|everybody))?|respectfully|cordially|warmly|gratefully|peace(?: (?:and|&) love)?|solidarity|haste|hope|ciao|yours)|god bless(?: you(?: all)?)?|blessings|take care|all the best|over and out|fingers crossed|(?:speak|talk|more) soon|bye(?: for now)?';
const PHRASES =
  "(?:with|yours|in|from) (?:\\p{Ll}+ ){1,5}\\p{Ll}+|best wishes from (?:\\p{L}+ ){1,4}\\p{L}+|your (?:\\p{Ll}+ )?(?:friend|neighbour|colleague|brother|sister|son|daughter|aunt|auntie|uncle|cousin|nan|gran|mum|dad|landlord|tenant)(?: at (?:no\\.? ?)?\\d+)?|(?:hope to |i['’]?ll |will )?(?:see|catch|speak to|talk to) you(?: (?:all|both|lot))?(?: (?:there|then|soon|later|tomorrow|around|(?:on )?\\p{L}+day))?|have an? (?:\\p{Ll}+ ){1,3}\\p{Ll}+|(?:happy|merry) \\p{L}+(?: \\p{L}+)?";
const FOREIGN =
  'mit (?:freundlichen|besten|herzlichen|lieben) gr(?:ü|ue)(?:ß|ss)en|(?:viele|liebe|beste|herzliche|sch(?:ö|oe)ne|freundliche) gr(?:ü|ue)(?:ß|ss)e|gru(?:ß|ss)|lg|vg|mfg|(?:bien |tr[eè]s )?cordialement|bien à (?:vous|toi)|amicalement|(?:meilleures|sincères|cordiales) salutations|bises|bisous|à bientôt|(?:un )?(?:cordial |fuerte |cálido )?saludos?(?: cordiales)?|(?:un )?abrazos?|besos|atentamente|cordialmente|(?:cordiali|distinti) saluti|(?:un )?(?:car[oi] )?salut[io]|a presto|(?:com )?(?:os )?(?:melhores )?cumprimentos|atenciosamente|abraços?|beijos?|obrigad[oa]|met vriendelijke groet(?:en)?|groet(?:en|jes)?|mvh|(?:med )?(?:vennlig |venlig |vänlig |beste? )?hilsen|(?:med )?(?:vänliga )?hälsningar|pozdrawiam|z poważaniem|s pozdravem|terveisin|terima kasih|ngā mihi|mahalo|shukran|danke|merci|grazie|gracias|tack|takk|tak';

/** The farewell that the words begin with, its mark and blank included. */
const AT_START = new RegExp(`^(${ENGLISH}|${FOREIGN})(?:[,.!]* |\\n)(?=\\p{Lu})`, 'iu');
const PHRASE_AT_START = new RegExp(`^(${PHRASES}), (?=\\p{Lu})`, 'iu');
/** "Your friend Fran", and nothing behind it. */
const YOUR_FRIEND =
  /^(your (?:\p{Ll}+ )?(?:friend|neighbour|colleague|brother|sister|son|daughter|aunt|uncle|cousin|nan|gran|mum|dad)) (?=\p{Lu}\p{Ll}+[.]?$)/iu;
const OWN_KIND = new RegExp(`^(?:god\\b.*|${FOREIGN})[,.!]*$`, 'iu');
/** "With Tom away": a clause that only begins like a farewell. */
const NAMES_SOMEBODY = /^(?:with|yours|in|from|your) .*\p{Lu}/u;
/** "Un caro saluto dalle sorelle Amato" */
const FROM_SOMEBODY = new RegExp(
  `^(?:${FOREIGN}),? (?:da|dal|dalla|dalle|dai|von|vom|de|del|do|da|dos|van|fra|från) (?:[\\p{L}'’-]+ ){0,4}[\\p{L}'’-]+$`,
  'iu',
);
const ALONE = new RegExp(`^(?:${ENGLISH}|${FOREIGN})[,.!]*$`, 'iu');

/** A farewell and what stands behind it. */
export interface Farewell {
  readonly signOff: string;
  readonly rest: string;
}

/** "Mit freundlichen Grüßen" and "Ines Adler, Einkauf", or null when the words begin with no farewell. */
export function farewellIn(words: string): Farewell | null {
  for (const pattern of [AT_START, PHRASE_AT_START, YOUR_FRIEND]) {
    const found = pattern.exec(words);
    const rest = words.slice(found?.[0].length ?? 0);
    // "/i" takes any letter for a capital; a name begins with one.
    const isOther = pattern === PHRASE_AT_START && NAMES_SOMEBODY.test(found?.[1] ?? '');
    if (found?.[1] !== undefined && !isOther && /^\p{Lu}/u.test(rest)) return { signOff: found[1], rest };
  }
  return null;
}

/** Whether a farewell is of another language, or of a faith, and not one that a writer in a hurry leaves out. */
export function isOfOwnKind(words: string): boolean {
  return OWN_KIND.test(words);
}

/** Whether a farewell goes on with whom it is from. */
export function isFarewellFrom(words: string): boolean {
  return FROM_SOMEBODY.test(words);
}

/** Whether the words are a farewell and nothing else: "Terima kasih." */
export function isFarewellAlone(words: string): boolean {
  return ALONE.test(words);
}
