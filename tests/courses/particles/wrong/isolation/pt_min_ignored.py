# counted soft neighbors as well instead of leaving out those below pt_min
def isolation(pt, eta, phi, cone, pt_min, limit):
    out_n, out_rel = [], []
    for k in range(len(pt)):
        de = eta - eta[k]
        dp = np.arctan2(np.sin(phi - phi[k]), np.cos(phi - phi[k]))
        sel = de**2 + dp**2 < cone**2
        sel[k] = False
        out_n.append(sel.sum())
        out_rel.append(pt[sel].sum() / pt[k])
    out_rel = np.array(out_rel)
    return {"neighbors": np.array(out_n), "relative": out_rel, "isolated": out_rel < limit}
