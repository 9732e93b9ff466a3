import { JOINT, listPlanks, PLANKS, type Plank } from '@vitrine/domain/design/robes/room/planks';

/** Draws a floor of oak planks, so that nothing has to be fetched. */
export function paintPlanks(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = PLANKS.size;
  const pen = canvas.getContext('2d');
  if (!pen) return canvas;
  for (const plank of listPlanks()) for (const turn of [-canvas.height, 0]) paintPlank(pen, plank, plank.y + turn);
  return canvas;
}

function paintPlank(pen: CanvasRenderingContext2D, { x, width, height, colour, grains }: Plank, y: number): void {
  pen.save();
  pen.beginPath();
  pen.rect(x, y, width, height);
  pen.clip();
  pen.fillStyle = colour;
  pen.fillRect(x, y, width, height);
  for (const { x: at, sway, ...line } of grains) {
    pen.strokeStyle = line.colour;
    pen.lineWidth = line.width;
    pen.beginPath();
    pen.moveTo(at, y);
    pen.bezierCurveTo(at + sway, y + height * 0.3, at - sway, y + height * 0.7, at + sway * 0.4, y + height);
    pen.stroke();
  }
  pen.strokeStyle = JOINT.colour;
  pen.lineWidth = JOINT.width;
  pen.strokeRect(x, y, width, height);
  pen.restore();
}
