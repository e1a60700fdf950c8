import { statementPageSize } from '@/api/calls/statement';
import { paths } from '@/lib/paths';
import { StatementScreen } from '@/screens/Statement/StatementScreen';
import { Responses } from './PageBelow';

/** The statement below a modal. */
export const statementBelow = {
  [paths.statement]: () => (
    <Responses reads={[['getStatements', { page: 1, limit: statementPageSize }], ['getWallet'], ['getBanks']]}>
      <StatementScreen />
    </Responses>
  ),
};
