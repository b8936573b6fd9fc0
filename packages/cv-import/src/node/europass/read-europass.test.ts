import { describe, expect, test } from 'vitest'
import { readBytes } from '../read-fixture.ts'

const read = (xml: string) => readBytes(new Uint8Array(Buffer.from(xml)))

const old = `<?xml version="1.0" encoding="UTF-8"?><SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass" locale="en">
<DocumentInfo><DocumentType>ECV</DocumentType><Generator>EWA</Generator></DocumentInfo>
<LearnerInfo><Identification><PersonName><FirstName>Marta</FirstName><Surname>Kowalczyk</Surname></PersonName>
<ContactInfo><Address><Contact><AddressLine>ul. Długa 3</AddressLine><PostalCode>31-146</PostalCode><Municipality>Kraków</Municipality><Country><Code>PL</Code><Label>Poland</Label></Country></Contact></Address>
<Email><Contact>marta@example.com</Contact></Email><TelephoneList><Telephone><Contact>+48 555 010 203</Contact></Telephone></TelephoneList>
<WebsiteList><Website><Contact>https://github.com/martak</Contact></Website></WebsiteList></ContactInfo></Identification>
<Headline><Type><Code>personal_statement</Code></Type><Description><Label>Careful laboratory analyst.</Label></Description></Headline>
<WorkExperienceList><WorkExperience><Period><From year="2018" month="--09" day="---01"/><Current>true</Current></Period><Position><Label>Laboratory analyst</Label></Position>
<Activities>&lt;p&gt;Water tests&lt;/p&gt;&lt;ul&gt;&lt;li&gt;Tested 30 samples a day&lt;/li&gt;&lt;/ul&gt;</Activities><Employer><Name>Wodociągi SA</Name><ContactInfo><Address><Contact><Municipality>Kraków</Municipality></Contact></Address></ContactInfo></Employer></WorkExperience></WorkExperienceList>
<EducationList><Education><Period><From year="2013"/><To year="2018" month="--06"/></Period><Title>MSc Chemistry</Title><Organisation><Name>Jagiellonian University</Name></Organisation></Education></EducationList>
<Skills><Linguistic><MotherTongueList><MotherTongue><Description><Label>Polish</Label></Description></MotherTongue></MotherTongueList>
<ForeignLanguageList><ForeignLanguage><Description><Label>English</Label></Description><ProficiencyLevel><Listening>C1</Listening><SpokenInteraction>B2</SpokenInteraction></ProficiencyLevel></ForeignLanguage></ForeignLanguageList></Linguistic>
<Computer><Description>LIMS</Description></Computer><Driving><Description><Licence>B</Licence></Description></Driving></Skills>
<AchievementList><Achievement><Description>Winner of a chess cup</Description></Achievement></AchievementList></LearnerInfo></SkillsPassport>`

const today = `<?xml version="1.0"?><Candidate xmlns="http://www.europass.eu/1.0" xmlns:oa="o" xmlns:hr="h" xmlns:eures="e">
<hr:DocumentID>1</hr:DocumentID><CandidatePerson><PersonName><oa:GivenName>Tomás</oa:GivenName><hr:FamilyName>Reis</hr:FamilyName></PersonName>
<Communication><ChannelCode>Email</ChannelCode><oa:URI>tomas@example.com</oa:URI></Communication>
<Communication><ChannelCode>Telephone</ChannelCode><CountryDialing>351</CountryDialing><oa:DialNumber>555010203</oa:DialNumber></Communication>
<Communication><UseCode>home</UseCode><Address><oa:CityName>Porto</oa:CityName><CountryCode>pt</CountryCode></Address></Communication>
<PrimaryLanguageCode>por</PrimaryLanguageCode></CandidatePerson>
<CandidateProfile><ExecutiveSummary>&lt;p&gt;Calm &amp;amp; exact.&lt;/p&gt;</ExecutiveSummary>
<EmploymentHistory><EmployerHistory><hr:OrganizationName>Metro do Porto</hr:OrganizationName><OrganizationContact><Communication><Address><oa:CityName>Porto</oa:CityName></Address></Communication></OrganizationContact>
<PositionHistory><PositionTitle typeCode="FREETEXT">Tram driver</PositionTitle><eures:EmploymentPeriod><eures:StartDate><hr:FormattedDateTime>2017-02-01</hr:FormattedDateTime></eures:StartDate><hr:CurrentIndicator>true</hr:CurrentIndicator></eures:EmploymentPeriod><oa:Description>&lt;ul&gt;&lt;li&gt;Drive 90 km a day&lt;/li&gt;&lt;/ul&gt;</oa:Description></PositionHistory></EmployerHistory></EmploymentHistory>
<EducationHistory><EducationOrganizationAttendance><hr:OrganizationName>Escola Secundária</hr:OrganizationName><AttendancePeriod><StartDate><hr:FormattedDateTime>2009</hr:FormattedDateTime></StartDate><EndDate><hr:FormattedDateTime>2012-07</hr:FormattedDateTime></EndDate></AttendancePeriod><EducationDegree><hr:DegreeName>Certificate</hr:DegreeName></EducationDegree></EducationOrganizationAttendance></EducationHistory>
<PersonQualifications><PersonCompetency><CompetencyID>eng</CompetencyID><hr:TaxonomyID>language</hr:TaxonomyID><CompetencyDimension><hr:CompetencyDimensionTypeCode>CEF-Speaking-Interaction</hr:CompetencyDimensionTypeCode><eures:Score><hr:ScoreText>B1</hr:ScoreText></eures:Score></CompetencyDimension></PersonCompetency></PersonQualifications></CandidateProfile></Candidate>`

