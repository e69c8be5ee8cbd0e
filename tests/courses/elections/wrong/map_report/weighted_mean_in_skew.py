# took A's share of all votes instead of the mean of its districts' shares in the skew
def map_report(votes, swing):
    def report(a, b):
        half = (a + b) / 2
        if a > half:
            return a - half, b, 1
        return a, b - half, 0

    total = votes.sum(axis=1)
    share = np.clip(votes[:, 0] / total + swing, 0, 1)
    rows = [report(s * t, (1 - s) * t) for s, t in zip(share, total)]
    wasted = np.array([r[:2] for r in rows])
    seats = sum(r[2] for r in rows)
    diff = wasted.sum(axis=0)
    skew = np.median(share) - np.sum(share * total) / np.sum(total)
    return {"wasted": wasted, "seats": seats, "gap": (diff[0] - diff[1]) / total.sum(), "skew": skew}
