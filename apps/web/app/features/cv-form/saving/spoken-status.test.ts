import { expect, test } from 'vitest'
import type { SaveStatus } from './save-status.ts'
import { spokenStatus } from './spoken-status.ts'

function spokenIn(kinds: ('saved' | 'saving' | 'waiting')[]): string[] {
	const statuses: SaveStatus[] = kinds.map((kind) => ({ kind }))
	const spoken = ['']
	for (const status of statuses) spoken.push(spokenStatus(spoken.at(-1) ?? '', status))
	return spoken.filter((text, index) => text !== spoken[index - 1]).filter(Boolean)
}

test('saving that works is not talked about', () => {
	expect(spokenIn(['saved', 'saving', 'saved', 'saving', 'saved'])).toEqual([])
})

test('that something waits is said once, however much is written meanwhile, and then that it is saved', () => {
	const kinds = ['saved', 'saving', 'waiting', 'saving', 'waiting', 'saving', 'saved'] as const
	expect(spokenIn([...kinds])).toEqual([
		'Your changes are on this device. We’ll save them when we can reach Ella.',
		'Your changes are saved.',
	])
})
