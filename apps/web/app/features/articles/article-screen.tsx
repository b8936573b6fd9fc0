import { Link } from 'react-router'
import { useTrackArticleRead } from '#shared/analytics/use-track-article-read.ts'
import type { Article } from '#shared/content/articles.server.ts'
import { formatDay } from '#shared/format-day.ts'
import { ButtonLink } from '#shared/ui/button.tsx'
import { Prose } from '#shared/ui/prose.tsx'
import { ArticleRow } from './article-row.tsx'
import { PageContents } from './page-contents.tsx'

/** An article, and where a reader may go from it. */
export function ArticleScreen({ article }: { article: Article }) {
	const { title, description, published, modified, minutes, html, headings, related } = article
	useTrackArticleRead(title)
	return (
		<div className="mx-auto max-w-[76rem] px-5 pt-10 pb-24 sm:px-6 sm:pt-14">
			<article>
				<header className="max-w-[48rem]">
					<p className="text-sm">
						<Link to="/blog" className="text-ink-soft underline-offset-4 hover:text-ink">
							Blog
						</Link>
					</p>
					<h1 className="mt-4 text-[clamp(2.125rem,4.6vw,3.25rem)] font-[520] tracking-[-0.02em]">
						{title}
					</h1>
					<p className="mt-5 text-lg leading-normal text-ink-soft">{description}</p>
					<p className="mt-5 text-sm text-ink-soft">
						<time dateTime={published}>{formatDay(published)}</time> · {minutes} min read
						{modified ? (
							<>
								{' '}
								· updated on <time dateTime={modified}>{formatDay(modified)}</time>
							</>
						) : null}
					</p>
				</header>
				<div className="mt-10 grid gap-x-16 border-t border-line pt-10 lg:grid-cols-[minmax(0,41rem)_1fr]">
					<Prose html={html} />
					<PageContents headings={headings} />
				</div>
			</article>
			<TryIt />
			<section aria-labelledby="related" className="mt-16">
				<h2 id="related" className="mb-5 text-xl">
					Keep reading
				</h2>
				<ul>
					{related.map((other) => (
						<ArticleRow key={other.slug} article={other} titleAs="h3" />
					))}
				</ul>
			</section>
		</div>
	)
}

function TryIt() {
	return (
		<section
			aria-labelledby="try-it"
			className="mt-14 max-w-[41rem] rounded-panel border border-line bg-paper p-6 sm:p-7"
		>
			<h2 id="try-it" className="text-xl">
				Try it on your own CV
			</h2>
			<p className="mt-2 text-base text-ink-soft">
				See how software reads it and which words to fix. No account needed. We delete your file
				after 24 hours.
			</p>
			<div className="mt-5 flex flex-wrap gap-3">
				<ButtonLink to="/cv-analysis" look="primary" size="small">
					Check your CV
				</ButtonLink>
				<ButtonLink to="/cv-writer" size="small">
					Write a new CV
				</ButtonLink>
			</div>
		</section>
	)
}
