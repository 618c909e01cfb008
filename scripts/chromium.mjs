// @ts-check
/**
 * A Chrome or Chromium for tests and screenshots: `CHROME_PATH`, one of the system, or Debian's package. The headless shell
 * comes first: without the windows of a browser a page opens in half the time.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';
import { chromium } from 'playwright-core';

const CANDIDATES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const launch = () => chromium.launch({ executablePath: findChromium(), args: FLAGS });

function findChromium() {
  const given = process.env.CHROME_PATH;
  if (given) return given;
  const found = CANDIDATES.find((path) => existsSync(path)) ?? installed();
  if (found === undefined) throw new Error('no Chrome or Chromium found; install one or set CHROME_PATH');
  return found;
}

/** Only as root on Debian and the like; anywhere else a person has to decide. */
function installed() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.error('Installing Chromium for the page tests …');
  const stdio = /** @type {['ignore', 2, 2]} */ (['ignore', 2, 2]);
  spawnSync('apt-get', ['update', '-qq'], { stdio });
  spawnSync('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell'], { stdio });
  return CANDIDATES.find((path) => existsSync(path));
}
