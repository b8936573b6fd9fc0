import { expect, test } from 'vitest'
import { readBytes } from './node/read-fixture.ts'

async function read(text: string) {
	const long =
		'First aid, Excel, cooking and whatever else makes this line as long as the lines of a CV of one page are'
	const whole = `${text}\nSKILLS\n${long}\n`
	return (await readBytes(new TextEncoder().encode(whole), 'cv.txt')).document
}

test('a soldier’s roles under the dates of the whole service belong to the regiment', async () => {
	const { personalInfo, experience, education, certification } =
		await read(`SGT (RET) WAYNE PRITCHARD
Catterick Garrison, North Yorkshire
wayne.pritchard@example.com

MILITARY CAREER
Royal Engineers 2001-2023

Troop Sergeant, 21 Engineer Regiment, Ripon (2018-2023)
* Responsible for 32 soldiers and vehicles worth £4m

Section Commander, 36 Engineer Regiment, Maidstone (2011-2018)
* Two tours of Afghanistan, clearing routes of explosive devices

Sapper, various units (2001-2011)

QUALIFICATIONS
SMSTS (2023), NEBOSH General Certificate (2022)
ILM Level 5 Leadership and Management, 2020
HGV Class 1 (C+E)
`)
	expect(personalInfo).toMatchObject({
		firstName: 'WAYNE',
		lastName: 'PRITCHARD',
		city: 'Catterick Garrison, North Yorkshire',
	})
	expect(experience.map(({ employer }) => employer)).toEqual([
		'Royal Engineers',
		'Royal Engineers',
		'Royal Engineers',
	])
	expect(certification.map(({ name }) => name)).toEqual([
		'SMSTS',
		'NEBOSH General Certificate',
		'HGV Class 1 (C+E)',
	])
	expect(education).toMatchObject([
		{ qualification: 'ILM Level 5', fieldOfStudy: 'Leadership and Management', endDate: '2020' },
	])
})

test('years in a column that end in a dash go on, and a title in quotes is no university', async () => {
	const { experience, education } = await read(`Hannah Lindqvist
h.lindqvist@example.com

APPOINTMENTS
2021–        Postdoctoral Research Associate, University of Cambridge
2019–2021    Marie Curie Fellow, Uppsala University, Sweden

EDUCATION
2014–2018    PhD Zoology, University of Bergen ("Venom of Conus", supervisor Prof. K. Olsen)
`)
	expect(experience).toMatchObject([
		{ startDate: '2021', endDate: '', current: true },
		{ startDate: '2019', endDate: '2021', current: false },
	])
	expect(education).toMatchObject([
		{
			institution: 'University of Bergen',
			details: ['"Venom of Conus", supervisor Prof. K. Olsen'],
		},
	])
})

test('countries that people come from and small towns are places', async () => {
	const { personalInfo, experience, certification } = await read(`Name: Mohammed Al-Hassan
Contact: 07700900761, m.alhassan@example.com
Location: Sparkhill, Birmingham

WORK HISTORY:

DHL - Minworth
FLT Driver (via Pertemps agency)
05/2019 - 09/2021
• Moved pallets with a reach truck in the chilled part of the warehouse

Syria - family shop
Shop keeper
2010 - 2015

Junior Stylist | Peter Mark Hair, Cheadle | Sept 2007 – 2010

LICENCES:
UK driving licence (clean)
`)
	expect(personalInfo.city).toBe('Sparkhill, Birmingham')
	expect(experience).toMatchObject([
		{ employer: 'DHL', location: 'Minworth' },
		{ jobTitle: 'Shop keeper', employer: 'family shop', location: 'Syria' },
		{ jobTitle: 'Junior Stylist', employer: 'Peter Mark Hair', location: 'Cheadle' },
	])
	expect(certification).toMatchObject([{ name: 'UK driving licence (clean)', issuer: '' }])
})

test('a title behind a colon, headings of a trade, and interests that name a language are read', async () => {
	const { experience, skills, interests, language } = await read(`Ian Fletcher
ian.f@example.com

Kitchen history

Rick Stein's Seafood Restaurant, Padstow: Chef de Partie (sauce), March 2022 to date
The Ship Inn, Porthleven: Commis Chef, May 2019 - Feb 2022

Other work
Team member, Primark, Wood Green                                             Nov 2017 – Aug 2018

Interests
Netball (club captain), Yoruba church choir

What I do best
Fish butchery, sauces, running a section of three
`)
	expect(experience).toMatchObject([
		{ jobTitle: 'Chef de Partie (sauce)', location: 'Padstow', current: true },
		{ jobTitle: 'Commis Chef', employer: 'The Ship Inn', location: 'Porthleven' },
		{ jobTitle: 'Team member', employer: 'Primark', location: 'Wood Green' },
	])
	expect(skills[0]).toMatchObject({ name: 'Fish butchery' })
	expect(interests).toMatchObject([
		{ name: 'Netball (club captain)' },
		{ name: 'Yoruba church choir' },
	])
	expect(language).toEqual([])
})

test('a language that no list knows keeps its level to itself', async () => {
	const { language } = await read(`Achta Mahamat
achta@example.com

LANGUAGES
English, Ngambay (native), French (good)
`)
	expect(language).toMatchObject([
		{ name: 'English', proficiency: '' },
		{ name: 'Ngambay', proficiency: 'native' },
		{ name: 'French', proficiency: 'B1' },
	])
})
