import { z } from 'zod'
import type { Heading } from './articles.server.ts'
import { contentFile } from './content-files.server.ts'
import { readFrontMatter } from './front-matter.ts'
import { mdxToHtml } from './mdx-to-html.server.tsx'
import { toAnchor } from './split-at-headings.ts'

const frontSchema = z.object({
	title: z.string(),
	/** Where the tab of a browser needs another title than the page. */
	tabTitle: z.string().optional(),
	description: z.string().min(70).max(165),
	lead: z.string(),
	updated: z.iso.date().optional(),
})

/** A page that is text and nothing else, such as the terms. */
export type WrittenPage = z.infer<typeof frontSchema> & { html: string; headings: Heading[] }

/** Reads a page that is text. Throws when nobody has written it. */
export async function readWrittenPage(name: string): Promise<WrittenPage> {
	const text = contentFile('pages', name)
	if (text === null) throw new Error(`Nobody has written the page ${name}.`)
	const { front, body } = readFrontMatter(text, frontSchema)
	const titles = [...body.matchAll(/^## (.+)$/gm)].map(([, title = '']) => title.trim())
	return {
		...front,
		html: await mdxToHtml(body),
		headings: titles.map((title) => ({ title, anchor: toAnchor(title) })),
	}
}
