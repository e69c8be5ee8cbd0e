# the tail's share is taken of the area up to the last sample instead of the whole auc
def nca(t, conc, dose, duration, loq, n_last):
    k_last = np.nonzero(conc > loq)[0][-1]
    t, conc = t[: k_last + 1], conc[: k_last + 1]
    lz = -np.polyfit(t[-n_last:], np.log(conc[-n_last:]), 1)[0]
    seen, seen_moment = 0.0, 0.0
    for t1, t2, c1, c2 in zip(t[:-1], t[1:], conc[:-1], conc[1:]):
        dt = t2 - t1
        if c2 < c1:
            k = np.log(c1 / c2) / dt
            seen += (c1 - c2) / k
            seen_moment += (t1 * c1 - t2 * c2) / k + (c1 - c2) / k**2
        else:
            seen += dt * (c1 + c2) / 2
            seen_moment += dt * (t1 * c1 + t2 * c2) / 2
    unseen = conc[-1] / lz
    auc = seen + unseen
    aumc = seen_moment + unseen * t[-1] + unseen / lz
    mrt, cl = aumc / auc - duration / 2, dose / auc
    return {"lambda_z": lz, "auc": auc, "mrt": mrt, "cl": cl, "v_ss": cl * mrt, "tail": unseen / seen}
