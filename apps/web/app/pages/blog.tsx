import { ArticleRow } from '#features/articles/article-row.tsx'
import { listArticles } from '#shared/content/articles.server.ts'
import { pageMeta } from '#shared/page-meta.ts'
import { wholeAddress } from '#shared/site-origin.ts'
import { SitePage } from '#shared/ui/site-page.tsx'
import type { Route } from './+types/blog'

export const loader = () => ({ articles: listArticles() })

export const meta = () => [
	...pageMeta({
		title: 'Blog: how to write a CV that gets read',
		description:
			'How to write a British CV: by profession, without numbers, after a gap or for a first job, and what applicant tracking systems really do.',
		canonical: '/blog',
		schema: { '@type': 'Blog', name: 'Ella’s blog', inLanguage: 'en-GB' },
		crumbs: [{ title: 'Blog', path: '/blog' }],
	}),
	{
		tagName: 'link',
		rel: 'alternate',
		type: 'application/rss+xml',
		title: 'Ella’s blog',
		href: wholeAddress('/blog/rss.xml'),
	},
]

export default function Blog({ loaderData }: Route.ComponentProps) {
	return (
		<SitePage
			title="How to write a CV that gets read"
			lead="Short reads with no filler: what to say, what to leave out and what recruiters’ software really does."
		>
			<ul className="-mt-2">
				{loaderData.articles.map((article) => (
					<ArticleRow key={article.slug} article={article} />
				))}
			</ul>
			<p className="border-t border-line pt-8 text-sm text-ink-soft">
				Get new articles by{' '}
				<a href="/blog/rss.xml" className="text-accent underline underline-offset-4">
					RSS
				</a>
				.
			</p>
		</SitePage>
	)
}
