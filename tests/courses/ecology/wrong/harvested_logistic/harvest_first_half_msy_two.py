# two mistakes: the catch is taken before the growth, and the maximum sustainable yield is r K / 2
def harvested_logistic(n0, r, K, effort, refuge, steps):
    cur = n0.copy()
    hist = [cur]
    landed = []
    for t in range(steps):
        haul = effort * np.maximum(cur - refuge, 0)
        cur = cur - haul
        cur = np.maximum(cur + r * cur * (1 - cur / K), 0)
        hist.append(cur)
        landed.append(haul)
    n = np.column_stack(hist)
    catch = np.column_stack(landed)
    return n, catch, catch.mean(axis=1) / (r * K / 2), np.sum(catch == 0, axis=1), n[:, -1] < K / 2
