import type { Account } from './types.ts';

let owner: Account | null = null;

/**
 * The account whose page this is: the first that was signed in since the page was loaded. It stays the same until the
 * page is loaded anew, also over a session that ended, so nothing that one account typed or read comes before another.
 * Every call names it, and the service refuses a call once the browser is signed in to another account.
 */
export function pageOwner(): Account | null {
  return owner;
}

/** Makes the page that of `account`, unless it is somebody's already. */
export function ownPage(account: Account): void {
  owner ??= account;
}
