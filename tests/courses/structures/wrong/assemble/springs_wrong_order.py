# the springs are flattened column by column: all x, then all y
def assemble(nodes, bars, E, A, springs):
    n = len(nodes)
    K = np.zeros((2 * n, 2 * n))
    for b in range(len(bars)):
        i, j = bars[b]
        K_bar, _ = element_stiffness(nodes[i], nodes[j], E[b], A[b])
        where = [2 * i, 2 * i + 1, 2 * j, 2 * j + 1]
        K[np.ix_(where, where)] += K_bar
    supports = np.concatenate([springs[:, 0], springs[:, 1]])
    for k in range(2 * n):
        K[k, k] += supports[k]
    return K
