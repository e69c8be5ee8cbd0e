# what: compares only pairs in which both died
def concordance(score, time, event):
    usable = (event[:, None] & event[None, :]) & (time[:, None] < time[None, :])
    pairs = np.sum(usable)
    right = np.sum(usable & (score[:, None] > score))
    tied = np.sum(usable & (score[:, None] == score))
    return (right + 0.5 * tied) / max(pairs, 1), pairs
