import { ArticleRow } from '#features/articles/article-row.tsx'
import { listArticles } from '#shared/content/articles.server.ts'
import { pageMeta } from '#shared/page-meta.ts'
import { wholeAddress } from '#shared/site-origin.ts'
import { SitePage } from '#shared/ui/site-page.tsx'
import type { Route } from './+types/blog'

export const loader = () => ({ articles: listArticles() })

export const meta = () => [
	...pageMeta({
		title: 'Blog: writing a CV that is read',
		description:
			'How to write a British CV, four or five minutes each: by profession, without numbers, after a gap, for a first job, and what applicant tracking systems really do.',
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
			title="On writing a CV that is read"
			lead="Four or five minutes each, without filler: what to say, what to leave out, and what the software between you and a recruiter really does."
		>
			<ul className="-mt-2">
				{loaderData.articles.map((article) => (
					<ArticleRow key={article.slug} article={article} />
				))}
			</ul>
			<p className="border-t border-line pt-8 text-sm text-ink-soft">
				New articles also come by{' '}
				<a href="/blog/rss.xml" className="text-accent underline underline-offset-4">
					RSS
				</a>
				.
			</p>
		</SitePage>
	)
}
