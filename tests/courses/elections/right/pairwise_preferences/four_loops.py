def pairwise_preferences(ranks, counts):
    b, c = ranks.shape
    P = np.zeros((c, c))
    for k in range(b):
        for i in range(c):
            if ranks[k, i] == 0:
                continue
            for j in range(c):
                if ranks[k, j] == 0 or ranks[k, i] < ranks[k, j]:
                    P[i, j] += counts[k]
    score = np.zeros(c)
    for i in range(c):
        for j in range(i):
            if P[i, j] > P[j, i]:
                score[i] += 1
            elif P[i, j] < P[j, i]:
                score[j] += 1
            else:
                score[i] += 0.5
                score[j] += 0.5
    return P, score
