# what: the inverse of the predicted covariance stands in front, P_pred^-1 P A^T, instead of behind
def rts_step(m, P, m_next, P_next, A, Q):
    m_pred, P_pred = kf_predict(m, P, A, Q)
    G = np.linalg.solve(P_pred, P @ A.T)
    diff_m = m_next - m_pred
    diff_P = P_next - P_pred
    return m + G @ diff_m, P + G @ diff_P @ G.T
