# what: In the case of a reflection, the first column of V is flipped instead of the last.
def register_points(P, Q, w):
    cp = np.average(P, axis=1, weights=w)
    cq = np.average(Q, axis=1, weights=w)
    A = (P.T - cp).T
    B = (Q.T - cq).T
    H = A @ np.diag(w) @ B.T
    U, S, Vt = np.linalg.svd(H)
    V = Vt.T
    R = V @ U.T
    if np.linalg.det(R) < 0:
        V[:, 0] *= -1
        R = V @ U.T
    t = cq - R @ cp
    err = (R @ P).T + t - Q.T
    rms = np.sqrt(np.sum(w * np.sum(err**2, axis=1)) / np.sum(w))
    return {"R": R, "t": t, "rms": rms}
