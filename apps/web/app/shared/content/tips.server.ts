import { type CategoryId, categories, checks } from '@app/checks'
import { z } from 'zod'
import { contentFiles, once } from './content-files.server.ts'
import { readFrontMatter } from './front-matter.ts'
import { htmlToPlainText } from './html-to-plain-text.ts'
import { mdxToHtml } from './mdx-to-html.server.tsx'
import { type Part, splitAtHeadings } from './split-at-headings.ts'

/** Advice about what some of our checks look at. */
export type Tip = {
	title: string
	html: string
	words: string
	checks: { id: string; title: string }[]
}
export type TipGroup = { id: CategoryId; title: string; tips: Tip[] }

/** All tips, in the groups that the score is made of. */
export const listTips = once(async (): Promise<TipGroup[]> => {
	const files = new Map(contentFiles('tips').map(({ name, text }) => [name, text]))
	return Promise.all(
		categories.map(async ({ id, title }) => {
			const { body } = readFrontMatter(files.get(id) ?? '', z.object({ title: z.string() }))
			return { id, title, tips: splitAtHeadings(await mdxToHtml(body)).map(toTip) }
		}),
	)
})

/** A tip names its checks in its first line: `Checks: D15, D05`. */
function toTip({ title, html }: Part): Tip {
	const [, ids = '', text = ''] = /^<p>Checks: ([A-Z\d, ]+)<\/p>([\s\S]*)$/.exec(html) ?? []
	return {
		title,
		html: text.trim(),
		words: htmlToPlainText(text),
		checks: ids.split(', ').map(findCheck),
	}
}

function findCheck(id: string): { id: string; title: string } {
	const check = checks.find((one) => one.id === id)
	if (check === undefined) throw new Error(`A tip names the check ${id}, which does not exist.`)
	return { id, title: check.title }
}
