import { expect, test } from 'vitest'
import { readFixture } from './node/read-fixture.ts'

test('posts under an unusual title, and courses in a grid whose cells break, are read', async () => {
	const { document } = await readFixture('teacher-grid-chromium.pdf')
	expect(document.personalInfo).toMatchObject({
		headline: 'Primary Teacher',
		phone: '07700 900 233',
		city: 'Paisley, Renfrewshire',
	})
	expect(document.experience.map(({ employer }) => employer)).toEqual([
		"St Catherine's Primary",
		'Renfrewshire and East Renfrewshire Councils',
		'Todholm Primary',
	])
	expect(document.education).toMatchObject([
		{
			qualification: 'PGDE',
			fieldOfStudy: 'Primary',
			institution: 'University of Strathclyde',
		},
		{ fieldOfStudy: 'English Literature', institution: 'University of Glasgow', grade: '2:1' },
		{ qualification: 'Five Highers', grade: 'AABBC', institution: 'Paisley Grammar' },
	])
})

test('a head does not go on with the point above it whose mark is drawn', async () => {
	const { document } = await readFixture('plumber-drawn-bullets-chromium.pdf')
	expect(document.experience).toMatchObject([
		{ jobTitle: 'Self-employed heating engineer', employer: '', location: 'Slough and Windsor' },
		{ jobTitle: 'Maintenance plumber', startDate: '2013' },
		{ jobTitle: 'Plumber', employer: 'Mulalley & Co', location: 'London' },
	])
	expect(document.experience[0]?.achievements[1]).toBe(
		'Traced a leak in a block of 30 flats that two firms had missed.',
	)
	expect(document.education).toMatchObject([
		{ qualification: 'NVQ Level 3', institution: 'East Berkshire College' },
		{ institution: 'Technical school of building', location: 'Rzeszów, Poland' },
	])
	expect(document.certification.map(({ name }) => name)).toEqual([
		'Gas Safe 561234',
		'CSCS Gold',
		'Unvented hot water (G3)',
	])
	expect(document.language).toMatchObject([{}, {}, { name: 'Russian', proficiency: 'A2' }])
})

test('tables under "What I did" and "Where" are forms, and a place there is no school', async () => {
	const { document } = await readFixture('bus-driver-tables-chromium.pdf')
	expect(document.experience).toMatchObject([
		{ jobTitle: 'PCV bus driver', employer: 'Arriva Herts & Essex', current: true },
		{ jobTitle: 'Minibus driver', employer: 'easyBus', endDate: '2018-05' },
		{ jobTitle: 'Taxi driver', startDate: '2009' },
	])
	expect(document.education).toMatchObject([
		{ institution: 'Arriva' },
		{ qualification: 'PCV Category D', institution: 'Luton Bus School' },
		{ institution: '', location: 'Sylhet, Bangladesh' },
	])
	expect(document.language).toMatchObject([
		{ name: 'Bengali' },
		{ name: 'Sylheti', proficiency: 'native' },
		{ name: 'English' },
	])
})

test('a date that nearly fills its column goes on below, and ends the job', async () => {
	const { document } = await readFixture('designer-broken-dates-chromium.pdf')
	expect(document.experience).toMatchObject([
		{ jobTitle: 'freelance designer', startDate: '2023', current: true },
		{ employer: 'Burning Red', startDate: '2018-09', endDate: '2022-12', current: false },
	])
	expect(document.education.map(({ institution }) => institution)).toEqual([
		'Cardiff Metropolitan University',
		'Coleg Sir Gâr',
	])
	expect(document.language[0]).toMatchObject({ name: 'Cymraeg', proficiency: 'native' })
})
