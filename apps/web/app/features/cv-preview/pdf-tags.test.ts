import { expect, test } from 'vitest'
import { buildPdfTags, joinPieces, labelTagRole } from './pdf-tags.ts'

const pieces = [
	{ type: 'beginMarkedContentProps', id: 'p1' },
	{ str: 'Maya', hasEOL: false },
	{ str: ' Whitcombe', hasEOL: true },
	{ type: 'endMarkedContent' },
	{ type: 'beginMarkedContent' },
	{ str: '1', hasEOL: true },
	{ type: 'endMarkedContent' },
	{ type: 'beginMarkedContentProps', id: 'p2' },
	{ str: 'Taught ', hasEOL: false },
	{ type: 'endMarkedContent' },
	{ type: 'beginMarkedContentProps', id: 'p3' },
	{ str: 'reading', hasEOL: true },
	{ type: 'endMarkedContent' },
]

const root = {
	role: 'Root',
	children: [
		{ role: 'H1', children: [{ type: 'content', id: 'p1' }] },
		{
			role: 'L',
			children: [
				{
					role: 'LI',
					children: [
						{ type: 'content', id: 'p2' },
						{ role: 'Link', children: [{ type: 'content', id: 'p3' }] },
					],
				},
			],
		},
	],
}

test('each part has its own words, and links belong to the words around them', () => {
	const item = { role: 'LI', words: 'Taught reading', links: 1, children: [] }
	expect(buildPdfTags(root, pieces)).toEqual([
		{ role: 'H1', words: 'Maya Whitcombe', links: 0, children: [] },
		{ role: 'L', words: '', links: 0, children: [item] },
	])
	expect(buildPdfTags(null, pieces)).toEqual([])
})

test('the text is in the order of the file, marked or not', () => {
	expect(joinPieces(pieces)).toBe('Maya Whitcombe\n1\nTaught reading')
})

test('kinds are named in plain words, and an unknown one by its own', () => {
	expect(['H2', 'LI', 'Sect', 'Aside'].map(labelTagRole)).toEqual([
		'Heading 2',
		'List item',
		'Section',
		'Aside',
	])
})
