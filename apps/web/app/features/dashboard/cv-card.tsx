import type { CvSummary } from '@app/contract'
import {
	Copy,
	Download,
	EllipsisVertical,
	Eye,
	FileStack,
	Palette,
	PenLine,
	Share2,
	TextCursorInput,
	Trash2,
	WandSparkles,
} from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { fieldControlClass } from '#shared/ui/field.tsx'
import { Menu } from '#shared/ui/menu.tsx'
import { ScoreRing } from '#shared/ui/score-ring.tsx'
import { CvSharingBadges } from './cv-sharing-badges.tsx'
import { CvThumbnail } from './cv-thumbnail.tsx'
import { formatChangedAt } from './format-list-dates.ts'

export type CvLook = 'grid' | 'list'

type CvCardProps = {
	cv: CvSummary
	/** 0 to 100; absent until it is known. */
	score: number | undefined
	/** As a card with the top of its page, or as a row; a phone has only rows. */
	look: CvLook
	onRename: (title: string) => void
	onDownload: () => void
	onDuplicate: () => void
	onShare: () => void
	onDelete: () => void
}

const looks = {
	grid: {
		card: 'flex overflow-hidden rounded-panel border border-line bg-paper/60 sm:flex-col dark:bg-desk-2/60',
		sheet: 'min-h-28 w-18 p-2 sm:h-60 sm:min-h-0 sm:w-full sm:px-6 sm:pt-4 sm:pb-0 sm:hover:pt-2',
		words: 'sm:border-t sm:border-line',
	},
	list: {
		card: 'flex overflow-hidden rounded-panel border border-line bg-paper/60 dark:bg-desk-2/60',
		sheet: 'min-h-28 w-18 p-2',
		words: '',
	},
} as const

/** One CV: its first page, its name, when it was changed, and what can be done with it. */
export function CvCard(props: CvCardProps) {
	const { cv, score, look, onRename, onDownload, onDuplicate, onShare, onDelete } = props
	const navigate = useNavigate()
	const [isRenaming, setIsRenaming] = useState(false)
	const { card, sheet, words } = looks[look]
	return (
		<li className={`min-w-0 ${card}`}>
			<Link
				to={`/cv-writer/edit/${cv.id}`}
				tabIndex={-1}
				aria-hidden
				className={`block shrink-0 overflow-hidden bg-desk-2 transition-[padding] duration-150 motion-reduce:transition-none ${sheet}`}
			>
				<CvThumbnail cvId={cv.id} revision={cv.revision} />
			</Link>
			<div className={`flex min-w-0 flex-1 items-start gap-2.5 py-3 pr-1 pl-3 ${words}`}>
				<span className="size-9 shrink-0">
					{score === undefined ? null : <ScoreRing score={score} sizePx={36} />}
				</span>
				<div className="min-w-0 flex-1">
					{isRenaming ? (
						<TitleField
							title={cv.title}
							onDone={(title) => {
								setIsRenaming(false)
								if (title !== '' && title !== cv.title) onRename(title)
							}}
						/>
					) : (
						<h2 className="line-clamp-2 font-sans text-base leading-snug font-semibold tracking-normal wrap-anywhere">
							<Link
								to={`/cv-writer/edit/${cv.id}`}
								className="text-ink no-underline hover:underline"
								title={cv.title}
							>
								{cv.title}
							</Link>
						</h2>
					)}
					{cv.headline ? <p className="truncate text-sm text-ink-soft">{cv.headline}</p> : null}
					<p className="text-sm text-ink-soft">Changed {formatChangedAt(cv.updatedAt)}</p>
					<CvSharingBadges cv={cv} />
				</div>
				<Menu
					trigger={
						<button
							type="button"
							id={cardMenuId(cv.id)}
							aria-label={`Actions for ${cv.title}`}
							className="grid size-11 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-desk-2 hover:text-ink sm:size-9"
						>
							<EllipsisVertical size={18} aria-hidden />
						</button>
					}
					items={[
						{
							id: 'edit',
							label: 'Edit',
							icon: PenLine,
							onSelect: () => void navigate(`/cv-writer/edit/${cv.id}`),
						},
						{
							id: 'preview',
							label: 'See all pages',
							icon: Eye,
							onSelect: () => void navigate(`/cv-writer/preview/${cv.id}`),
						},
						{
							id: 'improve',
							label: 'Improve',
							icon: WandSparkles,
							onSelect: () => void navigate(`/cv-writer/improvements/${cv.id}`),
						},
						{
							id: 'rename',
							label: 'Rename',
							icon: TextCursorInput,
							onSelect: () => setIsRenaming(true),
						},
						{
							id: 'versions',
							label: 'Versions',
							icon: FileStack,
							onSelect: () => void navigate(`/cv/versions?cv=${cv.id}`),
						},
						{
							id: 'template',
							label: 'Choose a template',
							icon: Palette,
							onSelect: () => void navigate(`/cv-writer/template-selection/${cv.id}`),
						},
						{ id: 'download', label: 'Download', icon: Download, onSelect: onDownload },
						{ id: 'duplicate', label: 'Duplicate', icon: Copy, onSelect: onDuplicate },
						{ id: 'share', label: 'Share', icon: Share2, onSelect: onShare },
						{ id: 'delete', label: 'Delete', icon: Trash2, onSelect: onDelete },
					]}
				/>
			</div>
		</li>
	)
}

function TitleField({ title, onDone }: { title: string; onDone: (title: string) => void }) {
	const [text, setText] = useState(title)
	function handleKeyDown({ key }: KeyboardEvent) {
		if (key === 'Enter') onDone(text.trim())
		if (key === 'Escape') onDone(title)
	}
	return (
		<input
			// The person has just asked to type here.
			ref={(input) => input?.focus()}
			aria-label="Name of the CV"
			value={text}
			maxLength={200}
			onFocus={({ target }) => target.select()}
			onChange={({ target }) => setText(target.value)}
			onKeyDown={handleKeyDown}
			onBlur={() => onDone(text.trim())}
			className={fieldControlClass()}
		/>
	)
}

/** The id of the button that opens the menu of a CV's card. */
export function cardMenuId(cvId: string): string {
	return `menu-of-${cvId}`
}
