/** Words that are neither good nor bad by themselves. Notation as in `pattern.ts`. */
export const NEUTRAL = {
  filler: `
    just =>
    actually =>
    basically =>
    really =>
    very =>
    quite =>
    simply =>
    literally =>
    honestly =>
    frankly =>
    obviously =>
    of course =>
    you know =>
    i mean =>
    to be honest =>
    at the end of the day =>
    as a matter of fact =>
    like i said =>`,

  passive: `
    is|are|was|were|be|been|being|gets|got not? been? VERBED
    has|have|had|will|must|should|can|may be|been VERBED`,

  padding: `
    please note that =>
    it should be noted that =>
    it is important to note that =>
    as you know =>
    as you are aware =>
    i would like to take this opportunity to =>
    needless to say =>
    for your information =>
    in order to => to
    due to the fact that => because
    at this point in time => now
    in the event that => if
    with regard to => about
    with respect to => about
    a number of => several
    the majority of => most
    in addition to => besides
    prior to => before
    subsequent to => after`,
} as const;
