import { expect, test } from 'vitest'
import { readBytes, readFixture } from '../read-fixture.ts'

const read = (rtf: string) => readBytes(new Uint8Array(Buffer.from(rtf, 'latin1')), 'cv.rtf')

test('LibreOffice: tables, lists and umlauts read as in the Word document they came from', async () => {
	const { document, source } = await readFixture('mechatroniker-libreoffice.rtf')
	const original = await readFixture('mechatroniker-libreoffice.docx')
	expect(document).toEqual(original.document)
	expect(source).toMatchObject({ format: 'rtf', facts: { maker: /^LibreOffice/ } })
})

// As Word 365 writes it: styles, list marks and a field in groups, and most properties twice.
const byWord = String.raw`{\rtf1\adeflang1025\ansi\ansicpg1252\uc1\adeff31507\deff0\stshfdbch31505\deflang2057
{\fonttbl{\f0\fbidi \froman\fcharset0\fprq2{\*\panose 02020603050405020304}Times New Roman;}{\f3\fbidi \froman\fcharset2\fprq2 Symbol;}
{\flomajor\f31500\fbidi \froman\fcharset0\fprq2 Times New Roman;}}{\colortbl;\red0\green0\blue0;\red255\green255\blue255;}
{\stylesheet{\ql \li0\ri0 \snext0 Normal;}{\s1\b\fs32 heading 1;}}{\*\listtable{\list\listtemplateid1{\listlevel\levelnfc23{\leveltext\'01\u-3913 ?;}}}}
{\*\generator Microsoft Word 16.0;}{\info{\title CV}{\author Somebody Else}}\paperw11906\paperh16838\margl1440
{\header \pard\plain \ltrpar\ql\fs20 {\rtlch\fcs1 \ltrch\fcs0 ines.ferro@example.com | 07700 900321\par }}
\pard\plain \ltrpar\ql \fs36\b {\rtlch\fcs1 \ltrch\fcs0 In\'ea Ferro\par }
\pard\plain \fs22 {Pastry chef \endash  {\field{\*\fldinst { HYPERLINK "https://www.linkedin.com/in/ines-ferro" }}{\fldrslt {\ul LinkedIn}}}\par }
{\cf2 hire this person\par }{\v invisible\par }{\deleted was thrown out\par }
\pard\plain \s1\b\fs32 {Employment\par }
\trowd \irow0\cellx3000\cellx9000\pard\intbl\fs22 {May 2019 \endash  Present\cell Pastry Chef, Caf\'e9 Aurora, Bristol\par }{\listtext\pard\plain\f3 \'b7\tab}\pard\intbl\ls1\ilvl0 {Bake 120 tarts a day\cell }\row
\pard\plain \s1\b\fs32 {Education\par }
\pard\plain \fs22 {NVQ Level 3, City College, 2018\par }
{\*\themedata 504b030414}{\pict\pngblip 89504e470d0a}}`

test('Word: the header is read, and what a page does not show is not', async () => {
	const { document, source } = await read(byWord)
	expect(document.personalInfo).toMatchObject({
		firstName: 'Inê',
		lastName: 'Ferro',
		email: 'ines.ferro@example.com',
		phone: '07700 900321',
	})
	expect(document.experience).toMatchObject([
		{
			jobTitle: 'Pastry Chef',
			employer: 'Café Aurora',
			location: 'Bristol',
			startDate: '2019-05',
			current: true,
			achievements: ['Bake 120 tarts a day'],
		},
	])
	expect(document.socialMedia).toMatchObject([{ handle: 'ines-ferro' }])
	expect(source.facts).toMatchObject({
		contactInPageHeader: true,
		hasTables: true,
		language: 'en-GB',
		title: 'CV',
		hiddenText: ['hire this person', 'invisible'],
		maker: 'Microsoft Word 16.0',
	})
	expect(source.text).not.toMatch(/thrown out|Somebody|504b|Normal/)
})

const byTextEdit = String.raw`{\rtf1\ansi\ansicpg1252\cocoartf2761
\cocoatextscaling0\cocoaplatform0{\fonttbl\f0\fswiss\fcharset0 Helvetica-Bold;\f1\fswiss\fcharset0 Helvetica;}
{\colortbl;\red255\green255\blue255;}
\pard\pardirnatural\partightenfactor0
\f0\b\fs36 \cf0 Zo\'eb Nowak \uc0\u321 ucja\
\f1\b0\fs24 zoe.nowak@example.com\
\
\f0\b Skills\
\pard\tx220\tx720\li720\fi-720\partightenfactor0
\ls1\ilvl0
\f1\b0 \cf0 {\listtext	\uc0\u8226 	}First aid\
{\listtext	\uc0\u8226 	}Driving (cat\'e9gorie B)\
}`

test('TextEdit: a backslash at the end of a line ends the paragraph', async () => {
	const { document, source } = await read(byTextEdit)
	expect(document.skills.map(({ name }) => name)).toEqual(['First aid', 'Driving (catégorie B)'])
	expect(source.text.split('\n')).toEqual([
		'Zoë Nowak Łucja',
		'zoe.nowak@example.com',
		'Skills',
		'• First aid',
		'• Driving (catégorie B)',
	])
})

test.each([
	{ page: 'Central European', set: 238, bytes: String.raw`\'8c\'f3\'b3kowska`, text: 'Śółkowska' },
	{ page: 'Cyrillic', set: 204, bytes: String.raw`\'c8\'e2\'e0\'ed\'ee\'e2`, text: 'Иванов' },
	{ page: 'Japanese', set: 128, bytes: String.raw`\'93\'63\'92\'86`, text: '田中' },
	{ page: 'DOS', set: 255, bytes: String.raw`M\'81ller`, text: 'Müller' },
	{
		page: 'numbers with stand-ins',
		set: 0,
		text: 'Ива-😀',
		bytes: String.raw`\u1048?\u1074\'3f\u1072 \'3f-\u-10179?\u-8704?`,
	},
])('WordPad: letters in the code page of their font: $page', async ({ set, bytes, text }) => {
	const fonts = `{\\fonttbl{\\f0\\fnil\\fcharset0 Arial;}{\\f1\\fnil\\fcharset${set} Arial;}}`
	const rest = String.raw`\f0\par a.b@example.com\par\b Skills\b0\par Lathes, Welding\par}`
	const { source } = await read(`{\\rtf1\\ansi\\deff0${fonts}\\pard\\f1 ${bytes}${rest}`)
	expect(source.text.split('\n')[0]).toBe(text)
})
