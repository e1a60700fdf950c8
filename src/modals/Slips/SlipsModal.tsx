import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getSlips, statementPageSize } from '@/api/calls/statement';
import { useRead } from '@/api/client/useRead';
import { useShownPage } from '@/api/client/useShownPage';
import { Button } from '@/components/Button/Button';
import { Dialog } from '@/components/Dialog/Dialog';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { PagedList } from '@/components/PagedList/PagedList';
import { RefreshButton } from '@/components/RefreshButton/RefreshButton';
import { SkeletonText } from '@/components/Skeleton/SkeletonText';
import type { ModalProps } from '@/overlays/modalNames';
import { openModal, useModals } from '@/overlays/useModals';
import * as css from './SlipsModal.css';
import { SlipTable } from './SlipTable';

/** The member's sent slips and their results. */
export function SlipsModal({ onClose }: ModalProps) {
  const { t } = useTranslation('slips');
  const [requestedPage, go] = useState(1);
  const read = useRead(getSlips, { body: { page: requestedPage, limit: statementPageSize } }, { isTimed: true });
  const page = useShownPage(read, {
    requestedPage,
    pageSize: statementPageSize,
    go,
    getRows: ({ slips }) => slips,
  });
  const stack = useModals();
  /** Opens the slip section of the deposit modal. If the deposit modal is below this modal, only closes this modal. */
  const sendAnother = () => (stack.some(({ name }) => name === 'deposit') ? onClose() : openModal('deposit', 'slip'));

  return (
    <Dialog
      open
      title={t('title')}
      onClose={onClose}
      size="lg"
      footer={
        <Button fullWidth onClick={sendAnother}>
          {t('empty.action')}
        </Button>
      }
    >
      <div className={css.body}>
        <PagedList
          isWholePage
          page={page}
          call={getSlips}
          failed={t('failed')}
          skeleton={<SkeletonText lines={6} />}
          head={
            <RefreshButton busy={page.isRefreshing} onClick={() => void page.refresh()}>
              {t('refresh')}
            </RefreshButton>
          }
        >
          {(slips) =>
            slips.length > 0 ? (
              <SlipTable slips={slips} busy={page.isTurning} onSend={sendAnother} />
            ) : (
              <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>
            )
          }
        </PagedList>
      </div>
    </Dialog>
  );
}
