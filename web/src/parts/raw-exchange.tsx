import { Button, Collapse, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Code } from './code.tsx';

interface RawExchangeProps {
  /** The public path of the operation. */
  readonly path: string;
  readonly request: object;
  readonly answer: unknown;
}

/** The request and the answer as a program would see them. */
export function RawExchange({ path, request, answer }: RawExchangeProps) {
  const [isOpen, { toggle }] = useDisclosure(false);
  return (
    <div>
      <Button size="xs" variant="default" onClick={toggle} aria-expanded={isOpen}>
        {isOpen ? 'Hide' : 'Show'} raw request and answer
      </Button>
      <Collapse expanded={isOpen}>
        <Stack gap="xs" mt="sm">
          <Text size="sm" fw={600}>
            POST {path}
          </Text>
          <Code label="Request" text={JSON.stringify(request, null, 2)} />
          <Text size="sm" fw={600}>
            Answer
          </Text>
          <Code label="Answer" text={JSON.stringify(answer, null, 2)} />
        </Stack>
      </Collapse>
    </div>
  );
}
