import { expect, test } from 'vitest'
import { readBytes } from './node/read-fixture.ts'

async function personIn(head: string) {
	const { document } = await readBytes(
		new TextEncoder().encode(`${head}

Profile
Housing officer with eight years in social housing and a calm way with people.

Work experience

Housing Officer
Magenta Living
March 2018 – Present
- Answer calls and letters from 600 tenants

Education
BA (Hons) History, 2008 – 2011
`),
		'cv.txt',
	)
	return document.personalInfo
}

const reach = '07700 900123 | someone@example.com'

test.each([
	['James "Jim" Hargreaves MBE', 'James "Jim"', 'Hargreaves'],
	['Oluwaseun “Seun” Adebayo-Grant FCCA', 'Oluwaseun “Seun”', 'Adebayo-Grant'],
	['Katherine (Kate) Mills', 'Katherine (Kate)', 'Mills'],
	['Tamsin Trelawny (née Roe)', 'Tamsin', 'Trelawny'],
	['Sam Lee (they/them)', 'Sam', 'Lee'],
	['Siobhán Okonkwo-Byrne RGN', 'Siobhán', 'Okonkwo-Byrne'],
	['Helen Marsh BSc (Hons), MCIPD', 'Helen', 'Marsh'],
	['Dr. Anil Rao PhD CEng', 'Anil', 'Rao'],
	['Aoife Ní Bhriain', 'Aoife', 'Ní Bhriain'],
	['Fatima bint Rashid', 'Fatima', 'bint Rashid'],
	['Dafydd ap Gwilym', 'Dafydd', 'ap Gwilym'],
	["Mark O'Hanlon", 'Mark', "O'Hanlon"],
	['Magnus Mac Leod', 'Magnus', 'Mac Leod'],
	['Joanne de Souza-Pike', 'Joanne', 'de Souza-Pike'],
	['Li Wei van der Berg', 'Li Wei', 'van der Berg'],
	['PC 4471 Mark Hanlon', 'Mark', 'Hanlon'],
	['Rev. Ruth Okafor', 'Ruth', 'Okafor'],
	['PRIYA RAMACHANDRAN', 'PRIYA', 'RAMACHANDRAN'],
	['BLESSING', 'BLESSING', ''],
	['Chelsea York', 'Chelsea', 'York'],
	['Kent Barry', 'Kent', 'Barry'],
	['Maricel dela Cruz', 'Maricel', 'dela Cruz'],
	['J. R. Hartley', 'J. R.', 'Hartley'],
])('the name in %s', async (line, firstName, lastName) => {
	const person = await personIn(`${line}\nCatterick, North Yorkshire | ${reach}`)
	expect(person).toMatchObject({ firstName, lastName, city: 'Catterick, North Yorkshire' })
})

test.each([
	['Siobhán Okonkwo-Byrne RGN', '', 'RGN'],
	['Helen Marsh BSc (Hons), MCIPD', '', 'BSc (Hons), MCIPD'],
	['Dr. Anil Rao PhD CEng', 'Dr.', 'PhD CEng'],
	['Rev. Ruth Okafor', 'Rev.', ''],
	['Dr Anil Rao, MRCVS – Curriculum Vitae', 'Dr', 'MRCVS'],
	['Curriculum Vitae: Prof Ruth Okafor', 'Prof', ''],
	['Tamsin Trelawny (née Roe)', '', ''],
	['Sam Lee (they/them)', '', ''],
	['Mary Ann Poe', '', ''],
])(
	'what stands around the name in %s is kept, and not in the name',
	async (line, before, after) => {
		const person = await personIn(`${line}\nHull | ${reach}`)
		expect(person).toMatchObject({ honorificPrefix: before, honorificSuffix: after, city: 'Hull' })
	},
)

test('a name that its email address has is no headline, and the title above it is one', async () => {
	const person = await personIn(
		'HOUSING OFFICER\nPRIYA RAMACHANDRAN\nHull | priya.ramachandran@example.com',
	)
	expect(person).toMatchObject({
		firstName: 'PRIYA',
		lastName: 'RAMACHANDRAN',
		headline: 'HOUSING OFFICER',
	})
})

test('the words of a name behind its label may stand further apart', async () => {
	const person = await personIn('Name:  Kwabena   Osei  Mensah\nEmail:  someone@example.com')
	expect(person).toMatchObject({ firstName: 'Kwabena Osei', lastName: 'Mensah' })
})

test('letters on the second line of a name are kept', async () => {
	const person = await personIn(`ANIL\nRAO PhD\nHull | ${reach}`)
	expect(person).toMatchObject({ firstName: 'ANIL', lastName: 'RAO', honorificSuffix: 'PhD' })
})

test('the page of a researcher is their ORCID, and no link among others', async () => {
	const { orcid } = await personIn(`Anil Rao\norcid.org/0000-0002-1825-0097 | ${reach}`)
	expect(orcid).toBe('orcid.org/0000-0002-1825-0097')
})

test.each([
	['Wirral', 'Wirral'],
	['Kirkwall, Orkney', 'Kirkwall, Orkney'],
	['Newport, Isle of Wight', 'Newport, Isle of Wight'],
	['Rhondda Cynon Taf', 'Rhondda Cynon Taf'],
	['St Ives', 'St Ives'],
	['Fife', 'Fife'],
	['Dún Laoghaire, Co. Dublin', 'Dún Laoghaire, Co. Dublin'],
	['14 Brookside Close, Wednesbury, West Midlands, WS10 9QT', 'Wednesbury, West Midlands'],
	['Ripon, N. Yorks', 'Ripon, N. Yorks'],
	['Austin, TX 78701, USA', 'Austin, TX'],
	['Washington, Tyne and Wear', 'Washington, Tyne and Wear'],
])('the place in %s, which is no name', async (line, city) => {
	expect(await personIn(`Mary Ann Poe\n${line}\n${reach}`)).toMatchObject({
		firstName: 'Mary Ann',
		lastName: 'Poe',
		city,
	})
})
