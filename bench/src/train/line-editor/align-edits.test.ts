import { expect, test } from 'vitest'
import { alignEdits } from './align-edits.ts'

const edits = (from: string, to: string) =>
	alignEdits(from.split(' '), to.split(' ')).map(({ mark, words, tense, word }) =>
		[mark, words, tense, word].filter((part) => part !== '').join(' '),
	)

test('lead-ins are cut, and verbs change their form', () => {
	expect(edits('responsible for writing tests', 'wrote tests')).toEqual([
		'cut',
		'cut',
		'past',
		'keep',
		'keep',
	])
})

test('a bullet begins at the next word that is kept, with its verb in the base form', () => {
	expect(edits('picking , forklift', 'picked • drove a forklift')).toEqual([
		'past',
		'cut',
		'• drive a past keep',
		'keep',
	])
})

test('words at the end are put before it', () => {
	expect(edits('fitted doors', 'fitted doors well')).toEqual(['keep', 'keep', 'well keep'])
})

test('words of another kind are other words', () => {
	expect(edits('worked like waiter', 'worked as waiter')).toEqual(['keep', '=as', 'keep', 'keep'])
})

test('words on both sides of a bullet stay in their order', () => {
	expect(edits('run fast', 'run a lot • go fast')[1]).toBe('• a lot • go keep')
})
