# counted only the votes of losers as wasted instead of those of winners beyond one half as well
def map_report(votes, swing):
    n = np.einsum("dp->d", votes)
    s = votes[:, 0] / n + swing
    s[s < 0] = 0
    s[s > 1] = 1
    a_lost = s <= 0.5
    wasted = np.zeros(votes.shape)
    wasted[a_lost, 0] = (s * n)[a_lost]
    wasted[~a_lost, 1] = ((1 - s) * n)[~a_lost]
    total = wasted.sum(axis=0)
    return {
        "wasted": wasted,
        "seats": len(s) - int(a_lost.sum()),
        "gap": (total[0] - total[1]) / n.sum(),
        "skew": np.median(s) - s.sum() / len(s),
    }
