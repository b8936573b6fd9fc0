import { checks } from '@app/checks'
import { expect, test } from 'vitest'
import { prerenderedPaths } from '../../prerendered-paths.ts'
import { listArticles, readArticle } from './articles.server.ts'
import { contentFiles } from './content-files.server.ts'
import { listAnswers } from './help-answers.server.ts'
import { htmlToPlainText } from './html-to-plain-text.ts'
import { listTips } from './tips.server.ts'
import { readWrittenPage } from './written-pages.server.ts'

const slugs = listArticles().map(({ slug }) => slug)
const answers = (await listAnswers()).flatMap((group) => group.answers)
const tips = (await listTips()).flatMap((group) => group.tips)

test.each(slugs)('the article %s is worth opening, and goes on to three others', async (slug) => {
	const article = await readArticle(slug)
	const words = htmlToPlainText(article?.html ?? '').split(' ').length
	expect(words).toBeGreaterThan(850)
	expect(words).toBeLessThan(1600)
	expect(article?.headings.length).toBeGreaterThan(3)
	expect(article?.related.map((other) => other.slug)).not.toContain(slug)
	expect(article?.related).toHaveLength(3)
})

test('there are articles, answers and tips enough, and no question twice', () => {
	expect(slugs.length).toBeGreaterThanOrEqual(12)
	expect(new Set(answers.map(({ anchor }) => anchor)).size).toBeGreaterThanOrEqual(40)
	expect(new Set(answers.map(({ anchor }) => anchor)).size).toBe(answers.length)
	expect(tips.length).toBeGreaterThanOrEqual(30)
})

test('each check is named by one tip at most, so that a link to it leads to one place', () => {
	const named = tips.flatMap((tip) => tip.checks.map(({ id }) => id))
	expect(new Set(named).size).toBe(named.length)
	expect(named.length).toBeGreaterThan(checks.length * 0.8)
})

test('links between our texts lead to pages and places that are there', async () => {
	const places = new Set([
		...answers.map(({ anchor }) => `/help#${anchor}`),
		...tips.flatMap((tip) => tip.checks.map(({ id }) => `/tips#${id}`)),
		...['check', 'rewrite', 'write', 'match', 'set', 'readable', 'keep', 'share', 'apply'].map(
			(id) => `/features#${id}`,
		),
	])
	const pages = new Set([
		...prerenderedPaths,
		...slugs.map((slug) => `/blog/${slug}`),
		'/templates',
		'/profile',
		'/settings',
		'/login',
		'/register',
		'/reset-password',
		'/cv/versions',
		'/subscription',
		'/applications',
		'/cv-writer/letter',
		'/cv-rewriter?part=match',
	])
	const links = ['blog', 'help', 'tips', 'pages']
		.flatMap(contentFiles)
		.flatMap(({ text }) => [...text.matchAll(/\]\((\/[^)]*)\)/g)].map(([, path = '']) => path))
	const broken = links.filter((link) => !(link.includes('#') ? places : pages).has(link))
	expect(broken).toEqual([])
})

test.each(['about', 'privacy', 'terms', 'cookies', 'accessibility'])(
	'the page /%s is written',
	async (name) => {
		const { html, title } = await readWrittenPage(name)
		expect(title).not.toBe('')
		expect(htmlToPlainText(html).split(' ').length).toBeGreaterThan(200)
	},
)
