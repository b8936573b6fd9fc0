import { readData } from '../../data/read-data.ts'
import { readEuropass3 } from '../../data/read-europass-3.ts'
import { readEuropassCandidate } from '../../data/read-europass-candidate.ts'
import { type DataElement, localName } from '../../data/xml-values.ts'
import { ReadError } from '../../read-error.ts'
import type { CvWithSource } from '../cv-with-source.ts'
import type { ExtractionRequest } from '../extraction-request.ts'
import { decodeText } from '../txt/decode-text.ts'
import { parseXml } from '../xml/parse-xml.ts'

const otherXml =
	'This is an XML file but not a Europass CV. Save your CV as PDF or Word and try again.'

/** Whether a text is a Europass CV as XML, of the old or the new kind. */
export function isEuropass(text: string): boolean {
	const root = /<(?:\w+:)?(SkillsPassport|Candidate)[\s>]/.exec(text.slice(0, 4_000))?.[0]
	return root !== undefined && /europass/i.test(text.slice(0, 4_000))
}

/** Reads a CV out of Europass XML; throws `ReadError`. */
export function readEuropass(extraction: ExtractionRequest): CvWithSource {
	extraction.onPage(1, 1)
	return readEuropassXml(decodeText(extraction.bytes) ?? '', extraction)
}

/** The same from XML that was found in another file, such as a PDF. */
export function readEuropassXml(
	xml: string,
	{ bytes, fileName, limits }: Pick<ExtractionRequest, 'bytes' | 'fileName' | 'limits'>,
): CvWithSource {
	const document = parseXml(xml)
	const root = document.children.find((each) => roots.includes(localName(each)))
	if (root === undefined) throw new ReadError('file_type_unknown', { message: otherXml })
	const values = collectValues(root)
	for (const value of values) limits.checkText(value.length)
	const file = { format: 'europass', fileName, bytes: bytes.byteLength, values } as const
	const read = localName(root) === 'Candidate' ? readEuropassCandidate : readEuropass3
	return readData({ ...file, read: (sheet) => read(root, sheet) })
}

const roots = ['SkillsPassport', 'Candidate']

/** Elements that say something of the file or of the form, not of the person. */
const unspoken = new Set([
	'DocumentInfo',
	'PrintingPreferences',
	'Photo',
	'DocumentID',
	'AlternateDocumentID',
	'Code',
	'ProcessingInformation',
	'CandidateSupplier',
	'RenderingInformation',
	'Attachment',
	'ID',
	'AttachmentList',
	'ReferenceTo',
	'CompetencyID',
	'TaxonomyID',
	'ChannelCode',
	'UseCode',
	'FormattedDateTime',
	'CurrentIndicator',
	'Ongoing',
	'Current',
	'CompetencyDimension',
	'PrimaryLanguageCode',
	'CountryDialing',
	'GenderCode',
	'BirthDate',
	'Birthdate',
	'Gender',
	'UserArea',
	'EducationLevelCode',
	'DegreeCode',
	'ProficiencyLevel',
])

function collectValues(element: DataElement): string[] {
	const own = element.text.replace(/<[^<>]*>|&\w+;/g, ' ').trim()
	const inner = element.children
		.filter((each) => !unspoken.has(localName(each)))
		.flatMap(collectValues)
	return own.length < 2
		? inner
		: [
				...own
					.split('\n')
					.map((line) => line.trim())
					.filter(Boolean),
				...inner,
			]
}
