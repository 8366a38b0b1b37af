/**
 * Runs before every npm script on the machine's Node: finds the Node of package-lock.json or installs
 * it with npm, runs prepare.mjs with it, and prints its folder for the PATH. Uses only syntax that
 * old versions of Node support.
 *
 *   PATH=$(node scripts/node.cjs [develop] [build] [serve]):$PATH
 */
const { spawnSync } = require('child_process')
const fs = require('fs')
const path = require('path')

process.chdir(path.join(__dirname, '..'))
const { packages } = JSON.parse(fs.readFileSync('package-lock.json', 'utf8'))
const least = Number(packages[''].engines.node.replace(/\D/g, ''))
const name = `node-${process.platform}-${process.arch}`
const locked = packages[`node_modules/${name}`]
const apart = path.resolve('node_modules/.node')

const isNewEnough = parseInt(process.versions.node, 10) >= least
const node = findCarried() || (isNewEnough ? process.execPath : fetchCarried())
const PATH = path.dirname(node) + path.delimiter + process.env.PATH
const preparing = [path.join('scripts', 'prepare.mjs')].concat(process.argv.slice(2))
run(node, preparing, Object.assign({}, process.env, { PATH }))
console.log(path.dirname(findCarried() || node))

/** Finds the project's Node in node_modules, or in the folder where fetchCarried installed it. */
function findCarried() {
  return [path.resolve(), apart]
    .map((folder) => path.join(folder, 'node_modules', name, 'bin', 'node'))
    .find(
      (file) => locked && String(spawnSync(file, ['-v']).stdout).trim() === `v${locked.version}`,
    )
}

/**
 * Installs the project's Node with npm before everything else, because npm installs packages for
 * the Node that runs it.
 */
function fetchCarried() {
  const npm = (/npm\/(\S+)/.exec(process.env.npm_config_user_agent) || [])[1]
  const has = `this is ${process.versions.node}${npm ? ` with npm ${npm}` : ''}`
  if (!locked) stop(`Gantavya needs Node ${least} or newer; ${has}.`)
  if (parseInt(process.versions.node, 10) < 12 || parseInt(npm, 10) < 7) {
    stop(`Gantavya needs Node 12 and npm 7 or newer to fetch its own Node; ${has}.`)
  }
  const dependencies = { [name]: locked.version }
  const entry = Object.assign({}, locked, { optional: false })
  const lock = { '': { dependencies }, [`node_modules/${name}`]: entry }
  fs.mkdirSync(apart, { recursive: true })
  write('package.json', { dependencies })
  write('package-lock.json', { lockfileVersion: 3, requires: true, packages: lock })
  const cli = /npm-cli\.js$/.test(process.env.npm_execpath) && process.env.npm_execpath
  const install = ['ci', '--prefix', apart, '--no-audit', '--no-fund', '--loglevel=error']
  run(cli ? process.execPath : 'npm', cli ? [cli].concat(install) : install, process.env)
  return findCarried() || stop(`Gantavya needs Node ${least} or newer: ${name} does not run here.`)
}

function write(file, content) {
  fs.writeFileSync(path.join(apart, file), JSON.stringify(content))
}

/** Runs a command. Sends its output to stderr, because stdout must contain only the folder. */
function run(command, parameters, env) {
  const { status, error } = spawnSync(command, parameters, { stdio: ['ignore', 2, 2], env })
  if (error) console.error(`${command} could not be started: ${error.message}`)
  if (status !== 0) process.exit(status || 1)
}

function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}
