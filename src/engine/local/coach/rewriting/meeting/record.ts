/** "Present: …", "Minutes of the …": what only minutes begin a line with. */
const OF_MINUTES =
  /^\W{0,4}(?:(?:members |also |those )?present|in attendance|attendees|apologies|regrets|scribe|roll call|(?:draft )?minutes(?: of\b|,| \d)?)(?: *[:,]| of\b| *$)/im;
const NOTED =
  /\b(?:(?:was|were|is|are|has been|have been) (?:duly |unanimously |also )?(?:agreed|noted|discussed|approved|resolved|received|carried|appointed|elected|accepted|tabled|deferred)|(?:agreed|discussed|decided|resolved|reported|noted|moved|seconded|proposed|accepted|approved|reviewed) (?:to|on|that|the|by|a|an|with)|no further action|action (?:complete|continues|taken))\b/gi;
const FEWEST_NOTED = 3;

/** Whether notes record a meeting that was held: each point is what was said there, in the order in which it was. */
export function isRecord(text: string): boolean {
  return OF_MINUTES.test(text) || (text.match(NOTED)?.length ?? 0) >= FEWEST_NOTED;
}
