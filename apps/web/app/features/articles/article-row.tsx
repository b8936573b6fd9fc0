import { Link } from 'react-router'
import type { ArticleSummary } from '#shared/content/articles.server.ts'
import { formatDay } from '#shared/format-day.ts'

type ArticleRowProps = { article: ArticleSummary; titleAs?: 'h2' | 'h3' }

/** Shows one article of a list: its title, and its description beside it on wide screens. */
export function ArticleRow({ article, titleAs: Title = 'h2' }: ArticleRowProps) {
	const { slug, title, description, published, minutes } = article
	return (
		<li className="border-t border-line py-7">
			<article className="grid gap-x-16 gap-y-2 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
				<Title className="max-w-[36rem] text-xl leading-snug">
					<Link
						to={`/blog/${slug}`}
						className="text-ink no-underline hover:underline hover:decoration-marker hover:decoration-[0.3em] hover:underline-offset-[-0.05em] dark:hover:decoration-2 dark:hover:underline-offset-4"
					>
						{title}
					</Link>
				</Title>
				<div className="max-w-[41rem]">
					<p className="text-base text-ink-soft">{description}</p>
					<p className="mt-2.5 text-sm text-ink-soft">
						<time dateTime={published}>{formatDay(published)}</time> · {minutes} min read
					</p>
				</div>
			</article>
		</li>
	)
}
