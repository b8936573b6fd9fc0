import { afterAll, beforeAll, expect, test } from 'vitest'
import { cleanUps } from '#test/clean-ups.ts'
import { openApplicationsApp } from '#test/open-applications-app.ts'

let board: Awaited<ReturnType<typeof openApplicationsApp>>
const { later, cleanUp } = cleanUps()
afterAll(cleanUp)
beforeAll(async () => {
	board = await openApplicationsApp(later)
})

test('a card finds its place however often the same gap is used', async () => {
	const make = async (title: string) => (await board.create({ job: { from: 'scratch', title } })).id
	const [last, first] = [await make('last'), await make('first')]
	const titles = async () => (await board.list()).map(({ title }) => title)
	let [one, other] = [await make('one'), await make('other')]
	for (let round = 0; round < 14; round += 1) {
		await board.move(one, { stage: 'saved', before: last })
		;[one, other] = [other, one]
	}
	expect(await titles()).toEqual(['first', 'one', 'other', 'last'])
	await board.move(last, { stage: 'saved', before: first })
	expect(await titles()).toEqual(['last', 'first', 'one', 'other'])
})
