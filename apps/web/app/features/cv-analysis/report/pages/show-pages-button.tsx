import { ChevronUp } from 'lucide-react'

type ShowPagesButtonProps = {
	/** Where the picture of the first page is. */
	imageUrl: string | undefined
	pageCount: number
	markCount: number
	onOpen: () => void
}

/** The foot of a narrow screen, from which the pages slide up. */
export function ShowPagesButton({ imageUrl, pageCount, markCount, onOpen }: ShowPagesButtonProps) {
	return (
		<button
			type="button"
			onClick={onOpen}
			className="fixed inset-x-0 bottom-0 z-40 flex min-h-16 items-center gap-3 rounded-t-panel border-t border-line bg-paper px-4
				pr-(--toggle-room) pb-[env(safe-area-inset-bottom)] text-left shadow-paper print:hidden"
		>
			<span
				aria-hidden
				className="absolute top-1.5 left-1/2 h-1 w-9 -translate-x-1/2 rounded-full bg-line"
			/>
			{imageUrl === undefined ? null : (
				<img
					src={imageUrl}
					alt=""
					loading="lazy"
					className="h-11 w-8 shrink-0 border border-line bg-white object-cover object-top"
				/>
			)}
			<span className="min-w-0 flex-1">
				<span className="block text-sm font-semibold">
					{pageCount === 1 ? 'See the page' : `See the ${pageCount} pages`}
				</span>
				<span className="block text-xs text-ink-soft">{countMarks(markCount)}</span>
			</span>
			<ChevronUp size={20} aria-hidden className="shrink-0 text-ink-soft" />
		</button>
	)
}

function countMarks(count: number): string {
	if (count === 0) return 'No comments'
	return count === 1 ? 'One comment' : `${count} comments`
}
