import { hasVerb } from '../../sentence/clauses.ts';

/** What is done to people or things, beside what only somebody feels about them. */
const DONE =
  '(?!(?:tolerated|appreciated|forgiven|noted|considered|entertained|amazed|surprised|disappointed|annoyed|offended|pleased|thrilled|delighted|impressed|excited|needed|missed|loved|valued|ignored|discussed|remembered|respected|treated|taken care of)\\b)(?:\\p{Ll}{2,}(?:ed|en)|paid|sent|held|told|sold|cut|read|let in|found|lost|shut|built|brought|put|kept|met)';
/** "Claims that do not comply will be rejected", "You will be informed individually": group 0 is the rule. */
const WILL_BE_DONE = new RegExp(
  `^(?!(?:it|this|that|there|everything|nothing)\\b)[^,.;!?]{2,90}? (?:will|won['’]t|cannot|can['’]t|may|must|shall)(?: not| no longer| only| never| always| also| all)*(?: be|n['’]t be) (?:\\p{Ll}+ly |all |also )?${DONE}\\b`,
  'iu',
);
/** "No raise either", "no deliveries on Friday": what is not given. */
const NOT_GIVEN =
  /\bno (?:\p{Ll}+ )?(?:rais(?:e|es)|rises?|bonus(?:es)?|refunds?|overtime|discounts?|extensions?|deliver(?:y|ies)|shipping|returns?|visitors?|guests?|pets|food|drinks?|alcohol|smoking|entry|access|parking|deposits?|references?|replacements?|budget|reimbursement|carry-?over)\b/iu;
/** "We won't keep him": what the writer will not do. */
const NOT_BY_US =
  /^(?:we|I)(?:['’]re| are|['’]m| am)? (?:won['’]t|will not|not|cannot|can['’]t) (?:be )?(?:keep|renew|extend|hire|promot|replac|repair|attend|offer|reimburs|deliver|sell|sign|join)(?:e|ing)? ?\p{L}/iu;
const FIXED =
  /\b(?:budget|price|fee|date|rent|deadline|number|salary|pay)(?: is|['’]s) (?:fixed|frozen|capped|spent|gone|set)\b/i;
/** "Whatever isn't copied by then is lost": what becomes of things. */
const BECOMES =
  /^(?:whatever|anything|everything|any \p{L}+|all \p{L}+) [^,.;!?]{3,60} (?:is|are|gets?|will be|stays?|goes?|counts?) (?:not |then )?\p{Ll}{3,}\b[^,.;!?]{0,40}[.!]*$/iu;
/** "Not decided.": how a matter stands. */
const NOT_DONE =
  /^(?:still )?not (?:yet )?(?:decided|signed|paid|booked|ordered|confirmed|agreed|approved|settled|insured|delivered|sorted|checked|asked|told)(?: yet)?[.!]*$/i;
/** "Then team morale": the next point of a plan. */
const NEXT_POINT =
  /^(?:and )?then (?:the |our |on to )?(?!(?:I|we|you|he|she|they|it|there|this|that|again|maybe|perhaps|what|who|just|let|see|all|everything)\b)\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*){0,2}[.!]*$/iu;

/** "Failure to do so will result in …", "Those who do not are subject to a fine": what follows for whom. */
const CONSEQUENCE =
  /^(?:failure to [^.;!?]{3,60}? (?:will|may|shall|can|could) (?:result in|lead to|mean)\b|(?:anyone|anybody|employees|staff|members|tenants|users|those|whoever|drivers|visitors|guests|parents|pupils|participants)\b[^.;!?]{3,90}? (?:(?:shall|will|may|can) be|is|are) subject to )/i;

/** Whether words say what follows from not doing as asked, which the reader has to know. */
export function statesConsequence(text: string): boolean {
  return CONSEQUENCE.test(text);
}

/** Whether words state a rule, a refusal, how a matter stands or a point of a plan: facts that hold no number or name. */
export function statesRule(text: string): boolean {
  if (NEXT_POINT.test(text)) return !hasVerb(text);
  return [WILL_BE_DONE, BECOMES, NOT_GIVEN, NOT_BY_US, FIXED, NOT_DONE, CONSEQUENCE].some((rule) =>
    rule.test(text),
  );
}
