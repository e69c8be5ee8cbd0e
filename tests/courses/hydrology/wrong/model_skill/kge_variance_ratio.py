# KGE uses the ratio of the variances instead of the standard deviations
def model_skill(observed, simulated, warmup):
    def kling(o, s):
        r = np.corrcoef(o, s)[0, 1]
        return 1 - np.sqrt((r - 1) ** 2 + (np.var(s) / np.var(o) - 1) ** 2 + (np.mean(s) / np.mean(o) - 1) ** 2)

    def nash(o, s):
        return 1 - np.sum((s - o) ** 2) / np.sum((o - np.mean(o)) ** 2)

    pairs = [(o[warmup:], s[warmup:]) for o, s in zip(observed, simulated)]
    pairs = [(o[~np.isnan(o)], s[~np.isnan(o)]) for o, s in pairs]
    return {
        "nse": np.array([nash(*p) for p in pairs]),
        "kge": np.array([kling(*p) for p in pairs]),
        "pbias": np.array([100 * np.sum(s - o) / np.sum(o) for o, s in pairs]),
    }
