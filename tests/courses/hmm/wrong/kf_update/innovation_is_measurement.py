# what: the mean is moved by the raw measurement instead of the innovation
def kf_update(m, P, y, H, R):
    S = H @ P @ H.T + R
    K = np.linalg.solve(S, H @ P).T
    m_new = m + K @ y
    P_new = P - K @ S @ K.T
    v = y - H @ m
    ll = -0.5 * (len(y) * np.log(2 * np.pi) + np.log(np.linalg.det(S)) + v @ np.linalg.inv(S) @ v)
    return dict(m=m_new, P=P_new, K=K, ll=ll)
