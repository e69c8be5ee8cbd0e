# K is set to zero inside the loop: only the last bar remains
def assemble(nodes, bars, E, A, springs):
    n = len(nodes)
    for b in range(len(bars)):
        K = np.zeros((2 * n, 2 * n))
        i, j = bars[b]
        K_bar, _ = element_stiffness(nodes[i], nodes[j], E[b], A[b])
        dofs = [2 * i, 2 * i + 1, 2 * j, 2 * j + 1]
        K[np.ix_(dofs, dofs)] += K_bar
    K += np.diag(springs.reshape(-1))
    return K