describe('Europass', () => {
	test('the CV of the years to 2020 gives its fields', async () => {
		const { document, source } = await read(old)
		expect(document).toMatchObject({
			personalInfo: {
				firstName: 'Marta',
				lastName: 'Kowalczyk',
				email: 'marta@example.com',
				address: 'ul. Długa 3',
				postalCode: '31-146',
				city: 'Kraków',
				country: 'Poland',
			},
			professionalSummary: 'Careful laboratory analyst.',
			experience: [
				{
					jobTitle: 'Laboratory analyst',
					employer: 'Wodociągi SA',
					location: 'Kraków',
					startDate: '2018-09-01',
					current: true,
					summary: 'Water tests',
					achievements: ['Tested 30 samples a day'],
				},
			],
			education: [{ qualification: 'MSc Chemistry', startDate: '2013', endDate: '2018-06' }],
			language: [
				{ name: 'Polish', proficiency: 'native' },
				{ name: 'English', proficiency: 'B2' },
			],
			skills: [{ name: 'LIMS', group: 'Computing' }],
			socialMedia: [{ network: 'GitHub', handle: 'martak' }],
		})
		expect(source.format).toBe('europass')
		expect(source.unread.map(({ text }) => text)).toContain('Winner of a chess cup')
	})

	test('the CV of today gives its fields', async () => {
		const { document } = await read(today)
		expect(document).toMatchObject({
			personalInfo: {
				firstName: 'Tomás',
				lastName: 'Reis',
				email: 'tomas@example.com',
				phone: '+351 555010203',
				city: 'Porto',
				country: 'PT',
			},
			experience: [
				{
					jobTitle: 'Tram driver',
					employer: 'Metro do Porto',
					location: 'Porto',
					startDate: '2017-02-01',
					current: true,
					achievements: ['Drive 90 km a day'],
				},
			],
			education: [{ qualification: 'Certificate', startDate: '2009', endDate: '2012-07' }],
			language: [
				{ name: 'Portuguese', proficiency: 'native' },
				{ name: 'English', proficiency: 'B1' },
			],
		})
	})
})

test('the XML inside a PDF of the Europass portal is read with its pages', async () => {
	const { document, source } = await readBytes(pdfWith(today))
	expect(document.experience).toMatchObject([{ jobTitle: 'Tram driver', startDate: '2017-02-01' }])
	expect(source).toMatchObject({ format: 'pdf', confidence: { 'experience.0.jobTitle': 1 } })
	expect(source.text).toContain('Tram driver')
})

function pdfWith(xml: string): Uint8Array {
	const words = [
		'Tom Reis',
		'Work experience',
		'Tram driver, Metro do Porto',
		'2017 - 2020',
		'Skills',
		'Trams',
	]
	const content = `BT /F1 11 Tf 14 TL 50 780 Td ${words.map((line) => `(${line}) '`).join(' ')} ET`
	const bytes = Buffer.from(xml)
	const objects = [
		'<</Type/Catalog/Pages 2 0 R/Names<</EmbeddedFiles<</Names[(cv.xml) 6 0 R]>>>>>>',
		'<</Type/Pages/Kids[3 0 R]/Count 1>>',
		'<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
		`<</Length ${content.length}>>stream\n${content}\nendstream`,
		'<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
		'<</Type/Filespec/F(europass.xml)/UF(europass.xml)/EF<</F 7 0 R>>>>',
		`<</Type/EmbeddedFile/Length ${bytes.length}>>stream\n${bytes.toString('latin1')}\nendstream`,
	]
	const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('')
	return new Uint8Array(Buffer.from(`%PDF-1.4\n${body}trailer<</Root 1 0 R>>\n`, 'latin1'))
}

test.each([
	[
		'entities that swell',
		'file_damaged',
		'<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><SkillsPassport xmlns="http://europass">&b;</SkillsPassport>',
	],
	['nothing in it', 'file_is_not_a_cv', '<SkillsPassport xmlns="http://europass"/>'],
	['another root', 'file_type_unknown', '<?xml version="1.0"?><rss/>'],
])('XML with %s is refused: %s', async (_, code, xml) => {
	await expect(read(xml)).rejects.toMatchObject({ code })
})
