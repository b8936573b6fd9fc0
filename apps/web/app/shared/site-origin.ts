/** Stands in built pages for the address of the site, which only the server that sends them knows. */
const originPlaceholder = 'https://site.invalid'

/**
 * Returns the origin of this site, without a slash at its end; during the build, a placeholder that the server
 * replaces.
 */
export function siteOrigin(): string {
	if (typeof document === 'undefined') return originPlaceholder
	return document.documentElement.dataset.origin ?? window.location.origin
}

/** A path of this site as a whole address; other addresses stay as they are. */
export function wholeAddress(pathOrUrl: string): string {
	if (!pathOrUrl.startsWith('/')) return pathOrUrl
	return pathOrUrl === '/' ? `${siteOrigin()}/` : `${siteOrigin()}${pathOrUrl}`
}
