# what: the new covariance is I - K H instead of (I - K H) P
def kf_update(m, P, y, H, R):
    resid = y - H @ m
    PHt = P @ H.T
    S = H @ PHt + R
    Sinv = np.linalg.inv(S)
    K = PHt @ Sinv
    I = np.eye(len(m))
    ll = -0.5 * (np.log(np.linalg.det(2 * np.pi * S)) + resid @ Sinv @ resid)
    return {"m": m + K @ resid, "P": I - K @ H, "K": K, "ll": ll}
