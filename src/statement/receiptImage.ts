import { tiedPouch } from '@/components/Pouch/tiedPouch';
import { encodeCanvas } from '@/device/encodeCanvas';
import { wrapText } from '@/lib/wrapText';
import { canvasFonts } from '@/theme/canvasFonts';
import { light as color } from '@/theme/colors';
import type { ReceiptText } from './useReceipt';

/** Sizes in units of the drawing. The image has two pixels per unit, so it stays sharp in chats. */
const width = 540;
const scale = 2;
const edge = 20;
const margin = 56;
/** Line height as on pages. With less, stacked Thai and Lao marks would overlap the line above. */
const leading = 1.7;

interface Line {
  text: string;
  top: number;
  size: number;
  align: 'left' | 'center' | 'right';
  ink: string;
  isStrong?: boolean;
  /** Strikes out the text except its sign, because a line through a minus would hide it. Only for centred text. */
  isStruck?: boolean;
}

const stateInk = {
  success: [color.moneyIn, color.moneyInSoft],
  failed: [color.failed, color.failedSoft],
  pending: [color.pending, color.pendingSoft],
} as const;

/** Collects the lines from top to bottom. `draw` paints a line, once the total height of the image is known. */
class Pen {
  readonly lines: Line[] = [];
  y = 0;
  constructor(
    readonly context: CanvasRenderingContext2D,
    readonly fonts: string,
  ) {}

  font(size: number, isStrong = false): void {
    this.context.font = `${isStrong ? 600 : 400} ${size}px ${this.fonts}`;
  }

  /**
   * Adds a text in at most `maxLines` lines. `share`: the share of the full width (0 to 1) that the lines may take.
   * Default: 1.
   */
  write(text: string, line: Omit<Line, 'text' | 'top'>, maxLines: number, share = 1): void {
    this.font(line.size, line.isStrong);
    const lineWidth = (width - 2 * margin) * share;
    for (const part of wrapText(text, lineWidth, maxLines, (item) => this.context.measureText(item).width)) {
      this.lines.push({ ...line, text: part, top: this.y });
      this.y += line.size * leading;
    }
  }

  draw({ text, top, size, align, ink, isStrong, isStruck }: Line): void {
    const { context } = this;
    this.font(size, isStrong);
    context.fillStyle = ink;
    context.textAlign = align;
    context.textBaseline = 'alphabetic';
    const x = { left: margin, center: width / 2, right: width - margin }[align];
    const base = top + size * (leading / 2 + 0.35);
    context.fillText(text, x, base);
    if (!isStruck) return;
    const [sign = ''] = /^[+−]/.exec(text) ?? [];
    const left = x - context.measureText(text).width / 2 + context.measureText(sign).width;
    context.fillRect(left, base - size * 0.32, context.measureText(text.slice(sign.length)).width, 3);
  }
}

function stitch(context: CanvasRenderingContext2D, ink: string, draw: () => void): void {
  context.save();
  context.strokeStyle = ink;
  context.lineWidth = 2;
  context.setLineDash([8, 6]);
  context.beginPath();
  draw();
  context.stroke();
  context.restore();
}

function drawPouch(context: CanvasRenderingContext2D, left: number, top: number, size: number): void {
  context.save();
  context.translate(left, top);
  context.scale(size / 64, size / 64);
  context.fillStyle = color.action;
  context.fill(new Path2D(tiedPouch.bag));
  context.fillStyle = color.actionHover;
  context.fill(new Path2D(tiedPouch.fold));
  context.strokeStyle = color.onAction;
  context.lineWidth = 2;
  context.lineCap = 'round';
  for (const path of [tiedPouch.band, tiedPouch.string]) context.stroke(new Path2D(path));
  context.setLineDash([3.5, 4]);
  context.stroke(new Path2D(tiedPouch.stitch));
  context.restore();
}

const amountInk = ({ state, amount }: ReceiptText): string =>
  state === 'success' ? (amount.startsWith('+') ? color.moneyIn : color.moneyOut) : stateInk[state][0];

/**
 * Draws a receipt as an image in the site's style. The image is always light, because members send it to others.
 * Rejects if the browser cannot draw the image, and with `CanvasReadError` if the browser cannot read the canvas
 * correctly.
 */
export async function receiptImage(siteName: string, receipt: ReceiptText, fileName: string): Promise<File> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  const pen = new Pen(context, await canvasFonts());
  const labelStyle = { size: 19, ink: color.textMuted };
  const valueStyle = { size: 20, ink: color.text, isStrong: true };

  const pouch = { top: 52, size: 72 };
  pen.y = pouch.top + pouch.size + 6;
  pen.write(siteName, { ...labelStyle, align: 'center' }, 1);
  pen.y += 6;
  pen.write(receipt.kind, { size: 26, ink: color.text, isStrong: true, align: 'center' }, 2);
  pen.write(
    receipt.amount,
    {
      size: receipt.amount.length > 18 ? 32 : 42,
      ink: amountInk(receipt),
      isStrong: true,
      align: 'center',
      isStruck: receipt.state === 'failed',
    },
    2,
  );
  pen.y += 4;
  const chip = { top: pen.y, height: 38, line: pen.lines.length };
  pen.y += 3;
  pen.write(receipt.stateText, { size: 19, ink: stateInk[receipt.state][0], isStrong: true, align: 'center' }, 1);
  pen.y = chip.top + chip.height + 24;
  const seam = pen.y;
  pen.y += 20;
  for (const [label, value] of receipt.rows) {
    const top = pen.y;
    pen.write(label, { ...labelStyle, align: 'left' }, 2, 0.34);
    const bottom = pen.y;
    pen.y = top;
    pen.write(value, { ...valueStyle, align: 'right' }, 4, 0.62);
    pen.y = Math.max(pen.y, bottom) + 6;
  }
  pen.y += 10;
  pen.write(receipt.timeText, { size: 17, ink: color.textMuted, align: 'center' }, 1);
  const height = Math.ceil(pen.y + 48);

  Object.assign(canvas, { width: width * scale, height: height * scale });
  context.scale(scale, scale);
  context.fillStyle = color.ground;
  context.fillRect(0, 0, width, height);
  const patch = (inset: number, radius: number) =>
    context.roundRect(inset, inset, width - 2 * inset, height - 2 * inset, radius);
  context.fillStyle = color.surface;
  context.beginPath();
  patch(edge, 40);
  context.fill();
  stitch(context, color.stitch, () => patch(edge + 8, 32));
  stitch(context, color.stitch, () => {
    context.moveTo(margin, seam);
    context.lineTo(width - margin, seam);
  });
  drawPouch(context, (width - pouch.size) / 2, pouch.top, pouch.size);
  pen.font(19, true);
  const chipWidth = context.measureText(pen.lines[chip.line]?.text ?? '').width + 36;
  context.fillStyle = stateInk[receipt.state][1];
  context.beginPath();
  context.roundRect((width - chipWidth) / 2, chip.top, chipWidth, chip.height, chip.height / 2);
  context.fill();
  for (const line of pen.lines) pen.draw(line);

  const blob = await encodeCanvas(canvas, 'image/png');
  return new File([blob], fileName, { type: blob.type });
}
