# the sign of PBIAS is reversed (observed minus simulated), and the square root in KGE is missing
def model_skill(observed, simulated, warmup):
    out = []
    for o, s in zip(observed[:, warmup:], simulated[:, warmup:]):
        m = ~np.isnan(o)
        o, s = o[m], s[m]
        r = np.corrcoef(o, s)[0, 1]
        out.append(
            [
                1 - np.sum((o - s) ** 2) / np.sum((o - np.mean(o)) ** 2),
                1 - (r - 1) ** 2 - (s.std() / o.std() - 1) ** 2 - (s.mean() / o.mean() - 1) ** 2,
                100 * np.sum(o - s) / np.sum(o),
            ]
        )
    n, k, p = np.array(out).T
    return {"nse": n, "kge": k, "pbias": p}
