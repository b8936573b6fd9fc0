import {
	type CustomSection,
	type CvDesign,
	type CvDocument,
	customItemAsLines,
	type DateStyle,
	findCustomSection,
	formatDateRange,
	formatPartialDate,
	hasHeading,
	orcidAddress,
	parseMarks,
	printedLanguageLevel,
	printedSectionKeys,
	type SectionKey,
	type SectionName,
	sectionNames,
	sectionTitles,
	titledName,
	withoutHidden,
} from '@app/cv'
import { Fragment, memo, type ReactNode } from 'react'

type CvAsTextProps = {
	document: CvDocument
	/** Says which sections are printed, in which order and under which titles. */
	design: CvDesign
	label?: string
}

/**
 * A CV as plain headings, paragraphs and lists: the content of its pages, in their order, with the person's titles
 * and with dates in the style of the pages. Default titles and months are in Ella's language, whatever that of the
 * pages.
 */
export const CvAsText = memo(function CvAsText({
	document: whole,
	design,
	label = 'Your CV as text',
}: CvAsTextProps) {
	const document = withoutHidden(whole)
	const { personalInfo, socialMedia } = document
	const { headline, email, phone, address, city, postalCode, country, website } = personalInfo
	const place = [address, city, postalCode, country].filter(Boolean).join(', ')
	const { orcid, rightToWork, drivingLicence } = personalInfo
	const links = [website, orcidAddress(orcid), ...socialMedia.map((link) => link.url)]
	const contacts = [place, email, phone, ...links, rightToWork, drivingLicence]
	return (
		<article aria-label={label} className="grid gap-4 text-sm wrap-anywhere">
			<header>
				<h2 className="text-xl">{titledName(personalInfo) || 'No name yet'}</h2>
				{headline ? <p>{headline}</p> : null}
				<p className="text-ink-soft">{contacts.filter(Boolean).join(' · ')}</p>
			</header>
			{printedSectionKeys(document, design).map((key) => (
				<SectionAsText key={key} section={key} document={document} design={design} />
			))}
		</article>
	)
})

type SectionAsTextProps = Omit<CvAsTextProps, 'label'> & { section: SectionKey }

function SectionAsText({ section: key, document, design }: SectionAsTextProps) {
	const own = findCustomSection(document, key)
	const name = sectionNames.find((each) => each === key)
	const title = own?.title ?? (name && design.sectionTitles[name])
	return (
		<section>
			{name === undefined || hasHeading(design, name) ? (
				<h3 className="mb-1 border-b border-line pb-1 text-lg">
					{title?.trim() || sectionTitles[name ?? 'custom']}
				</h3>
			) : null}
			{own === undefined ? null : <OwnSectionInWords section={own} dateStyle={design.dateStyle} />}
			{name === undefined || name === 'custom' ? null : (
				<SectionInWords document={document} name={name} dateStyle={design.dateStyle} />
			)}
		</section>
	)
}

type OwnSectionInWordsProps = { section: CustomSection; dateStyle: DateStyle }

function OwnSectionInWords({ section: { id, shape, items }, dateStyle }: OwnSectionInWordsProps) {
	if (shape === 'entries') {
		return items.map((item) => (
			<PassageInWords
				key={item.id}
				title={inOneLine(item.title, item.organisation)}
				note={inOneLine(item.location, formatDateRange(item, dateStyle), item.url)}
				text={item.text}
				lines={item.achievements}
			/>
		))
	}
	const lines = items.flatMap((item) => customItemAsLines(item, dateStyle))
	if (shape === 'list') return <PassageInWords title="" lines={lines} />
	if (shape === 'tags') return <p>{inWords(lines.join(', '))}</p>
	return lines.map((line, index) => <p key={`${id}-${index}`}>{inWords(line)}</p>)
}

type Passage = { id: string; title: string; note?: string; text?: string; lines?: string[] }

type SectionInWordsProps = {
	document: CvDocument
	name: Exclude<SectionName, 'custom'>
	dateStyle: DateStyle
}

