import { Alert, Text } from '@mantine/core';
import { useCredits, useSession } from '../api/queries.ts';
import { Command } from './command.tsx';

const LOW_BALANCE_CREDITS = 10;

/** Says in time that calls are about to be refused. Nothing is shown while there is enough. */
export function LowBalance() {
  const credits = useCredits();
  const email = useSession().data?.email ?? 'EMAIL';
  if (credits.data === undefined || credits.data.balance >= LOW_BALANCE_CREDITS) return null;
  const { balance } = credits.data;
  return (
    <Alert
      color={balance > 0 ? 'yellow' : 'red'}
      title={balance > 0 ? 'Credits are running low' : 'No credits left'}
    >
      <Text size="sm">
        {balance > 0 ? `${balance} left. ` : 'Calls are refused until credits are added. '}
        The operator of this service adds more, 100 for example, with:{' '}
        <Command words={`npx attune credits add ${email} 100`} />
      </Text>
    </Alert>
  );
}
