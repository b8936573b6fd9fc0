import { openEnglishWords } from '@app/language/node'
import { describe, expect, test } from 'vitest'
import { wordMeant } from './word-meant.ts'

const knows = await openEnglishWords()
const meantBy = (word: string, before = '') => wordMeant(word, before, knows)

describe('a word is put right by a press only where nothing else can be meant', () => {
	test.each([
		['managment', 'management'],
		['pasengers', 'passengers'],
		['pateints', 'patients'],
		['acheivement', 'achievement'],
		['childern', 'children'],
		['companys', 'companies'],
		['custommer', 'customer'],
		['payed', 'paid'],
		['apon', 'upon'],
		['alot', 'a lot'],
		['opportunites', 'opportunities'],
		['comunicating', 'communicating'],
		['beleive', 'believe'],
		['maintaned', 'maintained'],
		['medicaton', 'medication'],
		['physicaly', 'physically'],
	])('%s is %s', (word, right) => {
		const { words, isCertain, isSlipAnyhow } = meantBy(word) ?? {}
		expect({ first: words?.[0], isCertain, isSlipAnyhow }).toEqual({
			first: right,
			isCertain: true,
			isSlipAnyhow: true,
		})
	})

	test.each([
		['tought', ['taught', 'thought', 'tough']],
		['activites', ['activities', 'activates']],
		['servce', ['service', 'serve']],
	])('%s may be %j', (word, words) => {
		expect(meantBy(word)).toMatchObject({ words, isCertain: false, isSlipAnyhow: false })
	})
})

test('the word in front tells a past from a participle', () => {
	expect(meantBy('drived', '')).toMatchObject({ words: ['drove', 'driven'], isCertain: true })
	expect(meantBy('drived', 'has')).toMatchObject({ words: ['driven', 'drove'], isCertain: true })
	expect(meantBy('drived', 'van')).toMatchObject({ isCertain: false })
})

test.each(
	`gundogs samphire phlebotomy microservices costed judgment focussed queueing tronc templated surveys trolleys laybys
	flexitime chandlery refactored timesheets tupping galette brushcutter palletised anaesthetised kombucha quinoa hygge
	parkour pilates sudoku zumba biochar agroforestry hugelkultur upcycling glamping crowdfunding onboarding offboarding
	podcasting vlogging livestreaming geocaching bouldering paddleboarding wakeboarding kayaking canyoning abseiling`
		.trim()
		.split(/\s+/),
)('%s is left alone', (word) => {
	expect(meantBy(word)).toBeNull()
})
