import { useSearchParams } from 'react-router'

/** What the page shows, as its address says it. */
export type VersionsUrlState = {
	cvId: string | null
	/** The version that is looked at. */
	versionId: string | null
	/** The version that it is compared with; `null` is the CV as it is now. */
	withId: string | null
	/** The pages instead of the words. */
	arePages: boolean
}

/** The address of this page that shows something else; what is absent stays as it is. */
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

/** What the address of this page says. */
export function useVersionsUrlState(): VersionsUrlState {
	const [search] = useSearchParams()
	return {
		cvId: search.get('cv'),
		versionId: search.get('version'),
		withId: search.get('with'),
		arePages: search.get('view') === 'pages',
	}
}
