import { describe, expect, test } from 'vitest'
import {
	findBuzzwords,
	findFillers,
	findLeadIn,
	findVagueQuantities,
	spellingOf,
	toBritish,
} from '../index.ts'

describe('findLeadIn', () => {
	test.each([
		['Responsible for managing a team', 'managing a team'],
		['I was responsible for the rota', 'rota'],
		['Duties included cleaning wards', 'cleaning wards'],
		['My main duties were to serve customers', 'serve customers'],
		['Tasked with writing reports', 'writing reports'],
		['In charge of stock control', 'stock control'],
		['Involved in the migration of servers', 'migration of servers'],
		['Daily tasks include: washing up', 'washing up'],
		['Responsibilities: ordering stock', null],
		['Managed responsible sourcing', null],
		['Worked on-call shifts', null],
		['Helped customers', null],
	])('"%s" leaves %s', (line, rest) => {
		const found = findLeadIn(line)
		expect(found === null ? null : line.slice(found.length)).toBe(rest)
	})
})

describe('stock phrases', () => {
	test('are found whole and where they stand', () => {
		expect(findBuzzwords('A hard-working team player')).toMatchObject([
			{ phrase: 'hard-working' },
			{ phrase: 'team player', start: 15 },
		])
		expect(findBuzzwords('Fitted seamless gutters? No: dynamically balanced rotors')).toHaveLength(
			1,
		)
		expect(findFillers('Cleaned wards on a daily basis in order to help')).toHaveLength(2)
		expect(findVagueQuantities('Served many guests in various rooms')).toHaveLength(2)
		expect(findVagueQuantities('Counted how many guests and as many as 30 rooms')).toEqual([])
	})
})

describe('spelling', () => {
	test.each([
		['organized', 'organised'],
		['Organization', 'Organisation'],
		['color', 'colour'],
		['Center', 'Centre'],
		['traveled', 'travelled'],
		['analyzing', 'analysing'],
		['fulfillment', 'fulfilment'],
		['theater', 'theatre'],
		['size', 'size'],
		['prize', 'prize'],
		['meter', 'meter'],
		['centred', 'centred'],
		['colourful', 'colourful'],
		['laboratory', 'laboratory'],
		['collaborated', 'collaborated'],
		['elaborate', 'elaborate'],
		['honorary', 'honorary'],
		['humorous', 'humorous'],
		['catalogue', 'catalogue'],
		['vigorous', 'vigorous'],
		['rumored', 'rumoured'],
		['evaporate', 'evaporate'],
		['vaporise', 'vaporise'],
		['favorite', 'favourite'],
		['coloration', 'coloration'],
	])('%s is %s in Britain', (word, british) => {
		expect(toBritish(word)).toBe(british)
	})

	test('says which variety a word belongs to', () => {
		expect(spellingOf('organise')).toEqual({ family: 'ise', variety: 'british' })
		expect(spellingOf('organize')).toEqual({ family: 'ise', variety: 'american' })
		expect(spellingOf('Colour')).toEqual({ family: 'other', variety: 'british' })
		expect(spellingOf('centers')).toEqual({ family: 'other', variety: 'american' })
		expect(spellingOf('advertise')).toBeNull()
		expect(spellingOf('exercise')).toBeNull()
	})
})
