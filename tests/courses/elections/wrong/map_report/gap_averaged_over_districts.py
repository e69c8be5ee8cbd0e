# took the mean of the districts' own gaps instead of the gap of all wasted votes over all votes
def map_report(votes, swing):
    total = votes[:, 0] + votes[:, 1]
    x = np.clip(votes[:, 0] / total + swing, 0, 1)
    shares = np.column_stack([x, 1 - x])
    lost = np.where(shares > 0.5, shares - 0.5, shares)
    lost[x == 0.5, 1] = 0.0
    gap = np.mean(lost[:, 0] - lost[:, 1])
    return {
        "wasted": lost * total.reshape(-1, 1),
        "seats": int(np.count_nonzero(x > 0.5)),
        "gap": gap,
        "skew": np.median(x) - np.mean(x),
    }
