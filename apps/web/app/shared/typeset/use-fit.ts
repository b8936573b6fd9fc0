import { fitCv, mostFittedPages } from '@app/contract'
import type { CvDesign } from '@app/cv'
import { useState } from 'react'
import { call } from '#shared/api/call.ts'
import { retryWhileBusy } from '#shared/api/retry-while-busy.ts'
import { toast } from '#shared/ui/toast.ts'
import { toastWithUndo } from '#shared/ui/toast-with-undo.tsx'
import { describeFit } from './describe-fit.ts'
import type { PreviewInput } from './preview-scheduler.ts'

/** A last page that holds next to nothing. */
export type ShortPage = { lines: number; page: number }

export type Tightness = Pick<CvDesign, 'spacing' | 'textSizePt'>

type Fitting = {
	getInput: () => PreviewInput | Promise<PreviewInput>
	/** Sets the CV as tight as this, or as it was before. */
	apply: (to: Tightness) => void | Promise<void>
}

/** How long there is to read why a CV does not fit, in milliseconds. */
const refusalMs = 12_000

/** Returns a function that fits a CV on fewer pages, says what was changed, and offers to undo it. */
export function useFit({ getInput, apply }: Fitting) {
	const [isBusy, setIsBusy] = useState(false)

	async function fit(pages: number): Promise<boolean> {
		setIsBusy(true)
		try {
			const { document, design } = await getInput()
			const found = await retryWhileBusy(() => call(fitCv, { body: { document, design, pages } }))
			const said = describeFit(design, found, pages)
			if (found.fits) {
				await apply({ spacing: found.spacing, textSizePt: found.textSizePt })
				const { spacing, textSizePt } = design
				toastWithUndo(said, () => void undo({ spacing, textSizePt }))
			} else toast(said, { duration: refusalMs })
			return found.fits
		} catch (error) {
			sayFailed(error)
			return false
		} finally {
			setIsBusy(false)
		}
	}

	async function undo(before: Tightness) {
		try {
			await apply(before)
		} catch (error) {
			sayFailed(error)
		}
	}

	return { fit, isBusy }
}

/** Whether a short page can be removed; short pages of a very long CV aren't counted. */
export function canGo(page: ShortPage | null): page is ShortPage {
	return page !== null && page.page - 1 <= mostFittedPages
}

function sayFailed(error: unknown): void {
	toast.error(
		error instanceof Error ? error.message : 'We couldn’t count the pages. Please try again.',
	)
}
