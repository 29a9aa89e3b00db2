/** Like the database's driver, this lets a URL be without a host (`postgres://user@/database?host=/run/postgresql`). */
export function isUrl(text: string): boolean {
  const url = URL.parse(text.replace('@/', '@host/'));
  return url !== null && [url.username, url.password].every(isPercentEncoded);
}

function isPercentEncoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether SQLite would keep the database nowhere: every record would be gone with the process. */
export function isInMemory(text: string): boolean {
  return /^sqlite:(\/\/)?\s*(:memory:)?\s*$/.test(text);
}

/** Where databases have numbers and no names. */
export function hasRedisDatabase(text: string): boolean {
  return !text.startsWith('redis') || /^\/?\d*$/.test(URL.parse(text)?.pathname ?? '');
}

/** No request is ever sent to an address with a user in it. */
export function isWithoutUser(text: string): boolean {
  const url = URL.parse(text);
  return url === null || (url.username === '' && url.password === '');
}

/** Whether a path can be put behind the address. */
export function canTakePath(text: string): boolean {
  return !/[?#]/.test(text);
}
