# called a duel won only with more than half of all voters instead of with more than the opponent has
def pairwise_preferences(ranks, counts):
    nc = ranks.shape[1]
    last = np.where(ranks > 0, ranks, 1000)
    better = last[:, :, None] < last[:, None, :]
    prefer = np.einsum("b,bij->ij", counts.astype(float), better)
    half = counts.sum() / 2
    copeland = np.zeros(nc)
    for i in range(nc):
        for j in range(nc):
            if i != j:
                if prefer[i, j] > half:
                    copeland[i] += 1
                elif prefer[i, j] == prefer[j, i]:
                    copeland[i] += 0.5
    return prefer, copeland
