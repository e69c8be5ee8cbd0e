# what: S is made without the sensor's noise R (on the list)
def kf_update(m, P, y, H, R):
    v = y - H @ m
    PHt = np.matmul(P, H.T)
    S = np.matmul(H, PHt)
    K = np.matmul(PHt, np.linalg.inv(S))
    P_after = P - np.matmul(np.matmul(K, S), K.T)
    quad = np.matmul(v, np.linalg.solve(S, v))
    ll = -0.5 * (len(y) * np.log(2 * np.pi) + np.log(np.linalg.det(S)) + quad)
    return {"m": m + np.matmul(K, v), "P": P_after, "K": K, "ll": ll}
