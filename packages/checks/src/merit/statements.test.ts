import { emptyCv } from '@app/cv'
import { sourceOf, today } from '@app/cv/fixtures'
import { expect, test } from 'vitest'
import { createContext } from '../context.ts'
import { listStatements } from './statements.ts'

test('what no field has is taken sentence by sentence, and a long sentence part by part', () => {
	const sentence = 'I run the enquiry desk of the central library.'
	const clauses = [
		'I was moved to the central library in town,',
		'where I learned the local studies collection from scratch,',
		'and in 2017 I catalogued 1,900 glass plate negatives of a shop,',
		'which had been sitting in boxes since the sixties,',
		'with two volunteers whom I found and trained myself.',
	]
	const cv = emptyCv()
	const unread = [{ text: `${sentence} ${clauses.join(' ')}`, place: null }]
	const source = { ...sourceOf(cv), unread }
	const context = createContext({ cv, source, today, knowsWord: () => true })
	expect(listStatements(context).map(({ text }) => text)).toEqual([sentence, ...clauses])
})
