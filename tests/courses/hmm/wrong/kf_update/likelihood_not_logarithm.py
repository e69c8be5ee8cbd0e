# what: the density itself is returned instead of its logarithm
def kf_update(m, P, y, H, R):
    v = y - H @ m
    S = H @ P @ H.T + R
    K = P @ H.T @ np.linalg.inv(S)
    p = np.exp(-0.5 * v @ np.linalg.inv(S) @ v) / np.sqrt((2 * np.pi) ** len(y) * np.linalg.det(S))
    return {"m": m + K @ v, "P": P - K @ S @ K.T, "K": K, "ll": p}
