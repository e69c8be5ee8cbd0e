# took the factors of region and age from the same weights instead of those of age after region was fitted
def rake_poll(base, region, age, region_share, age_share, answer, rounds, cap):
    n = len(base)
    g, h = len(region_share), len(age_share)
    w = base.copy()
    for _ in range(rounds):
        region_total = np.zeros(g)
        age_total = np.zeros(h)
        for i in range(n):
            region_total[region[i]] += w[i]
            age_total[age[i]] += w[i]
        for i in range(n):
            w[i] *= n * region_share[region[i]] / region_total[region[i]]
            w[i] *= n * age_share[age[i]] / age_total[age[i]]
    w = np.minimum(w, cap)
    w = n * w / np.sum(w)
    estimate = np.sum(w * answer) / n
    effective = np.sum(w) ** 2 / np.sum(w * w)
    margin = 1.96 * np.sqrt(estimate * (1 - estimate) / effective)
    return {"weights": w, "estimate": estimate, "margin": margin}
