# took won less lost duels for the score instead of won ones and half of the tied ones
def pairwise_preferences(ranks, counts):
    m = ranks.shape[1]
    filled = np.where(ranks == 0, m + 1, ranks)
    prefer = np.zeros((m, m))
    for a in range(m):
        for b in range(m):
            ahead = filled[:, a] < filled[:, b]
            prefer[a, b] = counts @ ahead
    score = np.sign(prefer - prefer.T).sum(axis=1)
    return prefer, score
