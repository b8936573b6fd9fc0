import { fullTitle } from '#shared/page-meta.ts'
import NotFound from './not-found.tsx'

/** Says in place of another page that it isn’t there, and names the tab, which `meta` does only for a page of its own. */
export function MissingPage() {
	return (
		<>
			<title>{fullTitle('Page not found')}</title>
			<NotFound />
		</>
	)
}
