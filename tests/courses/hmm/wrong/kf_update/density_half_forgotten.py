# what: the quadratic term of the log density is not halved
def kf_update(m, P, y, H, R):
    e = y - H @ m
    S = R + H @ P @ H.T
    K = P @ H.T @ np.linalg.inv(S)
    norm = -0.5 * len(e) * np.log(2 * np.pi) - 0.5 * np.linalg.slogdet(S)[1]
    ll = norm - e.T @ np.linalg.solve(S, e)
    return {"m": m + K @ e, "P": P - K @ S @ K.T, "K": K, "ll": ll}
