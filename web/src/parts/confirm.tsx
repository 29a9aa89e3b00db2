import { Button, Group, Modal, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { Problem } from './loaded.tsx';

interface ConfirmProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly action: string;
  readonly isBusy: boolean;
  readonly error: Error | null;
  readonly color?: string;
  onConfirm(): void;
  onClose(): void;
  readonly children: ReactNode;
}

/** Asks before something that cannot be taken back. Scrolling stays free: locking it would add a style of its own. */
export function Confirm(props: ConfirmProps) {
  const { isOpen, title, action, isBusy, error, color = 'red.9', onConfirm, onClose, children } = props;
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={title}
      centered
      lockScroll={false}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Stack>
        {children}
        {error === null ? null : <Problem error={error} />}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button color={color} loading={isBusy} onClick={onConfirm}>
            {action}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
