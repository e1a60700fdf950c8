import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getInviteBanners, getInvites } from '@/api/invite';
import { useRead } from '@/api/useRead';
import { getWallet } from '@/api/wallet';
import { BannersFirst } from '@/banners/BannersFirst';
import { Amount } from '@/components/Amount/Amount';
import { Clipped } from '@/components/Clipped/Clipped';
import { DateTime } from '@/components/DateTime/DateTime';
import { Dialog } from '@/components/Dialog/Dialog';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { FailedState } from '@/components/FailedState/FailedState';
import { List, ListRow } from '@/components/List/List';
import { Pager } from '@/components/Pager/Pager';
import { SkeletonText } from '@/components/Skeleton/SkeletonText';
import { noValue } from '@/i18n/format';
import type { ModalProps } from '@/layers/modalNames';
import { InviteLink } from './InviteLink';
import * as css from './InviteModal.css';

/** Invited friends a page (spec section 9). */
const limit = 10;

/** The invite link and what friends have brought in (spec section 2, invite modal), after its banners. */
export function InviteModal({ onClose }: ModalProps) {
  const { t } = useTranslation('invite');
  return (
    <BannersFirst call={getInviteBanners} title={t('title')}>
      <InviteDialog onClose={() => onClose()} />
    </BannersFirst>
  );
}

function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('invite');
  const wallet = useRead(getWallet);
  // Nobody is credited by a link without it.
  const memberId = wallet.data?.profile._id;
  return (
    <Dialog open title={t('title')} onClose={onClose}>
      <div className={css.body}>
        {memberId ? (
          <InviteLink memberId={memberId} />
        ) : wallet.data || wallet.error ? (
          <FailedState
            call={getWallet}
            title={t('linkFailed')}
            busy={wallet.isLoading}
            onRetry={() => void wallet.reload()}
          />
        ) : (
          <SkeletonText lines={2} />
        )}
        <Invites />
      </div>
    </Dialog>
  );
}

function Invites() {
  const { t } = useTranslation('invite');
  const [page, setPage] = useState(1);
  const { data, error, isLoading, isStale, reload } = useRead(
    getInvites,
    { body: { page, limit } },
    { keepPrevious: true },
  );
  if (!data) {
    return error ? (
      <FailedState call={getInvites} title={t('failed')} busy={isLoading} onRetry={() => void reload()} />
    ) : (
      <SkeletonText lines={4} />
    );
  }
  return (
    <section aria-labelledby="invites">
      <h3 id="invites" className={css.title}>
        {t('list')}
      </h3>
      <List
        rows={data.invites}
        rowKey={(_, index) => `${page}-${index}`}
        busy={isStale}
        empty={<EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>}
      >
        {(invite) => (
          <ListRow
            title={
              <Clipped lines={2} openable>
                {invite.from.name || noValue}
              </Clipped>
            }
            note={<DateTime value={invite.createdAt} />}
            trailing={<Amount value={invite.amount} signed tone="in" />}
          />
        )}
      </List>
      <Pager
        page={page}
        pageSize={limit}
        total={data.total}
        count={data.invites.length}
        busy={isStale}
        onPage={setPage}
      />
    </section>
  );
}
