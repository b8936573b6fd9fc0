import { expect, test } from 'vitest'
import { completeJob, readJob } from './job-of-advert.ts'

const rest = 'You will look after our guests.'

test.each([
	['beside the title', 'Night Porter – The Larch Hotel, Whitby', 'The Larch Hotel'],
	['behind “at”', 'Night Porter at Ferrymoor', 'Ferrymoor'],
	['in a line of its own', 'Night Porter\nPennard & Lowe Ltd, Truro', 'Pennard & Lowe Ltd'],
	['in capitals', 'ORMSBY BOROUGH COUNCIL\nNight Porter', 'Ormsby Borough Council'],
	[
		'where it speaks',
		'Night Porter, Tallbrook Inn Rooms\nTallbrook is 40 rooms by the sea.',
		'Tallbrook Inn Rooms',
	],
	['behind a label', 'Night Porter\nCompany: Zarnet, Leeds', 'Zarnet'],
])('the employer stands %s', (_, head, company) => {
	const title = 'Night Porter'
	expect(readJob({ text: `${head}\n${rest}`, title })).toMatchObject({ title, company })
})

test.each([
	['an agency', 'Night Porter – The Larch Hotel\nOur client is looking for a porter.'],
	['a kind of place', 'Night Porter – Contact Centre'],
	['a town', 'Night Porter – Whitby'],
	['a pronoun', 'Night Porter\nWe are a small hotel. We have 40 rooms.'],
])('%s is no employer', (_, text) => {
	expect(readJob({ text, title: 'Night Porter' }).company).toBe('')
})

test.each([
	['For a chat, ring Yvette Lawal, Team Leader, on 01632 960205.', 'Yvette Lawal'],
	[
		'Send your letter to the Business Manager, Mrs L. Prowse, by noon. Ring Bob on 01632 960111.',
		'Mrs Prowse',
	],
	['Ring Rob on 07700 900266 after 5.', 'Rob'],
	['Ask for Jean or Martin.', 'Jean and Martin'],
	['Questions: Dr P. Ransome, Deputy Analyst', 'Dr Ransome'],
	['We look forward to meeting you.\n\nProf. Matthias Oberhuber', 'Prof Oberhuber'],
	['Contact Human Resources on 01632 960111.', ''],
	['Call Reception on 01632 960111.', ''],
	['Speak to Customers every day.', ''],
	['Experience with Facebook. Email Marketing, GitHub.', ''],
])('%s', (text, addressee) => {
	expect(readJob({ text: `Night Porter\n${text}`, title: 'Night Porter' }).addressee).toBe(
		addressee,
	)
})

test.each([
	['CARE ASSISTANTS', 'Care Assistant'],
	['HGV DRIVERS', 'HGV Driver'],
	['Electrican', 'Electrician'],
	['gas engineer', 'Gas engineer'],
])('one applies for one post, in the letters of a name: %s', (title, post) => {
	expect(readJob({ text: '', title }).title).toBe(post)
})

test('what a person says of the job stays', () => {
	const own = { title: 'Porter', company: ' ', addressee: 'Ms Kaur' }
	const text = 'Night Porter at Ferrymoor. Ring Rob on 07700 900266.'
	expect(completeJob(own, { text, title: 'Night Porter' })).toEqual({
		...own,
		company: 'Ferrymoor',
	})
})
