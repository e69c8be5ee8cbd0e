# no loop: all intervals at once with masks, the line by covariance over variance
def nca(t, conc, dose, duration, loq, n_last):
    last = np.flatnonzero(conc > loq).max()
    t, c = t[: last + 1], conc[: last + 1]
    x, z = t[-n_last:], np.log(c[-n_last:])
    lz = -((x - x.mean()) * (z - z.mean())).sum() / ((x - x.mean()) ** 2).sum()
    d, tc = np.diff(t), t * c
    auc = d * (c[1:] + c[:-1]) / 2
    aumc = d * (tc[1:] + tc[:-1]) / 2
    down = np.diff(c) < 0
    k = -np.diff(np.log(np.where(c > 0, c, 1)))[down] / d[down]
    auc[down] = -np.diff(c)[down] / k
    aumc[down] = -np.diff(tc)[down] / k - np.diff(c)[down] / k**2
    rest = c[-1] / lz
    total = auc.sum() + rest
    mrt = (aumc.sum() + rest * (t[-1] + 1 / lz)) / total - duration / 2
    return {"lambda_z": lz, "auc": total, "mrt": mrt, "cl": dose / total, "v_ss": dose / total * mrt, "tail": rest / total}
