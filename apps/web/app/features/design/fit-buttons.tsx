import { fitCv } from '@app/contract'
import type { CvDesign, CvDocument } from '@app/cv'
import { useState } from 'react'
import { call } from '#shared/api/call.ts'
import { retryWhileBusy } from '#shared/api/retry-while-busy.ts'
import { describeFit } from '#shared/typeset/describe-fit.ts'
import { Button } from '#shared/ui/button.tsx'
import type { ChangeDesign } from './control-group.tsx'

type FitButtonsProps = { document: CvDocument; design: CvDesign; onChange: ChangeDesign }

const choices = [
	{ pages: 1, label: 'Fit to 1 page' },
	{ pages: 2, label: 'Fit to 2 pages' },
]

/** Makes the CV fit on one or two pages, and tells which sizes were reduced or that it cannot fit. */
export function FitButtons({ document, design, onChange }: FitButtonsProps) {
	const [said, setSaid] = useState('')
	const [isBusy, setIsBusy] = useState(false)

	async function handleFit(pages: number) {
		setIsBusy(true)
		try {
			const body = { document, design, pages }
			const fit = await retryWhileBusy(() => call(fitCv, { body }))
			const { spacing, textSizePt } = fit
			if (fit.fits) onChange({ spacing, textSizePt }, 'fit')
			setSaid(describeFit(design, fit, pages))
		} catch (error) {
			setSaid(
				error instanceof Error ? error.message : 'We couldn’t count the pages. Please try again.',
			)
		}
		setIsBusy(false)
	}

	return (
		<div>
			<div className="flex flex-wrap gap-2">
				{choices.map(({ pages, label }) => (
					<Button key={pages} size="small" disabled={isBusy} onClick={() => void handleFit(pages)}>
						{label}
					</Button>
				))}
			</div>
			<p role="status" className="mt-2 min-h-5 text-sm text-ink-soft">
				{said}
			</p>
		</div>
	)
}
