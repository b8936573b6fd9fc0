import type { CvDocument, CvSource } from '@app/cv'
import {
	type ExtractedField,
	listExtractedFields,
	type Sureness,
	sureness,
} from './machine/extracted-fields.ts'

type PrintedReadingProps = { document: CvDocument; source: CvSource }

/**
 * Shows the reader's view of the file for print: the fields in two columns, and the lines that it could not place.
 */
export function PrintedReading({ document, source }: PrintedReadingProps) {
	const { facts, unread, confidence } = source
	return (
		<div className="text-xs">
			<p className="mb-3 text-ink-soft">
				Recruiters’ software keeps your text, not your layout. We’ve marked the fields we’re not
				sure of.
			</p>
			<div className="columns-2 gap-8">
				{listExtractedFields(document, confidence).map(({ title, entries }, index) => (
					<section key={`${index}-${title}`} className="mb-3">
						<h3 className="mb-1 font-sans text-xs font-semibold tracking-normal">{title}</h3>
						{entries.map((fields, entry) => (
							<dl key={`${entry}-${fields[0]?.value}`} className="mb-1.5">
								{fields.map((field, at) => (
									<Field key={`${at}-${field.label}`} field={field} />
								))}
							</dl>
						))}
					</section>
				))}
				<Lines title="Hidden text that people can’t see" lines={facts.hiddenText} />
				<Lines title="Lines we couldn’t match" lines={unread.map(({ text }) => text)} />
			</div>
		</div>
	)
}

function Field({ field }: { field: ExtractedField }) {
	const { label, value } = field
	const doubt = doubts[sureness(field)]
	return (
		<div className="flex gap-1.5 leading-snug">
			<dt className={nameClass(label)}>{label || 'Text'}</dt>
			<dd className="min-w-0 flex-1 [overflow-wrap:anywhere]">
				{value}
				{doubt && <span className="font-semibold text-brick"> {doubt}</span>}
			</dd>
		</div>
	)
}

// A passage has no name, and that of a line of a list is its bullet.
function nameClass(label: string): string {
	if (label === '') return 'sr-only'
	return label.length === 1 ? 'text-ink-soft' : 'w-20 shrink-0 text-ink-soft'
}

const doubts: Partial<Record<Sureness, string>> = {
	unsure: '(unsure)',
	'not found': 'not found',
}

function Lines({ title, lines }: { title: string; lines: string[] }) {
	if (lines.length === 0) return null
	return (
		<section className="mb-3">
			<h3 className="mb-1 font-sans text-xs font-semibold tracking-normal">{title}</h3>
			<ul>
				{lines.map((line, index) => (
					<li key={`${index}-${line}`} className="leading-snug [overflow-wrap:anywhere]">
						{line}
					</li>
				))}
			</ul>
		</section>
	)
}
