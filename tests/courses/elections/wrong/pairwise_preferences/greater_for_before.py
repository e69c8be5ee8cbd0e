# took the larger place number for the better place instead of the smaller one
def pairwise_preferences(ranks, counts):
    nb, nc = ranks.shape
    r = ranks.copy()
    r[r == 0] = nc + 1
    P = np.zeros((nc, nc))
    for i in range(nc):
        for j in range(nc):
            P[i, j] = np.sum(counts[r[:, i] > r[:, j]])
    score = np.zeros(nc)
    for i in range(nc):
        for j in range(nc):
            if i == j:
                continue
            if P[i, j] > P[j, i]:
                score[i] += 1
            elif P[i, j] == P[j, i]:
                score[i] += 0.5
    return P, score
