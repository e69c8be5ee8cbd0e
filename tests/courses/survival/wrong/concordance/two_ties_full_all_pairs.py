# what: equal scores count 1, and pairs count whose first one was censored
def concordance(score, time, event):
    usable = (time[:, None] < time) | ((time[:, None] == time) & event[:, None] & ~event)
    pairs = np.sum(usable)
    index = np.sum(usable & (score[:, None] >= score)) / pairs
    return index, pairs
