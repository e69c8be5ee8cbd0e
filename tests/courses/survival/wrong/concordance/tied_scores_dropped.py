# what: pairs with equal scores are taken out of the count of pairs
def concordance(score, time, event):
    sooner = time[:, None] < time
    same = (time[:, None] == time) & ~event
    usable = event[:, None] & (sooner | same) & (score[:, None] != score)
    pairs = usable.sum()
    index = np.sum(usable & (score[:, None] > score)) / max(pairs, 1)
    return index, pairs
