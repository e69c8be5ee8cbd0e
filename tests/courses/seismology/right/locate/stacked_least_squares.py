# style: the damped step as a least squares problem with extra rows (lstsq), the covariance from a QR decomposition
def locate(start, stations, is_s, picks, weights, vp, vs, cutoff, damping, n_iter):
    present = np.isfinite(picks)
    hypo = np.array(start, dtype=float)
    rms = np.zeros(n_iter)
    for i in range(n_iter):
        t, G = arrival_times(hypo, stations, is_s, vp, vs)
        r = (picks - t)[present]
        w = weights[present] * np.where(np.abs(r) <= cutoff, 1, cutoff / np.abs(r))
        root = np.sqrt(w)
        A, b = root[:, None] * G[present], root * r
        rms[i] = np.linalg.norm(b) / np.linalg.norm(root)
        extra = np.diag(np.sqrt(damping) * np.linalg.norm(A, axis=0))
        step = np.linalg.lstsq(np.vstack([A, extra]), np.concatenate([b, np.zeros(4)]), rcond=None)[0]
        hypo = hypo + step
        hypo[2] = np.clip(hypo[2], 0, None)
    R_inv = np.linalg.inv(np.linalg.qr(A)[1])
    return hypo, rms, rms[-1] ** 2 * R_inv @ R_inv.T
