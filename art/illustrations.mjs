/**
 * The list of pictures that the studio made: content/pictures/illustrations.json, file name -> the first 12 digits of its SHA-256. The site calls a
 * picture an illustration as long as its file is the one in the list; a photograph put in its place is another file.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Writes down a picture as it stands in the folder now. */
export function signIllustration(folder, file) {
  const list = join(folder, 'illustrations.json')
  const known = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {}
  known[file] = createHash('sha256').update(readFileSync(join(folder, file))).digest('hex').slice(0, 12)
  const sorted = Object.fromEntries(Object.entries(known).sort(([one], [other]) => (one < other ? -1 : 1)))
  writeFileSync(list, `${JSON.stringify(sorted, null, 2)}\n`)
}
