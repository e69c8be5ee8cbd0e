# what: the gain is multiplied with S instead of its inverse
def kf_update(m, P, y, H, R):
    innov = y - np.dot(H, m)
    S = np.dot(H, np.dot(P, H.T)) + R
    K = np.dot(np.dot(P, H.T), S)
    Si = np.linalg.inv(S)
    ll = -0.5 * (len(y) * np.log(2 * np.pi) + np.log(np.linalg.det(S)) + innov @ Si @ innov)
    return {"m": m + K @ innov, "P": P - K @ S @ K.T, "K": K, "ll": ll}
