import {
	type CvDesign,
	type CvDocument,
	formatDateRange,
	formatPartialDate,
	fullName,
	type SectionName,
	sectionHasContent,
	sectionNames,
	sectionTitles,
} from '@app/cv'
import { memo, type ReactNode } from 'react'

type CvAsTextProps = {
	document: CvDocument
	/** Says which sections are printed, in which order and under which titles. */
	design: CvDesign
	label?: string
}

/** A CV as plain headings, paragraphs and lists: what its pages show, in their order. */
export const CvAsText = memo(function CvAsText({
	document,
	design,
	label = 'Your CV in words',
}: CvAsTextProps) {
	const { personalInfo, socialMedia } = document
	const { headline, email, phone, address, city, postalCode, country, website } = personalInfo
	const place = [address, city, postalCode, country].filter(Boolean).join(', ')
	const contacts = [place, email, phone, website, ...socialMedia.map((link) => link.url)]
	return (
		<article aria-label={label} className="grid gap-4 text-sm wrap-anywhere">
			<header>
				<h2 className="text-xl">{fullName(personalInfo) || 'No name yet'}</h2>
				{headline ? <p>{headline}</p> : null}
				<p className="text-ink-soft">{contacts.filter(Boolean).join(' · ')}</p>
			</header>
			{shownSections(document, design).map((name) => (
				<section key={name}>
					<h3 className="mb-1 border-b border-line pb-1 text-lg">
						{design.sectionTitles[name]?.trim() || sectionTitles[name]}
					</h3>
					<SectionInWords document={document} name={name} />
				</section>
			))}
		</article>
	)
})

function shownSections(document: CvDocument, design: CvDesign): SectionName[] {
	const order = new Set([...design.sectionOrder, ...sectionNames])
	return [...order].filter(
		(name) => !design.hiddenSections.includes(name) && sectionHasContent(document, name),
	)
}

type Passage = { id: string; title: string; note?: string; text?: string; lines?: string[] }

function SectionInWords({ document, name }: { document: CvDocument; name: SectionName }) {
	if (name === 'professionalSummary') return <p>{document.professionalSummary}</p>
	if (name === 'skills') return <p>{document.skills.map((skill) => skill.name).join(', ')}</p>
	if (name === 'interests') return <p>{document.interests.map((item) => item.name).join(', ')}</p>
	const passages = passagesOf[name](document)
	return (
		<>
			{passages.map((passage) => (
				<PassageInWords key={passage.id} {...passage} />
			))}
			{name === 'reference' && document.referencesOnRequest ? <p>Available on request</p> : null}
		</>
	)
}

function PassageInWords({ title, note, text, lines = [] }: Passage): ReactNode {
	return (
		<div className="mb-3">
			<h4 className="font-semibold">{title}</h4>
			{note ? <p className="text-ink-soft">{note}</p> : null}
			{text ? <p>{text}</p> : null}
			{lines.length > 0 ? (
				<ul className="list-disc pl-5">
					{[...new Set(lines)].map((line) => (
						<li key={line}>{line}</li>
					))}
				</ul>
			) : null}
		</div>
	)
}

const inOneLine = (...parts: string[]) => parts.filter(Boolean).join(', ')

const passagesOf: Record<
	Exclude<SectionName, 'professionalSummary' | 'skills' | 'interests'>,
	(cv: CvDocument) => Passage[]
> = {
	experience: (cv) =>
		cv.experience.map((job) => ({
			id: job.id,
			title: inOneLine(job.jobTitle, job.employer),
			note: inOneLine(job.location, formatDateRange(job)),
			text: job.summary,
			lines: job.achievements,
		})),
	education: (cv) =>
		cv.education.map((course) => ({
			id: course.id,
			title: inOneLine(course.qualification, course.fieldOfStudy, course.grade),
			note: inOneLine(course.institution, course.location, formatDateRange(course)),
			lines: course.details,
		})),
	projects: (cv) =>
		cv.projects.map((project) => ({
			id: project.id,
			title: inOneLine(project.name, project.role),
			note: inOneLine(project.url, formatDateRange(project)),
			text: project.summary,
			lines: project.achievements,
		})),
	volunteering: (cv) =>
		cv.volunteering.map((role) => ({
			id: role.id,
			title: inOneLine(role.role, role.organisation),
			note: inOneLine(role.location, formatDateRange(role)),
			text: role.summary,
			lines: role.achievements,
		})),
	certification: (cv) =>
		cv.certification.map((certificate) => ({
			id: certificate.id,
			title: inOneLine(certificate.name, certificate.issuer),
			note: inOneLine(formatPartialDate(certificate.date), certificate.credentialId),
		})),
	language: (cv) =>
		cv.language.map(({ id, name, proficiency }) => ({ id, title: inOneLine(name, proficiency) })),
	publications: (cv) =>
		cv.publications.map((work) => ({
			id: work.id,
			title: work.title,
			note: inOneLine(work.authors, work.publisher, formatPartialDate(work.date)),
		})),
	awards: (cv) =>
		cv.awards.map((award) => ({
			id: award.id,
			title: inOneLine(award.title, award.issuer),
			note: formatPartialDate(award.date),
			text: award.summary,
		})),
	custom: (cv) =>
		cv.custom.map((section) => ({
			id: section.id,
			title: section.title,
			lines: section.items.map((item) => item.text),
		})),
	reference: (cv) =>
		cv.reference.map((referee) => ({
			id: referee.id,
			title: inOneLine(referee.name, referee.jobTitle, referee.organisation),
			note: inOneLine(referee.email, referee.phone),
		})),
}
