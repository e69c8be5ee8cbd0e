# what: a pair is right if the one who died first has the smaller score
def concordance(score, time, event):
    usable = event[:, None] & ((time[:, None] < time) | ((time[:, None] == time) & ~event))
    right = score[:, None] < score
    tied = score[:, None] == score
    pairs = usable.sum()
    return np.sum(usable * (right + 0.5 * tied)) / pairs, pairs
