# what: the log density is taken of the residual after the update instead of the innovation
def kf_update(m, P, y, H, R):
    S = H @ P @ H.T + R
    K = P @ H.T @ np.linalg.inv(S)
    m = m + K @ (y - H @ m)
    P = P - K @ S @ K.T
    v = y - H @ m
    ll = -0.5 * (len(y) * np.log(2 * np.pi) + np.log(np.linalg.det(S)) + v @ np.linalg.inv(S) @ v)
    return {"m": m, "P": P, "K": K, "ll": ll}
