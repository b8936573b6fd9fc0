import { expect, test } from 'vitest'
import { runCommandLine } from '../run-command-line.ts'

async function rewritten(text: string, ...args: string[]) {
	const printed: string[] = []
	const code = await runCommandLine(['rewrite', ...args], {
		cwd: '/',
		readStandardInput: async () => new TextEncoder().encode(text),
		print: (piece) => void printed.push(String(piece)),
		say: () => undefined,
		now: () => new Date(0),
	})
	const lines = printed.join('').trimEnd().split('\n')
	return { code, lines: lines.map((line) => JSON.parse(line)) }
}

test('one line of JSON comes out for each duty that goes in', async () => {
	const { code, lines } = await rewritten(
		'Responsible for managing a team of 5\n\nLed 3 projects, saving £120k\r\n',
	)
	expect(code).toBe(0)
	expect(lines.map(({ before, after }) => [before, after])).toEqual([
		['Responsible for managing a team of 5', 'Managed a team of 5'],
		['Led 3 projects, saving £120k', 'Led 3 projects, saving £120k'],
	])
	expect(Object.keys(lines[0])).toEqual([
		'before',
		'after',
		'asks',
		'changes',
		'advice',
		'bullets',
		'verified',
		'violations',
		'engine',
	])
})

test('--current tells a job that goes on in the present', async () => {
	const { lines } = await rewritten('Responsible for ordering stock', '--current')
	expect(lines[0].after).toBe('Order stock')
})

test('a line that says nothing is advised to be deleted, and one of several statements to be split', async () => {
	const { lines } = await rewritten(
		'Hard working, reliable and honest\nserving food, folding napkins, laying tables, tills, deliveries\n',
	)
	expect(lines.map(({ advice, bullets }) => [advice, bullets])).toEqual([
		['delete', []],
		['split', ['Served food, folded napkins and laid tables', 'Covered tills and deliveries']],
	])
})
