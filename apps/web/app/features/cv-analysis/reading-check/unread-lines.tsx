import type { GuestResults } from '@app/contract'
import type { LitFinding } from '../report/use-highlighted-finding.ts'
import { AskModelAboutLines } from './ask-model-about-lines.tsx'
import { unreadId } from './field-marks.ts'

type UnreadLinesProps = {
	results: Pick<GuestResults, 'document' | 'source'>
	lit: LitFinding
	onShow: (id: string) => void
}

/** Shows the lines that were read but not understood; each one leads to its place on the page. */
export function UnreadLines({ results, lit, onShow }: UnreadLinesProps) {
	const { unread: lines } = results.source
	if (lines.length === 0) return null
	return (
		<section className="mt-8 border-l-2 border-marker pl-4">
			<h2 className="text-lg">Lines we couldn’t match</h2>
			<p className="mt-1 mb-2 text-sm text-ink-soft">
				{lines.length === 1
					? 'This line won’t be in your CV, because we couldn’t tell what it is.'
					: 'These lines won’t be in your CV, because we couldn’t tell what they are.'}{' '}
				Copy anything you need into a field below.
			</p>
			<ul className="m-0 list-none p-0 text-sm">
				{lines.map(({ text, place }, index) => {
					const id = unreadId(index)
					const words = <span className="[overflow-wrap:anywhere]">“{text}”</span>
					return (
						<li
							key={id}
							data-field={id}
							data-lit={lit.litId === id}
							tabIndex={-1}
							className="flex flex-wrap items-baseline justify-between gap-x-4 rounded-control px-2 py-1 data-[lit=true]:bg-marker/25 dark:data-[lit=true]:bg-marker/15"
							onMouseEnter={() => lit.onTouch(id, 'remark')}
							onMouseLeave={() => lit.onTouch(null, 'remark')}
						>
							{words}
							{place === null ? null : (
								<button
									type="button"
									aria-label={`Show on the page: ${text}`}
									className="min-h-11 text-xs font-semibold text-accent hover:text-accent-hover sm:min-h-7"
									onFocus={() => lit.onTouch(id, 'remark')}
									onBlur={() => lit.onTouch(null, 'remark')}
									onClick={() => onShow(id)}
								>
									Show
								</button>
							)}
						</li>
					)
				})}
			</ul>
			<AskModelAboutLines lines={lines} document={results.document} />
		</section>
	)
}
