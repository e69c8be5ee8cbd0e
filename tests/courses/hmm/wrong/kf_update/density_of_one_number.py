# what: in the log density log(2 pi) is counted once instead of k times
def kf_update(m, P, y, H, R):
    v = y - H @ m
    S = H @ P @ H.T + R
    iS = np.linalg.inv(S)
    K = P @ H.T @ iS
    m_out = m + K @ v
    P_out = P - K @ H @ P
    ll = -0.5 * np.log(2 * np.pi) - 0.5 * np.log(np.linalg.det(S)) - 0.5 * v @ iS @ v
    return {"m": m_out, "P": P_out, "K": K, "ll": ll}
