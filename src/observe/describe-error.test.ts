import { expect, it } from 'vitest';
import { describeError } from './describe-error.ts';

it.each([
  ['timeout exceeded when trying to connect', 'All connections to PostgreSQL are busy'],
  ['Query read timeout', 'PostgreSQL does not answer in time'],
])('says what a driver means by %j, which has no code', (message, reason) => {
  expect(describeError(new Error(message)).reason).toContain(reason);
});

it('leaves out the words of any other error, which may quote a record', () => {
  const described = describeError(new Error('Key (email)=(dana@example.com) already exists.'));
  expect(JSON.stringify({ ...described, stack: null })).toBe(
    '{"errorName":"Error","errorCode":null,"stack":null}',
  );
});
