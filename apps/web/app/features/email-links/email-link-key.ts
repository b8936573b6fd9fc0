/**
 * The secret of an email's link. It stands behind the `#`, which no browser sends to a server or names to the next page;
 * a mail program that drops that part may be given it as a query.
 */
export function emailLinkKey({ hash, search }: { hash: string; search: string }): string | null {
	return new URLSearchParams(hash.slice(1)).get('key') || new URLSearchParams(search).get('key')
}
