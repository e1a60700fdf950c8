import { SkeletonWords } from '@/components/Skeleton/SkeletonWords';
import { emblem, label, tile } from './Tile.css';

/** Placeholder for a tile whose purpose is not known yet. `like` is a sample of the tile's label. */
export function TileSkeleton({ like }: { like: string }) {
  return (
    <span className={tile()} aria-hidden="true">
      <span className={emblem()} />
      <span className={label}>
        <SkeletonWords like={like} />
      </span>
    </span>
  );
}
