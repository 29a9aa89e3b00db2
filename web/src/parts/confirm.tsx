import { Button, Group, Modal, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Change } from '../api/use-change.ts';
import { Problem } from './loaded.tsx';
import { SlowButton } from './slow-button.tsx';

interface ConfirmProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly action: string;
  /** What is confirmed, and what came of it: forgotten when the question is closed. */
  readonly change: Pick<Change<unknown, never>, 'isPending' | 'error' | 'reset'>;
  readonly color?: string;
  onConfirm(): void;
  onClose(): void;
  readonly children: ReactNode;
}

/**
 * Asks before something that cannot be taken back. Once it is under way it cannot be stopped, so the question stays
 * until it is known what came of it. Scrolling stays free: locking it would add a style of its
 * own.
 */
export function Confirm(props: ConfirmProps) {
  const { isOpen, title, action, change, color = 'red.9', onConfirm, onClose, children } = props;
  const close = () => {
    change.reset();
    onClose();
  };
  const { isPending } = change;
  return (
    <Modal
      opened={isOpen}
      onClose={close}
      closeOnEscape={!isPending}
      closeOnClickOutside={!isPending}
      title={title}
      centered
      lockScroll={false}
      closeButtonProps={{ 'aria-label': 'Close', disabled: isPending }}
    >
      <Stack>
        {children}
        {change.error === null ? null : <Problem error={change.error} />}
        <Group justify="flex-end">
          {/* Where the focus comes first: a press too many changes nothing. */}
          <Button variant="default" onClick={close} disabled={isPending} data-autofocus>
            Cancel
          </Button>
          <SlowButton color={color} isBusy={isPending} onClick={onConfirm}>
            {action}
          </SlowButton>
        </Group>
      </Stack>
    </Modal>
  );
}
