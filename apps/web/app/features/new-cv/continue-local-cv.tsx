import { PenLine } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { type CvFormData, toDocument } from '#shared/cv-form-data.ts'
import { StaticPages } from '#shared/typeset/static-pages.tsx'
import { ButtonLink } from '#shared/ui/button.tsx'

type ContinueLocalCvProps = {
	title: string
	data: CvFormData
	lastSaved: string | null
	/** The menu of further actions for the CV. */
	menu: ReactNode
}

/** The open CV of this browser, as a page, with the way back to it. */
export function ContinueLocalCv({ title, data, lastSaved, menu }: ContinueLocalCvProps) {
	const input = useMemo(() => ({ document: toDocument(data), design: data.design }), [data])
	return (
		<section aria-labelledby="continue-title">
			<div className="flex items-start gap-5 lg:block">
				<div className="w-28 shrink-0 lg:w-full">
					<StaticPages input={input} isFirstOnly />
				</div>
				<div className="min-w-0 flex-1 lg:mt-5">
					<div className="flex items-start gap-1">
						<h2 id="continue-title" className="min-w-0 flex-1 text-lg wrap-anywhere">
							{title}
						</h2>
						<div className="-mt-2">{menu}</div>
					</div>
					<p className="mt-1 text-sm text-ink-soft">
						Saved in this browser{lastSaved ? `, last saved ${formatDay(lastSaved)}` : ''}
					</p>
					<ButtonLink to="/cv-writer/create" look="primary" size="small" className="mt-4">
						<PenLine size={16} aria-hidden />
						Continue writing
					</ButtonLink>
				</div>
			</div>
		</section>
	)
}

/** A moment as people say it. */
export function formatDay(iso: string): string {
	return new Date(iso).toLocaleString('en-GB', {
		day: 'numeric',
		month: 'long',
		hour: '2-digit',
		minute: '2-digit',
	})
}
