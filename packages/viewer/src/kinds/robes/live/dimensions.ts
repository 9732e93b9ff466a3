import { Solid } from '@vitrine/domain/design/robes/model/solid';
import { CanvasTexture, Group, Mesh, MeshBasicMaterial, PlaneGeometry, SRGBColorSpace } from 'three';
import { encodeLight } from './light.ts';
import { geometryOf } from './solids-group.ts';

const INK = '#2b2926';
const LINE = 0.006;
const OFF = 0.16;
const TICK = 0.05;
const LABEL = 0.12;
const FRONT = 0.03;

/** Width and height with their figures, before the wall above and beside the wardrobe. Metres. */
export class DimensionLines {
  readonly group = new Group();
  readonly #ink = encodeLight(new MeshBasicMaterial({ color: INK }));
  #shows = '';

  /** @param label how a size is written, from millimetres */
  fit(width: number, height: number, label: (millimetres: number) => string): void {
    const texts = [label(Math.round(width * 1000)), label(Math.round(height * 1000))] as const;
    if (texts.join() === this.#shows) return;
    this.#shows = texts.join();
    this.#clear();
    const solid = new Solid();
    const box = (x0: number, y0: number, x1: number, y1: number): void =>
      solid.box([x0, y0, FRONT], [x1, y1, FRONT + 0.002]);
    const side = width / 2;
    const above = height + OFF * 0.62;
    const beside = side + OFF;
    box(-side, above - LINE / 2, side, above + LINE / 2);
    for (const x of [-side, side]) box(x - LINE / 2, above - TICK, x + LINE / 2, above + TICK);
    box(beside - LINE / 2, 0, beside + LINE / 2, height);
    for (const y of [LINE / 2, height]) box(beside - TICK, y - LINE / 2, beside + TICK, y + LINE / 2);
    this.group.add(new Mesh(geometryOf(solid), this.#ink));
    this.#label(texts[0], 0, above, false);
    this.#label(texts[1], beside, height / 2, true);
  }

  dispose(): void {
    this.#clear();
    this.#ink.dispose();
  }

  #label(text: string, x: number, y: number, upright: boolean): void {
    const { canvas, ratio } = drawLabel(text);
    const texture = new CanvasTexture(canvas);
    texture.colorSpace = SRGBColorSpace;
    texture.anisotropy = 4;
    const mesh = new Mesh(
      new PlaneGeometry(LABEL * ratio, LABEL),
      encodeLight(new MeshBasicMaterial({ map: texture })),
    );
    mesh.position.set(x, y, FRONT + 0.006);
    if (upright) mesh.rotation.z = Math.PI / 2;
    this.group.add(mesh);
  }

  #clear(): void {
    for (const child of [...this.group.children]) {
      if (!(child instanceof Mesh)) continue;
      child.geometry.dispose();
      const { material } = child;
      if (material !== this.#ink && material instanceof MeshBasicMaterial) {
        material.map?.dispose();
        material.dispose();
      }
    }
    this.group.clear();
  }
}

function drawLabel(text: string): { canvas: HTMLCanvasElement; ratio: number } {
  const canvas = document.createElement('canvas');
  const height = 96;
  const font = `600 ${height * 0.62}px system-ui, "Helvetica Neue", Arial, sans-serif`;
  const pen = canvas.getContext('2d');
  if (!pen) return { canvas, ratio: 1 };
  pen.font = font;
  canvas.width = Math.ceil(pen.measureText(text).width) + 36;
  canvas.height = height;
  pen.fillStyle = '#f4f1ec';
  pen.beginPath();
  pen.fillRect(0, 0, canvas.width, height);
  pen.fillStyle = INK;
  pen.font = font;
  pen.textAlign = 'center';
  pen.direction = 'ltr';
  pen.textBaseline = 'middle';
  pen.fillText(text, canvas.width / 2, height * 0.53);
  return { canvas, ratio: canvas.width / height };
}
