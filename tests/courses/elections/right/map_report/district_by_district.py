def map_report(votes, swing):
    d = votes.shape[0]
    wasted = np.zeros((d, 2))
    shares = []
    seats = 0
    for i in range(d):
        n = votes[i, 0] + votes[i, 1]
        s = min(max(votes[i, 0] / n + swing, 0.0), 1.0)
        shares.append(s)
        a, b = n * s, n * (1 - s)
        if s > 0.5:
            seats += 1
            wasted[i] = a - n / 2, b
        else:
            wasted[i] = a, b - n / 2
    gap = (wasted[:, 0].sum() - wasted[:, 1].sum()) / votes.sum()
    return {"wasted": wasted, "seats": seats, "gap": gap, "skew": np.median(shares) - np.mean(shares)}
