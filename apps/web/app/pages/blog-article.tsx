import { data, useRouteError } from 'react-router'
import { ArticleScreen } from '#features/articles/article-screen.tsx'
import { ErrorFallback } from '#features/layout/error-fallback.tsx'
import { readArticle } from '#shared/content/articles.server.ts'
import { pageMeta } from '#shared/page-meta.ts'
import { wholeAddress } from '#shared/site-origin.ts'
import NotFound, { meta as metaOfNotFound } from '../routes/not-found.tsx'
import type { Route } from './+types/blog-article'

export async function loader({ params }: Route.LoaderArgs) {
	// The build asks for every page with a slash at its end.
	const article = await readArticle(params['*'].replace(/\/$/, ''))
	if (article === null) throw data(null, { status: 404 })
	return article
}

export function meta({ loaderData, error }: Route.MetaArgs) {
	if (!loaderData) return error instanceof TypeError ? [] : metaOfNotFound()
	const { slug, title, description, published, modified = published, topics } = loaderData
	const path = `/blog/${slug}`
	return pageMeta({
		title,
		description,
		keywords: topics,
		type: 'article',
		author: 'Ella',
		publishedTime: published,
		modifiedTime: modified,
		canonical: path,
		crumbs: [
			{ title: 'Blog', path: '/blog' },
			{ title, path },
		],
		schema: {
			'@type': 'Article',
			headline: title,
			description,
			datePublished: published,
			dateModified: modified,
			inLanguage: 'en-GB',
			author: { '@type': 'Organization', name: 'Ella', url: wholeAddress('/about') },
			publisher: { '@type': 'Organization', name: 'Ella' },
			mainEntityOfPage: wholeAddress(path),
		},
	})
}

export default function BlogArticle({ loaderData }: Route.ComponentProps) {
	return <ArticleScreen key={loaderData.slug} article={loaderData} />
}

/** Whoever asks for an article that was never written is told so; a network that fails is another matter. */
export function ErrorBoundary() {
	return useRouteError() instanceof TypeError ? <ErrorFallback /> : <NotFound />
}
