import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { licenceText, listLicences } from './list-licences.ts'

const root = join(import.meta.dirname, '..', '..', '..')
const web = join(root, 'apps', 'web')

// The page shows the list; the texts, which many licences ask to be passed on, are one file beside it.
const packages = await listLicences(root)
await mkdir(join(web, 'app', 'generated'), { recursive: true })
await writeFile(
	join(web, 'app', 'generated', 'licences.json'),
	JSON.stringify(packages.map(({ folder: _, ...shown }) => shown)),
)
await writeFile(join(web, 'public', 'licences.txt'), await licenceText(packages))
