import { expect, test } from 'vitest'
import { readAdvert } from './read-advert.ts'

const quotesIn = (text: string) =>
	readAdvert(`Clerk\n\nEssential\n- ${text}`).requirements.map(({ quote }) => quote)

test.each([
	'You’ll be trained in SQL and Python.',
	'You will receive training in SQL.',
	'Training in manual handling will be provided.',
	'Full training given on SAP',
	'We will put you through your CPC.',
	'We’ll support you to complete the AAT Level 3.',
	'Support to gain NVQ Level 3',
	'CPC training funded',
	'Fully funded NVQ Level 2',
])('what the employer gives is not asked for: %s', (text) => {
	expect(quotesIn(text)).toEqual([])
})

test.each([
	['We will train you on Sage but you must know Excel', ['Excel']],
	['You will be trained in Sage and have Excel', ['Excel']],
	['You will be trained in Sage and need Excel', ['Excel']],
	['Training in first aid is essential', ['first aid']],
	['You must be trained in first aid', ['first aid']],
	['You will ensure that training in manual handling is given', ['manual handling']],
	['You will support learners to gain NVQ Level 3', ['NVQ Level 3']],
	['NVQ Level 3 or willing to work towards it', ['NVQ Level 3']],
	['You will train staff in manual handling', ['manual handling']],
])('and what is asked for beside it is: %s', (text, asked) => {
	expect(quotesIn(text)).toEqual(expect.arrayContaining(asked))
	expect(quotesIn(text)).not.toContain('Sage')
})
