import { dark } from '@/theme/colors';
import { type Label, layOutLabel } from './layOutLabel';
import type { SliceColours } from './sliceColours';
import { hubShare } from './wheelSize';

/** A slice as it is painted: its colours and its label. */
export interface PaintedSlice extends SliceColours {
  label: string;
}

const fullTurn = Math.PI * 2;
const fontWeight = 600;
/** Shares of the wheel's width: the rim, and the largest font size. */
const rimShare = 0.055;
const maxFontShare = 0.058;
/**
 * The maximum number of slices with pins and labels. More slices are too narrow for both, so only the list names the
 * prizes.
 */
const maxDetailed = 100;

/**
 * Paints the wheel at rest: a marigold rim with a stitched seam and pins, slices with labels, and a shadow around the
 * button. There is one pin between neighbouring slices. Above `maxDetailed` slices, there are no pins or labels. The
 * middle of slice 0 is at the top. `size` is in CSS pixels, and `density` in device pixels per CSS pixel.
 */
export function drawWheel(
  canvas: HTMLCanvasElement,
  slices: readonly PaintedSlice[],
  { size, density, family }: { size: number; density: number; family: string },
): void {
  canvas.width = Math.round(size * density);
  canvas.height = canvas.width;
  const context = canvas.getContext('2d');
  if (!context) return;
  const scale = canvas.width / size;
  context.scale(scale, scale);
  context.translate(size / 2, size / 2);
  const rim = size * rimShare;
  const outer = size / 2 - 1;
  const inner = outer - rim;
  paintSlices(context, slices, inner);
  const isDetailed = slices.length <= maxDetailed;
  paintRim(context, isDetailed ? slices.length : 0, outer, rim);
  const hubRadius = (size * hubShare) / 2;
  paintShade(context, hubRadius, inner);
  // Keep the labels clear of the pointer's tip, which extends beyond the rim into the slices.
  const outermost = inner - size * 0.022;
  const area = { inner: hubRadius + size * 0.022, outer: outermost, maxSize: size * maxFontShare };
  if (isDetailed) paintLabels(context, slices, family, area);
}

/**
 * Returns the angle of a slice's middle in radians, or of its edge if `position` includes half a slice. The canvas counts
 * angles from the right, the wheel from the top.
 */
const getAngle = (position: number, count: number) => (position / count) * fullTurn - fullTurn / 4;

function paintSlices(context: CanvasRenderingContext2D, slices: readonly PaintedSlice[], radius: number): void {
  const count = slices.length;
  for (const [index, { ground }] of slices.entries()) {
    context.beginPath();
    if (count > 1) context.moveTo(0, 0);
    context.arc(0, 0, radius, getAngle(index - 0.5, count), getAngle(index + 0.5, count));
    context.closePath();
    context.fillStyle = ground;
    context.fill();
    // Stroke in the slice's colour, because the background would otherwise be visible between two slices.
    context.strokeStyle = ground;
    context.lineWidth = 0.5;
    context.stroke();
  }
  if (count < 2 || count > maxDetailed) return;
  context.strokeStyle = dark.paper;
  context.globalAlpha = 0.35;
  context.lineWidth = 1;
  for (const index of slices.keys()) {
    const angle = getAngle(index + 0.5, count);
    context.beginPath();
    context.moveTo(0, 0);
    context.lineTo(Math.cos(angle) * radius, Math.sin(angle) * radius);
    context.stroke();
  }
  context.globalAlpha = 1;
}

function circle(context: CanvasRenderingContext2D, radius: number, x = 0, y = 0): void {
  context.beginPath();
  context.arc(x, y, radius, 0, fullTurn);
}

function paintRim(context: CanvasRenderingContext2D, count: number, outer: number, rim: number): void {
  const middle = outer - rim / 2;
  circle(context, middle);
  context.lineWidth = rim;
  context.strokeStyle = dark.action;
  context.stroke();
  // Paint the edges of the rim.
  context.lineWidth = 1.5;
  context.strokeStyle = dark.actionHover;
  circle(context, outer - 0.75);
  context.stroke();
  context.strokeStyle = dark.ground;
  context.globalAlpha = 0.4;
  circle(context, outer - rim);
  context.stroke();
  // Paint the seam, with a whole number of stitches between two pins.
  const pins = Math.max(1, count);
  const arc = (fullTurn * middle) / pins;
  const stitches = Math.max(1, Math.round(arc / 9));
  context.globalAlpha = 0.65;
  context.strokeStyle = dark.onAction;
  context.lineCap = 'round';
  context.setLineDash([(arc / stitches) * 0.5, (arc / stitches) * 0.5]);
  context.lineDashOffset = (arc / stitches) * 0.25;
  for (let pin = 0; pin < pins; pin += 1) {
    context.beginPath();
    context.arc(0, 0, middle, getAngle(pin - 0.5, pins), getAngle(pin + 0.5, pins));
    context.stroke();
  }
  context.setLineDash([]);
  context.globalAlpha = 1;
  if (count < 2) return;
  for (let pin = 0; pin < pins; pin += 1) {
    const angle = getAngle(pin + 0.5, pins);
    circle(context, rim * 0.27, Math.cos(angle) * middle, Math.sin(angle) * middle);
    context.fillStyle = dark.onAction;
    context.fill();
    circle(context, rim * 0.16, Math.cos(angle) * middle, Math.sin(angle) * middle);
    context.fillStyle = dark.paper;
    context.fill();
  }
}

/** Paints a shadow around the button. `paintLabels` paints over it. */
function paintShade(context: CanvasRenderingContext2D, hubRadius: number, inner: number): void {
  const end = hubRadius + (inner - hubRadius) * 0.16;
  const shade = context.createRadialGradient(0, 0, hubRadius * 0.9, 0, 0, end);
  shade.addColorStop(0, `${dark.ground}99`);
  shade.addColorStop(1, `${dark.ground}00`);
  circle(context, end);
  context.fillStyle = shade;
  context.fill();
}

function paintLabels(
  context: CanvasRenderingContext2D,
  slices: readonly PaintedSlice[],
  family: string,
  area: { inner: number; outer: number; maxSize: number },
): void {
  const count = slices.length;
  /** A large font size in px, which makes relative widths precise at every size. */
  const sample = 100;
  context.textBaseline = 'middle';
  for (const [index, { label, text }] of slices.entries()) {
    context.font = `${fontWeight} ${sample}px ${family}`;
    const layout = layOutLabel(label, { count, ...area }, (part) => context.measureText(part).width / sample);
    context.save();
    context.rotate((index / count) * fullTurn);
    context.font = `${fontWeight} ${layout.size}px ${family}`;
    context.fillStyle = text;
    paintLines(context, layout);
    context.restore();
  }
}

function paintLines(context: CanvasRenderingContext2D, { lines, leading, direction, distance }: Label): void {
  if (direction === 'along') {
    // The text runs outwards from the wheel's middle, and ends at the rim.
    context.rotate(-fullTurn / 4);
    context.translate(distance, 0);
    context.textAlign = 'right';
  } else {
    context.translate(0, -distance);
    context.textAlign = 'center';
  }
  for (const [line, text] of lines.entries()) context.fillText(text, 0, (line - (lines.length - 1) / 2) * leading);
}
