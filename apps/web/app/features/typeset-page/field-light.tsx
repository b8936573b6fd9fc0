import type { Place } from '@app/cv'
import { type RefObject, startTransition, useEffect, useState } from 'react'
import { markerStroke } from '#shared/typeset/marker-stroke.ts'
import type { PreviewInput } from '#shared/typeset/preview-scheduler.ts'
import type { PreviewSource } from '#shared/typeset/use-live-pages.ts'
import { placesOfField } from './fields-on-page.ts'
import { readPages } from './read-pages.ts'
import { useFocusedField } from './use-focused-field.ts'
import { watchPages } from './watch-pages.ts'

type FieldLightProps = { host: RefObject<HTMLElement | null>; source: PreviewSource }

type Light = { sizes: { widthPt: number; heightPt: number }[]; places: Place[] }

const dark: Light = { sizes: [], places: [] }
/** The page is read when it has stood still, so that nothing is looked for between two key presses. */
const stillAfterMs = 350

/** Lights the words of the field that has the focus, on the page. */
export function FieldLight({ host, source }: FieldLightProps) {
	const path = useFocusedField()
	const { sizes, places } = useLight(host, source, path)
	return (
		<div className="typeset-pages pointer-events-none absolute inset-x-0 top-0" aria-hidden>
			{sizes.map(({ widthPt, heightPt }, index) => (
				<div
					key={index}
					className="relative isolate"
					style={{ aspectRatio: `${widthPt} / ${heightPt}` }}
				>
					<svg
						aria-hidden="true"
						viewBox={`0 0 ${widthPt} ${heightPt}`}
						className="absolute inset-0 size-full"
					>
						{places
							.filter(({ page }) => page === index + 1)
							.map((place) => (
								<path
									key={`${place.x} ${place.y}`}
									d={markerStroke(place)}
									data-light-of="field"
									// No blending, which would have the pages painted anew at each key press.
									fill="oklch(0.88 0.17 98 / 0.38)"
								/>
							))}
					</svg>
				</div>
			))}
		</div>
	)
}

function useLight(
	host: RefObject<HTMLElement | null>,
	{ getInput }: PreviewSource,
	path: string | null,
): Light {
	const [light, setLight] = useState(dark)
	useEffect(() => {
		const { current } = host
		if (current === null) return
		if (path === null) {
			setLight(dark)
			return
		}
		let hasLooked = false
		let timer: ReturnType<typeof setTimeout> | undefined
		const look = () => {
			const next = lightOf(current, getInput(), path)
			startTransition(() => setLight(next))
			const [first] = next.places
			// Only whoever comes to a field is led there; whoever writes in it keeps the page as it is.
			if (!hasLooked && first) bringIntoView(current, first)
			hasLooked = true
		}
		const lookSoon = () => {
			clearTimeout(timer)
			timer = setTimeout(look, stillAfterMs)
		}
		const stop = watchPages(current, lookSoon)
		lookSoon()
		return () => {
			clearTimeout(timer)
			stop()
		}
	}, [host, getInput, path])
	return light
}

function lightOf(host: HTMLElement, input: PreviewInput, path: string): Light {
	const { sizes, words } = readPages(host)
	return { sizes, places: placesOfField(input, path, words) }
}

// Only the pages scroll: the person is in the form.
function bringIntoView(host: HTMLElement, { page, y }: Place): void {
	const paper = host.children[page - 1]
	const scroller = host.closest<HTMLElement>('[data-size]')
	const heightPt = Number(paper?.querySelector('svg')?.getAttribute('viewBox')?.split(' ')[3])
	if (!paper || !scroller || !(heightPt > 0)) return
	const { top, height } = paper.getBoundingClientRect()
	const frame = scroller.getBoundingClientRect()
	const at = top + (y / heightPt) * height
	if (at > frame.top && at < frame.bottom - 24) return
	const isMotionWanted = !window.matchMedia('(prefers-reduced-motion: reduce)').matches
	scroller.scrollTo({
		top: scroller.scrollTop + at - frame.top - scroller.clientHeight / 3,
		behavior: isMotionWanted ? 'smooth' : 'instant',
	})
}
