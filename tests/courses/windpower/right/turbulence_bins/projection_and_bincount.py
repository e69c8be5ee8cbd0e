def turbulence_bins(u, edges):
    m = u.shape[1]
    basis, _ = np.linalg.qr(np.stack([np.ones(m), np.arange(m)], axis=1))
    rest = u - u @ basis @ basis.T
    v = u.mean(axis=1)
    ti = np.linalg.norm(rest, axis=1) / np.sqrt(m - 1) / v
    nb = len(edges) - 1
    b = np.searchsorted(edges, v, side="right") - 1
    keep = (b >= 0) & (b < nb)
    count = np.bincount(b[keep], minlength=nb)
    safe = np.where(count == 0, 1, count)
    mean = np.bincount(b[keep], ti[keep], minlength=nb) / safe
    square = np.bincount(b[keep], (ti[keep] - mean[b[keep]]) ** 2, minlength=nb) / safe
    return {"intensity": ti, "count": count, "mean": mean, "representative": mean + 1.28 * square**0.5}
