import { preprocessCSS, resolveConfig } from 'vite';
import { expect, it } from 'vitest';
import { hideVisually, hoverOnly } from './layers.ts';

it('leaves what answers to a resting pointer to devices that have one', async () => {
  const css = { postcss: { plugins: [hideVisually, hoverOnly] } };
  const config = await resolveConfig({ configFile: false, css }, 'build');
  const sheet = '.cell:hover, .cell[data-over] { color: red }\n.card:hover { color: blue }';
  const { code } = await preprocessCSS(sheet, '/sheet.css', config);
  expect(code.replaceAll(/\s/g, '')).toBe(
    '.cell[data-over]{color:red}@media(hover:hover){.cell:hover{color:red}}' +
      '@media(hover:hover){.card:hover{color:blue}}',
  );
});
