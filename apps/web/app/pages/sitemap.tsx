import { Link } from 'react-router'
import { listArticles } from '#shared/content/articles.server.ts'
import { pageMeta } from '#shared/page-meta.ts'
import { SitePage } from '#shared/ui/site-page.tsx'
import { type PublicPage, publicPages } from '../public-pages.ts'
import type { Route } from './+types/sitemap'

export const loader = () => ({
	articles: listArticles().map(({ slug, title }) => ({ path: `/blog/${slug}`, title })),
})

export const meta = () =>
	pageMeta({
		title: 'Sitemap',
		description: 'Every public page on Ella: product, help, company and blog articles.',
		canonical: '/sitemap',
		crumbs: [{ title: 'Sitemap', path: '/sitemap' }],
	})

export default function Sitemap({ loaderData }: Route.ComponentProps) {
	return (
		<SitePage title="Sitemap" lead="Every public page, in one place.">
			<div className="grid gap-x-12 gap-y-12 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_1fr_2fr]">
				{publicPages.map(({ group, pages }) => (
					<PageGroup
						key={group}
						title={group}
						pages={group === 'Blog' ? [...pages, ...loaderData.articles] : pages}
					/>
				))}
			</div>
		</SitePage>
	)
}

function PageGroup({ title, pages }: { title: string; pages: PublicPage[] }) {
	return (
		<section>
			<h2 className="border-b border-line pb-3 text-lg">{title}</h2>
			<ul className="mt-2">
				{pages.map((page) => (
					<li key={page.path}>
						<Link
							to={page.path}
							className="flex min-h-11 items-center py-1 text-base text-ink no-underline hover:underline hover:underline-offset-4"
						>
							{page.title}
						</Link>
					</li>
				))}
			</ul>
		</section>
	)
}
