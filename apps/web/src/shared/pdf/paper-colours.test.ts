import { readFileSync } from 'node:fs';
import { asDegrees, toRadians } from '@miraco/drawing/angle';
import { levelColours, palette, strengthColours } from '@miraco/pdf/palette';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('../../index.css', import.meta.url), 'utf8');

/** The three numbers of a token in the light theme, where it has two themes. */
function lightToken(name: string): [lightness: number, chroma: number, hue: number] {
  const [, numbers = ''] = new RegExp(`--color-${name}: (?:light-dark\\()?oklch\\(([^)]+)\\)`).exec(css) ?? [];
  const [lightness = Number.NaN, chroma = Number.NaN, hue = Number.NaN] = numbers.split(' ').map(Number);
  return [lightness, chroma, hue];
}

const gamma = (value: number) => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055);

/** Red, green and blue of 0 to 255: CSS Color 4, sections 9.3 and 10.2. */
function toBytes([lightness, chroma, hue]: ReturnType<typeof lightToken>): number[] {
  const angle = toRadians(asDegrees(hue));
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ].map((light) => Math.round(255 * Math.min(1, Math.max(0, gamma(light)))));
}

describe('the formulas', () => {
  it.each([
    ['white', [1, 0, 0], [255, 255, 255]],
    ['red', [0.62796, 0.25768, 29.23388], [255, 0, 0]],
    ['lime', [0.86644, 0.29483, 142.49535], [0, 255, 0]],
    ['blue', [0.45201, 0.31321, 264.05202], [0, 0, 255]],
  ] as const)('know %s', (_name, [lightness, chroma, hue], bytes) => {
    expect(toBytes([lightness, chroma, hue])).toEqual(bytes);
  });
});

describe('paper has the colours of the light theme', () => {
  it.each([
    ['card', palette.paper],
    ['foreground', palette.ink],
    ['muted-foreground', palette.muted],
    ['border', palette.line],
    ['input', palette.edge],
    ['accent', palette.accent],
    ['weak', strengthColours.debil],
    ['medium', strengthColours.media],
    ['strong', strengthColours.fuerte],
    ['crisis', levelColours.crisis],
    ['challenge', levelColours.challenge],
    ['flow', levelColours.flow],
    ['wow', levelColours.wow],
  ])('%s', (token, { red, green, blue }) => {
    expect([red, green, blue].map((part) => Math.round(255 * part))).toEqual(toBytes(lightToken(token)));
  });
});
