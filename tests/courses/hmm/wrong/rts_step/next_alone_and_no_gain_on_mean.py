# what: two mistakes: the next covariance is not compared with the prediction, and the mean's correction is not multiplied with the gain
def rts_step(m, P, m_next, P_next, A, Q):
    m_pred, P_pred = kf_predict(m, P, A, Q)
    G = P @ A.T @ np.linalg.inv(P_pred)
    m_s = m + (m_next - m_pred)
    P_s = P + G @ P_next @ G.T
    return m_s, P_s
