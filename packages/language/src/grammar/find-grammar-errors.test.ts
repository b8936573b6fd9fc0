import { describe, expect, test } from 'vitest'
import { findSlips } from '../index.ts'

describe('what is wrong wherever it stands', () => {
	test.each([
		['Managed 4 assistants and did there rotas', 'did there rotas', 'did their rotas'],
		['Assistant Manger at a garage', 'Assistant Manger', 'Assistant Manager'],
		['ASSISTANT MANGER', 'ASSISTANT MANGER', 'ASSISTANT MANAGER'],
		['It could of been worse', 'could of been', 'could have been'],
		['Rather then wait, I rang', 'Rather then', 'Rather than'],
		['more then 20 calls', 'more then 20', 'more than 20'],
		['and i am always early', 'i am', 'I am'],
		['and i’ve driven', 'i’ve', 'I’ve'],
		['We was open late', 'We was', 'We were'],
		['have went to site', 'have went', 'have gone'],
		['did not made errors', 'did not made', 'did not make'],
		['10 year experience as a cook', '10 year experience', '10 years’ experience'],
		['driving since 5 years', 'since 5 years', 'for 5 years'],
		[
			'two of them past their placements',
			'them past their placements',
			'them passed their placements',
		],
		['and it use to take an hour', 'it use to take', 'it used to take'],
		['deep cleans in the quite season', 'the quite season', 'the quiet season'],
		['answering enquires', 'answering enquires', 'answering enquiries'],
		['work with childrens such as reading', 'childrens such as', 'children such as'],
		['Worked in a childrens home', 'childrens', 'children’s'],
		['Met customers needs', 'Met customers needs', 'Met customers’ needs'],
		['8 GCSE’s', 'GCSE’s', 'GCSEs'],
		['in the 1990’s', 'in the 1990’s', 'in the 1990s'],
		['Repaired equipments', 'equipments', 'equipment'],
		['A hour of revision', 'A hour', 'An hour'],
		['an user of Sage', 'an user', 'a user'],
		['Swept the  the yard', 'the  the', 'the'],
		['cleaned everyday at 6', 'everyday at 6', 'every day at 6'],
		['to setup a stall', 'to setup a', 'to set up a'],
	])('“%s”', (text, quote, right) => {
		expect(findSlips(text)).toEqual([{ quote, right, start: text.indexOf(quote) }])
	})
})

describe('what may be right is not told', () => {
	test.each([
		'Pret A Manger',
		'A and E',
		'an MBA and a UK visa',
		'a European unit',
		'a one-to-one talk',
		'helped each other then left',
		'since the last inspection',
		'since two years ago',
		'1 year’s experience',
		'a 2 year experience programme',
		'responsible to the head chef',
		'how much customers pay',
		'these job roles',
		'Phase i work',
		'vitamin a intake',
		'grade a eggs',
		'there needs to be a plan',
		'everyday tasks',
		'clothes for everyday',
		'a garage sale assistant',
		'remittance advices',
		'Hoovered an restocked rooms',
		'that that',
		'drove them past their house',
		'the tools that we use to cut stone',
		'in quite a busy season',
		'when a guest enquires',
		'had had',
		'I lead a team of 5',
		'Raised Series A investment',
		'Achieved an A overall',
		'Cat A inmates',
		'Strep A outbreak',
		'Responsible from 2019 for the depot',
		'Caring for residents needs tact',
		'Phase I done on time',
		'Simple, everyday, healthy meals',
		'I believe it’s customers who make a business',
		'Ordered stationary bikes',
		'Raising moral, social and cultural awareness',
		'Fixed the GP’s and the nurse’s notes',
		'The current roll includes 40 pupils',
		'as much people management as coding',
		'I could of course work nights',
		'Volunteer since 2015. Years of practice',
		'Discuss about 30 cases a week',
		'Passed experience on to trainees',
		'kept children interested on long walks',
		'building sight vocabulary',
		'Cleaned every manger and trough',
		'one or the other then reported',
		'a range off the coast',
		'Took care off the pitch',
		'a useful unit',
	])('“%s”', (text) => {
		expect(findSlips(text)).toEqual([])
	})
})

test('slips come in the order of the text, and none twice', () => {
	const found = findSlips('i am a assistant manger, and i have more then 10 year experience')
	expect(found.map(({ right }) => right)).toEqual([
		'I am',
		'an assistant',
		'I have',
		'more than 10',
	])
})
