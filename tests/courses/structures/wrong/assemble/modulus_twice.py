# E is passed as the area too, A is not used
def assemble(nodes, bars, E, A, springs):
    n = len(nodes)
    K = np.zeros((2 * n, 2 * n))
    for b in range(len(bars)):
        i, j = bars[b]
        K_bar, _ = element_stiffness(nodes[i], nodes[j], E[b], E[b])
        dofs = [2 * i, 2 * i + 1, 2 * j, 2 * j + 1]
        K[np.ix_(dofs, dofs)] += K_bar
    K += np.diag(springs.reshape(-1))
    return K
