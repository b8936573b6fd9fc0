import type { CvSource, SourcePage } from '@app/cv'
import { describeReadingOrder, type Jump } from './reading-order.ts'

const jumpsShown = 12

/** Shows the reading order drawn over the pages, with every jump back up the page and the content that is lost. */
export function ReadingOrderView({ source }: { source: CvSource }) {
	const { lines, jumps, losses } = describeReadingOrder(source)
	const pages = source.pages.filter((page) => page.lines.length > 0)
	return (
		<>
			<p className="text-sm">{wayInWords(lines, jumps.length)}</p>
			{losses.length === 0 ? null : (
				<ul className="mt-2 mb-0 grid gap-1 pl-5 text-sm">
					{losses.map((loss) => (
						<li key={loss}>{loss}</li>
					))}
				</ul>
			)}
			<div className="mt-4 grid grid-cols-2 gap-4 sm:grid-cols-3">
				{pages.map((page) => (
					<PageWay
						key={page.number}
						page={page}
						jumps={jumps.filter((jump) => jump.page === page.number)}
					/>
				))}
			</div>
			{jumps.length === 0 ? null : <JumpList jumps={jumps} />}
		</>
	)
}

function wayInWords(lines: number, jumps: number): string {
	if (jumps === 0) return `${lines} lines, read from top to bottom.`
	const times = jumps === 1 ? 'once' : `${jumps} times`
	return `${lines} lines. Software jumps back up the page ${times}. With 2 columns, that’s normal: it’s moving to the second one. With one column, something is out of order.`
}

function PageWay({ page, jumps }: { page: SourcePage; jumps: Jump[] }) {
	const { number, widthPt, heightPt, lines } = page
	const middleOf = (index: number) => {
		const place = lines[index]?.place
		return { x: place?.x ?? 0, y: (place?.y ?? 0) + (place?.height ?? 0) / 2 }
	}
	return (
		<figure className="m-0">
			<svg
				role="img"
				aria-label={`Page ${number}: ${jumps.length === 0 ? 'read from top to bottom' : `goes back up the page ${jumps.length === 1 ? 'once' : `${jumps.length} times`}`}`}
				viewBox={`0 0 ${widthPt} ${heightPt}`}
				className="block w-full border border-line bg-paper"
			>
				{lines.map(({ place }, index) => (
					<rect
						key={`${index}-${place.y}`}
						x={place.x}
						y={place.y + place.height * 0.25}
						width={place.width}
						height={place.height * 0.5}
						rx={place.height * 0.2}
						className="fill-line"
					/>
				))}
				<polyline
					points={lines
						.map((_, index) => `${middleOf(index).x - 6},${middleOf(index).y}`)
						.join(' ')}
					fill="none"
					strokeWidth="2"
					strokeLinejoin="round"
					className="stroke-accent"
				/>
				{jumps.map(({ number: sign, fromLine }) => (
					<Step key={sign} sign={sign} from={middleOf(fromLine)} to={middleOf(fromLine + 1)} />
				))}
			</svg>
			<figcaption className="mt-1 text-xs text-ink-soft">Page {number}</figcaption>
		</figure>
	)
}

type Point = { x: number; y: number }

function Step({ sign, from, to }: { sign: number; from: Point; to: Point }) {
	return (
		<g>
			<line
				x1={from.x - 6}
				y1={from.y}
				x2={to.x - 6}
				y2={to.y}
				strokeWidth="3"
				strokeDasharray="8 6"
				className="stroke-amber"
			/>
			<circle cx={to.x - 6} cy={to.y} r="13" className="fill-amber" />
			<text
				x={to.x - 6}
				y={to.y + 5.5}
				textAnchor="middle"
				fontSize="16"
				fontWeight="650"
				className="fill-paper"
			>
				{sign}
			</text>
		</g>
	)
}

function JumpList({ jumps }: { jumps: Jump[] }) {
	return (
		<ol className="mt-4 mb-0 grid list-none gap-2 p-0 text-sm">
			{jumps.slice(0, jumpsShown).map(({ number, from, to }) => (
				<li key={number} className="border-l-2 border-amber pl-3 [overflow-wrap:anywhere]">
					{number}. After <q className="font-serif">{from}</q> comes{' '}
					<q className="font-serif">{to}</q>.
				</li>
			))}
			{jumps.length > jumpsShown ? (
				<li className="text-ink-soft">and {jumps.length - jumpsShown} more, marked on the pages</li>
			) : null}
		</ol>
	)
}
