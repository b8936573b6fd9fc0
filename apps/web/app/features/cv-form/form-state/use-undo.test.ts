import { expect, test } from 'vitest'
import { readUndoKey } from './use-undo.ts'

const press = (key: string, held: Partial<KeyboardEvent> = {}) =>
	readUndoKey({ key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...held })

test.each([
	['z', { ctrlKey: true }, 'undo'],
	['z', { metaKey: true }, 'undo'],
	['Z', { ctrlKey: true, shiftKey: true }, 'redo'],
	['Z', { metaKey: true, shiftKey: true }, 'redo'],
	['y', { ctrlKey: true }, 'redo'],
	['z', {}, null],
	['z', { ctrlKey: true, altKey: true }, null],
	['y', { metaKey: true }, null],
] as const)('%s with %o means %s', (key, held, expected) => {
	expect(press(key, held)).toBe(expected)
})
