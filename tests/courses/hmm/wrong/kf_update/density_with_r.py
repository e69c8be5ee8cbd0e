# what: in the log density the sensor's covariance R is used instead of S
def gaussian_logpdf(x, cov):
    k = len(x)
    return -0.5 * (k * np.log(2 * np.pi) + np.linalg.slogdet(cov)[1] + x @ np.linalg.inv(cov) @ x)


def kf_update(m, P, y, H, R):
    v = y - H @ m
    S = H @ P @ H.T + R
    K = P @ H.T @ np.linalg.inv(S)
    return {"m": m + K @ v, "P": P - K @ S @ K.T, "K": K, "ll": gaussian_logpdf(v, R)}
