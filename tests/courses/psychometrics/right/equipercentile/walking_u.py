# what: u and the sum below it walk along with the scores and are never reset; plain lists
def equipercentile(freq_x, freq_y):
    n, m = sum(freq_x), sum(freq_y)
    u, below, cum = 0, 0, 0
    ranks, equated = [], []
    for count in freq_x:
        pr = (cum + count / 2) / n
        cum += count
        while (below + freq_y[u]) / m <= pr:
            below += freq_y[u]
            u += 1
        ranks.append(100 * pr)
        equated.append(u - 0.5 + (pr * m - below) / freq_y[u])
    return np.array(ranks), np.array(equated)
