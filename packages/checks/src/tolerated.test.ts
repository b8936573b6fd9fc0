import type { Case } from '@app/cv/fixtures'
import {
	goodCvs,
	sourceOf,
	today,
	withBullets,
	withCv,
	withFacts,
	withSkills,
	withTwoJobs,
} from '@app/cv/fixtures'
import { describe, expect, test } from 'vitest'
import { answerCheck } from './answer.ts'
import { createContext } from './context.ts'
import { checks } from './index.ts'

const [good] = goodCvs
if (good === undefined) throw new Error('There are no sound CVs.')

const done = [
	'Cooked breakfast for 40 guests every morning',
	'Ordered fish from four suppliers in Leeds',
	'Wrote the weekly rota with the head chef',
	'Trained two apprentices on sauces and stocks',
]

// One fault each, which is too little for a remark and too much for a tick.
const littleFaults: [checkId: string, one: Case][] = [
	['E01', withBullets(...done, 'Responsible for the keys of the kitchen')],
	['E02', withBullets(...done, 'The keys of the whole kitchen and bar')],
	['E06', withBullets(...done, 'Counted the stock with my colleagues')],
	['E08', withBullets(...done, 'Menus were printed every week in the office')],
	['E09', withTwoJobs(done, ['Serve the guests at the bar'])],
	['E10', withBullets(...done, 'Ordering wine for the bar')],
	['E11', withBullets(...done, 'Washed the pans')],
	['E13', withBullets(...done, 'Counted the stock on Mondays. Closed the bar on Fridays.')],
	['E14', withBullets(...done, 'Counted the stock on Mondays.')],
	['E17', withBullets(...done, 'Acted as a team player in the kitchen')],
	['E18', withBullets(...done, 'Counted the stock on a daily basis')],
	['E19', withBullets(...done, 'We served the guests of two weddings')],
	['F02', withSkills('Teamwork', 'Punctual', 'Excel', 'Driving')],
	['F03', withSkills('Falconry', 'Cooking')],
	['F04', withCv({ ...withBullets(...done, 'Made posters in Photoshop for the bar').cv?.(good) })],
	['G09', withBullets(...done, 'CLOSED THE KITCHEN EVERY NIGHT')],
	[
		'G14',
		withBullets("Cleaned the chef's knives", 'Cleaned the guests’ rooms', 'Wrote the hotel’s rota'),
	],
	['A15', withFacts({ unreadableShare: 0.01 })],
	['A16', withFacts({ ligatures: ['first'] })],
	['A22', withFacts({ fonts: ['Lato', 'Georgia', 'Arial'] })],
]

describe('a little that is tolerated', () => {
	test.each(littleFaults)('is neither told nor praised by %s', (checkId, one) => {
		const check = checks.find(({ id }) => id === checkId)
		if (check === undefined) throw new Error(`There is no check ${checkId}.`)
		const cv = one.cv?.(good) ?? good
		const source = one.source?.(sourceOf(cv)) ?? sourceOf(cv)
		expect(answerCheck(check, createContext({ cv, source, today })).answer).toBe('tolerated')
	})
})
