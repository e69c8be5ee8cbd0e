# what: The weighted mean of the distances instead of the root of the mean square.
def register_points(P, Q, w):
    w = w / w.sum()
    pm, qm = P @ w, Q @ w
    S = ((P - pm[:, None]) * w) @ (Q - qm[:, None]).T
    d = np.array([S[1, 2] - S[2, 1], S[2, 0] - S[0, 2], S[0, 1] - S[1, 0]])
    N = np.zeros((4, 4))
    N[0, 0] = np.trace(S)
    N[0, 1:] = d
    N[1:, 0] = d
    N[1:, 1:] = S + S.T - np.trace(S) * np.eye(3)
    vals, vecs = np.linalg.eigh(N)
    R = quaternion_to_matrix(vecs[:, -1][None])[0]
    t = qm - R @ pm
    res = np.linalg.norm(R @ P + t[:, None] - Q, axis=0)
    return {"R": R, "t": t, "rms": (w * res).sum()}
