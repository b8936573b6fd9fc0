import { expect, test } from 'vitest'
import { readsAsSentence } from './reads-as-sentence.ts'

test.each([
	'Raised £240 for the local hospice',
	'Raised over £1,000 by running a half marathon',
	'Organised the school fair',
	'Organised the Year 11 prom for 180 pupils.',
	'Helped at two charity events',
	'Looked after my little brother on weekdays',
	'Won a prize for my science project',
	'Built a website for my uncle’s garage',
	'Run a youth club every Friday',
	'Captained the netball team to the county final',
	'I washed cars at weekends to pay for a school trip',
	'We sold cakes at the market',
	'Designed posters and sold tickets for the summer play in the village hall last year',
	'Responsible for stacking shelves',
	'Duties included cleaning the kitchen',
	'Coached under-nines at football on Saturdays.',
])('%s is a sentence about something done', (text) => {
	expect(readsAsSentence(text)).toBe(true)
})

test.each([
	'',
	'Registered Nurse',
	'Chartered Surveyor',
	'Advanced Nurse Practitioner',
	'Managed Services Engineer',
	'Trained Chef',
	'Head of Marketing',
	'Chair of the Board of Governors',
	'Lead Engineer',
	'Cook and Cleaner',
	'Support Worker',
	'Support Worker, Nights',
	'Teaching Assistant (Level 2) and Lunchtime Supervisor',
	'Senior Lecturer in Human Resource Management and Organisational Behaviour',
	'Sales Asst.',
	'Marks and Spencer plc.',
	'Set Designer',
	'Cut & Sew Machinist',
	'My Local Bobby Ltd',
	'Our Lady’s Hospice',
	'Built Environment Officer',
	'Responsible Person, Pharmaceuticals',
	'Duty Manager',
])('%j is a title or a name', (text) => {
	expect(readsAsSentence(text)).toBe(false)
})
