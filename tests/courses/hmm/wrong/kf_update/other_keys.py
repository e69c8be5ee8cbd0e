# what: the gain is returned under the key "gain" instead of "K"
def kf_update(m, P, y, H, R):
    v = y - H @ m
    S = H @ P @ H.T + R
    gain = P @ H.T @ np.linalg.inv(S)
    logdet = np.linalg.slogdet(S)[1]
    ll = -0.5 * (len(y) * np.log(2 * np.pi) + logdet + v @ np.linalg.solve(S, v))
    return {"m": m + gain @ v, "P": P - gain @ S @ gain.T, "gain": gain, "ll": ll}
