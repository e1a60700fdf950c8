import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getInviteBanners, getInvites } from '@/api/calls/invite';
import { getWallet } from '@/api/calls/wallet';
import { useRead } from '@/api/client/useRead';
import { useShownPage } from '@/api/client/useShownPage';
import { Amount } from '@/components/Amount/Amount';
import { DateTime } from '@/components/DateTime/DateTime';
import { Dialog } from '@/components/Dialog/Dialog';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { List, ListRow } from '@/components/List/List';
import { NoValue } from '@/components/NoValue/NoValue';
import { PagedList } from '@/components/PagedList/PagedList';
import { SkeletonText } from '@/components/Skeleton/SkeletonText';
import { TruncatedText } from '@/components/TruncatedText/TruncatedText';
import { BannersFirst } from '@/overlays/BannersFirst';
import type { ModalProps } from '@/overlays/modalNames';
import { InviteLink } from './InviteLink';
import * as css from './InviteModal.css';

/** The number of invited friends per page. */
const pageSize = 10;

/** The invite link and the bonuses from invited friends. The banners are shown first. */
export function InviteModal({ onClose }: ModalProps) {
  const { t } = useTranslation('invite');
  return (
    <BannersFirst call={getInviteBanners} title={t('title')} onClose={() => onClose()}>
      <InviteDialog onClose={() => onClose()} />
    </BannersFirst>
  );
}

function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('invite');
  const wallet = useRead(getWallet);
  // Without an id there is no link, because nobody would receive its bonus.
  const memberId = wallet.data?.profile._id;
  return (
    <Dialog open title={t('title')} onClose={onClose}>
      <div className={css.body}>
        {memberId ? (
          <InviteLink memberId={memberId} />
        ) : wallet.data || wallet.error ? (
          <ErrorState
            call={getWallet}
            title={t('linkFailed')}
            failure={wallet.error}
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
  const [requestedPage, go] = useState(1);
  const read = useRead(getInvites, { body: { page: requestedPage, limit: pageSize } }, { isTimed: true });
  const page = useShownPage(read, { requestedPage, pageSize, go, getRows: ({ invites }) => invites });
  return (
    <section aria-labelledby="invites">
      <h3 id="invites" className={css.title}>
        {t('list')}
      </h3>
      <PagedList page={page} call={getInvites} failed={t('failed')} skeleton={<SkeletonText lines={4} />}>
        {(invites) => (
          <List
            rows={invites}
            rowKey={(_, index) => `${page.number}-${index}`}
            busy={page.isTurning}
            empty={<EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>}
          >
            {(invite) => (
              <ListRow
                title={
                  <TruncatedText lines={2} openable translate="no">
                    {invite.from.name || <NoValue />}
                  </TruncatedText>
                }
                note={<DateTime value={invite.createdAt} />}
                trailing={<Amount value={invite.amount} signed tone="in" />}
              />
            )}
          </List>
        )}
      </PagedList>
    </section>
  );
}
