import { cleanup, render, screen, within } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { LandingFacts } from './landing-facts.ts'
import { LandingPage } from './landing-page.tsx'

const picture = { src: '/page.svg', widthPx: 794, heightPx: 1123, alt: 'A CV' }
const facts: LandingFacts = {
	hero: {
		picture,
		remarks: [{ id: 'D15', severity: 'warning-1', title: 'Years without months.', strokes: [] }],
	},
	report: { score: 82, parts: [{ title: 'Completeness', score: 64 }] },
	rewrite: {
		before: 'Duties included giving lessons',
		opening: 'Gave',
		rest: ' lessons',
		question: 'How many, and what age group?',
	},
	templates: ['Professional Classic', 'Executive Elite', 'Modern Professional'].map((name) => ({
		id: name,
		name,
		image: '/page.svg',
		alt: name,
		widthPx: 794,
		heightPx: 1123,
		suits: '',
		words: { written: 300, readBack: 299 },
	})),
	everywhere: { picture, plainText: ['Ada Example'] },
}

const Site = createRoutesStub([{ path: '*', Component: () => <LandingPage facts={facts} /> }])

beforeEach(() => void render(<Site initialEntries={['/']} />))
afterEach(cleanup)

test('the page leads to writing a CV at its start and at its end, and to checking one', () => {
	const paths = screen.getAllByRole('link', { name: 'Write your CV' })
	expect(paths.map((link) => link.getAttribute('href'))).toEqual(['/cv-writer', '/cv-writer'])
	const check = screen.getByRole('link', { name: 'Check your CV' })
	expect(check.getAttribute('href')).toBe('/cv-analysis')
})

test.each([
	'Upload and Transform',
	'AI Enhancement',
	'ATS Optimized',
	'What Makes Ella Different',
	'Intelligent CV optimisation',
	'ATS-compliant formatting',
	'Industry-specific language',
	'Impact-focused content',
	'Looks Professional Everywhere',
])('the page has the heading %s', (name) => {
	expect(screen.getByRole('heading', { name })).toBeTruthy()
})

test('each of the three cards leads to what it promises', () => {
	const cards = [/^Try it with your CV/, /^Try it with a duty/, /^Compare the templates/]
	const paths = cards.map((name) => screen.getByRole('link', { name }).getAttribute('href'))
	expect(paths).toEqual(['/cv-analysis', '/cv-rewriter', '/templates'])
})

test('the links to explore lead where they should', () => {
	const explore = screen.getByRole('navigation', { name: 'Explore' })
	const links = within(explore).getAllByRole('link')
	expect(links.map((link) => link.getAttribute('href'))).toEqual([
		'/features',
		'/templates',
		'/pricing',
		'/blog',
		'/cv-analysis',
		'/help',
	])
})

test('a word that a machine lost is not hidden', () => {
	expect(screen.getAllByText('299 of 300 words read back')).toHaveLength(3)
})

test('the templates can all be seen at /templates', () => {
	const link = screen.getByRole('link', { name: 'See all templates' })
	expect(link.getAttribute('href')).toBe('/templates')
})
