import { listArticles } from '#shared/content/articles.server.ts'
import { listAnswers } from '#shared/content/help-answers.server.ts'
import { listTips } from '#shared/content/tips.server.ts'
import type { SearchEntry } from '#shared/search/search-entry.ts'
import examples from '../generated/example-cards.json'
import gallery from '../generated/gallery-facts.json'
import { publicPages } from '../public-pages.ts'

/** Everything that the search of the site finds. */
export async function loader(): Promise<Response> {
	const entries: SearchEntry[] = [
		...publicPages
			.flatMap(({ pages }) => pages)
			.map(({ path, title }) => ({ path, title, group: 'Pages' as const, words: '' })),
		...gallery.templates.map(({ name, description, suits }) => ({
			path: '/templates',
			title: `${name} template`,
			group: 'Templates' as const,
			words: `${description} ${suits}`,
		})),
		...examples.map(({ id, profession }) => ({
			path: `/cv-writer?example=${id}`,
			title: `${profession} CV`,
			group: 'Samples' as const,
			words: 'sample example trade',
		})),
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
