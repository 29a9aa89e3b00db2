/** Puts a text on the clipboard; false if the browser did not let this page do that. */
export async function copyText(text: string): Promise<boolean> {
  // Browsers keep the clipboard from pages that came over plain HTTP from another machine; what is selected goes there still.
  if (!window.isSecureContext) return copySelected(text);
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

function copySelected(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  // Within the screen, so that selecting it does not scroll the page away.
  field.style.position = 'fixed';
  field.style.top = '0';
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return isCopied;
}
