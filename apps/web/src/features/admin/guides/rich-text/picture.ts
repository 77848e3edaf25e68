import { guidePictureAt, guidePicturePath } from '@miraco/domain/guides';
import { NodeSelection } from '@tiptap/pm/state';
import { type Editor, Node } from '@tiptap/react';
import { createPictures } from '#parts/rich-text/pictures.ts';

export interface GuidePicture {
  /** The name under which the server keeps it. */
  name: string;
  alt: string;
  width: number | null;
  height: number | null;
}

/** The description of the selected picture; undefined where none is selected. */
export function selectedAlt(editor: Editor): string | undefined {
  if (!editor.isActive('image')) return undefined;
  const { alt }: { alt?: unknown } = editor.getAttributes('image');
  return typeof alt === 'string' ? alt : '';
}

/** The cursor, or what follows a selected picture: it must not be replaced. */
export const freePlace = ({ state: { selection } }: Editor): number | { from: number; to: number } =>
  selection instanceof NodeSelection ? selection.to : { from: selection.from, to: selection.to };

export const insertPicture = (editor: Editor, { name, ...attributes }: GuidePicture): boolean =>
  editor
    .chain()
    .insertContentAt(freePlace(editor), [
      { type: 'image', attrs: { src: guidePicturePath + name, ...attributes } },
      // The place for the text below it.
      { type: 'paragraph' },
    ])
    .run();

export const describePicture = (editor: Editor, alt: string): boolean =>
  editor.chain().updateAttributes('image', { alt }).run();

/** Pictures of guides. Those of other addresses are dropped, as the server does. */
export const picture = Node.create({
  name: 'image',
  group: 'block',
  draggable: true,
  addStorage: () => ({ pictures: createPictures() }),
  addAttributes: () => ({
    src: { default: '' },
    alt: { default: '' },
    width: { default: null },
    height: { default: null },
  }),
  parseHTML: () => [
    { tag: 'img[src]', getAttrs: (element) => guidePictureAt(element.getAttribute('src') ?? '') !== undefined && null },
  ],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
  onDestroy() {
    this.storage.pictures.clear();
  },
  addNodeView() {
    const { pictures } = this.storage;
    return ({ HTMLAttributes: { src, alt, width, height } }) => {
      const dom = document.createElement('img');
      dom.alt = String(alt);
      if (width && height) {
        dom.width = Number(width);
        dom.height = Number(height);
      }
      pictures.show(dom, guidePictureAt(String(src)) ?? '');
      return { dom };
    };
  },
});
