# what: The weights are left out of H, and a reflection is not caught.
def register_points(P, Q, w):
    cp = np.average(P, axis=1, weights=w)
    cq = np.average(Q, axis=1, weights=w)
    A = (P.T - cp).T
    B = (Q.T - cq).T
    H = A @ B.T
    U, S, Vt = np.linalg.svd(H)
    V = Vt.T
    R = V @ U.T
    t = cq - R @ cp
    err = (R @ P).T + t - Q.T
    rms = np.sqrt(np.sum(w * np.sum(err**2, axis=1)) / np.sum(w))
    return {"R": R, "t": t, "rms": rms}
