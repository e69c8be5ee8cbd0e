def map_report(votes, swing):
    total = votes.sum(axis=1)
    x = np.minimum(1, np.maximum(0, votes[:, 0] / total + swing))
    a = x * total
    b = total - a
    a_wins = a > b
    waste_a = a - a_wins * total / 2
    waste_b = b - (~a_wins) * total / 2
    z = np.sort(x)
    m = len(z)
    median = (z[(m - 1) // 2] + z[m // 2]) / 2
    return {
        "skew": median - x.mean(),
        "gap": (waste_a - waste_b).sum() / total.sum(),
        "seats": a_wins.sum(),
        "wasted": np.array([waste_a, waste_b]).T,
    }
