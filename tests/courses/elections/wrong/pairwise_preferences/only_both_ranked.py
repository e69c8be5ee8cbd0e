# counted only ballots that rank both candidates instead of letting a ranked one beat an unranked one
def pairwise_preferences(ranks, counts):
    nc = ranks.shape[1]
    prefer = np.zeros((nc, nc))
    for ballot, times in zip(ranks, counts):
        for i in range(nc):
            for j in range(nc):
                if ballot[i] > 0 and ballot[j] > 0 and ballot[i] < ballot[j]:
                    prefer[i, j] += times
    margin = prefer - prefer.T
    points = (np.sign(margin) + 1) / 2
    np.fill_diagonal(points, 0)
    return prefer, points.sum(axis=1)
