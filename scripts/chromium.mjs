// @ts-check
/** A Chrome or Chromium for tests and screenshots: `CHROME_PATH`, one of the system, or Debian's package. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';
import { chromium } from 'playwright-core';

/** Without the windows of a browser a page opens in half the time. */
const SHELL = '/usr/bin/chromium-headless-shell';
const BROWSERS = [
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

export const launch = () => open([SHELL, ...BROWSERS]);

/** A whole browser: the shell hears no push messages. */
export const launchWhole = () => open(BROWSERS);

/** @param {readonly string[]} candidates */
const open = (candidates) => chromium.launch({ executablePath: findChromium(candidates), args: FLAGS });

/** @param {readonly string[]} candidates */
function findChromium(candidates) {
  const given = process.env.CHROME_PATH;
  if (given) return given;
  const found = candidates.find((path) => existsSync(path)) ?? installed(candidates);
  if (found === undefined) throw new Error('no Chrome or Chromium found; install one or set CHROME_PATH');
  return found;
}

/**
 * Only as root on Debian and the like; anywhere else a person has to decide.
 * @param {readonly string[]} candidates
 */
function installed(candidates) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.error('Installing Chromium for the page tests …');
  const stdio = /** @type {['ignore', 2, 2]} */ (['ignore', 2, 2]);
  spawnSync('apt-get', ['update', '-qq'], { stdio });
  // Another worker may be installing it already.
  const wait = ['-o', 'DPkg::Lock::Timeout=300'];
  spawnSync('apt-get', ['install', '-y', '-qq', ...wait, 'chromium', 'chromium-headless-shell'], { stdio });
  return candidates.find((path) => existsSync(path));
}
