# what: R = U V^T: the rotation from Q to P.
def register_points(P, Q, w):
    cp = np.average(P, axis=1, weights=w)
    cq = np.average(Q, axis=1, weights=w)
    A = (P.T - cp).T
    B = (Q.T - cq).T
    H = A @ np.diag(w) @ B.T
    U, S, Vt = np.linalg.svd(H)
    V = Vt.T
    R = U @ V.T
    if np.linalg.det(R) < 0:
        V[:, 2] *= -1
        R = U @ V.T
    t = cq - R @ cp
    err = (R @ P).T + t - Q.T
    rms = np.sqrt(np.sum(w * np.sum(err**2, axis=1)) / np.sum(w))
    return {"R": R, "t": t, "rms": rms}
