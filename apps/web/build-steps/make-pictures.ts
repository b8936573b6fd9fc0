import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { defaultDesign } from '@app/cv'
import { createReader } from '@app/cv-import/node'
import { createTypesetter } from '@app/typeset/node'
import { makeExampleCards } from './example-cards.ts'
import { galleryFacts } from './gallery-facts.ts'
import { heroFacts } from './hero-facts.ts'
import { landingCv } from './landing-cv.ts'
import { matchFacts, sampleAdvert } from './match-facts.ts'
import { createPictureShop } from './picture-shop.ts'
import { rewriteFacts } from './rewrite-facts.ts'
import { templateFacts } from './template-facts.ts'

const web = join(import.meta.dirname, '..')
const generated = join(web, 'app', 'generated')

/** Runs the product on sample CVs and stores the results, for the public pages to show. */
async function makeFacts(): Promise<void> {
	const typesetter = createTypesetter({ processes: 1, timeoutMs: 60_000 })
	const reader = createReader({ processes: 1, timeoutMs: 60_000 })
	const pictures = await createPictureShop(join(web, 'public'))
	const tools = { typesetter, reader, pictures }
	try {
		const templates = await templateFacts(tools)
		const facts = { ...(await heroFacts(tools)), rewrite: rewriteFacts(landingCv), ...templates }
		const today = new Date().toISOString().slice(0, 10)
		const features = { match: matchFacts(landingCv, sampleAdvert, today) }
		const gallery = await galleryFacts(tools)
		const examples = await makeExampleCards(tools)
		const linkPicture = await typesetter.picture(landingCv, defaultDesign())
		await writeFile(join(web, 'public', 'link-picture.png'), linkPicture)
		await rm(generated, { recursive: true, force: true })
		await mkdir(generated, { recursive: true })
		await writeFile(join(generated, 'landing-facts.json'), JSON.stringify(facts))
		await writeFile(join(generated, 'feature-facts.json'), JSON.stringify(features))
		await writeFile(join(generated, 'gallery-facts.json'), JSON.stringify(gallery))
		await writeFile(join(generated, 'example-cards.json'), JSON.stringify(examples))
	} finally {
		reader.close()
		await typesetter.close()
	}
}

await makeFacts()
