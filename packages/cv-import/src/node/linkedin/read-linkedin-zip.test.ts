import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readBytes } from '../read-fixture.ts'

const archive = {
	'Profile.csv':
		'First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers\r\n' +
		'Noor,van Dijk,,,"Mar 3","Port Planner","I plan ships,\nand ""tides"".",Maritime,SE1 1AA,"London, England",[noorvd],"[PERSONAL:https://noor.example.com]",\r\n',
	'Positions.csv':
		'\ufeffCompany Name,Title,Description,Location,Started On,Finished On\n' +
		'"Thames Port, Ltd",Senior Planner,"Plan 40 berths a week\n• Cut waiting by 12%\n- Trained six planners",London,Mar 2020,\n' +
		'Harbour Co,Planner,,Hull,Sep 2016,Feb 2020\n',
	'Education.csv':
		'School Name,Start Date,End Date,Notes,Degree Name,Activities\nUniversity of Hull,2013,2016,,BSc Logistics,Rowing\n',
	'Skills.csv': 'Name\nBerth planning\n"Tides, currents"\n',
	'Languages.csv':
		'Name,Proficiency\nDutch,Native or bilingual proficiency\nFrench,Elementary proficiency\n',
	'Email Addresses.csv':
		'Email Address,Confirmed,Primary,Updated On\nold@example.com,Yes,No,2019\nnoor@example.com,Yes,Yes,2020\n',
	'PhoneNumbers.csv': 'Extension,Number,Type\n,+44 7700 900777,Mobile\n',
	'messages.csv': 'CONVERSATION ID,FROM,CONTENT\n1,Somebody,A secret between friends\n',
	'../../etc/Honors.csv': 'Title,Description,Issued On\nPlanner of the year,,May 2021\n',
}

const zipOf = (files: Record<string, string>) =>
	zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))

test('the tables about the person become a CV, and messages are never opened', async () => {
	const { document, source } = await readBytes(zipOf(archive))
	expect(document).toMatchObject({
		personalInfo: {
			firstName: 'Noor',
			lastName: 'van Dijk',
			headline: 'Port Planner',
			email: 'noor@example.com',
			phone: '+44 7700 900777',
			city: 'London, England',
			website: 'https://noor.example.com',
		},
		professionalSummary: 'I plan ships,\nand "tides".',
		experience: [
			{
				jobTitle: 'Senior Planner',
				employer: 'Thames Port, Ltd',
				startDate: '2020-03',
				current: true,
				summary: 'Plan 40 berths a week',
				achievements: ['Cut waiting by 12%', 'Trained six planners'],
			},
			{ employer: 'Harbour Co', startDate: '2016-09', endDate: '2020-02', current: false },
		],
		education: [{ qualification: 'BSc Logistics', startDate: '2013', details: ['Rowing'] }],
		skills: [{ name: 'Berth planning' }, { name: 'Tides, currents' }],
		language: [
			{ name: 'Dutch', proficiency: 'native' },
			{ name: 'French', proficiency: 'A1' },
		],
		awards: [{ title: 'Planner of the year', date: '2021-05' }],
		socialMedia: [{ network: 'X', handle: 'noorvd' }],
	})
	expect(source.format).toBe('linkedin')
	expect(source.unread.map(({ text }) => text)).toEqual(['Maritime', 'old@example.com'])
	expect(JSON.stringify({ document, source })).not.toContain('secret')
})

test('a table that swells when it is unpacked is refused', async () => {
	const swollen = zipSync({ 'Positions.csv': new Uint8Array(5_000_000).fill(44) })
	await expect(readBytes(swollen)).rejects.toMatchObject({ code: 'file_too_large' })
})

test('tables without a person in them are no CV', async () => {
	const empty = zipOf({ 'Profile.csv': 'First Name,Last Name\n', 'Positions.csv': '"' })
	await expect(readBytes(empty)).rejects.toMatchObject({
		code: expect.stringMatching(/^file_(?:is_not_a_cv|damaged)$/),
	})
})
