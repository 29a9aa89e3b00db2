import { describe, expect, it } from 'vitest';
import { contactIn, toContact } from './named-contact.ts';

describe('the one whom a message to many names for questions', () => {
  it.each([
    ['Problems to Beata not me.', 'Beata'],
    ['Any questions Denise in the office.', 'Denise'],
    ['Any problems see Hamish.', 'Hamish'],
    ['For any issues, please speak to Mr Hale.', 'Mr Hale'],
    ['Questions: Irena on ext 4417.', 'Irena'],
  ])('is read in %j', (sentence, name) => {
    expect(contactIn(['From Monday the gate stays shut.', sentence])).toBe(name);
  });

  it.each([
    'Any questions please ask.',
    'Questions to me.',
    'Problems with the gate are common.',
    'Any issues on Monday will be fixed.',
    'Any questions Please reply.',
  ])('is nobody in %j', (sentence) => {
    expect(contactIn([sentence])).toBeNull();
  });

  it('takes the place of the writer in the last line', () => {
    const line = { source: 'general' as const, text: 'If it is hard for anyone, please tell us.' };
    expect(toContact(line, 'Beata').text).toBe('If it is hard for anyone, please tell Beata.');
    const asked = { source: 'general' as const, text: 'If something is not clear, please ask.' };
    expect(toContact(asked, 'Beata').text).toBe('If something is not clear, please ask Beata.');
  });
});
