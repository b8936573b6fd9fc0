import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import routes from '../app/routes.ts'
import { routePatterns } from './route-patterns.ts'

// The server tells with this list which addresses are pages of the app and which are unknown.
const file = join(import.meta.dirname, '..', 'build', 'client', 'route-patterns.json')
await writeFile(file, JSON.stringify(routePatterns(await routes)))
