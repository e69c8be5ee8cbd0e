# fitted only the regions in each round instead of the regions and the ages
def rake_poll(base, region, age, region_share, age_share, answer, rounds, cap):
    n = len(base)
    w = base.astype(float)
    for r in range(rounds):
        new = np.zeros(n)
        for k, share in enumerate(region_share):
            inside = region == k
            new[inside] = w[inside] * share * n / np.sum(w[inside])
        w = new
    w = np.clip(w, None, cap)
    w /= w.mean()
    p = np.average(answer, weights=w)
    n_eff = n**2 / np.sum(w**2)
    return {"weights": w, "estimate": p, "margin": 1.96 * np.sqrt(p * (1 - p) / n_eff)}
