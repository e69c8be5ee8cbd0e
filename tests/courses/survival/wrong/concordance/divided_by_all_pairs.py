# what: the sum is divided by n (n - 1) / 2, the number of all pairs
def concordance(score, time, event):
    n = len(score)
    usable = event[:, None] & ((time[:, None] < time) | ((time[:, None] == time) & ~event))
    points = (score[:, None] > score) + 0.5 * (score[:, None] == score)
    pairs = np.sum(usable)
    index = np.sum(points[usable]) / (n * (n - 1) / 2)
    return index, pairs
