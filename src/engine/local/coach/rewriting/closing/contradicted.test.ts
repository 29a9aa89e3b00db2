import { describe, expect, it } from 'vitest';
import { rewriteFor } from '../rewrite.fixture.ts';

describe('a stock line at the end', () => {
  it('asks for no view where the writer wants none', () => {
    const talk =
      "Pia, I've tried to stay calm. Since May you have been here three times, I counted, and every time you sat in the car. You always have a reason. I do the wash, I do the bills, and you send a cake. From October I'm back at work. I don't want to hear what you can't do.";
    expect(rewriteFor('difficult_conversation', 'DP-06', talk)).not.toMatch(/your side/);
    const notice =
      'To all crews\n\nFrom Monday 5th the late shift on lines 4 and 6 is withdrawn and replaced by two early ones. Rotas are on the board. Swaps are no longer recognised. Requests were not taken into account as this would not be fair.\n\nThe decision has been taken and is not up for discussion.\n\nTraffic Office';
    expect(rewriteFor('internal_comms', 'DP-06', notice)).not.toMatch(/please tell us|hard for you/);
  });

  it('asks for no step, owner or date where the message names none', () => {
    const news =
      "Hi all, there will be new carts coming, the ones with lids. Old ones need to go to the cellar at some point so it would be good if somebody could keep an eye on that. Clean and soiled are meant to be separate. There'll be a briefing in the next little while. It's all a bit up in the air. Noor";
    expect(rewriteFor('internal_comms', 'DP-05', news)).not.toContain('a step, an owner or a date');
  });

  it('is never put to people whose posts go', () => {
    const news =
      'Following a strategic review, Sales Support and Field Care will be consolidated under a single structure effective 1 May. Certain roles have been identified as redundant. This change positions the company for greater agility. Employees are asked to remain focused.\n\nFurther information will be made available.';
    expect(rewriteFor('internal_comms', 'DP-06', news)).not.toMatch(/work for you|hard for/);
  });

  it('names nothing that the writer does not ask about', () => {
    const letter =
      'Dear Mr Oblak,\nmy family makes cider above Kobarid since 1948. My father had sixty trees, after the frost only nine. Today we are at 400 trees, mostly russet and bramley. We were at the fair two times. I have seen that in your shops there is only one cider and it stands on the bottom shelf. Perhaps there would be some possibility to talk once about this, when you have time, I know that you are very busy.\nWith kind regards\nJan Fon';
    expect(rewriteFor('outreach', 'DP-01', letter)).not.toMatch(/about the (?:russet|bramley)/);
  });

  it('stands above the name of who writes', () => {
    const news =
      "Dear members,\n\nExciting times! After an in-depth comparison the board has decided to move all our tools to the new store. The benefits are huge: lower prices and way better quality. You'll see the shelves from next week. We are convinced that this is the best decision in years.\n\nIf you've any worries, just ask.\n\nYour tool group";
    const text = rewriteFor('internal_comms', 'DP-03', news);
    expect(text.trimEnd()).toMatch(/Your tool group$/);
  });
});
