import { expect, test } from 'vitest';
import { quietHours } from './WebhookFold';

test('quiet hours are told in minutes of the day, or not at all', () => {
  expect(quietHours('22:30', '07:00')).toMatchObject({ from: 1350, to: 420 });
  expect(quietHours('', '07:00')).toBeNull();
  expect(quietHours('22:30', '')).toBeNull();
});
