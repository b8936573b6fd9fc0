import { beforeEach, expect, test } from 'vitest'
import { fullTitle, pageMeta } from './page-meta.ts'

beforeEach(() => {
	document.documentElement.dataset.origin = 'https://ella.example'
})

const page = { title: 'Pricing', description: 'What is free.' }

test('a page without options still has a title, a description and what sharing needs', () => {
	expect(pageMeta(page)).toEqual([
		{ title: 'Pricing · Ella' },
		{ name: 'description', content: 'What is free.' },
		{ property: 'og:site_name', content: 'Ella' },
		{ property: 'og:locale', content: 'en_GB' },
		{ property: 'og:type', content: 'website' },
		{ property: 'og:title', content: 'Pricing · Ella' },
		{ property: 'og:description', content: 'What is free.' },
		{ property: 'og:image', content: 'https://ella.example/link-picture.png' },
		{ name: 'twitter:card', content: 'summary_large_image' },
	])
})

test('the name of the product is not said twice', () => {
	expect(fullTitle('Ella: say what you did')).toBe('Ella: say what you did')
	expect(fullTitle('Ella')).toBe('Ella')
})

test('every option arrives in the head', () => {
	const tags = pageMeta({
		...page,
		keywords: ['CV', 'price'],
		image: '/assets/page.svg',
		type: 'article',
		author: 'Ella',
		publishedTime: '2026-01-02',
		modifiedTime: '2026-01-03',
		canonical: '/pricing',
		noindex: true,
		nofollow: true,
		schema: { '@type': 'Article' },
	})
	expect(tags).toEqual(
		expect.arrayContaining([
			{ name: 'keywords', content: 'CV, price' },
			{ property: 'og:image', content: 'https://ella.example/assets/page.svg' },
			{ property: 'og:type', content: 'article' },
			{ name: 'author', content: 'Ella' },
			{ property: 'article:published_time', content: '2026-01-02' },
			{ property: 'article:modified_time', content: '2026-01-03' },
			{ tagName: 'link', rel: 'canonical', href: 'https://ella.example/pricing' },
			{ name: 'robots', content: 'noindex, nofollow' },
			{ 'script:ld+json': { '@context': 'https://schema.org', '@type': 'Article' } },
		]),
	)
})

test('a page that may be found says nothing to robots', () => {
	expect(pageMeta(page).some((tag) => 'name' in tag && tag.name === 'robots')).toBe(false)
})

test('a page with others above it lists them with itself', () => {
	const tags = pageMeta({ ...page, crumbs: [{ title: 'Blog', path: '/blog' }] })
	expect(tags).toContainEqual({
		'script:ld+json': expect.objectContaining({
			'@type': 'BreadcrumbList',
			itemListElement: [
				{ '@type': 'ListItem', position: 1, name: 'Home', item: 'https://ella.example/' },
				{ '@type': 'ListItem', position: 2, name: 'Blog', item: 'https://ella.example/blog' },
			],
		}),
	})
})
