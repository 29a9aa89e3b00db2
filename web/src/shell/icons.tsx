const PATHS = {
  start: 'M3 11.5 12 4l9 7.5M6 10v10h12V10',
  keys: 'M14.5 9.5a4 4 0 1 0-3.6 5.6L13 13h2v-2h2V9l3-3V3h-3l-5.2 5.2M8 15.5h.01',
  playground: 'M8 5v14l11-7z',
  history: 'M4 12a8 8 0 1 0 2.6-5.9M4 4v4h4M12 8v4l3 2',
  credits: 'M3 7h18v10H3zM3 11h18M7 14.5h3',
  guide: 'M5 4h10a4 4 0 0 1 4 4v12H9a4 4 0 0 1-4-4zM9 9h6M9 13h6',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}

export function Logo() {
  return (
    <svg width="28" height="28" viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="#4263eb" />
      <path d="M9 13v6M16 8v16M23 11v10" stroke="#fff" strokeWidth="2.6" strokeLinecap="round" />
    </svg>
  );
}
