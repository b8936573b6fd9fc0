import { expect, test } from 'vitest'
import { findEntries } from './find-entries.ts'
import type { SearchEntry } from './search-entry.ts'

const entries: SearchEntry[] = [
	{ path: '/pricing', title: 'Pricing', group: 'Pages', words: '' },
	{ path: '/help#a', title: 'What happens to my file?', group: 'Help', words: 'deleted 24 hours' },
	{ path: '/blog/gaps', title: 'Gaps', group: 'Articles', words: 'what an employer may ask' },
]

test('without words the pages are offered', () => {
	expect(findEntries(entries, ' ').map(({ path }) => path)).toEqual(['/pricing'])
})

test('what has the words in its title comes first', () => {
	expect(findEntries(entries, 'what').map(({ path }) => path)).toEqual(['/help#a', '/blog/gaps'])
	expect(findEntries(entries, 'elephant')).toEqual([])
})
