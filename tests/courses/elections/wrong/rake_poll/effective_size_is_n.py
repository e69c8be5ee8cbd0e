# divided by the number of people instead of Kish's effective sample size in the margin
def rake_poll(base, region, age, region_share, age_share, answer, rounds, cap):
    size = len(base)
    w = np.array(base)
    steps = [(region, region_share), (age, age_share)] * rounds
    for labels, target in steps:
        have = np.array([w[labels == k].sum() for k in range(len(target))])
        w = w * (size * target / have)[labels]
    w = np.where(w > cap, cap, w)
    w = w / w.mean()
    p = np.mean(w * answer)
    return {"weights": w, "estimate": p, "margin": 1.96 * np.sqrt(p * (1 - p) / size)}
