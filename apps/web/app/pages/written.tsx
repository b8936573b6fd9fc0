import { WrittenPageScreen } from '#features/articles/written-page-screen.tsx'
import { readWrittenPage } from '#shared/content/written-pages.server.ts'
import { pageMeta } from '#shared/page-meta.ts'
import type { Route } from './+types/written'

export async function loader({ request }: Route.LoaderArgs) {
	// The build asks for the page and for its data.
	const path = new URL(request.url).pathname.replace(/(?:\.data|\/)$/, '')
	return { path, page: await readWrittenPage(path.slice(1)) }
}

export function meta({ loaderData }: Route.MetaArgs) {
	if (!loaderData) return []
	const { path, page } = loaderData
	return pageMeta({
		title: page.tabTitle ?? page.title,
		description: page.description,
		canonical: path,
		crumbs: [{ title: page.tabTitle ?? page.title, path }],
	})
}

export default function Written({ loaderData }: Route.ComponentProps) {
	return <WrittenPageScreen page={loaderData.page} />
}
