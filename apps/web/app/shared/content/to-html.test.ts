import { expect, test } from 'vitest'
import { readingMinutes } from './articles.server.ts'
import { findRelatedArticles } from './find-related-articles.ts'
import { htmlToPlainText } from './html-to-plain-text.ts'
import { mdxToHtml } from './mdx-to-html.server.tsx'

test('headings can be linked to, and links to other sites say so', async () => {
	const html = await mdxToHtml("## It's a test\n\n[ours](/blog) and [theirs](https://example.com)")
	expect(html).toContain('<h2 id="its-a-test">')
	expect(html).toContain('<a href="/blog">ours</a>')
	expect(html).toContain('<a href="https://example.com" rel="noopener external">theirs</a>')
})

test('the words of a page have no spaces before stops, and keep those before endings of files', () => {
	expect(
		htmlToPlainText(
			'<p>Word (<code>.docx</code>, and the older <code>.doc</code>), <b>too</b>.</p>',
		),
	).toBe('Word ( .docx, and the older .doc), too.')
})

test('a fixed line stands below what it was', async () => {
	const html = await mdxToHtml('<Rewritten before="Did A & B" after="Built A" />')
	expect(htmlToPlainText(html)).toBe('Before Did A & B After Built A')
})

test('the cells of a table name their column, the first its row, and code in a cell stays', async () => {
	const html = await mdxToHtml('| Name | What for |\n| --- | --- |\n| `theme` | Light or dark |')
	const [table] = html.match(/<table.*<\/table>/s) ?? ['']
	document.body.innerHTML = table
	const cells = [...document.querySelectorAll<HTMLElement>('tbody > tr > *')]
	expect(html).toContain('aria-label="Table: Name, What for"')
	expect(
		cells.map(({ tagName, dataset, innerHTML }) => [tagName, dataset.label, innerHTML]),
	).toEqual([
		['TH', 'Name', '<code>theme</code>'],
		['TD', 'What for', 'Light or dark'],
	])
	expect(cells.map((cell) => cell.role ?? cell.getAttribute('role'))).toEqual(['rowheader', 'cell'])
	expect(cells[0]?.getAttribute('scope')).toBe('row')
})

test('an example of a CV keeps its lines', async () => {
	const html = await mdxToHtml(
		"<ExamplePage>\n\n**Ada**\\\nLeeds · {'ada@example.com'}\n\n- Did it\n\n</ExamplePage>",
	)
	expect(html).toContain('<strong>Ada</strong><br/>')
	expect(html).toContain('Leeds · ada@example.com</p>')
	expect(html).toContain('<li>Did it</li>')
})

test('a text that names a check which is not there stops the build', async () => {
	await expect(mdxToHtml('<Check id="Z99" />')).rejects.toThrow('There is no check Z99.')
})

test('reading takes as long as the words, and at least a minute', () => {
	expect(readingMinutes('word '.repeat(660))).toBe(3)
	expect(readingMinutes('Short.')).toBe(1)
})

test('related articles are those with most topics in common', () => {
	const articles = ['a', 'b', 'c', 'd'].map((slug) => ({
		slug,
		topics: slug === 'c' ? ['x', 'y'] : ['x'],
	}))
	const related = findRelatedArticles({ slug: 'a', topics: ['x', 'y'] }, articles)
	expect(related.map(({ slug }) => slug)).toEqual(['c', 'b', 'd'])
})
