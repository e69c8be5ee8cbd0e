# what: the log density counts log(2 pi) once for each number of the state instead of each measured number
def kf_update(m, P, y, H, R):
    d = m.shape[0]
    v = y - H @ m
    S = H @ P @ H.T + R
    Sinv = np.linalg.inv(S)
    K = P @ H.T @ Sinv
    ll = -0.5 * (d * np.log(2 * np.pi) + np.log(np.linalg.det(S)) + v @ Sinv @ v)
    return {"m": m + K @ v, "P": (np.eye(d) - K @ H) @ P, "K": K, "ll": ll}
