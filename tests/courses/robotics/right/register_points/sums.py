# what: loops for the sums, H the other way round
def register_points(P, Q, w):
    m = P.shape[1]
    total = sum(w)
    mu_p = sum(w[i] * P[:, i] for i in range(m)) / total
    mu_q = sum(w[i] * Q[:, i] for i in range(m)) / total
    C = np.zeros((3, 3))
    for i in range(m):
        C += w[i] * np.outer(Q[:, i] - mu_q, P[:, i] - mu_p)
    U, s, Vt = np.linalg.svd(C)
    sign = np.linalg.det(U) * np.linalg.det(Vt)
    rot = U @ np.diag([1, 1, sign]) @ Vt
    shift = mu_q - rot @ mu_p
    e2 = 0.0
    for i in range(m):
        diff = rot @ P[:, i] + shift - Q[:, i]
        e2 += w[i] * diff @ diff
    return {"R": rot, "t": shift, "rms": np.sqrt(e2 / total)}
