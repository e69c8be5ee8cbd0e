def rake_poll(base, region, age, region_share, age_share, answer, rounds, cap):
    def fit(w, group, share):
        new = np.empty(len(w))
        for i in range(len(w)):
            same = 0.0
            for j in range(len(w)):
                if group[j] == group[i]:
                    same += w[j]
            new[i] = w[i] * share[group[i]] / same
        return new

    w = base / base.sum()
    for _ in range(rounds):
        w = fit(fit(w, region, region_share), age, age_share)
    w = np.minimum(w, cap / len(w))
    w = w / w.sum()
    p = sum(w[answer == 1])
    margin = 1.96 * np.sqrt(p * (1 - p) * sum(w**2))
    return {"weights": w * len(w), "estimate": p, "margin": margin}
