# returned the margins of the duels instead of the number of voters who prefer one to the other
def pairwise_preferences(ranks, counts):
    m = ranks.shape[1]
    pl = np.where(ranks == 0, m + 1, ranks)
    margins = np.zeros((m, m))
    for k in range(len(counts)):
        margins += counts[k] * np.sign(pl[k][None, :] - pl[k][:, None])
    score = np.zeros(m)
    for i in range(m):
        others = np.delete(margins[i], i)
        score[i] = (others > 0).sum() + 0.5 * (others == 0).sum()
    return margins, score
