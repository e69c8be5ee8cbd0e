# what: Cholesky factor of S, (I - K H) P
def kf_update(m, P, y, H, R):
    v = y - H @ m
    L = np.linalg.cholesky(H @ P @ H.T + R)
    W = np.linalg.solve(L, H @ P)
    z = np.linalg.solve(L, v)
    K = np.linalg.solve(L.T, W).T
    ll = -0.5 * len(y) * np.log(2 * np.pi) - np.sum(np.log(np.diag(L))) - 0.5 * np.sum(z**2)
    return {"m": m + K @ v, "P": (np.eye(len(m)) - K @ H) @ P, "K": K, "ll": ll}
