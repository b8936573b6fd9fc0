import { z } from 'zod'
import { contentFiles } from './content-files.server.ts'
import { findRelatedArticles } from './find-related-articles.ts'
import { readFrontMatter } from './front-matter.ts'
import { mdxToHtml } from './mdx-to-html.server.tsx'
import { toAnchor } from './split-at-headings.ts'

const frontSchema = z.object({
	title: z.string().max(70),
	description: z.string().min(70).max(165),
	published: z.iso.date(),
	modified: z.iso.date().optional(),
	topics: z.array(z.string()).min(1),
})

/** The facts about an article that lists of articles show. */
export type ArticleSummary = z.infer<typeof frontSchema> & { slug: string; minutes: number }

export type Heading = { title: string; anchor: string }

export type Article = ArticleSummary & {
	html: string
	headings: Heading[]
	related: ArticleSummary[]
}

/** Every article, the newest first. */
export function listArticles(): ArticleSummary[] {
	return contentFiles('blog')
		.map(({ name, text }) => {
			const { front, body } = readFrontMatter(text, frontSchema)
			return { ...front, slug: name, minutes: readingMinutes(body) }
		})
		.sort((a, b) => b.published.localeCompare(a.published) || a.title.localeCompare(b.title))
}

/** One article as HTML, or `null`. */
export async function readArticle(slug: string): Promise<Article | null> {
	const file = contentFiles('blog').find(({ name }) => name === slug)
	const all = listArticles()
	const summary = all.find((one) => one.slug === slug)
	if (file === undefined || summary === undefined) return null
	const { body } = readFrontMatter(file.text, frontSchema)
	const titles = [...body.matchAll(/^## (.+)$/gm)].map(([, title = '']) => title.trim())
	return {
		...summary,
		html: await mdxToHtml(body),
		headings: titles.map((title) => ({ title, anchor: toAnchor(title) })),
		related: findRelatedArticles(summary, all),
	}
}

/** The number of words of an article that people read in a minute. */
const wordsPerMinute = 220

/** Returns the reading time of a text in whole minutes, at least 1. */
export function readingMinutes(text: string): number {
	const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
	return Math.max(1, Math.round(words / wordsPerMinute))
}
