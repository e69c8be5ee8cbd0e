# read each row as the list of candidate numbers from best to worst instead of as the place of each candidate
def pairwise_preferences(ranks, counts):
    b, c = ranks.shape
    prefer = np.zeros((c, c))
    for row in range(b):
        listed = [x - 1 for x in ranks[row] if x > 0]
        rest = [x for x in range(c) if x not in listed]
        for pos, i in enumerate(listed):
            for j in listed[pos + 1 :] + rest:
                prefer[i, j] += counts[row]
    score = (prefer > prefer.T).sum(axis=1) + 0.5 * ((prefer == prefer.T).sum(axis=1) - 1)
    return prefer, score
