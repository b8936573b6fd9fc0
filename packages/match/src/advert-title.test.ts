import { expect, test } from 'vitest'
import { readAdvert } from './read-advert.ts'

const rest = '\n\nEssential\n- Post-registration experience of a kind\n- Stock control'

test.each([
	['Community Staff Nurse - Band 5 - Fenbrook District Nursing Team', 'Community Staff Nurse'],
	[
		'360 Recruitment Consultant (Industrial desk) | Wakefield | £28k basic + uncapped OTE',
		'360 Recruitment Consultant',
	],
	[
		'Housing Officer, Tidewell Homes (housing association, 4,100 homes), Great Yarmouth',
		'Housing Officer',
	],
	['Electrician wanted - Stoke on Trent & surrounding - van, fuel card, £38-41k', 'Electrician'],
	['WAREHOUSE OPERATIVES x4 – IMMEDIATE START', 'WAREHOUSE OPERATIVES'],
	['Job title: Accounts Assistant', 'Accounts Assistant'],
	['Position - Night Porter', 'Night Porter'],
	['We are looking for a friendly Barista to join us in Leith', 'Barista'],
	['JOB DESCRIPTION\nPlay Worker', 'Play Worker'],
	[
		'WESTMERE BOROUGH COUNCIL\nPOST TITLE:  Housing Officer (Estates)     GRADE: 6',
		'Housing Officer',
	],
	[
		'St Botolph’s C of E Primary School\nTeaching Assistant (Level 2) - Year 2',
		'Teaching Assistant',
	],
	['Administrator - Harbridge Roofing Ltd\nTamworth | Full time', 'Administrator'],
	['Job title\nHighways Inspector', 'Highways Inspector'],
	['PERSON SPECIFICATION – SENIOR FINANCE OFFICER', 'SENIOR FINANCE OFFICER'],
	['🧹 CLEANER WANTED 🧹 - PART TIME', 'CLEANER'],
	['GROUNDWORKERS X 4 REQUIRED - ASHFORD KENT', 'GROUNDWORKERS'],
	['Gas engineer wanted for small heating firm in Stockport.', 'Gas engineer'],
	['Our client is looking for Class 2 drivers on an ongoing basis.', 'Class 2 drivers'],
	[
		'Hi all\n\nMargaret leaves us, so we’re after a new receptionist for Thursdays.',
		'receptionist',
	],
	[
		'Job overview\nAn exciting opportunity has arisen for a Healthcare Assistant to join us.\n\nMain duties\nAssist patients',
		'Healthcare Assistant',
	],
	['We are looking for members to join our club.\nSpanish Teacher', 'Spanish Teacher'],
])('%s', (head, title) => {
	expect(readAdvert(head + rest).title).toBe(title)
})

test('hours are not numbered lines, and what marks a need is no part of it', () => {
	const { knockOuts } = readAdvert(
		'Nurse\n37.5 hours, 7-day rota\n\nOther\nFull UK driving licence and a car for work - E',
	)
	expect(knockOuts).toEqual([
		'37.5 hours, 7-day rota',
		'Full UK driving licence and a car for work',
	])
})
