# what: two mistakes: the innovation has the wrong sign, and the log density has no minus
def kf_update(m, P, y, H, R):
    diff = H @ m - y
    S = H @ P @ H.T + R
    K = P @ H.T @ np.linalg.inv(S)
    ll = 0.5 * (len(y) * np.log(2 * np.pi) + np.log(np.linalg.det(S)) + diff @ np.linalg.inv(S) @ diff)
    return {"m": m + K @ diff, "P": P - K @ S @ K.T, "K": K, "ll": ll}
