# what: the gain divides by the filtered covariance P instead of the predicted one
def rts_step(m, P, m_next, P_next, A, Q):
    m_pred, P_pred = kf_predict(m, P, A, Q)
    C = P @ A.T @ np.linalg.inv(P)
    m_new = m + C @ (m_next - m_pred)
    P_new = P + C @ (P_next - P_pred) @ C.T
    return m_new, P_new
