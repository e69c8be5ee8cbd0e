# what: all pairs with different times count, whether the first one died or was censored
def concordance(score, time, event):
    sooner = time[:, None] < time
    same = (time[:, None] == time) & ~event & event[:, None]
    usable = sooner | same
    pairs = np.sum(usable)
    index = np.sum(usable * ((score[:, None] > score) + 0.5 * (score[:, None] == score))) / pairs
    return index, pairs
