def map_report(votes, swing):
    n = np.einsum("dp->d", votes)
    s = votes[:, 0] / n + swing
    s[s < 0] = 0
    s[s > 1] = 1
    lost = s <= 0.5
    wasted = np.empty(votes.shape)
    wasted[:, 0] = n * np.where(lost, s, s - 0.5)
    wasted[:, 1] = n * np.where(lost, 0.5 - s, 1 - s)
    total = wasted.sum(axis=0)
    return {
        "wasted": wasted,
        "seats": len(s) - int(lost.sum()),
        "gap": (total[0] - total[1]) / n.sum(),
        "skew": np.median(s) - s.sum() / len(s),
    }
