# the loop stops one bar too early
def assemble(nodes, bars, E, A, springs):
    n = len(nodes)
    K = np.zeros((2 * n, 2 * n))
    for b in range(len(bars) - 1):
        i, j = bars[b, 0], bars[b, 1]
        K_bar, _ = element_stiffness(nodes[i], nodes[j], E[b], A[b])
        dofs = [2 * i, 2 * i + 1, 2 * j, 2 * j + 1]
        K[np.ix_(dofs, dofs)] += K_bar
    K += np.diag(springs.reshape(-1))
    return K
