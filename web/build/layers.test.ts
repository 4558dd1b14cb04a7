import { preprocessCSS, resolveConfig } from 'vite';
import { expect, it } from 'vitest';
import { hoverOnly, words } from './layers.ts';
import { layouts } from './layouts.ts';

it('leaves what answers to a resting pointer to devices that have one', async () => {
  const css = { postcss: { plugins: [hoverOnly] } };
  const config = await resolveConfig({ configFile: false, css }, 'build');
  const sheet = '.cell:hover, .cell[data-over] { color: red }\n.card:hover { color: blue }';
  const { code } = await preprocessCSS(sheet, '/sheet.css', config);
  expect(code.replaceAll(/\s/g, '')).toBe(
    '.cell[data-over]{color:red}@media(hover:hover){.cell:hover{color:red}}' +
      '@media(hover:hover){.card:hover{color:blue}}',
  );
});

it('writes out what sheets say in a word', async () => {
  const css = { postcss: { plugins: [words] } };
  const config = await resolveConfig({ configFile: false, css }, 'build');
  const { code } = await preprocessCSS('.a { @lines 3; color: red }', '/sheet.css', config);
  expect(code.replaceAll(/\s/g, '')).toBe(
    '.a{display:-webkit-box;overflow:hidden;text-overflow:ellipsis;' +
      '-webkit-box-orient:vertical;-webkit-line-clamp:3;color:red}',
  );
});

it('writes layouts out as queries of the window and of the table', async () => {
  const css = { postcss: { plugins: [layouts] } };
  const config = await resolveConfig({ configFile: false, css }, 'build');
  const written = async (sheet: string) =>
    (await preprocessCSS(sheet, '/sheet.css', config)).code.replaceAll(/\s+/g, ' ');
  expect(await written('@layout phone, tablet flat { .a { color: red } }')).toBe(
    '@media (width < 620px), (width < 960px) and (width >= 620px) and (height <= 560px) { .a { color: red } }',
  );
  expect(await written('@layout side not flanked not wide { .a { color: red } }')).toBe(
    '@media (not (width >= 1240px)) { @container game (width >= 900px) and (not (width >= 1080px)) { .a { color: red } } }',
  );
  expect(await written('@layout side, flat { .a { color: red } }')).toBe(
    '@container game (width >= 900px) { .a { color: red } } ' +
      '@media (width >= 620px) and (height <= 560px) { .a { color: red } }',
  );
  await expect(written('@layout fridge { .a { color: red } }')).rejects.toThrow('fridge');
});