function SectionInWords({ document, name, dateStyle }: SectionInWordsProps) {
	if (name === 'professionalSummary') return <p>{inWords(document.professionalSummary)}</p>
	if (name === 'skills') return <p>{document.skills.map((skill) => skill.name).join(', ')}</p>
	if (name === 'interests') return <p>{document.interests.map((item) => item.name).join(', ')}</p>
	const passages = passagesOf[name](document, dateStyle)
	return (
		<>
			{passages.map((passage) => (
				<PassageInWords key={passage.id} {...passage} />
			))}
			{name === 'reference' && document.referencesOnRequest ? <p>Available on request</p> : null}
		</>
	)
}

// Bold, italic and linked words of prose and lines.
function inWords(text: string): ReactNode {
	return parseMarks(text).map(({ text: words, bold, italic, url }, index) => {
		const linked = url === '' ? words : <a href={url}>{words}</a>
		const slanted = italic ? <em>{linked}</em> : linked
		return <Fragment key={index}>{bold ? <strong>{slanted}</strong> : slanted}</Fragment>
	})
}

function PassageInWords({ title, note, text, lines = [] }: Omit<Passage, 'id'>): ReactNode {
	return (
		<div className="mb-3">
			{title ? <h4 className="font-semibold">{title}</h4> : null}
			{note ? <p className="text-ink-soft">{note}</p> : null}
			{text ? <p>{inWords(text)}</p> : null}
			{lines.length > 0 ? (
				<ul className="list-disc pl-5">
					{[...new Set(lines)].map((line) => (
						<li key={line}>{inWords(line)}</li>
					))}
				</ul>
			) : null}
		</div>
	)
}

const inOneLine = (...parts: string[]) => parts.filter(Boolean).join(', ')

const passagesOf: Record<
	Exclude<SectionName, 'professionalSummary' | 'skills' | 'interests' | 'custom'>,
	(cv: CvDocument, dates: DateStyle) => Passage[]
> = {
	experience: (cv, dates) =>
		cv.experience.map((job) => ({
			id: job.id,
			title: inOneLine(job.jobTitle, job.employer),
			note: inOneLine(job.location, formatDateRange(job, dates)),
			text: job.summary,
			lines: job.achievements,
		})),
	education: (cv, dates) =>
		cv.education.map((course) => ({
			id: course.id,
			title: inOneLine(course.qualification, course.fieldOfStudy, course.grade),
			note: inOneLine(course.institution, course.location, formatDateRange(course, dates)),
			lines: course.details,
		})),
	projects: (cv, dates) =>
		cv.projects.map((project) => ({
			id: project.id,
			title: inOneLine(project.name, project.role),
			note: inOneLine(project.url, formatDateRange(project, dates)),
			text: project.summary,
			lines: project.achievements,
		})),
	volunteering: (cv, dates) =>
		cv.volunteering.map((role) => ({
			id: role.id,
			title: inOneLine(role.role, role.organisation),
			note: inOneLine(role.location, formatDateRange(role, dates)),
			text: role.summary,
			lines: role.achievements,
		})),
	certification: (cv, dates) =>
		cv.certification.map((certificate) => ({
			id: certificate.id,
			title: inOneLine(certificate.name, certificate.issuer),
			note: inOneLine(formatPartialDate(certificate.date, dates), certificate.credentialId),
		})),
	language: (cv) =>
		cv.language.map((item) => ({
			id: item.id,
			title: inOneLine(item.name, printedLanguageLevel(item)),
		})),
	publications: (cv, dates) =>
		cv.publications.map((work) => ({
			id: work.id,
			title: work.title,
			note: inOneLine(work.authors, work.publisher, formatPartialDate(work.date, dates)),
		})),
	awards: (cv, dates) =>
		cv.awards.map((award) => ({
			id: award.id,
			title: inOneLine(award.title, award.issuer),
			note: formatPartialDate(award.date, dates),
			text: award.summary,
		})),
	reference: (cv) =>
		cv.reference.map((referee) => ({
			id: referee.id,
			title: inOneLine(referee.name, referee.jobTitle, referee.organisation),
			note: inOneLine(referee.email, referee.phone),
		})),
}
