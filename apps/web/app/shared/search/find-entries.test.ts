import { expect, test } from 'vitest'
import { findEntries } from './find-entries.ts'
import type { Findable } from './search-entry.ts'

const place = (path: string, words: Pick<Findable, 'group' | 'title' | 'words'>): Findable => ({
	id: path,
	...words,
	does: { path },
})

const entries: Findable[] = [
	place('/pricing', { group: 'Pages', title: 'Pricing', words: '' }),
	place('/help#a', { group: 'Help', title: 'What happens to my file?', words: 'deleted 24 hours' }),
	place('/blog/gaps', { group: 'Articles', title: 'Gaps', words: 'what an employer may ask' }),
]

const addJob: Findable = {
	id: 'add-job',
	title: 'Add a job',
	group: 'Actions',
	words: '',
	does: { run: () => undefined },
}

const idsOf = (found: Findable[]) => found.map(({ id }) => id)

test('without words the pages are offered', () => {
	expect(idsOf(findEntries(entries, ' '))).toEqual(['/pricing'])
})

test('on a screen that can do something, that is offered first', () => {
	expect(idsOf(findEntries([addJob, ...entries], ''))).toEqual(['add-job'])
})

test('what has the words in its title comes first', () => {
	expect(idsOf(findEntries(entries, 'what'))).toEqual(['/help#a', '/blog/gaps'])
	expect(findEntries(entries, 'elephant')).toEqual([])
})
