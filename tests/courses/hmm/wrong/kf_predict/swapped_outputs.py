# what: covariance and mean are returned in exchanged order
def kf_predict(m, P, A, Q):
    m_pred = np.matmul(A, m)
    P_pred = np.matmul(A, np.matmul(P, A.T)) + Q
    return P_pred, m_pred
