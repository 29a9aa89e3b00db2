import { describe, expect, it } from 'vitest';
import type { ProfileCode } from '../../../../domain/profiles.ts';
import { rewriteFor } from './rewrite.fixture.ts';

function rewrite(primaryCode: ProfileCode, text: string): string {
  return rewriteFor('difficult_conversation', primaryCode, text);
}

describe('a difficult message', () => {
  it('keeps the condition of what it announces', () => {
    const music =
      "Ms Diaz, I have received complaints about noise from flat 2. Music after 11pm on 4 and 9 May. Any more and I'll start eviction, end of. You're the only tenant who causes trouble. R. Haines";
    const result = rewrite('DP-06', music);
    expect(result).toContain('If it goes on, I will need to start eviction.');
    expect(result).not.toContain('only tenant');
  });

  it('owns no part for having said something before', () => {
    const slipped =
      "Hi Mrs Hale, so the worktop, it's not going to be this week, the supplier let us down. I did say at the start these jobs can slip. Tiles are done. Andy";
    expect(rewrite('DP-05', slipped)).not.toContain('That part is mine');
  });

  it('says what became of somebody else, and what was left undone', () => {
    const missed =
      "Hi Paula, you never leave a note. I missed his 8.30 tablets until his son asked at 9.15. He's fine. Everyone is sick of it. How was it on your side? Robyn";
    expect(rewrite('DP-06', missed)).toContain("He's fine.");
  });

  it('says once who signs, and asks above it', () => {
    const till =
      "Hi Lauren, it's just that the till was £20 down on the 3rd, I'm sure there's a reason. Don't worry about it too much. Thanks lovely, Jan";
    expect(rewrite('DP-01', till)).toMatch(/^(?!.*Jan.*Jan).*\?\n\nThanks lovely,\nJan$/s);
    const firm =
      'Dear Ivo, invoices 17 to 22 are open. It is impossible to work with you, you always change everything. Holm & Dam';
    expect(rewrite('DP-07', firm)).toMatch(/\?\n\nHolm & Dam$/);
  });

  it('begins with a capital below the name of whoever is called', () => {
    const site =
      "Gill you've shut my site 3 times this month. Everyone knows you only do it to cover your own back. Tuesday 6 lads sat in the van till 1. Wayne";
    expect(rewrite('DP-04', site)).toMatch(/^Gill,\n\nYou've shut my site 3 times/);
  });

  it('names the place of a charge that it leaves out, where nothing else does', () => {
    const chat =
      "Stuart, everyone's fed up with you nitpicking in the group chat. On Thursday you replied to Chloe's rota 7 times in 20 mins. She hasn't posted since. Food for thought. Mo";
    expect(rewrite('DP-03', chat)).toContain('I would like to talk about the group chat.');
  });

  it('grants no blind spot beside figures', () => {
    const parcels =
      "Ben, you never check anything. It's 14 parcels since 1 March, 9 of them on your shift. You said you would check them. Please do better. Lisa";
    const result = rewrite('DP-05', parcels);
    expect(result).not.toMatch(/whole picture|do better/);
  });

  it('keeps a dated order and the thing that the next sentence speaks of', () => {
    const scaffold =
      "Hi Derek, I'm fed up with waiting for you to sign off the scaffold. It's been up since Thursday and it has cost me £600. Just get it done today or I'll get someone who can. Lee";
    const result = rewrite('DP-04', scaffold);
    expect(result).toContain('sign off the scaffold');
    expect(result).toContain('Could you get it done today');
  });

  it('keeps what nobody has done yet, and how others took it', () => {
    const report =
      'Hi Anil, your report was useless. Nobody could make sense of it and the client was not impressed. The council wants it by the 12th and nobody has started it. You never check anything. Phil';
    const result = rewrite('DP-03', report);
    expect(result).toContain('the client was not impressed');
    expect(result).toContain('nobody has started it');
  });

  it('asks whoever is told of a delay of the writer’s own what they need', () => {
    const move =
      "Hi Martin, the server move isn't going to happen this weekend. We found a problem on Wednesday and I should have told you straight away. It could be another week or so. I'll let you know. Sorry again, Kev";
    expect(rewrite('DP-05', move)).toMatch(
      /What do you need from me to close this, and by when\?\n\nSorry again,\nKev$/,
    );
  });

  it('asks for no other side where nobody is charged and a thing is asked for', () => {
    const minutes =
      "Hi Kim, just a gentle nudge about the minutes, no rush at all! It's just that the AGM was on 3 March. It would be great if you could maybe send them over at some point. Tess";
    const result = rewrite('DP-05', minutes);
    expect(result).toContain('Could you send them over?');
    expect(result).not.toContain('How do you see it');
  });

  it('keeps that nobody asked', () => {
    const flowers =
      'Dear Joan, thank you so much for nothing. The rota was ours and on 5 May it went to Margaret. Nobody asked. You always do this. Pat';
    expect(rewrite('DP-06', flowers)).toContain('Nobody asked.');
  });
});
