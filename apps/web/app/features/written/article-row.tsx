import { Link } from 'react-router'
import type { ArticleSummary } from '#shared/content/articles.server.ts'
import { dayInWords } from '#shared/day-in-words.ts'

type ArticleRowProps = { article: ArticleSummary; titleAs?: 'h2' | 'h3' }

/** One article in a list. */
export function ArticleRow({ article, titleAs: Title = 'h2' }: ArticleRowProps) {
	const { slug, title, description, published, minutes } = article
	return (
		<li className="border-t border-line py-7">
			<article>
				<Title className="max-w-[36rem] text-xl leading-snug">
					<Link
						to={`/blog/${slug}`}
						className="text-ink no-underline hover:underline hover:decoration-marker hover:decoration-[0.3em] hover:underline-offset-[-0.05em] dark:hover:decoration-2 dark:hover:underline-offset-4"
					>
						{title}
					</Link>
				</Title>
				<p className="mt-2 max-w-[41rem] text-base text-ink-soft">{description}</p>
				<p className="mt-2.5 text-sm text-ink-soft">
					<time dateTime={published}>{dayInWords(published)}</time> · {minutes} min read
				</p>
			</article>
		</li>
	)
}
