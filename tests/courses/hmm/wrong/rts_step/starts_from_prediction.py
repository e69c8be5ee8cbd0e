# what: the correction is added to the predicted mean instead of the filtered one
def rts_step(m, P, m_next, P_next, A, Q):
    m_pred = A @ m
    P_pred = A @ P @ A.T + Q
    G = P @ A.T @ np.linalg.inv(P_pred)
    smoothed_mean = m_pred + G @ (m_next - m_pred)
    smoothed_cov = P + G @ (P_next - P_pred) @ G.T
    return smoothed_mean, smoothed_cov
