import { checks } from '@app/ats'
import { expect, test } from 'vitest'
import { emptyFormData } from '#shared/cv-form-data.ts'
import { showExampleBeside } from '#shared/examples/example-in-use.ts'
import { keepHistory } from '#shared/kept-history.ts'
import { keepDoubts } from '#shared/reading/kept-doubts.ts'
import { keepSetAside } from '#shared/report/kept-set-aside.ts'
import { prerenderedPaths } from '../../prerendered-paths.ts'
import { listAnswers } from './answers.server.ts'
import { listArticles, readArticle } from './articles.server.ts'
import { contentFiles } from './content-files.server.ts'
import { plainWords } from './plain-words.ts'
import { listTips } from './tips.server.ts'
import { readWrittenPage } from './written-pages.server.ts'

const slugs = listArticles().map(({ slug }) => slug)
const answers = (await listAnswers()).flatMap((group) => group.answers)
const tips = (await listTips()).flatMap((group) => group.tips)

test.each(slugs)('the article %s is worth opening, and goes on to three others', async (slug) => {
	const article = await readArticle(slug)
	const words = plainWords(article?.html ?? '').split(' ').length
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
		...['check', 'rewrite', 'write', 'set', 'readable', 'keep', 'share'].map(
			(id) => `/features#${id}`,
		),
	])
	const pages = new Set([
		...prerenderedPaths,
		...slugs.map((slug) => `/blog/${slug}`),
		...['/templates', '/profile', '/settings', '/login', '/register', '/reset-password'],
		...['/cv/versions', '/subscription'],
	])
	const links = ['blog', 'help', 'tips', 'pages']
		.flatMap(contentFiles)
		.flatMap(({ text }) => [...text.matchAll(/\]\((\/[^)]*)\)/g)].map(([, path = '']) => path))
	const broken = links.filter((link) => !(link.includes('#') ? places : pages).has(link))
	expect(broken).toEqual([])
})

test('the page about cookies names what lies in the storage of a browser that was used', async () => {
	keepHistory(
		{ ...emptyFormData(), versionHistory: [emptyFormData()], currentVersion: 0, newest: null },
		{ cvId: 'local', ownerId: null },
	)
	keepSetAside('analysis', ['dates'])
	showExampleBeside('local', 'chef')
	keepDoubts('cv-1', {})
	const { html } = await readWrittenPage('cookies')
	const names = Object.keys({ ...localStorage, ...sessionStorage })
	expect(names).toHaveLength(4)
	expect(names.filter((name) => !html.includes(name))).toEqual([])
})

test.each(['about', 'privacy', 'terms', 'cookies', 'accessibility'])(
	'the page /%s is written',
	async (name) => {
		const { html, title } = await readWrittenPage(name)
		expect(title).not.toBe('')
		expect(plainWords(html).split(' ').length).toBeGreaterThan(200)
	},
)
