import { z } from 'zod'
import { contentFiles, once } from './content-files.server.ts'
import { readFrontMatter } from './front-matter.ts'
import { htmlToPlainText } from './html-to-plain-text.ts'
import { mdxToHtml } from './mdx-to-html.server.tsx'
import { splitAtHeadings, toAnchor } from './split-at-headings.ts'

const frontSchema = z.object({ title: z.string(), order: z.number() })

/** A question and its answer, as HTML and as plain words to search in. */
export type Answer = { anchor: string; question: string; html: string; words: string }
export type AnswerGroup = { title: string; anchor: string; answers: Answer[] }

/** All help, in groups. */
export const listAnswers = once(async (): Promise<AnswerGroup[]> => {
	const groups = contentFiles('help')
		.map(({ text }) => readFrontMatter(text, frontSchema))
		.sort((a, b) => a.front.order - b.front.order)
	return Promise.all(
		groups.map(async ({ front, body }) => ({
			title: front.title,
			anchor: toAnchor(front.title),
			answers: splitAtHeadings(await mdxToHtml(body)).map(({ title, anchor, html }) => ({
				anchor,
				question: title,
				html,
				words: htmlToPlainText(html),
			})),
		})),
	)
})
