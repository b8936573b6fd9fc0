import { countToFix } from '@app/checks'
import { Download } from 'lucide-react'
import { newFormData } from '#shared/cv-form-storage.ts'
import { findLowConfidence, heldKeys } from '#shared/import-confidence/low-confidence-fields.ts'
import { downloadCv } from '#shared/typeset/download-cv.ts'
import { useDownload } from '#shared/typeset/use-download.ts'
import { Button } from '#shared/ui/button.tsx'
import type { FixedResults } from './use-fixed-report.ts'

/** Offers the fixed CV as a PDF and shows how many details may have been read wrongly. */
export function DownloadFixed({ results }: { results: FixedResults }) {
	const { document, source, report } = results
	const { busyWith, start } = useDownload((wish) =>
		downloadCv({ document, design: newFormData().design }, wish),
	)
	const unsure = heldKeys(document, findLowConfidence(document, source.confidence)).length
	return (
		<div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
			<Button
				size="small"
				look={countToFix(report.findings) === 0 ? 'primary' : 'quiet'}
				aria-busy={busyWith !== null}
				disabled={busyWith !== null}
				onClick={() => void start('pdf')}
			>
				<Download size={16} aria-hidden />
				Download PDF
			</Button>
			<p className="min-w-0 flex-1 basis-56 text-sm text-ink-soft">
				Your CV with these fixes, in a clean design. {describeGaps(unsure, source.unread.length)}
			</p>
		</div>
	)
}

// Returns a sentence about details that may be wrong in the PDF and lines that it leaves out.
function describeGaps(unsure: number, unread: number): string {
	const gaps = [
		unsure > 0 ? `We’re not sure about ${count(unsure, 'detail')} from your file.` : '',
		unread > 0
			? `It leaves out ${count(unread, 'line')} that we couldn’t match: see “What software sees”.`
			: '',
	]
	return gaps.filter(Boolean).join(' ')
}

function count(number: number, noun: string): string {
	return number === 1 ? `one ${noun}` : `${number} ${noun}s`
}
