import { expect, test } from 'vitest'
import { parseAdvertHtml, passagesOfText } from './parse-advert-html.ts'

const wordsIn = (html: string) =>
	parseAdvertHtml(html)
		.map(({ text }) => text)
		.join('\n')

test.each([
	['<script>alert(1)</script>Hello', 'Hello'],
	['<p onclick="alert(1)">Hello</p>', 'Hello'],
	['<img src=x onerror=alert(1)>Hello', 'Hello'],
	['<svg><script>alert(1)</script><text>x</text></svg>Hello', 'Hello'],
	['<style>p{background:url(//x)}</style>Hello', 'Hello'],
	['<iframe srcdoc="<script>alert(1)</script>"></iframe>Hello', 'Hello'],
	['<a href="javascript:alert(1)">Hello</a>', 'Hello'],
	['<template><p>x</p></template>Hello', 'Hello'],
	['<<p>Hello', '<\nHello'],
	['Hello\u0000\u202e there\u200b', 'Hello there'],
	['<p>Soft\u00adware</p>', 'Software'],
])('%j leaves %j', (html, words) => expect(wordsIn(html)).toBe(words))

test('what is escaped is text and stays text', () => {
	expect(wordsIn('&lt;script&gt;alert(1)&lt;/script&gt;')).toBe('<script>alert(1)</script>')
})

test('headings, paragraphs and items are told apart', () => {
	const html =
		'<p><strong>You will</strong></p><ul><li><p>Cook</p></li><li>Clean</li></ul>One<br>• Two<div>Of <b>three</b></div>'
	expect(parseAdvertHtml(html)).toEqual([
		{ kind: 'heading', text: 'You will' },
		{ kind: 'item', text: 'Cook' },
		{ kind: 'item', text: 'Clean' },
		{ kind: 'paragraph', text: 'One' },
		{ kind: 'item', text: 'Two' },
		{ kind: 'paragraph', text: 'Of three' },
	])
})

test('endless and deeply nested HTML comes to an end', () => {
	const long = parseAdvertHtml(`<p>${'word '.repeat(100_000)}</p>`.repeat(5))
	expect(long.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThanOrEqual(40_000)
	expect(wordsIn(`Shallow${'<div><ul><li>'.repeat(300_000)}Deep`)).toBe('Shallow')
	expect(wordsIn(`${'<b><i><p>'.repeat(100)}Deep`)).toBe('Deep')
})

test('lines of a pasted text are its passages', () => {
	expect(passagesOfText('You will\n\n- cook\n2. clean\n')).toEqual([
		{ kind: 'paragraph', text: 'You will' },
		{ kind: 'item', text: 'cook' },
		{ kind: 'item', text: 'clean' },
	])
})

test('lines of a description without any markup are its passages', () => {
	expect(parseAdvertHtml('You will\n\n- bake &amp; serve\n- clean')).toEqual([
		{ kind: 'paragraph', text: 'You will' },
		{ kind: 'item', text: 'bake & serve' },
		{ kind: 'item', text: 'clean' },
	])
})

test('an advert that is cut inside an emoji stays a text', () => {
	for (const html of ['<p>', '']) {
		const [{ text } = { text: '' }] = parseAdvertHtml(`${html}${'a'.repeat(39_999)}🍞`)
		expect(text.isWellFormed()).toBe(true)
		expect(text.length).toBe(40_000)
	}
})
