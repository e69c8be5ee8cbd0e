# what: the covariance's correction is G^T D G instead of G D G^T
def rts_step(m, P, m_next, P_next, A, Q):
    m_pred, P_pred = kf_predict(m, P, A, Q)
    G = P @ A.T @ np.linalg.inv(P_pred)
    D = P_next - P_pred
    return m + G @ (m_next - m_pred), P + np.dot(np.dot(G.T, D), G)
