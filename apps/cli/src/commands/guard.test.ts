import { expect, test } from 'vitest'
import { runCommandLine } from '../run-command-line.ts'

async function ella(command: string, text: string) {
	const printed: string[] = []
	const said: string[] = []
	const code = await runCommandLine([command], {
		cwd: '/',
		readStandardInput: async () => new TextEncoder().encode(text),
		print: (piece) => void printed.push(String(piece)),
		say: (piece) => void said.push(piece),
		now: () => new Date(0),
	})
	const lines = printed.join('').split('\n').filter(Boolean)
	return { code, said: said.join('\n'), lines: lines.map((line) => JSON.parse(line)) }
}

test('each pair gets a verdict, and what is wrong with it', async () => {
	const { code, lines, said } = await ella(
		'guard',
		[
			'{"before": "Helped the chef prepare meals", "after": "Prepared meals"}',
			'',
			'{"before": "Responsible for managing social media accounts", "after": "Managed social media accounts"}',
			'{"before": "Trained new carers", "after": "Trained 6 new carers a year", "facts": ["6 a year"]}',
		].join('\r\n'),
	)
	expect(code).toBe(0)
	expect(lines.map(({ faithful, verdict }) => [faithful, verdict])).toEqual([
		[false, 'confirm'],
		[true, 'faithful'],
		[true, 'faithful'],
	])
	expect(Object.keys(lines[0])).toEqual(['faithful', 'verdict', 'findings'])
	expect(lines[0].findings[0]).toMatchObject({ message: expect.stringMatching(/\p{L}/u) })
	expect(lines[1].findings).toEqual([])
	expect(said).toBe('Checked 3 pairs.')
})

test.each([
	'no JSON',
	'{"before": "a"}',
	'{"before": "a", "after": "b", "facts": [1]}',
	'[1]',
	'null',
])('a line that is no pair is named: %s', async (line) => {
	const { code, said, lines } = await ella('guard', `{"before": "a", "after": "a"}\n${line}`)
	expect(code).toBe(1)
	expect(lines).toEqual([])
	expect(said).toContain('Line 2 is not a pair.')
})

test('a line is printed as a tree of clauses with what is said of its words', async () => {
	const { code, lines } = await ella('parse', 'Helped to serve meals to 80 residents\n')
	expect(code).toBe(0)
	expect(lines[0].clauses[0]).toMatchObject({ act: 'help', agent: 'writer', passive: false })
	expect(lines[0].assertions).toContainEqual({
		effect: 'helped',
		trigger: 'Helped',
		reaches: expect.arrayContaining(['meals']),
	})
})
