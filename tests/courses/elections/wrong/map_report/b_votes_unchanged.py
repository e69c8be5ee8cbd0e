# left B's votes as they were instead of taking the rest of the turnout after the swing
def map_report(votes, swing):
    n = np.sum(votes, axis=1)
    s = np.clip(votes[:, 0] / n + swing, 0, 1)
    new = votes.astype(float)
    new[:, 0] = s * n
    wasted = new.copy()
    for i in range(len(n)):
        if s[i] > 0.5:
            wasted[i, 0] -= n[i] / 2
        else:
            wasted[i, 1] -= n[i] / 2
    gap = (wasted[:, 0] - wasted[:, 1]).sum() / n.sum()
    return {"wasted": wasted, "seats": int((s > 0.5).sum()), "gap": gap, "skew": np.median(s) - s.mean()}
