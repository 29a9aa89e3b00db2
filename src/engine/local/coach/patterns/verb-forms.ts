/** Verbs of what people ask each other to do. Those with a star double their last letter in other forms. */
const VERBS =
  `place follow return submit hand complete fill sign enter record use clean report file book reduce remove store lock
   move park empty collect address direct attach work order check test clear wash carry note observe obtain apply log
   list label* stack present arrange confirm inform sort fix mend repair paint dry finish call ask print pick deliver
   replace update change water weigh count measure sweep tidy pack load unload charge refill sharpen oil sand prune
   harvest plant copy type edit translate review proofread approve settle cancel* extend renew hire rent invite remind
   brief train register display keep look talk think open close start agree join cover switch turn help organise
   travel* pop* chase reach arrive visit borrow consider join pass attend prepare discuss decide consider lease host try stay share wait answer reply post mark cook bake rehearse swap* drop* stop* tag*
   add judge sponsor support play donate contribute fund match feature publish sample provide offer grant advise recommend mentor volunteer collaborate introduce assist
   improvise smoke vape shout charge escalate post terminate withdraw hire employ involve scan* trim* mop* plan* put* set* cut* get* run* dig* let* top* shut*`
    .split(/\s+/)
    .filter((verb) => verb !== '');

/** Base, past form and participle where they are not built with "-ed". */
const IRREGULAR =
  `take took taken, make made made, send sent sent, keep kept kept, wear wore worn, bring brought brought,
   leave left left, pay paid paid, read read read, show showed shown, give gave given, do did done, put put put,
   tell told told, draw drew drawn, write wrote written, cut cut cut, feed fed fed, teach taught taught,
   ring rang rung, get got got, let let let, set set set, run ran run, dig dug dug, shut shut shut, come came come,
   go went gone, have had had, find found found, lend lent lent, hold held held, meet met met, say said said, buy bought bought, sell sold sold, speak spoke spoken`
    .split(',')
    .map((forms) => forms.trim().split(' '));

const withoutE = (verb: string): string => verb.replace(/(?<!e)e$/, '');
const bareOf = (verb: string): string => verb.replace('*', '');
const stemOf = (verb: string): string => verb.replace(/(\p{L})\*$/u, '$1$1');

function pastOf(verb: string): string {
  const stem = stemOf(verb);
  if (/[^aeiou]y$/.test(stem)) return `${stem.slice(0, -1)}ied`;
  return `${withoutE(stem)}ed`;
}

const irregular = new Set(IRREGULAR.map(([base]) => base));
const REGULAR = VERBS.filter((verb) => !irregular.has(bareOf(verb)));

const GERUNDS: ReadonlyMap<string, string> = new Map([
  ...VERBS.map((verb): [string, string] => [`${withoutE(stemOf(verb))}ing`, bareOf(verb)]),
  ...IRREGULAR.map(([base = '']): [string, string] => [
    `${/^(?:put|cut|get|let|set|run|dig|shut)$/.test(base) ? base + base.slice(-1) : withoutE(base)}ing`,
    base,
  ]),
]);
const PARTICIPLES: ReadonlyMap<string, string> = new Map([
  ...REGULAR.map((verb): [string, string] => [pastOf(verb), bareOf(verb)]),
  ...IRREGULAR.map(([base = '', , participle = '']): [string, string] => [participle, base]),
]);
const PASTS: ReadonlyMap<string, string> = new Map([
  ...REGULAR.map((verb): [string, string] => [pastOf(verb), bareOf(verb)]),
  ...IRREGULAR.map(([base = '', past = '']): [string, string] => [past, base]),
]);

/** "sort" of "sorting"; null when the verb is not known. */
export function baseOfGerund(word: string): string | null {
  return GERUNDS.get(word.toLowerCase()) ?? null;
}

/** "announced" of "announcing"; null for verbs like "sing", whose past no rule tells. */
export function pastOfGerund(word: string): string | null {
  const gerund = word.toLowerCase();
  const base = baseOfGerund(gerund);
  const known = IRREGULAR.find(([own]) => own === base)?.[1];
  if (known !== undefined) return known;
  if (NO_REGULAR_PAST.test(gerund) || !/^\p{L}{2,}ing$/u.test(gerund)) return null;
  const stem = gerund.slice(0, -3);
  return /[^aeiou]y$/.test(stem) ? `${stem.slice(0, -1)}ied` : `${stem}ed`;
}

const NO_REGULAR_PAST =
  /^(?:be|see|ly|dy|ty|s|br|spr?|st|th|str|fl|cl|sw|wr|b|wear|bear|tear|swear|eat|beat|think|fight|catch|seek|fly|throw|blow|grow|know|draw|fall|win|begin|swim|spin|stick|strik|rid|driv|ris|hid|bit|shak|steal|break|wak|chos|choos|forget|forgiv|freez|shoot|sleep|sweep|weep|feel|deal|lead|leav|los|build|spend|bend|stand|understand|quit|hit|hurt|cost|split|spread|cast|overtak|undo|redo|withdraw|mislead)ing$/;

/** "take" of "taken"; null when the verb is not known. */
export function baseOfParticiple(word: string): string | null {
  return PARTICIPLES.get(word.toLowerCase()) ?? null;
}

/** "send" of "sent", as in "if she sent it"; null when the verb is not known. */
export function baseOfPast(word: string): string | null {
  return PASTS.get(word.toLowerCase()) ?? null;
}

/** Verbs and the small word that makes them another verb: "hand in". */
const PHRASAL =
  /^(?:(?:hand|fill|sign|book) (?:in|out)|(?:switch|turn) (?:off|on|down|up)|(?:carry|sort|clear|dry|clean|give|hand|throw|wash|work|print|rent) out|(?:lock|tidy|clear|pick|clean|set|wash|drink|finish|fill|mop|pack|put) up|(?:put|tidy|clear|give|pack) away|(?:put|write|note|set|shut|turn) down|(?:hand|paint) over|(?:bring|give|put|send|pay|take) back|(?:mark|tick|drop|check|sign) off|pop (?:over|in|round|by))$/;
/** Verbs and the small word that leads to what they are about: "apply for". */
const BOUND =
  /^(?:apply for|work through|look (?:at|into|after)|talk (?:about|through)|think (?:about|of)|deal with)$/;

/** Whether verb and small word make a verb of their own. */
export function isPhrasal(base: string, particle: string): boolean {
  const words = `${base} ${particle.toLowerCase()}`;
  return PHRASAL.test(words) || BOUND.test(words);
}
