import { type CSSVariablesResolver, createTheme, PasswordInput, Textarea, TextInput } from '@mantine/core';

const passwordInput = PasswordInput.extend({
  defaultProps: {
    visibilityToggleFocusable: true,
    visibilityToggleButtonProps: { 'aria-label': 'Show the password' },
  },
});

/** What is written from right to left is so while it is typed, too. */
const ownDirection = { defaultProps: { attributes: { input: { dir: 'auto' } } } };

export const theme = createTheme({
  components: {
    PasswordInput: passwordInput,
    TextInput: TextInput.extend(ownDirection),
    Textarea: Textarea.extend(ownDirection),
  },
  primaryColor: 'indigo',
  primaryShade: { light: 7, dark: 7 },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif',
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  headings: {
    fontWeight: '650',
    sizes: { h1: { fontSize: '1.6rem' }, h2: { fontSize: '1.15rem' }, h3: { fontSize: '1rem' } },
  },
});

/** Quiet text with the contrast that small letters need on both backgrounds. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-dimmed': '#4b5563',
    '--mantine-color-placeholder': '#6b7280',
    '--mantine-color-error': '#c92a2a',
  },
  dark: {
    '--mantine-color-dimmed': '#b3b8c2',
    '--mantine-color-placeholder': '#9aa0aa',
    '--mantine-color-error': '#ff8787',
  },
});
