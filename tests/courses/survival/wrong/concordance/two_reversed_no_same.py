# what: the smaller score counts as right, and pairs of equal time are left out
def concordance(score, time, event):
    usable = event[:, None] & (time[:, None] < time)
    right = score[:, None] < score
    tied = score[:, None] == score
    pairs = np.sum(usable)
    index = np.sum(usable * (right + 0.5 * tied)) / pairs
    return index, pairs
