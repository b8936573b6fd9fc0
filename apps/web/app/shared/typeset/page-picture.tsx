import './typeset.css'
import type { PreviewInput } from './preview-scheduler.ts'
import { useIsNearScreen } from './use-is-near-screen.ts'
import { usePagePictures } from './use-page-pictures.ts'

/**
 * The first page of a CV, fetched when it comes near the screen. Screen readers skip it: say beside it what it shows.
 */
export function PagePicture({ input }: { input: PreviewInput }) {
	const { ref, isNear } = useIsNearScreen()
	const { data, error, isPlaceholderData } = usePagePictures(input, 1, isNear)
	const svg = data?.pages[0]?.svg
	const isLetter = input.design.pageSize === 'us-letter'
	return (
		<div
			ref={ref}
			aria-hidden
			aria-busy={isPlaceholderData}
			className="typeset-page overflow-hidden"
			style={{ aspectRatio: isLetter ? '612 / 792' : '595 / 842' }}
		>
			{svg ? (
				<PageImage svg={svg} />
			) : (
				<span className="grid h-full place-items-center p-4 text-center text-sm text-ink-on-marker">
					{error ? 'We can’t show this page right now.' : null}
				</span>
			)}
		</div>
	)
}

/** A page as one image: many images cost the browser less than all their outlines would. */
export function PageImage({ svg }: { svg: string }) {
	return (
		<img alt="" src={`data:image/svg+xml,${encodeURIComponent(svg)}`} className="block w-full" />
	)
}
