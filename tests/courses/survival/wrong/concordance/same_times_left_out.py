# what: pairs of equal time, one dead and one censored, are not compared
def concordance(score, time, event):
    usable = event[:, None] & (time[:, None] < time)
    diff = score[:, None] - score[None, :]
    value = np.where(diff > 0, 1.0, np.where(diff == 0, 0.5, 0.0))
    pairs = usable.sum()
    return (usable * value).sum() / pairs, pairs
