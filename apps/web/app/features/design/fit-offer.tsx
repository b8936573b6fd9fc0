import { fitCv, mostFittedPages } from '@app/contract'
import type { CvDesign } from '@app/cv'
import { useState } from 'react'
import { call } from '#shared/api/call.ts'
import { retryWhileBusy } from '#shared/api/retry-while-busy.ts'
import {
	describeAutoFit,
	describeFit,
	describeShortPage,
	nameRoom,
} from '#shared/typeset/describe-fit.ts'
import type { PageFit } from '#shared/typeset/page-fit.ts'
import type { TrialDesignSource } from '#shared/typeset/trial-design-source.ts'
import { Button } from '#shared/ui/button.tsx'
import type { ChangeDesign } from './control-group.tsx'

type FitOfferProps = {
	/** How full the pages are. */
	found: PageFit
	/** The CV and design of the pages. */
	source: TrialDesignSource
	onChange: ChangeDesign
}

type Tightness = Pick<CvDesign, 'spacing' | 'textSizePt'>

/** Where the last page holds next to nothing: one press does without it, another shows first how that would look. */
export function FitOffer({ found, source, onChange }: FitOfferProps) {
	const { shortPage, autoFit, pageCount } = found
	const [said, setSaid] = useState('')
	const [tried, setTried] = useState<Tightness | null>(null)
	const [isBusy, setIsBusy] = useState(false)
	const pages = pageCount - 1
	const room = nameRoom(pages)

	async function fit(then: (tightness: Tightness) => void) {
		setIsBusy(true)
		const { document, design } = source.getInput()
		try {
			const answer = await retryWhileBusy(() => call(fitCv, { body: { document, design, pages } }))
			const { fits, spacing, textSizePt } = answer
			setSaid(describeFit(design, answer, pages))
			if (fits) then({ spacing, textSizePt })
		} catch (error) {
			setSaid(
				error instanceof Error ? error.message : 'We couldn’t count the pages. Please try again.',
			)
		}
		setIsBusy(false)
	}

	const tryOut = (tightness: Tightness) => {
		setTried(tightness)
		source.setTrial(tightness)
	}
	const endTrial = (chosen: Tightness | null) => {
		if (chosen) onChange(chosen, 'fit')
		setTried(null)
		setSaid('')
		source.setTrial(null)
	}
	const always = () => {
		setSaid('')
		onChange({ autoFit: true }, 'autoFit')
	}

	const isOffered = tried === null && shortPage !== null && pages <= mostFittedPages
	const says = said || (autoFit === null ? '' : describeAutoFit(source.getInput().design, autoFit))
	return (
		<div className="px-4 text-sm text-ink-soft empty:hidden">
			<p role="status" className="mb-2 empty:hidden">
				{isOffered ? `${describeShortPage(shortPage.lines, pageCount)} ${said}`.trim() : says}
			</p>
			{isOffered ? (
				<div className="mb-3 flex flex-wrap gap-2">
					<Button
						size="small"
						disabled={isBusy}
						onClick={() => void fit((to) => onChange(to, 'fit'))}
					>
						Fit on {room}
					</Button>
					<Button size="small" look="bare" disabled={isBusy} onClick={() => void fit(tryOut)}>
						Preview
					</Button>
					{source.getInput().design.autoFit ? null : (
						<Button size="small" look="bare" disabled={isBusy} onClick={always}>
							Always fit
						</Button>
					)}
				</div>
			) : null}
			{tried ? (
				<div className="mb-3 flex flex-wrap gap-2">
					<Button size="small" onClick={() => endTrial(tried)}>
						Use this
					</Button>
					<Button size="small" look="bare" onClick={() => endTrial(null)}>
						Cancel
					</Button>
				</div>
			) : null}
		</div>
	)
}
