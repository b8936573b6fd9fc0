import { expect, test } from 'vitest'
import { escalationWeight } from './escalate-severity.ts'

test.each([
	['warning-1', { faulty: 3, all: 6 }, 'warning-2'],
	['warning-2', { faulty: 9, all: 9 }, 'warning-3'],
	['warning-3', { faulty: 9, all: 9 }, 'warning-3'],
	['warning-1', { faulty: 3, all: 7 }, 'warning-1'],
	['warning-1', { faulty: 2, all: 2 }, 'warning-1'],
] as const)('%s on %o weighs %s', (usual, lines, weight) => {
	expect(escalationWeight(usual, lines)).toBe(weight)
})
