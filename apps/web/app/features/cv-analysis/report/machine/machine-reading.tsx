import type { CvDocument, CvSource } from '@app/cv'
import type { ReactNode } from 'react'
import { ExtractedFieldList } from './extracted-field-list.tsx'
import { listExtractedFields } from './extracted-fields.ts'
import { ReadingOrderView } from './reading-order-view.tsx'
import { ReadingWarnings } from './reading-warnings.tsx'

type MachineReadingProps = { document: CvDocument; source: CvSource }

/**
 * Shows the reader's view of the file: the fields, the plain text, the lines that it could not place and the hidden
 * text.
 */
export function MachineReading({ document, source }: MachineReadingProps) {
	const { unread, facts, text, warnings, confidence } = source
	return (
		<div className="grid gap-8">
			<p className="text-sm text-ink-soft">
				Recruiters’ software keeps your text, not your layout. This is what it gets from “
				{source.fileName}”.
			</p>
			<ReadingWarnings warnings={warnings} />
			{facts.hiddenText.length > 0 && (
				<Part
					title="Hidden text"
					about="Software reads these words but people can’t see them. It looks like a trick, so remove them."
				>
					<Lines lines={facts.hiddenText} />
				</Part>
			)}
			<Part title="Fields" about="What we found, and how sure we are.">
				<ExtractedFieldList sections={listExtractedFields(document, confidence)} />
			</Part>
			<Part
				title="Reading order"
				about="The order software reads your pages in, and what it misses."
			>
				<ReadingOrderView source={source} />
			</Part>
			{unread.length > 0 && (
				<Part
					title="Lines we couldn’t match"
					about="We read these words but couldn’t tell what they are, so other software may ignore them."
				>
					<Lines lines={unread.map((line) => line.text)} />
				</Part>
			)}
			<Part title="Plain text" about="Every word, in the order software reads it.">
				<pre className="rounded-control border border-line bg-paper p-4 font-mono text-xs whitespace-pre-wrap [overflow-wrap:anywhere]">
					{text}
				</pre>
			</Part>
		</div>
	)
}

type PartProps = { title: string; about: string; children: ReactNode }

function Part({ title, about, children }: PartProps) {
	return (
		<section>
			<h3 className="text-lg">{title}</h3>
			<p className="mt-1 mb-3 text-sm text-ink-soft">{about}</p>
			{children}
		</section>
	)
}

function Lines({ lines }: { lines: string[] }) {
	return (
		<ul className="divide-y divide-line rounded-control border border-line bg-paper text-sm">
			{lines.map((line, index) => (
				<li key={`${index}-${line}`} className="px-4 py-2 [overflow-wrap:anywhere]">
					{line}
				</li>
			))}
		</ul>
	)
}
