// @ts-check
/** `npm run icons`: draws the icons of the installed app as PNG files, from the SVG they are all made of. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launch } from './chromium.mjs';
import { setup } from './setup.mjs';

const folder = fileURLToPath(new URL('../packages/web/public', import.meta.url));
/** What a maskable icon shows lies in its inner four fifths; the ground goes to the edge. */
const ICONS = [
  { file: 'icon-192.png', size: 192, inner: 1 },
  { file: 'icon-512.png', size: 512, inner: 1 },
  { file: 'icon-maskable-512.png', size: 512, inner: 0.8 },
  { file: 'apple-touch-icon.png', size: 180, inner: 0.86 },
];
const GROUND = '#1b1512';

setup();
const drawing = readFileSync(join(folder, 'icon.svg'), 'base64');
const browser = await launch();
try {
  const page = await browser.newPage();
  for (const { file, size, inner } of ICONS) {
    await page.setViewportSize({ width: size, height: size });
    const ground = inner === 1 ? 'transparent' : GROUND;
    await page.setContent(
      `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${ground}"><img style="width:${inner * 100}%" src="data:image/svg+xml;base64,${drawing}"></body>`,
    );
    await page.locator('img').evaluate('(image) => image.decode()');
    writeFileSync(join(folder, file), await page.screenshot({ omitBackground: true }));
    console.log(file);
  }
} finally {
  await browser.close();
}
