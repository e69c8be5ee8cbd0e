# raised A's share by swing times the share instead of adding the swing
def map_report(votes, swing):
    total = votes.sum(axis=1)
    a_share = np.minimum(1, np.maximum(0, votes[:, 0] / total * (1 + swing)))
    a = a_share * total
    b = total - a
    a_wins = a > b
    waste_a = a - a_wins * total / 2
    waste_b = b - (~a_wins) * total / 2
    return {
        "wasted": np.column_stack((waste_a, waste_b)),
        "seats": int(a_wins.sum()),
        "gap": (waste_a - waste_b).sum() / total.sum(),
        "skew": np.median(a_share) - a_share.mean(),
    }
