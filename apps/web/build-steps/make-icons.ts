import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createCanvas, loadImage } from '@napi-rs/canvas'

const publicFolder = join(import.meta.dirname, '..', 'public')
const folder = join(publicFolder, 'icons')
const mark = await readFile(join(publicFolder, 'favicon.svg'), 'utf8')

/** The colour of the mark's own ground. */
const ground = '#00574f'

type Icon = {
	name: string
	sizePx: number
	/** How much of the width the mark takes. Systems cut their own shape out of an icon whose ground reaches its edges. */
	markShare: number
}

const icons: Icon[] = [
	{ name: 'any-192.png', sizePx: 192, markShare: 1 },
	{ name: 'any-512.png', sizePx: 512, markShare: 1 },
	{ name: 'maskable-512.png', sizePx: 512, markShare: 0.72 },
	{ name: 'apple-180.png', sizePx: 180, markShare: 0.84 },
]

async function draw({ name, sizePx, markShare }: Icon): Promise<void> {
	const canvas = createCanvas(sizePx, sizePx)
	const context = canvas.getContext('2d')
	const markPx = sizePx * markShare
	if (markShare < 1) {
		context.fillStyle = ground
		context.fillRect(0, 0, sizePx, sizePx)
	}
	// The drawing library wants a size.
	const sized = mark.replace('<svg ', `<svg width="${markPx}" height="${markPx}" `)
	const edge = (sizePx - markPx) / 2
	context.drawImage(await loadImage(Buffer.from(sized)), edge, edge, markPx, markPx)
	await writeFile(join(folder, name), await canvas.encode('png'))
}

await mkdir(folder, { recursive: true })
await Promise.all(icons.map(draw))
