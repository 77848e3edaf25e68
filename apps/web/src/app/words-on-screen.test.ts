import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type ESTree, parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';

/** Attributes, props and toast fields whose text people see or hear. */
const spoken =
  /^(?:aria-(?:label|description|roledescription|valuetext)|alt|label|placeholder|title|description|hint)$/i;

/** A single letter is a symbol: the × of a multiplication, the m of an axis. */
const hasWords = (text: string) => /\p{L}{2}/u.test(text);

/** The literal strings that an expression can evaluate to, over all branches of its conditions. */
function literalWords(expression: ESTree.Expression | ESTree.JSXEmptyExpression): string[] {
  switch (expression.type) {
    case 'Literal':
      return typeof expression.value === 'string' ? [expression.value] : [];
    case 'TemplateLiteral':
      return expression.quasis.map(({ value }) => value.raw);
    case 'ConditionalExpression':
      return [...literalWords(expression.consequent), ...literalWords(expression.alternate)];
    case 'LogicalExpression':
      return literalWords(expression.right);
    case 'ParenthesizedExpression':
      return literalWords(expression.expression);
    default:
      return [];
  }
}

const ofChildren = ({ children }: ESTree.JSXElement | ESTree.JSXFragment): string[] =>
  children.flatMap((child) => {
    if (child.type === 'JSXText') return child.value;
    return child.type === 'JSXExpressionContainer' ? literalWords(child.expression) : [];
  });

function ofAttribute({ name, value }: ESTree.JSXAttribute): string[] {
  if (name.type !== 'JSXIdentifier' || !spoken.test(name.name) || !value) return [];
  if (value.type === 'Literal') return [value.value];
  return value.type === 'JSXExpressionContainer' ? literalWords(value.expression) : [];
}

/** As in toast({ title: … }). */
function ofCall({ arguments: given }: ESTree.CallExpression): string[] {
  const properties = given.flatMap((one) => (one.type === 'ObjectExpression' ? one.properties : []));
  return properties.flatMap((property) => {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') return [];
    return spoken.test(property.key.name) ? literalWords(property.value) : [];
  });
}

/** Texts of a component that do not come from the i18n resources. */
function wordsIn(source: string, file = 'screen.tsx'): string[] {
  const { program, errors } = parseSync(file, source);
  expect(errors, file).toEqual([]);
  const texts: string[] = [];
  const collect =
    <Node>(read: (node: Node) => string[]) =>
    (node: Node) => {
      texts.push(...read(node));
    };
  new Visitor({
    JSXElement: collect(ofChildren),
    JSXFragment: collect(ofChildren),
    JSXAttribute: collect(ofAttribute),
    CallExpression: collect(ofCall),
  }).visit(program);
  return texts.filter(hasWords).map((text) => text.trim());
}

describe('words outside of the resources', () => {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const files = globSync('**/*.{ts,tsx}', { cwd: root }).filter((file) => !file.endsWith('.test.ts'));

  it('stand on no screen', () => {
    expect(files.length).toBeGreaterThan(200);
    const found = files.flatMap((file) =>
      wordsIn(readFileSync(`${root}/${file}`, 'utf8'), file).map((text) => `${file}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  it.each([
    ['between tags', '<p>Hola <b>tú</b></p>', ['Hola', 'tú']],
    ['in braces', "<p>{'Hola'}</p>", ['Hola']],
    ['on one side of a condition', "<p>{now ? 'Hola' : t('common.bye')}</p>", ['Hola']],
    ['behind a condition', "<p>{now && 'Hola'}</p>", ['Hola']],
    ['around a value', `<p>{\`Hola, \${name}\`}</p>`, ['Hola,']],
    ['in a label', '<button aria-label="Cerrar" />', ['Cerrar']],
    ['in a title of ours', "<Card title={open ? 'Abierta' : shut} />", ['Abierta']],
    ['in a toast', "<i onClick={() => toast({ title: 'Hecho' })} />", ['Hecho']],
    ['nowhere', '<p title={t("common.x")} className="grid">{t("common.y")} · {count} %</p>', []],
  ])('are found %s', (_where, jsx, words) => {
    expect(wordsIn(`const screen = ${jsx};`)).toEqual(words);
  });
});
