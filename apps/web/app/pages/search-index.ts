import { listAnswers } from '#shared/content/answers.server.ts'
import { listArticles } from '#shared/content/articles.server.ts'
import { listTips } from '#shared/content/tips.server.ts'
import type { SearchEntry } from '#shared/search/search-entry.ts'
import { publicPages } from '../public-pages.ts'

/** Everything that the search of the site finds. */
export async function loader(): Promise<Response> {
	const entries: SearchEntry[] = [
		...publicPages
			.flatMap(({ pages }) => pages)
			.map(({ path, title }) => ({ path, title, group: 'Pages' as const, words: '' })),
		...listArticles().map(({ slug, title, description, topics }) => ({
			path: `/blog/${slug}`,
			title,
			group: 'Articles' as const,
			words: `${description} ${topics.join(' ')}`,
		})),
		...(await listAnswers())
			.flatMap(({ answers }) => answers)
			.map(({ anchor, question, words }) => ({
				path: `/help#${anchor}`,
				title: question,
				group: 'Help' as const,
				words,
			})),
		...(await listTips())
			.flatMap(({ tips }) => tips)
			.map(({ title, words, checks }) => ({
				path: `/tips#${checks[0]?.id ?? ''}`,
				title,
				group: 'Tips' as const,
				words,
			})),
	]
	return Response.json(entries)
}
