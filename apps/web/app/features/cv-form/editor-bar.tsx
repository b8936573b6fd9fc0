import { ChevronLeft, Redo2, Undo2 } from 'lucide-react'
import './editor-bar.css'
import { type ReactNode, useLayoutEffect } from 'react'
import { Link, useNavigate } from 'react-router'
import { keysInWords } from '#shared/keyboard-key-names.ts'
import { usePreferences } from '#shared/preferences/preferences-store.ts'
import { SearchButton } from '#shared/search/search-button.tsx'
import { Logo } from '#shared/ui/logo.tsx'
import { CvTitle, type CvTitleProps } from './cv-title.tsx'
import { useSingleKeyShortcuts } from './fields/use-single-key-shortcuts.ts'
import { useUndo, useUndoKeys } from './form-state/use-undo.ts'
import { SaveIndicator } from './saving/save-indicator.tsx'
import type { FormSectionName } from './sections/form-sections.ts'

type EditorMode = {
	id: string
	label: string
	href: string
	/** The accessible name, where it says more than the label. */
	spoken?: string
	/** The key that chooses it while nobody is typing. */
	hotkey: string
}

type EditorBarProps = CvTitleProps & {
	modes: EditorMode[]
	mode: string
	/** Whether the CV is one of an account, and not of this browser. */
	isOfAccount: boolean
	/** The other actions for the CV. */
	others: ReactNode
	/** The button that gives the CV as a file. */
	download: ReactNode
	onShowSection: (section: FormSectionName) => void
	onShowShortcuts: () => void
}

/**
 * The slim bar above the form: whose CV it is, whether it is saved, what can be done with it. Under 900 px, where the
 * page slides up, it has two rows from the start: one would have no room for the name, and would break in two later. On a
 * phone the other things that can be done with the CV are in the second of them, and what cannot be undone leaves its room
 * to the name.
 */
export function EditorBar(props: EditorBarProps) {
	const { modes, mode, isOfAccount, others, download, title, ...on } = props
	const { onShowSection, onShowShortcuts, onRename } = on
	const { singleKeys } = usePreferences()
	const navigate = useNavigate()
	useRoomForFocus()
	const show = (href: string) => void navigate(href, { replace: true, preventScrollReset: true })
	useSingleKeyShortcuts({
		...Object.fromEntries(modes.map(({ hotkey, href }) => [hotkey, () => show(href)])),
		'?': onShowShortcuts,
	})
	return (
		<header
			className="editor-bar sticky top-0 z-30 [@media(max-height:28rem)]:static flex min-h-[3.75rem] flex-wrap
				items-center gap-x-4 border-b border-line bg-paper px-3 max-[899px]:gap-x-2 max-[899px]:pt-2 sm:px-5"
		>
			<div className="max-sm:hidden">
				<Logo isMember={isOfAccount} />
			</div>
			<div className="flex min-w-0 flex-1 items-center gap-x-2 text-sm max-sm:flex-[1_1_5.5rem] max-sm:gap-x-1">
				<BackToCvs path={isOfAccount ? '/dashboard' : '/cv-writer'} />
				<CvTitle title={title} onRename={onRename} />
				<SaveIndicator />
			</div>
			<nav
				aria-label="Editor mode"
				className="flex overflow-hidden rounded-control border border-line max-[899px]:order-1 max-[899px]:my-2 max-[899px]:w-full max-sm:w-auto max-sm:flex-[1_1_14rem]"
			>
				{modes.map(({ id, label, href, spoken, hotkey }) => (
					<Link
						key={id}
						to={href}
						replace
						aria-current={id === mode ? 'true' : undefined}
						aria-label={spoken}
						aria-keyshortcuts={singleKeys ? hotkey : undefined}
						title={singleKeys ? `${label} (${hotkey})` : undefined}
						className="min-h-9 flex-1 px-4 py-1.5 text-center whitespace-nowrap text-sm font-medium text-ink-soft no-underline
							hover:text-ink aria-[current]:bg-accent-wash aria-[current]:font-semibold aria-[current]:text-ink
							forced-colors:aria-[current]:underline forced-colors:aria-[current]:underline-offset-4 max-[899px]:min-h-11
							max-[899px]:py-2.5 max-sm:px-2"
					>
						{label}
					</Link>
				))}
			</nav>
			<div className="flex flex-1 items-center justify-end gap-1.5 max-sm:contents min-[900px]:gap-2">
				<div className="flex flex-1 items-center justify-end gap-1.5 sm:contents">
					<SearchButton />
					<UndoButtons onShowSection={onShowSection} />
				</div>
				<div className="flex gap-1.5 max-sm:order-2 min-[900px]:gap-2">{others}</div>
				{download}
			</div>
		</header>
	)
}

/** The way back to the list: a word and a stroke where there is room, an arrow where there is not. */
function BackToCvs({ path }: { path: string }) {
	return (
		<Link
			to={path}
			className="flex shrink-0 items-center text-ink-soft no-underline hover:text-ink hover:underline max-[1100px]:-ml-2 max-[1100px]:size-11
				max-[1100px]:justify-center"
		>
			<ChevronLeft size={22} aria-hidden className="min-[1101px]:hidden" />
			<span className="max-[1100px]:sr-only">My CVs</span>
			<span aria-hidden className="ml-2 max-[1100px]:hidden">
				/
			</span>
		</Link>
	)
}

/** Marks the document as having a bar over its top, so that elements scrolled into view stop below the bar. */
function useRoomForFocus(): void {
	useLayoutEffect(() => {
		const { classList } = document.documentElement
		classList.add('has-editor-bar')
		return () => classList.remove('has-editor-bar')
	}, [])
}

function UndoButtons({ onShowSection }: Pick<EditorBarProps, 'onShowSection'>) {
	const { isUndoPossible, isRedoPossible, undo, redo } = useUndo(onShowSection)
	useUndoKeys({ undo, redo })
	return (
		<>
			<HistoryButton label="Undo" keys="Ctrl Z" isPossible={isUndoPossible} onClick={undo}>
				<Undo2 size={17} aria-hidden />
			</HistoryButton>
			<HistoryButton label="Redo" keys="Ctrl Shift Z" isPossible={isRedoPossible} onClick={redo}>
				<Redo2 size={17} aria-hidden />
			</HistoryButton>
		</>
	)
}

type HistoryButtonProps = {
	label: string
	keys: string
	isPossible: boolean
	onClick: () => void
	children: ReactNode
}

function HistoryButton({ label, keys, isPossible, onClick, children }: HistoryButtonProps) {
	return (
		<button
			type="button"
			disabled={!isPossible}
			title={`${label} (${keysInWords(keys)})`}
			onClick={onClick}
			className="inline-flex min-h-11 items-center gap-2 rounded-control border border-line px-3 text-sm font-semibold
				hover:border-line-strong disabled:cursor-not-allowed disabled:text-ink-soft disabled:opacity-60 max-sm:disabled:hidden sm:min-h-9"
		>
			{children}
			<span className="max-xl:sr-only">{label}</span>
		</button>
	)
}
