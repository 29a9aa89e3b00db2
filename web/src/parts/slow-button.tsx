import { Button, type ButtonProps } from '@mantine/core';
import type { ComponentProps, MouseEvent } from 'react';

interface SlowButtonProps extends Omit<ButtonProps, 'loading' | 'disabled'> {
  readonly type?: 'submit' | 'button';
  /** True while what was pressed for is under way. */
  readonly isBusy: boolean;
  onClick?(): void;
}

/**
 * A button whose press takes a while. Until it is done it takes no other press, but it keeps the focus, which the
 * browser would take from a disabled one.
 */
export function SlowButton({ isBusy, type = 'button', onClick, ...look }: SlowButtonProps) {
  const press = (event: MouseEvent) => {
    if (isBusy) event.preventDefault();
    else onClick?.();
  };
  return <Button {...look} component={NeverDisabled} type={type} loading={isBusy} onClick={press} />;
}

function NeverDisabled({ disabled = false, ...props }: ComponentProps<'button'>) {
  return <button {...props} aria-disabled={disabled} />;
}
