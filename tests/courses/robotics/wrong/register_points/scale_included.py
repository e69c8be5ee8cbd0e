# what: Estimates a scale as in Umeyama's similarity and uses it in translation and residual.
def register_points(P, Q, w):
    w = w / w.sum()
    pm, qm = (P * w).sum(1), (Q * w).sum(1)
    A, B = P - pm.reshape(3, 1), Q - qm.reshape(3, 1)
    U, S, Vt = np.linalg.svd((B * w) @ A.T)
    D = np.eye(3)
    D[2, 2] = np.sign(np.linalg.det(U @ Vt))
    R = U @ D @ Vt
    scale = np.sum(S * np.diag(D)) / np.sum(w * A**2)
    t = qm - scale * R @ pm
    e = scale * R @ P + t.reshape(3, 1) - Q
    return {"R": R, "t": t, "rms": np.sqrt((w * e**2).sum())}
