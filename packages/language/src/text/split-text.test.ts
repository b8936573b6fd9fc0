import { describe, expect, test } from 'vitest'
import { findQuantities, splitSentences, splitWords } from '../index.ts'

const names =
	'A&E P&L R&D Q&A F&B H&S M&S L&D T&Cs k8s s47 i18n B2B 3D NVQ2 KS2 EC2 T-SQL C# C++ 24/7 iOS x-ray'.split(
		' ',
	)

describe.each(names)('the name %s', (name) => {
	const line = `Trained staff in ${name} work and kept records.`

	test('is one word of a line', () => {
		expect(splitWords(line)).toEqual([
			'Trained',
			'staff',
			'in',
			name,
			'work',
			'and',
			'kept',
			'records',
		])
	})

	test('counts nothing and ends no sentence', () => {
		expect(findQuantities(line)).toEqual([])
		expect(splitSentences(`${line} Led ${name}.`)).toHaveLength(2)
	})
})

test.each(['Band 5', 'Level 3', 'Part 145', 'Year 6', 'Key Stage 2'])(
	'%s counts nothing',
	(name) => {
		expect(findQuantities(`Trained ${name} staff`)).toEqual([])
	},
)
