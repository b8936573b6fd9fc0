import { makeCvVersion } from '@app/contract'
import { useQueryClient } from '@tanstack/react-query'
import { Eye, FileStack, History, Pin } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { call } from '#shared/api/call.ts'
import { Menu } from '#shared/ui/menu.tsx'
import { toast } from '#shared/ui/toast.ts'
import { versionsKey } from './use-cv-versions.ts'

type VersionMenuProps = {
	cvId: string
	/** Saves all typed text; returns whether the save succeeded. */
	saveNow: () => Promise<boolean>
	/** Opens the finished pages, where the bar has no room for a link of its own. */
	onPreview?: (() => void) | undefined
}

/** Shows the editor's menu of versions: saves the present CV as a version, and links to all versions. */
export function VersionMenu({ cvId, saveNow, onPreview }: VersionMenuProps) {
	const navigate = useNavigate()
	const client = useQueryClient()

	async function handleKeep() {
		if (!(await saveNow())) {
			toast.error(
				'Your latest changes aren’t in your account yet, so we couldn’t save a version. They’re safe on this device.',
			)
			return
		}
		try {
			const { id } = await call(makeCvVersion, { params: { cvId }, body: {} })
			await client.invalidateQueries({ queryKey: versionsKey })
			sayKept(`/cv/versions?cv=${cvId}&version=${id}`)
		} catch (error) {
			toast.error(
				error instanceof Error ? error.message : 'We couldn’t save this version. Please try again.',
			)
		}
	}

	// Saves first, so that the page compares versions with the latest text.
	async function handleAll() {
		await saveNow()
		await navigate(`/cv/versions?cv=${cvId}`)
	}

	const label = onPreview ? 'Preview and versions' : 'Versions'
	const preview = onPreview
		? [
				{
					id: 'preview',
					label: 'Preview',
					icon: Eye,
					note: 'Your finished pages',
					onSelect: onPreview,
				},
			]
		: []
	return (
		<Menu
			trigger={
				<button
					type="button"
					title={label}
					className="inline-flex min-h-11 items-center gap-2 rounded-control border border-line px-3 text-sm font-semibold hover:border-line-strong sm:min-h-9"
				>
					<FileStack size={17} aria-hidden />
					<span className="max-xl:sr-only">{label}</span>
				</button>
			}
			items={[
				...preview,
				{
					id: 'keep',
					label: 'Save this version',
					icon: Pin,
					note: 'Save your CV as it is now',
					onSelect: () => void handleKeep(),
				},
				{
					id: 'all',
					label: 'All versions',
					icon: History,
					note: 'Version history and restore',
					onSelect: () => void handleAll(),
				},
			]}
		/>
	)
}

function sayKept(to: string) {
	toast(
		(shown) => (
			<span className="flex items-center gap-3">
				Version saved.
				<Link
					to={to}
					onClick={() => toast.dismiss(shown.id)}
					className="inline-flex min-h-11 items-center font-semibold text-accent sm:min-h-0"
				>
					Name version
				</Link>
			</span>
		),
		{ duration: 8000 },
	)
}
