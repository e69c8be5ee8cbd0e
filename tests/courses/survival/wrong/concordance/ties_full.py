# what: equal scores count 1 (>= instead of > and a half)
def concordance(score, time, event):
    sooner = time[:, None] < time
    same = (time[:, None] == time) & ~event
    usable = event[:, None] & (sooner | same)
    pairs = np.sum(usable)
    index = np.mean((score[:, None] >= score)[usable])
    return index, pairs
