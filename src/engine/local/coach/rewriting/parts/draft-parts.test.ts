import { describe, expect, it } from 'vitest';
import type { MessageType } from '../../../../../domain/message-types.ts';
import { readDraft } from '../../reading/read-draft.ts';
import { takeApart } from './draft-parts.ts';

function endOf(
  text: string,
  type: MessageType = 'email',
): { last: string; signOff: string; signature: string } {
  const { paragraphs, signOff, signature } = takeApart(readDraft(text, type));
  return { last: paragraphs.at(-1)?.at(-1)?.text ?? '', signOff: signOff.replace(/,$/, ''), signature };
}

describe('takeApart', () => {
  it('takes the lines over a greeting for headings', () => {
    const above = 'The Manager\nRowan House\n12 High St.';
    expect(
      takeApart(readDraft(`${above}\n\nDear Mr Pike,\n\nThe boiler is off. Please call.\n\nMia`, 'email')),
    ).toMatchObject({ headings: [above], greeting: 'Dear Mr Pike,' });
    const told = 'The boiler is off.\n\nDear Mr Pike,\n\nPlease call.\n\nMia';
    expect(takeApart(readDraft(told, 'email')).headings).toEqual([]);
    const notes = 'Meeting with Mr Pike\n\nHello Mr Pike, thanks for coming. We need a boiler.';
    expect(takeApart(readDraft(notes, 'meeting_prep')).greeting).toBe('');
  });

  it.each([
    'Per Carol Weber, there is no hurry with the form. Call Jo.',
    'Effective Monday, the gate is shut. Call Jo.',
    'Tomasz Bielak, who has run the yard since May, leaves us. Call Jo.',
  ])('greets nobody where the first words belong to a sentence: %s', (text) => {
    const { greeting, paragraphs } = takeApart(readDraft(text, 'email'));
    expect(greeting).toBe('');
    expect(text.startsWith(paragraphs[0]?.[0]?.text ?? '-')).toBe(true);
  });

  it('knows a name behind dashes on the last line for the signature', () => {
    expect(endOf('The gate is shut on Monday. Please tell Jo.\n--Marta')).toMatchObject({
      last: 'Please tell Jo.',
      signature: '--Marta',
    });
  });

  it('calls all whose names stand in front of a dash', () => {
    for (const names of ['Sam – Jo', 'Rob/Sue', 'Rob & Sue'])
      expect(takeApart(readDraft(`${names} – the bar is shut. Can you call?`, 'email')).greeting).toBe(
        `${names},`,
      );
    expect(takeApart(readDraft('Rob – Friday – can you call? It is shut.', 'email')).greeting).toBe('Rob,');
  });

  it('keeps a farewell without a comma with the name under it', () => {
    expect(endOf('The park opens on 3 May.\n\nWith friendly greetings\nMatej Zupan')).toEqual({
      last: 'The park opens on 3 May.',
      signOff: 'With friendly greetings',
      signature: 'Matej Zupan',
    });
  });

  it.each(['Ilja + the gang', 'The Singly crew', 'Facilities team', 'Sue and the girls', 'The IT lot'])(
    'knows several people who sign together: %s',
    (name) => {
      for (const lines of [`\n\n${name}`, `\n\nI look forward to hearing from you,\n${name}`])
        expect(endOf(`The park opens on 3 May.${lines}`)).toMatchObject({
          last: 'The park opens on 3 May.',
          signature: name,
        });
    },
  );

  it('knows several people who sign behind the last sentence, and takes no order for them', () => {
    expect(endOf('The park opens on 3 May. Rui and the bees gang')).toMatchObject({
      last: 'The park opens on 3 May.',
      signature: 'Rui and the bees gang',
    });
    expect(endOf('The park opens on 3 May.\n\nMeet the team').signature).toBe('');
    expect(endOf('The gate is open. I will talk to Mr. Lee.').signature).toBe('');
  });

  it('knows a name below a wish for an answer that has no full stop', () => {
    expect(endOf('The park opens on 3 May. The gate is green.\n\nLet me know\nPetra')).toMatchObject({
      last: 'Let me know',
      signature: 'Petra',
    });
  });

  it('keeps a name with an initial together with the office under it', () => {
    for (const name of ['L. Castaing\nGroup Procurement', 'P. Ngata\nPlanetarium']) {
      expect(endOf(`We await your reply.\n\n${name}`)).toEqual({
        last: 'We await your reply.',
        signOff: '',
        signature: name,
      });
    }
    expect(endOf('We await your reply.\n\nRegards,\nL. Castaing\nGroup Procurement')).toEqual({
      last: 'We await your reply.',
      signOff: 'Regards',
      signature: 'L. Castaing\nGroup Procurement',
    });
  });

  it('leaves what is said on the line of the greeting to the body', () => {
    const parts = takeApart(
      readDraft("Hey there :) I'm Rafferty, bat nerd! Can we come on 3 May?", 'outreach'),
    );
    expect(parts.greeting).toBe('Hey there');
    expect(parts.paragraphs[0]?.[0]?.text).toBe("I'm Rafferty, bat nerd!");
    expect(takeApart(readDraft('Fact: you were late on 3 May. It cost us 40.', 'email')).greeting).toBe('');
  });

  it('takes initials behind the last sentence for the signature', () => {
    for (const signature of ['H.', 'J. K.'])
      expect(endOf(`The list is late. Please send it or we get Lorna in. ${signature}`)).toEqual({
        last: 'Please send it or we get Lorna in.',
        signOff: '',
        signature,
      });
  });

  it('leaves a letter that something is called by to its sentence', () => {
    const text = 'Deliveries go to house A. The lift is out. Please reply with B or C.\n\nLove, Tina';
    const { signature } = takeApart(readDraft(text, 'internal_comms'));
    expect(signature).toBe('Tina');
  });

  it('takes a farewell and a name on one line for what they are', () => {
    for (const farewell of ['Yours', 'Best', 'Ciao', 'Hugs', 'With love', 'Peace']) {
      expect(endOf(`The details will follow.\n\n${farewell}, Veaceslav`)).toEqual({
        last: 'The details will follow.',
        signOff: farewell,
        signature: 'Veaceslav',
      });
      expect(endOf(`The details will follow. ${farewell}, Veaceslav`)).toEqual({
        last: 'The details will follow.',
        signOff: farewell,
        signature: 'Veaceslav',
      });
    }
  });

  it('sees a name and its firm behind the last sentence', () => {
    expect(endOf('The set-up is free. Farhan from PondPulse').signature).toBe('Farhan from PondPulse');
    expect(endOf('Shall we?\n\nThandiwe Phiri, Signs for Science').signature).toBe(
      'Thandiwe Phiri, Signs for Science',
    );
    expect(endOf('The rest stays. Joost (treasurer, for now)').signature).toBe('Joost (treasurer, for now)');
    expect(endOf('Some time in May. Phil, kit man, Hove Rangers').signature).toBe(
      'Phil, kit man, Hove Rangers',
    );
    expect(endOf('More soon xx Filippa')).toEqual({ last: 'More soon', signOff: 'xx', signature: 'Filippa' });
  });

  it('keeps thanks at the end whole', () => {
    expect(endOf('The old scale is gone. Thanks for your cooperation, Mariam Touré')).toEqual({
      last: 'The old scale is gone.',
      signOff: 'Thanks for your cooperation',
      signature: 'Mariam Touré',
    });
  });

  it('takes a small name alone at the end for a signature', () => {
    expect(endOf('all is blocked. form B is with Itzel in room 9. chucho', 'internal_comms').signature).toBe(
      'Chucho',
    );
    expect(endOf('all is blocked. please note pilot over. thx', 'internal_comms').signature).toBe('');
  });

  it('leaves points of a list and ordinary last sentences alone', () => {
    expect(endOf('Choose one:\nA. Venice\nB. Rome').signature).toBe('');
    expect(endOf('We met the mayor. Then we went to Graz').signature).toBe('');
    expect(endOf('The contact is new.\n\nQuestions: Carys').signature).toBe('');
  });

  it.each([
    [
      'Asha Wekesa, Friends of the Suswa, asha@suswa.example',
      '',
      'Asha Wekesa, Friends of the Suswa, asha@suswa.example',
    ],
    ['Roos / Kleine Vis Film', '', 'Roos / Kleine Vis Film'],
    ['Mia + the cast', '', 'Mia + the cast'],
    [
      'Kind regards, Ottilie Krug, Friends of the Room, 0171 5550123',
      'Kind regards',
      'Ottilie Krug, Friends of the Room, 0171 5550123',
    ],
    ['Warmly, Ilse Brandner (Baumkinder e.V.)', 'Warmly', 'Ilse Brandner (Baumkinder e.V.)'],
    ["Curator's Office, H. Brandvold", '', "Curator's Office, H. Brandvold"],
  ])('takes "%s" behind the last sentence for who writes', (end, signOff, signature) => {
    const parts = takeApart(
      readDraft(`Dear Dr Amsel, we have readings from 16 spots. Would you come? ${end}`, 'email'),
    );
    expect([parts.signOff.replace(/[,\s]+$/, ''), parts.signature]).toEqual([signOff, signature]);
  });

  it('takes no excuse and no label for a greeting', () => {
    const greetingOf = (text: string): string => takeApart(readDraft(text, 'email')).greeting;
    expect(greetingOf('hey so sorry to bug you again, I know you are swamped. Could you look?')).toBe('Hey,');
    expect(greetingOf('ATTENTION: From 1 September the canteen closes at 14:00. No exceptions.')).toBe('');
    expect(greetingOf('Window Saturday: bikes by size, left to right. Call me after.')).toBe('');
  });

  it('keeps a bracket whole that holds a full stop', () => {
    const units = takeApart(
      readDraft('Say we lead (are we? sounds good), then stop. Call me.', 'email'),
    ).paragraphs.flat();
    expect(units.map(({ text }) => text)).toEqual([
      'Say we lead (are we? sounds good), then stop.',
      'Call me.',
    ]);
  });

  it('keeps a sentence whole that goes on behind an aside with a mark', () => {
    const units = takeApart(
      readDraft('I met your sister (the loud one!!) and we sang. It was fun (was it?) She left.', 'email'),
    ).paragraphs.flat();
    expect(units.map(({ text }) => text)).toEqual([
      'I met your sister (the loud one!!) and we sang.',
      'It was fun (was it?)',
      'She left.',
    ]);
  });

  it('leaves a greeting that the first sentence goes on with to the body', () => {
    const { greeting, paragraphs } = takeApart(
      readDraft('Hello everyone... well, only you Ben :) The keys are with Ann.', 'email'),
    );
    expect(greeting).toBe('');
    expect(paragraphs[0]?.[0]?.text).toMatch(/^Hello everyone\.\.\. well, only you Ben/);
  });

  it('takes a title in a paragraph of its own out of the body, and those it is said to for a greeting', () => {
    const titled = takeApart(
      readDraft('Update on the medicines fridge\n\nThe log goes away on Monday. We call you.', 'email'),
    );
    expect(titled.headings).toEqual(['Update on the medicines fridge']);
    const said = takeApart(
      readDraft('To the route setters\n\nThe log goes away on Monday. We call you.', 'email'),
    );
    expect(said.greeting).toBe('To the route setters');
  });

  it('takes where somebody lives into the greeting', () => {
    const { greeting, paragraphs } = takeApart(
      readDraft('To Mr Novak, flat 12\n\nThe van is back. Please move it.', 'difficult_conversation'),
    );
    expect(greeting).toBe('To Mr Novak, flat 12,');
    expect(paragraphs.flat().map(({ text }) => text)).toEqual(['The van is back.', 'Please move it.']);
  });
});
