def rake_poll(base, region, age, region_share, age_share, answer, rounds, cap):
    w = 1.0 * base
    n = len(w)
    for r in range(rounds):
        for k in range(len(region_share)):
            mask = region == k
            w[mask] = w[mask] * region_share[k] * n / w[mask].sum()
        for k in range(len(age_share)):
            mask = age == k
            w[mask] = w[mask] * age_share[k] * n / w[mask].sum()
    w[w > cap] = cap
    w = w * n / w.sum()
    p = np.average(answer, weights=w)
    return {"weights": w, "estimate": p, "margin": 1.96 * np.sqrt(p * (1 - p) * (w**2).sum()) / n}
