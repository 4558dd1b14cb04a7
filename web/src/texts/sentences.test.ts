/** Every sentence with numbers and people in it. The files beside the samples are to be read by people. */
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './languages';
import { SIGNED, spokenIn } from './testing/texts';

describe.each(LANGUAGES)('the sentences in %s', { timeout: 30_000 }, (language) => {
  it('read as they were read last', async () => {
    const lines = await spokenIn(language);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(
      `./testing/sentences/${language}.txt`,
    );
  });

  it('leave names alone that hold signs', async () => {
    const signed = await spokenIn(language, 'signs');
    expect(signed.length).toBeGreaterThan(100);
    const changed = signed.filter((line) => {
      const rest = SIGNED.reduce((text, name) => text.replaceAll(name, ''), line);
      return /[#{}$]|\bEli\b|\bBo\b|\bCy\b/.test(rest);
    });
    expect(changed).toEqual([]);
  });
});
