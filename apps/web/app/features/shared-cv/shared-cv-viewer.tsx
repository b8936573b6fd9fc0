import type { Preview, SharedCv } from '@app/contract'
import { AlignLeft, FileText, Printer } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#shared/ui/button.tsx'
import { SegmentedControl } from '#shared/ui/segmented-control.tsx'
import { useScreenQuery } from '#shared/use-media-query.ts'
import { DownloadSharedCv } from './download-shared-cv.tsx'
import { SharedCvText } from './shared-cv-text.tsx'
import { SharedPages } from './shared-pages.tsx'

type SharedCvViewerProps = {
	cvKey: string
	cv: SharedCv
	pages: { data: Preview | undefined; error: Error | null; refetch: () => unknown }
	grant: string | null
}

const views = [
	{ value: 'words', label: 'Text', icon: AlignLeft },
	{ value: 'pages', label: 'Pages', icon: FileText },
] as const

type View = (typeof views)[number]['value']

// Below this width the words of a page are too small to be read.
const pagesAreReadable = '(min-width: 760px)'

/** The CV as words that fit every screen, and as the pages that are printed. */
export function SharedCvViewer({ cvKey, cv, pages, grant }: SharedCvViewerProps) {
	const hasRoomForPages = useScreenQuery(pagesAreReadable)
	const [chosen, setChosen] = useState<View | null>(null)
	const view = chosen ?? (hasRoomForPages ? 'pages' : 'words')
	const isWords = view === 'words'
	return (
		<>
			<header className="sticky top-0 z-20 border-b border-line bg-paper print:hidden">
				<div className="mx-auto flex max-w-[55rem] flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2 sm:px-6">
					<SegmentedControl
						legend="View"
						isLegendHidden
						choices={views}
						value={view}
						onChange={setChosen}
					/>
					<div className="flex items-center gap-2">
						<Button size="small" aria-label="Print" onClick={() => window.print()}>
							<Printer size={16} aria-hidden />
							<span className="max-sm:hidden">Print</span>
						</Button>
						{cv.allowsDownload ? <DownloadSharedCv cvKey={cvKey} grant={grant} /> : null}
					</div>
				</div>
			</header>
			<main id="content" className="bg-desk-2 px-3 py-6 sm:px-6 sm:py-10">
				<div
					className={
						isWords
							? 'mx-auto max-w-[46rem] rounded-panel border border-line bg-paper px-5 py-8 sm:px-12 sm:py-12'
							: 'sr-only'
					}
				>
					<SharedCvText words={cv.words} />
				</div>
				<div className={isWords ? 'hidden' : 'mx-auto max-w-[52rem]'}>
					<SharedPages {...pages} />
				</div>
			</main>
		</>
	)
}
