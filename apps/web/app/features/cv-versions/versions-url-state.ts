import { useSearchParams } from 'react-router'

/** The state of the page, which is stored in its address. */
export type VersionsUrlState = {
	cvId: string | null
	/** The version that is looked at. */
	versionId: string | null
	/** The version in the comparison; `null` is the present CV. */
	withId: string | null
	/** The pages instead of the words. */
	arePages: boolean
}

/** Returns the address of this page with some of its state changed; fields that are not given keep their value. */
export function buildVersionHref(
	address: VersionsUrlState,
	changes: Partial<VersionsUrlState> = {},
): string {
	const { cvId, versionId, withId, arePages } = { ...address, ...changes }
	const search = new URLSearchParams()
	if (cvId) search.set('cv', cvId)
	if (versionId) search.set('version', versionId)
	if (versionId && withId) search.set('with', withId)
	if (arePages) search.set('view', 'pages')
	return search.size === 0 ? '/cv/versions' : `/cv/versions?${search}`
}

/** Returns the state in the address of this page. */
export function useVersionsUrlState(): VersionsUrlState {
	const [search] = useSearchParams()
	return {
		cvId: search.get('cv'),
		versionId: search.get('version'),
		withId: search.get('with'),
		arePages: search.get('view') === 'pages',
	}
}
