import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getSlips, getState, type Slip, statementPageSize } from '@/api/calls/statement';
import { useRead } from '@/api/client/useRead';
import { useShownPage } from '@/api/client/useShownPage';
import { Amount } from '@/components/Amount/Amount';
import { Button } from '@/components/Button/Button';
import { DateTime } from '@/components/DateTime/DateTime';
import { Dialog } from '@/components/Dialog/Dialog';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { NoValue } from '@/components/NoValue/NoValue';
import { PagedList } from '@/components/PagedList/PagedList';
import { RefreshButton } from '@/components/RefreshButton/RefreshButton';
import { SkeletonText } from '@/components/Skeleton/SkeletonText';
import { type Column, Table } from '@/components/Table/Table';
import type { ModalProps } from '@/overlays/modalNames';
import { openModal, useModals } from '@/overlays/useModals';
import { SlipState } from './SlipState';
import * as css from './SlipsModal.css';
import { SlipView } from './SlipView';

/** The member's sent slips and their results. */
export function SlipsModal({ onClose }: ModalProps) {
  const { t } = useTranslation('slips');
  const [asked, go] = useState(1);
  const read = useRead(getSlips, { body: { page: asked, limit: statementPageSize } }, { isTimed: true });
  const page = useShownPage(read, {
    requestedPage: asked,
    pageSize: statementPageSize,
    go,
    getRows: ({ slips }) => slips,
  });
  const stack = useModals();
  /** Opens the slip section of the deposit modal. If the deposit modal is below this modal, only closes this modal. */
  const sendAnother = () => (stack.some(({ name }) => name === 'deposit') ? onClose() : openModal('deposit', 'slip'));

  const columns: readonly Column<Slip>[] = [
    { key: 'date', header: t('date'), main: true, cell: ({ createdAt }) => <DateTime value={createdAt} /> },
    {
      key: 'amount',
      header: t('amount'),
      align: 'end',
      cell: ({ amount, status }) =>
        amount > 0 ? (
          <Amount className={css.amount} value={amount} tone={getState(status) === 'success' ? 'in' : 'plain'} />
        ) : (
          <NoValue />
        ),
    },
    { key: 'status', header: t('status'), cell: (slip) => <SlipState slip={slip} onSend={sendAnother} /> },
    { key: 'slip', header: t('slip'), align: 'end', cell: (slip) => <SlipView slip={slip} /> },
  ];

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
          {(slips) => (
            <Table
              caption={t('title')}
              columns={columns}
              rows={slips}
              rowKey={({ reference, createdAt }, index) => `${reference || createdAt}.${index}`}
              busy={page.isTurning}
              empty={<EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>}
            />
          )}
        </PagedList>
      </div>
    </Dialog>
  );
}
