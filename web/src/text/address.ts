/** A path with what was searched for on the page before, as `useSearch` gives it. */
export function withSearch(path: string, search: string): string {
  return search === '' ? path : `${path}?${search}`;
}
