import { X, ZoomIn, ZoomOut } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { type ReactNode, useRef, useState } from 'react'

type PagesSheetProps = {
	isOpen: boolean
	onOpenChange: (isOpen: boolean) => void
	/** The remark whose words are shown, if one is. */
	remark: string | null
	/** Draws the pages as wide as asked, in shares of the sheet. */
	children: (scale: number) => ReactNode
}

const wholePage = 1
const readable = 2
const iconButton =
	'grid size-11 shrink-0 place-items-center rounded-control text-ink-soft hover:text-ink'

/** The uploaded pages on a narrow screen: a sheet that slides up from the bottom. */
export function PagesSheet({ isOpen, onOpenChange, remark, children }: PagesSheetProps) {
	const [scale, setScale] = useState(wholePage)
	const opener = useRef<Element | null>(null)
	const isWhole = scale === wholePage
	const Zoom = isWhole ? ZoomIn : ZoomOut
	return (
		<Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
			<Dialog.Portal>
				<Dialog.Overlay className="fixed inset-0 z-60 bg-black/45 transition-opacity duration-200 starting:opacity-0" />
				<Dialog.Content
					aria-describedby={undefined}
					onOpenAutoFocus={() => {
						opener.current = document.activeElement
					}}
					onCloseAutoFocus={() => returnFocus(opener.current)}
					className="fixed inset-x-0 bottom-0 z-60 flex h-[90dvh] flex-col overflow-hidden rounded-t-panel bg-desk transition-[translate] duration-200 ease-out starting:translate-y-full"
				>
					<header className="flex items-center gap-1 border-b border-line py-1 pr-2 pl-4">
						<Dialog.Title className="mr-auto line-clamp-2 font-sans text-sm leading-snug font-semibold tracking-normal">
							{remark ?? 'Your pages'}
						</Dialog.Title>
						<button
							type="button"
							aria-label={isWhole ? 'Make the pages larger' : 'Show full pages'}
							className={iconButton}
							onClick={() => setScale(isWhole ? readable : wholePage)}
						>
							<Zoom size={20} aria-hidden="true" />
						</button>
						<Dialog.Close aria-label="Close your pages" className={iconButton}>
							<X size={20} aria-hidden="true" />
						</Dialog.Close>
					</header>
					{children(scale)}
				</Dialog.Content>
			</Dialog.Portal>
		</Dialog.Root>
	)
}

// A stroke that was chosen has sent the focus to its remark; otherwise it goes back where it came from.
function returnFocus(opener: Element | null): void {
	if (document.activeElement !== document.body) return
	if (opener instanceof HTMLElement) opener.focus()
}
