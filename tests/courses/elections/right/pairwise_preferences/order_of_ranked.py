def pairwise_preferences(ranks, counts):
    c = ranks.shape[1]
    prefer = np.zeros((c, c))
    for row, n in zip(ranks, counts):
        left = list(range(c))
        for place in range(1, row.max() + 1):
            i = int(np.flatnonzero(row == place)[0])
            left.remove(i)
            prefer[i, left] += n
    beats = prefer > prefer.T
    lost = beats.sum(axis=0)
    won = beats.sum(axis=1)
    return prefer, (c - 1 + won - lost) / 2
